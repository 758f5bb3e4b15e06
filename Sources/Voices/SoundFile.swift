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

/// A file that sound is written into, piece by piece: the pieces lie in a folder beside it until it is
/// whole, so that an interrupted writing can be gone on with.
///
/// The folder has a journal with what the file is made of and, for each piece that is whole, where the
/// text goes on behind it, its samples and its chapters. Pieces are encoded by themselves: an encoder
/// adds silence around each, which is counted, so that chapters stand where they are heard.
package struct SoundFile: ~Copyable {
  /// The seconds of a piece.
  private static let pieceLength = 300
  /// The bytes of a WAV file's header.
  private static let headerLength = 44

  private let path: String
  private let format: SoundFormat
  private let rate: Int
  /// The samples of the pieces that are whole.
  private var lengths: [Int] = []
  private var file: CInt = -1
  private var encoder: Child?
  /// The samples that were written into the piece.
  private var written = 0
  /// Where the text goes on behind the last piece that is whole; nil if there is none.
  package private(set) var place: Int?
  /// The chapters so far, with their samples.
  package private(set) var chapters: [SoundChapter] = []
  private var knownChapters = 0

  /// The samples before what is written next.
  package var samples: Int { lengths.reduce(0, +) + format.delay(atRate: rate) + written }

  /// A file at `path` for samples of which there are `rate` a second; goes on with one that was left.
  ///
  /// - Parameter recipe: What it is made of, in a line: what another recipe has left is thrown away.
  package init(
    _ path: String, _ format: SoundFormat, rate: Int, recipe: String
  ) throws(SoundFileError) {
    (self.path, self.format, self.rate) = (path, format, rate)
    guard !format.lacksEncoder else { throw .noEncoder }
    blockPipeSignal()
    let folder = path + ".parts"
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw .unwritable(path, errno) }
    let recipe = "\(recipe) \(format) \(rate)"
    var lines = Self.lines(of: folder + "/journal")
    if lines.first != recipe {
      for line in 0...lines.count { unlink(folder + "/" + Self.name(line, format)) }
      lines = [recipe]
      try Self.write(recipe + "\n", to: folder + "/journal", isNew: true)
    }
    for line in lines.dropFirst() {
      let words = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard words.count >= 2, let offset = Int(words[0]), let length = Int(words[1]) else { break }
      (place, lengths) = (offset, lengths + [length])
      for index in stride(from: 2, to: words.count - 1, by: 2) {
        chapters.append(SoundChapter(String(words[index + 1]), start: Int(words[index]) ?? 0))
      }
    }
    knownChapters = chapters.count
  }

  deinit {
    if file >= 0 { close(file) }
    if let encoder {
      encoder.terminate()
      encoder.reap()
    }
    if file >= 0 { unlink("\(path).parts/\(Self.name(lengths.count, format))") }
    // Without a whole piece there is nothing to go on with.
    guard lengths.isEmpty else { return }
    unlink(path + ".parts/journal")
    rmdir(path + ".parts")
  }

  private static func name(_ index: Int, _ format: SoundFormat) -> String {
    "\(10_000 + index).\(format.pieceExtension)"
  }

  private static func lines(of path: String) -> [String] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    let text = String(decoding: contents(of: file), as: UTF8.self)
    // The last line may have been cut off.
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  private static func contents(of file: CInt) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  private static func write(
    _ text: String, to path: String, isNew: Bool
  ) throws(SoundFileError) {
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | (isNew ? O_TRUNC : O_APPEND), 0o666)
    guard file >= 0 else { throw .unwritable(path, errno) }
    defer { close(file) }
    let bytes = Array(text.utf8)
    guard Glibc.write(file, bytes, bytes.count) == bytes.count, fsync(file) == 0 else {
      throw .unwritable(path, errno)
    }
  }
}

// MARK: - Pieces

extension SoundFile {
  /// Begins a chapter here.
  package mutating func beginChapter(_ title: String) {
    chapters.append(SoundChapter(title, start: samples))
  }

