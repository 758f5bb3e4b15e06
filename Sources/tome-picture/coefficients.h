/* The coefficients of a JPEG in several scans, in three eighths of their memory.
 *
 * libjpeg keeps all coefficients of such a picture until its last scan: 300 MB of 50 megapixels. Here the 16
 * of each block that tell of its coarse half are kept whole, and of the others, which later scans need to
 * know, whether they are zero and their signs. So the picture is half as sharp, which nobody sees in one
 * that is made that much smaller.
 */
#ifndef TOME_PICTURE_COEFFICIENTS_H
#define TOME_PICTURE_COEFFICIENTS_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

/* A block. A bit of the masks is a coefficient, in the block's own order. */
struct packed_block {
  JCOEF coarse[4][4];
  uint8_t set[8], negative[8];
};

/* All blocks of a component, and the rows that libjpeg looks at. */
struct packed_array {
  JDIMENSION width, height, first, count;
  struct packed_block *packed;
  JBLOCK *open;
  JBLOCKROW *rows;
  boolean is_changed;
};

static struct packed_array packed_arrays[MAX_COMPONENTS];
static int packed_count;
/* What the bits of a byte stand for: 1 for each. */
static JCOEF ones_of[256][8];

static void masks_of_row(const JCOEF *row, uint8_t *set, uint8_t *negative) {
#ifdef __SSE2__
  __m128i small = _mm_packs_epi16(_mm_loadu_si128((const __m128i *)row), _mm_setzero_si128());
  *set = (uint8_t)~_mm_movemask_epi8(_mm_cmpeq_epi8(small, _mm_setzero_si128()));
  *negative = (uint8_t)_mm_movemask_epi8(small);
#else
  *set = *negative = 0;
  for (int i = 0; i < 8; i++) {
    *set |= (uint8_t)((row[i] != 0) << i);
    *negative |= (uint8_t)((row[i] < 0) << i);
  }
#endif
}

static void pack(const JBLOCK block, struct packed_block *to) {
  for (int y = 0; y < 8; y++) {
    if (y < 4) memcpy(to->coarse[y], block + 8 * y, sizeof to->coarse[y]);
    masks_of_row(block + 8 * y, &to->set[y], &to->negative[y]);
  }
}

static void unpack(const struct packed_block *from, boolean is_for_input, JCOEF *block) {
  for (int y = 0; y < 8; y++) {
    JCOEF *row = block + 8 * y;
    const JCOEF *ones = ones_of[from->set[y]], *minus = ones_of[from->negative[y]];
    if (!is_for_input || from->set[y] == 0) {
      memset(row, 0, 8 * sizeof *row);
    } else {
      for (int x = 0; x < 8; x++) row[x] = (JCOEF)(ones[x] - 2 * minus[x]);
    }
    if (y < 4) memcpy(row, from->coarse[y], sizeof from->coarse[y]);
  }
}

static jvirt_barray_ptr request_packed(
    j_common_ptr info, int pool, boolean is_zero, JDIMENSION width, JDIMENSION height, JDIMENSION most) {
  (void)info, (void)pool, (void)is_zero;
  if (packed_count == MAX_COMPONENTS) return NULL;
  struct packed_array *array = &packed_arrays[packed_count++];
  *array = (struct packed_array){.width = width, .height = height};
  array->packed = calloc((size_t)width * height, sizeof *array->packed);
  array->open = calloc((size_t)width * most, sizeof *array->open);
  array->rows = calloc(most, sizeof *array->rows);
  if (array->packed == NULL || array->open == NULL || array->rows == NULL) (*info->err->error_exit)(info);
  for (JDIMENSION y = 0; y < most; y++) array->rows[y] = array->open + (size_t)y * width;
  return (jvirt_barray_ptr)array;
}

static JBLOCKARRAY access_packed(
    j_common_ptr info, jvirt_barray_ptr pointer, JDIMENSION first, JDIMENSION count, boolean is_changed) {
  struct packed_array *array = (struct packed_array *)pointer;
  if ((uint64_t)first + count > array->height) (*info->err->error_exit)(info);
  size_t held = (size_t)array->count * array->width, at = (size_t)array->first * array->width;
  for (size_t i = 0; array->is_changed && i < held; i++) pack(array->open[i], &array->packed[at + i]);
  array->first = first;
  array->count = count;
  array->is_changed = is_changed;
  at = (size_t)first * array->width;
  for (size_t i = 0; i < (size_t)count * array->width; i++)
    unpack(&array->packed[at + i], is_changed, array->open[i]);
  return array->rows;
}

/* Has libjpeg keep the coefficients of `info`, whose head is read, in this way. */
static void pack_coefficients(struct jpeg_decompress_struct *info) {
  packed_count = 0;
  for (int bits = 0; bits < 256; bits++)
    for (int x = 0; x < 8; x++) ones_of[bits][x] = (JCOEF)(bits >> x & 1);
  info->mem->request_virt_barray = request_packed;
  info->mem->access_virt_barray = access_packed;
  /* It would look at more rows at once than are open. */
  info->do_block_smoothing = FALSE;
}

#endif
