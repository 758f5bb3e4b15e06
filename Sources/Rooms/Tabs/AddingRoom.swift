import Acquisition
import CProcess
import Console
import Dispatch
import Files
import Holdings
import Reader
import Shelf
import Synchronization

/// The place where books are added, without its terminal.
struct AddingRoom: TabRoom {
  var model: TabModel<AddingPlace>
  let setting: RoomSetting
  private let folders: FolderReader
  /// The scan that goes on.
  private var scan: RunningScan?
  /// Whether its end is to be told wherever the reader is.
  private let isLeftBehind = SharedFlag()

  /// A place that begins with the home folder's files, in `tab`.
  init(in tab: RoomTab, _ setting: RoomSetting) {
    self.setting = setting
    let mailbox = setting.mailbox
    folders = FolderReader { mailbox.post(.adding(.folderListed($0, $1))) }
    model = setting.model(AddingPlace(tab: tab, at: "~/"))
  }

  mutating func take(_ message: SessionMessage) -> [TerminalRequest] {
    guard case .adding(let event) = message else { return [] }
    if case .ended = event { scan = nil }
    return apply(.own(event))
  }

  mutating func perform(_ effect: AddingEffect) -> [TerminalRequest] {
    switch effect {
    case .listFolder(let folder): folders.list(folder)
    case .scan(let path): begin(Folder.expandingHome(in: path))
    case .stop: scan?.scan.stop()
    case .goOnBehind: isLeftBehind.set()
    }
    return []
  }

  private mutating func begin(_ path: String) {
    let location: LibraryLocation
    do throws(LibraryError) { location = try LibraryLocation.ofReader() } catch {
      let summary = ScanSummary(
        progress: ScanProgress(), books: [], failure: error.sentence(keeping: "Books"))
      setting.mailbox.post(.adding(.ended(summary)))
      return
    }
    let (mailbox, isLeftBehind) = (setting.mailbox, isLeftBehind)
    let scan = BookScan(of: [path], for: location, clock: setting.clock) { mailbox.post($0) }
    let running = RunningScan(scan)
    self.scan = running
    scan.start(prepare: { cpr_lower_own_priority() }) { news in
      switch news {
      case .progress(let progress): mailbox.post(.adding(.progress(progress)))
      case .refused(let refusal): mailbox.post(.adding(.refused([refusal])))
      case .taken: break
      }
    } end: { outcome in
      running.take(outcome)
      let summary = ScanSummary(outcome)
      mailbox.post(.adding(.ended(summary)))
      guard isLeftBehind.isSet else { return }
      mailbox.session.post(SessionLetter(room: nil, message: .notice(summary.sentence)))
    }
  }

  var goesOnBehind: Bool { scan != nil && isLeftBehind.isSet }

  func end() -> String? {
    guard let scan, !isLeftBehind.isSet else { return nil }
    // What is told along the way is behind what was written since.
    let soFar = ScanSummary(progress: model.content.progress, books: [], wasStopped: true)
    return (scan.end().map { ScanSummary($0) } ?? soFar).sentence
  }
}

extension ScanSummary {
  /// What a search came to, for the screen.
  fileprivate init(_ outcome: ScanOutcome) {
    self.init(
      progress: outcome.progress, books: outcome.books, lastKnown: outcome.lastKnown,
      wasStopped: outcome.wasStopped,
      failure: outcome.failure.map { $0.sentence(keeping: "Books") })
  }
}

/// A scan that goes on in the background, and what it came to.
private final class RunningScan: Sendable {
  /// How long its end is waited for, in seconds: it is there after one file and one write.
  private static let patience = 3.0

  let scan: BookScan
  private let outcome = Mutex<ScanOutcome?>(nil)
  private let done = DispatchSemaphore(value: 0)

  init(_ scan: BookScan) { self.scan = scan }

  /// Takes what it came to.
  func take(_ outcome: ScanOutcome) {
    self.outcome.withLock { $0 = outcome }
    done.signal()
  }

  /// Stops it, and waits for what it came to; `nil` where that takes too long. Once.
  func end() -> ScanOutcome? {
    scan.stop()
    _ = done.wait(timeout: .now() + Self.patience)
    return outcome.withLock { $0 }
  }
}

/// A flag that is set once, from any thread.
private final class SharedFlag: Sendable {
  private let flag = Atomic(false)
  var isSet: Bool { flag.load(ordering: .relaxed) }
  func set() { flag.store(true, ordering: .relaxed) }
}
