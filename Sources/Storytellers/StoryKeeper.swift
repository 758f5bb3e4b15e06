import Acquisition
package import Books
package import Datebook
import Files
import Foundation
package import Holdings
package import Shelf
package import Stories

/// Why a story cannot be told or kept.
package enum StoryFailure: Error, Equatable, Sendable {
  /// A field of the request cannot be told; the sentence says why.
  case request(String)
  /// The text cannot be written.
  case file(path: String, code: Int32)
  /// The text was written, and cannot be read as a book.
  case book(String)
  /// The library cannot be used.
  case library(LibraryError)

  /// What went wrong, as a sentence without its end.
  package var sentence: String {
    switch self {
    case .request(let sentence): sentence
    case .file(let path, let code): "cannot write '\(path)': \(String(cString: strerror(code)))"
    case .book(let reason): "the story was written, but \(reason)"
    case .library(let error): error.sentence(keeping: "A story")
    }
  }
}

/// Tells stories and keeps them: the row first, then the text, then the book.
package struct StoryKeeper: Sendable {
  /// Who told a story by the program's own composer.
  package static let composer = "composer"
  /// The tag of every story's book.
  package static let tag = "story"

  private let library: Library

  /// A keeper for a library.
  package init(_ library: Library) { self.library = library }

  /// A row for a request that is not told yet.
  package static func row(
    for request: StoryRequest, seed: UInt64, collection: String? = nil, ordinal: Int = 0,
    at moment: Moment
  ) -> StoryRecord {
    StoryRecord(
      identifier: identifier(), collection: collection, ordinal: ordinal,
      title: "A story for \(request.hero)", band: request.band.rawValue,
      theme: request.theme.rawValue, focus: request.focus?.rawValue, hero: request.hero,
      request: request.json, state: .queued, teller: composer, seed: seed, createdAt: moment)
  }

  /// 128 random bits in hexadecimal digits.
  package static func identifier() -> String {
    (0..<2).map { _ in
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  // MARK: - Telling

  /// Composes a story and keeps it as a book; gives the row and the path of its text.
  package func tell(
    _ request: StoryRequest, seed: UInt64, at moment: Moment = .now()
  ) throws(StoryFailure) -> (story: StoryRecord, path: String) {
    if let fault = request.fault { throw .request(fault.sentence) }
    let row = Self.row(for: request, seed: seed, at: moment)
    try catching { () throws(LibraryError) in try library.keep(row, at: moment) }
    guard let told = try goOn(row, at: moment) else {
      throw .request("Another program is telling this story.")
    }
    return told
  }

  /// Composes a story that is only printed, and counts as told.
  package func printed(
    _ request: StoryRequest, seed: UInt64, at moment: Moment = .now()
  ) throws(StoryFailure) -> ComposedStory {
    if let fault = request.fault { throw .request(fault.sentence) }
    let story = try compose(request, seed: seed)
    var row = Self.row(for: request, seed: seed, at: moment)
    (row.title, row.outline, row.toldAt) = (story.title, story.outline.key, moment)
    let kept = row
    try catching { () throws(LibraryError) in
      try library.keep(kept, isPrinted: true, at: moment)
    }
    return story
  }

  /// Tells a row that waits, broke off or failed; `nil` if another program tells it, or has told it.
  package func goOn(
    _ story: StoryRecord, at moment: Moment = .now()
  ) throws(StoryFailure) -> (story: StoryRecord, path: String)? {
    guard let request = StoryRequest(json: story.request) else {
      throw .request("The request for this story can no longer be read.")
    }
    let isTaken = try catching { () throws(LibraryError) in
      try library.beginTelling(story.identifier, at: moment)
    }
    guard isTaken else { return nil }
    // The row has counted it already.
    var taken = story
    taken.attempts += 1
    return try tell(taken, request, at: moment)
  }

  private func tell(
    _ row: StoryRecord, _ request: StoryRequest, at moment: Moment
  ) throws(StoryFailure) -> (story: StoryRecord, path: String) {
    let told = try compose(request, seed: row.seed)
    var story = row
    story.title = told.title
    story.outline = told.outline.key
    story.text = told.text
    let figures = Readability(of: told.body)
    (story.words, story.grade) = (figures.words, figures.grade)
    return try keep(story, at: moment)
  }

  private func compose(
    _ request: StoryRequest, seed: UInt64
  ) throws(StoryFailure) -> ComposedStory {
    let told = try catching { () throws(LibraryError) in try library.toldOutlines() }
    return Composer(band: request.band).story(for: request, seed: seed, told: told)
  }

  // MARK: - Keeping

  /// Writes a told story's text and makes a book of it.
  package func keep(
    _ told: StoryRecord, at moment: Moment = .now()
  ) throws(StoryFailure) -> (story: StoryRecord, path: String) {
    var story = told
    let folder = library.location.storiesFolder
    let name = story.file ?? Self.fileName(story)
    let path = folder + "/" + name
    // The page on which a story came is the beginning of its text: nothing moves there at the end.
    do throws(FileFault) {
      try Folder.make(folder)
      try StoryPage.finish(path, with: story.text)
    } catch {
      story.state = .failed
      story.failure = String(cString: strerror(error.code))
      let failed = story
      try catching { () throws(LibraryError) in try library.keep(failed, at: moment) }
      throw .file(path: error.path, code: error.code)
    }
    story.file = name
    let language = StoryRequest(json: story.request)?.language ?? .english
    story.book = try book(of: path, title: story.title, language.rawValue, at: moment)
    story.state = .done
    story.failure = nil
    story.toldAt = story.toldAt ?? moment
    let done = story
    try catching { () throws(LibraryError) in try library.keep(done, at: moment) }
    return (done, path)
  }

  /// Makes a book of what came of a story that is to be removed, so that it can be brought back.
  package func keepPart(
    _ part: StoryRecord, at moment: Moment = .now()
  ) throws(StoryFailure) -> BookID? {
    guard let path = path(of: part), access(path, F_OK) == 0 else { return nil }
    var story = part
    let book = try book(of: path, title: story.title, "en", at: moment)
    (story.state, story.book) = (.partial, book)
    let kept = story
    try catching { () throws(LibraryError) in try library.keep(kept, at: moment) }
    return book
  }

  /// Writes a story that was told and is not fit into its file, for a parent to read; gives its path.
  package func page(of story: StoryRecord) throws(StoryFailure) -> String {
    let folder = library.location.storiesFolder
    let path = folder + "/" + (story.file ?? Self.fileName(story))
    do throws(FileFault) {
      try Folder.make(folder)
      try StoryPage.finish(path, with: story.text)
    } catch {
      throw .file(path: error.path, code: error.code)
    }
    return path
  }

  private func book(
    of path: String, title: String, _ language: String, at moment: Moment
  ) throws(StoryFailure) -> BookID {
    var facts: BookFacts
    do throws(Refusal) { facts = try BookFacts(fileAt: path) } catch { throw .book(error.reason) }
    facts.title = title
    facts.author = nil
    facts.language = facts.language ?? language
    // The page of a story that came word by word was this book already.
    facts.continuesPath = true
    let known = facts
    return try catching { () throws(LibraryError) in
      let additions = try library.add([known], at: moment)
      guard let book = additions.first?.book else { throw .damaged(path: library.location.path) }
      try library.edit([book], [.title(title), .tag(Self.tag)], now: moment)
      return book
    }
  }

  /// The path of a story's text; `nil` for one that has none yet.
  package func path(of story: StoryRecord) -> String? {
    story.file.map { library.location.storiesFolder + "/" + $0 }
  }

  /// The name of a story's file: its title in plain letters, and the first digits of its identifier.
  static func fileName(_ story: StoryRecord) -> String {
    var slug = ""
    for character in story.title.lowercased() {
      if character.isASCII, character.isLetter || character.isNumber {
        slug.append(character)
      } else if !slug.hasSuffix("-"), !slug.isEmpty, character.isWhitespace {
        slug.append("-")
      }
    }
    slug = String(slug.prefix(40))
    while slug.hasSuffix("-") { slug.removeLast() }
    return (slug.isEmpty ? "story" : slug) + "-" + story.identifier.prefix(8) + ".txt"
  }

  /// The stories that are not told yet.
  func waiting() throws(StoryFailure) -> [StoryRecord] {
    try catching { () throws(LibraryError) in try library.stories() }.filter { $0.state != .done }
  }

  /// Keeps a collection with its rows, all or nothing.
  func keep(
    _ collection: StoryCollection, _ stories: [StoryRecord], at moment: Moment
  ) throws(StoryFailure) {
    try catching { () throws(LibraryError) in
      try library.keep(collection, stories, at: moment)
    }
  }

  private func catching<Result>(
    _ body: () throws(LibraryError) -> Result
  ) throws(StoryFailure) -> Result {
    do throws(LibraryError) { return try body() } catch { throw .library(error) }
  }
}

// MARK: - Stories written by hand

extension StoryKeeper {
  /// Who told a story that was written by hand.
  package static let author = "author"

  /// Puts the stories that come with the program into the library, each once: one that the reader has
  /// removed stays removed.
  package func keepFirstStories(at moment: Moment = .now()) throws(StoryFailure) {
    let known = try catching { () throws(LibraryError) in try library.storyIdentifiers() }
    for written in FirstStories.all where !known.contains(written.identifier) {
      var story = StoryRecord(
        identifier: written.identifier, title: written.title, band: written.band.rawValue,
        theme: written.theme.rawValue, focus: written.focus.rawValue, hero: written.hero,
        request: "", state: .queued, teller: Self.author, seed: 0, createdAt: moment)
      story.outline = written.world
      story.text = written.text
      let figures = Readability(of: written.body)
      (story.words, story.grade) = (figures.words, figures.grade)
      _ = try keep(story, at: moment)
    }
  }
}

// MARK: - Lost texts

extension StoryKeeper {
  /// Writes the texts of stories whose files are gone, as after an import into another library.
  ///
  /// - Returns: How many were written.
  @discardableResult
  package func restoreTexts(at moment: Moment = .now()) throws(StoryFailure) -> Int {
    let stories = try catching { () throws(LibraryError) in try library.stories(hasTexts: true) }
    var count = 0
    for story in stories where story.state == .done && !story.text.isEmpty {
      guard let path = path(of: story), access(path, F_OK) != 0 else { continue }
      _ = try keep(story, at: moment)
      count += 1
    }
    return count
  }
}
