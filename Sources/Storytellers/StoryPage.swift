import Files
import Glibc

/// The file of a story that is being told, which a reader may have open: it only grows.
struct StoryPage {
  /// The path of the file.
  let path: String
  private var shown: String

  /// The page in the file at `path`, which may have the beginning of the story already.
  init(_ path: String) {
    self.path = path
    shown =
      FileContents.read(path, atMost: 1 << 20).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Shows the story so far.
  mutating func show(_ text: String) throws(FileFault) {
    guard text != shown else { return }
    try Self.finish(path, with: text)
    shown = text
  }

  /// Lets the file have `text`: appends to what is there already if the text begins so, and replaces
  /// the file otherwise.
  static func finish(_ path: String, with text: String) throws(FileFault) {
    let whole = Array(text.utf8)
    guard let former = FileContents.read(path, atMost: 1 << 20), !former.isEmpty,
      whole.starts(with: former)
    else { return try FileContents.replace(path, with: whole) }
    guard whole.count > former.count else { return }
    let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard file >= 0 else { throw FileFault(path: path, code: errno) }
    defer { close(file) }
    guard FileContents.write(Array(whole[former.count...]), to: file), fsync(file) == 0 else {
      let code = errno
      // A half of the words would be taken for all of them.
      ftruncate(file, former.count)
      throw FileFault(path: path, code: code)
    }
  }
}
