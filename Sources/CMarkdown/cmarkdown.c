#include "cmarkdown.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The address sanitizer is told which bytes are nobody's, as it knows only whole blocks.
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define HAS_SANITIZER 1
#include <sanitizer/asan_interface.h>
#endif
#endif
#ifndef HAS_SANITIZER
#define ASAN_POISON_MEMORY_REGION(start, length) ((void)0)
#define ASAN_UNPOISON_MEMORY_REGION(start, length) ((void)0)
#endif

// Pieces are handed out from blocks, one behind the other, and those given back are handed out again
// to whoever asks for the same class of size. cmark's own arena never hands one out again, and so
// holds all lengths of a line that grows.
enum {
  BLOCK = 256 << 10,
  UNIT = 16,
  SMALL = 1024,
  /// The blocks that are kept for the next document at most: 8 MB.
  SPARE = 32,
  CLASSES = SMALL / UNIT + 64,
};

struct block {
  struct block *next;
  /// The bytes of the block, this head among them.
  size_t length;
};

/// What stands before each piece.
struct head {
  size_t size;
  size_t padding;
};

struct arena {
  struct block *blocks;
  /// Blocks of documents before, for this one. They are no zeros.
  struct block *spare;
  char *next;
  char *end;
  /// Pieces that were given back, by class; each begins with the address of the next.
  void *free[CLASSES];
};

struct cmarkdown_document {
  struct arena arena;
  /// The parser, while it is fed.
  cmark_parser *parser;
  cmark_node *root;
};

/// The arena that the parser's calls on this thread are for: it passes on no context.
static _Thread_local struct arena *current;

static _Noreturn void fail(void) {
  fputs("tome-reader: out of memory\n", stderr);
  abort();
}

/// The class of a size, whose pieces are as large as `*size` is made: by units, then by powers of two.
static size_t class_of(size_t *size) {
  if (*size <= SMALL) {
    size_t units = *size ? (*size + UNIT - 1) / UNIT : 1;
    *size = units * UNIT;
    return units - 1;
  }
  unsigned bits = 64 - (unsigned)__builtin_clzll(*size - 1);
  if (bits > 62) fail();
  *size = (size_t)1 << bits;
  return SMALL / UNIT + bits - 10;
}

/// A block of zeros behind its head, first of those in use.
static struct block *new_block(struct arena *arena, size_t length) {
  struct block *block = length == BLOCK ? arena->spare : NULL;
  if (block) {
    arena->spare = block->next;
    ASAN_UNPOISON_MEMORY_REGION(block, length);
    memset(block + 1, 0, length - sizeof *block);
  } else {
    // Memory of this size comes from the system, which gives it as zeros.
    block = calloc(1, length);
    if (!block) fail();
    block->length = length;
  }
  block->next = arena->blocks;
  arena->blocks = block;
  return block;
}

/// Gives back what is in use, and keeps blocks of it for the next document.
static void empty(struct arena *arena) {
  size_t kept = 0;
  struct block *next;
  for (struct block *block = arena->blocks; block; block = next) {
    ASAN_UNPOISON_MEMORY_REGION(block, block->length);
    next = block->next;
    if (block->length == BLOCK && kept < SPARE) {
      block->next = arena->spare;
      arena->spare = block;
      kept++;
    } else {
      free(block);
    }
  }
  struct block *spare = arena->spare;
  *arena = (struct arena){.spare = spare};
}

static struct head *new_piece(struct arena *arena, size_t size) {
  size_t whole = sizeof(struct head) + size;
  if ((size_t)(arena->end - arena->next) < whole) {
    size_t length = sizeof(struct block) + whole;
    bool is_large = length > BLOCK;
    if (!is_large) length = BLOCK;
    struct block *block = new_block(arena, length);
    char *start = (char *)(block + 1);
    if (is_large) {
      struct head *head = (struct head *)start;
      head->size = size;
      return head;
    }
    arena->next = start;
    arena->end = (char *)block + length;
    ASAN_POISON_MEMORY_REGION(start, (size_t)(arena->end - start));
  }
  struct head *head = (struct head *)arena->next;
  arena->next += whole;
  ASAN_UNPOISON_MEMORY_REGION(head, sizeof *head);
  head->size = size;
  return head;
}

static void *take(size_t size, bool wants_zeros) {
  struct arena *arena = current;
  if (!arena) fail();
  size_t asked = size;
  size_t class = class_of(&size);
  void *piece = arena->free[class];
  if (!piece) {
    piece = new_piece(arena, size) + 1;
    ASAN_UNPOISON_MEMORY_REGION(piece, asked);
    return piece;
  }
  ASAN_UNPOISON_MEMORY_REGION(piece, size);
  memcpy(&arena->free[class], piece, sizeof piece);
  if (wants_zeros) memset(piece, 0, size);
  ASAN_POISON_MEMORY_REGION((char *)piece + asked, size - asked);
  return piece;
}

static void give_back(void *piece) {
  if (!piece || !current) return;
  size_t size = ((struct head *)piece - 1)->size;
  size_t class = class_of(&size);
  ASAN_UNPOISON_MEMORY_REGION(piece, size);
  memcpy(piece, &current->free[class], sizeof piece);
  current->free[class] = piece;
  ASAN_POISON_MEMORY_REGION(piece, size);
}

