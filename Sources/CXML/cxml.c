#include "cxml.h"

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// What is used of libxml2's xmlreader.h, whose functions have been the same since 2.6 (2003).
typedef void (*error_handler)(void *argument, const char *message, int severity, void *locator);

static struct {
  void *(*open)(const char *bytes, int length, const char *url, const char *encoding, int options);
  void (*free)(void *reader);
  int (*read)(void *reader);
  int (*node_type)(void *reader);
  int (*is_empty)(void *reader);
  int (*next_attribute)(void *reader);
  const char *(*name)(void *reader);
  const char *(*value)(void *reader);
  void (*set_error_handler)(void *reader, error_handler handler, void *argument);
  int (*line)(void *locator);
  void *(*open_html)(
      const void *handlers, void *user, const char *bytes, int length, const char *name, int encoding);
  int (*feed_html)(void *context, const char *bytes, int length, int is_last);
  void (*free_html)(void *context);
  int (*set_html_options)(void *context, int options);
  void (*initialize)(void);
} library;

enum {
  // enum xmlParserOption
  NO_WARNINGS = 1 << 6,
  NO_NETWORK = 1 << 11,
  CDATA_AS_TEXT = 1 << 14,
  // enum htmlParserOption and xmlCharEncoding
  HTML_RECOVER = 1 << 0,
  HTML_NO_ERRORS = 1 << 5,
  HTML_IGNORE_ENCODING = 1 << 21,
  ENCODING_UTF8 = 1,
  // enum xmlReaderTypes
  NODE_ELEMENT = 1,
  NODE_TEXT = 3,
  NODE_CDATA = 4,
  NODE_SPACE = 14,
  NODE_END = 15,
  // enum xmlParserSeverities
  SEVERITY_ERROR = 4,
};

static bool is_available;

static void load_library(void) {
  static const char *const names[] = {"libxml2.so.2", "libxml2.so.16"};
  static const char *const symbols[] = {
      "xmlReaderForMemory",
      "xmlFreeTextReader",
      "xmlTextReaderRead",
      "xmlTextReaderNodeType",
      "xmlTextReaderIsEmptyElement",
      "xmlTextReaderMoveToNextAttribute",
      "xmlTextReaderConstLocalName",
      "xmlTextReaderConstValue",
      "xmlTextReaderSetErrorHandler",
      "xmlTextReaderLocatorLineNumber",
      "htmlCreatePushParserCtxt",
      "htmlParseChunk",
      "htmlFreeParserCtxt",
      "htmlCtxtUseOptions",
      "xmlInitParser",
  };
  enum { COUNT = sizeof symbols / sizeof *symbols };
  _Static_assert(sizeof library == COUNT * sizeof(void *), "a symbol for every function");
  void *handle = NULL;
  for (size_t i = 0; i < sizeof names / sizeof *names && !handle; i++)
    handle = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
  // ISO C has no conversion from void * to a function; POSIX says that the bytes are the same.
  void *found[COUNT];
  for (size_t i = 0; i < COUNT; i++) {
    found[i] = dlsym(handle, symbols[i]);
    if (!found[i]) return;
  }
  memcpy(&library, found, sizeof found);
  // Parsers of several threads would do it at the same time.
  library.initialize();
  is_available = true;
}

bool cxml_is_available(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load_library);
  return is_available;
}

struct cxml_reader {
  void *reader;
  int error_line;
  char error[200];
};

/// Keeps the first error; those after it follow from it.
static void keep_error(void *argument, const char *message, int severity, void *locator) {
  cxml_reader *reader = argument;
  if (severity != SEVERITY_ERROR || reader->error[0]) return;
  strncpy(reader->error, message, sizeof reader->error - 1);
  reader->error[strcspn(reader->error, "\n")] = 0;
  reader->error_line = library.line(locator);
}

