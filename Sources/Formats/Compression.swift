import CProcess
import CZip
import Dispatch
import Files
import Glibc
import Synchronization

/// How a file is compressed, told by its first bytes.
enum Compression: CaseIterable {
  case gzip, xz, zstd, bzip2

  /// The compression of a file that begins with `head`; `nil` if it is not compressed.
  init?(_ head: [UInt8]) {
    guard let found = Self.allCases.first(where: { head.starts(with: $0.mark) }) else { return nil }
    self = found
  }

  private var mark: [UInt8] {
    switch self {
    case .gzip: [0x1F, 0x8B, 0x08]
    case .xz: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0]
    case .zstd: [0x28, 0xB5, 0x2F, 0xFD]
    case .bzip2: [0x42, 0x5A, 0x68]
    }
  }

  /// The program that unpacks it; `nil` for what this program does itself.
  private var program: String? {
    switch self {
    case .gzip: nil
    case .xz: "xz"
    case .zstd: "zstd"
    case .bzip2: "bzip2"
    }
  }

  /// The name of the file that was compressed: without `.gz` and its like.
  static func innerName(of name: String) -> String {
    for ending in [".gz", ".xz", ".zst", ".bz2"] where name.lowercased().hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return name
  }

  /// The unpacked bytes of `file`, as they come; closing the descriptor ends the work.
  ///
  /// - Parameter end: Is told how it ended.
  func unpacked(
    _ file: OpenFile, telling end: UnpackingEnd = UnpackingEnd()
  ) throws(OpenError) -> Descriptor {
    guard let program else { return try Inflation.begin(file, telling: end) }
    let (reading, writing) = try Self.socketPair(for: file)
    let output = Descriptor(owning: writing)
    let child = file.withDescriptorForProgram {
      Self.spawn([program, "-dc"], input: $0, output: output.number)
    }
    guard child > 0 else {
      close(reading)
      throw OpenError(file: file.name, reason: .needsProgram(program))
    }
    DispatchQueue(label: "tome-reader.unpacking", qos: .utility).async {
      end.tell(cpr_wait(child) == 0 ? nil : UnpackingEnd.damage)
    }
    return Descriptor(owning: reading)
  }

  /// Two sockets that are joined, and not inherited: to write to one when nobody reads the other is an
  /// error, and not a signal as with a pipe.
  fileprivate static func socketPair(
    for file: OpenFile
  ) throws(OpenError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw OpenError(file: file.name, code: errno)
    }
    return (ends[0], ends[1])
  }

  private static func spawn(_ arguments: [String], input: Int32, output: Int32) -> pid_t {
    var strings: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    return cpr_spawn(&strings, environ, input, output, -1, CInt(CPR_OWN_SESSION))
  }
}

/// How the work of unpacking a file ended, for whom it is read by.
final class UnpackingEnd: Sendable {
  /// What is said of a file that ends before its time, or is damaged.
  static let damage =
    "the compressed file is cut off or damaged: what is missing cannot be unpacked"
  /// What is said of a file that was made to fill the disk.
  static let excess =
    "the compressed file unpacks to far more than its length: the rest is left out"

  private let words = Mutex<String?>(nil)
  private let hasEnded = DispatchSemaphore(value: 0)

  /// What is wrong with the file; `nil` if it was unpacked as a whole. It waits for the end of the work:
  /// for whom has read the last byte.
  var fault: String? {
    hasEnded.wait()
    hasEnded.signal()
    return words.withLock { $0 }
  }

  /// Says, once, that the work has ended, and what was wrong.
  func tell(_ fault: String?) {
    words.withLock { $0 = fault }
    hasEnded.signal()
  }
}

/// The work of unpacking a gzip file on a thread of its own.
///
/// Unchecked: zlib's state is a pointer, and only the one block that runs on the queue uses it.
private final class Inflation: @unchecked Sendable {
  private static let block = 64 << 10
  /// From this length on, a file may not unpack to more than a thousand times its length.
  private static let unpackedFreely = 1 << 30

