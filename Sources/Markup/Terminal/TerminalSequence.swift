import Books

/// A sequence of a text for terminals that is a style, and so is no part of the text.
///
/// It is one of these; every other sequence stays in the text, where it is shown by symbols:
///
/// - `CSI … m`, with at most 256 bytes of digits, colons and semicolons;
/// - `OSC 8`, which begins or ends a link, of at most 4 KB;
/// - `CSI K` and `ESC ( B`, which GNU grep, gcc and tput write together with each colour. They erase
///   behind the cursor and choose the usual letters: a page has nothing there to be changed.
package enum TerminalSequence {
  /// What stands at a place of a text.
  enum Finding: Equatable {
    /// A sequence of so many bytes.
    case style(length: Int)
    /// None: the byte is text.
    case none
    /// It cannot be told before there are more bytes.
    case cut
  }

  /// The bytes of the longest parameters.
  static let longestParameters = 256
  /// The bytes of the longest sequence.
  package static let longest = 4 << 10

  private static let escape: UInt8 = 0x1B

  /// Reads what begins with the escape at `index`, and changes `look` as it asks.
  ///
  /// - Parameter offset: Where that byte stands in the raw text.
  static func read(
    _ bytes: UnsafeRawBufferPointer, at index: Int, offset: Int, _ look: inout TerminalLook
  ) -> Finding {
    guard index + 1 < bytes.count else { return .cut }
    switch bytes[index + 1] {
    case UInt8(ascii: "["): return rendition(bytes, from: index, &look)
    case UInt8(ascii: "]"): return link(bytes, from: index, offset: offset, &look)
    case UInt8(ascii: "("):
      guard index + 2 < bytes.count else { return .cut }
      return bytes[index + 2] == UInt8(ascii: "B") ? .style(length: 3) : .none
    default: return .none
    }
  }

  /// Reads the `CSI … m` that begins at `index`, and changes `look` as it asks.
  ///
  /// - Returns: Its length; nil for anything else, and if it cannot be told.
  @inline(__always)
  static func rendition(
    _ bytes: UnsafeRawBufferPointer, at index: Int, _ look: inout TerminalLook
  ) -> Int? {
    // Most have one number of at most two digits, or none.
    if index &+ 5 <= bytes.count, bytes[index &+ 1] == UInt8(ascii: "[") {
      let (first, second) = (bytes[index &+ 2], bytes[index &+ 3])
      let end = UInt8(ascii: "m")
      if first == end {
        look.set(0)
        return 3
      }
      if 0x30...0x39 ~= first {
        if second == end {
          look.set(Int(first &- 0x30))
          return 4
        }
        if 0x30...0x39 ~= second, bytes[index &+ 4] == end {
          look.set(Int(first &- 0x30) &* 10 &+ Int(second &- 0x30))
          return 5
        }
      }
    }
    guard index &+ 1 < bytes.count, bytes[index &+ 1] == UInt8(ascii: "["),
      case .style(let length) = rendition(bytes, from: index, &look)
    else { return nil }
    return length
  }

  private static func rendition(
    _ bytes: UnsafeRawBufferPointer, from start: Int, _ look: inout TerminalLook
  ) -> Finding {
    let limit = min(bytes.count, start + 2 + longestParameters + 1)
    var end = start + 2
    while end < limit, 0x30...0x3B ~= bytes[end] { end += 1 }
    guard end < limit else { return limit == bytes.count ? .cut : .none }
    let length = end + 1 - start
    switch bytes[end] {
    case UInt8(ascii: "m"):
      look.set(UnsafeRawBufferPointer(rebasing: bytes[start + 2..<end]))
      return .style(length: length)
    case UInt8(ascii: "K"):
      let isOfRest = length == 3 || length == 4 && bytes[start + 2] == UInt8(ascii: "0")
      return isOfRest ? .style(length: length) : .none
    default: return .none
    }
  }

  /// Reads `OSC 8 ; parameters ; address ST`, whose end is `ESC \` or BEL.
  private static func link(
    _ bytes: UnsafeRawBufferPointer, from start: Int, offset: Int, _ look: inout TerminalLook
  ) -> Finding {
    let beginning: StaticString = "8;"
    for index in 0..<beginning.utf8CodeUnitCount {
      guard start + 2 + index < bytes.count else { return .cut }
      guard bytes[start + 2 + index] == beginning.utf8Start[index] else { return .none }
    }
    let limit = min(bytes.count, start + longest)
    var end = start + 4
    while end < limit, bytes[end] >= 0x20, bytes[end] != 0x7F { end += 1 }
    guard end < limit else { return limit == bytes.count && end - start < longest ? .cut : .none }
    var length = end + 1 - start
    if bytes[end] == escape {
      guard end + 1 < bytes.count else { return .cut }
      guard bytes[end + 1] == UInt8(ascii: "\\") else { return .none }
      length += 1
    } else if bytes[end] != 0x07 {
      return .none
    }
    guard let separator = bytes[start + 4..<end].firstIndex(of: UInt8(ascii: ";")) else {
      return .none
    }
    look.link = separator + 1 < end ? offset : nil
    return .style(length: length)
  }

  /// The address that a link leads to, which begins with the first of these bytes.
  package static func address(ofLink bytes: UnsafeRawBufferPointer) -> String? {
    var look = TerminalLook()
    guard bytes.count > 4, bytes[0] == escape, bytes[1] == UInt8(ascii: "]"),
      case .style(let length) = read(bytes, at: 0, offset: 0, &look), look.link != nil,
      let separator = bytes[4..<length].firstIndex(of: UInt8(ascii: ";"))
    else { return nil }
    let address = bytes[separator + 1..<length].prefix { $0 >= 0x20 }
    return String(decoding: address, as: UTF8.self)
  }
}
