import Books
import Files
import Glibc

// A pipe is read once, and from its beginning: a text is shown as it comes, and a book that is read from its
// end, or by another program, once all of it is there.

extension Opening {
  /// The bytes of the longest book that comes through a pipe.
  private static let longestPiped = 1 << 30

  /// The text of a pipe.
  func stream(_ descriptor: consuming Descriptor) throws(OpenError) -> OpenedText {
    let facts = outer ?? FileFacts(name: name, path: nil, size: 0, modified: 0)
    let mayBeBook = !options.showsSource && !options.allowsBinary && options.encoding == nil
    let head =
      mayBeBook
      ? try PipeHead(descriptor, name: name, until: options.waitsForPipe ? stop : nil) : PipeHead()
    if stop.isStopped { throw OpenError(file: name, reason: .stopped) }
    guard mayBeBook, isBook(beginning: head.bytes) else {
      return OpenedText(source: try streamed(descriptor, head), file: facts, digest: nil)
    }
    var first: [UInt8]? = head.bytes
    let number = descriptor.number
    var count = 0
    let whole = try unpackedBytes { () throws(OpenError) in
      defer { first = nil }
      let bytes =
        if let first { first } else if head.isAtEnd { [UInt8]() } else {
          try PipeHead.next(of: number, within: -1, name: name) ?? []
        }
      count += bytes.count
      if stop.isStopped { throw OpenError(file: name, reason: .stopped) }
      guard count <= Self.longestPiped else {
        throw OpenError(file: name, reason: .brokenBook(cause: "it is longer than 1 GB"))
      }
      return bytes
    }
    var inner = Opening(name: name, options: options, onChange: onChange, stop: stop)
    inner.options.cacheUse = .none
    inner.outer = facts
    let text = try inner.file(whole, path: nil)
    // Nobody can open it again, so that it is known by nothing.
    return OpenedText(
      source: text.source, file: facts, digest: nil, origin: text.origin, ownTitle: text.ownTitle)
  }

  /// Whether what comes through a pipe is a book, as its first bytes tell.
  private func isBook(beginning head: [UInt8]) -> Bool {
    if Compression(head) != nil || Self.needsPlaces(head) { return true }
    switch BookFormat(beginning: head, named: name, type: options.type) {
    case nil: return false
    case .archive, .fictionBook, .markdown: return true
    // What git shows of a file is what stands in it.
    case .html, .xhtml: return !Self.isPagerOfGit
    }
  }

  /// Whether git has started the program to show what it says. It leaves its pager no word of that, but it
  /// sets options for the pager lv, as no other program does.
  private static var isPagerOfGit: Bool {
    if let options = getenv("LV"), strcmp(options, "-c") == 0 { return true }
    let parent = FileContents.read("/proc/\(getppid())/comm", atMost: 64)
    return parent?.starts(with: "git".utf8) == true
  }
}

/// The first bytes of a pipe, by which it is told what comes.
struct PipeHead {
  /// The milliseconds for which the first bytes are waited for if nothing can end the wait. What comes later
  /// is taken for a text.
  private static let patience: Int32 = 500
  /// The pause behind which the first bytes are taken to be all that come for now.
  static let pauseInMilliseconds: Int32 = 30
  /// What documents, archives and compressed files begin with.
  private static let beginnings: Set<UInt8> = [
    0x1F, 0x20, 0x25, 0x28, 0x37, 0x3C, 0x41, 0x42, 0x50, 0x52, 0x7B, 0xD0, 0xEF, 0xFD, 0xFE, 0xFF,
    0x09, 0x0A, 0x0D,
  ]

  var bytes: [UInt8] = []
  /// Whether there are no others.
  var isAtEnd = false

  /// No bytes yet.
  init() {}

  /// The first bytes of `pipe`: as many as tell what it is, or what comes without a pause.
  ///
  /// - Parameter stop: Ends the wait for the first of them, which takes as long as it takes; `nil` for half a
  ///   second.
  init(_ pipe: borrowing Descriptor, name: String, until stop: OpeningStop?) throws(OpenError) {
    var patience = Self.patience
    if let stop {
      var wait = pollfd(fd: pipe.number, events: Int16(POLLIN), revents: 0)
      while !stop.isStopped, poll(&wait, 1, 50) <= 0 {}
    }
    while bytes.count < BookFormat.searched, mayBeBook,
      let more = try Self.next(of: pipe.number, within: patience, name: name)
    {
      isAtEnd = more.isEmpty
      if isAtEnd { return }
      bytes += more
      patience = Self.pauseInMilliseconds
    }
  }

  /// The bytes that come next, and none at the end of the pipe; `nil` if nothing comes within so many
  /// milliseconds. With -1 it waits as long as it takes.
  static func next(
    of pipe: Int32, within milliseconds: Int32, name: String
  ) throws(OpenError) -> [UInt8]? {
    while true {
      var wait = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      let ready = poll(&wait, 1, milliseconds)
      if ready == 0 { return nil }
      if ready > 0 {
        var got = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
          got = read(pipe, buffer.baseAddress, buffer.count)
          count = max(got, 0)
        }
        if got >= 0 { return bytes }
      }
      guard errno == EINTR || errno == EAGAIN else { throw OpenError(file: name, code: errno) }
    }
  }

  /// Whether the bytes so far may be the beginning of more than a text. That of Kindle books is their title.
  private var mayBeBook: Bool {
    guard let first = bytes.first else { return true }
    return Self.beginnings.contains(first) || bytes.contains(0)
  }
}
