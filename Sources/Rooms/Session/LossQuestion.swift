import Console
import Screen
import Shelf
import TabPlaces
import Widgets

/// The question whether to leave without what the reader has made and the library does not take.
struct LossQuestion {
  /// What is not kept.
  var unkept: UnkeptThings
  /// The status that the session was about to end with.
  var status: Int32
  /// Whether it was tried once more.
  var isTriedAgain = false

  /// The question as it is drawn.
  func box(_ symbols: Symbols) -> QuestionBox {
    let isPrinted = !unkept.words.isEmpty
    return QuestionBox(
      title: isTriedAgain ? "Still not kept" : "Not kept",
      words: isPrinted
        ? "\(unkept.sentence) What you wrote is printed after you leave." : unkept.sentence,
      shortWords: unkept.reminder,
      hints: ["\(symbols.enterKey) try again", "l leave and lose it", "Esc stay"])
  }

  /// Draws the question over what is shown.
  func draw(into surface: inout Surface, symbols: Symbols) {
    let layout = ScreenLayout(ScreenSize(rows: surface.rows, columns: surface.columns))
    box(symbols).draw(into: &surface, layout: layout, symbols: symbols)
  }
}

extension ReadingSession where Keeper: Screenkeeper & ~Copyable {
  /// How long is waited for what is not written yet, before the reader is asked, in seconds.
  private static var patienceWithLoss: Double { 0.5 }

  /// The outboxes of all rooms, of those that have ended too.
  var allOutboxes: [Outbox] { (places.all + behind).compactMap { $0.room.outbox } + outboxes }

  /// Asks before the session ends with `status` and without what the reader has made.
  ///
  /// - Returns: Whether there is something to ask about.
  mutating func asksAboutLoss(beforeEndingWith status: Int32) -> Bool {
    guard let lost = allOutboxes.flush(within: Self.patienceWithLoss).work else { return false }
    lossQuestion = LossQuestion(unkept: lost, status: status)
    return true
  }

  /// Takes what is typed while the question is asked; nil if it is not, or the input is for the session.
  mutating func answerLossQuestion(_ input: Input) -> OverlayOutcome? {
    guard var question = lossQuestion else { return nil }
    switch input {
    case .key(.enter), .key(.character("t")):
      lossQuestion = nil
      guard let lost = allOutboxes.flush(within: Self.patienceWithLoss).work else {
        return .ended(question.status)
      }
      (question.unkept, question.isTriedAgain) = (lost, true)
      lossQuestion = question
      return .taken
    case .key(.character("l")): return .ended(question.status)
    case .key(.escape), .key(.character("s")):
      lossQuestion = nil
      return .taken
    case .key(.control("l")):
      terminal.repaint()
      return .taken
    case .key, .paste, .mouse: return .taken
    case .resized, .posted, .suspensionRequested, .terminated, .hungUp, .resumed, .readable,
      .graphics:
      return nil
    }
  }
}
