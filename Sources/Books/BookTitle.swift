/// What a book is called, and who wrote it.
package struct BookTitle: Equatable, Sendable {
  /// The title.
  package var title: String
  /// The author, where known.
  package var author: String?

  /// A book called `title`: the words as one line of plain text.
  package init(title: String, author: String? = nil) {
    self.title = SingleLine.of(title)
    self.author = author.map(SingleLine.of).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What the title of a page of HTML names, without what Project Gutenberg writes around it.
  package init(ofPage title: String) { self = TitleHeader.page(title) }

  /// The bytes at a text's beginning in which its title is looked for.
  package static let searchedLength = 4 << 10

  /// The title and author of a text: what a Project Gutenberg header names, else a short first line
  /// that stands alone and the line that says by whom it is, else the name of the file, which may name
  /// the author too.
  ///
  /// A first line of one word is a title if it names an author, or if the file's name says nothing.
  ///
  /// - Parameter beginning: At most the first `searchedLength` bytes of the text.
  package init(beginning: [UInt8], fileName: String) {
    // Bytes, not characters: this stands before the first paint.
    let lines = beginning.split(
      maxSplits: 200, omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A }
    ).map { $0.last == 0x0D ? $0.dropLast() : $0 }
    if let named = TitleHeader.fields(in: lines) ?? TitleHeader.heading(in: lines) {
      self = named
      return
    }
    if let title = ManualTitle.name(in: lines) ?? MemoTitle.title(in: lines) {
      self.init(title: title)
      return
    }
    let file = FileTitle(fileName)
    if let page = AuthoredPage(lines, file: file) {
      self.init(title: page.title, author: page.author)
    } else if let page = TitlePage(lines),
      page.kind == .words || page.author != nil || !file.saysSomething
    {
      let isSame = page.title.lowercased() == file.title.lowercased()
      self.init(title: page.title, author: page.author ?? (isSame ? file.author : nil))
    } else {
      self.init(title: file.title, author: file.author)
    }
  }

  /// Whether a text in the file called `fileName` says itself that it has this title: it is not that which
  /// the file's name gives.
  package func isSaid(inFile fileName: String) -> Bool {
    !title.isEmpty && title != FileTitle(fileName).title
  }
}
