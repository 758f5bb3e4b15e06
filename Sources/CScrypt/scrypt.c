/* scrypt.c - scrypt, with the names of RFC 7914. */
#include "cscrypt.h"

#include <endian.h>
#include <stdlib.h>
#include <string.h>

static uint32_t rotated(uint32_t word, int count) { return (word << count) | (word >> (32 - count)); }

/* The core of Salsa20/8 (section 3) on 16 words. */
static void salsa(uint32_t words[16]) {
    uint32_t x[16];
    memcpy(x, words, sizeof x);
#define QUARTER(a, b, c, d)               \
    x[b] ^= rotated(x[a] + x[d], 7);      \
    x[c] ^= rotated(x[b] + x[a], 9);      \
    x[d] ^= rotated(x[c] + x[b], 13);     \
    x[a] ^= rotated(x[d] + x[c], 18);
    for (int i = 0; i < 4; i++) {
        QUARTER(0, 4, 8, 12)
        QUARTER(5, 9, 13, 1)
        QUARTER(10, 14, 2, 6)
        QUARTER(15, 3, 7, 11)
        QUARTER(0, 1, 2, 3)
        QUARTER(5, 6, 7, 4)
        QUARTER(10, 11, 8, 9)
        QUARTER(15, 12, 13, 14)
    }
#undef QUARTER
    for (int i = 0; i < 16; i++) words[i] += x[i];
}

/* scryptBlockMix (section 4): `from` has 2 * block pieces of 16 words; the even ones come first. */
static void mix(const uint32_t *from, uint32_t *to, uint32_t block) {
    uint32_t x[16];
    memcpy(x, from + (2 * (size_t)block - 1) * 16, sizeof x);
    for (size_t i = 0; i < 2 * (size_t)block; i++) {
        for (int j = 0; j < 16; j++) x[j] ^= from[i * 16 + (size_t)j];
        salsa(x);
        memcpy(to + (i / 2 + (i % 2) * block) * 16, x, sizeof x);
    }
}

/* scryptROMix (section 5) on the words of `bytes`; `memory` holds cost + 2 blocks. */
static void mix_through_memory(uint8_t *bytes, uint64_t cost, uint32_t block, uint32_t *memory) {
    size_t count = 32 * (size_t)block;
    uint32_t *x = memory + cost * count, *y = x + count;
    for (size_t i = 0; i < count; i++) {
        uint32_t word;
        memcpy(&word, bytes + 4 * i, 4);
        x[i] = le32toh(word);
    }
    for (uint64_t i = 0; i < cost; i++) {
        memcpy(memory + i * count, x, 4 * count);
        mix(x, y, block);
        memcpy(x, y, 4 * count);
    }
    for (uint64_t i = 0; i < cost; i++) {
        uint64_t number = x[count - 16] | (uint64_t)x[count - 15] << 32;
        const uint32_t *kept = memory + (number & (cost - 1)) * count;
        for (size_t j = 0; j < count; j++) x[j] ^= kept[j];
        mix(x, y, block);
        memcpy(x, y, 4 * count);
    }
    for (size_t i = 0; i < count; i++) {
        uint32_t word = htole32(x[i]);
        memcpy(bytes + 4 * i, &word, 4);
    }
}

bool csc_scrypt(const uint8_t *password, size_t password_count, const uint8_t *salt,
                size_t salt_count, uint64_t cost, uint32_t block, uint32_t lanes, uint8_t *key,
                size_t key_count) {
    if (cost < 2 || (cost & (cost - 1)) != 0 || cost > 1 << 24) return false;
    if (block == 0 || block > 64 || lanes == 0 || lanes > 64) return false;
    size_t lane = 128 * (size_t)block;
    uint8_t *bytes = malloc(lane * lanes);
    uint32_t *memory = malloc(lane * (cost + 2));
    bool has_memory = bytes != NULL && memory != NULL;
    if (has_memory) {
        csc_pbkdf2(password, password_count, salt, salt_count, 1, bytes, lane * lanes);
        for (uint32_t i = 0; i < lanes; i++)
            mix_through_memory(bytes + i * lane, cost, block, memory);
        csc_pbkdf2(password, password_count, bytes, lane * lanes, 1, key, key_count);
        csc_wipe(bytes, lane * lanes);
        csc_wipe(memory, lane * (cost + 2));
    }
    free(bytes);
    free(memory);
    return has_memory;
}

bool csc_equal(const uint8_t *a, const uint8_t *b, size_t count) {
    volatile uint8_t difference = 0;
    for (size_t i = 0; i < count; i++) difference |= a[i] ^ b[i];
    return difference == 0;
}

void csc_wipe(void *bytes, size_t count) { explicit_bzero(bytes, count); }
