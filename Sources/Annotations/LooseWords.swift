/// Words that are looked for in a text that another program laid out: white space, soft hyphens and the
/// shape of quotes do not count.
package struct LooseWords: Sendable {
  /// The bytes that are compared.
  private var bytes: [UInt8] = []
  /// For each of them, where it begins in the text.
  private var offsets: [Int] = []
  /// For each of them, where its character ends.
  private var ends: [Int] = []

  /// The words of UTF-8 text.
  ///
  /// - Parameter omitted: The bytes of characters that do not count, in order.
  package init(_ text: some Collection<UInt8>, omitting omitted: [Range<Int>] = []) {
    var index = 0
    var omitted = omitted[...]
    let text = Array(text)
    while index < text.count {
      while let first = omitted.first, first.upperBound <= index { omitted.removeFirst() }
      if let first = omitted.first, first.contains(index) {
        index = first.upperBound
        continue
      }
      let start = index
      var byte = text[index]
      index += 1
      if byte >= 0xC2 {
        let count = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
        let unit = Array(text[start..<min(start + count, text.count)])
        index = start + unit.count
        if let plain = Self.plain[unit] {
          byte = plain
        } else {
          for part in unit {
            bytes.append(part)
            offsets.append(start)
            ends.append(index)
          }
          continue
        }
      }
      guard byte > 0x20, byte != 0x5F else { continue }
      bytes.append(byte | ((0x41...0x5A).contains(byte) ? 0x20 : 0))
      offsets.append(start)
      ends.append(index)
    }
  }

  /// What stands for a character: 0 for those that do not count.
  private static let plain: [[UInt8]: UInt8] = {
    var plain: [[UInt8]: UInt8] = [:]
    for (characters, stand) in [
      ("\u{AD}\u{A0}\u{200B}\u{202F}\u{2009}\u{2060}\u{FEFF}\u{2003}\u{2002}", UInt8(0)),
      ("\u{2018}\u{2019}\u{201B}", UInt8(ascii: "'")), ("\u{201C}\u{201D}", UInt8(ascii: "\"")),
      ("\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}", UInt8(ascii: "-")),
    ] as [(String, UInt8)] {
      for scalar in characters.unicodeScalars { plain[Array(String(scalar).utf8)] = stand }
    }
    return plain
  }()

  /// Where the words are in a text, as a range of its bytes; of several places the one nearest to `hint`.
  ///
  /// - Complexity: O(*n*) in the length of the text, as good as always.
  package func range(in text: LooseWords, near hint: Int?) -> Range<Int>? {
    guard let first = bytes.first, bytes.count <= text.bytes.count else { return nil }
    var best: Range<Int>?
    let last = text.bytes.count - bytes.count
    var index = 0
    while index <= last {
      if text.bytes[index] == first,
        text.bytes[index..<index + bytes.count].elementsEqual(bytes)
      {
        let start = text.offsets[index]
        let stop = text.ends[index + bytes.count - 1]
        guard let hint else { return start..<stop }
        if best.map({ abs($0.lowerBound - hint) > abs(start - hint) }) ?? true {
          best = start..<stop
        }
      }
      index += 1
    }
    return best
  }
}
