import Books
import Dispatch
import Files
import Holdings
import Profiles
import Settings
import Setup
import Shelf
import Stories
import Storytellers
import TabPlaces
import Widgets

/// Stories that a model tells.
extension StoriesFinder {
  /// Asks a model for a story: its row is written first.
  func tell(_ request: StoryRequest, by model: ModelEndpoint) {
    queue.async {
      if let sentence = StoryWarden.obstacle(toTelling: request.band.rawValue) {
        return self.report(.failed(sentence))
      }
      self.attempt(in: self.library) { library in
        let row = ModelTeller(model, library: library).row(for: request, at: self.clock.now)
        try library.keep(row, at: self.clock.now)
        self.reportAll()
        self.start(row, model, opensPage: true)
      }
    }
  }

  /// Asks a model for the stories of a collection, one after the other.
  func begin(_ request: CollectionRequest, by model: ModelEndpoint) {
    queue.async {
      if let sentence = StoryWarden.obstacle(toTelling: request.band.rawValue) {
        return self.report(.failed(sentence))
      }
      self.attempt { keeper in
        let begun = try keeper.begin(
          request, seed: 0, teller: model.teller, at: self.clock.now)
        self.reportAll()
        self.report(.select(identifier: begun.collection.identifier))
        for row in begun.stories { self.start(row, model, opensPage: false) }
      }
    }
  }

  /// Goes on with the stories that a program which ended let this model tell: not with those that the
  /// reader has stopped.
  func resume(by model: ModelEndpoint?) throws {
    guard let model, let library = try library.opened() else { return }
    for story in try library.stories(hasTexts: true)
    where story.isOf(model) && [.queued, .telling, .checking].contains(story.state)
      && StoryJobs.shared.teller(of: story.identifier) == nil
    {
      start(story, model.naming(story), opensPage: false)
    }
  }

  /// Asks for a story that waits, broke off or failed, by the model that was to tell it and no other.
  func ask(for story: StoryRecord, _ model: Result<ModelEndpoint, ModelFailure>) {
    if let sentence = StoryWarden.obstacle(toTelling: story.band) {
      return report(.failed(sentence))
    }
    switch model {
    case .success(let model) where story.isOf(model):
      start(story, model.naming(story), opensPage: true)
    case .success, .failure(.endpoint):
      fail(
        story,
        TellingTrouble(
          "\(story.tellerName) tells this story, and is not the one in the settings.",
          [.settings] + story.otherWays))
    case .failure(let failure): fail(story, TellingTrouble(failure, story, models: []))
    }
  }

  // MARK: - One story

  private func start(_ story: StoryRecord, _ model: ModelEndpoint, opensPage: Bool) {
    let identifier = story.identifier
    let name = "\(model.model) at \(model.host)"
    let stop = StoryJobs.shared.begin(identifier, by: name) { wish in
      self.perform(wish, identifier, .success(model))
    }
    guard let stop else { return report(.failed("This story is being told.")) }
    if let file = story.file {
      // Its page may be open, or is opened before more comes.
      StoryJobs.shared.note(library.folders.storyPath(file), of: identifier)
    }
    report(.telling(identifier: identifier, .comes(from: name), isOnPage: false))
    // A child sees nothing that was not checked.
    let showsPage = StoryWarden.band == nil
    tellers.async {
      self.attempt(in: self.tellersLibrary) { library in
        let teller = ModelTeller(model, library: library)
        do throws(ModelFailure) {
          let told = try teller.tell(story, stop: stop, showsPage: showsPage) { news in
            switch news {
            case .page(let path, let title):
              StoryJobs.shared.note(path, of: identifier)
              if opensPage {
                StoryJobs.shared.noteOpening(of: identifier)
                self.report(.page(identifier: identifier, path: path, title: title))
              }
            case .anew(let faults):
              let sentence = ModelFailure.unfit(AgeBand(rawValue: story.band) ?? .early, faults)
                .sentence
              self.say(.anew(sentence), of: identifier)
            }
          }
          StoryWarden.noteStory()
          self.say(.told(told.story.title), of: identifier)
          self.report(.told(identifier: identifier, opens: opensPage && !showsPage))
        } catch {
          self.end(identifier, error, model)
        }
      }
    }
  }

  /// Tells how a story goes: on its page if that is open, else in the list.
  private func say(_ telling: StoryTelling, of identifier: String) {
    let isOnPage = StoryJobs.shared.tell(telling, of: identifier)
    report(.telling(identifier: identifier, telling, isOnPage: isOnPage))
  }

  private func fail(_ story: StoryRecord, _ trouble: TellingTrouble) {
    say(.failed(trouble), of: story.identifier)
  }

  private func end(_ identifier: String, _ failure: ModelFailure, _ model: ModelEndpoint) {
    let story = try? tellersLibrary.opened()?.story(identifier)
    if failure == .stopped {
      say(.stopped, of: identifier)
      if StoryJobs.shared.isDropped(identifier) { drop(identifier) }
      return
    }
    guard let story else { return report(.failed(failure.sentence)) }
    var models: [String] = []
    if case .noModel = failure { models = (try? model.models()) ?? [] }
    fail(story, TellingTrouble(failure, story, models: models))
  }

