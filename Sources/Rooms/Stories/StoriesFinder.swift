import Books
import Datebook
import Dispatch
import Files
import Holdings
import Setup
import Shelf
import Stories
import Storytellers
import Synchronization
import TabPlaces
import Trash
import Widgets

/// Finds, tells and changes stories for the tab, in the background and in the order asked.
final class StoriesFinder: Sendable {
  let queue = DispatchQueue(label: "stories", qos: .userInitiated)
  let library: ReadersLibrary
  let clock: LocalClock
  let report: @Sendable (StoriesEvent) -> Void
  private let tell: @Sendable (String) -> Void
  /// Lets models tell, one story after the other, while the rest goes on.
  let tellers = DispatchQueue(label: "storytellers", qos: .userInitiated)
  /// The library for that.
  let tellersLibrary: ReadersLibrary
  let trash: TrashCan

  /// - Parameters:
  ///   - report: Is given what was found, on the queue.
  ///   - tell: Is given sentences for the reader wherever they are, on the queue.
  init(
    in library: ReadersLibrary, _ tellersLibrary: ReadersLibrary, clock: LocalClock,
    report: @escaping @Sendable (StoriesEvent) -> Void, tell: @escaping @Sendable (String) -> Void
  ) {
    (self.library, self.clock, self.report, self.tell) = (library, clock, report, tell)
    self.tellersLibrary = tellersLibrary
    trash = TrashCan(environment: library.folders.environment)
  }

  /// Puts the stories that were written by hand into the library, writes lost texts anew, and tells
  /// what a program that ended had begun.
  ///
  /// - Parameter model: The model that is set and may be asked: it goes on with its own stories.
  func begin(_ model: ModelEndpoint?) {
    queue.async {
      self.attempt { keeper in
        try keeper.keepFirstStories(at: self.clock.now)
        try keeper.restoreTexts(at: self.clock.now)
        try keeper.resume(at: self.clock.now)
        self.reportAll()
        try self.resume(by: model)
      }
    }
  }

  /// Writes lost texts anew.
  func restoreTexts() {
    queue.async { self.attempt { try $0.restoreTexts(at: self.clock.now) } }
  }

  /// Finds all stories.
  func find() { queue.async { self.reportAll() } }

  func reportAll() {
    do throws(LibraryError) {
      guard let library = try library.opened() else { return report(.known([], [])) }
      let stories = try library.stories()
      let books = try library.records(of: stories.compactMap(\.book))
      let known = Dictionary(books.map { ($0.id, $0) }) { first, _ in first }
      let shown = stories.map { story in
        var story = story
        let book = story.book.flatMap { known[$0] }
        if let book { story.title = book.title }
        return ShownStory(story, progress: book?.progress, finishedAt: book?.finishedAt)
      }
      let collections = try library.storyCollections()
      report(.known(shown, collections))
      tellHonours(shown, collections)
    } catch {
      report(.unknown(error.sentence(reading: "The stories")))
    }
  }

  /// Tells what the reading came to, each once: the names of those that were told are kept.
  private func tellHonours(_ stories: [ShownStory], _ collections: [StoryCollection]) {
    guard stories.contains(where: { $0.finishedAt != nil }), let state = library.folders.state
    else { return }
    let titles = Dictionary(collections.map { ($0.identifier, $0.title) }) { first, _ in first }
    let honours = StoryHonour.all(
      of: stories.map { shown in
        StoryHonour.Story(
          theme: StoryTheme(rawValue: shown.story.theme),
          focus: shown.story.focus.flatMap { GrowthFocus(rawValue: $0) },
          collection: shown.story.collection.flatMap { id in titles[id].map { (id, $0) } },
          readOn: shown.finishedAt.map { clock.day(at: $0).number })
      })
    let path = state.path + "/honours"
    let former = FileContents.read(path, atMost: 1 << 20).map {
      String(decoding: $0, as: UTF8.self)
    }
    let told = Set((former ?? "").split(separator: "\n").map(String.init))
    let fresh = honours.filter { !told.contains($0.name) }
    guard !fresh.isEmpty else { return }
    let names = (told.union(fresh.map(\.name))).sorted().joined(separator: "\n") + "\n"
    do throws(FileFault) {
      try Folder.make(state.path)
      try FileContents.replace(path, with: Array(names.utf8))
    } catch {
      // What cannot be kept would be told again each time: it is not told.
      return
    }
    tell(fresh.map(\.sentence).joined(separator: " "))
  }

  // MARK: - Telling

  /// Tells a story for who waits for it.
  func tell(_ request: StoryRequest) {
    queue.async {
      if let sentence = StoryWarden.obstacle(toTelling: request.band.rawValue) {
        return self.report(.failed(sentence))
      }
      self.attempt { keeper in
        let told = try keeper.tell(
          request, seed: UInt64.random(in: .min ... .max), at: self.clock.now)
        StoryWarden.noteStory()
        self.report(.told(identifier: told.story.identifier, opens: true))
      }
    }
  }

