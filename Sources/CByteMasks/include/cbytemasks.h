/* cbytemasks.h - which of 64 bytes are of a kind, as the bits of a word: bit i for byte i.
 *
 * Swift has vectors, but no way from the comparison of two vectors to a word of bits, which takes one
 * instruction on x86-64 and a few elsewhere. There are no intrinsics in it: the compiler knows the
 * vectors of every processor, and does without where there are none.
 */
#ifndef CBYTEMASKS_H
#define CBYTEMASKS_H

#include <stdbool.h>
#include <stdint.h>

/* How many bytes are read from the first one on, whatever is asked of them. */
#define CBM_READ 66

/* The bytes for which `comparison` holds: of `byte`, of the same as `letter`, which is signed, and of
 * the bytes `second` and `third` that stand behind it. A macro, as how a function is called that takes
 * vectors as wide as these differs from processor to processor. */
#define CBM_MASK(name, comparison)                                                            \
    static inline __attribute__((always_inline)) uint64_t name(const uint8_t *bytes) {        \
        typedef uint8_t vector __attribute__((vector_size(64)));                              \
        typedef int8_t signed_vector __attribute__((vector_size(64)));                        \
        typedef bool bits __attribute__((ext_vector_type(64)));                               \
        vector byte, second, third;                                                           \
        __builtin_memcpy(&byte, bytes, sizeof byte);                                          \
        __builtin_memcpy(&second, bytes + 1, sizeof second);                                  \
        __builtin_memcpy(&third, bytes + 2, sizeof third);                                    \
        signed_vector letter = (signed_vector)byte, after = (signed_vector)second;            \
        (void)letter, (void)after, (void)third;                                               \
        bits found = __builtin_convertvector(comparison, bits);                               \
        uint64_t word;                                                                        \
        __builtin_memcpy(&word, &found, sizeof word);                                         \
        return word;                                                                          \
    }

/* Spaces. */
CBM_MASK(cbm_spaces, byte == 0x20)
/* Tabs. */
CBM_MASK(cbm_tabs, byte == 0x09)
/* Spaces, tabs, ends of lines and other controls of ASCII, but DEL. */
CBM_MASK(cbm_blanks, byte <= 0x20)
/* Controls of ASCII, but DEL, and what is no ASCII. */
CBM_MASK(cbm_others, letter < 0x20)
/* Controls of ASCII, but DEL. */
CBM_MASK(cbm_controls, byte < 0x20)
/* Printable ASCII. */
CBM_MASK(cbm_printable, (letter >= 0x20) & (letter != 0x7F))
/* What is no ASCII. */
CBM_MASK(cbm_beyond_ascii, letter < 0)
/* Bytes that go on with a sequence of UTF-8. */
CBM_MASK(cbm_continuations, letter < -64)
/* Bytes from E3 on, which begin the sequences of U+3000 and more. */
CBM_MASK(cbm_from_e3, byte >= 0xE3)
/* First bytes of the sequences of U+2010 to U+2027: dashes, quotation marks and what stands by them. */
CBM_MASK(cbm_punctuation, (byte == 0xE2) & (second == 0x80) & (third >= 0x90) & (third <= 0xA7))
/* First bytes of the sequences of U+00C0 to U+02FF and U+03C0 to U+047F: Latin, Greek and Cyrillic. */
CBM_MASK(cbm_letters, (((byte >= 0xC3) & (byte <= 0xCB)) | ((byte >= 0xCF) & (byte <= 0xD1))) & (after < -64))
/* First bytes of the sequences of ideographs (U+4000 to U+9FFF), kana, the punctuation between U+3001 and
 * U+3029 and the letters and punctuation from U+FF01 to U+FF3F, all of which are wide. */
CBM_MASK(cbm_wide,
         (after < -64) & ((signed_vector)third < -64)
             & (((byte >= 0xE4) & (byte <= 0xE9))
                | ((byte == 0xE3)
                   & (((second == 0x80) & (third >= 0x81) & (third <= 0xA9))
                      | ((second == 0x81) & (third >= 0x81))
                      | ((second == 0x82) & ((third <= 0x96) | (third >= 0x9B)))
                      | (second == 0x83)))
                | ((byte == 0xEF) & (second == 0xBC) & (third >= 0x81))))

#undef CBM_MASK

/* The bytes that are `wanted`, of 64. */
static inline __attribute__((always_inline)) uint64_t cbm_same(
    const uint8_t *bytes, uint8_t wanted) {
    typedef uint8_t vector __attribute__((vector_size(64)));
    typedef bool bits __attribute__((ext_vector_type(64)));
    vector byte;
    __builtin_memcpy(&byte, bytes, sizeof byte);
    bits found = __builtin_convertvector(byte == wanted, bits);
    uint64_t word;
    __builtin_memcpy(&word, &found, sizeof word);
    return word;
}
#endif
