package import Datebook
import Fetching
import Files
import Foundation
package import Holdings
package import Shelf
package import Stories
import Web

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
  package var teller: String { endpoint.teller }

  /// A row for a story that the model is to tell.
  package func row(for request: StoryRequest, at moment: Moment) -> StoryRecord {
    var row = StoryKeeper.row(
      for: request, seed: UInt64.random(in: .min ... .max), at: moment)
    row.teller = teller
    return row
  }

  /// What is told while a story comes.
  package enum News: Equatable, Sendable {
    /// The first words of the story with this title stand in the file at this path, which grows from
    /// now on.
    case page(String, title: String)
    /// The answer was not fit: it is asked for once more. The page stays as it is meanwhile.
    case anew([String])
  }

  /// Asks for a story and keeps it; goes on where a row has a part of one already.
  ///
  /// - Parameters:
  ///   - stop: What stops it from another thread.
  ///   - showsPage: Whether the words are shown as they come, in the story's file: not so to a child,
  ///     before they were checked.
  ///   - tell: Is told how it goes, on this thread.
  package func tell(
    _ story: StoryRecord, at moment: Moment = .now(), stop: TellingStop = TellingStop(),
    showsPage: Bool = false, tell: (News) -> Void = { _ in }
  ) throws(ModelFailure) -> (story: StoryRecord, path: String) {
    guard let request = StoryRequest(json: story.request) else { throw .taken }
    var row = story
    let lock = try lock(of: row)
    defer { lock.release() }
    if let known = try known(row.identifier) { row = known } else { try keep(row, at: moment) }
    // What was not fit is told from its beginning.
    if row.state == .failed { row.text = "" }
    guard try isTaken(row) else { throw .taken }
    row.attempts += 1
    row.state = .telling
    var faults: [String] = []
    var former = row.text
    // One rewrite of an answer that is not fit.
    for _ in 0..<2 {
      var answer = ModelAnswer(hero: request.hero, kept: faults.isEmpty ? former : "")
      let body = ModelPrompt.body(
        request, model: endpoint.model, former: former, faults: faults)
      var page = showsPage && faults.isEmpty ? Page() : nil
      do throws(ModelFailure) {
        try ask(body, &answer, &row, stop, &page, tell)
      } catch {
        row.state = answer.text.isEmpty ? .failed : .partial
        (row.text, row.failure) = (answer.text, error.sentence)
        try keep(row)
        throw error
      }
      row.state = .checking
      row.text = answer.text
      try keep(row)
      faults = answer.faults(for: request.band, in: request.language)
      guard !faults.isEmpty else { return try finish(row, answer) }
      former = answer.text
      if page != nil { tell(.anew(faults)) }
    }
    row.state = .failed
    row.failure = ModelFailure.unfit(request.band, faults).sentence
    try keep(row)
    throw .unfit(request.band, faults)
  }

  private func finish(
    _ told: StoryRecord, _ answer: ModelAnswer
  ) throws(ModelFailure) -> (story: StoryRecord, path: String) {
    var row = told
    let (title, told) = answer.parted
    row.title = title ?? row.title
    row.text = "\(row.title)\n\n\(told)\n"
    let figures = Readability(of: told)
    (row.words, row.grade) = (figures.words, figures.grade)
    do throws(StoryFailure) { return try StoryKeeper(library).keep(row) } catch {
      throw .notKept(error)
    }
  }

  private func lock(of row: StoryRecord) throws(ModelFailure) -> TellingLock {
    let lock: TellingLock?
    do throws(FileFault) {
      lock = try TellingLock(row.identifier, in: library.location.storiesFolder)
    } catch {
      throw .notKept(.file(path: error.path, code: error.code))
    }
    guard let lock else { throw .taken }
    return lock
  }

  /// The page on which a story comes.
  private struct Page {
    var file: StoryPage?

    /// Shows the words so far; what cannot be written is kept in the library all the same.
    ///
    /// - Returns: The path of the file if these are the first words.
    mutating func show(
      _ answer: ModelAnswer, _ row: inout StoryRecord, in folder: String
    ) -> String? {
      guard let text = answer.page(titled: row.title) else { return nil }
      guard file == nil else {
        _ = shows(text)
        return nil
      }
      row.title = answer.parted.title ?? row.title
      let name = row.file ?? StoryKeeper.fileName(row)
      row.file = name
      file = StoryPage(folder + "/" + name)
      return shows(text) ? folder + "/" + name : nil
    }

    private mutating func shows(_ text: String) -> Bool {
      do throws(FileFault) {
        try file?.show(text)
        return true
      } catch {
        return false
      }
    }
  }

  /// How often the words that came are kept.
  private static let flushTime = Duration.seconds(1)

  /// Asks once, and up to two times more where the server is busy.
  private func ask(
    _ body: String, _ answer: inout ModelAnswer, _ row: inout StoryRecord, _ stop: TellingStop,
    _ page: inout Page?, _ tell: (News) -> Void
  ) throws(ModelFailure) {
    let folder = library.location.storiesFolder
    for attempt in 0..<3 {
      var stream = CompletionStream()
      var flushed: ContinuousClock.Instant?
      var (current, kept, shown) = (answer, row, page)
      let failure = fetch(body, stop) { piece in
        current.append(stream.decode(piece))
        let isFirst = shown != nil && shown?.file == nil && current.page(titled: "") != nil
        guard isFirst || flushed.map({ .now - $0 >= Self.flushTime }) ?? true else { return }
        flushed = .now
        if let path = shown?.show(current, &kept, in: folder) {
          tell(.page(path, title: kept.title))
        }
        kept.text = current.text
        try? library.keep(kept)
      }
      current.append(stream.end())
      current.end(isWhole: stream.ending == .whole)
      if let path = shown?.show(current, &kept, in: folder) {
        tell(.page(path, title: kept.title))
      }
      (answer, row, page) = (current, kept, shown)
      if stop.isStopped { throw .stopped }
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
        try rest(wait.map { Double(min($0, Self.longestWait)) } ?? patience.busy, stop)
      case .timedOut where current.text.isEmpty: throw .noServer(host: endpoint.host)
      case .some(let error): throw ModelFailure(error, asking: endpoint) ?? .cut
      case nil: throw .cut
      }
    }
  }

  /// Waits for some seconds, unless the reader stops it.
  private func rest(_ seconds: Double, _ stop: TellingStop) throws(ModelFailure) {
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end {
      if stop.isStopped { throw .stopped }
      usleep(50_000)
    }
  }

  private func fetch(
    _ body: String, _ stop: TellingStop, take: ([UInt8]) -> Void
  ) -> FetchError? {
    let request = WebRequest(
      endpoint.address + "/v1/chat/completions", accept: "text/event-stream, application/json",
      patience: WebRequest.Patience(connection: 5, silence: Int(patience.silence)))
    let fetch = Fetch(request)
    stop.attach(fetch)
    do throws(FetchError) {
      try fetch.stream(
        body, key: endpoint.key, limit: 4 << 20,
        patience: StreamPatience(
          first: patience.first, silence: patience.silence, whole: patience.whole), take: take)
      return nil
    } catch {
      return error
    }
  }

  /// The row as the library has it; nil for a new one.
  private func known(_ identifier: String) throws(ModelFailure) -> StoryRecord? {
    do throws(LibraryError) { return try library.story(identifier) } catch {
      throw .notKept(.library(error))
    }
  }

  private func isTaken(_ row: StoryRecord) throws(ModelFailure) -> Bool {
    do throws(LibraryError) {
      return try library.beginTelling(row.identifier, isLocked: true)
    } catch {
      throw .notKept(.library(error))
    }
  }

  private func keep(_ row: StoryRecord, at moment: Moment = .now()) throws(ModelFailure) {
    do throws(LibraryError) { try library.keep(row, at: moment) } catch {
      throw .notKept(.library(error))
    }
  }
}
