import Files
import Glibc
import Setup
import Widgets

/// The file that keeps what was typed in a form of stories when the program was left.
struct StoryDraftFile {
  private let folder: String

  /// The file among what programs leave for their next run; nil without a HOME.
  init?(in folders: ReadersFolders) {
    guard let folder = folders.state?.path else { return nil }
    self.folder = folder
  }

  private var path: String { folder + "/story-draft" }

  /// What was kept; nil if there is nothing that can be read.
  func read() -> FormDraft? {
    FileContents.read(path, atMost: 1 << 16)
      .flatMap { FormDraft(text: String(decoding: $0, as: UTF8.self)) }
  }

  /// Keeps a draft, or nothing.
  ///
  /// - Returns: Why it cannot be kept, as the end of a sentence; nil if it is kept.
  func write(_ draft: FormDraft?) -> String? {
    guard let draft else {
      unlink(path)
      return nil
    }
    do throws(FileFault) {
      try Folder.make(folder)
      // It has the name of a child.
      try FileContents.replace(path, with: Array(draft.text.utf8), mode: 0o600)
      return nil
    } catch {
      return error.reason
    }
  }
}
