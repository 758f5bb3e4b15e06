import Books
import Formats
import Setup

extension FileChange {
  /// What the reader is told about it.
  func sentence(about text: OpenedText) -> String {
    // Without its folders, so that it fits a line.
    let file = text.file.name.split(separator: "/").last.map(String.init) ?? text.file.name
    return switch self {
    case .shrunk: "'\(file)' became shorter; this is what is left of it."
    case .grown: "'\(file)' became longer."
    case .edited where text.source.followsEdits: "'\(file)' was changed."
    case .edited: "'\(file)' was changed; this is the text as it was."
    case .deleted: "'\(file)' was moved or deleted; it can still be read."
    case .replaced: "'\(file)' was replaced; this is the file that was opened."
    case .unreadable(let code): Failure(TextError(file: file, code: code)).sentence
    }
  }
}
