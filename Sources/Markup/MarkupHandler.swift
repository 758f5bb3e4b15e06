/// What hears of the elements and characters of a document, in its order.
package protocol MarkupHandler: AnyObject {
  /// An element begins.
  ///
  /// - Parameter name: Its local name, without a prefix, in lower case for HTML.
  func begin(_ name: String, _ attributes: Attributes)

  /// The element that began last, and has not ended, ends.
  func end()

  /// Characters as UTF-8, in pieces that may end anywhere between two characters.
  func characters(_ bytes: UnsafeBufferPointer<UInt8>)
}

extension MarkupHandler {
  /// Characters that are given as a string.
  package func characters(_ text: String) {
    var text = text
    text.withUTF8 { characters($0) }
  }
}

/// The attributes of an element.
package struct Attributes: Sendable {
  /// Names as they are written, with their prefixes, and values; mostly few or none.
  private var pairs: [(name: String, value: String)] = []
  /// A bit for each name, by its length: most names that are asked for are not there.
  private var marks: UInt64 = 0

  /// No attributes.
  package init() {}

  /// Attributes that are given by name and value.
  package init(_ pairs: [(name: String, value: String)]) {
    self.pairs = pairs
    for pair in pairs { marks |= Self.mark(of: pair.name) }
  }

  @inline(__always)
  private static func mark(of name: String) -> UInt64 { 1 << UInt64(name.utf8.count & 63) }

  /// Whether there are none.
  package var isEmpty: Bool { pairs.isEmpty }

  /// All of them, in their order.
  var all: [(name: String, value: String)] { pairs }

  /// The value of the attribute that is called `name`; `nil` if there is none.
  package subscript(name: String) -> String? {
    guard marks != 0, marks & Self.mark(of: name) != 0 else { return nil }
    for pair in pairs where pair.name == name { return pair.value }
    return nil
  }

  /// The first value that one of `names` has.
  package subscript(names: String...) -> String? {
    for name in names {
      if let value = self[name] { return value }
    }
    return nil
  }

  /// Adds an attribute.
  package mutating func add(_ name: String, _ value: String) {
    marks |= Self.mark(of: name)
    pairs.append((name, value))
  }

  /// The words of an attribute whose value is a list, such as `class`.
  package func words(_ name: String) -> [Substring] {
    // By bytes: to ask whether a character is white space takes longer than all the rest.
    self[name]?.utf8.split { $0 <= 0x20 }.map { Substring($0) } ?? []
  }
}