  /// Adds samples.
  package mutating func write(_ recording: Recording) throws(SoundFileError) {
    if file < 0 { try beginPiece() }
    var rest = recording.samples[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .unwritable(path, errno) }
      rest = rest.dropFirst(count)
    }
    written += recording.count
  }

  /// Ends a paragraph, and with it the piece if that is long enough: the text goes on at `offset`.
  package mutating func endParagraph(at offset: Int) throws(SoundFileError) {
    if written >= Self.pieceLength * rate { try endPiece(at: offset) }
  }

  private mutating func beginPiece() throws(SoundFileError) {
    let piece = "\(path).parts/\(Self.name(lengths.count, format))"
    guard format != .wav else {
      file = open(piece, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      guard file >= 0 else { throw .unwritable(path, errno) }
      return
    }
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .unwritable(path, errno) }
    let arguments =
      ["ffmpeg", "-v", "error", "-y", "-f", "s16le", "-ar", "\(rate)", "-ac", "1", "-i", "-"]
      + format.encoding + [piece]
    encoder = Child(arguments, input: ends[0], output: -1)
    close(ends[0])
    guard encoder != nil else {
      close(ends[1])
      throw .noEncoder
    }
    file = ends[1]
  }

  private mutating func endPiece(at offset: Int) throws(SoundFileError) {
    guard file >= 0 else { return }
    close(file)
    file = -1
    let piece = "\(path).parts/\(Self.name(lengths.count, format))"
    if let encoder {
      self.encoder = nil
      let status = cpr_wait(encoder.process)
      guard status == 0 else { throw .encoder(status) }
    }
    let length = format == .wav ? written : try packets(of: piece) * format.packet(atRate: rate)
    lengths.append(length)
    written = 0
    var line = "\(offset)\t\(length)"
    for chapter in chapters[knownChapters...] {
      let title = String(chapter.title.map { $0.isNewline || $0 == "\t" ? " " : $0 })
      line += "\t\(chapter.start)\t\(title)"
    }
    knownChapters = chapters.count
    place = offset
    try Self.write(line + "\n", to: path + ".parts/journal", isNew: false)
  }

  /// The packets of a piece, as ffprobe counts them.
  private func packets(of piece: String) throws(SoundFileError) -> Int {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .unwritable(path, errno) }
    let counter = Child(
      [
        "ffprobe", "-v", "error", "-count_packets", "-show_entries", "stream=nb_read_packets",
        "-of", "csv=p=0", piece,
      ], input: -1, output: ends[1])
    close(ends[1])
    defer { close(ends[0]) }
    guard let counter else { throw .noEncoder }
    let told = String(decoding: Self.contents(of: ends[0]), as: UTF8.self)
    let status = cpr_wait(counter.process)
    guard status == 0, let count = Int(told.filter(\.isNumber)) else { throw .encoder(status) }
    return count
  }
}

// MARK: - The whole

extension SoundFile {
  /// Puts the pieces together, with chapters, and gives the file its name.
  package consuming func finish(title: String, author: String?) throws(SoundFileError) {
    try endPiece(at: .max)
    let part = path + ".part"
    do throws(SoundFileError) {
      if format == .wav { try joinSamples(into: part) } else { try join(into: part, title, author) }
    } catch {
      unlink(part)
      throw error
    }
    guard rename(part, path) == 0 else { throw .unwritable(path, errno) }
    for index in lengths.indices { unlink("\(path).parts/\(Self.name(index, format))") }
    for name in ["journal", "chapters", "list"] { unlink("\(path).parts/\(name)") }
    rmdir(path + ".parts")
    // Nothing is left to go on with.
    lengths = [0]
  }

  private func join(
    into part: String, _ title: String, _ author: String?
  ) throws(SoundFileError) {
    let folder = path + ".parts"
    var list = "ffconcat version 1.0\n"
    for (index, length) in lengths.enumerated() {
      let millionths = length * 1_000_000 / rate
      list += "file '\(Self.name(index, format))'\nduration \(millionths)us\n"
    }
    try Self.write(list, to: folder + "/list", isNew: true)
    let end = lengths.reduce(0, +)
    try Self.write(
      SoundChapter.metadata(
        title: title, author: author, SoundChapter.withBeginning(chapters, rate: rate), end: end,
        rate: rate, asTags: format == .opus),
      to: folder + "/chapters", isNew: true)
    let arguments = [
      "ffmpeg", "-v", "error", "-y", "-f", "concat", "-i", folder + "/list",
      "-f", "ffmetadata", "-i", folder + "/chapters", "-map", "0:a", "-map_metadata", "1",
      "-map_chapters", format == .opus ? "-1" : "1", "-c", "copy", "-f", format.container, part,
    ]
    guard let copier = Child(arguments, input: -1, output: -1) else { throw .noEncoder }
    let status = cpr_wait(copier.process)
    guard status == 0 else { throw .encoder(status) }
  }

  private func joinSamples(into part: String) throws(SoundFileError) {
    let whole = open(part, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard whole >= 0 else { throw .unwritable(path, errno) }
    defer { close(whole) }
    let header = header
    guard Glibc.write(whole, header, header.count) == header.count else {
      throw .unwritable(path, errno)
    }
    for index in lengths.indices {
      let piece = open(
        "\(path).parts/\(Self.name(index, format))", O_RDONLY | O_CLOEXEC)
      guard piece >= 0 else { throw .unwritable(path, errno) }
      defer { close(piece) }
      while true {
        let count = sendfile(whole, piece, nil, 1 << 30)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { throw .unwritable(path, errno) }
        if count == 0 { break }
      }
    }
    guard fsync(whole) == 0 else { throw .unwritable(path, errno) }
  }

  /// What a WAV file begins with; what is longer than 4 GB says so.
  private var header: [UInt8] {
    func number(_ value: Int, _ bytes: Int) -> [UInt8] {
      (0..<bytes).map { UInt8(truncatingIfNeeded: min(value, 0xFFFF_FFFF) >> (8 * $0)) }
    }
    let length = lengths.reduce(0, +) * 2
    var bytes = Array("RIFF".utf8)
    bytes += number(length + Self.headerLength - 8, 4)
    bytes += Array("WAVEfmt ".utf8)
    bytes += number(16, 4) + number(1, 2) + number(1, 2) + number(rate, 4)
    bytes += number(rate * 2, 4) + number(2, 2) + number(16, 2)
    bytes += Array("data".utf8) + number(length, 4)
    return bytes
  }
}
