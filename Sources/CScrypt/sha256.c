/* sha256.c - SHA-256 (FIPS 180-4), HMAC and PBKDF2 with it. */
#include "sha256.h"

#include <string.h>

static const uint32_t rounds_constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t rotated(uint32_t word, int count) { return (word >> count) | (word << (32 - count)); }

static void take_block(uint32_t state[8], const uint8_t block[64]) {
    uint32_t w[64];
    for (int i = 0; i < 16; i++)
        w[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16
               | (uint32_t)block[4 * i + 2] << 8 | block[4 * i + 3];
    for (int i = 16; i < 64; i++) {
        uint32_t low = rotated(w[i - 15], 7) ^ rotated(w[i - 15], 18) ^ (w[i - 15] >> 3);
        uint32_t high = rotated(w[i - 2], 17) ^ rotated(w[i - 2], 19) ^ (w[i - 2] >> 10);
        w[i] = w[i - 16] + low + w[i - 7] + high;
    }
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
    for (int i = 0; i < 64; i++) {
        uint32_t first = h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g))
                         + rounds_constants[i] + w[i];
        uint32_t second =
            (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        h = g, g = f, f = e, e = d + first;
        d = c, c = b, b = a, a = first + second;
    }
    state[0] += a, state[1] += b, state[2] += c, state[3] += d;
    state[4] += e, state[5] += f, state[6] += g, state[7] += h;
}

void csc_hash_begin(csc_hash *hash) {
    static const uint32_t start[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    memcpy(hash->state, start, sizeof start);
    hash->count = 0;
}

void csc_hash_take(csc_hash *hash, const uint8_t *bytes, size_t count) {
    size_t filled = hash->count % 64;
    hash->count += count;
    while (count > 0) {
        size_t taken = 64 - filled < count ? 64 - filled : count;
        memcpy(hash->block + filled, bytes, taken);
        bytes += taken, count -= taken, filled += taken;
        if (filled < 64) return;
        take_block(hash->state, hash->block);
        filled = 0;
    }
}

void csc_hash_end(csc_hash *hash, uint8_t digest[32]) {
    uint64_t bits = (uint64_t)hash->count * 8;
    uint8_t end[72] = {0x80};
    size_t filled = hash->count % 64;
    size_t padding = (filled < 56 ? 56 : 120) - filled;
    for (int i = 0; i < 8; i++) end[padding + (size_t)i] = (uint8_t)(bits >> (56 - 8 * i));
    csc_hash_take(hash, end, padding + 8);
    for (int i = 0; i < 32; i++) digest[i] = (uint8_t)(hash->state[i / 4] >> (24 - 8 * (i % 4)));
}

void csc_sha256(const uint8_t *bytes, size_t count, uint8_t digest[32]) {
    csc_hash hash;
    csc_hash_begin(&hash);
    csc_hash_take(&hash, bytes, count);
    csc_hash_end(&hash, digest);
    csc_wipe(&hash, sizeof hash);
}

/* The states of the inner and the outer hash of HMAC (RFC 2104) once they have taken their keys. */
typedef struct {
    csc_hash inner, outer;
} keyed;

static void take_key(keyed *hashes, const uint8_t *key, size_t count) {
    uint8_t digest[32], pad[64];
    if (count > 64) {
        csc_sha256(key, count, digest);
        key = digest, count = 32;
    }
    csc_hash_begin(&hashes->inner);
    csc_hash_begin(&hashes->outer);
    memset(pad, 0x36, 64);
    for (size_t i = 0; i < count; i++) pad[i] ^= key[i];
    csc_hash_take(&hashes->inner, pad, 64);
    memset(pad, 0x5c, 64);
    for (size_t i = 0; i < count; i++) pad[i] ^= key[i];
    csc_hash_take(&hashes->outer, pad, 64);
    csc_wipe(digest, sizeof digest);
    csc_wipe(pad, sizeof pad);
}

static void end_keyed(keyed *hashes, uint8_t digest[32]) {
    csc_hash_end(&hashes->inner, digest);
    csc_hash_take(&hashes->outer, digest, 32);
    csc_hash_end(&hashes->outer, digest);
}

void csc_pbkdf2(const uint8_t *password, size_t password_count, const uint8_t *salt,
                size_t salt_count, uint64_t rounds, uint8_t *key, size_t key_count) {
    keyed start, hashes;
    uint8_t sum[32], digest[32];
    take_key(&start, password, password_count);
    for (uint32_t number = 1; key_count > 0; number++) {
        uint8_t index[4] = {(uint8_t)(number >> 24), (uint8_t)(number >> 16), (uint8_t)(number >> 8),
                            (uint8_t)number};
        hashes = start;
        csc_hash_take(&hashes.inner, salt, salt_count);
        csc_hash_take(&hashes.inner, index, 4);
        end_keyed(&hashes, digest);
        memcpy(sum, digest, 32);
        for (uint64_t round = 1; round < rounds; round++) {
            hashes = start;
            csc_hash_take(&hashes.inner, digest, 32);
            end_keyed(&hashes, digest);
            for (int i = 0; i < 32; i++) sum[i] ^= digest[i];
        }
        size_t count = key_count < 32 ? key_count : 32;
        memcpy(key, sum, count);
        key += count, key_count -= count;
    }
    csc_wipe(&start, sizeof start);
    csc_wipe(&hashes, sizeof hashes);
    csc_wipe(sum, sizeof sum);
    csc_wipe(digest, sizeof digest);
}
