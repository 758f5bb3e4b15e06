import Files
import Glibc
import Synchronization

/// The lock of a story that is being told. It goes with the program that has it, however that ends, so
/// that no story is told twice at once, and one that broke off can be gone on with at once.
final class TellingLock: Sendable {
  private let path: String
  private let file: Mutex<CInt>

  /// The lock of a story, whose text is in `folder`; nil if another program has it.
  init?(_ identifier: String, in folder: String) throws(FileFault) {
    try Folder.make(folder)
    path = folder + "/." + identifier + ".lock"
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw FileFault(path: path, code: errno) }
    self.file = Mutex(file)
    var (own, named) = (stat(), stat())
    guard flock(file, LOCK_EX | LOCK_NB) == 0, fstat(file, &own) == 0, stat(path, &named) == 0,
      // Another program may have taken the file away after this one opened it.
      own.st_ino == named.st_ino, own.st_dev == named.st_dev
    else {
      close(file)
      return nil
    }
  }

  /// Gives the lock back.
  func release() {
    file.withLock { file in
      guard file >= 0 else { return }
      unlink(path)
      close(file)
      file = -1
    }
  }
}
