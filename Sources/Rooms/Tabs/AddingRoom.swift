import Acquisition
import Console
import CProcess
import Dispatch
import Files
import Holdings
import Profiles
import Setup
import Shelf
import Synchronization
import TabPlaces
import Widgets

/// The place where books are added, without its terminal.
struct AddingRoom: TabRoom {
  typealias Content = AddingPlace
  var model: TabModel<Content>
  let setting: RoomSetting
  let visitRequest: WardenRequest? = .add
  private let mailbox: RoomMailbox<AddingEvent>
  private let folders: FolderReader
  /// The scan that goes on.
  private var scan: RunningScan?
  /// Whether its end is to be told wherever the reader is.
  private let isLeftBehind = SharedFlag()

  /// A place that begins with the home folder's files, in `tab`.
  init(in tab: RoomTab, _ setting: RoomSetting) {
    self.setting = setting
    mailbox = Self.mailbox(at: setting.address)
    folders = FolderReader { [mailbox] in mailbox.post(.folderListed($0, $1)) }
    model = setting.model(AddingPlace(tab: tab, at: "~/"))
  }

  mutating func hear(_ message: AddingEvent) -> [TerminalRequest] {
    if case .ended = message { scan = nil }
    return apply(.own(message))
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
    do throws(LibraryError) { location = try setting.folders.library() } catch {
      let summary = ScanSummary(
        progress: ScanProgress(), books: [], failure: error.sentence(keeping: "Books"))
      mailbox.post(.ended(summary))
      return
    }
    let (address, mailbox, isLeftBehind) = (setting.address, mailbox, isLeftBehind)
    let scan = BookScan(of: [path], for: location, clock: setting.clock) { address.post($0) }
    let running = RunningScan(scan)
    self.scan = running
    scan.start(prepare: { cpr_lower_own_priority() }) { news in
      switch news {
      case .progress(let progress): mailbox.post(.progress(progress))
      case .refused(let refusal): mailbox.post(.refused([refusal]))
      case .taken: break
      }
    } end: { outcome in
      running.receive(outcome)
      let summary = ScanSummary(outcome)
      mailbox.post(.ended(summary))
      if isLeftBehind.isSet { address.tellShown(summary.sentence) }
    }
  }

  var goesOnBehind: Bool { scan != nil && isLeftBehind.isSet }

  var holdsArrivals: Bool { unfinished != nil }

  /// What was added is there by then: the way back does not lead to the adding.
  func isOver(after request: PlaceRequest) -> Bool {
    if case .showBook = request { true } else { false }
  }

  func finish() -> String? {
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

  /// Receives what it came to.
  func receive(_ outcome: ScanOutcome) {
    self.outcome.withLock { $0 = outcome }
    done.signal()
  }

  /// Stops it, and waits for what it came to; `nil` if that takes too long. Once.
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
