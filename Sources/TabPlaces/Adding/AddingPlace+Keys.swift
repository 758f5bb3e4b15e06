import Holdings
package import Screen
package import Widgets

extension AddingPlace {
  package static let keys = KeyTable<ListCommand>([
    .listMoves(open: "opens the folder, or adds the selected file", hint: "take it"),
    KeyTable<ListCommand>.Section(
      title: "Adding books",
      bindings: [
        Binding(.complete, [.tab], "completes what was typed", hint: "complete"),
        Binding(
          .findOnNet, [.control("n")], "searches catalogs on the net", hint: "on the net"),
        Binding(.stop, [.character("s")], "stops adding; what was added stays"),
        Binding(.add, [.character("a")], "adds more"),
      ]),
    .ways(),
    .room(leave: "back"),
  ])

  package var isTyping: Bool { stage == .choosing }

  package mutating func press(_ key: Key, _ frame: TabFrame) -> Answer? {
    switch stage {
    case .choosing:
      remark = nil
      return field.type(key) ? wantFolder() : nil
    case .scanning(let request?): return answer(request, key)
    case .scanning(nil), .ended: return nil
    }
  }

  package var takesCharactersTogether: Bool { stage == .choosing }

  package mutating func type(_ characters: [Character], _ frame: TabFrame) -> Answer {
    remark = nil
    field.type(characters)
    return wantFolder()
  }

  package mutating func paste(_ line: PastedLine, _ frame: TabFrame) -> Answer? {
    guard stage == .choosing else { return nil }
    remark = nil
    return field.paste(line) ? wantFolder() : [.tell(PathField.tooLong)]
  }

  package mutating func obey(_ command: ListCommand, _ frame: TabFrame) -> Answer? {
    switch stage {
    case .choosing: return choose(command)
    case .scanning:
      guard command == .stop else { return scroll(command, frame) }
      return [.own(.stop)]
    case .ended(let summary):
      switch command {
      case .open:
        return [.go(summary.books.first.map { .showBook($0, isOpen: false) } ?? .leave)]
      case .add: stage = .choosing
      default: return scroll(command, frame)
      }
      return []
    }
  }

  private mutating func choose(_ command: ListCommand) -> Answer? {
    switch command {
    case .open: return takeChosen()
    case .complete:
      _ = field.handle(.tab)
      return wantFolder()
    default:
      guard let key = command.move else { return nil }
      _ = field.handle(key)
      return []
    }
  }

  /// Moves in the list of what could not be read; `nil` if that is not asked.
  private mutating func scroll(_ command: ListCommand, _ frame: TabFrame) -> Answer? {
    guard let key = command.move else { return nil }
    scroll.handle(key, rows: reportArea(frame).rows, count: refusals.count)
    return []
  }

  /// Goes into a folder, or begins to add what is chosen.
  private mutating func takeChosen() -> Answer {
    switch field.row {
    case .scan: return scan(field.folderPath)
    case .above:
      field.goUp()
      return wantFolder()
    case .entry(let entry) where entry.isMisnamed:
      return [.tell("Its name is not UTF-8: rename it to add it.")]
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
    (progress, scroll, answered) = (ScanProgress(), ScrollOffset(), nil)
    return [.own(.scan(path))]
  }

  package mutating func click(row: Int, column: Int, _ frame: TabFrame) -> Answer {
    guard case .choosing = stage, let index = field.rowIndex(atRow: row, in: fieldArea(frame))
    else { return [] }
    let isChosen = field.chosen == index
    field.choose(index)
    return isChosen ? takeChosen() : []
  }
}

// MARK: - Leaving

extension AddingPlace {
  package var unfinished: String? { isScanning ? "Books are still being added" : nil }

  /// Whether the place may be left: what stays as it is under another tab may, a scan that would be
  /// forgotten is asked about first.
  package mutating func mayLeave(for request: PlaceRequest) -> Bool {
    guard isScanning, request != answered, request.ends(tab) else { return true }
    stage = .scanning(isAsking: request)
    return false
  }

  private mutating func answer(_ request: PlaceRequest, _ key: Key) -> Answer {
    switch key {
    case .character("s"):
      (stage, answered) = (.scanning(isAsking: nil), request)
      return [.own(.stop), .go(request)]
    // Enter ends nothing: a scan goes on behind other places, but not behind the end of the program.
    case .enter where request != .quit, .character("b") where request != .quit:
      (stage, answered) = (.scanning(isAsking: nil), request)
      return [.own(.goOnBehind), .go(request)]
    case .escape, .enter: stage = .scanning(isAsking: nil)
    default: break
    }
    return []
  }
}
