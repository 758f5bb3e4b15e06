/// Characters of RTF that are written as bytes of a code page: `\'cf`, in the code page of the document or
/// of the font that they are set in.
struct RichTextCodePages {
  /// What holds in a group, and for the groups in it.
  private struct State {
    /// The number of the font; `nil` for that of the document.
    var font: Int?
    /// The characters behind `\u` that stand for one by its number.
    var skipped = 1
    /// Whether the group is the table of fonts, or in it.
    var isFontTable = false
  }

  private let text: [UInt8]
  private let keepsGroups: Bool
  private var index = 0
  private var result: [UInt8] = []
  /// The bytes of the text that are in the result.
  private var copied = 0
  private var states = [State()]
  /// The code page of the document.
  private var documentPage = 1252
  private var documentFont: Int?
  /// The code pages of the fonts that name one.
  private var pages: [Int: Int] = [:]
  /// The font of the table that is being read.
  private var tableFont = 0
  /// The bytes of a run that are written in one code page, and where they stand.
  private var run: [UInt8] = []
  private var runPage = 1252
  private var runRange = 0..<0
  /// Where the run goes on: behind its last byte and the line ends that follow, which are no characters.
  private var runNext = 0
  /// Whether the run ends with the first of two bytes that are a character.
  private var endsWithFirst = false
  /// The characters of all bytes in the code pages so far that have a byte for each.
  private var tables: [Int: [[UInt8]]] = [:]
  /// The characters that are still to be passed over behind `\u`.
  private var skipping = 0

  /// `text` with such characters written by their numbers, `\u1055\'3f`; `nil` if there is none of another
  /// code page than 1252.
  ///
  /// Pandoc takes all of them for bytes of that one.
  ///
  /// - Parameter keepsGroups: Whether none gets a group of its own, where another number of characters
  ///   than one stands behind each number.
  static func respelled(_ text: [UInt8], keepsGroups: Bool = false) -> [UInt8]? {
    var reader = RichTextCodePages(text, keepsGroups)
    return reader.read()
  }

  private init(_ text: [UInt8], _ keepsGroups: Bool) {
    (self.text, self.keepsGroups) = (text, keepsGroups)
  }

