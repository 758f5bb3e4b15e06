/* cscrypt.h - scrypt of RFC 7914: a slow hash for a secret as short as a PIN.
 *
 * libcrypto is not on every machine, and a package for it would take longer to build than the program.
 */
#ifndef CSCRYPT_H
#define CSCRYPT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* SHA-256 (FIPS 180-4) of `count` bytes. */
void csc_sha256(const uint8_t *bytes, size_t count, uint8_t digest[32]);

/* PBKDF2 (RFC 8018) with HMAC-SHA-256. */
void csc_pbkdf2(const uint8_t *password, size_t password_count, const uint8_t *salt,
                size_t salt_count, uint64_t rounds, uint8_t *key, size_t key_count);

/* scrypt of RFC 7914. `cost` is N, a power of two greater than 1; `block` is r; `lanes` is p.
 * Takes 128 * cost * block bytes of memory. False if there is no such memory, or a parameter is
 * out of its range. */
bool csc_scrypt(const uint8_t *password, size_t password_count, const uint8_t *salt,
                size_t salt_count, uint64_t cost, uint32_t block, uint32_t lanes, uint8_t *key,
                size_t key_count);

/* Whether two runs of `count` bytes are equal. It takes the same time wherever they differ. */
bool csc_equal(const uint8_t *a, const uint8_t *b, size_t count);

/* Overwrites a secret; the compiler does not leave that out. */
void csc_wipe(void *bytes, size_t count);

#endif
