import Books
import TestSupport
import Testing

@testable import Paging

/// What makes a heading, on small texts.
struct OutlineTests {
  @Test func `a number and a title on the next line are one entry`() throws {
    for title in ["THE DOOR", "The Door"] {
      for gap in ["\n", "\n\n", "\r\n\r\n"] {
        let text = book((1...3).map { "CHAPTER \(roman($0))\(gap)\(title)" })
        let outline = try outline(text)
        #expect(outline.titles == (1...3).map { "CHAPTER \(roman($0)). \(title)" })
        #expect(outline.entries.map(\.number) == [1, 2, 3])
        #expect(outline.entries.map(\.name) == [title, title, title])
      }
    }
  }

  @Test func `a title of several lines in capitals may stand behind a blank line`() throws {
    let title = "WHICH TREATS OF THE CHARACTER\nAND PURSUITS OF THE FAMOUS\nGENTLEMAN"
    let outline = try outline(book((1...3).map { "CHAPTER \(roman($0))\n\n\(title) \(roman($0))" }))
    #expect(
      outline.entries.map(\.name)
        == (1...3).map { title.replacing("\n", with: " ") + " \(roman($0))" })
  }

  @Test func `a title that goes on in the next line is joined with a space`() throws {
    let text = book(["CHAPTER 1. Of Whales in Paint;\nin Teeth.", "CHAPTER 2. Brit."])
    #expect(
      try outline(text).titles == ["CHAPTER 1. Of Whales in Paint; in Teeth", "CHAPTER 2. Brit"])
  }

  @Test(arguments: ["2147483647", "20251231235959", "99999999999999999999"])
  func `a number without an end is none to count with`(_ number: String) throws {
    let long = String(repeating: "OF WHALES AND OF THE MEN WHO SAIL AFTER THEM\n", count: 5)
    let text = book([
      "CHAPTER 1. One", "CHAPTER \(number)", "CHAPTER 3. \(long)", "CHAPTER 4. Four",
    ])
    #expect(try outline(text).titles.first == "CHAPTER 1. One")
  }

  @Test func `what the contents list sets in lies below its chapters`() throws {
    let names = ["Window Operations", "Swap Actions", "Requests"]
    let list =
      "Table of Contents\n\n1. Introduction\n2. Concepts\n\n"
      + names.map { "    \($0)\n" }.joined() + "\n3. Index\n\n"
    let rows = names[..<2].joined(separator: "\n") + "\n"
    let text = book(
      ["Chapter 1. Introduction", "Chapter 2. Concepts\n\nTable of Contents\n\n\(rows)"] + names
        + ["Chapter 3. The End"])
    let outline = try outline(list + text)
    #expect(
      outline.titles == ["Chapter 1. Introduction", "Chapter 2. Concepts"] + names
        + ["Chapter 3. The End"])
    #expect(outline.entries.map(\.level) == [0, 0, 1, 1, 1, 0])
  }

  @Test func `parts of a number lie below the chapter`() throws {
    let names = ["1. Introduction", "2. Data", "2.1. The space", "3. Templates", "3.1. The form"]
    let list = "Table of Contents\n\n" + names.map { "   \($0)\n\n" }.joined()
    let outline = try outline(list + book(names))
    #expect(outline.titles == names)
    #expect(outline.entries.map(\.level) == [0, 0, 1, 0, 1])
  }

  @Test func `chapters of a few words go on from those before`() throws {
    let short = (4...6).map { "Chapter \($0). Part \($0)\n\nNone.\n\n" }.joined()
    let front = book((1...3).map { "Chapter \($0). Part \($0)" })
    let outline = try outline(front + short + book((7...8).map { "Chapter \($0). Part \($0)" }))
    #expect(outline.entries.map(\.number) == [1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test func `a sentence about a section is no heading`() throws {
    let text = (4...9).map {
      "Section 4.\($0) of the standard says\nthat it is so.\n\n\(prose(10))"
    }
    #expect(try outline(text.joined()).titles.isEmpty)
  }

  /// Pickwick: what happens in a chapter is told in its heading.
  @Test(arguments: [4, 6, 8])
  func `a heading may be of many lines`(count: Int) throws {
    func heading(_ number: Int, isLong: Bool, isCapital: Bool) -> String {
      let line = "Which Tells of the Way to the Sea and Much Else of Great Interest;"
      let title = ([line] + (1..<count).map { "and of the Bay with the Number \($0)" })
        .prefix(isLong ? count : 2).joined(separator: "\n")
      return "CHAPTER \(roman(number)). \(isCapital ? title.uppercased() : title)"
    }
    for isCapital in [true, false] {
      // In small letters the last one may as well be a paragraph: nothing goes on from it.
      for long in [[1], [3], [3, 4], isCapital ? [8] : [7]] {
        let text = book(
          (1...8).map { heading($0, isLong: long.contains($0), isCapital: isCapital) })
        #expect(try outline(text).entries.map(\.number) == Array(1...8), "\(isCapital) \(long)")
      }
    }
  }

  @Test func `a paragraph that begins with a chapter's number is no heading`() throws {
    let line = "Chapter 2. This one tells of the bay, and of what is in it when the tide\n"
    let paragraph =
      line + String(repeating: "is low, and of the flat sea under the sun\n", count: 4)
    let text = book((1...4).map { "CHAPTER \($0). The Door\n\n\(paragraph)" })
    #expect(try outline(text).entries.map(\.number) == [1, 2, 3, 4])
    let note = paragraph.replacing("Chapter 2", with: "Chapter 5")
    #expect(try outline(text + note).entries.map(\.number) == [1, 2, 3, 4])
  }

  @Test func `spaces that do not break part a number from its title`() throws {
    let nbsp = "\u{A0}"
    let text = book((1...3).map { "Chapter\(nbsp)\($0).\(nbsp)The Door" })
    let outline = try outline(text)
    #expect(outline.titles == (1...3).map { "Chapter \($0). The Door" })
    #expect(outline.entries.map(\.name) == ["The Door", "The Door", "The Door"])
  }

  @Test func `a summary under a chapter's number is no title`() throws {
    let text = book((1...3).map { "CHAPTER \($0)\n\nWe settle in, and I keep a diary. It rains." })
    #expect(try outline(text).titles == ["CHAPTER 1", "CHAPTER 2", "CHAPTER 3"])
  }

  @Test(arguments: [
    ["CHAPTER I", "CHAPTER II", "CHAPTER THE LAST"], ["Chapter One", "Chapter Twenty-One"],
    ["BOOK THE FIRST", "BOOK THE SECOND"], ["THE FIRST PART", "THE SECOND PART"],
    ["Erstes Kapitel", "Zweites Kapitel"], ["Kapitel 1. Die Tür", "Kapitel 2. Das Haus"],
    ["PREMIÈRE PARTIE", "DEUXIÈME PARTIE"], ["Глава 1", "Глава 2"], ["第一章 門", "第十二章 家"],
    ["第九十九回　歸", "第一百回　來", "第一百零一回　去"], ["第１話", "第２話"], ["第一章風雨", "第兩章雷電"],
    ["I", "II", "III"], ["1.", "2.", "3."], ["I. A SCANDAL", "II. THE LEAGUE", "III. IDENTITY"],
    ["CHAPTER I--M. MYRIEL", "CHAPTER II--A HARD BISHOPRIC"], ["[ 1 ]", "[ 2 ]", "[ 3 ]"],
    ["— I —", "— II —", "— III —"],
    ["-- I --", "-- II --", "-- III --"], ["-1-", "-2-", "-3-"],
    ["FABLE I", "FABLE II", "FABLE III"],
    ["CHAPTER THE TWENTY-NINTH", "CHAPTER THE THIRTIETH"],
    ["Thirtieth Chapter", "Fortieth Chapter"],
    ["Neunundzwanzigstes Kapitel", "Dreißigstes Kapitel"],
    ["Kapitel zwanzig", "Kapitel dreiundachtzig"],
    ["CHAPITRE DIX-NEUVIÈME", "CHAPITRE VINGT ET UNIÈME"],
    ["Capítulo vigésimo", "Capítulo décimo primero"],
    ["CAPITOLO VENTUNESIMO", "CAPITOLO VENTIDUESIMO"],
    ["Глава тридцатая", "Глава тридцать первая"],
    ["Twintigste hoofdstuk", "Tweeëntwintigste hoofdstuk"],
    ["Ensimmäinen runo", "Yhdeskolmatta runo"],
    ["LECTURE 1: OF TRUTH", "LECTURE 2: OF LIES", "LECTURE 3: OF BOTH"],
  ])
  func `headings are known in many words`(headings: [String]) throws {
    let outline = try outline(book(headings))
    #expect(
      outline.titles == headings.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 })
    #expect(Set(outline.entries.map(\.level)) == [0])
  }

  /// Novels from the web: paragraphs without blank lines, indented by wide spaces or not at all.
  @Test(arguments: [["", ""], ["\n", ""], ["", "\n"], ["\n", "\n"]], ["", "　　"])
  func `chapters of Chinese novels are known without blank lines`(
    gaps: [String], indent: String
  ) throws {
    let (before, below) = (gaps[0], gaps[1])
    let titles = ["第一章 門", "第二章 家在遠方", "第三章", "第一百零四章：歸來"]
    let paragraph = indent + String(repeating: "天地玄黃宇宙洪荒，", count: 20) + "。\n"
    let prose = String(repeating: paragraph, count: 6) + indent + "第一章的事，大家都忘了。\n"
    let text = titles.map { "\(before)\(indent)\($0)\n\(below)\(prose)" }.joined()
    #expect(try outline(text).titles == titles)
  }

  @Test func `what is said under a Chinese number is no title, a name is`() throws {
    let said = "「你來了。」\n「嗯。」\n\n" + prose(10)
    #expect(try outline("第一章\n\(said)第二章\n\n他笑了。\n\n\(said)").titles == ["第一章", "第二章"])
    let named = "第一章\n風雨\n\n\(said)第二章\n\n雷電\n\n\(said)"
    #expect(try outline(named).entries.map(\.name) == ["風雨", "雷電"])
  }

  @Test func `a Chinese book has its prologue and its epilogue`() throws {
    let titles = ["楔子", "第一章 門", "第二章 家", "尾聲"]
    #expect(try outline(book(titles)).titles == titles)
    #expect(try outline(book(["序", "跋"])).isEmpty, "without chapters they name nothing")
  }

  @Test func `a sentence about a chapter is none, also where a line begins with it`() throws {
    let sentence = "這本書裡，\n第二章是最好的，\n第三章 他說，是他寫的。第四章呢？\n"
    #expect(try outline(String(repeating: sentence, count: 30)).isEmpty)
  }

  @Test func `books and parts stand above chapters`() throws {
    let text = book([
      "PREFACE", "PART ONE", "CHAPTER 1", "CHAPTER 2", "PART TWO", "CHAPTER 1", "CHAPTER 2",
      "EPILOGUE",
    ])
    #expect(try outline(text).entries.map(\.level) == [0, 0, 1, 1, 0, 1, 1, 0])
  }

  @Test func `of books and parts the fewer stand above`() throws {
    let inner = ["CHAPTER 1", "CHAPTER 2"]
    let parts = book(["BOOK I", "PART 1"] + inner + ["PART 2"] + inner)
    #expect(try outline(parts).entries.map(\.level) == [0, 1, 2, 2, 1, 2, 2])
    let books = book(["PART I", "BOOK 1"] + inner + ["BOOK 2"] + inner)
    #expect(try outline(books).entries.map(\.level) == [0, 1, 2, 2, 1, 2, 2])
  }

  @Test func `numbers alone stand below numbers with titles`() throws {
    let text = book([
      "ADVENTURE I. A SCANDAL", "I.", "II.", "III.", "ADVENTURE II. THE LEAGUE",
      "ADVENTURE III. IDENTITY", "IV. THE VALLEY",
    ])
    let outline = try outline(text)
    #expect(
      outline.titles == [
        "ADVENTURE I. A SCANDAL", "I", "II", "III", "ADVENTURE II. THE LEAGUE",
        "ADVENTURE III. IDENTITY", "IV. THE VALLEY",
      ])
    #expect(outline.entries.map(\.level) == [0, 1, 1, 1, 0, 0, 0])
  }

  @Test func `a list of numbers between two chapters ends none of them`() throws {
    let list = "1.\n\nOne thing.\n\n2.\n\nAnother thing.\n\n"
    let text = book(["I", "II", "III"]) + list + book(["IV", "V"])
    #expect(try outline(text).titles == ["I", "II", "III", "IV", "V"])
  }

  @Test func `numbered figures make no chapters`() throws {
    let figures = (1...5).map { prose(12) + "FIGURE \($0). A MAP\n\n" }.joined()
    #expect(try outline(figures + prose(9)).isEmpty)
  }

  @Test func `a sentence that begins with a division is no heading`() throws {
    let text = prose(4) + "Part one of the plan failed.\n\n" + prose(4) + "Act two was over.\n\n"
    #expect(try outline(text + prose(9)).isEmpty)
  }

  @Test func `signs letters and telegrams make no chapters`() throws {
    let signs = ["NO ENTRY.", "COME HOME AT ONCE STOP", "   SACRED TO THE MEMORY", "KEEP OUT"]
    let text = signs.map { prose(12) + $0 + "\n\n" }.joined()
    #expect(try outline(text).isEmpty)
    let chapters = book(["CHAPTER 1", "CHAPTER 2"])
    #expect(try outline(chapters + text).titles == ["CHAPTER 1", "CHAPTER 2"])
  }

  @Test func `the names of who speaks make no chapters`() throws {
    let play = (0..<200).map { $0 % 2 == 0 ? "HAMLET" : "OPHELIA" }
    #expect(try outline(play.map { "\n\n\($0)\n\n" + prose(8) }.joined()).isEmpty)
  }

  @Test func `capitals set apart in equal steps are chapters`() throws {
    let months = ["JANUARY", "FEBRUARY", "MARCH", "APRIL"]
    let text = "THE LOG\n\n" + months.map { "\n\n\n\($0)\n\n" + prose(10) }.joined() + "THE END\n"
    #expect(try outline(text).titles == months)
  }

  @Test func `the numbers of printed pages are no chapters`() throws {
    let pages = (1...80).map { prose(8) + "\($0)\n\n" }.joined()
    #expect(try outline(pages).isEmpty)
  }

  @Test func `an underscore within a name is no mark of emphasis`() {
    let titles = ["_The Door_", "The _red_ door", "hide_red_marks", "open: __init_door"]
    #expect(
      titles.map { OutlineTitle($0.utf8).title }
        == ["The Door", "The red door", "hide_red_marks", "open: __init_door"])
  }

  @Test func `chapters that a list names otherwise, or no more, stay among those it names`() throws
  {
    let names = [
      "THE DOOR", "THE HINGE AND ITS NAME", "THE LOCK", "THE KEY", "THE BELL", "THE MAT",
    ]
    let list = """
      CONTENTS

        I. The door   1
       II. The hinge and
           its name   9
      III. The lock   12
       IV. The clay   17


      """
    let text = zip(["I", "II", "III", "IV", "V", "VI"], names).map {
      "\n\n\n\($0)\n\n\($1)\n\n\n\(prose(12))"
    }.joined()
    let titles = zip(["I", "II", "III", "IV", "V", "VI"], names).map { "\($0). \($1)" }
    #expect(try outline(list + text).titles.suffix(6) == titles)
  }

  @Test func `a section that a chapter's own list names is known once`() throws {
    let list = "Table of Contents\n\n1. One\n\n2. Two\n\n   2.1. Doors and hinges\n\n"
    let text =
      list + "Chapter 1. One\n\n\(prose(3))\n\nChapter 2. Two\n\nTable of Contents\n\n"
      + "2.1. Doors and hinges\n\n\(prose(2))\n\n2.1. Doors and hinges\n\n\(prose(3))"
    #expect(
      try outline(text).titles == ["Chapter 1. One", "Chapter 2. Two", "2.1. Doors and hinges"])
  }

  @Test func `numbered steps that follow each other closely are no chapters`() throws {
    let steps = (1...30).map { "\($0). Open the File\n\nThen wait for a moment.\n\n" }.joined()
    #expect(try outline(prose(20) + steps + prose(20)).isEmpty)
  }

  @Test func `plain text and an empty one have no outline`() throws {
    #expect(try outline("").isEmpty)
    #expect(try outline(prose(50)).isEmpty)
    #expect(try outline("CHAPTER").isEmpty)
    #expect(try outline(String(repeating: "CHAPTER 1\n\n", count: 5000)).isEmpty)
  }
}

