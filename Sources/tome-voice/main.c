/* tome-voice - speaks for tome-reader: text comes in, sound and the times of its words go out.
 *
 * A program of its own, because espeak-ng is GPL-3.0-or-later, brings global state, and may crash.
 * It links no library but loads espeak-ng when it starts. It ends when its input ends.
 *
 * A frame is: the payload's length (32 bits), its kind (8 bits), its turn (32 bits), the payload.
 * All numbers are little-endian. A frame of an unknown kind or over 1 MB ends the program.
 *
 * in   V  rate (16), pitch (16), name of a voice or a language
 *      S  id (32), silence before and behind in ms (16 each), SSML; no SSML: silence alone
 *      X  stop: what came with an earlier turn is dropped
 *      L  list the voices
 * out  H  samples a second (32), version
 *      V  1 if there is a voice of that name, else 0
 *      P  id (32), at most 50 ms of signed 16-bit samples
 *      M  id (32), name of the mark as a number (32), sample (32) of the order
 *      E  id (32), samples (32) of the order
 *      L  a line for each voice: language, name
 *      F  why it ends
 */
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* --- What is used of espeak-ng's interface, which is stable since 1.49 --- */

typedef struct {
  int type;
  unsigned int unique_identifier;
  int text_position, length, audio_position, sample;
  void *user_data;
  union {
    int number;
    const char *name;
    char string[8];
  } id;
} Event;

typedef struct {
  const char *name, *languages, *identifier;
  unsigned char gender, age, variant, xx1;
  int score;
  void *spare;
} Voice;

typedef int Callback(short *, int, Event *);

enum { EVENT_LIST_END = 0, EVENT_MARK = 3 };
enum { OUTPUT_SYNCHRONOUS = 2, DO_NOT_EXIT = 0x8000, BLOCK_MS = 50 };
enum { UTF8_TEXT = 1, SSML_TEXT = 0x10, BY_CHARACTER = 1 };
enum { RATE = 1, PITCH = 3 };

static struct {
  int (*initialize)(int, int, const char *, int);
  void (*set_callback)(Callback *);
  int (*set_voice)(const char *);
  int (*set_parameter)(int, int, int);
  int (*synthesize)(const void *, size_t, unsigned, int, unsigned, unsigned, unsigned *, void *);
  const Voice **(*voices)(Voice *);
  const char *(*version)(const char **);
} espeak;

/* --- Frames out --- */

enum { HEADER = 9, LONGEST = 1 << 20 };

static uint32_t turn;

static void put32(unsigned char *at, uint32_t value) {
  for (int i = 0; i < 4; i++) at[i] = (unsigned char)(value >> 8 * i);
}

