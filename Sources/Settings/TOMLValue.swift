/// A value in a file of settings.
package enum TOMLValue: Equatable, Sendable {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case array([TOMLValue])

  /// Its strings, where it is an array of them.
  package var strings: [String]? {
    guard case .array(let values) = self else { return nil }
    var strings: [String] = []
    for value in values {
      guard case .string(let string) = value else { return nil }
      strings.append(string)
    }
    return strings
  }

  /// An array of strings.
  package static func strings(_ strings: [String]) -> TOMLValue {
    .array(strings.map { .string($0) })
  }

  /// How it is written in a file.
  package var source: String {
    switch self {
    case .string(let string): TOMLValue.quoted(string)
    case .integer(let number): String(number)
    case .boolean(let isTrue): isTrue ? "true" : "false"
    case .array(let values): "[" + values.map(\.source).joined(separator: ", ") + "]"
    }
  }

  /// `string` between quotation marks, with what cannot stand there escaped.
  static func quoted(_ string: String) -> String {
    var quoted = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case "\u{0}"..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
