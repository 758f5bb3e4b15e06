import CProcess
import Glibc
package import Speech

/// Why a file of sound could not be written.
package enum SoundFileError: Error, Equatable, Sendable {
  /// The system's error, for the file at a path.
  case unwritable(String, Int32)
  /// ffmpeg is not installed.
  case noEncoder
  /// ffmpeg failed, with its status.
  case encoder(Int32)

  /// What happened, and what to do.
  package var sentence: String {
    switch self {
    case .unwritable(let path, let code):
      "cannot write '\(path)': \(String(cString: strerror(code)))"
    case .noEncoder: "this kind of file needs ffmpeg: install it, or write a .wav"
    case .encoder(let status): "ffmpeg failed with status \(status)"
    }
  }
}

/// What a file of sound is.
package enum SoundFormat: String, CaseIterable, Sendable {
  case wav, m4b, opus, mka

  /// What ffmpeg is told about the sound.
  fileprivate var encoding: [String] {
    switch self {
    case .wav: []
    case .m4b: ["-c:a", "aac", "-b:a", "64k"]
    case .opus, .mka: ["-c:a", "libopus", "-b:a", "32k"]
    }
  }

  /// What ffmpeg calls the file's kind.
  fileprivate var container: String {
    switch self {
    case .wav: "wav"
    case .m4b: "mp4"
    case .opus: "opus"
    case .mka: "matroska"
    }
  }

  /// Whether ffmpeg must write it, and is missing.
  package var lacksEncoder: Bool { self != .wav && !Child.isInstalled("ffmpeg") }
}

/// A file that sound is written into: beside its name until it is whole.
package struct SoundFile: ~Copyable {
  private let path: String
  private let format: SoundFormat
  private let rate: Int
  private var file: CInt
  private var encoder: Child?
  private var isKept = false
  /// The samples that were written.
  package private(set) var samples = 0

  /// The bytes of a WAV file's header.
  private static let headerLength = 44

  private var part: String { path + ".part" }
  private var chapterless: String { path + ".sound.part" }
  private var chapterList: String { path + ".chapters.part" }

  /// A file at `path` for samples of which there are `rate` a second.
  package init(_ path: String, _ format: SoundFormat, rate: Int) throws(SoundFileError) {
    let start = try format == .wav ? Self.start(path) : Self.startEncoder(path, format, rate)
    (self.path, self.format, self.rate) = (path, format, rate)
    (file, encoder) = (start.file, start.encoder)
  }

  /// Begins a WAV file, whose header is written when its length is known.
  private static func start(
    _ path: String
  ) throws(SoundFileError) -> (file: CInt, encoder: Child?) {
    let file = open(path + ".part", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0, lseek(file, off_t(headerLength), SEEK_SET) >= 0 else {
      throw .unwritable(path, errno)
    }
    return (file, nil)
  }

  private static func startEncoder(
    _ path: String, _ format: SoundFormat, _ rate: Int
  ) throws(SoundFileError) -> (file: CInt, encoder: Child?) {
    guard !format.lacksEncoder else { throw .noEncoder }
    blockPipeSignal()
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .unwritable(path, errno) }
    let arguments =
      ["ffmpeg", "-v", "error", "-y", "-f", "s16le", "-ar", "\(rate)", "-ac", "1", "-i", "-"]
      + format.encoding + ["-f", format.container, path + ".sound.part"]
    let encoder = Child(arguments, input: ends[0], output: -1)
    close(ends[0])
    guard let encoder else {
      close(ends[1])
      throw .noEncoder
    }
    return (ends[1], encoder)
  }

  deinit {
    guard !isKept else { return }
    close(file)
    encoder?.terminate()
    encoder?.reap()
    for path in [part, chapterless, chapterList] { unlink(path) }
  }

  /// Adds samples.
  package mutating func write(_ recording: Recording) throws(SoundFileError) {
    try write(recording.samples)
    samples += recording.count
  }

  private func write(_ bytes: [UInt8]) throws(SoundFileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .unwritable(path, errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// Puts chapters into the file, and gives it its name.
  package consuming func finish(
    title: String, author: String?, _ chapters: [SoundChapter]
  ) throws(SoundFileError) {
    if let encoder {
      close(file)
      try Self.wait(for: encoder)
      self.encoder = nil
      try addChapters(
        SoundChapter.metadata(title: title, author: author, chapters, end: samples, rate: rate))
    } else {
      guard lseek(file, 0, SEEK_SET) == 0 else { throw .unwritable(path, errno) }
      try write(header)
      guard fsync(file) == 0 else { throw .unwritable(path, errno) }
      close(file)
    }
    file = -1
    guard rename(part, path) == 0 else { throw .unwritable(path, errno) }
    for path in [chapterless, chapterList] { unlink(path) }
    isKept = true
  }

  /// Copies the sound into a file with chapters: an encoder is told of them before it begins.
  private func addChapters(_ metadata: String) throws(SoundFileError) {
    let list = open(chapterList, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard list >= 0 else { throw .unwritable(path, errno) }
    let bytes = Array(metadata.utf8)
    let count = Glibc.write(list, bytes, bytes.count)
    close(list)
    guard count == bytes.count else { throw .unwritable(path, errno) }
    let arguments = [
      "ffmpeg", "-v", "error", "-y", "-i", chapterless, "-f", "ffmetadata", "-i", chapterList,
      "-map", "0:a", "-map_metadata", "1", "-map_chapters", "1", "-c", "copy",
      "-f", format.container, part,
    ]
    guard let copier = Child(arguments, input: -1, output: -1) else { throw .noEncoder }
    try Self.wait(for: copier)
  }

  private static func wait(for child: Child) throws(SoundFileError) {
    let status = cpr_wait(child.process)
    guard status == 0 else { throw .encoder(status) }
  }

  /// What a WAV file begins with; what is longer than 4 GB says so.
  private var header: [UInt8] {
    func number(_ value: Int, _ bytes: Int) -> [UInt8] {
      (0..<bytes).map { UInt8(truncatingIfNeeded: min(value, 0xFFFF_FFFF) >> (8 * $0)) }
    }
    let length = samples * 2
    var bytes = Array("RIFF".utf8)
    bytes += number(length + Self.headerLength - 8, 4)
    bytes += Array("WAVEfmt ".utf8)
    bytes += number(16, 4) + number(1, 2) + number(1, 2) + number(rate, 4)
    bytes += number(rate * 2, 4) + number(2, 2) + number(16, 2)
    bytes += Array("data".utf8) + number(length, 4)
    return bytes
  }
}
