import CExpat

extension XMLParser {
  /// What a parser found to be no XML.
  package struct Fault: Error, Equatable, Sendable {
    /// What is wrong, as a clause that follows a colon.
    package let reason: String
    /// The line of the document, from 1.
    package let line: Int
    /// Whether nothing is wrong but that the document ends too soon.
    package let isCut: Bool
    /// Whether it ends in a section of characters: what was taken for these may be markup.
    let isInSection: Bool

    /// The fault that expat has found.
    ///
    /// - Parameter isLast: Whether the document has been read to its end.
    init(_ code: XML_Error, line: Int, isLast: Bool) {
      let ends = [
        XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR,
        XML_ERROR_UNCLOSED_CDATA_SECTION,
      ]
      self.line = line
      isCut = isLast && ends.contains(code)
      isInSection = code == XML_ERROR_UNCLOSED_CDATA_SECTION
      reason = Self.reason(code)
    }
  }
}

extension XMLParser.Fault {
  private var place: String { "not well-formed XML in line \(line): \(reason)" }
  /// What is said if nothing can be done about it.
  var sentence: String { "\(place); only the text before it could be read" }
  /// What is said if the document ends too soon.
  var sentenceOfEnd: String {
    "it ends in line \(line), before its time" + (isInSection ? ": \(reason)" : "")
  }
  /// What is said if the document was read as far as it can be understood.
  var sentenceOfRescue: String { "\(place); it was read as well as can be" }
  /// What is said if the document was read as HTML.
  var sentenceOfHTML: String { "\(place); it was read as HTML" }

  /// What an error of expat means to who did not write the document.
  private static func reason(_ code: XML_Error) -> String {
    switch code {
    case XML_ERROR_INVALID_TOKEN: "a character that may not stand there, such as a lone & or <"
    case XML_ERROR_TAG_MISMATCH: "an end tag of another element than the one that is open"
    case XML_ERROR_DUPLICATE_ATTRIBUTE: "an element that has the same attribute twice"
    case XML_ERROR_UNDEFINED_ENTITY: "a name of a character that is not declared"
    case XML_ERROR_BAD_CHAR_REF: "the number of a character that does not exist"
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: "more behind the end of the document"
    case XML_ERROR_SYNTAX: "something before the first tag that does not belong there"
    case XML_ERROR_MISPLACED_XML_PI: "an XML declaration that is not at the beginning"
    case XML_ERROR_XML_DECL, XML_ERROR_TEXT_DECL: "an XML declaration that is not written properly"
    case XML_ERROR_NO_ELEMENTS: "the document ends without an element"
    case XML_ERROR_UNCLOSED_TOKEN: "a tag or a comment that does not end"
    case XML_ERROR_UNCLOSED_CDATA_SECTION: "a CDATA section that does not end"
    case XML_ERROR_PARTIAL_CHAR: "a character that is not whole"
    case XML_ERROR_UNKNOWN_ENCODING: "an encoding that is not known"
    case XML_ERROR_INCORRECT_ENCODING: "it is not in the encoding that it declares"
    case XML_ERROR_RECURSIVE_ENTITY_REF: "an entity that contains itself"
    case XML_ERROR_ASYNC_ENTITY: "an entity with a part of an element"
    case XML_ERROR_PARAM_ENTITY_REF, XML_ERROR_INCOMPLETE_PE, XML_ERROR_ENTITY_DECLARED_IN_PE:
      "a parameter entity that may not stand there"
    case XML_ERROR_BINARY_ENTITY_REF: "an entity that is no text"
    case XML_ERROR_ATTRIBUTE_EXTERNAL_ENTITY_REF, XML_ERROR_EXTERNAL_ENTITY_HANDLING:
      "an entity that is in another file"
    case XML_ERROR_PUBLICID: "a public identifier with characters that it may not have"
    case XML_ERROR_AMPLIFICATION_LIMIT_BREACH: "entities that unfold to far more than the document"
    case XML_ERROR_NO_MEMORY: "there is not enough memory for it"
    default: XML_ErrorString(code).map { String(cString: $0) } ?? "it is not XML"
    }
  }
}
