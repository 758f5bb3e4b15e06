/* sha256.h - SHA-256 in pieces, for HMAC. */
#ifndef CSC_SHA256_H
#define CSC_SHA256_H

#include "cscrypt.h"

typedef struct {
    uint32_t state[8];
    size_t count;
    uint8_t block[64];
} csc_hash;

void csc_hash_begin(csc_hash *hash);
void csc_hash_take(csc_hash *hash, const uint8_t *bytes, size_t count);
void csc_hash_end(csc_hash *hash, uint8_t digest[32]);

#endif