  /// Tells a collection, one story after the other.
  func begin(_ request: CollectionRequest) {
    queue.async {
      if let sentence = StoryWarden.obstacle(toTelling: request.band.rawValue) {
        return self.report(.failed(sentence))
      }
      self.attempt { keeper in
        let begun = try keeper.begin(
          request, seed: UInt64.random(in: .min ... .max), at: self.clock.now)
        self.reportAll()
        let outcome = try keeper.goOn(
          collection: begun.collection.identifier, at: self.clock.now)
        for _ in outcome.told { StoryWarden.noteStory() }
        self.report(.select(identifier: begun.collection.identifier))
        self.reportAll()
        if let failure = outcome.failures.first { return self.report(.failed(failure.told)) }
        if let first = outcome.told.first {
          self.report(.told(identifier: first.identifier, opens: false))
        }
      }
    }
  }

  /// Tells a story that waits, broke off or failed, by who was to tell it.
  ///
  /// - Parameter model: The model that is set.
  func goOn(_ identifier: String, _ model: Result<ModelEndpoint, ModelFailure>) {
    queue.async {
      self.attempt { keeper in
        guard let library = try self.library.opened(), let story = try library.story(identifier)
        else { return self.report(.failed("This story is gone.")) }
        guard story.teller == StoryKeeper.composer else { return self.ask(for: story, model) }
        if let sentence = StoryWarden.obstacle(toTelling: story.band) {
          return self.report(.failed(sentence))
        }
        guard let told = try keeper.goOn(story, at: self.clock.now) else {
          return self.report(.failed("Another program is telling this story."))
        }
        self.report(.told(identifier: told.story.identifier, opens: true))
      }
    }
  }

  /// Does something with a keeper of stories; tells what goes wrong.
  func attempt(_ body: (StoryKeeper) throws -> Void) {
    do {
      let location = try library.folders.library()
      let library = try self.library.opened() ?? Library(at: location) { _ in }
      try body(StoryKeeper(library))
    } catch let failure as StoryFailure {
      report(.failed(failure.told))
    } catch let error as LibraryError {
      report(.failed(error.sentence(keeping: "A story")))
    } catch {
      report(.failed("The story could not be told."))
    }
  }

  // MARK: - Changes

  /// Names a story anew.
  func rename(_ book: BookID, _ title: String) {
    change { library throws(LibraryError) in
      let former = try library.record(of: book)?.title ?? ""
      try library.edit([book], [.title(title)])
      self.report(.changed(.title(book, former), "Renamed."))
    }
  }

  /// Takes a story out of the library.
  func remove(_ identifier: String, _ book: BookID?) {
    change { library throws(LibraryError) in
      guard let book else {
        try library.removeStory(identifier)
        return self.report(.changed(.story(identifier), "Removed."))
      }
      // What the trash is to know of a file is known of a book that is still there.
      let details = try library.details(of: book)
      try library.remove([book], at: self.clock.now)
      self.report(.changed(.restore(book), self.putAway(details)))
    }
  }

  /// Takes a change back.
  func undo(_ undo: StoriesUndo) {
    change { library throws(LibraryError) in
      switch undo {
      case .restore(let book):
        let removedAt = try library.removedAt(book)
        _ = try library.restore([book])
        try self.takeBack(book, in: library, removedAt: removedAt)
      case .story(let identifier): try library.restoreStory(identifier)
      case .title(let book, let title): try library.edit([book], [.title(title)])
      }
      self.report(.changed(nil, "Undone."))
    }
  }

  /// Puts a story's file into the trash; says what became of it.
  private func putAway(_ book: BookDetails?) -> String {
    guard let book, book.record.path != nil else { return "Removed." }
    do throws(TrashError) {
      _ = try trash.put(fileOf: book)
      return "Removed; its file is in the trash."
    } catch {
      return "Removed; \(error.description)."
    }
  }

  /// Brings a story's file back from the trash, or writes it anew.
  private func takeBack(
    _ book: BookID, in library: Library, removedAt: Moment?
  ) throws(LibraryError) {
    guard let details = try library.details(of: book), !TrashCan.hasFile(of: details) else {
      return
    }
    let path = details.record.path ?? ""
    if let removedAt,
      case .back = trash.takeBack(details, trash.find([path])[path] ?? [], removedAt: removedAt)
    {
      return
    }
    // What cannot be written is told when it is opened.
    _ = try? StoryKeeper(library).restoreTexts(at: clock.now)
  }

  private func change(_ body: @escaping @Sendable (Library) throws(LibraryError) -> Void) {
    queue.async {
      do throws(LibraryError) {
        guard let library = try self.library.opened() else { return }
        try body(library)
      } catch {
        self.report(.changed(nil, error.sentence(keeping: "A story")))
      }
    }
  }

  // MARK: - Texts

  /// The text of a story's book; `nil` if its file is not known.
  func text(of book: BookID) -> TextTarget? {
    guard let file = try? library.opened()?.path(of: book) else { return nil }
    return TextTarget(file: file, of: book)
  }

  /// The text of a story; `nil` if there is none.
  func text(ofStory identifier: String) -> TextTarget? {
    guard let book = try? library.opened()?.story(identifier)?.book else { return nil }
    return text(of: book)
  }
}

extension StoryFailure {
  /// What went wrong, as a whole sentence for the screen.
  var told: String {
    let sentence = sentence.capitalizingFirst
    return sentence.hasSuffix(".") ? sentence : sentence + "."
  }
}
