#ifndef CXML_H
#define CXML_H

#include <stdbool.h>
#include <stddef.h>

/// A walk over the nodes of an XML document, by libxml2; for one thread at a time.
typedef struct cxml_reader cxml_reader;

/// What a walk stands at.
enum { CXML_ELEMENT = 1, CXML_TEXT = 2, CXML_END = 3 };

/// Loads libxml2 when first asked; returns whether it is there.
///
/// The program does not link it: who opens no catalog needs no package and waits for nothing.
bool cxml_is_available(void);

/// Begins a walk over `length` bytes, which must stay where they are; NULL where there is no memory
/// or no libxml2. It never opens a file or a connection, whatever the document asks for.
cxml_reader *_Nullable cxml_open(const char *_Nonnull bytes, size_t length);

/// Ends a walk.
void cxml_close(cxml_reader *_Nullable reader);

/// Goes to the next element, text or end of an element: its kind, 0 at the document's end, -1 where
/// the document is broken.
int cxml_next(cxml_reader *_Nonnull reader);

/// Whether the element has no content, and so no end of its own.
bool cxml_is_empty(cxml_reader *_Nonnull reader);

/// Goes to the element's next attribute; false after the last.
bool cxml_next_attribute(cxml_reader *_Nonnull reader);

/// The name without its prefix of the element or attribute; valid until the walk goes on.
const char *_Nonnull cxml_name(cxml_reader *_Nonnull reader);


/// The text, or the attribute's value.
const char *_Nonnull cxml_value(cxml_reader *_Nonnull reader);

/// The line that the document is broken in, from 1; 0 where it is not known.
int cxml_error_line(const cxml_reader *_Nonnull reader);

/// Why it is broken, in libxml2's words; empty where it is not known.
const char *_Nonnull cxml_error(const cxml_reader *_Nonnull reader);

/// A parser of HTML that is given a document piece by piece; for one thread at a time.
typedef struct cxml_html cxml_html;

/// What a parser of HTML tells: an element with its attributes (names and values in turn, NULL at the
/// end, or NULL for none), the end of the element that began last, and characters as UTF-8.
typedef void (*cxml_begin_function)(
    void *_Nullable user, const char *_Nullable name, const char *_Nullable *_Nullable attributes);
typedef void (*cxml_end_function)(void *_Nullable user);
typedef void (*cxml_text_function)(
    void *_Nullable user, const char *_Nullable text, size_t length);

/// Begins to parse a document of UTF-8; NULL without memory or libxml2.
cxml_html *_Nullable cxml_open_html(
    void *_Nullable user, cxml_begin_function _Nonnull begin, cxml_end_function _Nonnull end,
    cxml_text_function _Nonnull text);

/// Parses the next bytes; none end the document.
void cxml_feed_html(cxml_html *_Nonnull html, const char *_Nullable bytes, size_t length);

/// Ends a parser.
void cxml_close_html(cxml_html *_Nullable html);

#endif
