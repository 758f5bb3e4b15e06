extension ForeignBook {
  /// The marks of a sidecar of KOReader, `metadata.epub.lua`; nil for a file that is none.
  ///
  /// Since 2024 marks are in `annotations`; before, places were in `bookmarks` and the words of
  /// highlights in `highlight`, by the page.
  package init?(sidecar text: String) {
    guard let root = LuaValue(file: text), case .table = root else { return nil }
    guard
      ["annotations", "bookmarks", "highlight", "doc_props", "stats", "partial_md5_checksum"]
        .contains(where: { root[$0] != nil })
    else { return nil }
    let properties = root["doc_props"] ?? root["stats"]
    let path = root["doc_path"]?.text ?? Self.path(inComment: text)
    let name = path?.split(separator: "/").last.map(String.init)
    let pages = root["doc_pages"]?.number ?? root["stats"]?["pages"]?.number
    var marks: [ForeignMark] = []
    if let annotations = root["annotations"] {
      marks = annotations.values.compactMap { Self.annotation($0, pages: pages) }
    } else {
      marks = Self.oldMarks(root, pages: pages)
    }
    self.init(
      title: properties?["title"]?.text.flatMap { $0.isEmpty ? nil : $0 } ?? name ?? "",
      author: properties?["authors"]?.text?.split(separator: "\n").joined(separator: ", "),
      digest: root["partial_md5_checksum"]?.text, marks: marks)
  }

  /// The path of the book, which older sidecars have in a comment.
  private static func path(inComment text: String) -> String? {
    guard text.hasPrefix("-- ") else { return nil }
    let line = text.prefix { $0 != "\n" }.dropFirst(3)
    return line.contains("/") ? String(line) : nil
  }

  private static func annotation(_ value: LuaValue, pages: Double?) -> ForeignMark? {
    let note = value["note"]?.text.flatMap { $0.isEmpty ? nil : $0 }
    let time = value["datetime"]?.text.flatMap { WallTime($0) }
    let chapter = chapter(of: value)
    guard value["drawer"] != nil, let words = value["text"]?.text, !words.isEmpty else {
      return ForeignMark(
        .bookmark, note: note, chapter: chapter, time: time,
        fraction: fraction(value, pages: pages))
    }
    return ForeignMark(
      note == nil ? .highlight : .note, words: words, note: note, colour: value["color"]?.text,
      chapter: chapter, time: time, fraction: fraction(value, pages: pages))
  }

  /// The chapter that a mark is in, if the book told it.
  private static func chapter(of value: LuaValue) -> String? {
    value["chapter"]?.text.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func fraction(_ value: LuaValue, pages: Double?) -> Double? {
    guard let page = value["pageno"]?.number ?? value["page"]?.number, let pages, pages > 0 else {
      return nil
    }
    return min(max((page - 1) / pages, 0), 1)
  }

  private static func oldMarks(_ root: LuaValue, pages: Double?) -> [ForeignMark] {
    var notes: [String: String] = [:]
    var marks: [ForeignMark] = []
    for bookmark in root["bookmarks"]?.values ?? [] {
      let time = bookmark["datetime"]?.text ?? ""
      if case .boolean(true)? = bookmark["highlighted"] {
        // The text of one that has words of the reader is theirs, behind the words of the page else.
        if let text = bookmark["text"]?.text, let words = bookmark["notes"]?.text,
          !text.contains(words)
        {
          notes[time] = text
        }
      } else {
        marks.append(
          ForeignMark(
            .bookmark, time: WallTime(time), fraction: fraction(bookmark, pages: pages)))
      }
    }
    guard case .table(let byPage, _)? = root["highlight"] else { return marks }
    for (page, list) in byPage.sorted(by: { $0.key < $1.key }) {
      for highlight in list.values {
        guard let words = highlight["text"]?.text, !words.isEmpty else { continue }
        let time = highlight["datetime"]?.text ?? ""
        let note = notes[time]
        marks.append(
          ForeignMark(
            note == nil ? .highlight : .note, words: words, note: note,
            chapter: chapter(of: highlight), time: WallTime(time),
            fraction: pages.map { min(max(Double(page - 1) / max($0, 1), 0), 1) }))
      }
    }
    return marks
  }
}
