import Files
import Markup

/// What the programs leave out of documents of word processors.
extension OutsideFormat {
  /// The bytes of the longest part of a document that is looked through.
  private static let longestPart = 64 << 20

  /// What is left out of `file`.
  func remarks(on file: OpenFile) -> [BookRemark] {
    switch self {
    case .word: return ZipArchive(file).map { Self.losses(ofWord: $0) } ?? []
    case .openDocument: return ZipArchive(file).map { Self.losses(ofOpenDocument: $0) } ?? []
    case .wordXML:
      guard file.sizeAtOpening <= Self.longestPart,
        let text = try? file.bytes(at: 0, length: file.sizeAtOpening)
      else { return [] }
      return words(
        comments: Occurrences.count("\"Word.Comment\"", in: text),
        pictures: Occurrences.count("<w:binData", in: text),
        hasMargins: ["w:hdr", "w:ftr"].contains { XMLWords.hasWords(in: $0, of: text) })
    case .richText:
      guard file.sizeAtOpening <= Self.longestPart,
        let text = try? file.bytes(at: 0, length: file.sizeAtOpening)
      else { return [] }
      return words(comments: Occurrences.count(#"{\*\annotation"#, in: text))
    default: return []
    }
  }

  private static func losses(ofWord archive: ZipArchive) -> [BookRemark] {
    func part(_ path: String) -> [UInt8] {
      (try? archive.bytes(of: path, limit: longestPart)) ?? []
    }
    let hasMargins = archive.paths.contains { path in
      (path.hasPrefix("word/header") || path.hasPrefix("word/footer"))
        && XMLWords.hasWords(part(path)[...])
    }
    return words(
      comments: Occurrences.count("<w:comment ", in: part("word/comments.xml")),
      hasMargins: hasMargins)
  }

  private static func losses(ofOpenDocument archive: ZipArchive) -> [BookRemark] {
    let text = (try? archive.bytes(of: "content.xml", limit: longestPart)) ?? []
    let styles = (try? archive.bytes(of: "styles.xml", limit: longestPart)) ?? []
    let margins = ["header", "footer"].contains {
      XMLWords.hasWords(in: "style:\($0)", of: styles)
    }
    return words(
      comments: Occurrences.count("<office:annotation ", in: text)
        + Occurrences.count("<office:annotation>", in: text),
      hasMargins: margins)
  }
}

/// The remarks on what is left out.
private func words(
  comments: Int, pictures: Int = 0, hasMargins: Bool = false
) -> [BookRemark] {
  func counted(_ count: Int, _ name: String) -> String? {
    count == 0 ? nil : count == 1 ? "1 \(name), left out" : "\(count) \(name)s, left out"
  }
  let lines = [
    counted(comments, "comment"), counted(pictures, "picture"),
    hasMargins ? "headers and footers of pages, left out" : nil,
  ]
  return lines.compactMap { $0.map { BookRemark("", $0, isLoss: false) } }
}

/// Words and pictures in a document of XML.
private enum XMLWords {
  /// The elements that are pictures, in documents of Word and in OpenDocument.
  private static let pictures = ["<a:blip ", "<v:imagedata ", "<draw:image "].map { Array($0.utf8) }

  /// Whether letters or pictures stand in an element called so; a number of a page has none.
  static func hasWords(in name: String, of text: [UInt8]) -> Bool {
    var rest = text[...]
    while let open = rest.place(of: "<\(name)".utf8) {
      rest = rest[open.upperBound...]
      // Word says of its headers which pages they are for.
      guard let next = rest.first, next == UInt8(ascii: ">") || next == UInt8(ascii: " ") else {
        continue
      }
      // Behind one that does not end none does.
      guard let start = rest.firstIndex(of: UInt8(ascii: ">")),
        let close = rest[start...].place(of: "</\(name)>".utf8)
      else { return false }
      if hasWords(rest[(start + 1)..<close.lowerBound]) { return true }
      rest = rest[close.upperBound...]
    }
    return false
  }

  /// Whether letters stand in `text` outside of its tags, or pictures.
  static func hasWords(_ text: ArraySlice<UInt8>) -> Bool {
    hasLetters(text) || pictures.contains { text.place(of: $0) != nil }
  }

  /// Whether letters stand in `text` outside of its tags.
  private static func hasLetters(_ text: ArraySlice<UInt8>) -> Bool {
    var isInTag = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "<"): isInTag = true
      case UInt8(ascii: ">"): isInTag = false
      default: if !isInTag, byte >= 0x80 || 0x61...0x7A ~= byte | 0x20 { return true }
      }
    }
    return false
  }
}

/// Words in bytes.
private enum Occurrences {
  /// How often `words` stand in `bytes`.
  static func count(_ words: StaticString, in bytes: [UInt8]) -> Int {
    words.withUTF8Buffer { words in
      var count = 0
      var index = 0
      while let start = bytes[index...].firstIndex(of: words[0]) {
        index = start + 1
        if bytes[start...].starts(with: words) { count += 1 }
      }
      return count
    }
  }
}
