package import Books
package import Holdings
package import Screen

/// What the place where books are added hears from outside.
package enum AddingEvent: Equatable, Sendable {
  /// What stands in a folder.
  case folderListed(String, [FolderEntry])
  /// How far the scan has come.
  case progress(ScanProgress)
  /// Files or folders that the scan could not read.
  case refused([ScanRefusal])
  /// The scan has ended.
  case ended(ScanSummary)
}

/// What a scan came to.
package struct ScanSummary: Equatable, Sendable {
  /// How far it came.
  package var progress: ScanProgress
  /// The books that are new in the library, or back in it.
  package var books: [BookID]
  /// Whether it was stopped before its end.
  package var wasStopped: Bool
  /// Why the library could take no more, as a sentence.
  package var failure: String?

  /// What a scan came to.
  package init(
    progress: ScanProgress, books: [BookID], wasStopped: Bool = false, failure: String? = nil
  ) {
    self.progress = progress
    self.books = books
    self.wasStopped = wasStopped
    self.failure = failure
  }
}

/// What the place where books are added asks of the world outside.
package enum AddingEffect: Equatable, Sendable {
  /// Find what stands in a folder. Answered by `AddingEvent.folderListed`.
  case listFolder(String)
  /// Add what is at a path: a file, or all readable texts of a folder. Answered by
  /// `AddingEvent.progress` and `.refused`, several times, and by `.ended`.
  case scan(String)
  /// Let the scan end soon.
  case stop
  /// Let the scan go on while the place is left; its end is told where the reader is then.
  case goOnBehind
  /// Show a book in the library.
  case show(BookID)
}

/// The place where books are added: by a path, from a list of files, or a whole folder.
package struct AddingPlace: TabContent {
  package typealias Event = AddingEvent
  package typealias Effect = AddingEffect

  /// What is being done.
  enum Stage: Equatable, Sendable {
    /// A path is being chosen.
    case choosing
    /// A scan goes on; `isAsking` whether it is asked what is to become of it.
    case scanning(isAsking: TabRequest?)
    /// It has ended.
    case ended(ScanSummary)
  }

  /// Refusals beyond these are counted only.
  static let mostRefusals = 1000

  package let tab: RoomTab
  var stage = Stage.choosing
  var field: PathField
  /// What is being scanned.
  var scanned = ""
  var progress = ScanProgress()
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

  private mutating func wantFolder() -> Answer {
    field.wantedFolder().map { [.own(.listFolder($0))] } ?? []
  }

  package mutating func take(_ event: AddingEvent, _ frame: TabFrame) -> Answer {
    switch event {
    case .folderListed(let folder, let entries): field.take(entries, of: folder)
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
      if let book = summary.books.first {
        stage = .choosing
        return [.own(.show(book))]
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

// MARK: - Keys

extension AddingPlace {
  package static let keys = KeyTable([
    KeyTable.Section(
      title: "Choosing",
      bindings: [
        Binding(.list(.down), [.down], "the next file or folder", hint: nil),
        Binding(.list(.up), [.up], "the one before"),
        Binding(.list(.complete), [.tab], "completes what was typed", hint: "complete"),
        Binding(.list(.open), [.enter], "into the folder, or adds what is chosen", hint: "take it"),
        Binding(
          .list(.catalogs), [.control("n")], "looks in catalogs on the net", hint: "on the net"),
        Binding(.leave, [.escape], "back", hint: "back"),
      ])
  ])

  package mutating func press(_ key: Key, _ frame: TabFrame) -> Answer? {
    switch stage {
    case .choosing: choose(key, frame)
    case .scanning(let request?): answer(request, key)
    case .scanning(nil): watch(key, frame)
    case .ended(let summary): read(summary, key, frame)
    }
  }

  private mutating func choose(_ key: Key, _ frame: TabFrame) -> Answer {
    remark = nil
    switch key {
    case .escape: return [.go(.leave)]
    case .enter: return takeChosen()
    case .control("n"): return [.go(.catalogs)]
    case .control("l"): return [.go(.repaint)]
    default:
      _ = field.take(key)
      return wantFolder()
    }
  }

  /// Goes into a folder, or begins to add what is chosen.
  private mutating func takeChosen() -> Answer {
    switch field.row {
    case .scan: return scan(field.folderPath)
    case .above:
      field.goUp()
      return wantFolder()
    case .entry(let entry):
      field.put(entry)
      return entry.isFolder ? wantFolder() : scan(field.path)
    case nil:
      if let entry = field.exact, entry.isFolder {
        field.put(entry)
        return wantFolder()
      }
      guard !field.isFolder else {
        field.chooseFirst()
        return []
      }
      return scan(field.path)
    }
  }

  private mutating func scan(_ path: String) -> Answer {
    (stage, scanned, refusals) = (.scanning(isAsking: nil), path, [])
    (progress, scroll) = (ScanProgress(), ScrollOffset())
    return [.own(.scan(path))]
  }

  private mutating func watch(_ key: Key, _ frame: TabFrame) -> Answer {
    switch key {
    case .escape, .character("q"): stage = .scanning(isAsking: .leave)
    case .character("Q"): stage = .scanning(isAsking: .quit)
    case .character("~"): return mayLeave(for: .goHome) ? [.go(.goHome)] : []
    case .character("s"): return [.own(.stop)]
    case .control("l"): return [.go(.repaint)]
    default: scroll.take(key, rows: reportArea(frame).rows, count: refusals.count)
    }
    return []
  }

  private mutating func answer(_ request: TabRequest, _ key: Key) -> Answer {
    switch key {
    case .enter, .character("s"):
      stage = .scanning(isAsking: nil)
      return [.own(.stop), .go(request)]
    case .character("b") where request != .quit:
      stage = .scanning(isAsking: nil)
      return [.own(.goOnBehind), .go(request)]
    case .escape: stage = .scanning(isAsking: nil)
    default: break
    }
    return []
  }

  private mutating func read(_ summary: ScanSummary, _ key: Key, _ frame: TabFrame) -> Answer {
    switch key {
    case .enter: return summary.books.first.map { [.own(.show($0))] } ?? [.go(.leave)]
    case .escape, .character("q"): return [.go(.leave)]
    case .character("Q"): return [.go(.quit)]
    case .character("~"): return [.go(.goHome)]
    case .character("a"): stage = .choosing
    case .control("l"): return [.go(.repaint)]
    default: scroll.take(key, rows: reportArea(frame).rows, count: refusals.count)
    }
    return []
  }

  package mutating func obey(_ command: Command, _ frame: TabFrame) -> Answer? { nil }

  /// Whether the place may be left: what stays as it is under another tab may, a scan that would be
  /// forgotten is asked about first.
  package mutating func mayLeave(for request: TabRequest) -> Bool {
    guard isScanning else { return true }
    switch request {
    case .leave, .quit: break
    case .goHome where tab == .home: break
    default: return true
    }
    stage = .scanning(isAsking: request)
    return false
  }

  package mutating func click(row: Int, column: Int, _ frame: TabFrame) -> Answer {
    guard case .choosing = stage, let index = field.rowIndex(atRow: row, in: fieldArea(frame))
    else { return [] }
    let isChosen = field.chosen == index
    field.choose(index)
    return isChosen ? takeChosen() : []
  }
}
