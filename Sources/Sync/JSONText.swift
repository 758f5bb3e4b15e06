/// A value of JSON (RFC 8259). Whole numbers keep all their digits.
package indirect enum JSONText: Equatable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int64)
  case real(Double)
  case text(String)
  case list([JSONText])
  case object([String: JSONText])
}

extension JSONText {
  /// The value of a name of an object; nil if there is none.
  package subscript(_ name: String) -> JSONText? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// The text, if it is one.
  package var string: String? { if case .text(let text) = self { text } else { nil } }

  /// The whole number, if it is one.
  package var number: Int64? { if case .integer(let number) = self { number } else { nil } }

  /// The number, if it is one.
  package var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    default: nil
    }
  }

  /// The values of a list, if it is one.
  package var values: [JSONText]? { if case .list(let values) = self { values } else { nil } }
}

// MARK: - Writing

extension JSONText: CustomStringConvertible {
  /// The value on one line, the names of objects in order: the same value is always the same text.
  package var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .integer(let number): text += "\(number)"
    case .real(let number): text += number.isFinite ? "\(number)" : "null"
    case .text(let words): text += JSONString(words).description
    case .list(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, name) in members.keys.sorted().enumerated() {
        if index > 0 { text += "," }
        text += JSONString(name).description + ":"
        members[name]?.write(to: &text)
      }
      text += "}"
    }
  }
}

// MARK: - Reading

extension JSONText {
  /// How deep lists and objects may lie in each other.
  private static let deepest = 64

  /// The value that `text` is; nil if it is none.
  package init?(_ text: some StringProtocol) {
    self.init(bytes: Array(text.utf8))
  }

  /// The value that these bytes of UTF-8 are; nil if they are none.
  package init?(bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    reader.skipSpace()
    guard reader.isAtEnd else { return nil }
    self = value
  }

  private struct Reader {
    let bytes: [UInt8]
    var index = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { index == bytes.count }
    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func skipSpace() {
      while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
        index += 1
      }
    }

    mutating func consume(_ byte: UInt8) -> Bool {
      skipSpace()
      guard next == byte else { return false }
      index += 1
      return true
    }

    mutating func consume(_ word: String) -> Bool {
      guard bytes[index...].starts(with: word.utf8) else { return false }
      index += word.utf8.count
      return true
    }

    mutating func value(depth: Int) -> JSONText? {
      guard depth < JSONText.deepest else { return nil }
      skipSpace()
      switch next {
      case UInt8(ascii: "{"): return object(depth: depth)
      case UInt8(ascii: "["): return list(depth: depth)
      case UInt8(ascii: "\""): return string().map { .text($0) }
      case UInt8(ascii: "t"): return consume("true") ? .boolean(true) : nil
      case UInt8(ascii: "f"): return consume("false") ? .boolean(false) : nil
      case UInt8(ascii: "n"): return consume("null") ? .null : nil
      default: return number()
      }
    }

    mutating func object(depth: Int) -> JSONText? {
      index += 1
      var members: [String: JSONText] = [:]
      if consume(UInt8(ascii: "}")) { return .object([:]) }
      repeat {
        skipSpace()
        guard next == UInt8(ascii: "\""), let name = string(), consume(UInt8(ascii: ":")),
          let value = value(depth: depth + 1)
        else { return nil }
        members[name] = value
      } while consume(UInt8(ascii: ","))
      return consume(UInt8(ascii: "}")) ? .object(members) : nil
    }

    mutating func list(depth: Int) -> JSONText? {
      index += 1
      var values: [JSONText] = []
      if consume(UInt8(ascii: "]")) { return .list([]) }
      repeat {
        guard let value = value(depth: depth + 1) else { return nil }
        values.append(value)
      } while consume(UInt8(ascii: ","))
      return consume(UInt8(ascii: "]")) ? .list(values) : nil
    }

    mutating func number() -> JSONText? {
      let start = index
      while let byte = next, (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte) {
        index += 1
      }
      let digits = String(decoding: bytes[start..<index], as: UTF8.self)
      guard digits.utf8.first.map({ $0 == 0x2D || (0x30...0x39).contains($0) }) == true else {
        return nil
      }
      if let number = Int64(digits) { return .integer(number) }
      return Double(digits).flatMap { $0.isFinite ? .real($0) : nil }
    }

    mutating func string() -> String? {
      index += 1
      var units: [UInt8] = []
      while let byte = next {
        index += 1
        switch byte {
        case UInt8(ascii: "\""): return String(validating: units, as: UTF8.self)
        case UInt8(ascii: "\\"): guard escape(into: &units) else { return nil }
        case 0..<0x20: return nil
        default: units.append(byte)
        }
      }
      return nil
    }

    mutating func escape(into units: inout [UInt8]) -> Bool {
      guard let byte = next else { return false }
      index += 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(byte)
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      case UInt8(ascii: "u"):
        guard var value = hex() else { return false }
        if (0xD800..<0xDC00).contains(value), consume("\\u"), let low = hex(),
          (0xDC00..<0xE000).contains(low)
        {
          value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
        }
        let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
        units += Array(String(Character(scalar)).utf8)
      default: return false
      }
      return true
    }

    mutating func hex() -> UInt32? {
      guard index + 4 <= bytes.count else { return nil }
      let digits = bytes[index..<index + 4]
      index += 4
      guard digits.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }) else { return nil }
      return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }
  }
}
