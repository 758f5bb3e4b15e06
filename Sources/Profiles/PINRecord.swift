import CScrypt

/// What is kept of a parent's PIN: a salt, and the hash of both by scrypt (RFC 7914).
///
/// Its text begins with a version, so that it can change: `scrypt1$15$8$1$salt$key`, with the
/// logarithm of N, then r and p, and the bytes in hexadecimal digits. With the file in hand, 10,000
/// PINs take minutes: the hash hides the PIN and stops no attacker.
package struct PINRecord: Equatable, Sendable {
  private static let version = "scrypt1"
  private static let keyCount = 32

  /// The logarithm of N to the base 2, from 1 to 20.
  package let costLog: Int
  private let block: Int
  private let lanes: Int
  private let salt: [UInt8]
  private let key: [UInt8]

  /// The record of a new PIN.
  ///
  /// - Parameters:
  ///   - costLog: The logarithm of N: 15 takes about 72 ms and 32 MB.
  ///   - salt: 16 random bytes.
  /// - Returns: Nil if there is not enough memory.
  package init?(_ pin: PIN, costLog: Int = 15, salt: [UInt8]) {
    (self.costLog, block, lanes, self.salt) = (costLog, 8, 1, salt)
    guard let key = Self.key(of: pin, costLog, block: 8, lanes: 1, salt) else { return nil }
    self.key = key
  }

  /// The record that `text` is; nil if it is none.
  package init?(_ text: String) {
    let parts = text.split(separator: "$", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 6, parts[0] == Self.version, let costLog = Int(parts[1]),
      let block = Int(parts[2]), let lanes = Int(parts[3]), 1...20 ~= costLog, 1...16 ~= block,
      1...16 ~= lanes, let salt = [UInt8](hexDigits: parts[4]),
      let key = [UInt8](hexDigits: parts[5]), key.count == Self.keyCount, salt.count >= 8
    else { return nil }
    (self.costLog, self.block, self.lanes) = (costLog, block, lanes)
    (self.salt, self.key) = (salt, key)
  }

  /// The record as it is kept.
  package var text: String {
    [Self.version, "\(costLog)", "\(block)", "\(lanes)", salt.hexDigits, key.hexDigits]
      .joined(separator: "$")
  }

  /// Whether `pin` is the one of the record. It takes the same time wherever keys differ.
  package func isOf(_ pin: PIN) -> Bool {
    guard let found = Self.key(of: pin, costLog, block: block, lanes: lanes, salt) else {
      return false
    }
    return csc_equal(found, key, Self.keyCount)
  }

  private static func key(
    of pin: PIN, _ costLog: Int, block: Int, lanes: Int, _ salt: [UInt8]
  ) -> [UInt8]? {
    var key = [UInt8](repeating: 0, count: keyCount)
    let isMade = csc_scrypt(
      pin.bytes, pin.bytes.count, salt, salt.count, UInt64(1) << UInt64(costLog), UInt32(block),
      UInt32(lanes), &key, keyCount)
    return isMade ? key : nil
  }
}

extension [UInt8] {
  fileprivate init?(hexDigits text: String) {
    let digits = text.utf8.map { Character(UnicodeScalar($0)).hexDigitValue }
    guard digits.count % 2 == 0, !digits.contains(nil) else { return nil }
    let values = digits.compactMap(\.self)
    self = stride(from: 0, to: values.count, by: 2).map { UInt8(values[$0] * 16 + values[$0 + 1]) }
  }

  fileprivate var hexDigits: String {
    map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
