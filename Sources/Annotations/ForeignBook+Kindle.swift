extension ForeignBook {
  /// The line between two clippings.
  private static let rule = "=========="

  /// The books of `My Clippings.txt`, as a Kindle writes it, in their order there; nil for a text that is
  /// none such.
  ///
  /// A Kindle writes its lines in the reader's language. What a clipping is, is told by its words in
  /// English, German, French, Spanish, Italian and Portuguese, and else by whether it has any.
  package static func clippings(_ text: String) -> [ForeignBook]? {
    let text = text.replacing("\r\n", with: "\n").replacing("\u{FEFF}", with: "")
    guard text.contains("\n" + rule) else { return nil }
    var books: [ForeignBook] = []
    var index: [String: Int] = [:]
    /// The locations of each book's marks, beside them.
    var spans: [[ClosedRange<Int>?]] = []
    var isAny = false
    for part in text.split(separator: rule, omittingEmptySubsequences: true) {
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
        .drop { $0.allSatisfy(\.isWhitespace) }
      guard lines.count >= 2 else { continue }
      let head = String(lines[lines.startIndex]).trimmed
      let facts = String(lines[lines.startIndex + 1])
      guard facts.hasPrefix("-") || facts.contains("|") else { continue }
      isAny = true
      let words = lines.dropFirst(2).joined(separator: "\n").trimmed
      if index[head] == nil {
        index[head] = books.count
        let (title, author) = name(head)
        books.append(ForeignBook(title: title, author: author, marks: []))
        spans.append([])
      }
      guard let book = index[head] else { continue }
      let clipping = Clipping(facts, words)
      if clipping.kind == .note, let mark = owner(of: clipping, books[book].marks, spans[book]) {
        books[book].marks[mark].note = words
        books[book].marks[mark].kind = .note
        continue
      }
      guard clipping.kind == .bookmark || !words.isEmpty else { continue }
      let isOwnNote = clipping.kind == .note
      books[book].marks.append(
        ForeignMark(
          clipping.kind, words: isOwnNote || words.isEmpty ? nil : words,
          note: isOwnNote ? words : nil, time: clipping.time))
      spans[book].append(clipping.locations)
    }
    return isAny ? books : nil
  }

  /// The highlight that a note was written to: its end is where the note is.
  private static func owner(
    of note: Clipping, _ marks: [ForeignMark], _ spans: [ClosedRange<Int>?]
  ) -> Int? {
    guard let place = note.locations?.upperBound else { return nil }
    return marks.indices.last {
      marks[$0].kind != .bookmark && marks[$0].words != nil && spans[$0]?.contains(place) == true
    }
  }

  /// The title and the author of `Title (Author)`.
  private static func name(_ head: String) -> (String, String?) {
    guard head.hasSuffix(")"), let open = head.lastIndex(of: "(") else { return (head, nil) }
    let author = String(head[head.index(after: open)...].dropLast()).trimmed
    let title = String(head[..<open]).trimmed
    return title.isEmpty || author.isEmpty ? (head, nil) : (title, author)
  }

  private struct Clipping {
    let kind: ForeignMark.Kind
    let locations: ClosedRange<Int>?
    let time: WallTime?

    private static let notes = ["note", "notiz", "nota"]
    private static let bookmarks = [
      "bookmark", "lesezeichen", "signet", "marcador", "segnalibro", "marque-page",
    ]
    private static let months = [
      ["january", "januar", "janvier", "enero", "gennaio", "janeiro"],
      ["february", "februar", "février", "febrero", "febbraio", "fevereiro"],
      ["march", "märz", "mars", "marzo", "março"], ["april", "avril", "abril", "aprile"],
      ["may", "mai", "mayo", "maggio", "maio"],
      ["june", "juni", "juin", "junio", "giugno", "junho"],
      ["july", "juli", "juillet", "julio", "luglio", "julho"],
      ["august", "août", "agosto"],
      ["september", "septembre", "septiembre", "settembre", "setembro"],
      ["october", "oktober", "octobre", "octubre", "ottobre", "outubro"],
      ["november", "novembre", "noviembre", "novembro"],
      ["december", "dezember", "décembre", "diciembre", "dicembre", "dezembro"],
    ]

    init(_ facts: String, _ words: String) {
      let parts = facts.split(separator: "|").map { $0.lowercased() }
      let name = parts.first ?? ""
      // A highlight may be called one of a note's words in no language, but it has those of its place.
      let first = name.split { !$0.isLetter && $0 != "-" }.map(String.init).prefix(4)
      if first.contains(where: { Self.bookmarks.contains($0) }) {
        kind = .bookmark
      } else if first.contains(where: { Self.notes.contains($0) }) {
        kind = .note
      } else {
        kind = words.isEmpty ? .bookmark : .highlight
      }
      // The last place that is told: a location is finer than a page.
      let places = parts.count > 1 ? Array(parts.dropLast()) : parts
      locations = places.lazy.reversed().compactMap { Self.range($0) }.first
      time = parts.count > 1 ? parts.last.flatMap { Self.time($0) } : nil
    }

    /// The numbers of `location 180-182`, which a Kindle may shorten to `180-82`.
    private static func range(_ words: String) -> ClosedRange<Int>? {
      let numbers = words.split { !$0.isASCII || !$0.isNumber }
      guard let low = numbers.first.flatMap({ Int($0) }) else { return nil }
      guard words.contains("-"), numbers.count > 1, var high = Int(numbers[1]) else {
        return low...low
      }
      let missing = numbers[0].count - numbers[1].count
      if high < low, missing > 0 { high = Int(numbers[0].prefix(missing) + numbers[1]) ?? low }
      return low...max(low, high)
    }

    private static func time(_ words: String) -> WallTime? {
      let parts = words.split { !$0.isLetter && !$0.isNumber && $0 != ":" }.map(String.init)
      guard let clock = parts.firstIndex(where: { $0.contains(":") && $0.first?.isNumber == true })
      else { return nil }
      let month = parts.lazy.compactMap { part in
        months.firstIndex { $0.contains(part) }
      }.first
      let numbers = parts[..<clock].compactMap { Int($0) }
      guard let month, let year = numbers.first(where: { $0 >= 1900 }),
        let day = numbers.first(where: { (1...31).contains($0) })
      else { return nil }
      var times = parts[clock].split(separator: ":").compactMap { Int($0) }
      while times.count < 3 { times.append(0) }
      let half = clock + 1 < parts.count ? parts[clock + 1] : ""
      if half == "pm", times[0] < 12 { times[0] += 12 }
      if half == "am", times[0] == 12 { times[0] = 0 }
      return WallTime(
        year: year, month: month + 1, day: day, hour: times[0], minute: times[1],
        second: times[2])
    }
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
