/// A parser of a stream of server-sent events, as the HTML standard has them, section 9.2.6.
///
/// Bytes may come in pieces of any size: lines end with LF, CR or CR LF, also where a piece does.
package struct ServerSentEvents: Sendable {
  /// An event that an empty line ended.
  package struct Event: Equatable, Sendable {
    /// Its name; `message` where the stream gives none.
    package var name: String
    /// Its data, line by line.
    package var data: String

    package init(name: String = "message", data: String) {
      (self.name, self.data) = (name, data)
    }
  }

  /// The longest event that is taken, in bytes: a stream that never ends a line is no stream of events.
  package static let longest = 1 << 20

  private var line: [UInt8] = []
  private var name = ""
  private var data: [String] = []
  private var bytes = 0
  private var followsReturn = false
  private var isFirstLine = true
  /// Whether an event was longer than ``longest``: nothing more comes of the stream then.
  package private(set) var hasOverflowed = false

  /// A stream of which nothing was read yet.
  package init() {}

  /// Decodes the next bytes of the stream, and gives the events that they end.
  package mutating func decode(_ piece: some Sequence<UInt8>) -> [Event] {
    var events: [Event] = []
    for byte in piece where !hasOverflowed {
      if followsReturn, byte == 0x0A {
        followsReturn = false
        continue
      }
      followsReturn = byte == 0x0D
      if byte == 0x0A || byte == 0x0D {
        if let event = endLine() { events.append(event) }
      } else {
        line.append(byte)
        bytes += 1
        hasOverflowed = bytes > Self.longest
      }
    }
    return events
  }

  private mutating func endLine() -> Event? {
    var ended = line[...]
    line = []
    if isFirstLine, ended.starts(with: [0xEF, 0xBB, 0xBF]) { ended = ended.dropFirst(3) }
    isFirstLine = false
    guard !ended.isEmpty else { return dispatch() }
    let colon = ended.firstIndex(of: UInt8(ascii: ":"))
    let field = String(decoding: ended[..<(colon ?? ended.endIndex)], as: UTF8.self)
    var value = colon.map { ended[ended.index(after: $0)...] } ?? []
    if value.first == 0x20 { value = value.dropFirst() }
    switch field {
    case "event": name = String(decoding: value, as: UTF8.self)
    case "data": data.append(String(decoding: value, as: UTF8.self))
    // A line that begins with a colon is a comment; what else there is asks nothing of us.
    default: break
    }
    return nil
  }

  private mutating func dispatch() -> Event? {
    defer { (name, data, bytes) = ("", [], 0) }
    guard !data.isEmpty else { return nil }
    return Event(name: name.isEmpty ? "message" : name, data: data.joined(separator: "\n"))
  }
}
