import Books
import Formats
import Foundation
import Testing

/// Short texts as they are found, in the encodings they are found in.
struct Script: Sendable, CustomTestStringConvertible {
  let encoding: String
  let shown: String
  let text: String
  var testDescription: String { encoding }

  init(_ encoding: String, shown: String? = nil, _ text: String) {
    self.encoding = encoding
    self.shown = shown ?? encoding
    self.text = text
  }

  static let lamp = "The lamp was lit at nine in the evening, as always.\n"
  static let french = """
    Il était une fois un vieil érable qui aimait les étoiles. À l'été, les élèves du collège
    venaient lire à son pied ; le garçon préféré était déjà là, un gâteau à la main.

    """
  static let russian = """
    Старый смотритель маяка каждый вечер поднимался по лестнице, зажигал лампу и читал вслух
    морю. Он верил, что корабли слышат его голос, и никогда не пропускал ни одной страницы.

    """
  static let japanese = """
    灯台守は毎晩、長い階段を上って灯をともし、海に向かって本を読みました。船は彼の声を
    聞いていると、彼は信じていました。そして一度もページを飛ばしたことがありません。

    """
  static let chinese = """
    灯塔的老人每天晚上走上楼梯，点亮灯火，对着大海朗读。他相信船只听得见他的声音，
    所以从来没有漏掉一页。后来年轻人也来听他读书，他们坐在石头上，直到天亮。

    """
  static let korean = """
    등대지기는 매일 저녁 계단을 올라가 불을 켜고 바다를 향해 책을 읽었습니다. 그는 배들이
    그의 목소리를 듣는다고 믿었고 한 쪽도 빠뜨린 적이 없었습니다.

    """
  static let hindi = "बूढ़ा आदमी हर शाम दीप जलाता था और समुद्र के लिए पढ़ता था।\n"
  static let greek = """
    Ο γέρος φαροφύλακας ανέβαινε κάθε βράδυ τη σκάλα, άναβε τη λάμπα και διάβαζε στη θάλασσα.
    Πίστευε πως τα καράβια άκουγαν τη φωνή του και δεν παρέλειπε ποτέ ούτε μία σελίδα.

    """

  static let legacy = [
    Script("ISO-8859-1", french),
    Script("WINDOWS-1252", "“L'été,” dit-il — et l'œuvre était déjà là…\n" + french),
    Script("WINDOWS-1251", russian),
    Script("KOI8-R", russian),
    Script("SHIFT_JIS", japanese),
    Script("EUC-JP", japanese),
    Script("ISO-2022-JP", japanese),
    Script("GB18030", chinese),
    Script("EUC-KR", korean),
    Script("ISO-8859-7", greek),
  ]

  static let wide = ["UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"].flatMap { encoding in
    [french, russian, japanese, chinese, korean, hindi, greek, "Hi"].map {
      Script(encoding, $0)
    }
  }
}

struct EncodingTests {
  let scratch = Scratch()

  @Test(arguments: Script.legacy)
  func `a text in an old encoding is recognised and read`(script: Script) throws {
    let opened = try scratch.open(encoded(script.text, as: script.encoding))
    #expect(opened.encoding == script.shown)
    #expect(try opened.source.text == script.text)
    #expect(opened.source.isComplete)
  }

  @Test(arguments: [
    "Character set encoding: ISO-8859-1", "Content-Type: text/plain; charset=\"iso-8859-1\"",
    "-*- coding: latin-1 -*-", "Nothing is said.", "Character set encoding: ASCII",
  ])
  func `a text that says it is in Latin 1 is, and no English one is in a code page of DOS`(
    declaration: String
  ) throws {
    var text = declaration + "\n\n"
    for _ in 0..<12 {
      text += "Then he went to Adelaïda Ivanovna and to Svidrigaïlov, who were not at home.\n"
    }
    #expect(try scratch.open(encoded(text, as: "ISO-8859-1")).source.text == text)
  }

  @Test func `a declaration that cannot be true is not believed`() throws {
    let text = "charset=utf-8\n" + Script.russian
    #expect(try scratch.open(encoded(text, as: "KOI8-R")).source.text == text)
    let latin = "charset=shift_jis\n" + Script.french
    #expect(try scratch.open(encoded(latin, as: "WINDOWS-1252")).source.text == latin)
  }

  @Test(arguments: Script.wide)
  func `wide characters are recognised without a mark`(script: Script) throws {
    let opened = try scratch.open(encoded(script.text, as: script.encoding))
    #expect(opened.encoding == script.shown)
    #expect(try opened.source.text == script.text)
  }

