import Books
import Testing

@Suite struct Titles {
  func title(_ text: String, file: String = "/books/some.book.txt") -> BookTitle {
    BookTitle(beginning: Array(text.utf8), fileName: file)
  }

  @Test func `a Project Gutenberg header names title and author`() {
    let text =
      "The Project Gutenberg EBook of Moby Dick\r\n\r\nTitle: Moby Dick; or The Whale\r\n\r\n"
      + "Author: Herman Melville\r\n\r\n*** START ***\r\nTitle: no more\r\n"
    #expect(title(text) == BookTitle(title: "Moby Dick; or The Whale", author: "Herman Melville"))
  }

  @Test func `a notice between stars may stand before the fields of a header`() {
    let text =
      "The Project Gutenberg eBook of The House\n\n*** This is a COPYRIGHTED eBook. ***\n***  Follow. ***\n"
      + "\nTitle: The House\n\nAuthor: Anna Writer\n\n*** START ***\n"
    #expect(title(text) == BookTitle(title: "The House", author: "Anna Writer"))
  }

  @Test func `a page of a manual is called by its name`() {
    let text = "\nGIT-LOG(1)            Git Manual            GIT-LOG(1)\n\nNAME\n       git-log\n"
    #expect(title(text, file: "standard input") == BookTitle(title: "git-log(1)"))
    #expect(title(text.replacing("GIT-LOG", with: "XML::Parser")).title == "XML::Parser(1)")
  }

