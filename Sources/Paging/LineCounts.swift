/// Reads the paragraphs of a `LineIndex` in order.
struct LineCounts: Equatable, Sendable {
  /// A paragraph's kind and the number of its lines; a run of blank lines is one.
  struct Item: Equatable {
    var kind: Paragraph.Kind
    var lines: Int
  }

  /// Where the code that is read next stands.
  private(set) var code: Int
  private var repeated: UInt8 = 0
  private var repetitions = 0
  private var isBeforeBlank = false

  /// Reading that begins at the code at index `code`.
  init(from code: Int) {
    self.code = code
  }

  /// The next paragraph, or `nil` at the end.
  mutating func next(in codes: UnsafeBufferPointer<UInt8>) -> Item? {
    if isBeforeBlank {
      isBeforeBlank = false
      return Item(kind: .blank, lines: 1)
    }
    if repetitions > 0 {
      repetitions -= 1
      return text(repeated)
    }
    guard code < codes.count else { return nil }
    let first = codes[code]
    code += 1
    switch first {
    case LineIndex.Code.blanks: return Item(kind: .blank, lines: number(in: codes))
    case LineIndex.Code.heading: return Item(kind: .heading, lines: number(in: codes))
    case LineIndex.Code.closing: return Item(kind: .closing, lines: number(in: codes))
    case LineIndex.Code.long: return Item(kind: .text, lines: number(in: codes))
    case LineIndex.Code.picture: return Item(kind: .picture, lines: number(in: codes))
    case LineIndex.Code.captionedPicture:
      return Item(kind: .captionedPicture, lines: number(in: codes))
    case LineIndex.Code.pageBreak: return Item(kind: .pageBreak, lines: 0)
    case LineIndex.Code.repetition:
      repeated = codes[code]
      code += 1
      repetitions = number(in: codes) - 1
      return text(repeated)
    default: return text(first)
    }
  }

  private mutating func text(_ code: UInt8) -> Item {
    isBeforeBlank = code & LineIndex.Code.spaced != 0
    return Item(kind: .text, lines: Int(code & (LineIndex.Code.spaced - 1)))
  }

  private mutating func number(in codes: UnsafeBufferPointer<UInt8>) -> Int {
    var number = 0
    var shift = 0
    while true {
      let byte = codes[code]
      code += 1
      number |= Int(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return number }
      shift += 7
    }
  }
}
