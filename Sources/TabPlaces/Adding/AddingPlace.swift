package import Holdings
import Screen
package import Widgets

/// The place where books are added: by a path, from a list of files, or a whole folder.
package struct AddingPlace: TabContent {
  package typealias Event = AddingEvent
  package typealias Effect = AddingEffect

  /// What is being done.
  enum Stage: Equatable, Sendable {
    /// A path is being chosen.
    case choosing
    /// A scan goes on; `isAsking` whether it is asked what is to become of it.
    case scanning(isAsking: PlaceRequest?)
    /// It has ended.
    case ended(ScanSummary)
  }

  /// Refusals beyond these are counted only.
  static let mostRefusals = 1000

  package let tab: RoomTab
  var stage = Stage.choosing
  var field: PathField
  /// What may end the place, since the reader said what is to become of the scan then.
  var answered: PlaceRequest?
  /// What is being scanned.
  var scanned = ""
  /// How far that has come.
  package internal(set) var progress = ScanProgress()
  var refusals: [ScanRefusal] = []
  var scroll = ScrollOffset()
  /// Why what was typed last came to nothing.
  var remark: String?

  /// A place in `tab` that begins with the folder at `path`.
  package init(tab: RoomTab, at path: String) {
    self.tab = tab
    field = PathField(path)
  }

  /// Whether a scan goes on.
  package var isScanning: Bool {
    if case .scanning = stage { true } else { false }
  }
}

// MARK: - Events

extension AddingPlace {
  package mutating func opening(_ frame: TabFrame) -> Answer { wantFolder() }

  mutating func wantFolder() -> Answer {
    field.wantedFolder().map { [.own(.listFolder($0))] } ?? []
  }

  package mutating func handle(_ event: AddingEvent, _ frame: TabFrame) -> Answer {
    switch event {
    case .folderListed(let folder, let entries): field.receive(entries, of: folder)
    case .progress(let progress): if isScanning { self.progress = progress }
    case .refused(let new): refusals += new.prefix(max(Self.mostRefusals - refusals.count, 0))
    case .ended(let summary): return end(summary)
    }
    return []
  }

  private mutating func end(_ summary: ScanSummary) -> Answer {
    progress = summary.progress
    // One file that is a book now needs no report: the library shows it.
    if summary.failure == nil, !summary.wasStopped, summary.progress.found == 1 {
      if let book = summary.books.first ?? summary.lastKnown {
        stage = .choosing
        let remark = summary.books.isEmpty ? "This book was already in the library." : nil
        let title = Self.name(of: scanned)
        return [.go(.arrived(Arrival(book, title: title, isAwaited: true, remark: remark)))]
      }
      if let refusal = refusals.first {
        (stage, remark) = (.choosing, "\(Self.name(of: refusal.path)): \(refusal.reason)")
        refusals = []
        return []
      }
    }
    stage = .ended(summary)
    return []
  }

  static func name(of path: String) -> String {
    (path.split(separator: "/").last.map(String.init) ?? path).visible
  }
}
