import Books
import Glibc
import Hyphenation
import Paging
import Testing
import Typeset

/// The dictionary of a language; nil where the machine has none.
private func dictionary(_ language: String) -> HyphenationDictionary? {
  try? HyphenationDictionary(language: language)
}

private let absence: Comment = "libhyphen or its dictionary is not installed"

struct `A hyphenation dictionary` {
  private func hyphenated(_ word: String, _ language: String) throws -> String {
    let dictionary = try HyphenationDictionary(language: language)
    let bytes = Array(word.utf8)
    let points = bytes.withUnsafeBufferPointer { dictionary.points(of: $0) }
    var parts: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if points >> index & 1 != 0 { parts.append(UInt8(ascii: "-")) }
      parts.append(byte)
    }
    return String(decoding: parts, as: UTF8.self)
  }

  @Test(.enabled(if: dictionary("en-US") != nil, absence))
  func `of English knows where words part, in capitals too`() throws {
    #expect(try hyphenated("hyphenation", "en-US") == "hy-phen-ation")
    #expect(try hyphenated("REPRESENTATIVE", "en_us") == "REP-RE-SEN-TA-TIVE")
    #expect(try hyphenated("one", "en") == "one")
    #expect(try hyphenated("", "en-US") == "")
  }

  @Test(.enabled(if: dictionary("de-DE") != nil, absence))
  func `of German is in Latin 1`() throws {
    #expect(try hyphenated("Übermäßigkeit", "de-DE") == "Über-mä-ßig-keit")
    #expect(try hyphenated("Donaudampfschifffahrt", "de") == "Do-nau-dampf-schiff-fahrt")
    #expect(try hyphenated("Жизнь", "de") == "Жизнь")
  }

  @Test(.enabled(if: dictionary("fr") != nil, absence))
  func `of French counts characters, not bytes`() throws {
    #expect(try hyphenated("élévation", "fr") == "élé-va-tion")
  }

  @Test func `that is missing says which package has it`() throws {
    let error = #expect(throws: HyphenationError.self) {
      try HyphenationDictionary(language: "tlh")
    }
    let sentence = try #require(error?.sentence)
    #expect(sentence.contains("hyphen-tlh") || sentence.contains("libhyphen0"))
    #expect(throws: HyphenationError.self) { try HyphenationDictionary(language: "../en") }
    #expect(
      HyphenationError.dictionaryMissing(language: "en").sentence.contains("hyphen-en-us"))
    #expect(
      HyphenationError.dictionaryMissing(language: "de-AT").sentence.contains("hyphen-de,"))
  }
}

struct `The language of a text` {
  @Test func `is what its heading says`() {
    let heading = "Title: Faust\nLanguage: German\n\nThe and of to that was his with it for you"
    #expect(LanguageGuess.language(of: Array(heading.utf8)) == "de-DE")
  }

  @Test(arguments: [
    (
      "en-US", "It was the best of times and it was the worst of times, said the man to his friend."
    ),
    ("de-DE", "Ich bin der Geist, der stets verneint, und das mit Recht; denn alles ist nicht die"),
    ("fr-FR", "Longtemps je me suis couché et les yeux que le sommeil dans une nuit est des qui"),
    (
      "es-ES",
      "En un lugar de la Mancha, de cuyo nombre no quiero acordarme, y el ingenioso con las"
    ),
    ("it-IT", "Nel mezzo del cammin di nostra vita e che per una selva oscura non gli era della"),
  ])
  func `is that of its commonest words`(language: String, text: String) {
    #expect(LanguageGuess.language(of: Array((text + " " + text).utf8)) == language)
  }

  @Test func `is not guessed from little, nor from another`() {
    #expect(LanguageGuess.language(of: Array("the and of".utf8)) == nil)
    #expect(LanguageGuess.language(of: Array(String(repeating: "漢字 ", count: 99).utf8)) == nil)
    #expect(LanguageGuess.language(of: []) == nil)
  }
}

struct `The name of a language` {
  @Test func `is the one that a heading gives, also of a language without a dictionary`() {
    let heading = "Title: Kalevala\nLanguage: Finnish\n\nThe and of to that was his with it for"
    #expect(LanguageGuess.name(of: Array(heading.utf8)) == "Finnish")
    let words = "It was the best of times and it was the worst of times, said the man of that."
    #expect(LanguageGuess.name(of: Array((words + " " + words).utf8)) == "English")
  }

  @Test(arguments: [
    ("Chinese", "Preface. 人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心。"),
    ("Japanese", "すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。"),
    ("Korean", "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다."),
    ("Russian", "Все люди рождаются свободными и равными в своём достоинстве. Это мы знаем."),
    ("Ukrainian", "Всі люди народжуються вільними і рівними у своїй гідності та правах."),
    ("Greek", "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια."),
    ("Hebrew", "כל בני אדם נולדו בני חורין ושווים בערכם ובזכויותיהם."),
    ("Arabic", "يولد جميع الناس أحرارا متساوين في الكرامة والحقوق وقد وهبوا عقلا."),
    ("Persian", "تمام افراد بشر آزاد به دنیا می‌آیند و از لحاظ حیثیت و حقوق با هم برابرند گفت پس."),
    ("Thai", "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ"),
    ("Vietnamese", "Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm."),
  ])
  func `is told by letters that belong to it alone`(name: String, text: String) {
    #expect(LanguageGuess.name(of: Array((text + "\n" + text).utf8)) == name)
  }

  @Test func `is not made up`() {
    for text in [
      "", "人", "Сви људи рађају се слободни и једнаки у достојанству и правима, они имају разум.",
      "Alle mennesker er født frie og med samme menneskeverd. De er utstyrt med fornuft.",
    ] {
      #expect(LanguageGuess.name(of: Array((text + " " + text).utf8)) == nil)
    }
  }
}

struct `A text that is hyphenated and justified` {
  private let words = """
    Extraordinary circumstances notwithstanding, representatives of the administration considered \
    the recommendations — “incomprehensible,” they said — and established an international \
    commission (see https://example.org/commission) whose responsibilities remain undetermined.
    """

  @Test(.enabled(if: dictionary("en-US") != nil, absence))
  func `has straight edges, hyphens and all its bytes`() throws {
    let hyphenator = try HyphenationDictionary(language: "en-US").hyphenator
    let text = String(repeating: words + " ", count: 3)
    let settings = LayoutSettings(measure: 34, isJustified: true, hyphenator: hyphenator)
    let page = try Pager(
      Manuscript(MemoryText(Array(text.utf8)), traits: TextTraits()),
      format: PageFormat(settings: settings, rows: 60)
    ).page(.first)
    let full = page.lines.dropLast().count { $0.columns == 34 }
    #expect(full * 10 >= page.lines.count * 7, "\(page.lines.map(\.text))")
    #expect(page.lines.allSatisfy { $0.columns <= 34 })
    #expect(page.lines.contains { $0.text.hasSuffix("-") })
    let seen = page.lines.map { line in
      let isHyphen = line.glyphs.last?.text == "-" && line.glyphs.last?.startsCluster == false
      let glyphs = isHyphen ? line.glyphs.dropLast() : line.glyphs[...]
      return glyphs.map(\.text).joined()
    }
    #expect(seen.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }
}
