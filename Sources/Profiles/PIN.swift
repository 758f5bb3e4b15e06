/// A parent's PIN as it is typed: 4 to 8 digits, or words.
///
/// It is a secret: it goes into no sentence, file or description.
package struct PIN: Equatable, Sendable, CustomStringConvertible, CustomReflectable {
  /// What was typed, as UTF-8.
  let bytes: [UInt8]

  /// The most bytes that can be typed.
  package static let longest = 64

  /// What was typed, whether it would do as a new PIN or not.
  package init(_ typed: String) { bytes = Array(typed.utf8.prefix(Self.longest)) }

  package var description: String { "PIN" }
  package var customMirror: Mirror { Mirror(self, children: []) }

  private var isNumber: Bool { bytes.allSatisfy { 0x30...0x39 ~= $0 } }

  /// Why it cannot be a new PIN, as a sentence; nil if it can.
  package var objection: String? {
    if bytes.count < 4 { return "A PIN needs at least 4 digits, or words." }
    if isNumber, bytes.count > 8 { return "A PIN of digits has at most 8; words may be longer." }
    if Set(bytes).count == 1 { return "A PIN must not repeat a single digit." }
    if bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
      return "A PIN consists of digits, letters, spaces and signs."
    }
    return nil
  }

  /// How hard it is to guess.
  package var strength: Strength {
    guard objection == nil else { return .tooShort }
    if isNumber {
      let steps = zip(bytes, bytes.dropFirst()).map { Int($1) - Int($0) }
      let isRun = Set(steps).count == 1 && abs(steps[0]) == 1
      if isRun || isYear { return .easy }
      return bytes.count < 6 ? .fair : .good
    }
    return bytes.count < 8 ? .fair : bytes.count < 14 ? .good : .strong
  }

  private var isYear: Bool {
    bytes.count == 4 && (bytes.starts(with: "19".utf8) || bytes.starts(with: "20".utf8))
  }

  /// How hard a PIN is to guess.
  package enum Strength: String, CaseIterable, Sendable {
    case tooShort = "too short"
    case easy = "easy to guess"
    case fair, good, strong
  }
}
