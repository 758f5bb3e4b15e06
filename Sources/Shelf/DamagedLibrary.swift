import Datebook
import Glibc

/// A library whose file is damaged: it is kept under another name, and a new one takes its place.
struct DamagedLibrary {
  let location: LibraryLocation

  /// What `open` gives once the damaged file is out of its way, and a sentence that says so.
  ///
  /// Programs that find the damage at the same time take turns: the second one finds the new
  /// library of the first, and leaves it alone.
  func replaced<Opened>(
    at now: Moment, open: () throws(LibraryError) -> Opened
  ) throws(LibraryError) -> (Opened, notice: String?) {
    let folder = Glibc.open(location.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(folder) }
    flock(folder, LOCK_EX)
    do {
      return (try open(), nil)
    } catch .damaged {
      let kept = try setAside(at: now)
      return (
        try open(), "The library file was damaged; it is kept as '\(kept)' and a new one begun."
      )
    }
  }

  /// Renames the file and what belongs to it; the path it is kept as.
  private func setAside(at now: Moment) throws(LibraryError) -> String {
    let base = "\(location.path).damaged-\(stamp(of: now))"
    var kept = base
    var number = 2
    while access(kept, F_OK) == 0 {
      kept = "\(base)-\(number)"
      number += 1
    }
    // The write-ahead log goes first: a log left behind would be taken for the new library's.
    for suffix in ["-wal", "-shm", ""] {
      guard rename(location.path + suffix, kept + suffix) != 0, errno != ENOENT else { continue }
      throw .damaged(path: location.path)
    }
    return kept
  }

  /// The time in UTC as it is put into names: `20260305T141502Z`.
  private func stamp(of moment: Moment) -> String {
    let day = ReadingClock(secondsAheadOfUTC: 0).day(at: moment)
    let second = moment.seconds - day.number * 86_400
    let time = [second / 3600, second / 60 % 60, second % 60]
    let digits = time.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
    return "\(day.description.split(separator: "-").joined())T\(digits)Z"
  }
}
