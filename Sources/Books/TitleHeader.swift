/// The header that Project Gutenberg puts before its texts.
enum TitleHeader {
  /// What the fields `Title:` and `Author:` name, lines that go on with spaces included.
  static func fields(in lines: [ArraySlice<UInt8>]) -> BookTitle? {
    var title: String?
    var author: String?
    for (index, line) in lines.enumerated() {
      if title == nil { title = value(of: "Title:", at: index, in: lines, joint: ": ") }
      if author == nil { author = value(of: "Author:", at: index, in: lines, joint: ", ") }
      // Some headers have a notice of copyright between stars before the fields.
      if title != nil, line.starts(with: "***".utf8) { break }
    }
    return title.map { BookTitle(title: $0, author: author) }
  }

  /// What the first paragraph names where there are no fields: `The Project Gutenberg eBook, The
  /// Diary of a Nobody, by George and Weedon Grossmith`.
  static func heading(in lines: [ArraySlice<UInt8>]) -> BookTitle? {
    let start = lines.firstIndex { !isBlank($0) } ?? lines.endIndex
    let paragraph = lines[start...].prefix(4).prefix { !isBlank($0) }
    guard let first = paragraph.first else { return nil }
    var words = joined([first])
    var width = first.count
    for line in paragraph.dropFirst() {
      let next = joined([line])
      if isOwn(next, below: words, width) { break }
      words += " " + next
      width = line.count
    }
    guard let name = name(after: withoutSeries(words)) else { return nil }
    if let by = lastPlace(of: ", by ", in: name) {
      return BookTitle(
        title: String(name[..<by]), author: String(name[name.index(by, offsetBy: 5)...]))
    }
    // `Macbeth by Shakespeare`, but also `Side by Side`.
    guard let by = lastPlace(of: " by ", in: name), !name.hasPrefix(name[by...].dropFirst(4)) else {
      return BookTitle(title: String(name))
    }
    let author = name[name.index(by, offsetBy: 4)...]
    guard author.first?.isUppercase == true, author.count(where: { $0 == " " }) < 4 else {
      return BookTitle(title: String(name))
    }
    return BookTitle(title: String(name[..<by]), author: String(author))
  }

  /// What the title of a page of HTML names: `The Project Gutenberg eBook of Dracula, by Bram Stoker.`,
  /// `Leviathan, by Thomas Hobbes`.
  static func page(_ title: String) -> BookTitle {
    let words = SingleLine.of(title)
    var name = name(after: words) ?? words[...]
    while let last = name.last, ".;,".contains(last) { name.removeLast() }
    guard let by = lastPlace(of: ", by ", in: name) else { return BookTitle(title: String(name)) }
    let author = name[name.index(by, offsetBy: 5)...]
    // A sentence may go on with what somebody does by something.
    guard author.first?.isUppercase == true, author.count(where: { $0 == " " }) < 6 else {
      return BookTitle(title: String(name))
    }
    while name.endIndex > by || ".;,".contains(name.last ?? " ") { name.removeLast() }
    return BookTitle(title: String(name), author: String(author))
  }

  /// `words` without what old headers tell of a series behind them: `(#9 in our series by Leo Tolstoy)`,
  /// with the brackets or without.
  private static func withoutSeries(_ words: String) -> String {
    guard let sign = words.lastIndex(of: "#"), sign > words.startIndex,
      words[sign...].dropFirst().drop(while: \.isNumber).hasPrefix(" in our series")
    else { return words }
    let before = words.index(before: sign)
    return SingleLine.of(String(words[..<("([".contains(words[before]) ? before : sign)]))
  }

  /// What stands in `words` behind the words that Project Gutenberg begins with.
  private static func name(after words: String) -> Substring? {
    // The oldest headers stand between stars: `***This is the Project Gutenberg Etext of …***`.
    var words = words.drop { $0 == "*" }
    while words.last == "*" { words.removeLast() }
    for word in ["this is ", "the "] where words.prefix(word.count).lowercased() == word {
      words = words.dropFirst(word.count)
    }
    let beginnings = [
      "project gutenberg ebook of ", "project gutenberg ebook, ", "project gutenberg etext of ",
      "project gutenberg e-text of ", "project gutenberg's ", "project gutenberg’s ",
    ]
    let head = words.prefix(40).lowercased()
    guard let beginning = beginnings.first(where: { head.hasPrefix($0) }) else { return nil }
    let name = words.dropFirst(beginning.count)
    return name.isEmpty ? nil : name
  }

  private static func lastPlace(of part: String, in words: Substring) -> Substring.Index? {
    words.indices.last { words[$0...].hasPrefix(part) }
  }

  /// What `field` names in the line at `index` and those that go on with spaces.
  ///
  /// - Parameter joint: What stands for the end of a line that has room for more: what follows is a
  ///   subtitle or another author.
  private static func value(
    of field: StaticString, at index: Int, in lines: [ArraySlice<UInt8>], joint: String
  ) -> String? {
    let length = field.utf8CodeUnitCount
    let line = lines[index]
    guard line.count > length,
      line.starts(with: UnsafeBufferPointer(start: field.utf8Start, count: length))
    else { return nil }
    let more = lines[(index + 1)...].prefix(4).prefix { $0.first == 0x20 && !isBlank($0) }
    var value = joined([line.dropFirst(length)])
    var width = line.count
    for line in more {
      let words = joined([line])
      value += (isOwn(words, below: value, width) ? joint : " ") + words
      width = line.count
    }
    value = SingleLine.of(value)
    return value.isEmpty ? nil : value
  }

  /// A line of a header that goes on in the next one has so many bytes at least.
  private static let fullLine = 60

  /// Whether `words` are a line by themselves, and not the rest of `value`, whose last line has `width`
  /// bytes.
  private static func isOwn(_ words: String, below value: String, _ width: Int) -> Bool {
    if words.hasPrefix("#") || words.hasPrefix("**") { return true }
    guard let first = words.first, first.isUppercase, let last = value.last,
      last.isLetter || last.isNumber || "!?.)\"”’".contains(last)
    else { return false }
    let next = words.prefix { $0 != " " }
    return width + 1 + next.utf8.count < fullLine
  }

  /// The lines as one, without the spaces around them; control characters are left out.
  private static func joined(_ lines: [ArraySlice<UInt8>]) -> String {
    let parts = lines.map { line in
      let start = line.firstIndex { $0 > 0x20 } ?? line.endIndex
      let end = line.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? start
      return line[start..<end].filter { $0 >= 0x20 && $0 != 0x7F }
    }
    return String(decoding: Array(parts.joined(separator: [0x20])), as: UTF8.self)
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 <= 0x20 }
  }
}
