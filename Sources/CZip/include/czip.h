/*
 * The door to ZIP archives: minizip and zlib.
 *
 * Both are linked as archives: 0.1 MB, and no library more to load at a start.
 */
#ifndef CZIP_H
#define CZIP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// An archive that is open for reading. It has one cursor, so one thread at a time may use it.
typedef struct czip_archive czip_archive;

/// Where an entry of an archive is, and how long.
typedef struct czip_entry {
  /// The entry's record in the directory: an offset and a number.
  uint64_t place, number;
  /// The length in bytes, in the archive and unpacked, as the directory says.
  uint64_t packed, unpacked;
  /// Whether it is stored or deflated, without a password.
  bool is_readable;
  /// Whether it is encrypted with a password.
  bool is_encrypted;
} czip_entry;

/// What comes next in the directory.
typedef enum czip_step { CZIP_ENTRY, CZIP_END, CZIP_DAMAGED } czip_step;

/// Opens the archive in the file that `descriptor` reads, which is not closed with it.
///
/// \param length The file's length in bytes.
/// \return NULL if the file has no directory of an archive.
czip_archive *_Nullable czip_open(int descriptor, int64_t length);

/// Frees an archive.
void czip_close(czip_archive *_Nullable archive);

/// Steps to the next entry of the directory, the first one at first.
///
/// \param name Room for `size` bytes of the entry's name, which ends with a zero byte. A name that is
///   longer is cut off.
czip_step czip_next(
    czip_archive *_Nonnull archive, czip_entry *_Nonnull entry, char *_Nonnull name, size_t size);

/// Begins to read the bytes of `entry`, and ends to read those of another.
bool czip_begin(czip_archive *_Nonnull archive, const czip_entry *_Nonnull entry);

/// Reads the next bytes of the entry.
///
/// \return The number of bytes; 0 at the end of an entry that is whole; -1 if it is damaged.
ssize_t czip_read(czip_archive *_Nonnull archive, void *_Nonnull buffer, size_t size);

/// What unpacks the bytes of a gzip file, of one part or several.
typedef struct czip_inflater czip_inflater;

/// Begins to unpack a file; NULL without memory.
czip_inflater *_Nullable czip_inflater_open(void);

/// Frees what unpacks a file.
void czip_inflater_close(czip_inflater *_Nullable inflater);

/// What a step came to.
typedef enum czip_inflation {
  /// All input has been taken, or `output` is full.
  CZIP_MORE,
  /// A part of the file has ended: what follows is another one, or nothing.
  CZIP_PART_ENDED,
  /// The bytes are damaged.
  CZIP_BROKEN,
} czip_inflation;

/// Unpacks some of the bytes in `input` into `output`.
///
/// \param taken Is set to the number of bytes that were taken of `input`.
/// \param made Is set to the number of bytes that were written to `output`.
czip_inflation czip_inflate(
    czip_inflater *_Nonnull inflater, const void *_Nonnull input, size_t input_length,
    size_t *_Nonnull taken, void *_Nonnull output, size_t output_length, size_t *_Nonnull made);

/// The checksum (CRC-32) that an archive has of a file's bytes.
uint32_t czip_checksum(const void *_Nonnull bytes, size_t length);

#endif
