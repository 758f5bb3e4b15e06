import CByteMasks

/// A window onto the UTF-8 bytes of one paragraph, without the newline that ends it.
///
/// At least `padding` bytes after `count` are readable, whatever they hold: the scans read up to 64
/// bytes at a time. Bytes that are not UTF-8 stand for U+FFFD each.
package struct TextWindow {
  /// The bytes after a window that are readable.
  package static let padding = Int(CBM_READ)

  /// The first byte of the window.
  package let base: UnsafePointer<UInt8>
  /// The number of bytes that belong to the window.
  package let count: Int
  /// Whether the paragraph ends at `count`; otherwise more of its bytes follow that are not seen here.
  package let isFinal: Bool

  /// Makes a window of `count` bytes at `base`, which must outlive it.
  package init(base: UnsafePointer<UInt8>, count: Int, isFinal: Bool) {
    self.base = base
    self.count = count
    self.isFinal = isFinal
  }
}
