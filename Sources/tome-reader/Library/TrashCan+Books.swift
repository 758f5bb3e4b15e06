import Books
import Datebook
import Formats
import Holdings
import Shelf
import Trash

extension TrashCan {
  /// Puts a book's file into the trash, where it surely is the book's.
  ///
  /// Another text, or a folder, may have come to its place since it was last read: that stays, and so
  /// does what cannot be read.
  ///
  /// - Returns: `nil` for a book without a file.
  func put(fileOf book: BookDetails) throws(TrashError) -> Trashed? {
    guard let path = book.record.path else { return nil }
    guard try Self.has(book, in: path) else { throw .differs(path: path) }
    return try put(path, at: LocalClock().localTime(at: .now()))
  }

  /// Whether the text in a file surely is a book's.
  private static func has(_ book: BookDetails, in path: String) throws(TrashError) -> Bool {
    let digest: ContentDigest?
    do throws(OpenError) {
      let text = try TextOpener.open(path: path, options: OpenOptions(allowsBinary: true)) {}
      text.source.stop()
      digest = text.digest
    } catch {
      throw error.reason == .noSuchFile
        ? .noSuchFile(path: path) : .unknown(path: path, reason: error.cause)
    }
    guard let digest else { throw .unknown(path: path, reason: "it is no file") }
    return digest.isAmong(book.digests)
  }
}

extension TrashCan {
  /// How long after a book its file goes into the trash, at most, in seconds.
  private static let longestRemoval = 600

  /// What became of a file that is not at its place.
  enum Return {
    /// It is at its place again.
    case back
    /// It was put into the trash by something else, or cannot be brought back; it is this file there.
    case inTrash(String)
    /// Nobody knows where it is.
    case gone
  }

  /// Brings the file of a book back that went into the trash with it.
  ///
  /// - Parameter moment: When the book was removed.
  func takeBack(_ book: BookDetails, removedAt moment: Moment) -> Return {
    let finds = find(book.record.path ?? "").filter {
      (try? Self.has(book, in: $0.trashed.file)) == true
    }
    guard let latest = finds.first else { return .gone }
    let clock = LocalClock()
    let times =
      clock.localTime(at: moment)...clock.localTime(at: moment.adding(seconds: Self.longestRemoval))
    let isOurs = times.contains(latest.time)
    return isOurs && restore(latest.trashed) ? .back : .inTrash(latest.trashed.file)
  }
}

extension LocalClock {
  /// The local time at a moment, as the trash tells it: `2026-03-05T14:15:02`.
  fileprivate func localTime(at moment: Moment) -> String {
    String(moment.adding(seconds: clock(at: moment).secondsAheadOfUTC).timestamp.dropLast())
  }
}
