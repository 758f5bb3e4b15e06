import Widgets

/// The list of catalogs, and what changes it.
extension CatalogPlace {
  /// The list that lies beneath all.
  private var list: CatalogList {
    get { if case .catalogs(let list) = levels[0] { list } else { CatalogList() } }
    set { levels[0] = .catalogs(newValue) }
  }

  /// Whether nothing lies over the list.
  private var isList: Bool { levels.count == 1 }

  /// Receives the catalogs as they are kept; the one that was selected stays so.
  mutating func receive(_ sources: [CatalogSource]) {
    let selected = list.selected
    list.sources = sources
    list.problem = nil
    if let selected, let row = sources.firstIndex(of: selected) { list.rows.selected = row }
  }

  /// Takes that the catalogs cannot be read: those that are known stay.
  mutating func takeProblem(_ sentence: String) -> Answer {
    guard list.sources == nil else { return [.tell(sentence)] }
    list.problem = sentence
    return []
  }

  /// Receives a change that was made.
  mutating func receive(_ outcome: CatalogOutcome, isUndo: Bool, _ frame: TabFrame) -> Answer {
    receive(outcome.sources)
    form = nil
    if case .replace(let former, let source) = outcome.change {
      for index in levels.indices { levels[index].follow(former, to: source) }
    }
    if isUndo {
      _ = undos.popLast()
    } else if let inverse = outcome.inverse {
      undos.append(inverse)
    }
    if let request = afterForm {
      afterForm = nil
      return go(request)
    }
    switch outcome.change {
    case .insert(let source, _), .replace(_, let source):
      list.rows.selected = outcome.sources.firstIndex(of: source) ?? list.rows.selected
      if !isUndo, !isList { return tryAgain() }
      return isUndo ? [.tell("\(source.name) is as it was.")] : []
    case .remove(let source):
      let words = "\(source.name) was removed from the list"
      return [.tell(isUndo ? "\(words)." : frame.sentence(words, (.undo, "undoes it")))]
    }
  }

  /// Asks for a catalog, or for what is to be changed of one: of the selected one, or of that whose
  /// answer could not be had.
  mutating func edit(isNew: Bool) -> Answer {
    if case .feed(let feed) = level, feed.feed == nil, case .failed = feed.state, !isNew {
      form = CatalogForm(feed.source)
    }
    guard isList, isNew || list.selected != nil else { return [] }
    form = CatalogForm(isNew ? nil : list.selected)
    return []
  }

  /// Keeps what a form tells; that stays until it is kept.
  func keep(_ source: CatalogSource, insteadOf former: CatalogSource?) -> Answer {
    let change = former.map { CatalogChange.replace($0, with: source) }
    return [.own(.changeCatalogs(change ?? .insert(source, at: .max), isUndo: false))]
  }

  func remove() -> Answer {
    guard isList, let source = list.selected else { return [] }
    return [.own(.changeCatalogs(.remove(source), isUndo: false))]
  }

  /// Takes the last change of the list back.
  func undo() -> Answer {
    guard let undo = undos.last else { return [.tell("There is nothing to undo.")] }
    return [.own(.changeCatalogs(undo, isUndo: true))]
  }
}

extension CatalogList {
  /// The selected catalog.
  var selected: CatalogSource? {
    sources.flatMap { $0.indices.contains(rows.selected) ? $0[rows.selected] : nil }
  }
}
