/// A word of RTF, with a backslash before it, or one sign.
struct RichTextControl {
  var word = ""
  /// The number behind it, if there is one.
  var number: Int?
  /// Where it ends: behind its number and the space that parts it from what follows, and behind the bytes
  /// that `\bin` has.
  var end: Int
  /// Where the bytes of `\bin` begin.
  var binaryStart: Int

  init(_ text: [UInt8], at start: Int) {
    var index = start + 1
    while index < text.count, index - start < 32, 0x61...0x7A ~= text[index] | 0x20 { index += 1 }
    guard index > start + 1 else {
      end = min(start + 2, text.count)
      binaryStart = end
      return
    }
    word = String(decoding: text[(start + 1)..<index], as: UTF8.self)
    let digits = index
    if index < text.count, text[index] == UInt8(ascii: "-") { index += 1 }
    while index < text.count, index - digits < 12, 0x30...0x39 ~= text[index] { index += 1 }
    number = Int(String(decoding: text[digits..<index], as: UTF8.self))
    // Digits that no number has so many of are no words either.
    while index < text.count, index - digits >= 12, 0x30...0x39 ~= text[index] { index += 1 }
    if index < text.count, text[index] == UInt8(ascii: " ") { index += 1 }
    binaryStart = index
    end = word == "bin" ? index + min(max(number ?? 0, 0), text.count - index) : index
  }

  /// What a hexadecimal digit is worth; `nil` for any other sign.
  static func value(ofDigit digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x41...0x46: digit - 0x41 + 10
    case 0x61...0x66: digit - 0x61 + 10
    default: nil
    }
  }
}

/// The beginning of a group of RTF: `{\pict`, or `{\*\shppict`, which programs may pass over.
struct RichTextGroup {
  var word = ""
  var isOptional = false
  /// Where what is in it begins.
  var inside: Int

  /// The group that begins at `start`, in a part of a document: what is in it begins no later than the part
  /// ends.
  init(_ text: [UInt8], at start: Int, in part: Range<Int>) {
    inside = start + 1
    var index = Self.behindSpace(text, start + 1)
    if text[index...].starts(with: #"\*"#.utf8) {
      isOptional = true
      index = Self.behindSpace(text, index + 2)
    }
    guard index < text.count, text[index] == UInt8(ascii: "\\") else { return }
    let control = RichTextControl(text, at: index)
    guard !control.word.isEmpty, control.word != "bin" else { return }
    word = control.word
    inside = min(control.end, part.upperBound)
  }

  /// Where the group ends that begins at `start`, in a part of a document.
  static func end(of text: [UInt8], from start: Int, in part: Range<Int>) -> Int {
    var depth = 0
    var index = start
    while index < part.upperBound {
      switch text[index] {
      case UInt8(ascii: "\\"):
        index = RichTextControl(text, at: index).end
        continue
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      default: break
      }
      index += 1
      if depth == 0 { return index }
    }
    return part.upperBound
  }

  private static func behindSpace(_ text: [UInt8], _ start: Int) -> Int {
    text[start...].firstIndex { $0 > 0x20 } ?? text.count
  }
}