  /// Removes a story that was stopped; it can be brought back.
  private func drop(_ identifier: String) {
    queue.async {
      self.attempt { keeper in
        guard let library = try self.library.opened(), let story = try library.story(identifier)
        else { return }
        guard let book = try keeper.keepPart(story, at: self.clock.now) else {
          try library.removeStory(identifier)
          return self.report(.changed(.story(identifier), "Stopped and removed."))
        }
        try library.remove([book], at: self.clock.now)
        self.report(.changed(.restore(book), "Stopped and removed."))
      }
    }
  }

  // MARK: - What the reader wants of it

  /// Does what the reader wants of a story that a model tells, or has failed to tell.
  func perform(
    _ wish: TellingSheet.Wish, _ identifier: String, _ model: Result<ModelEndpoint, ModelFailure>
  ) {
    switch wish {
    case .close, .settings, .read: break
    case .keep: StoryJobs.shared.stop(identifier, drops: false)
    case .drop: StoryJobs.shared.stop(identifier, drops: true)
    case .goOn, .again: goOn(identifier, model)
    case .program:
      change(identifier) { $0.teller = StoryKeeper.composer }
      goOn(identifier, model)
    case .model(let name):
      guard case .success(var endpoint) = model else { return }
      endpoint.model = name
      let other = endpoint
      change(identifier) { $0.teller = other.teller }
      goOn(identifier, .success(other))
    }
  }

  /// Gives a story another teller, because the reader says so.
  private func change(_ identifier: String, _ body: @escaping @Sendable (inout StoryRecord) -> Void)
  {
    queue.async {
      self.attempt(in: self.library) { library in
        guard var story = try library.story(identifier), story.state != .done else { return }
        body(&story)
        (story.state, story.text) = (.failed, "")
        try library.keep(story, at: self.clock.now)
      }
    }
  }

  /// The page of a story that comes, or that is not fit and a parent reads.
  func page(of identifier: String) -> TextTarget? {
    guard let library = try? library.opened(), let story = try? library.story(identifier),
      !story.text.isEmpty
    else { return nil }
    if story.state == .failed {
      var target = (try? StoryKeeper(library).page(of: story)).map { TextTarget(file: $0) }
      target?.isKept = false
      return target
    }
    var target = StoryKeeper(library).path(of: story).map { TextTarget(file: $0) }
    target?.title = story.title
    return target
  }

  private func attempt(in library: ReadersLibrary, _ body: (Library) throws -> Void) {
    do {
      let location = try library.folders.library()
      try body(try library.opened() ?? Library(at: location) { _ in })
    } catch let error as LibraryError {
      report(.failed(error.sentence(keeping: "A story")))
    } catch {
      report(.failed("The story could not be told."))
    }
  }
}

extension ReadersFolders {
  /// The path of a story's file.
  fileprivate func storyPath(_ file: String) -> String {
    ((try? library().storiesFolder) ?? "") + "/" + file
  }
}

extension StoryRecord {
  /// The model and its server, as the teller of the row names them.
  private var parts: (host: String, model: String) {
    let parts = teller.split(separator: " ", maxSplits: 1).map(String.init)
    return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
  }

  /// Who tells it, for a sentence.
  fileprivate var tellerName: String { "\(parts.model) at \(parts.host)" }

  /// Whether a server is the one that tells it.
  fileprivate func isOf(_ model: ModelEndpoint) -> Bool {
    teller != StoryKeeper.composer && teller != StoryKeeper.author && parts.host == model.host
  }

  fileprivate var modelName: String { parts.model }

  /// Whether the program itself could tell it: it knows English.
  fileprivate var otherWays: [TellingTrouble.Way] {
    StoryRequest(json: request)?.language == nil ? [.program] : []
  }
}

extension ModelEndpoint {
  /// The same server with the model that a story names.
  fileprivate func naming(_ story: StoryRecord) -> ModelEndpoint {
    var endpoint = self
    endpoint.model = story.modelName
    return endpoint
  }

  /// The model that is set.
  init(in preferences: Preferences) throws(ModelFailure) {
    do throws(ModelEndpoint.Refusal) {
      self = try ModelEndpoint(
        preferences.storyTeller, model: preferences.storyModel, key: try ModelEndpoint.key())
    } catch {
      throw .endpoint(error)
    }
  }
}

extension TellingTrouble {
  /// What is told of a failure, with the keys that lead on.
  init(_ failure: ModelFailure, _ story: StoryRecord, models: [String]) {
    let others = story.otherWays
    let ways: [Way] =
      switch failure {
      case .noServer, .busy, .server, .notKept: [.again] + others
      case .key, .endpoint: [.settings, .again] + others
      case .noModel: [.models(models), .settings] + others
      case .cut, .stopped: [.goOn] + others
      case .unfit: [.read, .again] + others
      case .taken: []
      }
    self.init(failure.sentence, ways)
  }
}
