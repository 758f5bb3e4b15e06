#ifndef CHYPHEN_H
#define CHYPHEN_H

#include <stdbool.h>
#include <stddef.h>

/// A dictionary of libhyphen; opened once, it may be asked from any thread.
typedef struct chy_dictionary chy_dictionary;

/// Loads libhyphen when first asked; returns whether it is there.
///
/// The program does not link it: who does not hyphenate needs no package and waits for nothing.
bool chy_is_available(void);

/// Opens the dictionary in the file at `path`; NULL where it cannot be read.
chy_dictionary *_Nullable chy_open(const char *_Nonnull path);

/// Frees a dictionary, which no thread may be asking.
void chy_close(chy_dictionary *_Nullable dictionary);

/// The longest word that is hyphenated, in bytes.
enum { CHY_LONGEST_WORD = 100 };

/// Writes to `points[i]` whether a hyphen may stand after character `i` of `word`.
///
/// Points where the spelling would change (Schiff-fahrt) are left out.
///
/// \param word `length` bytes in the dictionary's encoding, in lower case; at most CHY_LONGEST_WORD.
/// \param points Room for `length` values; those from the number of characters on are false.
/// \return Whether the word could be hyphenated.
bool chy_find_points(
    chy_dictionary *_Nonnull dictionary, const char *_Nonnull word, size_t length,
    bool *_Nonnull points);

#endif
