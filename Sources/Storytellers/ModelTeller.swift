package import Datebook
import Fetching
import Files
import Foundation
package import Holdings
package import Shelf
package import Stories
import Web

/// Why a model tells no story.
package enum ModelFailure: Error, Equatable, Sendable {
  /// Nothing answers there.
  case noServer(host: String)
  /// It wants a key, or another one.
  case key
  case noModel(String)
  case busy
  /// The answer broke off; what came is kept.
  case cut
  /// The answer is not fit for the band; why.
  case unfit(AgeBand, [String])
  /// The server says that something is wrong.
  case server(String)
  /// Another program tells this story.
  case taken
  /// The story cannot be kept.
  case notKept(StoryFailure)

  /// What went wrong, as a whole sentence.
  package var sentence: String {
    switch self {
    case .noServer(let host): "Nothing answers at \(host)."
    case .key: "The server wants a key: put it into TOME_READER_MODEL_KEY."
    case .noModel(let model): "It has no model \(model)."
    case .busy: "It is busy."
    case .cut: "The story was cut off; what came is kept."
    case .unfit(let band, let faults):
      "It is not fit for ages \(band.label): \(faults.joined(separator: "; "))."
    case .server(let words): "The server says: \(words.prefix(200))."
    case .taken: "Another program tells this story."
    case .notKept(let failure): failure.sentence
    }
  }
}

/// Tells stories by a model behind an endpoint: the row first, then the words as they come, flushed
/// each second, and held against the band before the story counts as told.
package struct ModelTeller: Sendable {
  private let library: Library
  private let endpoint: ModelEndpoint
  private let patience: StreamPatienceSeconds
  /// How long a busy server is waited for at most, in seconds.
  private static let longestWait = 60

  /// How long is waited, in seconds; tests wait less.
  package struct StreamPatienceSeconds: Equatable, Sendable {
    package var first = 120.0
    package var silence = 30.0
    package var whole = 600.0
    /// For a busy server that names no time.
    package var busy = 2.0
    package init() {}
  }

  package init(
    _ endpoint: ModelEndpoint, library: Library,
    patience: StreamPatienceSeconds = StreamPatienceSeconds()
  ) {
    (self.endpoint, self.library, self.patience) = (endpoint, library, patience)
  }

  /// Who told a story of this endpoint, as its row says.
  package var teller: String { "\(endpoint.host) \(endpoint.model)" }

  /// A row for a story that the model is to tell.
  package func row(for request: StoryRequest, at moment: Moment) -> StoryRecord {
    var row = StoryKeeper.row(
      for: request, seed: UInt64.random(in: .min ... .max), at: moment)
    row.teller = teller
    return row
  }

  /// Asks for a story and keeps it; goes on where a row has a text already.
  ///
  /// - Parameter show: Is given the text so far, about once a second.
  package func tell(
    _ story: StoryRecord, at moment: Moment = .now(), show: (String) -> Void = { _ in }
  ) throws(ModelFailure) -> (story: StoryRecord, path: String) {
    guard let request = StoryRequest(json: story.request) else { throw .taken }
    var row = story
    try keep(row, at: moment)
    guard try taken(row) else { throw .taken }
    row.state = .telling
    var faults: [String] = []
    var former = row.text
    // One rewrite of an answer that is not fit.
    for attempt in 0..<2 {
      var answer = ModelAnswer(hero: request.hero, kept: faults.isEmpty ? former : "")
      let body = ModelPrompt.body(
        request, model: endpoint.model, former: former, faults: faults)
      do throws(ModelFailure) {
        try ask(body, &answer, &row, show)
      } catch {
        row.state = answer.text.isEmpty ? .failed : .partial
        (row.text, row.failure) = (answer.text, error.sentence)
        try keep(row)
        throw error
      }
      row.state = .checking
      row.text = answer.text
      try keep(row)
      faults = answer.faults(for: request.band)
      guard !faults.isEmpty else {
        let (title, told) = answer.parted
        row.title = title ?? row.title
        row.text = "\(row.title)\n\n\(told)\n"
        let figures = Readability(of: told)
        (row.words, row.grade) = (figures.words, figures.grade)
        do throws(StoryFailure) { return try StoryKeeper(library).keep(row) } catch {
          throw .notKept(error)
        }
      }
      former = answer.text
      if attempt == 0 { row.attempts += 1 }
    }
    row.state = .failed
    row.failure = ModelFailure.unfit(request.band, faults).sentence
    try keep(row)
    throw .unfit(request.band, faults)
  }

  /// Asks once, and up to two times more where the server is busy.
  private func ask(
    _ body: String, _ answer: inout ModelAnswer, _ row: inout StoryRecord,
    _ show: (String) -> Void
  ) throws(ModelFailure) {
    for attempt in 0..<3 {
      var stream = CompletionStream()
      var flushed = ContinuousClock.now
      var (current, kept) = (answer, row)
      let failure = fetch(body) { piece in
        current.take(stream.take(piece))
        guard ContinuousClock.now - flushed >= .seconds(1) else { return }
        flushed = .now
        kept.text = current.text
        try? library.keep(kept)
        show(current.text)
      }
      current.take(stream.end())
      current.end()
      (answer, row) = (current, kept)
      if failure == nil || stream.ending == .whole {
        switch stream.ending {
        case .whole: return
        case .failure(let words): throw .server(words)
        case .cut, nil: throw .cut
        }
      }
      switch failure {
      case .status(429, let wait), .status(503, let wait):
        guard attempt < 2 else { throw .busy }
        let seconds = wait.map { Double(min($0, Self.longestWait)) } ?? patience.busy
        usleep(UInt32(seconds * 1_000_000))
      case .status(401, _), .status(403, _): throw .key
      case .status(404, _): throw .noModel(endpoint.model)
      case .status(let status, _): throw .server("status \(status)")
      case .refused, .unknownHost, .badAddress, .notSecure, .curlMissing:
        throw .noServer(host: endpoint.host)
      default:
        throw current.text.isEmpty && failure == .timedOut
          ? .noServer(host: endpoint.host) : .cut
      }
    }
  }

  private func fetch(_ body: String, take: ([UInt8]) -> Void) -> FetchError? {
    let request = WebRequest(
      endpoint.address + "/v1/chat/completions", accept: "text/event-stream, application/json",
      patience: WebRequest.Patience(connection: 5, silence: Int(patience.silence)))
    do throws(FetchError) {
      try Fetch(request).stream(
        body, key: endpoint.key, limit: 4 << 20,
        patience: StreamPatience(
          first: patience.first, silence: patience.silence, whole: patience.whole), take: take)
      return nil
    } catch {
      return error
    }
  }

  private func taken(_ row: StoryRecord) throws(ModelFailure) -> Bool {
    do throws(LibraryError) { return try library.beginTelling(row.identifier) } catch {
      throw .notKept(.library(error))
    }
  }

  private func keep(_ row: StoryRecord, at moment: Moment = .now()) throws(ModelFailure) {
    do throws(LibraryError) { try library.keep(row, at: moment) } catch {
      throw .notKept(.library(error))
    }
  }
}
