import Dispatch
import Fetching
package import Formats
import Glibc
import Synchronization
import Web
import Workers

/// A text that is opened in the background, since another program has to convert it, a server to send it,
/// or whoever writes into a pipe to begin.
///
/// From any thread.
package final class PendingOpening: Sendable {
  /// The bytes of the longest document that is fetched.
  private static let longestDocument = 64 << 20

  /// What is done: `Converting 'report.docx' with pandoc`.
  package let work: String
  /// When it began.
  package let start = ContinuousClock.now

  private let stopping = OpeningStop()
  private let done = DispatchGroup()
  private let result = Mutex<Result<OpenedText, Failure>?>(nil)

  /// Begins to open `file`; `nil` if nothing has to be waited for.
  ///
  /// No failable initializer: the value that it gives up holds a `Result`, whose type takes 0.1 ms of
  /// the program's start to be made.
  package static func begin(
    _ file: String, _ options: OpenOptions, onChange: @escaping @Sendable () -> Void
  ) -> PendingOpening? {
    // Who opens it at once is told why it may not be.
    guard let file = try? AdmittedName(file).file else { return nil }
    if isAddress(file) {
      return PendingOpening(file, options, work: "Fetching \(WebAddress(file).host)", onChange)
    }
    if TextOpener.isSilentPipe(file) {
      var options = options
      options.waitsForPipe = true
      let name = file == "-" ? FileFacts.standardInputName : "the pipe"
      return PendingOpening(file, options, work: "Waiting for \(name)", onChange)
    }
    guard !options.showsSource, options.runsPrograms,
      let program = TextOpener.converter(forFileAt: file)
    else { return nil }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return PendingOpening(file, options, work: "Converting '\(name)' with \(program)", onChange)
  }

  private init(
    _ file: String, _ options: OpenOptions, work: String,
    _ onChange: @escaping @Sendable () -> Void
  ) {
    self.work = work
    done.enter()
    Background.run("opening", qos: .userInitiated) { [self] in
      let opened: Result<OpenedText, Failure>
      do throws(Failure) {
        opened = .success(
          Self.isAddress(file)
            ? try fetched(file, options, onChange: onChange)
            : try openNow(file, options, stop: stopping, onChange: onChange))
      } catch {
        opened = .failure(error)
      }
      result.withLock { $0 = opened }
      done.leave()
    }
  }

  /// Whether `file` is an address of the net.
  private static func isAddress(_ file: String) -> Bool {
    ["https://", "http://"].contains { file.lowercased().hasPrefix($0) }
  }

  /// Ends it soon: `text` throws.
  package func stop() { stopping.stop() }

  /// Waits for some milliseconds; whether it has ended.
  package func hasEnded(within milliseconds: Int) -> Bool {
    done.wait(timeout: .now() + .milliseconds(milliseconds)) == .success
  }

  /// The text, which is waited for.
  package func text() throws(Failure) -> OpenedText {
    done.wait()
    guard let result = result.withLock({ $0 }) else { preconditionFailure("it has a result") }
    return try result.get()
  }

  private func fetched(
    _ address: String, _ options: OpenOptions, onChange: @escaping @Sendable () -> Void
  ) throws(Failure) -> OpenedText {
    let types =
      "text/html, application/xhtml+xml, application/epub+zip, text/*;q=0.9, */*;q=0.5"
    let request = WebRequest(address, accept: types)
    let fetch = Fetch(request)
    let answer: WebAnswer
    do throws(FetchError) {
      answer = try stopping.whileRunning(end: { fetch.stop() }) { () throws(FetchError) in
        try fetch.run(limit: Self.longestDocument, keepsPart: true)
      }
    } catch {
      throw Failure(error, fetching: request)
    }
    guard !answer.bytes.isEmpty else {
      throw Failure("\(request.host) sent an empty page", fetching: request, EX_UNAVAILABLE)
    }
    var options = options.caching
    options.cacheUse = .none
    options.base = answer.address
    options.type = Self.type(answer.type)
    options.encoding = options.encoding ?? Self.encoding(ofType: answer.type)
    do throws(OpenError) {
      return try TextOpener.open(
        answer.bytes, named: answer.address, options: options,
        loss: answer.isPart ? Self.loss(at: request.host) : nil, stop: stopping, onChange: onChange)
    } catch {
      throw Failure(sentence: error.sentence, status: error.exitStatus)
    }
  }

  /// What is said of a document that the server cut off.
  private static func loss(at host: String) -> String {
    "\(FetchError.cut.sentence(host: host)), and the rest is missing"
  }

  /// What a server says that a document is; `nil` if that is told by its content.
  private static func type(_ type: String) -> OpenOptions.DeclaredType? {
    if isPage(type) { return .page }
    let kind = type.lowercased().prefix { $0 != ";" && $0 != " " }
    return ["text/markdown", "text/x-markdown"].contains(kind) ? .markdown : nil
  }

  private static func isPage(_ type: String) -> Bool {
    ["text/html", "application/xhtml+xml"].contains { type.lowercased().hasPrefix($0) }
  }

  /// The encoding of a page, as its type names it.
  private static func encoding(ofType type: String) -> String? {
    guard self.type(type) != nil else { return nil }
    let type = type.lowercased()
    guard let mark = type.firstRange(of: "charset=") else { return nil }
    let name = type[mark.upperBound...].filter { $0 != "\"" }.prefix { $0 != ";" && $0 != " " }
    return name.isEmpty ? nil : String(name)
  }
}

extension Failure {
  /// Why a document of the net cannot be opened; the password in its address is not told.
  fileprivate init(_ error: FetchError, fetching request: WebRequest) {
    let (words, status) =
      switch error {
      case .stopped: ("you stopped it", 130 as Int32)
      case .badAddress: (error.sentence(host: request.host), EX_USAGE)
      default: (error.sentence(host: request.host), EX_UNAVAILABLE)
      }
    self.init(words, fetching: request, status)
  }

  fileprivate init(_ cause: String, fetching request: WebRequest, _ status: Int32) {
    self.init(
      sentence: "cannot open '\(WebAddress(request.address).shown)': \(cause)", status: status)
  }
}
