import Foundation

/// The answer of an OpenAI-compatible server to a request for a chat completion: streamed as
/// server-sent events, or as one object of JSON.
package struct CompletionStream: Sendable {
  /// How an answer ended.
  package enum Ending: Equatable, Sendable {
    /// The server said that it is whole.
    case whole
    /// It ended without that: what came is a part.
    case cut
    /// The server told an error.
    case failure(String)
  }

  private var events = ServerSentEvents()
  /// The bytes until it is known whether they are a stream.
  private var head: [UInt8] = []
  private var isStream: Bool?
  /// What the server said of the end; `nil` as long as it said nothing.
  package private(set) var ending: Ending?

  /// An answer of which nothing was read yet.
  package init() {}

  /// Decodes the next bytes, and gives the words that they add.
  package mutating func decode(_ piece: some Collection<UInt8>) -> String {
    if isStream == true { return words(of: events.decode(piece)) }
    head += piece
    guard isStream == nil else { return "" }
    guard let first = head.first(where: { $0 > 0x20 && !Self.mark.contains($0) }) else { return "" }
    // An object is answered by servers that do not stream; an event never begins so.
    isStream = first != UInt8(ascii: "{")
    guard isStream == true else { return "" }
    defer { head = [] }
    return words(of: events.decode(head))
  }

  private static let mark: Set<UInt8> = [0xEF, 0xBB, 0xBF]

  /// Takes the end of the connection, and gives the words of an answer that was no stream.
  package mutating func end() -> String {
    if isStream == true {
      // A last event whose empty line is missing counts, as that of [DONE] often is.
      let rest = words(of: events.decode([0x0A, 0x0A]))
      ending = ending ?? .cut
      return rest
    }
    guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(head)) else {
      ending = .cut
      return ""
    }
    if let error = answer.error {
      ending = .failure(error.words)
      return ""
    }
    ending = answer.choices?.isEmpty == false ? .whole : .cut
    return answer.choices?.first?.message?.content ?? ""
  }

  private mutating func words(of events: [ServerSentEvents.Event]) -> String {
    var words = ""
    for event in events where ending == nil {
      if event.data == "[DONE]" {
        ending = .whole
        continue
      }
      guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(event.data.utf8)) else {
        continue
      }
      if let error = answer.error {
        ending = .failure(error.words)
        continue
      }
      // A delta with a role alone adds nothing.
      words += answer.choices?.first?.delta?.content ?? ""
      if let reason = answer.choices?.first?.finish_reason {
        ending = reason == "stop" ? .whole : .cut
      }
    }
    return words
  }

  // The names are those of the protocol.
  private struct Answer: Decodable {
    var choices: [Choice]?
    var error: Fault?
  }
  private struct Choice: Decodable {
    var delta: Message?
    var message: Message?
    var finish_reason: String?
  }
  private struct Message: Decodable { var content: String? }

  /// An error: an object with a message, or the message alone.
  private struct Fault: Decodable {
    var words: String

    init(from decoder: any Decoder) throws {
      if let text = try? decoder.singleValueContainer().decode(String.self) {
        words = text
      } else {
        struct Body: Decodable { var message: String? }
        words = (try? Body(from: decoder))?.message ?? "unknown"
      }
    }
  }
}
