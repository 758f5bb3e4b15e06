import Screen
import Search
import Widgets

/// A path that is being typed, over the list of what stands in its folder: typing narrows the list,
/// the arrows choose from it, Tab goes on with what it has.
struct PathField: Equatable, Sendable {
  private static let capacity = 4096
  /// What is told of a paste that does not fit.
  static let tooLong = "The pasted text is too long for a path: \(capacity) characters at most."

  /// A row of the list.
  enum Row: Equatable {
    /// All of the folder.
    case scan
    /// The folder above.
    case above
    case entry(FolderEntry)
  }

  /// What is known of a folder.
  private struct Listing: Equatable {
    /// The folder as it was typed.
    var folder: String
    var entries: [FolderEntry]
  }

  private(set) var field: TextField {
    didSet { path = Self.path(typedAs: field.text) }
  }
  /// What was typed, without what a pasted path may have around it and in it: quotes, `file:`,
  /// backslashes before what a shell would not take for itself.
  ///
  /// If one path was pasted behind another, only the last one counts.
  private(set) var path: String
  private var known: Listing?
  /// The folder whose entries were asked for.
  private var asked: String?
  /// Which row of the list is chosen, from 0; `nil` while none is.
  private(set) var chosen: Int?
  /// Whether a folder as a whole can be chosen.
  private let offersFolder: Bool

  init(_ path: String = "", offersFolder: Bool = true) {
    field = TextField(path, capacity: Self.capacity)
    self.path = Self.path(typedAs: path)
    self.offersFolder = offersFolder
  }

  /// The folder part of what was typed, with its slash; nothing for the folder one is in.
  private var folder: String {
    let path = path
    if path == "~" { return "~/" }
    return path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  private var name: String {
    guard path != "~" else { return "" }
    return path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The folder whose entries are listed, as a path.
  var folderPath: String { folder.isEmpty ? "." : folder }

  /// Whether a folder was typed, and nothing of what is in it.
  var isFolder: Bool { name.isEmpty }

  /// The entry that was typed in full, where there is one.
  var exact: FolderEntry? {
    guard let known, known.folder == folder else { return nil }
    return known.entries.first { $0.name == name }
  }
}

// MARK: - The list

extension PathField {
  /// The folder whose entries are to be asked for now; `nil` if they are known or asked for.
  mutating func wantedFolder() -> String? {
    let folder = folder
    guard known?.folder != folder, asked != folder else { return nil }
    asked = folder
    return folder
  }

  /// Receives the entries of a folder.
  mutating func receive(_ entries: [FolderEntry], of folder: String) {
    guard folder == self.folder else { return }
    known = Listing(folder: folder, entries: entries)
    (asked, chosen) = (nil, nil)
  }

  /// The rows: what was typed could go on with these; hidden ones only where a dot was typed.
  var rows: [Row] {
    guard let known, known.folder == folder else { return [] }
    let (words, isHidden) = (SearchFolding.folded(name), name.hasPrefix("."))
    let fitting = known.entries.filter {
      (isHidden || !$0.name.hasPrefix("."))
        && (words.isEmpty || SearchFolding.folded($0.name).starts(with: words))
    }
    let first: [Row] = isFolder ? (offersFolder ? [.scan] : []) + [.above] : []
    return first + fitting.map { .entry($0) }
  }

  private var fitting: [FolderEntry] {
    rows.compactMap { row in
      if case .entry(let entry) = row, !entry.isMisnamed { entry } else { nil }
    }
  }

  /// The chosen row.
  var row: Row? {
    let rows = rows
    return chosen.flatMap { rows.indices.contains($0) ? rows[$0] : nil }
  }

  mutating func chooseFirst() { chosen = rows.isEmpty ? nil : 0 }

  mutating func choose(_ index: Int) { chosen = index }
}

// MARK: - Keys

extension PathField {
  /// Handles a key; says whether it was one of its.
  mutating func handle(_ key: Key) -> Bool {
    let count = rows.count
    switch key {
    case .down where count > 0: chosen = min((chosen ?? -1) + 1, count - 1)
    case .up where count > 0: chosen = chosen.flatMap { $0 > 0 ? $0 - 1 : nil }
    case .pageDown where count > 0: chosen = min((chosen ?? -1) + 10, count - 1)
    case .pageUp where count > 0: chosen = chosen.map { max($0 - 10, 0) }
    case .tab, .backTab: complete()
    case .down, .up, .pageDown, .pageUp: break
    default: return type(key)
    }
    return true
  }

  /// Takes a key of what is typed alone; says whether it was one.
  mutating func type(_ key: Key) -> Bool {
    let former = field.count
    guard field.handle(key) else { return false }
    if field.count != former { chosen = nil }
    if key == .character("/") { showLastPath(of: field.text) }
    return true
  }

  /// Takes characters that were typed at once, as many as there is room for.
  mutating func type(_ characters: [Character]) {
    chosen = nil
    guard field.count + characters.count > Self.capacity else {
      field.insert(characters)
      if characters.contains("/") { showLastPath(of: field.text) }
      return
    }
    if !showLastPath(of: field.text + String(characters)) { field.insert(characters) }
  }

  /// Takes a pasted line at the caret as one change.
  ///
  /// - Returns: Whether it fits; otherwise all stays as it is.
  mutating func paste(_ line: PastedLine) -> Bool {
    if field.count + line.characters.count <= Self.capacity {
      field.insert(line.characters)
      showLastPath(of: field.text)
    } else if !showLastPath(of: field.text + String(line.characters)) {
      return false
    }
    chosen = nil
    return true
  }

  /// Shows only the last path of `text`, if one was typed behind another and is not too long.
  @discardableResult
  private mutating func showLastPath(of text: String) -> Bool {
    let bytes = Array(text.utf8)
    let start = Self.startShown(in: bytes)
    let last = TextField(String(decoding: bytes[start...], as: UTF8.self), capacity: Self.capacity)
    guard start > 0, last.count < Self.capacity else { return false }
    field = last
    return true
  }

  /// Puts in what is chosen, else as much as all that fits has in common.
  private mutating func complete() {
    if case .entry(let entry)? = row { return put(entry) }
    let fitting = fitting
    guard let first = fitting.first else { return }
    if fitting.count == 1 { return put(first) }
    let common = fitting.dropFirst().reduce(first.name) { common, entry in
      String(zip(common, entry.name).prefix { $0 == $1 }.map(\.0))
    }
    guard common.count > name.count else { return chooseFirst() }
    field = TextField((folder + common).withBackslashes, capacity: Self.capacity)
  }

  /// Puts an entry in the place of the name that was begun.
  mutating func put(_ entry: FolderEntry) {
    guard !entry.isMisnamed else { return }
    field = TextField(
      (folder + entry.name).withBackslashes + (entry.isFolder ? "/" : ""), capacity: Self.capacity)
    chosen = nil
  }

  /// Goes to the folder above.
  mutating func goUp() {
    var parts = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let last = parts.popLast()
    let above: String
    switch last {
    case nil: above = "../"
    case "..", ".", "~": above = folder + "../"
    default: above = parts.map { $0 + "/" }.joined()
    }
    field = TextField(folder == "/" ? "/" : above.withBackslashes, capacity: Self.capacity)
    chosen = nil
  }

  /// Puts the chosen entry in, or goes up; says whether something was chosen.
  mutating func putChosen() -> Bool {
    switch row {
    case .entry(let entry): put(entry)
    case .above: goUp()
    case .scan, nil: return false
    }
    return true
  }
}
