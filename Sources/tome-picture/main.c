/* tome-picture - decodes pictures for tome-reader: the bytes of an image come in, scaled pixels go out.
 *
 * A program of its own, because decoders of images have had holes, and the bytes are strangers'. Once
 * the bytes are read it can do nothing but compute and write: no files, no network, no programs. A
 * picture that it crashes on is one that cannot be shown.
 *
 * tome-picture WIDTH HEIGHT [FIRST COUNT] < image > pixels
 *
 * Out go "TPX1", the width and the height (32 bits each, little-endian) and three bytes a pixel: red,
 * green, blue, as sRGB. Each pixel is the mean, in linear light, of the area that it covers; what is
 * transparent is white, as paper is. Of a picture that is scaled to WIDTH x HEIGHT, COUNT rows from FIRST
 * on can be had alone. The exit status is 0, 64 for wrong arguments, 65 for no picture that is known, 69
 * for one that is too large or takes too long.
 */
#include <errno.h>
#include <math.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>

#include <gif_lib.h>
#include <jpeglib.h>
#include <png.h>
#include <webp/decode.h>

#include "coefficients.h"

enum { USAGE = 64, NO_PICTURE = 65, TOO_MUCH = 69 };
enum { MOST_PIXELS = 50000000, LONGEST_INPUT = 64 << 20, SECONDS = 2 };
/* Of what comes out: of the whole picture, if only some of its rows do, only the width is so small. */
enum { GREATEST_SIDE = 8192, GREATEST_HEIGHT = 1 << 20 };

static const unsigned char *input;
static size_t input_count;

static _Noreturn void give_up(int status) { _exit(status); }

/* --- Walls --- */

static void limit(int resource, rlim_t most) {
  struct rlimit limits = {most, most};
  setrlimit(resource, &limits);
}

