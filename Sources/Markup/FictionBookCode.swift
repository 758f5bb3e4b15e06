/// What an element `code` of a FictionBook has in it: words of a line, or lines of their own.
struct FictionBookCode {
  /// What was told of it.
  enum Event {
    case begin(String, Attributes)
    case end
    case characters([UInt8])
  }

  /// The bytes of the longest code that is kept as a whole: of a longer one, its beginning decides.
  private static let longest = 256 << 10

  /// The attributes of the element.
  let attributes: Attributes
  /// What has been told, with the element's end if it has come.
  private(set) var events: [Event] = []
  private var depth = 1
  private var length = 0

  /// A code that has begun.
  init(_ attributes: Attributes) { self.attributes = attributes }

  /// Adds what is told of it.
  mutating func add(_ event: Event) {
    switch event {
    case .begin: depth += 1
    case .end: depth -= 1
    case .characters(let bytes): length += bytes.count
    }
    // Elements without words take room as well.
    length += 16
    events.append(event)
  }

  /// Whether it has ended, or is too long to be kept.
  var isWhole: Bool { depth == 0 || length > Self.longest }

  /// Whether it has several lines with words in them.
  var hasLines: Bool {
    var isBehindLine = false
    var hasWords = false
    for case .characters(let bytes) in events {
      for byte in bytes {
        if byte == 0x0A {
          isBehindLine = hasWords
        } else if byte > 0x20 {
          if isBehindLine { return true }
          hasWords = true
        }
      }
    }
    return false
  }

  /// What was told, without the empty lines before the first words and behind the last.
  var trimmedEvents: [Event] {
    var events = events
    let texts = events.indices.filter { if case .characters = events[$0] { true } else { false } }
    var isBlank = true
    for index in texts where isBlank {
      guard case .characters(let bytes) = events[index] else { continue }
      let words = bytes.firstIndex { $0 > 0x20 } ?? bytes.endIndex
      isBlank = words == bytes.endIndex
      if let line = bytes[..<words].lastIndex(of: 0x0A) {
        events[index] = .characters(Array(bytes[(line + 1)...]))
      }
    }
    guard depth == 0 else { return events }
    for index in texts.reversed() {
      guard case .characters(let bytes) = events[index] else { continue }
      let words = bytes.lastIndex { $0 > 0x20 }
      events[index] = .characters(Array(bytes[..<(words.map { $0 + 1 } ?? 0)]))
      if words != nil { break }
    }
    return events
  }
}
