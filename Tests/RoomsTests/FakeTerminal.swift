import Console
import Glibc
import Rooms
import Screen
import Synchronization
import TabPlaces
import Testing
import TextPlace

/// What a test does at a terminal, and what it sees there, one after the other.
enum Step: Sendable {
  case input(Input)
  /// Inputs that come at once.
  case inputs([Input])
  /// The screen shows these words, however long that takes.
  case shows(String)
  /// The screen does not show these words any more.
  case hides(String)
  /// Something is done outside.
  case happens(@Sendable () -> Void)

  /// A key is pressed.
  static func press(_ key: Key) -> Step { .input(.key(key)) }

  /// Characters are typed; a newline is Enter.
  static func type(_ text: String) -> [Step] {
    text.map { .press($0 == "\n" ? .enter : .character($0)) }
  }
}

/// What a test has seen of a session.
final class Stage: Sendable {
  private struct State {
    var steps: [Step]
    var screen = ""
    var copied: [String] = []
  }

  private let state: Mutex<State>

  /// A stage where `steps` are played; then the terminal hangs up.
  init(_ steps: [Step]) { state = Mutex(State(steps: steps)) }

  /// What was given to the terminal's clipboard.
  var copied: [String] { state.withLock { $0.copied } }
  /// What is shown.
  var screen: String { state.withLock { $0.screen } }

  func show(_ surface: Surface) {
    state.withLock { $0.screen = surface.lines.joined(separator: "\n") }
  }

  func copy(_ words: String) { state.withLock { $0.copied.append(words) } }

  /// The steps that are left.
  var next: Step? { state.withLock { $0.steps.first } }

  func goOn() { state.withLock { _ = $0.steps.removeFirst() } }
}

/// A terminal without a screen, on which the steps of a stage are played.
struct FakeTerminal: Screenkeeper {
  /// How long a screen may take to change, in steps of 5 ms.
  private static let patience = 4000

  let stage: Stage
  var size: (rows: Int, columns: Int) = (24, 80)
  let symbols = Symbols.unicode
  let colorDepth = ColorDepth.none
  let isSlow = false

  init(_ stage: Stage) { self.stage = stage }

  mutating func show(_ surface: Surface) { stage.show(surface) }

  mutating func wait(timeout: Duration?) -> [Input] {
    let stage = stage
    while let step = stage.next {
      switch step {
      case .input(let input):
        stage.goOn()
        return [input]
      case .inputs(let inputs):
        stage.goOn()
        return inputs
      case .happens(let body):
        stage.goOn()
        body()
      case .shows(let words):
        if let inputs = wait(while: { !stage.screen.contains(words) }, for: words) { return inputs }
      case .hides(let words):
        if let inputs = wait(while: { stage.screen.contains(words) }, for: words) { return inputs }
      }
    }
    return [.hungUp]
  }

  private var waits = 0

  /// What the session is told while the screen is not yet as it is to be; nil once it is.
  private mutating func wait(while isMissing: () -> Bool, for words: String) -> [Input]? {
    guard isMissing() else {
      waits = 0
      stage.goOn()
      return nil
    }
    waits += 1
    guard waits < Self.patience else {
      Issue.record("waited in vain for “\(words)”:\n\(stage.screen)")
      return [.hungUp]
    }
    usleep(5000)
    return [.posted]
  }

  mutating func setMouse(_ isReported: Bool, drags: Bool) {}
  mutating func use(_ theme: Theme) {}
  mutating func copy(_ words: String) { stage.copy(words) }
  mutating func repaint() {}
  mutating func suspend() {}
  mutating func lend<Result>(to body: (_ keys: CInt) -> Result) -> Result { body(-1) }
}