  private let file: OpenFile
  private let output: Int32
  private let inflater: OpaquePointer
  private let end: UnpackingEnd
  /// Whether a part has ended, and nothing has come of another one.
  private var isBehindPart = false

  private init(_ file: OpenFile, output: Int32, inflater: OpaquePointer, _ end: UnpackingEnd) {
    (self.file, self.output, self.inflater, self.end) = (file, output, inflater, end)
  }

  deinit {
    czip_inflater_close(inflater)
    close(output)
  }

  static func begin(
    _ file: OpenFile, telling end: UnpackingEnd
  ) throws(OpenError) -> Descriptor {
    let (reading, writing) = try Compression.socketPair(for: file)
    guard let inflater = czip_inflater_open() else {
      close(reading)
      close(writing)
      throw OpenError(file: file.name, code: ENOMEM)
    }
    let work = Inflation(file, output: writing, inflater: inflater, end)
    DispatchQueue(label: "tome-reader.unpacking", qos: .userInitiated).async {
      end.tell(work.run())
    }
    return Descriptor(owning: reading)
  }

  /// Unpacks the file; what is wrong with it, if anything.
  ///
  /// Bytes that are no part of the format may stand behind its last part, as for gzip(1).
  private func run() -> String? {
    var offset = 0
    var sent = 0
    var output = [UInt8](repeating: 0, count: Self.block)
    while let input = try? file.bytes(at: offset, length: Self.block), !input.isEmpty {
      offset += input.count
      var rest = input[...]
      var isFull = true
      while !rest.isEmpty || isFull {
        var taken = 0
        var made = 0
        let result = rest.withUnsafeBytes { bytes -> czip_inflation in
          guard let base = bytes.baseAddress else { return CZIP_MORE }
          return czip_inflate(inflater, base, bytes.count, &taken, &output, output.count, &made)
        }
        isFull = made == output.count
        rest = rest.dropFirst(taken)
        guard send(output, made) else { return nil }
        sent += made
        if made > 0 { isBehindPart = false }
        if result == CZIP_PART_ENDED { isBehindPart = true }
        let isStuck = taken == 0 && made == 0
        if isStuck, rest.isEmpty { break }
        if isStuck || result == CZIP_BROKEN { return isBehindPart ? nil : UnpackingEnd.damage }
        if sent > Self.unpackedFreely, sent / max(offset, 1) > 1000 { return UnpackingEnd.excess }
      }
    }
    return isBehindPart ? nil : UnpackingEnd.damage
  }

  /// Hands on the first `count` of `bytes`; whether anybody wants more.
  private func send(_ bytes: [UInt8], _ count: Int) -> Bool {
    var done = 0
    while done < count {
      let put = bytes.withUnsafeBytes {
        Glibc.send(
          output, $0.baseAddress.map { $0 + done }, count - done, Int32(MSG_NOSIGNAL))
      }
      if put < 0, errno == EINTR { continue }
      guard put > 0 else { return false }
      done += put
    }
    return true
  }
}

/// The bytes of a document that come through a descriptor, as UTF-8.
final class StreamBytes {
  private let descriptor: Descriptor

  /// The bytes that come through `descriptor`.
  init(_ descriptor: consuming Descriptor) { self.descriptor = descriptor }

  /// The next bytes, at least one unless the stream has ended, and at most `limit`.
  func next(limit: Int = 64 << 10) -> [UInt8] {
    while true {
      var got = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
        got = Glibc.read(descriptor.number, buffer.baseAddress, buffer.count)
        count = max(got, 0)
      }
      if got < 0, errno == EINTR { continue }
      return bytes
    }
  }

  /// The first bytes of the stream, up to `limit` of them.
  func head(_ limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let more = next(limit: limit - bytes.count)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }
}