static void *take_zeros(size_t count, size_t size) {
  size_t whole;
  if (__builtin_mul_overflow(count, size, &whole)) fail();
  return take(whole, true);
}

static void *resize(void *piece, size_t size) {
  if (!piece) return take(size, false);
  size_t old = ((struct head *)piece - 1)->size;
  if (size <= old) {
    ASAN_UNPOISON_MEMORY_REGION(piece, size);
    return piece;
  }
  void *larger = take(size, false);
  ASAN_UNPOISON_MEMORY_REGION(piece, old);
  memcpy(larger, piece, old);
  give_back(piece);
  return larger;
}

static cmark_mem pieces = {take_zeros, resize, give_back};

cmarkdown_document *cmarkdown_new(void) { return calloc(1, sizeof(cmarkdown_document)); }

bool cmarkdown_begin(cmarkdown_document *document, bool has_notes) {
  cmark_gfm_core_extensions_ensure_registered();
  document->root = NULL;
  empty(&document->arena);
  current = &document->arena;
  int options = CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE;
  // To put notes in their places takes a walk over all nodes.
  if (has_notes) options |= CMARK_OPT_FOOTNOTES;
  document->parser = cmark_parser_new_with_mem(options, &pieces);
  static const char *const names[] = {"table", "strikethrough", "tasklist"};
  for (size_t i = 0; document->parser && i < sizeof names / sizeof *names; i++) {
    cmark_syntax_extension *extension = cmark_find_syntax_extension(names[i]);
    if (extension) cmark_parser_attach_syntax_extension(document->parser, extension);
  }
  current = NULL;
  return document->parser;
}

void cmarkdown_feed(cmarkdown_document *document, const char *bytes, size_t length) {
  current = &document->arena;
  cmark_parser_feed(document->parser, bytes, length);
  current = NULL;
}

bool cmarkdown_finish(cmarkdown_document *document) {
  current = &document->arena;
  document->root = cmark_parser_finish(document->parser);
  cmark_parser_free(document->parser);
  document->parser = NULL;
  current = NULL;
  return document->root;
}

bool cmarkdown_ends_within_block(const cmarkdown_document *document) {
  cmark_node *last = cmark_node_last_child(document->root);
  if (!last) return false;
  // These alone go on behind an empty line whatever comes.
  cmark_node_type type = cmark_node_get_type(last);
  if (type != CMARK_NODE_CODE_BLOCK && type != CMARK_NODE_HTML_BLOCK) return false;
  return cmark_node_get_end_line(last) == cmark_node_get_end_line(document->root);
}

void cmarkdown_free(cmarkdown_document *document) {
  if (!document) return;
  empty(&document->arena);
  struct block *next;
  for (struct block *block = document->arena.spare; block; block = next) {
    ASAN_UNPOISON_MEMORY_REGION(block, block->length);
    next = block->next;
    free(block);
  }
  free(document);
}

cmark_node *cmarkdown_root(const cmarkdown_document *document) { return document->root; }

static bool has_children(cmark_node *node) {
  switch (cmark_node_get_type(node)) {
    case CMARK_NODE_HTML_BLOCK:
    case CMARK_NODE_THEMATIC_BREAK:
    case CMARK_NODE_CODE_BLOCK:
    case CMARK_NODE_TEXT:
    case CMARK_NODE_SOFTBREAK:
    case CMARK_NODE_LINEBREAK:
    case CMARK_NODE_CODE:
    case CMARK_NODE_HTML_INLINE: return false;
    default: return true;
  }
}

cmarkdown_step cmarkdown_next(cmarkdown_step step, const cmark_node *root) {
  cmark_node *node = step.node;
  if (!node) return step;
  if (!step.is_end && has_children(node)) {
    cmark_node *child = cmark_node_first_child(node);
    return child ? (cmarkdown_step){child, false} : (cmarkdown_step){node, true};
  }
  if (node == root) return (cmarkdown_step){NULL, true};
  cmark_node *next = cmark_node_next(node);
  return next ? (cmarkdown_step){next, false} : (cmarkdown_step){cmark_node_parent(node), true};
}

cmarkdown_kind cmarkdown_kind_of(cmark_node *node) {
  const char *name = cmark_node_get_type_string(node);
  if (!strcmp(name, "table")) return CMARKDOWN_TABLE;
  if (!strcmp(name, "table_row")) return CMARKDOWN_ROW;
  if (!strcmp(name, "table_header")) return CMARKDOWN_HEADER_ROW;
  if (!strcmp(name, "table_cell")) return CMARKDOWN_CELL;
  if (!strcmp(name, "strikethrough")) return CMARKDOWN_STRIKETHROUGH;
  if (!strcmp(name, "tasklist")) return CMARKDOWN_TASK;
  return CMARKDOWN_OTHER;
}

// To ask for a string has the parser make one of the node's bytes.

const char *cmarkdown_literal(cmarkdown_document *document, cmark_node *node) {
  current = &document->arena;
  const char *text = cmark_node_get_literal(node);
  current = NULL;
  return text ? text : "";
}

const char *cmarkdown_url(cmarkdown_document *document, cmark_node *node) {
  current = &document->arena;
  const char *text = cmark_node_get_url(node);
  current = NULL;
  return text ? text : "";
}
