/// What one copy of the library is known by to the others: 16 hexadecimal digits, made once by chance.
package struct MachineID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The digits.
  package let digits: String

  /// The machine with these digits; nil if they are not 16 hexadecimal ones.
  package init?(_ digits: some StringProtocol) {
    guard digits.utf8.count == 16,
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    self.digits = String(digits)
  }

  /// No machine.
  package static let nobody = MachineID(unchecked: String(repeating: "0", count: 16))

  /// A new one.
  package static func random(
    using generator: inout some RandomNumberGenerator
  ) -> MachineID {
    let number = String(UInt64.random(in: .min ... .max, using: &generator), radix: 16)
    return MachineID(unchecked: String(repeating: "0", count: 16 - number.utf8.count) + number)
  }

  private init(unchecked digits: String) { self.digits = digits }

  package static func < (left: MachineID, right: MachineID) -> Bool { left.digits < right.digits }

  package var description: String { digits }
}