  static let marks: [(String, [UInt8])] = [
    ("UTF-8", [0xEF, 0xBB, 0xBF]), ("UTF-16LE", [0xFF, 0xFE]), ("UTF-16BE", [0xFE, 0xFF]),
    ("UTF-32LE", [0xFF, 0xFE, 0, 0]), ("UTF-32BE", [0, 0, 0xFE, 0xFF]),
  ]

  @Test(arguments: marks)
  func `a byte order mark decides and is not part of the text`(
    encoding: String, mark: [UInt8]
  ) throws {
    let text = Script.russian + "🏮"
    let opened = try scratch.open(mark + encoded(text, as: encoding))
    #expect(opened.encoding == encoding)
    #expect(try opened.source.text == text)
    let named = try scratch.open(
      mark + encoded(text, as: encoding), options: OpenOptions(encoding: encoding))
    #expect(try named.source.text == text)
  }

  @Test func `the order of UTF-16 that was asked for is found out`() throws {
    for order in ["UTF-16LE", "UTF-16BE"] {
      let opened = try scratch.open(
        encoded("plain", as: order), options: OpenOptions(encoding: "utf-16"))
      #expect(try opened.source.text == "plain")
    }
  }

  @Test func `a byte too many in UTF-16 is one replacement character`() throws {
    let opened = try scratch.open(encoded("odd length", as: "UTF-16LE") + [0x41])
    #expect(try opened.source.text == "odd length\u{FFFD}")
  }

  @Test func `half of a surrogate pair is one replacement character`() throws {
    let bytes = try encoded("ab", as: "UTF-16LE") + [0x3D, 0xD8] + encoded("cd", as: "UTF-16LE")
    #expect(try scratch.open([0xFF, 0xFE] + bytes).source.text == "ab\u{FFFD}cd")
  }

  @Test func `bytes that stand for nothing become replacement characters`() throws {
    let bytes = try encoded("灯", as: "SHIFT_JIS") + [0xFF] + encoded("台", as: "SHIFT_JIS") + [0x93]
    let opened = try scratch.open(bytes, options: OpenOptions(encoding: "Shift_JIS"))
    #expect(try opened.source.text == "灯\u{FFFD}台\u{FFFD}")
  }

  @Test func `a few bad bytes leave a text UTF-8 and all its bytes in place`() throws {
    let bytes = Array(Script.french.utf8) + [0xFF, 0xC3, 0x28, 0x80] + Array(Script.french.utf8)
    let opened = try scratch.open(bytes)
    #expect(opened.encoding == "UTF-8")
    #expect(try opened.source.bytes(0..<opened.source.count) == bytes)
  }

  @Test func `characters that the edges of samples cut are not bad bytes`() throws {
    for shift in 0..<3 {
      let text = String(repeating: "x", count: shift) + String(repeating: "灯", count: 40_000)
      #expect(try scratch.open(text.utf8).encoding == "UTF-8")
    }
  }

  @Test func `a few NUL bytes leave a text a text`() throws {
    let text = "one\0two\n\0three\n\0" + Script.french
    let opened = try scratch.open(text.utf8)
    #expect(opened.encoding == "UTF-8")
    #expect(try opened.source.text == text)
  }

