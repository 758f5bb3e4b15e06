import Books
package import Datebook
import Formats
import Glibc
package import Holdings
import Shelf
package import Trash

extension TrashCan {
  /// Puts a book's file into the trash, where it surely is the book's.
  ///
  /// Another text, or a folder, may have come to its place since it was last read: that stays, and so
  /// does what cannot be read.
  ///
  /// - Returns: `nil` for a book without a file.
  package func put(fileOf book: BookDetails) throws(TrashError) -> Trashed? {
    guard let path = book.record.path else { return nil }
    guard try Self.has(book, in: path) else { throw .differs(path: path) }
    return try put(path, at: LocalClock().localTime)
  }

  /// Whether the text in a file surely is a book's.
  private static func has(_ book: BookDetails, in path: String) throws(TrashError) -> Bool {
    let digest: ContentDigest?
    do throws(OpenError) {
      let text = try TextOpener.open(path: path, options: .identifying) {}
      text.source.stop()
      digest = text.digest
    } catch {
      throw error.reason == .noSuchFile
        ? .noSuchFile(path: path) : .unknown(path: path, reason: error.cause)
    }
    guard let digest else { throw .unknown(path: path, reason: "it is not a file") }
    return digest.isAmong(book.digests)
  }
}

extension TrashCan {
  /// How long after a book its file goes into the trash, at most, in seconds; and how much before it, for
  /// the clock of a disk is coarse.
  private static let removal = (longest: 3600, before: 2)

  /// What became of a file that went with its book.
  package enum Return {
    /// It is at its place again.
    case back
    /// It was put into the trash by something else, or cannot be brought back; it is this file there.
    case inTrash(String)
    /// Nobody knows where it is.
    case gone
  }

  /// Whether a book's file is at its place: whatever cannot be read counts as its own.
  package static func hasFile(of book: BookDetails) -> Bool {
    guard let path = book.record.path else { return true }
    return access(path, F_OK) == 0 && (try? has(book, in: path)) != false
  }

  /// Brings the file of a book back that went into the trash with it.
  ///
  /// - Parameters:
  ///   - finds: What was put into the trash from its path, the latest first.
  ///   - moment: When the book was removed.
  package func takeBack(_ book: BookDetails, _ finds: [Find], removedAt moment: Moment) -> Return {
    guard let latest = finds.first(where: { (try? Self.has(book, in: $0.trashed.file)) == true })
    else { return .gone }
    let seconds = (latest.nanoseconds / 1_000_000 - moment.milliseconds) / 1000
    let isOurs = (-Self.removal.before...Self.removal.longest).contains(seconds)
    return isOurs && restore(latest.trashed) ? .back : .inTrash(latest.trashed.file)
  }
}

extension LocalClock {
  /// The local time, as the trash tells it: `2026-03-05T14:15:02`.
  fileprivate var localTime: String {
    let now = now
    return String(now.adding(seconds: clock(at: now).secondsAheadOfUTC).timestamp.dropLast())
  }
}
