import Rooms
import Screen
import Settings
import Setup
import Shelf
import Synchronization
import Widgets

/// What rooms of a test have heard and done, in order.
final class Diary: Sendable {
  private let kept = Mutex<[String]>([])

  var lines: [String] { kept.withLock { $0 } }

  func note(_ line: String) { kept.withLock { $0.append(line) } }
}

/// A room that writes down what becomes of it, and shows its name and what it heard last.
struct FakeRoom: Room {
  /// What it is told: a word, and what it asks for then.
  struct Message: Sendable {
    var word: String
    var request: TerminalRequest?
  }

  let name: String
  let diary: Diary
  let workers = BackgroundWorkers()
  var goesOnBehind = false
  /// Whether it takes what is typed into a text together.
  var isTypedInto = false
  var unfinished: String?
  private var heard = ""

  init(_ name: String, _ diary: Diary, goesOnBehind: Bool = false, unfinished: String? = nil) {
    self.name = name
    self.diary = diary
    self.goesOnBehind = goesOnBehind
    self.unfinished = unfinished
  }

  var preferences = Preferences()
  var isTurning: Bool { false }
  var timeToNextDay: Duration { .seconds(60) }

  func render() -> Surface {
    var surface = Surface(rows: 2, columns: 60)
    surface.put(name, row: 0, column: 0)
    surface.put(heard, row: 1, column: 0)
    return surface
  }

  mutating func begin() { diary.note("\(name) begins") }

  mutating func handle(_ input: RoomInput) -> [TerminalRequest] {
    switch input {
    case .key(.character("q")), .key(.escape): [.go(.leave)]
    case .key(.character("f")): [.go(.find)]
    case .key(.character("Q")): [.go(.quit)]
    case .typed(let keys): type(keys)
    default: []
    }
  }

  func takesTogether(_ key: Key) -> Bool { isTypedInto && key.isTyped }

  private func type(_ keys: [Key]) -> [TerminalRequest] {
    diary.note("\(name) is typed \(keys.map { $0.name() }.joined())")
    return []
  }

  mutating func hear(_ message: Message) -> [TerminalRequest] {
    heard = message.word
    diary.note("\(name) hears \(message.word)")
    if message.word == "over" { goesOnBehind = false }
    return message.request.map { [$0] } ?? []
  }

  mutating func hear(_ news: RoomNews) -> [TerminalRequest] {
    switch news {
    case .notice(let sentence): heard = sentence
    case .libraryChanged: heard = "the library changed"
    }
    diary.note("\(name) hears: \(heard)")
    return []
  }

  mutating func catchUp() -> [TerminalRequest] {
    diary.note("\(name) catches up")
    return []
  }

  mutating func updateDay() {}
  mutating func adopt(_ configuration: Configuration) {}
  mutating func pause() { diary.note("\(name) pauses") }
  mutating func resume() { diary.note("\(name) goes on") }

  func finish() -> String? {
    diary.note("\(name) ends")
    return nil
  }
}
