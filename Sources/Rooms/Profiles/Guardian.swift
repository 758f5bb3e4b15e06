import CProcess
import Profiles
import Screen
import Setup
import TabPlaces
import Widgets

/// Watches over a session in a profile: asks for the PIN, counts the time, and shows the card when it
/// is over.
struct Guardian {
  /// What the PIN is asked for.
  enum Purpose {
    /// What a room asked of the session.
    case request(TerminalRequest)
    /// Something that a room does by itself: its key is to be pressed again.
    case again(WardenRequest)
    /// Time, or the choice of it.
    case grant(Grant?)
  }

  /// How often what was counted is written down, in seconds.
  private static let interval = 10
  /// How long a page may be finished once the time is up, in seconds.
  private static let patience = 120

  let household: Household
  private var account: TimeAccount
  /// The question for the PIN, and what it is asked for.
  private(set) var question: (box: PINBox, purpose: Purpose)?
  /// The card at the end of the time.
  private(set) var card: TimeCard?
  private var toldWarning: Int?
  /// When the time was up, while the page or the spoken sentence is finished.
  private var endedAt: Int?
  /// The sentence that was being spoken then.
  private var lastSentence: Int?
  private var isLimitNoted = false
  private var lastKey: Int

  init(_ household: Household) {
    self.household = household
    let now = household.time.seconds
    account = TimeAccount(at: now)
    lastKey = now
  }

  /// Whether keys go to what lies over the room.
  var hasOverlay: Bool { question != nil || card != nil }

  /// Asks for the PIN.
  mutating func ask(_ purpose: Purpose) {
    let words =
      switch purpose {
      case .grant(let grant?): "grants \(grant.words)."
      case .grant(nil): "grants more time."
      case .request, .again: "opens that."
      }
    question = (PINBox(purpose: words), purpose)
    cpr_allow_core(false)
  }

  mutating func refuse(_ sentence: String) { question?.box.remark = sentence }

  /// Drops the question.
  ///
  /// - Returns: What it was asked for.
  mutating func dropQuestion() -> Purpose? {
    defer {
      question = nil
      cpr_allow_core(true)
    }
    return question?.purpose
  }

  mutating func pressQuestion(_ key: Key) -> PINBox.Answer? { question?.box.press(key) }
  mutating func pressCard(_ key: Key) -> TimeCard.Answer? { card?.press(key) }
  mutating func offerGrants() { card?.isParents = true }
  mutating func remark(_ words: String) { card?.remark = words }

  func draw(into surface: inout Surface, symbols: Symbols) {
    guard hasOverlay else { return }
    let layout = ScreenLayout(ScreenSize(rows: surface.rows, columns: surface.columns))
    card?.draw(into: &surface, layout: layout, symbols: symbols)
    question?.box.draw(into: &surface, layout: layout, symbols: symbols)
  }
}

// MARK: - Time

extension Guardian {
  /// What is to be told, or done, as time has passed.
  enum News: Equatable {
    /// So many minutes are left.
    case warning(Int)
    /// The time is up: the page may be finished.
    case lastPage
    /// The card lies over the room now.
    case over
  }

  /// Notes that a key was pressed.
  mutating func noteKey() {
    let now = household.time.seconds
    if card == nil { account.count(upTo: now, isSpeaking: false) } else { account.skip(to: now) }
    account.noteKey(at: now)
    lastKey = now
  }

  /// Notes that the program was stopped meanwhile, or showed the card.
  mutating func skip() { account.skip(to: household.time.seconds) }

  /// Whether this key ends the last page: the card comes in its place.
  mutating func endsPage() -> Bool { endedAt != nil && card == nil }

  /// Counts the time up to now.
  ///
  /// - Parameters:
  ///   - sentence: What tells the sentence that is being spoken; nil if none is.
  ///   - isText: Whether a page of a text is shown, which may be finished.
  ///   - place: Where the reader is in that text, for a sentence; nil if none is shown.
  mutating func tick(sentence: Int?, isText: Bool, place: String? = nil) -> News? {
    let time = household.time
    if card == nil {
      account.count(upTo: time.seconds, isSpeaking: sentence != nil)
    } else {
      account.skip(to: time.seconds)
    }
    if account.seconds >= Self.interval { flush() }
    var warden = household.warden
    warden.usage.seconds += account.seconds
    let left = warden.timeLeft
    guard left.isOver else {
      if card != nil || endedAt != nil { reopen() }
      guard let warning = left.warning(after: toldWarning) else { return nil }
      toldWarning = warning
      return .warning(warning)
    }
    guard card == nil else { return nil }
    noteLimit()
    guard let endedAt else {
      endedAt = time.seconds
      lastSentence = sentence
      guard warden.profile.finishesPage, isText, isReadingNow(time.seconds) || sentence != nil
      else { return close(warden, left, place) }
      return .lastPage
    }
    let isSpoken = lastSentence != nil && sentence != lastSentence
    guard isSpoken || time.seconds - endedAt >= Self.patience else { return nil }
    return close(warden, left, place)
  }

  private func isReadingNow(_ now: Int) -> Bool {
    now - lastKey < Self.patience && toldWarning != nil
  }

  /// Lays the card over the room.
  mutating func closeNow(at place: String?) {
    let warden = household.warden
    _ = close(warden, warden.timeLeft, place)
  }

  private mutating func close(_ warden: Warden, _ left: TimeLeft, _ place: String?) -> News {
    flush()
    endedAt = nil
    lastSentence = nil
    card = TimeCard(
      name: warden.profile.name, left: left, hasPIN: warden.hasPIN,
      remark: place.map { "Your page is saved: \($0)." } ?? "Your page is saved.")
    return .over
  }

  private mutating func noteLimit() {
    guard !isLimitNoted else { return }
    isLimitNoted = true
    flush()
    household.note(.limit)
  }

  /// Takes the card away: there is time again.
  mutating func reopen() {
    card = nil
    endedAt = nil
    isLimitNoted = false
    toldWarning = nil
    skip()
  }

  /// Writes down what was counted.
  mutating func flush() {
    let seconds = account.drain()
    if seconds > 0 { household.note(.read(seconds: seconds)) }
  }

  /// How long may be waited for a key before time is to be looked at; nil if nothing is due by itself.
  ///
  /// - Parameter isSpeaking: Whether the voice speaks, which counts without a key.
  func timeout(isSpeaking: Bool) -> Duration? {
    let time = household.time
    let isCounting = isSpeaking || time.seconds - lastKey < TimeAccount.mostAfterKey
    guard card == nil else {
      // Bedtime ends by itself; a grant may come from another program, with the next key.
      return .seconds(60)
    }
    if endedAt != nil { return .seconds(2) }
    guard household.profile.isLocked else {
      return isCounting ? .seconds(Self.interval) : nil
    }
    var warden = household.warden
    warden.usage.seconds += account.seconds
    guard case .seconds(let left) = warden.timeLeft else {
      return isCounting ? .seconds(Self.interval) : .seconds(60)
    }
    return .seconds(min(isCounting ? Self.interval : 60, max(left % 60, 1)))
  }
}
