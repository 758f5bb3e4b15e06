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

#endif