/// A contents list, a licence, and what else stands around a book.
struct OutlineFrontMatterTests {
  private let chapters = (1...6).map { "CHAPTER \(roman($0)). Story \($0)" }

  @Test(arguments: ["\n", "\n\n", "\r\n"])
  func `the lines of a contents list are not chapters`(gap: String) throws {
    for heading in ["CONTENTS", "Table of Contents", "INHALT", ""] {
      let list = heading + gap + gap + chapters.joined(separator: gap) + gap
      let body = book(chapters)
      let outline = try outline(list + gap + gap + body)
      #expect(outline.titles == chapters)
      #expect(outline.entries.first?.offset == list.utf8.count + 2 * gap.utf8.count)
    }
  }

  @Test func `what the list names is an entry whatever it looks like`() throws {
    let names = ["A Word Before", "The Door", "NOTES", "Colophon"]
    let list = "CONTENTS\n\n" + names.map { "  \($0) .... 12\n" }.joined() + "\n\n"
    let text = list + book(names) + "THE END\n"
    #expect(try outline(text).titles == names)
  }

  @Test func `numbers in the list match titles in the body`() throws {
    let names = ["The Door", "The House", "The Sea"]
    let list =
      "CONTENTS\n\n" + names.enumerated().map { "  \(roman($0 + 1)). \($1)\n" }.joined() + "\n\n"
    #expect(
      try outline(list + book(names.map { $0.uppercased() })).titles
        == names.map { $0.uppercased() })
  }

  /// Vanity Fair, Little Women, The Time Machine: the list has numbers and titles, the text is headed otherwise.
  @Test(arguments: [
    "  I  ", " I. ", "  I     ", "  1  ", " ONE  ", "",
  ])
  func `the first chapter is known whatever its list calls it`(first: String) throws {
    let names = ["THE WIDE ROAD", "A MERRY NIGHT", "BURDENS", "THE OLD HOUSE", "THE END OF IT"]
    let words = ["ONE", "TWO", "THREE", "FOUR", "FIVE"]
    let list =
      "CONTENTS\n\n"
      + names.enumerated().map { index, name in
        let number =
          first.contains("I")
          ? roman(index + 1)
          : first.contains("1") ? "\(index + 1)" : words[index]
        let token = ["ONE", "I", "1"].first(where: first.contains) ?? "-"
        return first.replacing(token, with: number) + name + "\n"
      }.joined()
    for front in ["", "PART 1\n"] {
      for gap in ["\n\n\n", "\n\n\n\n\n\n\n\n\n"] {
        for heading in ["CHAPTER I\n\n", "CHAPTER ONE\n\n", "Chapter 1. ", "I\n\n", "I\n"] {
          let text =
            list.replacing("CONTENTS\n\n", with: "CONTENTS\n\n\(front)") + gap
            + book(
              names.enumerated().map { index, name in
                heading.replacing("ONE", with: words[index]).replacing("1", with: "\(index + 1)")
                  .replacing("I\n", with: "\(roman(index + 1))\n") + name
              })
          let outline = try outline(text)
          #expect(outline.entries.map(\.number) == [1, 2, 3, 4, 5], "\(front)\(heading)")
          #expect(outline.entries.map(\.name) == names, "\(front)\(heading)")
        }
      }
    }
  }

  /// War and Peace: fifteen books and two epilogues, whose chapters begin anew each time.
  @Test func `a list of parts with chapters is believed to its end`() throws {
    let parts = [
      "BOOK ONE: 1805", "BOOK TWO: 1806", "FIRST EPILOGUE: 1813 - 20", "SECOND EPILOGUE",
    ]
    let inner = ["CHAPTER I", "CHAPTER II", "CHAPTER III"]
    let list = parts.map { "    \($0)\n\n" + inner.map { "    \($0)\n\n" }.joined() + "\n" }
    let body = parts.map { "\($0)\n\n\n\n" + book(inner) }
    for front in ["WAR AND PEACE\n\nBy Leo Tolstoy\n\n\n    CONTENTS\n\n\n", ""] {
      let text = front + list.joined() + "\n\n\n\n" + body.joined()
      let outline = try outline(text)
      #expect(outline.titles == parts.flatMap { [$0] + inner })
      #expect(outline.entries.map(\.level) == parts.flatMap { _ in [0, 1, 1, 1] })
      #expect(outline.entries.first?.offset == text.utf8.count - body.joined().utf8.count)
    }
  }

  /// Dracula: titles under the numbers, most of them the same.
  @Test func `a list with a title under each number is believed to its end`() throws {
    let list = (1...6).map {
      "CHAPTER \(roman($0))\n\nJonathan Harker's Journal      \($0 * 12)\n\n"
    }
    let chapters = (1...6).map { "CHAPTER \(roman($0))\n\nJONATHAN HARKER'S JOURNAL" }
    let text = "CONTENTS\n\n\n" + list.joined() + "\n\n" + book(chapters)
    #expect(try outline(text).entries.map(\.number) == (1...6).map { $0 })
  }

  /// Dracula once more: its title stands between the list and the book, and on a tomb in the last chapter.
  @Test func `the book's title below its list is none of its chapters`() throws {
    let list = (1...6).map { "CHAPTER \(roman($0))\n\nThe Journal, \($0)      \($0 * 12)\n\n" }
    let chapters = (1...6).map { "CHAPTER \(roman($0))\n\nTHE JOURNAL, \($0)" }
    let text =
      "CONTENTS\n\n\n" + list.joined() + "\n\nDRACULA\n\n\n\n" + book(chapters)
      + "On it was but one word\n\n         DRACULA.\n\n" + prose(3)
    #expect(try outline(text).entries.map(\.number) == (1...6).map { $0 })
  }

  @Test func `parts that have names alone stand above their chapters`() throws {
    let names = ["THE OPEN SEA", "THE LONG WAY HOME"]
    let list = "CONTENTS\n\n" + names.map { "\($0)\n" }.joined() + "\n\n"
    let body = names.map { "\($0)\n\n\n" + book(["CHAPTER 1", "CHAPTER 2"]) }.joined()
    let outline = try outline(list + body)
    #expect(outline.titles == names.flatMap { [$0, "CHAPTER 1", "CHAPTER 2"] })
    #expect(outline.entries.map(\.level) == [0, 1, 1, 0, 1, 1])
  }

  /// The Jargon File: parts and chapters have lists of their own under their headings.
  @Test func `a heading with a list of its own is one`() throws {
    let inner = ["Verb Doubling", "Soundalike Slang", "Overgeneralization"]
    let names = ["Welcome"] + inner + ["More Words", "Last Words"]
    let list = "Table of Contents\n\n" + names.map { "   \($0)\n\n" }.joined()
    let own = "   Table of Contents\n\n" + inner.map { "   \($0)\n\n" }.joined()
    let text =
      list + book(["Welcome"]) + "          Part I. Introduction\n\n" + own
      + book(["Chapter 1. Slang"])
      + "Chapter 2. Jargon\n\n" + own + book(inner) + book(["Chapter 3. Style"])
      + "   PostScript\n\n"
      + book(["Part II. Words", "More Words", "Appendix A. Last", "Last Words"])
    #expect(
      try outline(text).titles == ["Welcome", "Part I. Introduction", "Chapter 1. Slang"]
        + ["Chapter 2. Jargon"] + inner + ["Chapter 3. Style", "Part II. Words", "More Words"]
        + ["Appendix A. Last", "Last Words"])
  }

  /// The Iliad: the captions of its pictures stand in the text as well.
  @Test func `a list of pictures below the contents names no chapters`() throws {
    let captions = ["THE SHIP AT SEA", "THE PIER", "MAP OF THE BAY"]
    let books = ["BOOK I.", "BOOK II.", "BOOK III."]
    let list =
      "CONTENTS\n\n" + books.map { "  \($0)\n" }.joined()
      + "\n\n\nILLUSTRATIONS\n\n" + captions.map { "  \($0)\n" }.joined() + "\n\n\n"
    let text = zip(books, captions).map { book([$0, $1]) }.joined()
    #expect(try outline(list + text).titles == ["BOOK I", "BOOK II", "BOOK III"])
  }

  /// The Jungle Book, The Scarlet Letter.
  @Test func `a list may name titles in quotation marks, and words before titles`() throws {
    let names = ["The Door", "“The Sea! The Sea!”", "THE CUSTOM-HOUSE", "The Pier"]
    let list = [
      "The Door", "“The Sea! The Sea!”", "INTRODUCTORY.     THE CUSTOM-HOUSE", "The Pier",
    ]
    let text = "CONTENTS\n\n" + list.map { "  \($0)\n" }.joined() + "\n\n\n" + book(names)
    #expect(try outline(text).titles == names)
  }

  /// Clarissa: most lines of the list are known by their neighbours, some are not.
  @Test func `what is left of a list before the first letter is none`() throws {
    let letters = (1...20).map { "LETTER \(roman($0)). TO A FRIEND" }
    let list = [3, 5, 9, 12].map {
      "LETTER \(roman($0)). From the same.\n\n\(prose(1).prefix(150))\n\n"
    }
    #expect(try outline(list.joined() + "\n\n" + book(letters)).titles == letters)
  }

  /// The Woman in White, The Moonstone.
  @Test func `series of numbers stand in narratives, and the first may have no number`() throws {
    func numbers(_ range: ClosedRange<Int>) -> String {
      range.map { "\(roman($0))\n\n" + prose(20) }.joined()
    }
    let first = "THE STORY BEGUN BY HER\n\n" + prose(20) + numbers(2...5)
    let other = "SECOND EPOCH\n\n" + numbers(1...4)
    let third = "THIRD EPOCH\n\n" + numbers(1...4)
    #expect(
      try outline("FIRST EPOCH\n\n" + first + other + third).entries.map(\.number)
        == [1, 2, 3, 4, 5, 2, 1, 2, 3, 4, 3, 1, 2, 3, 4])
    let titles =
      ["PROLOGUE", "FIRST PERIOD", "CHAPTER I", "CHAPTER II", "SECOND PERIOD"]
      + ["FIRST NARRATIVE", "CHAPTER I", "CHAPTER II", "SECOND NARRATIVE", "CHAPTER I"]
    let outline = try outline(book(titles + ["FINALE"]))
    #expect(outline.titles == titles + ["FINALE"])
    #expect(outline.entries.map(\.level) == [0, 0, 2, 2, 0, 1, 2, 2, 1, 2, 0])
  }

  @Test func `an author's preface is one`() throws {
    for name in ["AUTHOR'S PREFACE", "TRANSLATOR’S NOTE", "Author's Preface"] {
      let titles = [name, "CHAPTER 1", "CHAPTER 2", "APPENDIX B. The Door"]
      #expect(try outline(book(titles)).titles == titles)
    }
  }

  @Test func `numbered steps are no chapters of a book whose list names others`() throws {
    let names = ["A Word Before", "The Door", "The House", "Colophon"]
    let steps = (1...4).map { "\($0). Open the File\n\n" + prose(9) }.joined()
    let list = "CONTENTS\n\n" + names.map { "  \($0)\n" }.joined() + "\n\n"
    #expect(try outline(list + book(names) + steps).titles == names)
  }

  @Test func `a list of bare numbers ends where the book begins`() throws {
    let bare = (1...6).map { "CHAPTER \(roman($0))" }
    let text = bare.joined(separator: "\n\n") + "\n\n\n" + book(bare)
    let outline = try outline(text)
    #expect(outline.titles == bare)
    #expect(outline.entries.map(\.offset).min() ?? 0 > 60)
  }

  @Test func `a list with a summary for each chapter is not taken for the book`() throws {
    let summary = "Three invalids.—Sufferings of George and Harris.—A victim to one hundred and\n"
    let list = (1...6).map { "CHAPTER \(roman($0))\n\n\(summary)seven fatal maladies.\n\n" }
    let body = (1...6).map { "CHAPTER \(roman($0))\n\n" + prose(30) }.joined()
    let outline = try outline(list.joined() + body)
    #expect(outline.entries.count == 6)
    #expect(outline.entries.map(\.offset).min() == list.joined().utf8.count)
  }

  @Test func `a speaker between two acts is no heading`() throws {
    let speakers = ["ANNA SMITH", "EDGAR SMITH", "A JUDGE"]
    let acts = zip(["FIRST", "SECOND", "THIRD"], speakers).map { number, speaker in
      "ACT \(number)\n\n\n" + prose(10) + "\n\n\n\(speaker)."
    }
    let titles = try outline(book(acts)).titles
    #expect(titles.prefix(3) == ["ACT FIRST", "ACT SECOND", "ACT THIRD"])
  }

  @Test func `numbers right above others are parts`() throws {
    let headings = (1...7).map { number in
      let part = [1: "— I —", 3: "— II —", 6: "— III —"][number].map { $0 + "\n\n\n\n" } ?? ""
      return part + "[ \(number) ]\n\n" + prose(20 + number * 7 % 30)
    }
    let outline = try outline(book(headings))
    #expect(outline.entries.map(\.level) == [0, 1, 1, 0, 1, 1, 1, 0, 1, 1])
    let below = outline.entries.filter { $0.level == 1 }
    #expect(below.map(\.number) == Array(1...7))
  }

  @Test func `what is drawn as a number again is not named by the list`() throws {
    let numbers = (1...4).map(roman)
    let list = "Contents\n\n" + numbers.map { "— \($0) —\n\n" }.joined()
    let text = book(numbers[..<3].map { "— \($0) —" } + ["— IV —\n\n" + prose(3) + "I"])
    #expect(try outline(list + text).entries.map(\.number) == [1, 2, 3, 4])
  }

  @Test func `a title of one number among many is the text's`() throws {
    let headings = (1...9).map { $0 == 4 ? "[ 4 ]\n\nNEWS OF THE WHOLE TOWN" : "[ \($0) ]" }
    #expect(try outline(book(headings)).entries.map(\.name) == Array(repeating: "", count: 9))
  }

  @Test func `numbers that go on through a few chapters are of something else`() throws {
    var headings = (1...9).map { "CHAPTER \(roman($0)). Door \($0)" }
    headings[2] += "\n\n" + prose(20) + "01"
    headings[3] += "\n\n" + prose(20) + "02\n\n" + prose(20) + "03"
    #expect(try outline(book(headings)).entries.count == 9)
  }

  @Test func `a few numbers in a small piece of a chapter are no sections`() throws {
    var headings = (1...5).map { "CHAPTER \(roman($0)). Door \($0)" }
    headings[2] += "\n\n" + prose(60) + (1...3).map { "\(roman($0))\n\n" + prose(1) }.joined()
    headings[4] += "\n\n" + (1...3).map { "\(roman($0))\n\n" + prose(40) }.joined()
    #expect(try outline(book(headings)).entries.count == 8)
  }

  @Test func `the first item below a chapter's name and number is no title`() throws {
    let names = ["SOUPS", "RECIPES", "FISH", "RECIPES", "MEAT", "RECIPES"]
    let list = names.enumerated().map { "\($0 + 1).--\($1).\n\n" }.joined()
    let headings = names.enumerated().map { index, name in
      name == "RECIPES"
        ? "RECIPES.\n\n\nCHAPTER \(roman(index + 1)).\n\n\nCOLD DISH \(roman(index + 1))."
        : "CHAPTER \(roman(index + 1)).\n\n\n\(name)."
    }
    let outline = try outline("GENERAL CONTENTS\n\n\n" + list + "\n\n" + book(headings))
    #expect(outline.entries.map(\.name) == names.map { $0 == "RECIPES" ? "" : $0 })
  }

  @Test func `a dedication is no title of a part`() throws {
    let text = book([
      "FIRST PART\n\nTo Anna Smith, my friend\n\n\nTHE DOOR", "THE WINDOW",
      "SECOND PART\n\nDedicated to my cousin\n\n\nTHE GATE", "THE WALL",
    ])
    let outline = try outline(text)
    #expect(
      outline.titles
        == ["FIRST PART", "THE DOOR", "THE WINDOW", "SECOND PART", "THE GATE", "THE WALL"])
  }

  @Test func `a title page that names the introduction is none`() throws {
    let front = "THE DOOR\n\nIntroduction by Anna Smith\n\n\n\nINTRODUCTION.\n\n" + prose(9)
    let outline = try outline(front + book(["ACT I", "ACT II", "ACT III"]))
    #expect(outline.titles.filter { $0.lowercased().contains("intro") } == ["INTRODUCTION"])
  }

  @Test func `a licence before and behind the book makes no chapters`() throws {
    let licence = (1...4).map { "Section \($0). TERMS\n\n" + prose(9) }.joined()
    let start = "*** START OF THIS PROJECT GUTENBERG EBOOK X ***\n\n"
    let end = "*** END OF THIS PROJECT GUTENBERG EBOOK X ***\n\n"
    let text = licence + start + book(chapters) + end + licence
    #expect(try outline(text).titles == chapters)
    #expect(try outline(text + text).titles == chapters + chapters)
  }

  @Test func `an introduction behind a title page is an entry`() throws {
    let page = ["THE LOG", "BY", "A SAILOR", "LONDON", "HARBOUR PRESS LIMITED"]
    let text = page.joined(separator: "\n\n") + "\n\n\nINTRODUCTION BY THE PILOT\n\n\n" + prose(5)
    #expect(
      try outline(text + book(chapters)).titles == ["INTRODUCTION BY THE PILOT"] + chapters)
  }
}