  @Test func `a log with a run of zeros is a text, and zeros alone are none`() throws {
    let line = "Nov 23 03:14:15 host kernel: usb 1-1: new device\n"
    let lines = Array(String(repeating: line, count: 400).utf8)
    let opened = try scratch.open(lines + [UInt8](repeating: 0, count: 4096) + lines)
    #expect(opened.encoding == "UTF-8")
    #expect(try opened.source.text.hasSuffix(line))
    #expect(try scratch.refusal(of: [UInt8](repeating: 0, count: 5000)) != nil)
    #expect(
      try scratch.refusal(of: Array("a b\0".utf8) + [UInt8](repeating: 0, count: 5000)) != nil)
  }

  @Test(arguments: [Script.french, Script.russian, Script.japanese, Script.chinese])
  func `UTF-8 with a few NULs is not taken for UTF-16`(_ text: String) throws {
    let text = String(repeating: text, count: 20)
    var bytes = Array(text.utf8)
    let places = bytes.indices.filter { bytes[$0] < 0x80 }
    for index in places.enumerated().filter({ $0.offset % 9 == 0 }).map(\.element).prefix(8) {
      bytes[index] = 0
    }
    #expect(try scratch.open(bytes).encoding == "UTF-8")
  }

  @Test(arguments: [
    "status \0ok and café now\n", "é is here and \0 is there, and no word more\n",
    "naïve words with one \0 in it\r\n",
  ])
  func `a short text in Latin-1 with a NUL is not taken for UTF-16`(_ text: String) throws {
    for count in 1...3 {
      let whole = String(repeating: text, count: count)
      let opened = try scratch.open(whole.unicodeScalars.map { UInt8($0.value) })
      #expect(try opened.source.text.contains("é") || opened.source.text.contains("ï"))
    }
  }

  @Test func `NUL bytes after newlines do not look like UTF-16`() throws {
    let text = String(repeating: Script.lamp + "\0", count: 9)
    let padded = text + String(repeating: "words and words and nothing else\n", count: 99)
    let opened = try scratch.open(padded.utf8)
    #expect(opened.encoding == "UTF-8")
    #expect(try opened.source.text == padded)
  }

  @Test func `one accent late in a novel tells its encoding`() async throws {
    let prose = String(repeating: Script.lamp, count: 8000)
    for place in [70_001, 200_002, 399_999] {
      var bytes = Array(prose.utf8)
      bytes[place] = 0xE9
      let opened = try scratch.open(bytes)
      #expect(opened.encoding.hasSuffix("1252") || opened.encoding.hasPrefix("ISO-8859-1"))
      try await opened.source.waitForAll()
      #expect(try opened.source.bytes(place..<place + 2) == Array("é".utf8))
    }
  }

  @Test func `terminal escapes that look like shifts leave a text UTF-8`() throws {
    for text in ["\u{1B}$ ls\n", "\u{1B}$ ls – and “more”\n"] {
      let opened = try scratch.open(text.utf8)
      #expect(opened.encoding == "UTF-8")
      #expect(try opened.source.text == text)
    }
  }

  @Test(arguments: ["GB18030", "SHIFT_JIS", "UTF-16BE", "ISO-2022-JP", "BIG5-HKSCS"])
  func `a long text stays whole where blocks cut its characters`(encoding: String) async throws {
    let lines = ["a", "日本\n", "bc文\n"].map { String(repeating: $0, count: 3) }
    let text = (0..<40_000).map { lines[$0 * 7919 % 3] }.joined()
    let opened = try scratch.open(
      encoded(text, as: encoding), options: OpenOptions(encoding: encoding))
    try await opened.source.waitForAll()
    #expect(try opened.source.text == text)
  }

  @Test func `an empty file is an empty UTF-8 text`() throws {
    let opened = try scratch.open([])
    #expect(opened.encoding == "UTF-8")
    #expect(opened.source.count == 0)
    #expect(try opened.source.bytes(0..<1) == [])
  }

  @Test func `an encoding that iconv does not know is said to be unknown`() throws {
    for name in ["KLINGON", "", "UTF-8//IGNORE"] {
      let refusal = try #require(
        try scratch.refusal(of: "text".utf8, options: OpenOptions(encoding: name)))
      #expect(refusal.reason == .unknownEncoding(name))
      #expect(refusal.exitStatus == 64)
      #expect(refusal.sentence == "unknown encoding '\(name)'; `iconv -l` lists the known ones")
    }
  }

  @Test(.enabled(if: sharedBooks != nil, "shared/books is not there"))
  func `a Latin-1 book is converted as iconv does it`() async throws {
    let path = try #require(sharedBooks) + "/lewis-clark-latin1.txt"
    let calls = CallCount()
    let opened = try TextOpener.open(path: path, onChange: { calls.add() })
    // Two of its bytes are bullets of Windows, which Latin-1 has not.
    #expect(opened.encoding == "WINDOWS-1252")
    #expect(opened.source.count > 0, "the first page is there at once")
    let guess = opened.source.expectedCount
    try await opened.source.waitForAll()
    let expected = try run("iconv", ["-f", "WINDOWS-1252", "-t", "UTF-8", path])
    #expect(try opened.source.bytes(0..<opened.source.count) == expected)
    #expect(abs(guess - expected.count) * 50 < expected.count)
    #expect(opened.source.expectedCount == expected.count)
    while calls.value == 0 { try await Task.sleep(for: .milliseconds(1)) }
  }

  @Test(.enabled(if: sharedBooks != nil, "shared/books is not there"))
  func `books in many scripts are UTF-8`() throws {
    let folder = try #require(sharedBooks) + "/udhr"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let opened = try TextOpener.open(path: "\(folder)/\(name)", onChange: {})
      #expect(opened.encoding == "UTF-8", "\(name)")
    }
  }

  @Test func `a long conversion stops when nobody wants it`() async throws {
    let line = try encoded(Script.russian, as: "KOI8-R")
    let path = try scratch.file(repeatElement(line, count: 100_000).joined())
    let opened = try TextOpener.open(path: path, onChange: {})
    opened.source.stop()
    try await opened.source.waitForAll()
    #expect(opened.source.failure == nil)
    let length = opened.source.count
    #expect(try opened.source.bytes(0..<length).starts(with: Script.russian.utf8))
  }
}