static uint32_t get32(const unsigned char *at) {
  return at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

static uint32_t get16(const unsigned char *at) { return at[0] | (uint32_t)at[1] << 8; }

static void put_all(const void *bytes, size_t count) {
  const char *at = bytes;
  while (count > 0) {
    ssize_t written = write(STDOUT_FILENO, at, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) exit(EXIT_FAILURE);
    at += written;
    count -= (size_t)written;
  }
}

static void send(char kind, const void *payload, size_t count) {
  unsigned char frame[HEADER + 8192];
  put32(frame, (uint32_t)count);
  frame[4] = (unsigned char)kind;
  put32(frame + 5, turn);
  size_t first = count < sizeof frame - HEADER ? count : sizeof frame - HEADER;
  if (first > 0) memcpy(frame + HEADER, payload, first);
  put_all(frame, HEADER + first);
  if (first < count) put_all((const char *)payload + first, count - first);
}

static _Noreturn void fail(const char *why) {
  send('F', why, strlen(why));
  exit(EXIT_FAILURE);
}

/* --- Frames in --- */

static unsigned char *input;
static size_t input_count, input_room;

/* Takes what has come, or waits for something; false at the end of the input. */
static bool take_input(bool waits) {
  if (!waits) {
    struct pollfd entry = {.fd = STDIN_FILENO, .events = POLLIN};
    if (poll(&entry, 1, 0) <= 0) return true;
  }
  if (input_count + (64 << 10) > input_room) {
    input_room = input_room * 2 + (128 << 10);
    input = realloc(input, input_room);
    if (input == NULL) exit(EXIT_FAILURE);
  }
  ssize_t count = read(STDIN_FILENO, input + input_count, 64 << 10);
  if (count < 0) return errno == EINTR;
  input_count += (size_t)count;
  return count > 0;
}

/* The bytes of the frame at `at`; 0 if not all of it has come. */
static size_t frame_length(size_t at) {
  if (input_count - at < HEADER) return 0;
  uint32_t count = get32(input + at);
  if (count > LONGEST) fail("a frame is too long");
  return input_count - at < HEADER + count ? 0 : HEADER + count;
}

/* The last turn that has come: what belongs to an earlier one need not be said. */
static uint32_t last_turn(void) {
  uint32_t last = turn;
  for (size_t at = 0, length; (length = frame_length(at)) > 0; at += length)
    if (input[at + 4] == 'X') last = get32(input + at + 5);
  return last;
}

/* --- Speaking --- */

static uint32_t rate, order, sent, held, start;

/* Sends samples in frames of at most 50 ms; none at `samples`: silence. */
static void send_samples(const short *samples, uint32_t count) {
  unsigned char payload[4 + 4096];
  uint32_t most = rate / 20 < 2048 ? rate / 20 : 2048;
  while (count > 0) {
    uint32_t now = count < most ? count : most;
    put32(payload, order);
    for (uint32_t i = 0; i < now; i++) {
      uint16_t value = samples == NULL ? 0 : (uint16_t)samples[i];
      payload[4 + 2 * i] = (unsigned char)value;
      payload[5 + 2 * i] = (unsigned char)(value >> 8);
    }
    send('P', payload, 4 + 2 * now);
    if (samples != NULL) samples += now;
    count -= now;
    sent += now;
  }
}

/* The samples up to the last that can be heard. */
static int heard(const short *samples, int count) {
  while (count > 0 && samples[count - 1] > -64 && samples[count - 1] < 64) count--;
  return count;
}

/* Silence at the end is held back: pauses between sentences are the reader's. */
static int take_samples(short *samples, int count, Event *events) {
  static bool has_ended;
  if (!has_ended && !take_input(false)) has_ended = true;
  if (has_ended || last_turn() != turn) return 1;
  for (; events != NULL && events->type != EVENT_LIST_END; events++) {
    if (events->type != EVENT_MARK || events->id.name == NULL) continue;
    unsigned char payload[12];
    put32(payload, order);
    put32(payload + 4, (uint32_t)strtoul(events->id.name, NULL, 10));
    put32(payload + 8, start + (uint32_t)((uint64_t)events->audio_position * rate / 1000));
    send('M', payload, sizeof payload);
  }
  if (samples == NULL || count <= 0) return 0;
  int loud = heard(samples, count);
  if (loud > 0) {
    send_samples(NULL, held);
    send_samples(samples, (uint32_t)loud);
    held = 0;
  }
  held += (uint32_t)(count - loud);
  return 0;
}

static void speak(unsigned char *payload, size_t count) {
  if (count < 8) fail("an order is too short");
  order = get32(payload);
  uint32_t before = get16(payload + 4), behind = get16(payload + 6);
  sent = held = 0;
  send_samples(NULL, (uint32_t)((uint64_t)before * rate / 1000));
  start = sent;
  if (count > 8) {
    char *text = strndup((char *)payload + 8, count - 8);
    if (text == NULL) exit(EXIT_FAILURE);
    espeak.synthesize(text, strlen(text) + 1, 0, BY_CHARACTER, 0, UTF8_TEXT | SSML_TEXT, NULL, NULL);
    free(text);
    if (last_turn() != turn) return;
  }
  send_samples(NULL, (uint32_t)((uint64_t)behind * rate / 1000));
  unsigned char end[8];
  put32(end, order);
  put32(end + 4, sent);
  send('E', end, sizeof end);
}

static void choose(unsigned char *payload, size_t count) {
  if (count < 4) fail("a voice is too short");
  char *name = strndup((char *)payload + 4, count - 4);
  if (name == NULL) exit(EXIT_FAILURE);
  unsigned char known = espeak.set_voice(name) == 0;
  /* A language of a region that has no voice of its own has that of the language. */
  char *region = strchr(name, '-');
  if (!known && region != NULL) {
    *region = 0;
    known = espeak.set_voice(name) == 0;
  }
  if (!known) espeak.set_voice("en");
  free(name);
  espeak.set_parameter(RATE, (int)get16(payload), 0);
  espeak.set_parameter(PITCH, (int)get16(payload + 2), 0);
  send('V', &known, 1);
}

static void list(void) {
  static char lines[1 << 16];
  size_t count = 0;
  for (const Voice **voice = espeak.voices(NULL); voice != NULL && *voice != NULL; voice++) {
    /* The first byte of the languages is a priority. */
    int written = snprintf(lines + count, sizeof lines - count, "%s\t%s\n", (*voice)->languages + 1,
                           (*voice)->name);
    if (written < 0 || count + (size_t)written >= sizeof lines) break;
    count += (size_t)written;
  }
  send('L', lines, count);
}

static void obey(unsigned char *frame, size_t length) {
  unsigned char *payload = frame + HEADER;
  uint32_t of = get32(frame + 5);
  switch (frame[4]) {
    case 'X': turn = of; break;
    case 'V': if (of >= last_turn()) choose(payload, length - HEADER); break;
    case 'S': if (of >= last_turn()) { turn = of; speak(payload, length - HEADER); } break;
    case 'L': list(); break;
    default: fail("a frame is of no known kind");
  }
}

/* --- The library --- */

static void *symbol(void *library, const char *name) {
  void *found = dlsym(library, name);
  if (found == NULL) fail("the espeak-ng library is another one");
  return found;
}

static void load(void) {
  void *library = dlopen("libespeak-ng.so.1", RTLD_NOW);
  if (library == NULL) fail("there is no espeak-ng");
  *(void **)&espeak.initialize = symbol(library, "espeak_Initialize");
  *(void **)&espeak.set_callback = symbol(library, "espeak_SetSynthCallback");
  *(void **)&espeak.set_voice = symbol(library, "espeak_SetVoiceByName");
  *(void **)&espeak.set_parameter = symbol(library, "espeak_SetParameter");
  *(void **)&espeak.synthesize = symbol(library, "espeak_Synth");
  *(void **)&espeak.voices = symbol(library, "espeak_ListVoices");
  *(void **)&espeak.version = symbol(library, "espeak_Info");
  int samples = espeak.initialize(OUTPUT_SYNCHRONOUS, BLOCK_MS, NULL, DO_NOT_EXIT);
  if (samples <= 0) fail("espeak-ng cannot begin: its data are missing");
  rate = (uint32_t)samples;
  espeak.set_callback(take_samples);
}

int main(void) {
  load();
  unsigned char hello[4 + 64];
  put32(hello, rate);
  const char *version = espeak.version(NULL);
  size_t length = strnlen(version, 64);
  memcpy(hello + 4, version, length);
  send('H', hello, 4 + length);
  for (;;) {
    size_t frame = frame_length(0);
    if (frame == 0) {
      if (!take_input(true)) return EXIT_SUCCESS;
      continue;
    }
    /* What is obeyed may take more input, and move all of it. */
    unsigned char *copy = malloc(frame);
    if (copy == NULL) return EXIT_FAILURE;
    memcpy(copy, input, frame);
    input_count -= frame;
    memmove(input, input + frame, input_count);
    obey(copy, frame);
    free(copy);
  }
}
