/// A value of a file that a program in Lua wrote: constants and tables, and no code.
package indirect enum LuaValue: Equatable, Sendable {
  case boolean(Bool)
  case number(Double)
  case text(String)
  /// A table: what has a number as its key by that, and what has a name by that.
  case table([Int: LuaValue], [String: LuaValue])

  /// The value of a name of a table; nil if there is none.
  package subscript(_ name: String) -> LuaValue? {
    if case .table(_, let named) = self { named[name] } else { nil }
  }

  /// The text, if it is one.
  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The number, if it is one.
  package var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The values of a table that have numbers as keys, in the order of these.
  package var values: [LuaValue] {
    guard case .table(let numbered, _) = self else { return [] }
    return numbered.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension LuaValue {
  /// How deep tables may lie in each other.
  private static let deepest = 64

  /// The value that a file returns; nil for a file that is none such.
  package init?(file text: String) {
    var reader = Reader(bytes: Array(text.utf8))
    reader.skipSpace()
    guard reader.consume("return"), let value = reader.value(depth: 0) else { return nil }
    reader.skipSpace()
    guard reader.isAtEnd else { return nil }
    self = value
  }

  private struct Reader {
    let bytes: [UInt8]
    var index = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { index >= bytes.count }
    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Skips white space and comments.
    mutating func skipSpace() {
      while let byte = next {
        if byte == 0x20 || (0x09...0x0D).contains(byte) {
          index += 1
        } else if bytes[index...].starts(with: "--".utf8) {
          while let byte = next, byte != 0x0A { index += 1 }
        } else {
          return
        }
      }
    }

    mutating func consume(_ word: String) -> Bool {
      guard bytes[index...].starts(with: word.utf8) else { return false }
      index += word.utf8.count
      return true
    }

    mutating func value(depth: Int) -> LuaValue? {
      guard depth < LuaValue.deepest else { return nil }
      skipSpace()
      switch next {
      case UInt8(ascii: "{"): return table(depth: depth)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): return string().map { .text($0) }
      case UInt8(ascii: "t"): return consume("true") ? .boolean(true) : nil
      case UInt8(ascii: "f"): return consume("false") ? .boolean(false) : nil
      default: return number()
      }
    }

    mutating func table(depth: Int) -> LuaValue? {
      index += 1
      var numbered: [Int: LuaValue] = [:]
      var named: [String: LuaValue] = [:]
      var turn = 1
      while true {
        skipSpace()
        if consume("}") { return .table(numbered, named) }
        var key: LuaValue?
        if consume("[") {
          guard let read = value(depth: depth + 1) else { return nil }
          skipSpace()
          guard consume("]") else { return nil }
          key = read
        } else if let name = name() {
          key = .text(name)
        }
        if key != nil {
          skipSpace()
          guard consume("=") else { return nil }
        }
        skipSpace()
        if consume("nil") {
          // Nothing is kept of it.
        } else {
          guard let value = value(depth: depth + 1) else { return nil }
          switch key {
          case .number(let number):
            if let number = Int(exactly: number) { numbered[number] = value }
          case .text(let name): named[name] = value
          case .boolean, .table: break
          case nil:
            numbered[turn] = value
            turn += 1
          }
        }
        skipSpace()
        guard consume(",") || consume(";") || next == UInt8(ascii: "}") else { return nil }
      }
    }

    /// A name that stands before an equals sign.
    mutating func name() -> String? {
      let start = index
      while let byte = next,
        byte == 0x5F || (0x30...0x39).contains(byte) && index > start
          || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      {
        index += 1
      }
      let name = String(decoding: bytes[start..<index], as: UTF8.self)
      let end = index
      skipSpace()
      guard end > start, next == UInt8(ascii: "=") else {
        index = start
        return nil
      }
      return name
    }

    mutating func number() -> LuaValue? {
      let start = index
      while let byte = next, (0x30...0x39).contains(byte) || "+-.eExabcdfABCDF".utf8.contains(byte)
      {
        index += 1
      }
      return Double(String(decoding: bytes[start..<index], as: UTF8.self)).map { .number($0) }
    }

    mutating func string() -> String? {
      guard let quote = next else { return nil }
      index += 1
      var units: [UInt8] = []
      while let byte = next {
        index += 1
        if byte == quote { return String(decoding: units, as: UTF8.self) }
        guard byte == UInt8(ascii: "\\") else {
          units.append(byte)
          continue
        }
        guard let escaped = next else { return nil }
        index += 1
        switch escaped {
        case UInt8(ascii: "n"): units.append(0x0A)
        case UInt8(ascii: "t"): units.append(0x09)
        case UInt8(ascii: "r"): units.append(0x0D)
        case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "v"): break
        case 0x30...0x39:
          var number = Int(escaped - 0x30)
          for _ in 0..<2 {
            guard let digit = next, (0x30...0x39).contains(digit) else { break }
            number = number * 10 + Int(digit - 0x30)
            index += 1
          }
          guard number < 256 else { return nil }
          units.append(UInt8(number))
        // A backslash before a line end is that line end.
        default: units.append(escaped)
        }
      }
      return nil
    }
  }
}
