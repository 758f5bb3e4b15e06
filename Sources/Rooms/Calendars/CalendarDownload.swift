import Books
import Fetching
import Files
import Synchronization

/// A calendar on the web, fetched into a file that stays: what was fetched last is shown until there
/// is something newer.
final class CalendarDownload: Sendable {
  /// The longest calendar that is taken, in bytes.
  private static let mostBytes = 32 << 20
  /// How old what was fetched may be before it is fetched again, in seconds.
  private static let age = 900

  /// The file that is kept.
  let file: String
  private let folder: String
  private let request: WebRequest
  private let running = Mutex<Fetch?>(nil)
  /// When it was asked for last, in seconds; `nil` once it is there.
  private let askedAt = Mutex<Int?>(nil)

  /// A calendar that is not fetched yet; `nil` without a HOME to keep it in.
  ///
  /// - Parameter cache: The program's folder for what can be had again.
  init?(_ address: String, cache: String?) {
    guard let cache else { return nil }
    request = WebRequest(address, accept: "text/calendar, */*;q=0.1")
    folder = cache + "/calendars"
    file = folder + "/" + Self.name(of: address) + ".ics"
  }

  /// A name for the file that does not tell the address, which may be a secret: its FNV-1a hash.
  private static func name(of address: String) -> String {
    let digits = String(FNV1a(address.utf8).value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Whether it is to be fetched now, for what is kept is too old, or nothing is: who asks does it.
  ///
  /// What could not be had is asked for again after as long.
  func takesTurn(at seconds: Int) -> Bool {
    askedAt.withLock { askedAt in
      let ages = [askedAt, FileVersion(file)?.seconds].compactMap { $0 }.map { seconds - $0 }
      guard !ages.contains(where: (0..<Self.age).contains) else { return false }
      askedAt = seconds
      return true
    }
  }

  /// Ends a fetch that is on its way.
  func stop() { running.withLock { $0?.stop() } }

  /// Fetches it; blocks, and may be called by who took the turn. Says why it could not be had, with what is kept left as it is.
  func fetch() -> String? {
    let fetch = Fetch(request)
    running.withLock { $0 = fetch }
    do throws(FetchError) {
      let answer = try fetch.run(limit: Self.mostBytes)
      // A page that asks for a password is no calendar.
      let start = String(decoding: answer.bytes.prefix(512), as: UTF8.self).uppercased()
      guard start.contains("BEGIN:VCALENDAR") else {
        return "\(request.host) did not send a calendar"
      }
      return keep(answer.bytes)
    } catch {
      return error.sentence(host: request.host)
    }
  }

  /// Writes the file anew; who reads it meanwhile has the old one whole.
  private func keep(_ bytes: [UInt8]) -> String? {
    do throws(FileFault) {
      try Folder.make(folder)
      try FileContents.replace(file, with: bytes, mode: 0o600)
      // From now on the file tells how old it is.
      askedAt.withLock { $0 = nil }
      return nil
    } catch {
      return "the calendar of \(request.host) cannot be saved: \(error.reason)"
    }
  }
}
