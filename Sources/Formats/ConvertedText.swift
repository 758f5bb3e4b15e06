package import Books
import Dispatch
import Files

/// The text of a file whose bytes are not shown as they are: it is converted once, into UTF-8 from
/// another encoding, or into a manual page without tabs.
///
/// A short one is converted before it is given out and kept in memory. Of a long one the first
/// part is there at once; the rest comes in the background, into a file without a name.
package final class ConvertedText: LiveText {
  private enum Storage: Sendable {
    case memory(MemoryText)
    case spool(Spool)
  }

  private static let memoryLimit = 256 << 10

  package let encoding: String
  private let file: OpenFile
  private let storage: Storage

  /// Converts `file`, which is in `encoding`, from behind its byte order mark on.
  ///
  /// - Parameters:
  ///   - tabs: What expands its tabs; `nil` if they stay.
  ///   - folder: Where a long text is kept; `nil` for where it is usual.
  init(
    _ file: OpenFile, encoding: Encoding, tabs: TabExpansion? = nil, folder: String?,
    onChange: @escaping @Sendable () -> Void
  ) throws(OpenError) {
    self.encoding = encoding.name
    self.file = file
    guard let conversion = Conversion(of: file, from: encoding, tabs) else {
      throw OpenError(file: file.name, reason: .unknownEncoding(encoding.name))
    }
    if file.sizeAtOpening <= Self.memoryLimit {
      storage = .memory(try conversion.inMemory())
    } else {
      let spool = try Spool(name: file.name, encoding: encoding.name, folder: folder)
      try conversion.begin(into: spool)
      storage = .spool(spool)
      DispatchQueue(label: "tome-reader.conversion", qos: .utility).async {
        conversion.run(into: spool, onChange: onChange)
      }
    }
  }

  deinit {
    stop()
  }

  package var count: Int {
    switch storage {
    case .memory(let text): text.count
    case .spool(let spool): spool.count
    }
  }

  package var isComplete: Bool {
    switch storage {
    case .memory: true
    case .spool(let spool): spool.isComplete
    }
  }

  package var expectedCount: Int {
    switch storage {
    case .memory(let text): text.count
    case .spool(let spool): spool.expectedCount
    }
  }

  package var failure: OpenError? {
    switch storage {
    case .memory: nil
    case .spool(let spool): spool.failure
    }
  }

  package func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(TextError) -> Int {
    switch storage {
    case .memory(let text):
      return try text.read(into: buffer, at: offset)
    case .spool(let spool):
      do throws(Errno) {
        return try spool.read(into: buffer, at: offset)
      } catch {
        throw TextError(file: file.name, code: error.code)
      }
    }
  }

  package func check() -> FileChange? { file.changeOfConverted() }

  package func waitForFirstBytes(timeout: Duration) -> Bool { true }

  package func stop() {
    if case .spool(let spool) = storage { spool.stop() }
  }
}

/// The work of turning one file into the text that is shown; used by one thread at a time.
private final class Conversion: @unchecked Sendable {
  private static let block = 64 << 10

  private let file: OpenFile
  private let start: Int
  /// What turns it into UTF-8; `nil` for what is in it already.
  private var transcoder: Transcoder?
  private var tabs: TabExpansion?
  private var offset: Int
  private var output: [UInt8] = []

  init?(of file: OpenFile, from encoding: Encoding, _ tabs: TabExpansion?) {
    transcoder = Transcoder(from: encoding)
    guard transcoder != nil || encoding.converter == nil else { return nil }
    self.tabs = tabs
    self.file = file
    start = encoding.markLength
    offset = start
  }

  /// Converts all of it now.
  func inMemory() throws(OpenError) -> MemoryText {
    var text: [UInt8] = []
    while try !step() {
      text += output
    }
    return MemoryText(text + output)
  }

  /// Converts the first block, which is enough for the first page.
  func begin(into spool: Spool) throws(OpenError) {
    _ = try step()
    try spool.append(output)
    spool.expect(estimate(for: spool.count))
  }

  /// Converts the rest, until the end, an error, or nobody wants it.
  func run(into spool: Spool, onChange: @escaping @Sendable () -> Void) {
    var pace = ChangePace(onChange)
    do throws(OpenError) {
      var isAtEnd = false
      while !isAtEnd, !spool.isStopped {
        isAtEnd = try step()
        try spool.append(output)
        spool.expect(estimate(for: spool.count))
        pace.note()
      }
      spool.finish()
    } catch {
      spool.finish(failure: error)
    }
    onChange()
  }

  /// Converts one more block into `output`; whether it was the last.
  private func step() throws(OpenError) -> Bool {
    output.removeAll(keepingCapacity: true)
    let input: [UInt8]
    do throws(Errno) {
      input = try file.bytes(at: offset, length: Self.block)
    } catch {
      throw OpenError(file: file.name, code: error.code)
    }
    offset += input.count
    let isLast = input.count < Self.block
    if transcoder == nil {
      output += input
    } else {
      transcoder?.convert(input, into: &output)
      if isLast { transcoder?.finish(into: &output) }
    }
    tabs?.expand(&output)
    return isLast
  }

  /// The length of the whole text, if the rest is like the `written` bytes so far.
  private func estimate(for written: Int) -> Int {
    guard offset > start else { return 0 }
    let ratio = Double(written) / Double(offset - start)
    return Int(ratio * Double(file.sizeAtOpening - start))
  }
}
