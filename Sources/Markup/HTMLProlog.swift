/// What stands before the first element of a document of HTML.
///
/// A document that was meant to be XML may declare entities there, in an internal subset. HTML has none:
/// its parsers take the end of the first declaration for that of the subset, and show the rest.
struct HTMLProlog {
  /// The bytes so far; what is behind the prolog may be among them.
  var bytes: [UInt8] = []

  /// Whether all of it has come.
  var isWhole: Bool {
    guard let beginning else { return false }
    guard case .documentType(let start) = beginning else { return true }
    guard let next = mark(from: start) else { return false }
    return bytes[next] == UInt8(ascii: ">") || subsetEnd(from: next) != nil
  }

  /// The bytes without the internal subset.
  var withoutSubset: [UInt8] {
    guard case .documentType(let start)? = beginning, let open = mark(from: start),
      bytes[open] == UInt8(ascii: "["), let end = subsetEnd(from: open)
    else { return bytes }
    return Array(bytes[..<open] + bytes[end...])
  }

  /// What a document begins with, and where.
  private enum Beginning {
    case documentType(Int)
    case element
  }

  /// The first declaration or element that is in no comment; `nil` if neither has come.
  private var beginning: Beginning? {
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      let rest = bytes[index...]
      if rest.starts(with: "!--".utf8) {
        guard let end = commentEnd(from: index + 3) else { return nil }
        index = end
      } else if rest.prefix(8).elementsEqual("!doctype".utf8, by: { $0 | 0x20 == $1 | 0x20 }) {
        return .documentType(index)
      } else if let letter = rest.first, 0x61...0x7A ~= letter | 0x20 {
        return .element
      }
    }
    return nil
  }

  private func commentEnd(from start: Int) -> Int? {
    var index = start
    while let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) {
      index = end + 1
      if end >= start + 2, bytes[end - 1] == UInt8(ascii: "-"), bytes[end - 2] == bytes[end - 1] {
        return index
      }
    }
    return nil
  }

  /// The first `>` or `[` behind a place.
  private func mark(from start: Int) -> Int? {
    bytes[start...].firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "[") }
  }

  /// Where the `>` is that ends the declaration whose subset begins at `open`.
  private func subsetEnd(from open: Int) -> Int? {
    var index = open
    while let close = bytes[index...].firstIndex(of: UInt8(ascii: "]")) {
      let next = bytes[(close + 1)...].firstIndex { $0 > 0x20 }
      if let next, bytes[next] == UInt8(ascii: ">") { return next }
      index = close + 1
    }
    return nil
  }
}
