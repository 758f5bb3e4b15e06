/// Texts that are no novels, as they are found in the wild: made for tests.
package enum PlainTexts {
  /// The names of all, with what they are.
  package static let names = ["jargon", "manual", "code", "log", "table", "history"]

  /// The text with this name.
  package static func named(_ name: String) -> String {
    switch name {
    case "jargon": jargon
    case "manual": manual
    case "code": code
    case "log": log
    case "table": table
    default: history
    }
  }

  /// Wraps words at `columns`, each line after `indent`.
  package static func wrapped(_ words: String, at columns: Int, indent: String) -> String {
    var lines: [String] = []
    var line = indent
    for word in words.split(separator: " ") {
      if line.count + 1 + word.count > columns, line != indent {
        lines.append(line)
        line = indent
      }
      line += (line == indent ? "" : " ") + word
    }
    return (lines + [line]).joined(separator: "\n")
  }

  /// A page of a manual whose options stand beside a block that is farther in than most paragraphs are.
  package static let deepManual: String = {
    let names = ["-N", "-f file", "-c", "-T features", "-u", "-v"]
    let explained =
      "Do not start the reader even if the first command would normally do so: the lamp is the "
      + "environment of a terminal, and those who wait for it in the dark have their own page open."
    let options = names.map { name in
      let block = wrapped(explained, at: 78, indent: String(repeating: " ", count: 19))
      let first = "     " + name + String(repeating: " ", count: 14 - name.count)
      return first + block.dropFirst(19)
    }
    let prose = wrapped(
      "The reader keeps the place of each page that was read, and lights a lamp beside it; those "
        + "who come home late find it by the lamp, and go on where they have stopped.",
      at: 78, indent: "     ")
    let title = "READER(1)                 General Commands Manual                READER(1)"
    let body = [
      title, "NAME\n     reader — read by a lamp", "DESCRIPTION\n" + prose,
      "     The options are as follows:",
    ]
    return (body + options + [prose]).joined(separator: "\n\n") + "\n"
  }()

  /// A dictionary of slang: an indent of 3 columns throughout, lines of up to 72.
  package static let jargon: String = {
    let entries = [
      (
        "lamp-head",
        "A reader who goes on past midnight, and is found the next morning with the "
          + "page on the nose and the lamp still burning; said with envy by those who cannot."
      ),
      (
        "dog's ear",
        "The corner of a leaf that was turned down to keep a place. Librarians hold "
          + "it for a sin. It was the first kind of bookmark, and it will be the last that is "
          + "lost, since nobody can mislay the corner of a page without mislaying the page."
      ),
      (
        "to spine out",
        "Of a book: to open so wide that it lies flat for ever. Cheap glue spines "
          + "out after one summer; a sewn book takes a lifetime. Hence spined, of a person who "
          + "has told all there was to tell and is now of no use in company."
      ),
    ]
    let title = "                         A Dictionary of Readers\n\n(version 4.1)\n\n"
    let body = (1...12).map { round in
      entries.map { name, meaning in
        "   \(name) \(round)\n\n" + wrapped("n. " + meaning, at: 72, indent: "   ") + "\n\n"
          + wrapped("Compare " + meaning, at: 72, indent: "       ") + "\n\n"
      }.joined()
    }
    return title + body.joined()
  }()

  /// A page of a manual, both edges straight.
  package static let manual = """
    TURN(1)                        Reader's Commands                       TURN(1)

    NAME
           turn - turn the pages of a text

    SYNOPSIS
           turn [OPTION]... [FILE]...

    DESCRIPTION
           Turn  the  pages  of  each  FILE (standard input by default), one after
           another.  Pages  are turned forward if none of -bn is given, and as far
           as the text goes.

           Mandatory  arguments  to  long  options are mandatory for short options
           too.

           -a, --all
                  do not pass over pages on which nothing stands but a  number  or
                  a picture

           -b, --back
                  turn back instead; with -n, from the page that is named, and not
                  from the end

           -c     count the pages, as they are turned, on the standard error; with
                  -a, count those as well on which nothing stands

           --each=WORD
                  stop at each page that has WORD on it; see the notes on patterns
                  below, and the example after them

           -n, --number=N
                  begin with the page N of the text, which counts from one; if the
                  text has fewer pages, with the last one

    EXIT STATUS
           0      if all pages were turned,

           1      if a page was torn.

    AUTHOR
           Written  by  a  lending library, and by all who have lent it a book and
           have not asked for it back.

    SEE ALSO
           leaf(1), spine(5)

           Full  documentation  of this and of all other commands of a reader's is
           found in the shelf behind the door.

    Reading Room 1.0                November 2026                         TURN(1)

    """

  /// A file of C.
  package static let code = """
    /* Turns pages. */
    #include <stdio.h>
    #include <stdlib.h>

    #define ROWS 24

    struct page {
    \tsize_t start, end;
    \tint rows[ROWS];
    };

    static int turn_page(struct page *page, const char *text, size_t length, int (*breaks)(const char *, size_t))
    {
    \tif (!page || page->end >= length) {
    \t\tfprintf(stderr, "turn: there is no page after %zu of %zu bytes, nor before it\\n", page ? page->end : 0, length);
    \t\treturn -1;
    \t}
    \tpage->start = page->end;
    \tfor (int row = 0; row < ROWS; row++) {
    \t\tpage->rows[row] = breaks(text + page->end, length - page->end);
    \t\tpage->end += page->rows[row];
    \t}
    \treturn 0;
    }

    int main(void)
    {
    \tstruct page page = { .end = 0 };
    \treturn turn_page(&page, "", 0, NULL) ? EXIT_FAILURE : EXIT_SUCCESS;
    }

    """

  /// A log with long lines and short ones.
  package static let log: String =
    (0..<120).map { number in
      let time = "2026-11-23T06:\(number / 60 + 10):\(number % 60 + 10).\(100 + number)Z"
      switch number % 4 {
      case 0:
        return "\(time) INFO  reader[4711]: opened /srv/books/\(number).epub in \(number % 7) ms"
      case 1:
        return
          "\(time) DEBUG reader[4711]: page=\(number) rows=24 columns=80 offset=\(number * 977) "
          + "anchor=\(number * 970) cache=hit lines=\(number % 24) user=anna request=\(number * 31)"
      case 2: return "\(time) WARN  shelf[4712]: \(number % 5) pages were missing"
      default: return "\(time) INFO  reader[4711]: closed"
      }
    }.joined(separator: "\n") + "\n"

  /// Values that are parted by commas, below a row of names.
  package static let table: String =
    "id,title,author,pages,added,place,shelf,lent to,remark\n"
    + (1...90).map { number in
      "\(number),The Low Light \(number),A Lending Library,\(100 + number * 7 % 400),"
        + "2026-\(number % 12 + 1)-\(number % 28 + 1),\(number * 9973 % 100)%,\(number % 9)-B,"
        + "\(number % 3 == 0 ? "Anna Lindqvist of the second floor" : ""),"
        + "\(number % 5 == 0 ? "comes back after the summer" : "")\n"
    }.joined()

  /// What a history of changes says, without its colours.
  package static let history: String = (1...20).map { number in
    """
    commit \(String(repeating: "\(number % 10)a3f", count: 10))
    Author: Anna Lindqvist <anna@example.org>
    Date:   Mon Nov \(number % 28 + 1) 06:10:0\(number % 10) 2026 +0000

        turn: keep the place when the page is torn

    diff --git a/turn.c b/turn.c
    index 83db48f..bf2ab1c 100644
    --- a/turn.c
    +++ b/turn.c
    @@ -\(number),6 +\(number),7 @@ static int turn_page(struct page *page)
     \tpage->start = page->end;
    -\tfor (int row = 0; row < 24; row++) {
    +\tfor (int row = 0; row < ROWS; row++) {
    +\t\t/* rows that are torn are passed over, whatever they said before the reader came to them */
     \t\tpage->end += page->rows[row];


    """
  }.joined()
}
