#include "czip.h"

#include <minizip/unzip.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <zlib.h>

// minizip reads a directory byte by byte: the file is read in blocks.
enum { BLOCK = 32 << 10 };

struct czip_archive {
  unzFile zip;
  int descriptor;
  int64_t length;
  // Where minizip reads next.
  int64_t offset;
  bool has_failed;
  bool has_begun;
  bool is_reading;
  // Whether the entry is damaged behind what has been given.
  bool is_broken;
  // The bytes of the file from `block_offset` on.
  int64_t block_offset;
  size_t block_length;
  uint8_t block[BLOCK];
};

static voidpf open_file(voidpf opaque, const void *name, int mode) {
  (void)name, (void)mode;
  return opaque;
}

static bool fill(czip_archive *archive) {
  ssize_t got = pread(archive->descriptor, archive->block, BLOCK, archive->offset);
  archive->block_offset = archive->offset;
  archive->block_length = got > 0 ? (size_t)got : 0;
  if (got < 0) archive->has_failed = true;
  return got > 0;
}

static uLong read_file(voidpf opaque, voidpf stream, void *buffer, uLong size) {
  (void)opaque;
  czip_archive *archive = stream;
  uLong done = 0;
  while (done < size) {
    int64_t within = archive->offset - archive->block_offset;
    if (within < 0 || within >= (int64_t)archive->block_length) {
      if (!fill(archive)) break;
      within = 0;
    }
    size_t part = archive->block_length - (size_t)within;
    if (part > size - done) part = size - done;
    memcpy((char *)buffer + done, archive->block + within, part);
    done += part;
    archive->offset += (int64_t)part;
  }
  return done;
}

static uLong write_file(voidpf opaque, voidpf stream, const void *buffer, uLong size) {
  (void)opaque, (void)stream, (void)buffer, (void)size;
  return 0;
}

static ZPOS64_T tell_file(voidpf opaque, voidpf stream) {
  (void)opaque;
  return (ZPOS64_T)((czip_archive *)stream)->offset;
}

static long seek_file(voidpf opaque, voidpf stream, ZPOS64_T offset, int origin) {
  (void)opaque;
  czip_archive *archive = stream;
  int64_t base = 0;
  if (origin == ZLIB_FILEFUNC_SEEK_CUR) base = archive->offset;
  if (origin == ZLIB_FILEFUNC_SEEK_END) base = archive->length;
  int64_t target;
  if (__builtin_add_overflow(base, (int64_t)offset, &target) || target < 0) return -1;
  archive->offset = target;
  return 0;
}

static int close_file(voidpf opaque, voidpf stream) {
  (void)opaque, (void)stream;
  return 0;
}

static int file_error(voidpf opaque, voidpf stream) {
  (void)opaque;
  return ((czip_archive *)stream)->has_failed;
}

czip_archive *czip_open(int descriptor, int64_t length) {
  czip_archive *archive = calloc(1, sizeof *archive);
  if (!archive) return NULL;
  archive->descriptor = descriptor;
  archive->length = length;
  zlib_filefunc64_def functions = {
      .zopen64_file = open_file,
      .zread_file = read_file,
      .zwrite_file = write_file,
      .ztell64_file = tell_file,
      .zseek64_file = seek_file,
      .zclose_file = close_file,
      .zerror_file = file_error,
      .opaque = archive,
  };
  archive->zip = unzOpen2_64("", &functions);
  if (archive->zip) return archive;
  free(archive);
  return NULL;
}

static void end_entry(czip_archive *archive) {
  if (archive->is_reading) unzCloseCurrentFile(archive->zip);
  archive->is_reading = false;
}

void czip_close(czip_archive *archive) {
  if (!archive) return;
  end_entry(archive);
  unzClose(archive->zip);
  free(archive);
}