/// The search as it goes through a text.
struct OutlineRunTests {
  @Test func `entries are found wherever blocks of the file end`() throws {
    let text = (1...400).map { "CHAPTER \($0)\n\nTHE \($0)TH DOOR\n\n" + prose($0 % 23 + 3) }
    let outline = try outline(text.joined())
    #expect(outline.entries.map(\.number) == (1...400).map { $0 })
    let bytes = Array(text.joined().utf8)
    for entry in outline.entries {
      #expect(bytes[entry.offset...].starts(with: "CHAPTER \(entry.number ?? 0)\n".utf8))
      #expect(entry.name == "THE \(entry.number ?? 0)TH DOOR")
    }
  }

  @Test func `lines longer than memory are passed over`() throws {
    let long = String(repeating: "no line ends here ", count: 40_000)
    let text = book(["CHAPTER 1", "CHAPTER 2"]) + long + "\n\n" + book(["CHAPTER 3"]) + long
    #expect(try outline(text).titles == ["CHAPTER 1", "CHAPTER 2", "CHAPTER 3"])
  }

  @Test func `form feeds part chapters as blank lines do`() throws {
    let text = (1...3).map { "CHAPTER \($0)\n" + prose(5).dropLast() }.joined(separator: "\u{C}")
    #expect(try outline(text).titles == ["CHAPTER 1", "CHAPTER 2", "CHAPTER 3"])
  }

