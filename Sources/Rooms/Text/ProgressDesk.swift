import Books
import CProcess
import Datebook
package import Dispatch
package import Formats
import Glibc
import Kosync
import Profiles
package import Setup
import Shelf
import Synchronization

/// Tells the reader's sync server of KOReader's kind how far the reader has come in a text, and asks it,
/// beside the loop.
///
/// What cannot be told waits in a file, and is told when the next text is opened.
package final class ProgressDesk: Sendable {
  /// How long a text that is left waits for the server, in seconds: what the server has not by then is
  /// in a file, and is told when the next text is opened. Without the file it waits longer.
  private static let patience = (withFile: 0.1, without: 1.0)
  /// How long a text that is still coming is waited for, in tenths of a second.
  private static let longestComing = 600

  private let login: KosyncLogin
  private let waiting: KosyncQueue
  private let document: String
  private let source: any LiveText
  private let tell: @Sendable (String) -> Void
  private let pause: DispatchTimeInterval
  private let queue = DispatchQueue(label: "kosync", qos: .utility)
  private let progress: Mutex<BookProgress>
  private let state: Mutex<State>

  private struct State {
    /// Where the reader is; nil if the reader has gone nowhere.
    var offset: Int?
    /// What was told last.
    var told: Int?
    /// Whether it is told soon.
    var isDue = false
    /// Whether the reader knows that the server refuses.
    var hasComplained = false
  }

  /// The desk of a text; nil if no server is set, or nobody is logged in there.
  ///
  /// - Parameters:
  ///   - server: The address that is set.
  ///   - pause: How long it is waited before a place is told.
  ///   - tell: Tells the reader what is wrong.
  package init?(
    _ text: OpenedText, server: String, folders: ReadersFolders,
    pause: DispatchTimeInterval = .seconds(300), tell: @escaping @Sendable (String) -> Void
  ) {
    guard !server.isEmpty, folders.profile?.isLocked != true, let digest = text.digest,
      let login = try? KosyncLogin.read(in: folders), let waiting = folders.kosyncQueue,
      (try? KosyncServer(server)) == login.server
    else { return nil }
    self.login = login
    self.waiting = waiting
    document = digest.sampled
    source = text.source
    self.tell = tell
    self.pause = pause
    progress = Mutex(BookProgress(text.source, path: text.file.path))
    state = Mutex(State())
  }

  /// Asks the server for the place that another device has told, and tells what still waits.
  ///
  /// - Parameter found: Is given a place of this text, on another thread.
  package func pull(_ found: @escaping @Sendable (FurtherPosition) -> Void) {
    queue.async { [self] in
      cpr_lower_own_priority()
      do throws(KosyncError) {
        let answer = try login.server.progress(of: document, as: login.account)
        if let answer, answer.deviceID != login.deviceID, let place = place(of: answer) {
          found(place)
        }
        _ = try waiting.send(to: login.server, as: login.account, from: login.deviceID)
      } catch {
        complain(error)
      }
    }
  }

  /// The reader reads at `offset` now, nil if nowhere yet: it is told some time later.
  package func move(to offset: Int?) {
    let isFirst = state.withLock { state in
      guard let offset, state.offset != offset else { return false }
      state.offset = offset
      defer { state.isDue = true }
      return !state.isDue
    }
    if isFirst { queue.asyncAfter(deadline: .now() + pause) { self.push() } }
  }

  /// Tells where the reader is, who leaves the text. Returns once that is in its file.
  ///
  /// - Parameter isWaiting: Whether the server is waited for, for a moment.
  package func leave(isWaiting: Bool) {
    // Not on the queue, where a slow server may be waited for.
    guard let (message, isKept) = keepMessage() else { return }
    let done = DispatchSemaphore(value: 0)
    queue.async {
      // What was asked before this may have told it already.
      if !isKept || self.waiting.has(message) { self.send(message) }
      done.signal()
    }
    guard isWaiting else { return }
    _ = done.wait(timeout: .now() + (isKept ? Self.patience.withFile : Self.patience.without))
  }

  private func push() {
    if let (message, _) = keepMessage() { send(message) }
  }

  /// Writes where the reader is into the file of what waits; nil if that is told already.
  private func keepMessage() -> (message: KosyncProgress, isKept: Bool)? {
    let isComplete = source.isComplete
    let offset = state.withLock { state -> Int? in
      state.isDue = false
      guard isComplete, state.offset != state.told else { return nil }
      state.told = state.offset
      return state.offset
    }
    guard let offset else { return nil }
    let (place, percentage) = progress.withLock { $0.words(at: offset) }
    let message = KosyncProgress(
      document: document, progress: place, percentage: percentage, device: Machine.name,
      deviceID: login.deviceID, timestamp: Int64(Moment.now().milliseconds) / 1000)
    do { try waiting.add(message) } catch { return (message, false) }
    return (message, true)
  }

  private func send(_ message: KosyncProgress) {
    do throws(KosyncError) {
      try login.server.put(message, as: login.account)
      waiting.remove(message)
    } catch {
      complain(error)
    }
  }

  private func place(of answer: KosyncProgress) -> FurtherPosition? {
    var rest = Self.longestComing
    while !source.isComplete, rest > 0 {
      usleep(100_000)
      rest -= 1
    }
    guard source.isComplete, let offset = progress.withLock({ $0.offset(of: answer) }) else {
      return nil
    }
    return FurtherPosition(
      offset: offset,
      origin: "on \(answer.device.isEmpty ? "another device" : answer.device.printable)",
      milliseconds: (answer.timestamp ?? 0) * 1000)
  }

  /// Tells what is wrong once; a server that is not reached is no news.
  private func complain(_ error: KosyncError) {
    guard !error.mayPass, !state.withLock({ $0.hasComplained }) else { return }
    state.withLock { $0.hasComplained = true }
    let sentence = error.sentence(host: login.server.host)
    tell("Your place is not shared: \(sentence).")
  }
}