czip_step czip_next(czip_archive *archive, czip_entry *entry, char *name, size_t size) {
  end_entry(archive);
  int step = archive->has_begun ? unzGoToNextFile(archive->zip) : unzGoToFirstFile(archive->zip);
  archive->has_begun = true;
  if (step == UNZ_END_OF_LIST_OF_FILE) return CZIP_END;
  if (step != UNZ_OK) return CZIP_DAMAGED;
  unz_file_info64 info;
  unz64_file_pos place;
  if (unzGetCurrentFileInfo64(archive->zip, &info, name, size - 1, NULL, 0, NULL, 0) != UNZ_OK)
    return CZIP_DAMAGED;
  name[info.size_filename < size - 1 ? info.size_filename : size - 1] = 0;
  if (unzGetFilePos64(archive->zip, &place) != UNZ_OK) return CZIP_DAMAGED;
  *entry = (czip_entry){
      .place = place.pos_in_zip_directory,
      .number = place.num_of_file,
      .packed = info.compressed_size,
      .unpacked = info.uncompressed_size,
      .is_readable = (info.compression_method == 0 || info.compression_method == Z_DEFLATED) &&
                     !(info.flag & 1),
      .is_encrypted = info.flag & 1,
  };
  return CZIP_ENTRY;
}

bool czip_begin(czip_archive *archive, const czip_entry *entry) {
  end_entry(archive);
  unz64_file_pos place = {.pos_in_zip_directory = entry->place, .num_of_file = entry->number};
  if (unzGoToFilePos64(archive->zip, &place) != UNZ_OK) return false;
  archive->is_broken = false;
  archive->is_reading = unzOpenCurrentFile(archive->zip) == UNZ_OK;
  return archive->is_reading;
}

ssize_t czip_read(czip_archive *archive, void *buffer, size_t size) {
  if (!archive->is_reading) return -1;
  ZPOS64_T before = unztell64(archive->zip);
  int got = archive->is_broken ? -1 : unzReadCurrentFile(archive->zip, buffer, (unsigned)size);
  if (got > 0) return got;
  ZPOS64_T made = unztell64(archive->zip) - before;
  if (got < 0 && made > 0 && made <= size) {
    // What was unpacked before the damage: minizip does not give it out, but it is there.
    archive->is_broken = true;
    return (ssize_t)made;
  }
  archive->is_reading = false;
  // The checksum is compared at the end.
  return unzCloseCurrentFile(archive->zip) == UNZ_OK && got == 0 ? 0 : -1;
}

struct czip_inflater {
  z_stream stream;
};

czip_inflater *czip_inflater_open(void) {
  czip_inflater *inflater = calloc(1, sizeof *inflater);
  // 16 more than the largest window: a header of gzip, and its checksum at the end.
  if (inflater && inflateInit2(&inflater->stream, 16 + MAX_WBITS) == Z_OK) return inflater;
  free(inflater);
  return NULL;
}

void czip_inflater_close(czip_inflater *inflater) {
  if (!inflater) return;
  inflateEnd(&inflater->stream);
  free(inflater);
}

czip_inflation czip_inflate(
    czip_inflater *inflater, const void *input, size_t input_length, size_t *taken, void *output,
    size_t output_length, size_t *made) {
  z_stream *stream = &inflater->stream;
  stream->next_in = (Bytef *)input;
  stream->avail_in = (uInt)input_length;
  stream->next_out = output;
  stream->avail_out = (uInt)output_length;
  int result = inflate(stream, Z_NO_FLUSH);
  *taken = input_length - stream->avail_in;
  *made = output_length - stream->avail_out;
  if (result == Z_STREAM_END) {
    inflateReset(stream);
    return CZIP_PART_ENDED;
  }
  return result == Z_OK || result == Z_BUF_ERROR ? CZIP_MORE : CZIP_BROKEN;
}

uint32_t czip_checksum(const void *bytes, size_t length) {
  return (uint32_t)crc32_z(0, bytes, length);
}
