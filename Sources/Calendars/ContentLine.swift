/// A content line of a calendar (RFC 5545, 3.1): a name, parameters and a value.
package struct ContentLine: Equatable, Sendable {
  /// The name, in capitals.
  package var name: String
  /// The parameters with their values, names in capitals.
  package var parameters: [(name: String, value: String)]
  /// The value as it stands there, escapes and all.
  package var value: String
  /// The number of the line that it begins on, from 1.
  package var number: Int

  /// A line.
  package init(
    _ name: String, parameters: [(name: String, value: String)] = [], _ value: String,
    number: Int = 0
  ) {
    self.name = name
    self.parameters = parameters
    self.value = value
    self.number = number
  }

  package static func == (a: ContentLine, b: ContentLine) -> Bool {
    a.name == b.name && a.value == b.value && a.number == b.number
      && a.parameters.elementsEqual(b.parameters) { $0 == $1 }
  }

  /// The value of a parameter; of several values all, with the commas.
  package subscript(parameter: String) -> String? {
    parameters.first { $0.name == parameter }?.value
  }

  /// The name of the zone that its times are in. Where a zone tells of itself, its name is a text with
  /// escapes, `Bogota\, Lima`; here it is quoted, and some programs escape nevertheless.
  var zone: String? { self["TZID"].map { TextValue.text($0) } }
}

// MARK: - Reading

extension ContentLine {
  /// The line that unfolded `bytes` are; `nil` if they are none.
  init?(_ bytes: ArraySlice<UInt8>, number: Int) {
    guard let nameEnd = bytes.firstIndex(where: { $0 == .colon || $0 == .semicolon }),
      nameEnd > bytes.startIndex, bytes[..<nameEnd].allSatisfy(\.isName)
    else { return nil }
    self.init(Self.capitals(bytes[..<nameEnd]), "", number: number)
    var rest = bytes[nameEnd...]
    while rest.first == .semicolon {
      rest.removeFirst()
      guard let equals = rest.firstIndex(of: .equals), rest[..<equals].allSatisfy(\.isName) else {
        return nil
      }
      let end = Self.end(ofValues: rest[(equals + 1)...])
      let value = rest[(equals + 1)..<end].filter { $0 != .quote }
      parameters.append(
        (Self.capitals(rest[..<equals]), Self.decoded(Self.string(value[...]))))
      rest = rest[end...]
    }
    guard rest.first == .colon else { return nil }
    value = Self.string(rest.dropFirst())
  }

  /// The characters of `bytes`: what is no UTF-8, as RFC 5545 wants it, is the Latin 1 of older programs.
  private static func string(_ bytes: ArraySlice<UInt8>) -> String {
    if let string = String(validating: bytes, as: UTF8.self) { return string }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  /// Where the values of a parameter end: quotes keep what ends them.
  private static func end(ofValues bytes: ArraySlice<UInt8>) -> Int {
    var isQuoted = false
    for (index, byte) in zip(bytes.indices, bytes) {
      if byte == .quote { isQuoted.toggle() }
      if !isQuoted, byte == .colon || byte == .semicolon { return index }
    }
    return bytes.endIndex
  }

  private static func capitals(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map { (97...122).contains($0) ? $0 - 32 : $0 }, as: UTF8.self)
  }

  /// A parameter's value without the escapes of RFC 6868.
  private static func decoded(_ value: String) -> String {
    guard value.utf8.contains(UInt8(ascii: "^")) else { return value }
    var decoded = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in value.unicodeScalars {
      if !isEscaped, scalar == "^" {
        isEscaped = true
        continue
      }
      switch (isEscaped, scalar) {
      case (true, "n"): decoded.append("\n")
      case (true, "'"): decoded.append("\"")
      case (true, "^"): decoded.append("^")
      case (true, _): decoded.append(contentsOf: ["^", scalar])
      case (false, _): decoded.append(scalar)
      }
      isEscaped = false
    }
    if isEscaped { decoded.append("^") }
    return String(decoded)
  }
}

extension UInt8 {
  fileprivate static let colon = UInt8(ascii: ":")
  fileprivate static let semicolon = UInt8(ascii: ";")
  fileprivate static let equals = UInt8(ascii: "=")
  fileprivate static let quote = UInt8(ascii: "\"")

  /// Whether it may stand in a name.
  fileprivate var isName: Bool {
    (65...90).contains(self) || (97...122).contains(self) || (48...57).contains(self)
      || self == UInt8(ascii: "-")
  }
}

/// The content lines of a file, unfolded (RFC 5545, 3.1), one after the other.
package struct ContentLines: Sequence, IteratorProtocol {
  /// A content line, or the number of one that is none.
  package enum Element: Equatable {
    case line(ContentLine)
    case unreadable(number: Int)
  }

  private let bytes: [UInt8]
  /// What ends a line: a line feed, or in a file without any the carriage return.
  private let lineEnd: UInt8
  private var offset: Int
  private var number = 0
  private var unfolded: [UInt8] = []

  /// The lines of a file; a byte order mark before them is left out.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineEnd = bytes.contains(0x0A) ? 0x0A : 0x0D
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  package mutating func next() -> Element? {
    while offset < bytes.count {
      let first = number + 1
      let line = takeLine()
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
      return ContentLine(line, number: first).map { .line($0) } ?? .unreadable(number: first)
    }
    return nil
  }

  /// Takes a line and those that are folded behind it.
  private mutating func takeLine() -> ArraySlice<UInt8> {
    let line = takePhysicalLine()
    guard isFolded else { return line }
    unfolded.removeAll(keepingCapacity: true)
    unfolded += line
    while isFolded {
      offset += 1
      unfolded += takePhysicalLine()
    }
    return unfolded[...]
  }

  private var isFolded: Bool {
    offset < bytes.count && (bytes[offset] == 0x20 || bytes[offset] == 0x09)
  }

  private mutating func takePhysicalLine() -> ArraySlice<UInt8> {
    let start = offset
    let end = bytes[start...].firstIndex(of: lineEnd) ?? bytes.count
    offset = Swift.min(end + 1, bytes.count)
    number += 1
    return bytes[start..<(end > start && bytes[end - 1] == 0x0D ? end - 1 : end)]
  }
}

/// Values of type TEXT (RFC 5545, 3.3.11); `CalendarText` of Datebook writes them.
package enum TextValue {
  /// The text that stands in a content line as `value`.
  package static func text(_ value: String) -> String {
    guard value.utf8.contains(UInt8(ascii: "\\")) else { return value }
    var text = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in value.unicodeScalars {
      if isEscaped {
        text.append(scalar == "n" || scalar == "N" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
