import CXML

/// A walk over the nodes of an XML document.
struct XMLWalk: ~Copyable {
  /// What a walk stands at.
  enum Node {
    case element(XMLElement)
    case text(String)
    /// The end of an element; one without content has its end too.
    case end
  }

  private let reader: OpaquePointer
  /// Whether the end of the element before is yet to be told.
  private var owesEnd = false

  /// A walk over `bytes`, which stay where they are until it ends.
  init(_ bytes: UnsafeRawBufferPointer) throws(CatalogError) {
    guard cxml_is_available() else { throw .parserMissing }
    guard let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
      let reader = cxml_open(start, bytes.count)
    else { throw .notACatalog }
    self.reader = reader
  }

  deinit { cxml_close(reader) }

  /// Goes to the next node; `nil` at the document's end.
  mutating func next() throws(CatalogError) -> Node? {
    if owesEnd {
      owesEnd = false
      return .end
    }
    switch cxml_next(reader) {
    case CInt(CXML_ELEMENT):
      // Attributes move what the reader stands at.
      owesEnd = cxml_is_empty(reader)
      var element = XMLElement(name: String(cString: cxml_name(reader)))
      while cxml_next_attribute(reader) {
        element.attributes.append(
          XMLElement.Attribute(
            name: String(cString: cxml_name(reader)), value: String(cString: cxml_value(reader))))
      }
      return .element(element)
    case CInt(CXML_TEXT): return .text(String(cString: cxml_value(reader)))
    case CInt(CXML_END): return .end
    case 0: return nil
    default:
      throw .brokenXML(
        line: Int(cxml_error_line(reader)), reason: String(cString: cxml_error(reader)))
    }
  }
}

/// The beginning of an element.
struct XMLElement: Equatable {
  /// A name with its value.
  struct Attribute: Equatable {
    var name: String
    var value: String
  }

  /// The name without its prefix.
  var name: String
  /// All that it says, declarations of namespaces too.
  var attributes: [Attribute] = []

  /// The value of the attribute `name`, of no namespace or of any.
  subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
}
