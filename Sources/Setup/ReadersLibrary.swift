import Glibc
package import Shelf
import Synchronization

extension Library {
  /// The reader's library; `nil` if there is none yet, nor a copy of one that was lost. If it may
  /// not be written to, it can be read all the same.
  ///
  /// - Parameter onDamage: Is given what the reader is to be told of a damaged one; commands `tell` it.
  package static func ofReader(
    in folders: ReadersFolders = .standard, onDamage: (LibraryDamage) -> Void
  ) throws(LibraryError) -> Library? {
    let location = try folders.library()
    guard
      access(location.path, F_OK) == 0
        || LibraryBackups(of: location).newestWhole(at: .now()) != nil
    else { return nil }
    return try Library.toRead(at: location, onDamage: onDamage)
  }
}

/// The reader's library for who asks it again and again: opened with the first question, and anew
/// where another file has taken its place. It may be asked from any thread.
///
/// Each queue has one of its own. Two that ask GRDB's pool at once make Dispatch begin its pool of
/// workers, whose monitor then wakes the program each second for as long as it runs.
package final class ReadersLibrary: Sendable {
  /// Where the library is looked for.
  package let folders: ReadersFolders
  private let known = Mutex<Library?>(nil)
  private let onDamage: @Sendable (LibraryDamage) -> Void
  private let onObstacle: @Sendable (LibraryError) -> Void

  /// - Parameters:
  ///   - onDamage: Is given what the reader is to be told of a damaged library, on the thread that asked.
  ///   - onObstacle: Is given what keeps the library from being written to, there too.
  package init(
    in folders: ReadersFolders = .standard,
    onDamage: @escaping @Sendable (LibraryDamage) -> Void,
    onObstacle: @escaping @Sendable (LibraryError) -> Void = { _ in }
  ) {
    (self.folders, self.onDamage, self.onObstacle) = (folders, onDamage, onObstacle)
  }

  /// The library; `nil` if there is none yet.
  package func opened() throws(LibraryError) -> Library? {
    if let known = known.withLock({ $0 }), known.isInPlace { return known }
    let opened = try Library.ofReader(in: folders, onDamage: onDamage)
    known.withLock { $0 = opened }
    if let obstacle = opened?.obstacle { onObstacle(obstacle) }
    return opened
  }
}

/// Tells on standard error that the library was damaged, and what can be done about it: once, however
/// often the library is opened.
package func tell(_ damage: LibraryDamage) {
  let isNews = toldDamage.withLock { told in
    defer { told = damage }
    return told != damage
  }
  guard isNews else { return }
  tell(damage.notice)
  if let offer = damage.offer { tell(offer) }
}

private let toldDamage = Mutex<LibraryDamage?>(nil)

extension Failure {
  /// The result of `body`, which writes; what goes wrong in the library is a failure.
  ///
  /// - Parameter subject: What was to be kept, as a sentence begins: `A mark`.
  package static func catching<Result>(
    keeping subject: String, _ body: () throws(LibraryError) -> Result
  ) throws(Failure) -> Result {
    do throws(LibraryError) { return try body() } catch {
      throw Failure(sentence: error.sentence(keeping: subject), status: EX_IOERR)
    }
  }

  /// The result of `body`, which reads; what goes wrong in the library is a failure.
  ///
  /// - Parameter subject: What was to be read, as a sentence begins: `The library`.
  package static func catching<Result>(
    reading subject: String, _ body: () throws(LibraryError) -> Result
  ) throws(Failure) -> Result {
    do throws(LibraryError) { return try body() } catch {
      throw Failure(sentence: error.sentence(reading: subject), status: EX_IOERR)
    }
  }
}
