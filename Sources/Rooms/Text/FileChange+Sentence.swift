import Books
import Formats
import Setup

extension FileChange {
  /// What the reader is told about it.
  func sentence(about text: OpenedText) -> String {
    // Without its folders, so that it fits a line.
    let file = text.file.name.split(separator: "/").last.map(String.init) ?? text.file.name
    return switch self {
    case .shrunk: "'\(file)' became shorter. This is what is left."
    case .grown: "'\(file)' became longer."
    case .edited where text.source.followsEdits: "'\(file)' was changed."
    case .edited: "'\(file)' was changed. You are reading the old text."
    case .deleted: "'\(file)' was moved or deleted. You can read on."
    case .replaced: "'\(file)' was replaced. You are reading the old file."
    case .unreadable(let code): Failure(TextError(file: file, code: code)).sentence
    }
  }
}
