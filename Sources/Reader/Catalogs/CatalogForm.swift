import Screen
import Typeset
import Web

/// Asks what a catalog is called, where it is, and who asks there.
struct CatalogForm: Equatable, Sendable {
  /// What a key led to.
  enum Outcome: Equatable {
    case stay, close
    case keep(CatalogSource)
  }

  private static let names = ["Address", "Name", "User", "Password"]
  private static let capacity = 2000

  /// The catalog that is changed; `nil` of a new one.
  let former: CatalogSource?
  private var fields: [TextField]
  private var focus = 0
  /// What is still wrong.
  private(set) var problem: String?

  /// A form for a catalog, or a new one.
  init(_ source: CatalogSource? = nil) {
    former = source
    let texts = [source?.address, source?.name, source?.user, source?.password]
    fields = texts.map { TextField($0 ?? "", capacity: Self.capacity) }
  }

  /// Whether something was told that is not kept.
  var isChanged: Bool { fields != CatalogForm(former).fields }

  /// Takes a key.
  mutating func take(_ key: Key) -> Outcome {
    problem = nil
    switch key {
    case .escape: return .close
    case .tab, .down: focus = (focus + 1) % fields.count
    case .up: focus = (focus + fields.count - 1) % fields.count
    case .enter:
      guard focus == fields.count - 1 || isComplete else {
        focus += 1
        return .stay
      }
      return finish()
    default: _ = fields[focus].take(key)
    }
    return .stay
  }

  /// Whether Enter keeps the catalog from any field: when an old one is changed, or all is there.
  private var isComplete: Bool { former != nil || fields.allSatisfy { !$0.text.isEmpty } }

  /// Asks for what was told to be kept; where that is no catalog, says what is wrong.
  mutating func finish() -> Outcome {
    var texts = fields.map { $0.text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    // A password may have spaces.
    texts[3] = fields[3].text
    guard let source = source(texts) else {
      focus = 0
      problem = "An address of the web is needed: https://books.example/opds"
      return .stay
    }
    return .keep(source)
  }

  private func source(_ texts: [String]) -> CatalogSource? {
    guard let address = Self.address(texts[0]) else { return nil }
    let web = WebAddress(address)
    guard !web.host.isEmpty else { return nil }
    // An address is shown, and sent along when it leads on: who asks is kept apart from it.
    let typed = WebCredentials(user: texts[2], password: texts[3])
    let isTyped = !typed.user.isEmpty || !typed.password.isEmpty
    let credentials = isTyped ? typed : web.credentials ?? typed
    return CatalogSource(
      name: texts[1].isEmpty ? web.host : texts[1], address: web.withoutCredentials,
      user: credentials.user, password: credentials.password)
  }

  /// The address as it is asked: one without a scheme is a safe one.
  private static func address(_ text: String) -> String? {
    guard !text.isEmpty, !text.contains(" ") else { return nil }
    if text.contains("://") {
      return ["http://", "https://"].contains { text.lowercased().hasPrefix($0) } ? text : nil
    }
    return text.contains(".") || text.hasPrefix("localhost") ? "https://\(text)" : nil
  }
}

// MARK: - Drawing

extension CatalogForm {
  /// What the last row says of the keys.
  func hints(in symbols: Symbols) -> [String] {
    [
      "\(symbols.enterKey) \(focus == fields.count - 1 ? "keep" : "next")", "Esc as it was",
      "Tab next",
    ]
  }

  /// Draws itself over the list.
  func draw(into surface: inout Surface, _ frame: TabFrame) {
    let sheet = SheetFrame(rows: fields.count + 1, columns: 64, layout: frame.layout)
    sheet.draw(
      former == nil ? "A new catalog" : "The catalog", into: &surface, symbols: frame.symbols)
    let area = sheet.inside
    // Where not all fit, the one that is written in is among those shown.
    let top = max(focus - area.rows + 1, 0)
    let start = area.column + 10
    for (row, index) in fields.indices.dropFirst(top).prefix(area.rows).enumerated() {
      surface.put(
        Self.names[index], row: area.row + row, column: area.column,
        style: index == focus ? .sheetHeading : .faint, within: area.columnRange)
      draw(
        fields[index], isSecret: index == 3, isFocus: index == focus, into: &surface,
        row: area.row + row, columns: start..<area.columnRange.upperBound, frame)
    }
    guard area.rows > fields.count else { return }
    surface.put(
      frame.fit(problem ?? "user and password only where the catalog asks", area.columns),
      row: area.row + fields.count, column: area.column, style: problem == nil ? .faint : .notice,
      within: area.columnRange)
  }

  private func draw(
    _ field: TextField, isSecret: Bool, isFocus: Bool, into surface: inout Surface, row: Int,
    columns: Range<Int>, _ frame: TabFrame
  ) {
    let text = isSecret ? String(repeating: "*", count: field.text.count) : field.text
    let shown =
      isFocus ? Label.end(of: text, in: columns.count - 1) : frame.fit(text, columns.count)
    surface.put(
      shown + (isFocus ? frame.symbols.caret : ""), row: row, column: columns.lowerBound,
      style: .field, within: columns)
    if isFocus {
      surface.cursor = CellPosition(
        row: row, column: columns.lowerBound + Typeset.columns(of: shown))
    }
  }
}