cxml_reader *cxml_open(const char *bytes, size_t length) {
  if (!cxml_is_available() || length > INT_MAX) return NULL;
  cxml_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->reader = library.open(
      bytes, (int)length, NULL, NULL, NO_WARNINGS | NO_NETWORK | CDATA_AS_TEXT);
  if (!reader->reader) {
    free(reader);
    return NULL;
  }
  library.set_error_handler(reader->reader, keep_error, reader);
  return reader;
}

void cxml_close(cxml_reader *reader) {
  if (!reader) return;
  library.free(reader->reader);
  free(reader);
}

int cxml_next(cxml_reader *reader) {
  int result;
  while ((result = library.read(reader->reader)) == 1) {
    switch (library.node_type(reader->reader)) {
      case NODE_ELEMENT: return CXML_ELEMENT;
      case NODE_TEXT:
      case NODE_CDATA:
      case NODE_SPACE: return CXML_TEXT;
      case NODE_END: return CXML_END;
      default: break;
    }
  }
  return result;
}

bool cxml_is_empty(cxml_reader *reader) { return library.is_empty(reader->reader) == 1; }

bool cxml_next_attribute(cxml_reader *reader) {
  return library.next_attribute(reader->reader) == 1;
}

static const char *or_empty(const char *string) { return string ? string : ""; }

const char *cxml_name(cxml_reader *reader) { return or_empty(library.name(reader->reader)); }

const char *cxml_value(cxml_reader *reader) { return or_empty(library.value(reader->reader)); }

int cxml_error_line(const cxml_reader *reader) { return reader->error_line; }

const char *cxml_error(const cxml_reader *reader) { return reader->error; }

// The functions of struct _xmlSAXHandler, which has been the same since 2.6 (2003), by their places.
enum { SAX_START = 14, SAX_END = 15, SAX_TEXT = 17, SAX_SPACE = 18, SAX_CDATA = 25, SAX_COUNT = 27 };

struct sax_handlers {
  void (*functions[SAX_COUNT])(void);
  unsigned initialized;
  void *rest[4];
};

struct cxml_html {
  void *context;
  void *user;
  cxml_begin_function begin;
  cxml_end_function end;
  cxml_text_function text;
};

static void begin_element(void *user, const char *name, const char **attributes) {
  cxml_html *html = user;
  html->begin(html->user, name, attributes);
}

static void end_element(void *user, const char *name) {
  (void)name;
  cxml_html *html = user;
  html->end(html->user);
}

static void add_text(void *user, const char *text, int length) {
  cxml_html *html = user;
  if (length > 0) html->text(html->user, text, (size_t)length);
}

cxml_html *cxml_open_html(
    void *user, cxml_begin_function begin, cxml_end_function end, cxml_text_function text) {
  if (!cxml_is_available()) return NULL;
  cxml_html *html = calloc(1, sizeof *html);
  if (!html) return NULL;
  *html = (cxml_html){.user = user, .begin = begin, .end = end, .text = text};
  struct sax_handlers handlers = {.initialized = 1};
  handlers.functions[SAX_START] = (void (*)(void))begin_element;
  handlers.functions[SAX_END] = (void (*)(void))end_element;
  handlers.functions[SAX_TEXT] = (void (*)(void))add_text;
  handlers.functions[SAX_SPACE] = (void (*)(void))add_text;
  handlers.functions[SAX_CDATA] = (void (*)(void))add_text;
  html->context = library.open_html(&handlers, html, NULL, 0, NULL, ENCODING_UTF8);
  if (!html->context) {
    free(html);
    return NULL;
  }
  // The bytes are UTF-8 already, whatever the document says that it was.
  library.set_html_options(
      html->context,
      HTML_RECOVER | HTML_NO_ERRORS | HTML_IGNORE_ENCODING | NO_WARNINGS | NO_NETWORK);
  return html;
}

void cxml_feed_html(cxml_html *html, const char *bytes, size_t length) {
  library.feed_html(html->context, bytes, length > INT_MAX ? INT_MAX : (int)length, length == 0);
}

void cxml_close_html(cxml_html *html) {
  if (!html) return;
  library.free_html(html->context);
  free(html);
}
