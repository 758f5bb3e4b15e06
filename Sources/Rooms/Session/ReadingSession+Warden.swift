import Console
import Glibc
import Profiles
import Screen
import Setup
import TabPlaces
import Widgets

// MARK: - What is asked of the warden

extension TerminalRequest {
  /// What the warden is asked before it is done.
  var wardenRequest: WardenRequest {
    switch self {
    case .copy: .copy
    case .edit, .editFile: .editor
    case .settingsChanged: .screen
    case .go(let request): request.wardenRequest
    }
  }
}

extension PlaceRequest {
  /// What the warden is asked before it is done.
  var wardenRequest: WardenRequest {
    switch self {
    // What a story is told for, and how many a day, is asked where one is told.
    case .show, .goHome, .datebook, .layDatebook, .notes, .showBook, .details, .arrived, .list,
      .stories, .find, .follow:
      .look
    // Which texts these are is asked where they are opened.
    case .read, .file(.by), .file(.at), .file(.search), .file(.mark), .file(.remove): .readOwn
    case .file(.open): .openByName
    case .add: .add
    case .catalogs: .catalogs
    case .useMouse, .useTheme, .repaint: .screen
    case .chooseProfile: .choice
    case .profiles: .profiles
    case .leave: .leave
    case .quit: .quit
    }
  }
}

extension ReadingSession where Keeper: Screenkeeper & ~Copyable {
  /// The status of a session that ends because somebody else is to read: no status of a program.
  package static var choiceStatus: Int32 { -1 }

  /// Whether `request` may be done now. If not, the reader is told why, or asked for the PIN, after
  /// which it is done.
  mutating func mayDo(_ request: TerminalRequest) -> Bool {
    guard let household = guardian?.household else { return true }
    guard let refusal = household.refusal(of: request.wardenRequest) else { return true }
    if household.takeWanted() != nil {
      guardian?.ask(.request(request))
    } else {
      room.tell(refusal)
    }
    return false
  }

  /// Asks for the PIN if a room wanted to do something that needs it.
  mutating func askForWanted() {
    guard let wanted = guardian?.household.takeWanted() else { return }
    guardian?.ask(.again(wanted))
  }

  /// Leaves a place that a parent has opened, once it was left for another one: nobody comes back to it
  /// by a tab without the PIN.
  mutating func watchVisit() {
    guard let household = guardian?.household, household.profile.isLocked else { return }
    guard let wish = room.visitRequest else {
      for wish in [WardenRequest.add, .catalogs, .profiles] { household.close(wish) }
      return
    }
    guard household.refusal(of: wish) != nil else { return household.allow(wish) }
    _ = household.takeWanted()
    if leave() { watchVisit() }
  }

  /// What becomes of leaving in a profile that leads to the choice.
  var statusOfLeaving: Int32 {
    guard let profile = guardian?.household.profile, profile.isLocked, profile.exit == .choice
    else {
      return EXIT_SUCCESS
    }
    return Self.choiceStatus
  }
}

extension ReadingSession where Keeper: Screenkeeper & ~Copyable {
  /// Whether there is somebody else to be chosen; if not, that is told.
  var hasOtherProfiles: Bool {
    mutating get {
      // The first profile may have been made just now.
      if guardian == nil { guardian = Household.current.map { Guardian($0) } }
      if guardian?.household.family.others.isEmpty == false { return true }
      room.tell("There is one profile here: Settings, then P, makes others.")
      return false
    }
  }
}

// MARK: - Keys for what lies over the room

extension ReadingSession where Keeper: Screenkeeper & ~Copyable {
  /// What becomes of input that goes to what lies over the room; nil if it is the room's.
  enum OverlayOutcome {
    case taken
    case ended(Int32)
  }

  /// Gives input to the question for the PIN, or to the card.
  mutating func takeOverlay(_ input: Input) -> OverlayOutcome? {
    guard guardian != nil else { return nil }
    switch input {
    case .suspensionRequested:
      guard let refusal = guardian?.household.refusal(of: .suspend) else { return nil }
      room.tell(refusal)
      return .taken
    case .key(let key):
      guardian?.noteKey()
      if guardian?.endsPage() == true {
        room.pause()
        let place = room.placeWords
        guardian?.closeNow(at: place)
        return .taken
      }
      guard guardian?.hasOverlay == true else { return nil }
      return press(key)
    case .paste, .mouse: return guardian?.hasOverlay == true ? .taken : nil
    case .resized, .posted, .terminated, .hungUp, .resumed, .readable, .graphics: return nil
    }
  }

  private mutating func press(_ key: Key) -> OverlayOutcome {
    if key == .control("l") {
      terminal.repaint()
      return .taken
    }
    if let answer = guardian?.pressQuestion(key) {
      switch answer {
      case .stay: return .taken
      case .leave: _ = guardian?.dropQuestion()
      case .check(let pin): return check(pin)
      }
      return .taken
    }
    guard let answer = guardian?.pressCard(key) else { return .taken }
    switch answer {
    case .stay: break
    case .askPIN(let grant): guardian?.ask(.grant(grant))
    case .grant(let grant): give(grant)
    case .leave: return leaveCard()
    }
    return .taken
  }

  private mutating func check(_ pin: PIN) -> OverlayOutcome {
    guard let household = guardian?.household else { return .taken }
    let outcome = household.check(pin)
    guard outcome == .right else {
      guardian?.refuse(outcome.sentence)
      return .taken
    }
    switch guardian?.dropQuestion() {
    case .request(let request):
      household.allow(request.wardenRequest)
      if let status = perform([request]) { return .ended(status) }
    case .again(let wanted):
      household.allow(wanted)
      room.tell("Open for one minute: press the key again.")
    case .grant(let grant?): give(grant)
    case .grant(nil): guardian?.offerGrants()
    case nil: break
    }
    return .taken
  }

  private mutating func give(_ grant: Grant) {
    guard let household = guardian?.household else { return }
    household.note(.grant(grant, reason: "at the card"))
    guardian?.reopen()
    room.resume()
    room.tell("A parent has granted \(grant.words).")
  }

  /// Leaves from the card. If something half typed would be lost, that is told first.
  private mutating func leaveCard() -> OverlayOutcome {
    let unfinished = (places.all + behind).lazy.map(\.room).filter { !$0.keepsUnfinished }
      .compactMap(\.unfinished).first
    if let unfinished, !isCardWarned {
      isCardWarned = true
      guardian?.remark("\(unfinished). It stays here until q is pressed once more.")
      return .taken
    }
    return .ended(statusOfLeaving)
  }

  /// Looks at the time: warns, lets the page end, and lays the card over the room.
  mutating func watchTime() {
    guard guardian != nil else { return }
    let (sentence, isText) = (room.spokenSentence, room.returnOffset != nil)
    let place = room.placeWords
    switch guardian?.tick(sentence: sentence, isText: isText, place: place) {
    case .warning(let minutes):
      room.tell(minutes == 1 ? "One minute is left." : "\(minutes) minutes are left.")
    case .lastPage: room.tell("The time is up: this is the last page.")
    case .over:
      isCardWarned = false
      room.pause()
    case nil: break
    }
  }
}
