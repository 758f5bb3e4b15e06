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

  /// The lines, without anything that a terminal would obey.
  let lines: [Substring]

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
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(source.count, 1), alignment: 1)
    defer { buffer.deallocate() }
    let count: Int
    do throws(TextError) { count = try source.read(into: buffer, at: 0) } catch {
      throw Failure(error)
    }
    let whole = String(decoding: buffer[..<count], as: UTF8.self).harmless(keepsDirections: true)
    var lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    let rows = lines.reduce(0) { $0 + Self.rows(of: $1, columns: max(size.columns, 1)) }
    guard rows < size.rows else { return nil }
    self.lines = lines
  }

  /// The rows that a terminal takes for a line.
  private static func rows(of line: Substring, columns: Int) -> Int {
    var column = 0
    for (index, part) in line.split(separator: "\t", omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 { column += 8 - column % 8 }
      column += Typeset.columns(of: String(part))
    }
    return max((column + columns - 1) / columns, 1)
  }

  /// Prints the lines.
  func print() throws(Failure) {
    var bytes = Array(lines.joined(separator: "\n").utf8)[...]
    if !lines.isEmpty { bytes.append(0x0A) }
    while !bytes.isEmpty {
      let put = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if put < 0, errno == EINTR || errno == EAGAIN { continue }
      guard put > 0 else { throw Failure(writing: errno) }
      bytes = bytes.dropFirst(put)
    }
  }
}
