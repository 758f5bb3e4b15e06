import Foundation
import Widgets

/// Words of a text as they are given to other programs.
package enum Question {
  /// The most characters that are given to a program.
  private static let longest = 400

  /// `words` on one line, without what is not seen: soft hyphens, controls, marks of direction.
  package static func line(_ words: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in words.unicodeScalars {
      // Most are letters of ASCII, which need no look at Unicode's tables.
      if (0x21..<0x7F).contains(scalar.value) {
        line.append(scalar)
        continue
      }
      if scalar.properties.isWhitespace {
        if let last = line.last, last != " " { line.append(" ") }
        continue
      }
      switch scalar.properties.generalCategory {
      case .control, .format: break
      default: line.append(scalar)
      }
    }
    if line.last == " " { line.removeLast() }
    return line.count <= longest ? String(line) : String(String(line).prefix(longest))
  }

  /// `words` as a dictionary has them: without the punctuation at both ends, and in the normal form NFKC,
  /// in which no letter is a ligature and all have their accents.
  package static func headword(_ words: String) -> String {
    // In one step, Foundation leaves what kana of half the width become in two parts.
    let line = line(
      words.decomposedStringWithCompatibilityMapping.precomposedStringWithCanonicalMapping)
    let isOfWord = { (character: Character) in character.isLetter || character.isNumber }
    guard let first = line.firstIndex(where: isOfWord), let last = line.lastIndex(where: isOfWord)
    else { return line }
    return String(line[first...last])
  }

  /// The address of a search for `words`.
  ///
  /// - Parameter template: An address with `%s` where the words go; without it they go to its end.
  package static func address(of words: String, _ template: String) -> String {
    let encoded = percentEncoded(line(words))
    let parts = template.split(separator: "%s", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 ? "\(parts[0])\(encoded)\(parts[1])" : template + encoded
  }

  /// `text` with every byte but RFC 3986's unreserved ones as `%` and two digits.
  private static func percentEncoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var encoded: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        encoded.append(byte)
      default: encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}