  @Test func `a memo is called by what stands below its head`() {
    let head =
      "\n\nNetwork Working Group                      B. Writer, Ed.\n"
      + "Request for Comments: 5545                        Oracle\nObsoletes: 2445\n\n\n"
    let words =
      "   Internet Calendaring and Scheduling\n          (iCalendar)\n\nStatus of This Memo\n"
    let file = "rfc5545.txt"
    #expect(
      title(head + words, file: file).title == "Internet Calendaring and Scheduling (iCalendar)")
    #expect(title(head + "Abstract\n\nWords\n", file: file).title == "Rfc5545")
    #expect(title("Requests\n\n   A letter\n\nx\n", file: file).title != "A letter")
  }

  @Test func `a title of several lines is one`() {
    let text = "Title: The Journals of Lewis and Clark\n       1804-1806\n\nAuthor: Lewis\n"
    #expect(
      title(text) == BookTitle(title: "The Journals of Lewis and Clark 1804-1806", author: "Lewis"))
  }

  @Test(
    arguments: [
      (
        "The Project Gutenberg eBook, The Diary of a Nobody, by George and Weedon\nGrossmith\n\n\nThis",
        "The Diary of a Nobody", "George and Weedon Grossmith"
      ),
      ("The Project Gutenberg EBook of Emma, by Jane Austen\r\n\r\nThis", "Emma", "Jane Austen"),
      ("Project Gutenberg’s Side by Side, by A. Man\n\nThis", "Side by Side", "A. Man"),
      ("The Project Gutenberg EBook of The Bible\n\nThis", "The Bible", nil),
    ] as [(String, String, String?)])
  func `the first paragraph of a Project Gutenberg text names title and author`(
    text: String, expected: String, author: String?
  ) {
    #expect(title(text) == BookTitle(title: expected, author: author))
  }

  @Test(
    arguments: [
      ("The Project Gutenberg eBook of Dracula, by Bram Stoker.", "Dracula", "Bram Stoker"),
      (
        "\n The Project Gutenberg E-text of Frankenstein,\n by Mary Shelley\n", "Frankenstein",
        "Mary Shelley"
      ),
      ("The Complete Angler;, by Isaak Walton.", "The Complete Angler", "Isaak Walton"),
      ("Two Latin Plays", "Two Latin Plays", nil), ("", "", nil), (", by ", ", by", nil),
      ("Getting home, by train", "Getting home, by train", nil),
    ] as [(String, String, String?)])
  func `a page's title names the author too`(page: String, expected: String, author: String?) {
    #expect(BookTitle(ofPage: page) == BookTitle(title: expected, author: author))
  }

  @Test(arguments: [
    "EMMA\n\nby Jane Austen\n\nVOLUME I\n", "EMMA\n\n\nBY\n\nJane Austen\n\nVOLUME I\n",
    "EMMA\nBy Jane Austen\n\nVOLUME I\n", "EMMA\r\n\r\nby Jane Austen\r\n\r\nVOLUME I\r\n",
  ])
  func `the line behind the title says by whom the text is`(text: String) {
    #expect(title(text) == BookTitle(title: "EMMA", author: "Jane Austen"))
  }

  @Test(arguments: [
    "MISS EMMA\n\nby and by she came\n\n", "MISS EMMA\n\nBye Jane\n\n",
    "MISS EMMA\n\nBy Jove, he said, and\nwent away.\n\n", "MISS EMMA\n\nby\n",
  ])
  func `a sentence is no author`(text: String) {
    #expect(title(text) == BookTitle(title: "MISS EMMA"))
  }

  @Test func `control characters are no part of a name`() {
    let text = "Title: A\u{1B}[31mB\u{7}\nAuthor: \u{1B}]0;x\u{7}C\n\n"
    #expect(title(text) == BookTitle(title: "A[31mB", author: "]0;xC"))
    #expect(title("MISS EM\u{7F}MA\n\nmore\nmore\n").title == "some.book")
  }

  @Test func `underscores of a file's name are spaces`() {
    #expect(title("", file: "moby_dick.txt").title == "Moby dick")
    #expect(title("", file: "my file_2.txt").title == "my file_2")
  }

  @Test func `a short first line that stands alone is the title`() {
    #expect(title("\n\nTHE LOW LIGHT\n\nThe log of a library\n").title == "THE LOW LIGHT")
    #expect(title("# Notes on whales\n\nThey are large.\n").title == "Notes on whales")
  }

  @Test(arguments: [
    "It was a dark night.\n\nA shot rang out.\n", "one\ntwo\n\nthree\n", "import Glibc;\n\nx\n",
    "\u{1B}[31mred\n\nmore\n", "", "\n\n\n", "alone",
    String(repeating: "long ", count: 30) + "\n\nmore\n",
  ])
  func `a text that names no title is called as its file`(_ text: String) {
    #expect(title(text) == BookTitle(title: "some.book"))
  }

  @Test func `a file's name loses its extension and nothing else`() {
    #expect(title("", file: "notes").title == "notes")
    #expect(title("", file: ".profile").title == ".profile")
    #expect(title("", file: "a.b/report.final.text").title == "report.final")
    #expect(title("", file: "v1.reallynotanextension").title == "v1.reallynotanextension")
  }

  @Test(arguments: [
    "TO\n\nMY DEAR FRIEND\n\nHOMMY-BEG\n\n", "Preface\n\nAlthough the Diary\n\n",
    "CHAPTER I\n\nJonathan Harker\n\n", "Chapter 1: The Door\n\nIt stood open.\n\n",
    "THE FIRST PART\n\nIt began.\n\n", "Erstes Kapitel\n\nEs war.\n\n", "IV. The Door\n\nIt.\n\n",
    "12. The Door\n\nIt stood.\n\n", "Table of Contents\n\nThe Door\n\n",
    "Preface to the Second Edition\n\nI have\n\n", "第一章 門\n\n天地\n\n",
    "Format: https://www.debian.org/doc/copyright-format/1.0/\n\nFiles: *\n\n",
    "https://www.example.org/book\n\nwords\n\n", "Jane Doe <jane@example.org>\n\nwords\n\n",
    "Date: March 5, 2026 at 9:12\n\nRain.\n\n", "zaterdag 3 januari 2026\n\nRegen.\n\n",
    "Sat 2026-01-03\n\nRain.\n\n", "2026年1月3日\n\n雨\n\n", "To my wife\n\nwords\n\n",
    "IN MEMORY OF A. B.\n\nwords\n\n", "bash (5.2.15-2) unstable; urgency=medium\n\n  * New\n\n",
    "Network Working Group                  P. Mockapetris\n\nwords\n\n", "README\n\nwords\n\n",
    "Глава первая\n\nВсе счастливые семьи\n\n", "ЧАСТЬ ВТОРАЯ\n\nслова\n\n",
    "Том четвертый\n\nслова\n\n", "Первая часть\n\nслова\n\n", "CAPÍTULO PRIMERO\n\nEn un\n\n",
    "Capitolo terzo\n\nSul ramo\n\n", "PREMIÈRE PARTIE\n\nNous étions\n\n",
    "SEGUNDA PARTE\n\nEn un\n\n", "One\n\nIt was a bright cold day\n\n", "I\n\nIt was\n\n",
    "XIV.\n\nIt was\n\n", "Twenty-one\n\nIt was\n\n", "7\n\nIt was\n\n",
    "Copyright (C) 2020 Foo\n\nwords\n\n", "Copyright © 2020 Foo\n\nwords\n\n",
    "© 2020 Foo\n\nwords\n\n", "Copyright 2020 Foo Bar\n\nwords\n\n",
    "SPDX-License-Identifier: MIT\n\nwords\n\n",
  ])
  func `a first line that names something else loses to the name of the file`(text: String) {
    #expect(title(text, file: "/books/dracula.txt") == BookTitle(title: "Dracula"))
  }

  @Test(arguments: [
    "To the Lighthouse", "For Whom the Bell Tolls", "The Book of Tea", "Introduction to Algorithms",
    "A Tale of Two Cities", "Twenty Thousand Leagues Under the Sea", "紅樓夢",
    "Fahrenheit 451 and more",
    "Part of the Problem", "Copyright Law of Japan", "One Hundred Years", "I Am a Cat",
    "The First Circle", "The c Book",
  ])
  func `a title that looks a little like something else is one`(line: String) {
    #expect(title("\(line)\n\nwords\n\n", file: "dracula.txt") == BookTitle(title: line))
  }

  @Test func `what old headers tell of a series is no part of the author`() {
    for end in [
      "(#9 in our series by Leo Tolstoy)", "[#9 in our series by Leo Tolstoy]",
      "#9 in our series by Leo Tolstoy",
    ] {
      let text = "The Project Gutenberg EBook of War and Peace, by Leo Tolstoy\n\(end)\n\nThis\n"
      #expect(title(text) == BookTitle(title: "War and Peace", author: "Leo Tolstoy"))
    }
  }

  @Test func `a line of a header with room for more ends there`() {
    let text =
      "Title: Silas Marner\r\n       The Weaver of Raveloe\r\n\r\nAuthor: Karl Marx\n        Friedrich Engels\n\n"
    #expect(
      title(text)
        == BookTitle(
          title: "Silas Marner: The Weaver of Raveloe", author: "Karl Marx, Friedrich Engels"))
    let long = "Title: The Life and Strange Surprising Adventures of Robinson\n       Crusoe\n\n"
    #expect(
      title(long).title == "The Life and Strange Surprising Adventures of Robinson Crusoe")
  }

  @Test(
    arguments: [
      (
        "***This is the Project Gutenberg Etext of The Scarlet Letter***\n****This file\n\n",
        "The Scarlet Letter", nil
      ),
      (
        "Project Gutenberg Etext of Egmont, by Johann Wolfgang von Goethe\n#5 in our series by Johann\n\n",
        "Egmont", "Johann Wolfgang von Goethe"
      ),
      (
        "Project Gutenberg Etext of Macbeth by Shakespeare\nPG has multiple editions\n\n",
        "Macbeth", "Shakespeare"
      ),
      ("The Project Gutenberg Etext of Side by Side\n\n", "Side by Side", nil),
    ] as [(String, String, String?)])
  func `the oldest headers name title and author`(text: String, expected: String, author: String?) {
    #expect(title(text) == BookTitle(title: expected, author: author))
  }

  @Test(arguments: [
    "GREAT EXPECTATIONS\n\n[1867 Edition]\n\nby Charles Dickens\n\n",
    "GREAT EXPECTATIONS\n\n\nIN PROSE\n\nBEING\n\nA Story of Pip\n\nby Charles Dickens [English, 1812-1870]\n\n",
    "  GREAT EXPECTATIONS\n\n     _by_\n\n    _Charles Dickens_\n\n",
    "GREAT EXPECTATIONS\n\nVON\n\nCharles Dickens\n\n",
    "GREAT EXPECTATIONS\n\nA novel\n\npar Charles Dickens\n\n",
  ])
  func `the author may stand below a subtitle`(text: String) {
    #expect(
      title(text + "Words of it.\n")
        == BookTitle(title: "GREAT EXPECTATIONS", author: "Charles Dickens"))
  }

  @Test func `a chapter below the title hides no author`() {
    let text = "GREAT EXPECTATIONS\n\nChapter I\n\nBy Jove\n\n"
    #expect(title(text) == BookTitle(title: "GREAT EXPECTATIONS"))
  }

  @Test func `a word with the letters of a Roman numeral, and a year, may be titles`() {
    for word in ["Civil", "Lil", "2666"] {
      #expect(title("\(word)\n\nwords\n\n", file: "345.txt").title == word)
    }
  }

  @Test(arguments: ["345.txt", "345-0.txt", "pg345.txt", "book.txt", "a/b.txt", "my_etext.txt"])
  func `one word is the title of a file whose name says nothing`(file: String) {
    #expect(title("DRACULA\n\nBram\n\n", file: file).title == "DRACULA")
  }

  @Test func `one word that is marked as a heading is a title`() {
    for text in [
      "# Dracula\n\nwords\n\n", "Dracula\n=======\n\nwords\n\n", "= Dracula\n\nwords\n\n",
    ] {
      #expect(title(text, file: "vampires.md").title == "Dracula")
    }
    #expect(title("# Preface\n\nwords\n\n", file: "vampires.md").title == "Vampires")
  }

  @Test func `a title may be underlined`() {
    for line in ["=====", "-----------", "*************", "~~~~~~~~~~~~~~"] {
      #expect(title("The Low Light\n\(line)\n\nThe log\n\n").title == "The Low Light")
    }
    #expect(title("The Low Light\n***\n\nThe log\n\n").title == "some.book")
    #expect(title("The Low Light\n=-=-=\n\nThe log\n\n").title == "some.book")
  }

  @Test func `a title may stand between two lines`() {
    for line in ["=============", "*************"] {
      for end in ["\n", ":Author: Jane\n\n"] {
        let text = "\(line)\nThe Low Light\n\(line)\n\(end)The log\n\n"
        #expect(title(text).title == "The Low Light")
      }
    }
    #expect(title("=========\n Dracula\n=========\n\nwords\n\n").title == "Dracula")
    #expect(title("-----\nThe Low Light\n====\n\nThe log\n\n").title == "some.book")
  }

  @Test func `a file's name is tidied`() {
    let names = [
      "dracula.txt": "Dracula", "pride-and-prejudice.txt": "Pride and prejudice",
      "moby-dick.txt": "Moby dick", "madame-bovary.txt": "Madame bovary", "x-ray.txt": "X-ray",
      "catch-22.txt": "Catch-22", "the_time_machine.md": "The time machine",
      "DRACULA.TXT": "DRACULA", "2026-03-05.txt": "2026-03-05", "copyright": "copyright",
      "standard input": "standard input", "git-remote-hg": "git-remote-hg",
      "JAVA_HOME": "JAVA_HOME", "main.c": "Main", "x1.txt": "x1", "über.txt": "Über",
      "policy.txt.gz": "Policy", "README.gz": "README",
      "the_time_machine.fb2.xz": "The time machine",
    ]
    for (file, expected) in names { #expect(title("", file: file).title == expected) }
  }

  @Test(arguments: [
    ("the.great.gatsby.1925.fitzgerald", "The great gatsby 1925 fitzgerald"),
    ("the.time.machine.txt", "The time machine"), ("War.and.Peace.epub", "War and Peace"),
    ("the.manual.of.less.v2.1.txt", "The manual of less v2.1"), ("less.v2.1.txt", "less.v2.1"),
    ("notes.2026.01.05.txt", "notes.2026.01.05"), ("www.example.org.html", "www.example.org"),
    ("org.example.Login.service", "org.example.Login.service"), ("a.out.old", "a.out"),
    ("war+and+peace.txt", "War and peace"), ("a+b.txt", "a+b"), ("c++.txt", "c++"),
    ("moby%20dick%3A%20a%20whale.txt", "moby dick: a whale"), ("100%.txt", "100%"),
    ("a%2Fb.txt", "a%2Fb"), ("my report v2.1 final.txt", "My report v2.1 final"),
  ])
  func `dots, plus signs and signs of addresses stand for spaces where that is certain`(
    file: String, expected: String
  ) {
    #expect(title("", file: file) == BookTitle(title: expected))
  }

  @Test(arguments: [
    ("Emily Brontë - Wuthering Heights (1847).epub", "Emily Brontë", "Wuthering Heights"),
    ("Brontë, Emily - Wuthering Heights", "Emily Brontë", "Wuthering Heights"),
    ("Emily_Brontë_-_Wuthering_Heights.txt", "Emily Brontë", "Wuthering Heights"),
    ("Emily%20Bront%C3%AB%20-%20Wuthering%20Heights.txt", "Emily Brontë", "Wuthering Heights"),
    ("H. G. Wells - The Time Machine.txt", "H. G. Wells", "The Time Machine"),
    ("J.R.R. Tolkien - The Hobbit (1937).txt", "J.R.R. Tolkien", "The Hobbit"),
    ("Johann Wolfgang von Goethe - Faust.txt", "Johann Wolfgang von Goethe", "Faust"),
  ])
  func `a file's name may begin with its author`(file: String, author: String, expected: String) {
    #expect(title("", file: "/books/\(file)") == BookTitle(title: expected, author: author))
    #expect(title("\(expected)\n\nwords\n\n", file: file).author == author)
  }

  @Test(arguments: [
    "Great Expectations - Charles Dickens", "Jane Eyre - Charlotte Brontë",
    "Jane Eyre - An Autobiography", "Rabbit, Run - John Updike", "Wuthering Heights (1847)",
    "Terry Pratchett - Discworld 1 - Mort", "John Smith - notes", "Emily - A Life",
    "Charles Dickens - Dickens, Mary", "Emily Brontë - (1847)", "Work - Plan (2026)",
    "Charles Darwin and Emma - Letters", "Agatha - Poirot",
  ])
  func `a file's name of which it is not certain who wrote it is the title`(name: String) {
    #expect(title("", file: "\(name).txt") == BookTitle(title: name))
  }

  @Test func `bytes that are no UTF-8 are no title`() {
    let book = BookTitle(beginning: [0xC9, 0x74, 0xE9, 0x0A, 0x0A, 0x61, 0x0A], fileName: "x.txt")
    #expect(book.title == "x")
  }

  @Test(
    arguments: [
      ("Franz Kafka\n\nDie Kanne\n\n1. Ankunft\n", "kafka_kanne.txt", "Die Kanne", "Franz Kafka"),
      (
        "  FRANZ KAFKA\n\n  ROTE KÄNNCHEN\n\nI\n", "kafka_kaennchen.txt", "ROTE KÄNNCHEN",
        "FRANZ KAFKA"
      ),
      ("Ole Bałuk\nPAN Z LASU\nROZDZIAŁ I\n", "baluk_las_lasu_1887.txt", "PAN Z LASU", "Ole Bałuk"),
      (
        "Владимир Ручьев\n\nЗеленый шум\n\nI\n", "Ruchev_Shum_1926.txt", "Зеленый шум",
        "Владимир Ручьев"
      ),
      ("Hans Ruhl\n\nDie Kanne\n\nI\n", "12345.txt", "Die Kanne", "Hans Ruhl"),
      (
        "Effi Ruhl\n\nTheodor Brink\n\nErstes Kapitel\n", "brink_effi.txt", "Effi Ruhl",
        "Theodor Brink"
      ),
      (
        "Die Kannen des jungen Ruhl von Johann Hans von Brink\n\nI\n", "x_kannen.txt",
        "Die Kannen des jungen Ruhl", "Johann Hans von Brink"
      ),
      ("Владимир Ручьев. Зеленый шум\nПосвящаю\n", "a.txt", "Зеленый шум", "Владимир Ручьев"),
      (
        "COLD HOUSE\nby Charles Brink\nPREFACE\nA judge once\n", "a.txt", "COLD HOUSE",
        "Charles Brink"
      ),
    ])
  func `an author is told from the title`(
    text: String, file: String, expected: String, author: String
  ) {
    #expect(title(text, file: file) == BookTitle(title: expected, author: author))
  }

  @Test func `names that could be written in any number of ways are told at once`() {
    let file = String(repeating: "a", count: 75) + ".txt"
    for letter in ["É", "Й"] {
      let name = "Hans " + letter + String(repeating: letter.lowercased(), count: 40)
      #expect(title("\(name)\n\nX y\n", file: file).author == nil)
    }
  }

  @Test(
    arguments: [
      ("Jane Brink\n\nAn Autobiography\n\nI\n", "jane_brink.txt", "Jane Brink"),
      ("Isabella von Krain\n\nErstes Buch\n", "krain.txt", "Isabella von Krain"),
      ("Das Leben von Hans Brink\n\nI\n", "a.txt", "Das Leben von Hans Brink"),
      ("Learning Git\n\nBasics\n\nWith Git, you\n", "git-basics-guide.txt", "Learning Git"),
      ("Step by Step Guide\n\nFirst\n", "a.txt", "Step by Step Guide"),
      ("Release Notes\n\nThe Changes\n\nx\n", "notes.txt", "Release Notes"),
    ])
  func `a title that may be a name stays one`(text: String, file: String, expected: String) {
    #expect(title(text, file: file) == BookTitle(title: expected))
  }
}