  @Test func `a cancelled search finds nothing`() throws {
    let run = OutlineRun(MemoryText(book(["CHAPTER 1", "CHAPTER 2"])), traits: TextTraits())
    run.cancel()
    #expect(try run.run() == nil)
  }

  @Test func `any bytes are searched without a trap and in order`() throws {
    var random = SeededGenerator(seed: 7)
    let pieces = [
      "CHAPTER ", "I", "II.", "\n", "\n\n", "\r\n", "CONTENTS\n", "PART", " 1", "THE SEA", "\u{C}",
      "*** END OF THE PROJECT GUTENBERG", "\u{FF}", "  ", "_", "第", "章", prose(2), "12", "é",
    ]
    for _ in 0..<400 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<120, using: &random) {
        text += pieces.randomElement(using: &random) ?? ""
      }
      var bytes = Array(text.utf8)
      for _ in 0..<3 where !bytes.isEmpty {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      let found = try OutlineRun(MemoryText(bytes), traits: TextTraits()).run()
      let offsets = try #require(found).entries.map(\.offset)
      #expect(offsets == Array(Set(offsets)).sorted())
      #expect(offsets.allSatisfy { $0 < bytes.count })
      #expect(try #require(found).entries.allSatisfy { !$0.title.isEmpty && $0.level >= 0 })
    }
  }

  @Test func `the entry at an offset is the last that began`() {
    let outline = Outline([3, 10, 20].map { Outline.Entry(title: "x", level: 0, offset: $0) })
    #expect(
      [0, 2, 3, 9, 10, 19, 20, 99].map { outline.index(at: $0) }
        == [nil, nil, 0, 0, 1, 1, 2, 2])
    #expect([0, 3, 10, 20].map { outline.firstIndex(after: $0) } == [0, 1, 2, 3])
    #expect(Outline().index(at: 5) == nil)
  }
}

