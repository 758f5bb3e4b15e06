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
    // Callers are in other modules, so the compiler makes no function for their kind of sequence:
    // byte by byte, each would be fetched through its protocol.
    let isStored: Void? = bytes.withContiguousStorageIfAvailable { add($0) }
    if isStored == nil { add(Array(bytes)) }
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var value = value
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.value = value
  }
}
