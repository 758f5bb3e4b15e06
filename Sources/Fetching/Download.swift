import Files
import Glibc

/// A document that is fetched into a file, and gone on with where it was broken off.
///
/// Until all is there, it is in the file with `.part` behind its name. Beside that one stands whose
/// part it is: the address, and what tells whether the server's document is still the same. The part
/// is locked while it is fetched, so that no other download, of this program or another one, writes
/// into it.
package final class Download: Sendable {
  /// What is wanted.
  package let request: WebRequest
  /// Where it is to be.
  package let path: String
  /// The most bytes that are taken of a document whose length the server does not tell.
  private let limit: Int?
  private let fetch: Fetch

  /// A download to the file at `path`, which is not there yet.
  ///
  /// - Parameter limit: The most bytes that are taken of a document whose length the server does not
  ///   tell, as of one that is packed; nil for all.
  package init(_ request: WebRequest, to path: String, atMost limit: Int? = nil) {
    self.request = request
    self.path = path
    self.limit = limit
    fetch = Fetch(request)
  }

  /// A download to the first of some paths where nothing stands, nor a part of another document.
  ///
  /// The path is this download's from now on: no other one for another address takes it.
  package convenience init(
    _ request: WebRequest, toFirstFreeOf paths: some Sequence<String>, atMost limit: Int? = nil
  ) throws(FetchError) {
    for path in paths where try Self.reserve(path, for: request.address) {
      self.init(request, to: path, atMost: limit)
      return
    }
    throw .notWritten(code: EEXIST)
  }

  /// Removes the parts in a folder that nobody has gone on with for a while.
  ///
  /// - Parameter seconds: How long that is.
  package static func removeParts(in folder: String, untouchedFor seconds: Int) {
    let names = (try? Folder.names(in: folder)) ?? []
    let documents = names.compactMap { name in
      endings.first { name.hasSuffix($0) }.map { String(name.dropLast($0.utf8.count)) }
    }
    for document in Set(documents) {
      let path = "\(folder)/\(document)"
      let latest = endings.compactMap { ending -> Int? in
        let file = path + ending
        var status = stat()
        return stat(file, &status) == 0 ? status.st_mtim.tv_sec : nil
      }.max()
      guard let latest, time(nil) - latest > seconds else { continue }
      Download(WebRequest(""), to: path).abandon()
    }
  }

  /// Removes the part, unless it is on its way.
  private func abandon() {
    let file = open(part, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else { return }
    defer { close(file) }
    if flock(file, LOCK_EX | LOCK_NB) == 0, isPart(file) { discard() }
  }

  /// Whether `path` is free for the document at `address`, which it is for no other one afterwards.
  private static func reserve(_ path: String, for address: String) throws(FetchError) -> Bool {
    guard access(path, F_OK) != 0 else { return false }
    let note = note(of: path)
    let descriptor = open(note, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      defer { close(descriptor) }
      guard FileContents.write(Array("\(address)\n".utf8), to: descriptor) else {
        throw .notWritten(code: errno)
      }
      return true
    }
    guard errno == EEXIST else { throw .notWritten(code: errno) }
    return origin(in: note) == address
  }

  /// The address that a part is of, as the file beside it tells.
  private static func origin(in note: String) -> String {
    String(Fetch.text(of: note).prefix { $0 != "\n" })
  }

  /// What the names end with of all that stands beside a document that is on its way.
  private static let endings = [".part.from", ".part.headers", ".part"]

  private static func note(of path: String) -> String { path + ".part.from" }

  private var part: String { path + ".part" }
  private var note: String { Self.note(of: path) }
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
  /// - Throws: `busy` where another one fetches it into the same file.
  package func run() throws(FetchError) -> WebAnswer {
    let lock = try lockedPart()
    // A program that is being started at this moment may have the descriptor until it runs: to close
    // it would not take the lock away.
    defer {
      flock(lock, LOCK_UN)
      close(lock)
    }
    do throws(FetchError) {
      let outcome = try fetched(lock)
      try keep(lock)
      return WebAnswer(address: outcome.address, type: outcome.headers["content-type"] ?? "")
    } catch {
      // Of nothing no part is left, nor one that cannot be gone on with.
      if received == 0 || validator == nil { discard() }
      throw error
    }
  }

  /// The part, open and locked; one that was stopped just now gives it back soon.
  private func lockedPart() throws(FetchError) -> CInt {
    for _ in 0..<50 {
      let file = open(part, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
      guard file >= 0 else { throw .notWritten(code: errno) }
      if flock(file, LOCK_EX | LOCK_NB) == 0, isPart(file) { return file }
      close(file)
      usleep(20_000)
    }
    throw .busy
  }

  /// Whether an open file is still the part: whoever had it before may have removed or renamed it.
  private func isPart(_ file: CInt) -> Bool {
    var (mine, current) = (stat(), stat())
    return fstat(file, &mine) == 0 && stat(part, &current) == 0
      && (mine.st_dev, mine.st_ino) == (current.st_dev, current.st_ino)
  }

  /// Fetches what is missing; all of it where the part is of no use. `lock` is the part.
  private func fetched(_ lock: CInt) throws(FetchError) -> Fetch.Outcome {
    let isContinued = received > 0 && validator != nil
    if !isContinued { try begin(lock) }
    var outcome = try attempt()
    // The document is another now, or the server sends no parts.
    if isContinued, outcome.status == Self.noParts || outcome.headers.status == 416 {
      try begin(lock)
      outcome = try attempt()
    }
    // What is packed although nobody asked for that is to be unpacked, which no part can be.
    if outcome.error == nil, outcome.headers.isPacked {
      try begin(lock)
      outcome = try attempt(isUnpacked: true)
    }
    guard let error = outcome.error else { return outcome }
    if case .notWritten = error { throw .notWritten(code: obstacle) }
    throw error
  }

  /// Empties the part, which stays the file that is locked, and its name reserved.
  private func begin(_ lock: CInt) throws(FetchError) {
    ftruncate(lock, 0)
    unlink(headerFile)
    try writeNote(validator: nil)
  }

  private func writeNote(validator: String?) throws(FetchError) {
    let origin = Array("\(request.address)\n\(validator ?? "")\n".utf8)
    try FetchError.catching { () throws(FileFault) in
      try FileContents.replace(note, with: origin, mode: 0o600)
    }
  }

  /// Curl's status where a server sends all of a document and not the part asked for.
  private static let noParts: Int32 = 33

  private func attempt(isUnpacked: Bool = false) throws(FetchError) -> Fetch.Outcome {
    var options = CurlOptions(request)
    options.add("output", part)
    if isUnpacked { options.add("compressed") }
    let validator = validator
    // Before curl empties the file with the headers: a second break is gone on from as well.
    try writeNote(validator: validator)
    if let validator {
      options.add("continue-at", "-")
      options.add("header", "If-Range: \(validator)")
    }
    let outcome = try fetch.run(options, limit: 1 << 20, headers: headerFile) {
      self.endlessness == nil
    }
    if let endlessness { throw endlessness }
    return outcome
  }

  /// Why no more of it is taken: it goes on beyond all that was told.
  private var endlessness: FetchError? {
    guard let limit, received > limit, received > expected ?? 0 else { return nil }
    return .endless(bytes: limit)
  }

  /// What tells that the server's document is the one that there is a part of.
  private var validator: String? {
    let lines = Fetch.text(of: note).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == request.address[...] else { return nil }
    let headers = AnswerHeaders(Fetch.text(of: headerFile))
    // The bytes of what was packed are no others than the server's.
    if headers.isPacked { return nil }
    if headers.status / 100 == 2, let validator = headers.validator { return validator }
    return lines.count > 1 && !lines[1].isEmpty ? String(lines[1]) : nil
  }

  /// Gives the whole document its name.
  private func keep(_ file: CInt) throws(FetchError) {
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
