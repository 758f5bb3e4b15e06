import CExpat

/// A parser of XML that is given a document piece by piece, and reads nothing but that.
///
/// No external entity is ever loaded. Entities that XHTML knows are characters even if a document
/// does not declare them. One thread uses a parser.
package final class XMLParser {
  /// The bytes of the longest attribute that is taken.
  private static let longestAttribute = 64 << 10
  /// The bytes from which on entities that unfold too far end a document.
  static let amplificationThreshold: UInt64 = 256 << 10

  private let parser: XML_Parser
  private let handler: any MarkupHandler
  private var names = AttributeNames()
  /// Whether the document's own declaration says which encoding it is in.
  private let isAsDeclared: Bool
  /// Whether the document is in Latin-1.
  private var isLatin1 = false

  /// A parser that tells `handler` of a document.
  ///
  /// - Parameter encoding: The encoding that counts, whatever the document declares; `nil` for the
  ///   declared one.
  package init(_ handler: any MarkupHandler, encoding: String? = nil) {
    self.handler = handler
    isAsDeclared = encoding == nil
    parser = XML_ParserCreate(encoding)
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_UseForeignDTD(parser, XML_Bool(1))
    cexpat_limit_amplification(parser, Self.amplificationThreshold)
    XML_SetElementHandler(
      parser, { XMLParser.of($0).begin($1, $2) }, { user, _ in XMLParser.of(user).handler.end() })
    XML_SetCharacterDataHandler(parser) { user, text, count in
      guard let text else { return }
      text.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
        XMLParser.of(user).handler.characters(UnsafeBufferPointer(start: $0, count: Int(count)))
      }
    }
    XML_SetXmlDeclHandler(parser) { user, _, encoding, _ in
      XMLParser.of(user).noteDeclaration(of: encoding)
    }
    XML_SetEntityDeclHandler(parser) { user, name, isParameter, value, count, _, _, _, _ in
      guard isParameter == 0, let name, let value else { return }
      let bytes = UnsafeRawBufferPointer(start: value, count: Int(count))
      XMLParser.of(user).names.declare(String(cString: name), as: bytes)
    }
    XML_SetSkippedEntityHandler(parser) { user, name, isParameter in
      guard isParameter == 0, let name else { return }
      XMLParser.of(user).handler.characters(CharacterEntity.text(String(cString: name)))
    }
  }

  deinit { XML_ParserFree(parser) }

  /// Reads the next bytes of the document.
  ///
  /// - Parameter isLast: Whether the document ends with them.
  package func parse(_ bytes: UnsafeRawBufferPointer, isLast: Bool) throws(Fault) {
    let base = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    guard XML_Parse(parser, base, Int32(bytes.count), isLast ? 1 : 0) != XML_STATUS_OK else {
      return
    }
    throw Fault(
      XML_GetErrorCode(parser), line: Int(XML_GetCurrentLineNumber(parser)), isLast: isLast)
  }

  /// Reads a document that is there as a whole.
  ///
  /// - Parameter encoding: The encoding that counts, whatever the document declares.
  package static func parse(
    _ bytes: [UInt8], encoding: String? = nil, _ handler: any MarkupHandler
  ) throws(Fault) {
    let parser = XMLParser(handler, encoding: encoding)
    var fault: Fault?
    bytes.withUnsafeBytes { bytes in
      do throws(Fault) { try parser.parse(bytes, isLast: true) } catch { fault = error }
    }
    if let fault { throw fault }
  }

  private static func of(_ user: UnsafeMutableRawPointer?) -> XMLParser {
    guard let user else { preconditionFailure("expat passes on what it was given") }
    return Unmanaged<XMLParser>.fromOpaque(user).takeUnretainedValue()
  }

  private func begin(
    _ name: UnsafePointer<CChar>?, _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard let name else { return }
    let attributes = Self.attributes(list)
    handler.begin(
      Self.localName(name), attributes.isEmpty ? attributes : withNamedCharacters(attributes))
  }

  /// `attributes` with the characters in them that have names in HTML.
  private func withNamedCharacters(_ attributes: Attributes) -> Attributes {
    guard let tag, tag.contains(UInt8(ascii: "&")),
      let written = names.attributes(of: text(of: tag))
    else { return attributes }
    // The document may give an element more than its tag says.
    return Attributes(
      attributes.all.map { name, value in
        let written = written[name] ?? value
        return (name, written.utf8.count <= Self.longestAttribute ? written : value)
      })
  }

  /// The tag that is told, as it stands in the document; `nil` for one of an entity.
  private var tag: UnsafeBufferPointer<UInt8>? {
    var (offset, size): (CInt, CInt) = (0, 0)
    let count = Int(XML_GetCurrentByteCount(parser))
    guard let bytes = XML_GetInputContext(parser, &offset, &size), offset >= 0, count > 0,
      count <= Int(size) - Int(offset)
    else { return nil }
    let tag = UnsafeRawBufferPointer(start: bytes + Int(offset), count: count)
    let first = tag[0] == 0 && count > 1 ? tag[1] : tag[0]
    return first == UInt8(ascii: "<") ? tag.assumingMemoryBound(to: UInt8.self) : nil
  }

  private func noteDeclaration(of encoding: UnsafePointer<CChar>?) {
    guard let encoding, isAsDeclared else { return }
    isLatin1 = String(cString: encoding).lowercased() == "iso-8859-1"
  }

  /// Bytes of the document as UTF-8: expat knows four encodings.
  private func text(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    func units(_ isLittle: Bool) -> [UInt16] {
      stride(from: 0, to: bytes.count - 1, by: 2).map {
        UInt16(bytes[$0 + (isLittle ? 0 : 1)]) | UInt16(bytes[$0 + (isLittle ? 1 : 0)]) << 8
      }
    }
    if bytes[0] == 0 { return Array(String(decoding: units(false), as: UTF16.self).utf8) }
    if bytes.count > 1, bytes[1] == 0 {
      return Array(String(decoding: units(true), as: UTF16.self).utf8)
    }
    guard isLatin1 else { return Array(bytes) }
    return bytes.flatMap { Array(String(Character(Unicode.Scalar($0))).utf8) }
  }

  /// A name without its prefix.
  static func localName(_ name: UnsafePointer<CChar>) -> String {
    var start = name
    var next = name
    while next.pointee != 0 {
      if next.pointee == 0x3A { start = next + 1 }
      next += 1
    }
    return String(cString: start)
  }

  private static func attributes(
    _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) -> Attributes {
    guard var next = list, next.pointee != nil else { return Attributes() }
    var attributes = Attributes()
    while let name = next[0], let value = next[1] {
      let value = String(cString: value)
      if value.utf8.count <= longestAttribute { attributes.add(String(cString: name), value) }
      next += 2
    }
    return attributes
  }
}
