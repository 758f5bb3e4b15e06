import Books
import Files
import Profiles
import Settings
import Setup
import Stories
import Storytellers
import TabPlaces
import Widgets

/// The tab of stories, without its terminal: the model, and all that does what it asks.
struct StoriesRoom: TabRoom {
  typealias Content = StoriesPlace
  typealias Message = StoriesEvent

  var model: TabModel<Content>
  let setting: RoomSetting
  private let finder: StoriesFinder
  private let drafts: StoryDraftFile?

  /// The tab, of whose stories nothing is known yet.
  init(_ setting: RoomSetting) {
    self.setting = setting
    let (address, mailbox) = (setting.address, Self.mailbox(at: setting.address))
    finder = StoriesFinder(in: setting.library(), setting.library(), clock: setting.clock) {
      mailbox.post($0)
    } tell: {
      address.tellShown($0)
    }
    drafts = StoryDraftFile(in: setting.folders)
    model = setting.model(StoriesPlace())
  }

  mutating func begin() {
    offerModel()
    if let draft = drafts?.read() { _ = apply(.own(.kept(draft))) }
    finder.begin(offer?.isAgreed == true ? try? endpoint.get() : nil)
    _ = apply(.own(.bounded(band: StoryWarden.band)))
    _ = perform(model.opening())
  }

  mutating func resume() {
    offerModel()
    _ = apply(.own(.bounded(band: StoryWarden.band)))
    _ = perform(model.opening())
    updateDay()
  }

  var keepsUnfinished: Bool { drafts != nil }

  func finish() -> String? {
    drafts?.write(model.content.draft)
      .map { "The form of a story cannot be saved: \($0)." }
  }

  mutating func adopt(_ configuration: Configuration) {
    _ = apply(.preferencesChanged(configuration.preferences))
    offerModel()
  }

  mutating func accept(_ request: PlaceRequest) {
    guard case .stories(let target) = request else { return }
    switch target {
    case .list(let band): _ = apply(.own(.list(band: band)))
    case .select(let identifier): _ = apply(.own(.select(identifier: identifier)))
    }
  }

  mutating func libraryChanged() -> [TerminalRequest] { perform(model.opening()) }

  mutating func hear(_ message: StoriesEvent) -> [TerminalRequest] {
    var requests = apply(.own(message))
    if case .page(_, let path, let title) = message {
      var target = TextTarget(file: path)
      target.title = title
      requests.append(.go(.read(target)))
    }
    // The reader waits for the story that was asked for in the form: it is opened at once.
    if case .told(let identifier, opens: true) = message,
      let target = finder.text(ofStory: identifier)
    {
      requests.append(.go(.read(target)))
    }
    return requests
  }

  /// Tells that the text of a story was not opened.
  mutating func notOpened(_ loss: TextLoss) {
    _ = apply(.notice("The text of this story is gone; it is being written again."))
    finder.restoreTexts()
  }

  mutating func perform(_ effect: StoriesEffect) -> [TerminalRequest] {
    switch effect {
    case .find: finder.find()
    case .tell(let request, by: .program): finder.tell(request)
    case .begin(let request, by: .program): finder.begin(request)
    case .tell(let request, by: .model):
      return asking { [finder] in finder.tell(request, by: $0) }
    case .begin(let request, by: .model):
      return asking { [finder] in finder.begin(request, by: $0) }
    case .agree(let host):
      guard let problem = noteAgreement(host) else { break }
      return apply(.notice(problem))
    case .telling(let identifier, let wish): return perform(wish, identifier)
    case .watch(let identifier):
      guard StoryWarden.band == nil, let target = finder.page(of: identifier) else {
        return apply(.notice("It has not begun yet. Esc stops it."))
      }
      return [.go(.read(target))]
    case .goOn(let identifier):
      if let sentence = StoryWarden.obstacle(toGoingOn: teller(of: identifier)) {
        return apply(.notice(sentence))
      }
      finder.goOn(identifier, endpoint)
    case .open(let book):
      guard let target = finder.text(of: book) else {
        return apply(.notice("This story’s file is unknown."))
      }
      return [.go(.read(target))]
    case .rename(let book, let title): finder.rename(book, title)
    case .remove(let identifier, let book):
      if let sentence = Household.current?.refusal(of: .remove) { return apply(.notice(sentence)) }
      finder.remove(identifier, book)
    case .undo(let undo): finder.undo(undo)
    }
    return []
  }
}

// MARK: - The model

extension StoriesRoom {
  /// The model that is set, or why it cannot be asked.
  private var endpoint: Result<ModelEndpoint, ModelFailure> {
    let preferences = model.preferences
    return Result { () throws(ModelFailure) in try ModelEndpoint(in: preferences) }
  }

  /// What the forms offer of it; nil if none is set.
  private var offer: ModelOffer? {
    let preferences = model.preferences
    guard !preferences.storyTeller.isEmpty else { return nil }
    switch endpoint {
    case .success where preferences.storyModel.isEmpty:
      return ModelOffer(
        host: preferences.storyTeller, model: "a model", isAgreed: false,
        obstacle: "choose its model in the settings first")
    case .success(let endpoint):
      return ModelOffer(
        host: endpoint.host, model: endpoint.model, isAgreed: agreed.contains(endpoint.host))
    case .failure(let failure):
      return ModelOffer(
        host: preferences.storyTeller, model: preferences.storyModel, isAgreed: false,
        obstacle: failure.sentence)
    }
  }

  private mutating func offerModel() { _ = apply(.own(.offered(offer))) }

  /// Where the servers are noted that the reader has agreed to ask; nil without a folder for that.
  private var agreements: String? { setting.folders.state.map { $0.path + "/story-servers" } }

  private var agreed: Set<String> {
    let bytes = agreements.flatMap { FileContents.read($0, atMost: 1 << 16) } ?? []
    return Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  /// Notes that the reader agrees that a server is asked; says why that cannot be noted.
  private func noteAgreement(_ host: String) -> String? {
    guard let agreements, let folder = setting.folders.state?.path else { return nil }
    let hosts = agreed.union([host]).sorted().joined(separator: "\n") + "\n"
    do throws(FileFault) {
      try Folder.make(folder)
      try FileContents.replace(agreements, with: Array(hosts.utf8))
      return nil
    } catch {
      return "Your consent cannot be saved: \(error.reason)."
    }
  }

  /// Has the model asked, if it may be; what was typed is shown again if not.
  private mutating func asking(_ body: (ModelEndpoint) -> Void) -> [TerminalRequest] {
    if let sentence = StoryWarden.obstacle(toGoingOn: "a model") {
      return apply(.own(.failed(sentence)))
    }
    switch endpoint {
    case .success(let endpoint):
      body(endpoint)
      return []
    case .failure(let failure): return apply(.own(.failed(failure.sentence)))
    }
  }

  private func teller(of identifier: String) -> String {
    model.content.teller(of: identifier) ?? StoryKeeper.composer
  }

  /// Does what the reader wants of a story that a model tells, or has failed to tell.
  private mutating func perform(
    _ wish: TellingSheet.Wish, _ identifier: String
  ) -> [TerminalRequest] {
    let asks =
      switch wish {
      case .goOn, .again, .model, .read: true
      case .close, .keep, .drop, .program, .settings: false
      }
    if asks, let sentence = StoryWarden.obstacle(toGoingOn: "a model") {
      return apply(.notice(sentence))
    }
    if wish == .read {
      guard let target = finder.page(of: identifier) else {
        return apply(.notice("Nothing of this story was kept."))
      }
      return [.go(.read(target))]
    }
    finder.perform(wish, identifier, endpoint)
    return []
  }
}
