/// How much of a text stands before a place, in whole percent: the one rule for all that tell it.
///
/// It is measured in bytes of the text. Bytes are known as soon as the text is, they stay what they are
/// when the window or the measure changes, and the library, a server and a file of marks know them too.
/// Numbers of pages have none of this, so the percentage beside a page's number is not the number's part
/// of all pages: page 6 of 43 may be at 12 %.
///
/// The place of what is shown is its end: what stands on the page counts as read. So a list says of a
/// place on the page shown what the page itself says.
package enum TextPart {
  /// The part of `count` bytes that stands before the byte at `offset`; 0 of a text of nothing.
  package static func percent(before offset: Int, of count: Int) -> Int {
    count > 0 ? percent(of: Double(offset) / Double(count)) : 0
  }

  /// A part from 0 to 1, rounded: 100 only of all.
  package static func percent(of fraction: Double) -> Int {
    if fraction.isNaN { return 0 }
    return fraction >= 1 ? 100 : Int((min(max(fraction, 0), 0.99) * 100).rounded())
  }
}