/* From here on only memory, the end, and writing to what is open. */
static void lock_up(void) {
#if defined(__x86_64__)
  const uint32_t machine = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
  const uint32_t machine = AUDIT_ARCH_AARCH64;
#else
  const uint32_t machine = 0;
#endif
  limit(RLIMIT_NOFILE, 0);
  limit(RLIMIT_FSIZE, 0);
  limit(RLIMIT_NPROC, 0);
  if (machine == 0) return;
#define ALLOW(name) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##name, 0, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
  struct sock_filter filter[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, machine, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      ALLOW(write),
      ALLOW(brk),
      ALLOW(mmap),
      ALLOW(munmap),
      ALLOW(mremap),
      ALLOW(madvise),
      ALLOW(futex),
      ALLOW(rt_sigreturn),
      ALLOW(exit),
      ALLOW(exit_group),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
  };
  struct sock_fprog program = {sizeof filter / sizeof filter[0], filter};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return;
  /* A kernel without it still has the limits. */
  prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

/* --- Scaling --- */

enum { STEPS = 4096 };

static float linear_of[256];
/* From where on a byte is the next one, and the byte at each of so many steps of light. */
static double next_from[256];
static unsigned char byte_at[STEPS + 1];

static double light(double value) {
  return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
}

static void make_tables(void) {
  for (int i = 0; i < 256; i++) {
    linear_of[i] = (float)light(i / 255.0);
    next_from[i] = i < 255 ? light((i + 0.5) / 255) : 1e9;
  }
  unsigned char byte = 0;
  for (int i = 0; i <= STEPS; i++) {
    while ((double)i / STEPS >= next_from[byte]) byte++;
    byte_at[i] = byte;
  }
}

static unsigned char byte_of(double linear) {
  if (linear <= 0) return 0;
  if (linear >= 1) return 255;
  unsigned char byte = byte_at[(int)(linear * STEPS)];
  while (linear >= next_from[byte]) byte++;
  return byte;
}

/* The picture that comes, row by row, and the one that it becomes. */
static uint32_t width, height, goal_width, goal_height;
static uint32_t first_row, end_row; /* the rows of the goal that are wanted */
static float *sums;            /* of the row of the goal, three a pixel */
static float *row_means;       /* of one row of the picture, three a pixel of the goal */
static unsigned char *pixels;  /* of the wanted rows of the goal */
static uint32_t rows_taken;

/* How the camera was held, as Exif has it: 1 for upright, 5 and more for on its side. The goal is that of the
 * picture as it lies until it is turned. */
static int orientation = 1;
static uint32_t turned_first, turned_end;

static void *need(size_t count, size_t size) {
  void *memory = calloc(count, size);
  if (memory == NULL) give_up(TOO_MUCH);
  return memory;
}

static void begin_picture(uint64_t wide, uint64_t high) {
  if (wide == 0 || high == 0) give_up(NO_PICTURE);
  if (wide > INT32_MAX || high > INT32_MAX || wide * high > MOST_PIXELS) give_up(TOO_MUCH);
  width = (uint32_t)wide;
  height = (uint32_t)high;
  sums = need((size_t)goal_width * 3, sizeof *sums);
  row_means = need((size_t)goal_width * 3, sizeof *row_means);
  pixels = need((size_t)goal_width * (end_row - first_row), 3);
  rows_taken = 0;
}

/* Adds the share of a pixel of `parts` bytes, in linear light on white, to three sums. */
static inline void add_pixel(const unsigned char *pixel, int parts, float share, float *to) {
  float alpha = parts == 4 ? pixel[3] / 255.0f : 1, ink = share * alpha, paper = share * (1 - alpha);
  for (int i = 0; i < 3; i++) to[i] += ink * linear_of[pixel[i]] + paper;
}

/* The means, in linear light, of what each column of the goal covers of a row of RGB or RGBA. */
static void average_row(const unsigned char *row, int parts) {
  double scale = (double)width / goal_width;
  for (uint32_t x = 0; x < goal_width; x++) {
    double from = x * scale, to = (x + 1) * scale;
    if (to > width) to = width;
    float sum[3] = {0, 0, 0};
    uint32_t at = (uint32_t)from, end = (uint32_t)to;
    const unsigned char *pixel = row + (size_t)at * (size_t)parts;
    if (at < end) {
      /* The first pixel, those that are covered whole, and the last one. */
      add_pixel(pixel, parts, (float)(at + 1 - from), sum);
      for (at++, pixel += parts; at < end; at++, pixel += parts) {
        if (parts == 4) {
          add_pixel(pixel, parts, 1, sum);
        } else {
          for (int i = 0; i < 3; i++) sum[i] += linear_of[pixel[i]];
        }
      }
      if (to > end && end < width) add_pixel(pixel, parts, (float)(to - end), sum);
    } else if (at < width) {
      add_pixel(pixel, parts, (float)(to - from), sum);
    }
    float weight = to > from ? (float)(to - from) : 1;
    for (int i = 0; i < 3; i++) row_means[x * 3 + (uint32_t)i] = sum[i] / weight;
  }
}

/* Whether all has come that the wanted rows need. */
static bool is_complete(void) {
  return rows_taken >= height || (uint64_t)rows_taken * goal_height >= (uint64_t)end_row * height;
}

/* Whether the next row is above all that is wanted. */
static bool is_above(void) {
  return (uint64_t)(rows_taken + 1) * goal_height <= (uint64_t)first_row * height;
}

/* Takes the next row, of `parts` bytes a pixel: 3, or 4 with how opaque it is. */
static void take_row(const unsigned char *row, int parts) {
  if (is_complete()) return;
  if (is_above()) {
    rows_taken++;
    return;
  }
  average_row(row, parts);
  double scale = (double)height / goal_height;
  double top = rows_taken, bottom = top + 1;
  rows_taken++;
  uint32_t y = (uint32_t)(top / scale);
  if (y > 0) y--;
  if (y < first_row) y = first_row;
  for (; y < end_row && y * scale < bottom; y++) {
    double from = y * scale, to = (y + 1) * scale;
    double share = (bottom < to ? bottom : to) - (top > from ? top : from);
    if (share <= 0) continue;
    /* A goal that is higher than the picture has several rows of one, one after the other. */
    bool begins = top <= from, ends = bottom >= to - 1e-9;
    if (begins) memset(sums, 0, (size_t)goal_width * 3 * sizeof *sums);
    float part = (float)(share / scale);
    for (size_t i = 0; i < (size_t)goal_width * 3; i++) sums[i] += part * row_means[i];
    if (!ends) continue;
    unsigned char *out = pixels + (size_t)(y - first_row) * goal_width * 3;
    for (size_t i = 0; i < (size_t)goal_width * 3; i++) out[i] = byte_of(sums[i]);
  }
}

/* What did not come of a picture that is cut off is white. */
static void finish_picture(void) {
  if (rows_taken == 0) give_up(NO_PICTURE);
  if (is_complete()) return;
  unsigned char *white = need(width, 3);
  memset(white, 0xFF, (size_t)width * 3);
  while (!is_complete()) take_row(white, 3);
}

/* Has the picture scaled as it lies, to be turned at the end. */
static void lie_down(int way) {
  if (way <= 1 || way > 8) return;
  if ((uint64_t)goal_width * goal_height > MOST_PIXELS / 4) give_up(TOO_MUCH);
  orientation = way;
  turned_first = first_row;
  turned_end = end_row;
  if (way >= 5) {
    uint32_t width = goal_width;
    goal_width = goal_height;
    goal_height = width;
  }
  first_row = 0;
  end_row = goal_height;
}

/* Turns the scaled picture upright, and leaves of it the rows that are wanted. */
static void stand_up(void) {
  if (orientation <= 1) return;
  const uint32_t wide = orientation >= 5 ? goal_height : goal_width;
  const uint32_t high = orientation >= 5 ? goal_width : goal_height;
  unsigned char *turned = need((size_t)wide * (turned_end - turned_first), 3);
  for (uint32_t y = turned_first; y < turned_end; y++) {
    for (uint32_t x = 0; x < wide; x++) {
      uint32_t column, row;
      switch (orientation) {
        case 2: column = wide - 1 - x, row = y; break;
        case 3: column = wide - 1 - x, row = high - 1 - y; break;
        case 4: column = x, row = high - 1 - y; break;
        case 5: column = y, row = x; break;
        case 6: column = y, row = wide - 1 - x; break;
        case 7: column = high - 1 - y, row = wide - 1 - x; break;
        default: column = high - 1 - y, row = x; break;
      }
      memcpy(turned + ((size_t)(y - turned_first) * wide + x) * 3,
             pixels + ((size_t)row * goal_width + column) * 3, 3);
    }
  }
  pixels = turned;
  goal_width = wide;
  goal_height = high;
  first_row = turned_first;
  end_row = turned_end;
}

/* --- JPEG --- */

/* The number of `count` bytes at `at`; 0 behind the end. */
static uint32_t exif_number(const unsigned char *bytes, size_t length, size_t at, size_t count, bool is_big) {
  uint32_t value = 0;
  if (at > length || count > length - at) return 0;
  for (size_t i = 0; i < count; i++) value = value << 8 | bytes[at + (is_big ? i : count - 1 - i)];
  return value;
}

/* How the camera was held: the tag 0x0112 of the Exif data, if there are some. */
static int exif_orientation(const unsigned char *bytes, size_t length) {
  if (length < 14 || memcmp(bytes, "Exif\0\0", 6) != 0) return 1;
  bytes += 6;
  length -= 6;
  bool is_big = bytes[0] == 'M';
  size_t directory = exif_number(bytes, length, 4, 4, is_big);
  uint32_t entries = exif_number(bytes, length, directory, 2, is_big);
  for (uint32_t i = 0; i < entries && i < 64; i++) {
    size_t at = directory + 2 + 12 * (size_t)i;
    if (exif_number(bytes, length, at, 2, is_big) == 0x0112)
      return (int)exif_number(bytes, length, at + 8, 2, is_big);
  }
  return 1;
}

static jmp_buf jpeg_failed;

static void fail_jpeg(j_common_ptr info) {
  (void)info;
  longjmp(jpeg_failed, 1);
}

static void say_nothing(j_common_ptr info) { (void)info; }

/* A picture in several scans, as a progressive one, is kept as coefficients until its end: with more of
 * them than this, packed. */
static uint64_t most_coefficients = 150 << 20;

static uint64_t coefficient_bytes(struct jpeg_decompress_struct *info) {
  uint64_t blocks = 0;
  if (!jpeg_has_multiple_scans(info)) return 0;
  for (int i = 0; i < info->num_components; i++) {
    jpeg_component_info *part = &info->comp_info[i];
    blocks += (uint64_t)part->width_in_blocks * part->height_in_blocks;
  }
  return blocks * sizeof(JBLOCK);
}

static void cmyk_row(const unsigned char *from, unsigned char *to, bool inverted) {
  for (uint32_t x = 0; x < width; x++, from += 4, to += 3) {
    for (int i = 0; i < 3; i++) {
      int ink = inverted ? from[i] : 255 - from[i], black = inverted ? from[3] : 255 - from[3];
      to[i] = (unsigned char)(ink * black / 255);
    }
  }
}

static void read_jpeg(void) {
  static struct jpeg_decompress_struct info;
  static struct jpeg_error_mgr errors;
  info.err = jpeg_std_error(&errors);
  errors.error_exit = fail_jpeg;
  errors.output_message = say_nothing;
  volatile bool has_begun = false;
  if (setjmp(jpeg_failed) != 0) {
    if (!has_begun) give_up(NO_PICTURE);
    return;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, input, input_count);
  jpeg_save_markers(&info, JPEG_APP0 + 1, 0xFFFF);
  jpeg_read_header(&info, TRUE);
  if ((uint64_t)info.image_width * info.image_height > MOST_PIXELS) give_up(TOO_MUCH);
  for (jpeg_saved_marker_ptr marker = info.marker_list; marker != NULL && orientation == 1; marker = marker->next)
    lie_down(exif_orientation(marker->data, marker->data_length));
  if (coefficient_bytes(&info) > most_coefficients) pack_coefficients(&info);
  bool is_cmyk = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  info.out_color_space = is_cmyk ? JCS_CMYK : JCS_RGB;
  bool inverted = info.saw_Adobe_marker;
  jpeg_start_decompress(&info);
  begin_picture(info.output_width, info.output_height);
  has_begun = true;
  unsigned char *row = need(width, 4), *converted = need(width, 3);
  while (info.output_scanline < info.output_height && !is_complete()) {
    if (jpeg_read_scanlines(&info, &row, 1) != 1) break;
    if (is_cmyk) cmyk_row(row, converted, inverted);
    take_row(is_cmyk ? converted : row, 3);
  }
}

/* --- PNG --- */

static size_t png_at;

static void give_png(png_structp png, png_bytep to, size_t count) {
  if (count > input_count - png_at) png_error(png, "cut off");
  memcpy(to, input + png_at, count);
  png_at += count;
}

static void ignore_warning(png_structp png, png_const_charp words) {
  (void)png;
  (void)words;
}

static _Noreturn void fail_png(png_structp png, png_const_charp words) {
  (void)words;
  longjmp(png_jmpbuf(png), 1);
}

static void read_png(void) {
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, fail_png, ignore_warning);
  png_infop info = png != NULL ? png_create_info_struct(png) : NULL;
  if (info == NULL) give_up(TOO_MUCH);
  volatile bool has_begun = false;
  if (setjmp(png_jmpbuf(png)) != 0) {
    if (!has_begun) give_up(NO_PICTURE);
    return;
  }
  png_set_read_fn(png, NULL, give_png);
  png_set_user_limits(png, 1 << 20, 1 << 20);
  png_set_chunk_malloc_max(png, 8 << 20);
  /* Checksums that are wrong are no reason not to show what is there. */
  png_set_crc_action(png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
  png_read_info(png, info);
  uint64_t wide = png_get_image_width(png, info), high = png_get_image_height(png, info);
  if (wide * high > MOST_PIXELS) give_up(TOO_MUCH);
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  bool is_interlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
  png_color_16 paper = {.red = 0xFF, .green = 0xFF, .blue = 0xFF, .gray = 0xFF};
  /* All of an interlaced picture has to be held at once: without how opaque it is. */
  if (is_interlaced) png_set_background(png, &paper, PNG_BACKGROUND_GAMMA_SCREEN, 0, 1.0);
  if (is_interlaced) png_set_interlace_handling(png);
  png_read_update_info(png, info);
  int parts = png_get_channels(png, info);
  if (parts != 3 && parts != 4) give_up(NO_PICTURE);
  begin_picture(wide, high);
  size_t length = png_get_rowbytes(png, info);
  if (!is_interlaced) {
    unsigned char *row = need(length, 1);
    has_begun = true;
    for (uint32_t y = 0; y < height && !is_complete(); y++) {
      png_read_row(png, row, NULL);
      take_row(row, parts);
    }
    return;
  }
  unsigned char *all = need(height, length);
  png_bytep *rows = need(height, sizeof *rows);
  for (uint32_t y = 0; y < height; y++) rows[y] = all + y * length;
  png_read_image(png, rows);
  for (uint32_t y = 0; y < height; y++) take_row(rows[y], parts);
}

/* --- GIF --- */

static size_t gif_at;

static int give_gif(GifFileType *file, GifByteType *to, int count) {
  (void)file;
  size_t rest = input_count - gif_at, taken = (size_t)count < rest ? (size_t)count : rest;
  memcpy(to, input + gif_at, taken);
  gif_at += taken;
  return (int)taken;
}

/* The screen's rows in the order in which an interlaced picture has them. */
static const int interlace_start[] = {0, 4, 2, 1}, interlace_step[] = {8, 8, 4, 2};

static void read_gif(void) {
  int error = 0;
  GifFileType *file = DGifOpen(NULL, give_gif, &error);
  if (file == NULL) give_up(NO_PICTURE);
  int transparent = NO_TRANSPARENT_COLOR;
  GifRecordType kind;
  while (DGifGetRecordType(file, &kind) == GIF_OK && kind != TERMINATE_RECORD_TYPE) {
    if (kind == EXTENSION_RECORD_TYPE) {
      int code;
      GifByteType *block;
      if (DGifGetExtension(file, &code, &block) != GIF_OK) break;
      GraphicsControlBlock control;
      if (block != NULL && code == GRAPHICS_EXT_FUNC_CODE &&
          DGifExtensionToGCB(block[0], block + 1, &control) == GIF_OK)
        transparent = control.TransparentColor;
      while (block != NULL)
        if (DGifGetExtensionNext(file, &block) != GIF_OK) break;
      continue;
    }
    if (kind != IMAGE_DESC_RECORD_TYPE) continue;
    if (DGifGetImageDesc(file) != GIF_OK) break;
    GifImageDesc image = file->Image;
    const ColorMapObject *map = image.ColorMap != NULL ? image.ColorMap : file->SColorMap;
    int wide = file->SWidth, high = file->SHeight;
    if (map == NULL || image.Left < 0 || image.Top < 0 || image.Width <= 0 || image.Height <= 0) break;
    if (image.Left + image.Width > wide) wide = image.Left + image.Width;
    if (image.Top + image.Height > high) high = image.Top + image.Height;
    begin_picture((uint64_t)wide, (uint64_t)high);
    unsigned char *all = need((size_t)image.Width, (size_t)image.Height);
    int cut = transparent >= 0 ? transparent : 0;
    memset(all, cut, (size_t)image.Width * (size_t)image.Height);
    bool is_cut = false;
    for (int pass = image.Interlace ? 0 : 3; pass < 4 && !is_cut; pass++) {
      int start = image.Interlace ? interlace_start[pass] : 0;
      int step = image.Interlace ? interlace_step[pass] : 1;
      for (int y = start; y < image.Height && !is_cut; y += step)
        is_cut = DGifGetLine(file, all + (size_t)y * (size_t)image.Width, image.Width) != GIF_OK;
    }
    unsigned char *row = need(width, 4);
    for (int y = 0; y < high; y++) {
      memset(row, 0, (size_t)width * 4);
      bool is_inside = y >= image.Top && y < image.Top + image.Height;
      for (int x = 0; is_inside && x < image.Width; x++) {
        int index = all[(size_t)(y - image.Top) * (size_t)image.Width + (size_t)x];
        if (index == transparent || index >= map->ColorCount) continue;
        unsigned char *pixel = row + (size_t)(image.Left + x) * 4;
        pixel[0] = map->Colors[index].Red;
        pixel[1] = map->Colors[index].Green;
        pixel[2] = map->Colors[index].Blue;
        pixel[3] = 0xFF;
      }
      take_row(row, 4);
    }
    return;
  }
  give_up(NO_PICTURE);
}

/* --- WebP --- */

/* In how many steps the decoder sees the file, and in what pieces memory is given back. */
enum { WEBP_STEPS = 256, GIVEN_BACK = 1 << 20 };

/* Rows are taken as they are decoded, and the memory of those that were taken is given back: what a lossless
 * picture takes is then what the library itself holds of it, four bytes a pixel. */
static void read_webp(void) {
  WebPBitstreamFeatures features;
  if (WebPGetFeatures(input, input_count, &features) != VP8_STATUS_OK) give_up(NO_PICTURE);
  if (features.has_animation || features.width <= 0 || features.height <= 0) give_up(NO_PICTURE);
  begin_picture((uint64_t)features.width, (uint64_t)features.height);
  int parts = features.has_alpha ? 4 : 3;
  size_t length = (size_t)width * (size_t)parts, count = length * height, given_back = 0;
  unsigned char *all = mmap(NULL, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (all == MAP_FAILED) give_up(TOO_MUCH);
  WebPIDecoder *decoder = WebPINewRGB(parts == 4 ? MODE_RGBA : MODE_RGB, all, count, (int)length);
  if (decoder == NULL) give_up(TOO_MUCH);
  VP8StatusCode status = VP8_STATUS_SUSPENDED;
  for (size_t step = 1; step <= WEBP_STEPS && status == VP8_STATUS_SUSPENDED && !is_complete(); step++) {
    status = WebPIUpdate(decoder, input, input_count * step / WEBP_STEPS);
    int last = 0;
    if (WebPIDecGetRGB(decoder, &last, NULL, NULL, NULL) == NULL) continue;
    while (rows_taken < (uint32_t)last && !is_complete()) take_row(all + rows_taken * length, parts);
    size_t end = rows_taken * length / GIVEN_BACK * GIVEN_BACK;
    if (end > given_back) madvise(all + given_back, end - given_back, MADV_DONTNEED);
    if (end > given_back) given_back = end;
  }
}

/* --- In and out --- */

static bool begins_with(size_t at, const char *mark, size_t count) {
  return input_count >= at + count && memcmp(input + at, mark, count) == 0;
}

static void read_picture(void) {
  if (begins_with(0, "\xFF\xD8", 2)) {
    read_jpeg();
  } else if (begins_with(0, "\x89PNG\r\n\x1A\n", 8)) {
    read_png();
  } else if (begins_with(0, "GIF8", 4)) {
    read_gif();
  } else if (begins_with(0, "RIFF", 4) && begins_with(8, "WEBP", 4)) {
    read_webp();
  } else {
    give_up(NO_PICTURE);
  }
  finish_picture();
  stand_up();
}

static void take_input(void) {
  unsigned char *bytes = NULL;
  size_t room = 0;
  for (;;) {
    if (input_count + (64 << 10) > room) {
      room = room * 2 + (256 << 10);
      if (room > 2 * (size_t)LONGEST_INPUT) give_up(TOO_MUCH);
      bytes = realloc(bytes, room);
      if (bytes == NULL) give_up(TOO_MUCH);
    }
    ssize_t count = read(STDIN_FILENO, bytes + input_count, room - input_count);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) give_up(NO_PICTURE);
    if (count == 0) break;
    input_count += (size_t)count;
    if (input_count > LONGEST_INPUT) give_up(TOO_MUCH);
  }
  input = bytes;
}

static void put_all(const void *bytes, size_t count) {
  const char *at = bytes;
  while (count > 0) {
    ssize_t written = write(STDOUT_FILENO, at, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) give_up(TOO_MUCH);
    at += written;
    count -= (size_t)written;
  }
}

static uint32_t number(const char *word, uint32_t least, uint32_t most) {
  char *end = NULL;
  unsigned long value = strtoul(word, &end, 10);
  if (*word < '0' || *word > '9' || *end != 0 || value < least || value > most) give_up(USAGE);
  return (uint32_t)value;
}

static void read_arguments(int count, char **words) {
  if (count != 3 && count != 5) give_up(USAGE);
  goal_width = number(words[1], 1, GREATEST_SIDE);
  goal_height = number(words[2], 1, count == 3 ? GREATEST_SIDE : GREATEST_HEIGHT);
  end_row = goal_height;
  if (count == 5) {
    first_row = number(words[3], 0, goal_height - 1);
    uint32_t rest = goal_height - first_row;
    end_row = first_row + number(words[4], 1, rest < GREATEST_SIDE ? rest : GREATEST_SIDE);
  }
  if ((uint64_t)goal_width * (end_row - first_row) > MOST_PIXELS / 4) give_up(USAGE);
}

#ifndef TOME_PICTURE_FUZZER
int main(int count, char **words) {
  read_arguments(count, words);
  make_tables();
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_AS, 480 << 20);
  take_input();
  limit(RLIMIT_CPU, SECONDS);
  lock_up();
  read_picture();
  const uint32_t rows = end_row - first_row;
  unsigned char head[12] = "TPX1";
  for (int i = 0; i < 4; i++) {
    head[4 + i] = (unsigned char)(goal_width >> 8 * i);
    head[8 + i] = (unsigned char)(rows >> 8 * i);
  }
  put_all(head, sizeof head);
  put_all(pixels, (size_t)goal_width * rows * 3);
  _exit(0);
}
#endif
