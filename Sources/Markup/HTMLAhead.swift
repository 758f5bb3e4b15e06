import Books
import Dispatch

/// A parser of HTML that parses a piece on another core while its handler is told of the piece before.
///
/// libxml2 takes a third of the time that a document takes. The handler hears of the first piece at once,
/// since a first page waits for it, and of each other one with the next: all of it when the document ends.
final class HTMLAhead: DocumentParser {
  private let handler: any MarkupHandler
  private let recorder = MarkupRecorder()
  private let parser: HTMLParser
  private var isBegun = false
  private var ahead: DispatchWorkItem?

  /// A parser that tells `handler` of a document; `nil` if libxml2 is not installed.
  init?(_ handler: any MarkupHandler) {
    guard let parser = HTMLParser(recorder) else { return nil }
    self.handler = handler
    self.parser = parser
  }

  deinit { ahead?.wait() }

  /// Reads the next bytes; none end the document.
  func read(_ bytes: [UInt8]) {
    ahead?.wait()
    ahead = nil
    let recording = recorder.take()
    if isBegun, !bytes.isEmpty {
      let work = DispatchWorkItem { [parser] in parser.read(bytes) }
      ahead = work
      DispatchQueue.global().async(execute: work)
      return recording.replay(to: handler)
    }
    isBegun = true
    recording.replay(to: handler)
    parser.read(bytes)
    recorder.take().replay(to: handler)
  }
}

/// What a parser told of a piece of a document.
private struct MarkupRecording {
  enum Event {
    case begin(String, Attributes)
    case end
    /// So many of the characters.
    case characters(Int)
  }

  var events: [Event] = []
  var characters: [UInt8] = []

  /// Tells `handler` the same.
  func replay(to handler: any MarkupHandler) {
    characters.withUnsafeBufferPointer { characters in
      var offset = 0
      for event in events {
        switch event {
        case .begin(let name, let attributes): handler.begin(name, attributes)
        case .end: handler.end()
        case .characters(let count):
          handler.characters(UnsafeBufferPointer(rebasing: characters[offset..<offset + count]))
          offset += count
        }
      }
    }
  }
}

/// Keeps what a parser tells. One thread at a time uses it.
private final class MarkupRecorder: MarkupHandler {
  private var recording = MarkupRecording()

  /// What was told since it was asked last.
  func take() -> MarkupRecording {
    defer { recording = MarkupRecording() }
    return recording
  }

  func begin(_ name: String, _ attributes: Attributes) {
    recording.events.append(.begin(name, attributes))
  }

  func end() { recording.events.append(.end) }

  func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    recording.characters.append(contentsOf: bytes)
    recording.events.append(.characters(bytes.count))
  }
}
