import Books
import Formats
import Glibc
import Setup
import Typeset
import Widgets

/// A text that fits one screen: it is printed and stays there, as with `less -F`.
struct OneScreen {
  /// How long a pipe may take to end before the text is shown as any other.
  private static let patience = Duration.seconds(1)
  /// The bytes that a cell of the screen has at most in a text that is worth a look.
  private static let bytesPerCell = 8

  /// What is printed, without anything of the text that a terminal would obey.
  private var printed = ""

  /// The screen of `text`; `nil` if it needs more rows than a screen of `size` has beside the one
  /// for the shell's prompt, or is still arriving after a second.
  init?(_ text: OpenedText, size: ScreenSize) throws(Failure) {
    let source = text.source
    let most = (size.rows + 1) * (size.columns + 1) * Self.bytesPerCell
    let deadline = ContinuousClock.now + Self.patience
    while !source.isComplete {
      guard source.count <= most, ContinuousClock.now < deadline else { return nil }
      usleep(500)
    }
    guard source.count <= most, source.failure == nil else { return nil }
    do throws(TextError) {
      let bytes = try Self.bytes(of: source)
      let whole = String(decoding: bytes, as: UTF8.self).harmless(keepsDirections: true)
      guard Self.rows(of: whole, columns: max(size.columns, 1)) < size.rows else { return nil }
      let spans = try source.spans?.spans(beginningIn: 0..<bytes.count) ?? []
      printed = spans.isEmpty ? whole : Self.styled(bytes, spans)
    } catch {
      throw Failure(error)
    }
    if !printed.isEmpty, printed.last != "\n" { printed += "\n" }
  }

  private static func bytes(of source: any TextSource) throws(TextError) -> [UInt8] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(source.count, 1), alignment: 1)
    defer { buffer.deallocate() }
    let count = try source.read(into: buffer, at: 0)
    return Array(buffer[..<count])
  }

  /// The rows that a terminal takes for lines.
  private static func rows(of text: String, columns: Int) -> Int {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines.reduce(0) { $0 + rows(ofLine: $1, columns: columns) }
  }

  private static func rows(ofLine line: Substring, columns: Int) -> Int {
    var column = 0
    for (index, part) in line.split(separator: "\t", omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 { column += 8 - column % 8 }
      column += Typeset.columns(of: String(part))
    }
    return max((column + columns - 1) / columns, 1)
  }

  /// The text with sequences for how its words look.
  private static func styled(_ bytes: [UInt8], _ spans: [SpanRecord]) -> String {
    let look = PrintedLook()
    let edges = Set(spans.flatMap { [$0.range.lowerBound, $0.range.upperBound] })
      .union([0, bytes.count]).sorted()
    var styled = ""
    var rest = spans[...]
    var active: [SpanRecord] = []
    for (start, end) in zip(edges, edges.dropFirst()) {
      active.removeAll { $0.range.upperBound <= start }
      while let span = rest.first, span.offset <= start { active.append(rest.removeFirst()) }
      let words = String(decoding: bytes[start..<min(end, bytes.count)], as: UTF8.self)
      let sequence = look.sequence(for: active)
      styled += sequence + words.harmless(keepsDirections: true)
      if !sequence.isEmpty { styled += PrintedLook.end }
    }
    return styled
  }

  /// Prints it.
  func print() throws(Failure) {
    var bytes = Array(printed.utf8)[...]
    while !bytes.isEmpty {
      let put = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if put < 0, errno == EINTR || errno == EAGAIN { continue }
      guard put > 0 else { throw Failure(writing: errno) }
      bytes = bytes.dropFirst(put)
    }
  }
}