  private mutating func read() -> [UInt8]? {
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "{"):
        endRun()
        skipping = 0
        states.append(states[states.count - 1])
        index += 1
      case UInt8(ascii: "}"):
        endRun()
        skipping = 0
        if states.count > 1 { states.removeLast() }
        index += 1
      case UInt8(ascii: "\\"): readControl()
      case 0x0A, 0x0D:
        if runNext == index { runNext += 1 }
        index += 1
      case let byte: addCharacter(byte, length: 1)
      }
    }
    endRun()
    return copied == 0 ? nil : result + text[copied...]
  }

  private var state: State {
    get { states[states.count - 1] }
    set { states[states.count - 1] = newValue }
  }

  // MARK: - Controls

  private mutating func readControl() {
    let start = index
    guard start + 1 < text.count else {
      index = text.count
      return
    }
    let sign = text[start + 1]
    if sign == UInt8(ascii: "'") {
      let digits = text[(start + 2)...].prefix(2).compactMap { RichTextControl.value(ofDigit: $0) }
      guard digits.count == 2 else {
        index += 2
        return
      }
      return addCharacter(digits[0] << 4 | digits[1], length: 4, isWritten: true)
    }
    endRun()
    let control = RichTextControl(text, at: start)
    index = control.end
    if control.word.isEmpty {
      // `\{` and the like: a character, or a sign by itself.
      if skipping > 0 { skipping -= 1 }
    } else {
      apply(control.word, control.number)
    }
  }

  private mutating func apply(_ word: String, _ number: Int?) {
    skipping = 0
    switch word {
    case "u": skipping = state.skipped
    case "uc": state.skipped = min(max(number ?? 1, 0), 16)
    case "mac": documentPage = 10000
    case "pc": documentPage = 437
    case "pca": documentPage = 850
    case "ansicpg": documentPage = number ?? documentPage
    case "deff": documentFont = number
    case "fonttbl": state.isFontTable = true
    case "f": if state.isFontTable { tableFont = number ?? 0 } else { state.font = number }
    case "fcharset":
      if state.isFontTable, let page = Self.pages[number ?? 0] { pages[tableFont] = page }
    case "cpg": if state.isFontTable, let number { pages[tableFont] = number }
    case "plain": state.font = nil
    default: break
    }
  }

  /// The code page of the characters that come next.
  private var page: Int {
    guard let page = (state.font ?? documentFont).flatMap({ pages[$0] }) else {
      return documentPage
    }
    // The fonts of a document in such a code page are often said to be Western.
    return page == 1252 && Self.namesOfWidePages[documentPage] != nil ? documentPage : page
  }

  // MARK: - Characters

  private mutating func addCharacter(_ byte: UInt8, length: Int, isWritten: Bool = false) {
    defer { index += length }
    if skipping > 0 {
      skipping -= 1
      return endRun()
    }
    guard !state.isFontTable else { return }
    // Behind the first of two bytes the second may be any character.
    guard isWritten || byte >= 0x80 || isCut else { return endRun() }
    let page = page
    if page != runPage || runNext != index { endRun() }
    guard Self.name(of: page) != nil else { return }
    if run.isEmpty { (runPage, runRange) = (page, index..<index) }
    run.append(byte)
    runNext = index + length
    runRange = runRange.lowerBound..<runNext
    endsWithFirst =
      !endsWithFirst && Self.namesOfWidePages[page] != nil && Self.isFirst(byte, of: page)
  }

  /// Whether the second of two bytes that are a character comes next.
  private var isCut: Bool { endsWithFirst && runNext == index }

  /// Whether a byte is the first of two in a code page of East Asia.
  private static func isFirst(_ byte: UInt8, of page: Int) -> Bool {
    page == 932 ? 0x81...0x9F ~= byte || 0xE0...0xFC ~= byte : 0x81...0xFE ~= byte
  }

  private mutating func endRun() {
    guard !run.isEmpty else { return }
    defer {
      run.removeAll(keepingCapacity: true)
      endsWithFirst = false
    }
    guard run.contains(where: { $0 >= 0x80 }), let characters = characters(run) else { return }
    result += text[copied..<runRange.lowerBound]
    let isGroup = state.skipped != 1 && !keepsGroups
    if isGroup { result += Array(#"{\uc1"#.utf8) }
    for scalar in String(decoding: characters, as: UTF8.self).unicodeScalars {
      if scalar.isASCII {
        result += Array(#"\'"#.utf8) + Self.hexadecimal(UInt8(scalar.value))
      } else {
        for unit in String(scalar).utf16 {
          result += Array("\\u\(Int16(bitPattern: unit))\\'3f".utf8)
        }
      }
    }
    if isGroup { result.append(UInt8(ascii: "}")) }
    copied = runRange.upperBound
  }

  /// The characters of a run as UTF-8; `nil` if iconv does not know its code page.
  private mutating func characters(_ run: [UInt8]) -> [UInt8]? {
    guard Self.namesOfWidePages[runPage] == nil else {
      return Self.converted([run], runPage)?.first
    }
    // A run is a word: to ask for a converter for each would take most of the time.
    if tables[runPage] == nil {
      tables[runPage] = Self.converted((0...0xFF).map { [UInt8($0)] }, runPage)
    }
    return tables[runPage].map { table in run.flatMap { table[Int($0)] } }
  }

  private static func converted(_ runs: [[UInt8]], _ page: Int) -> [[UInt8]]? {
    guard let name = name(of: page),
      var transcoder = Transcoder(from: Encoding(name: name, converter: name, unit: 1))
    else { return nil }
    return runs.map { run in
      var characters: [UInt8] = []
      transcoder.convert(run, into: &characters)
      transcoder.finish(into: &characters)
      return characters
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }

  // MARK: - Code pages

  /// The code pages of `\fcharset`; symbols have none.
  private static let pages = [
    0: 1252, 77: 10000, 128: 932, 129: 949, 130: 1361, 134: 936, 136: 950, 161: 1253, 162: 1254,
    163: 1258, 177: 1255, 178: 1256, 186: 1257, 204: 1251, 222: 874, 238: 1250, 254: 437, 255: 850,
  ]

  private static let namesOfWidePages = [
    932: "CP932", 936: "GBK", 949: "UHC", 950: "BIG5", 1361: "JOHAB",
  ]

  /// What iconv calls a code page; `nil` for 1252, and for one that it does not know.
  private static func name(of page: Int) -> String? {
    switch page {
    case 1252: nil
    case 10000: "MACINTOSH"
    case 65001: nil
    case 437, 850, 852, 855, 857, 860...866, 869, 874, 1250...1258: "CP\(page)"
    default: namesOfWidePages[page]
    }
  }
}
