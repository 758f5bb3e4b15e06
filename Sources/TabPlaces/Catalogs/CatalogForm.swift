import Screen
import Web
import Widgets

/// The form of a catalog: its address, its name, and who asks there.
struct CatalogForm: Equatable, Sendable {
  private static let capacity = 2000
  /// The columns inside of its box.
  private static let columns = 64

  /// A row of the form.
  enum Field: Hashable, Sendable {
    case address, name, user, password
  }

  /// The catalog that is changed; nil for a new one.
  let former: CatalogSource?
  /// The rows and what is typed in them.
  private(set) var fields: Form<Field>

  /// A form for a catalog, or for a new one.
  init(_ source: CatalogSource? = nil) {
    former = source
    func text(_ text: String?) -> FormControl { .text(text ?? "", capacity: Self.capacity) }
    fields = Form(
      [
        FormRow(.address, "Address", text(source?.address)),
        FormRow(.name, "Name", text(source?.name)),
        FormRow(.user, "User", text(source?.user)),
        FormRow(.password, "Password", .secret(source?.password ?? "", capacity: Self.capacity)),
      ],
      look: .box(labels: 10),
      words: FormWords(question: "Save the changes to this catalog?", goesOn: source == nil))
  }

  /// Applies a key.
  mutating func press(_ key: Key) -> Form<Field>.Answer {
    let answer = fields.press(key)
    guard answer == .submit, source == nil else { return answer }
    let typed = fields.text(.address)
    let fault = typed.contains("://") ? WebAddress(typed).fault : nil
    fields.refuse(
      .address,
      fault.map { "Enter a web address: \($0.words)" }
        ?? "Enter a web address, such as books.example/opds",
      "Enter a web address", "no such address")
    return .stay
  }

  /// Asks before the form is left for something else, unless nothing was changed.
  mutating func mayLeave() -> Bool { fields.mayLeave() }

  /// The catalog that the form tells; nil if the address is none of the web.
  var source: CatalogSource? {
    func words(_ field: Field) -> String {
      fields.text(field).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    guard let address = Self.address(words(.address)) else { return nil }
    let web = WebAddress(address)
    guard web.fault == nil else { return nil }
    // An address is shown, and sent along when it leads on: who asks is kept apart from it.
    let typed = WebCredentials(user: words(.user), password: fields.text(.password))
    let isTyped = !typed.user.isEmpty || !typed.password.isEmpty
    let credentials = isTyped ? typed : web.credentials ?? typed
    let name = words(.name)
    var source = CatalogSource(
      name: name.isEmpty ? web.host : name, address: web.withoutCredentials,
      user: credentials.user, password: credentials.password)
    source.isGuessed = !words(.address).contains("://")
    return source
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

// MARK: - On the screen

extension CatalogForm {
  /// The box around the form and a line that tells of it.
  private func box(_ frame: TabFrame) -> SheetFrame {
    let columns = SheetFrame(rows: 0, columns: Self.columns, layout: frame.layout).inside.columns
    let rows = fields.rowCount(columns: columns, frame.symbols)
    return SheetFrame(rows: rows + 1, columns: Self.columns, layout: frame.layout)
  }

  /// Applies a click on a cell of the screen.
  mutating func click(row: Int, column: Int, _ frame: TabFrame) {
    _ = fields.click(row: row, column: column, in: box(frame).inside, frame.symbols)
  }

  /// Draws the form over the list of catalogs.
  func draw(into surface: inout Surface, _ frame: TabFrame) {
    let box = box(frame)
    box.draw(
      former == nil ? "A new catalog" : "The catalog", into: &surface, symbols: frame.symbols)
    let area = box.inside
    fields.draw(into: &surface, area, frame.symbols)
    guard area.rows > fields.rowCount(columns: area.columns, frame.symbols) else { return }
    surface.put(
      frame.fit("user and password only if the catalog needs them", area.columns),
      row: area.rowRange.upperBound - 1, column: area.column, style: .faint,
      within: area.columnRange)
  }
}
