import Files
import Glibc

/// A document that is fetched into a file, and gone on with where it was broken off.
///
/// Until all is there, it is in the file with `.part` behind its name; beside that one stands what
/// tells whether the server's document is still the same.
package final class Download: Sendable {
  /// What is wanted.
  package let request: WebRequest
  /// Where it is to be.
  package let path: String
  private let fetch: Fetch

  /// A download to the file at `path`, which is not there yet.
  package init(_ request: WebRequest, to path: String) {
    self.request = request
    self.path = path
    fetch = Fetch(request)
  }

  private var part: String { path + ".part" }
  private var note: String { path + ".part.from" }
  private var headerFile: String { path + ".part.headers" }

  /// The bytes that are there by now.
  package var received: Int {
    var status = stat()
    return stat(part, &status) == 0 ? Int(status.st_size) : 0
  }

  /// The bytes that there will be, where the server has told it.
  package var expected: Int? { AnswerHeaders(Fetch.text(of: headerFile)).length }

  /// Ends it; what is there is kept, to go on with.
  package func stop() { fetch.stop() }

  /// Fetches the document, or what is missing of it, and waits until all is in its file; blocks.
  ///
  /// - Returns: What the server told of it, without the bytes.
  package func run() throws(FetchError) -> WebAnswer {
    let isContinued = received > 0 && validator != nil
    if !isContinued { discard() }
    var outcome = try attempt()
    // The document is another now, or the server sends no parts.
    if isContinued, outcome.status == Self.noParts || outcome.headers.status == 416 {
      discard()
      outcome = try attempt()
    }
    if let error = outcome.error {
      if case .notWritten = error { throw .notWritten(code: obstacle) }
      throw error
    }
    try keep()
    return WebAnswer(address: outcome.address, type: outcome.headers["content-type"] ?? "")
  }

  /// Curl's status where a server sends all of a document and not the part asked for.
  private static let noParts: Int32 = 33

  private func attempt() throws(FetchError) -> Fetch.Outcome {
    var options = CurlOptions(request)
    options.add("output", part)
    let validator = validator
    // Before curl empties the file with the headers: a second break is gone on from as well.
    let origin = Array("\(request.address)\n\(validator ?? "")\n".utf8)
    try FetchError.catching { () throws(FileFault) in
      try FileContents.replace(note, with: origin, mode: 0o600)
    }
    if let validator {
      options.add("continue-at", "-")
      options.add("header", "If-Range: \(validator)")
    }
    return try fetch.run(options, limit: 1 << 20, headers: headerFile)
  }

  /// What tells that the server's document is the one that there is a part of.
  private var validator: String? {
    let lines = Fetch.text(of: note).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == request.address[...] else { return nil }
    let headers = AnswerHeaders(Fetch.text(of: headerFile))
    if headers.status / 100 == 2, let validator = headers.validator { return validator }
    return lines.count > 1 && !lines[1].isEmpty ? String(lines[1]) : nil
  }

  /// Gives the whole document its name.
  private func keep() throws(FetchError) {
    let file = open(part, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .notWritten(code: errno) }
    defer { close(file) }
    guard fsync(file) == 0, rename(part, path) == 0 else { throw .notWritten(code: errno) }
    discard()
  }

  private func discard() {
    for file in [part, note, headerFile] { unlink(file) }
  }

  /// Why the part cannot be written to; curl does not tell.
  private var obstacle: Int32 {
    var status = statvfs()
    guard access(part, W_OK) == 0, statvfs(part, &status) == 0 else { return errno }
    return status.f_bavail == 0 ? ENOSPC : 0
  }
}