// MARK: - Texts

private func outline(_ text: String) throws -> Outline {
  let source = MemoryText(text)
  return try #require(try Manuscript(source).outlineSearch.run())
}

/// Paragraphs of running text.
private func prose(_ paragraphs: Int) -> String {
  let sentence =
    "The sea lay flat under the sun, and nobody on the pier had anything to say of it.\n"
  return (0..<paragraphs).map { _ in sentence + sentence.lowercased() + "\n" }.joined()
}

/// A book with a chapter of prose under every heading.
private func book(_ headings: [String]) -> String {
  headings.map { "\($0)\n\n" + prose(10) }.joined()
}

private func roman(_ number: Int) -> String {
  let tens = ["", "X", "XX", "XXX"][number / 10 % 4]
  return tens + ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"][number % 10]
}

extension Outline {
  fileprivate var titles: [String] { entries.map(\.title) }
}

/// The pages of an outline's entries.
struct OutlinePagesTests {
  @Test func `every entry has the page that shows its first byte`() throws {
    var random = SeededGenerator(seed: 11)
    for measure in [1, 12, 60] {
      for _ in 0..<12 {
        let text = (1...30).map { number in
          String(repeating: "\n", count: Int.random(in: 1...4, using: &random))
            + String(repeating: " ", count: Int.random(in: 0...20, using: &random))
            + "CHAPTER \(number)\n\n" + prose(Int.random(in: 1...40, using: &random))
        }
        let sample = try Sample(
          Array(text.joined().utf8), measure: measure, rows: Int.random(in: 1...30, using: &random))
        let pagination = try sample.pagination()
        let outline = try outline(text.joined())
        try #require(outline.entries.count == 30)
        let pages = try pagination.pages(of: outline, in: sample.source)
        #expect(
          try pages
            == outline.entries.map { try pagination.page(containing: $0.offset, in: sample.text) })
      }
    }
  }

  @Test func `entries behind several form feeds have their pages`() throws {
    let gaps = ["\n\u{C}", "\n\u{C}\n\u{C}", "\n\u{C}\n\n \u{C}\u{C}\n\n", "\u{C}\n\n\n"]
    let chapters = (0..<24).map { number in
      gaps[number % gaps.count] + "CHAPTER \(number + 1)\n\n" + prose(number % 5 + 1)
    }
    let text = chapters.joined()
    let sample = try Sample(Array(text.utf8), measure: 40, rows: 12)
    let pagination = try sample.pagination()
    let outline = try outline(text)
    try #require(outline.entries.count == 24)
    #expect(
      try pagination.pages(of: outline, in: sample.source)
        == outline.entries.map { try pagination.page(containing: $0.offset, in: sample.text) })
  }

  @Test func `entries in and behind a giant have their pages`() throws {
    let giant = String(repeating: "no line ends here ", count: 20_000)
    let text = "CHAPTER 1\n\n" + giant + "\n\nCHAPTER 2\n\n" + prose(900) + "CHAPTER 3\n\n"
    let sample = try Sample(Array(text.utf8), measure: 60, rows: 20)
    let pagination = try sample.pagination()
    let offsets = [0, 200_000, text.utf8.count - 11, text.utf8.count + 5]
    let outline = Outline(offsets.map { Outline.Entry(title: "x", level: 0, offset: $0) })
    #expect(
      try pagination.pages(of: outline, in: sample.source)
        == offsets.map { try pagination.page(containing: $0, in: sample.text) })
  }
}
