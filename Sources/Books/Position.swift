/// A place in a text that can be found again, also in a file that was edited or grew.
///
/// The offset is right as long as the text is; the words around it find the spot in a changed
/// text; the fraction is the last resort.
package struct Position: Equatable, Sendable {
  /// The number of bytes that are kept before the place.
  package static let bytesBefore = 64
  /// The number of bytes that are kept from the place on.
  package static let bytesAfter = 192

  /// A UTF-8 offset into the text.
  package var offset: Int
  /// The bytes before the place, at most `bytesBefore`.
  package var before: [UInt8]
  /// The bytes from the place on, at most `bytesAfter`.
  package var after: [UInt8]
  /// The place as a part of the text's bytes, from 0 to 1.
  package var fraction: Double

  /// A place at `offset` with the bytes around it.
  package init(offset: Int, before: [UInt8], after: [UInt8], fraction: Double) {
    self.offset = offset
    self.before = before
    self.after = after
    self.fraction = fraction
  }
}
