import CProcess
import CZip
import Dispatch
import Files
import Glibc

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
  func unpacked(_ file: OpenFile) throws(OpenError) -> Descriptor {
    guard let program else { return try Inflation.begin(file) }
    let (reading, writing) = try Self.socketPair(for: file)
    let output = Descriptor(owning: writing)
    let child = file.withDescriptor { descriptor -> pid_t in
      // Where the file is read from is shared with the child, and nothing here reads by it.
      lseek(descriptor, 0, SEEK_SET)
      return Self.spawn([program, "-dc"], input: descriptor, output: output.number)
    }
    guard child > 0 else {
      close(reading)
      throw OpenError(file: file.name, reason: .needsProgram(program))
    }
    DispatchQueue(label: "tome-reader.unpacking", qos: .utility).async { _ = cpr_wait(child) }
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

  private init(_ file: OpenFile, output: Int32, inflater: OpaquePointer) {
    (self.file, self.output, self.inflater) = (file, output, inflater)
  }

  deinit {
    czip_inflater_close(inflater)
    close(output)
  }

  static func begin(_ file: OpenFile) throws(OpenError) -> Descriptor {
    let (reading, writing) = try Compression.socketPair(for: file)
    guard let inflater = czip_inflater_open() else {
      close(reading)
      close(writing)
      throw OpenError(file: file.name, code: ENOMEM)
    }
    let work = Inflation(file, output: writing, inflater: inflater)
    DispatchQueue(label: "tome-reader.unpacking", qos: .userInitiated).async { work.run() }
    return Descriptor(owning: reading)
  }

  private func run() {
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
        guard send(output, made) else { return }
        sent += made
        if result == CZIP_BROKEN || (taken == 0 && made == 0) { return }
        if sent > Self.unpackedFreely, sent / max(offset, 1) > 1000 { return }
      }
    }
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
