/// The 64-bit FNV-1a hash of bytes: the same on every machine and in every run, unlike Swift's own.
///
/// It tells what has changed from what has not; against who wants two of one hash it is no help.
///
/// Source: Fowler, Noll, Vo, Eastlake, Hansen: The FNV Non-Cryptographic Hash Algorithm, RFC 9923.
package struct FNV1a: Equatable, Sendable {
  /// The hash of the bytes so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of `bytes`.
  package init(_ bytes: some Sequence<UInt8> = []) { add(bytes) }

  /// Takes more bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}
