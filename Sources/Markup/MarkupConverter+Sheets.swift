// MARK: - Style sheets

extension MarkupConverter {
  /// Takes note of an element that is not shown: of the style sheets that a document names or has.
  func note(_ name: String, _ attributes: Attributes) {
    if objects.last?.isHidden == true { addToObject(name, attributes) }
    if name == "meta" { noteRefresh(attributes) }
    if name == "script" {
      beginFormulaScript(attributes)
      noteFormulaScript(attributes)
    }
    if name == "link", Self.isSheet(attributes), let href = attributes["href"]?.trimmed,
      !BookPath.isOutside(href), !href.hasPrefix("//")
    {
      addSheet(at: BookPath.resolve(href, in: unit).path)
    } else if name == "style", Self.isForScreens(attributes) {
      styleText = []
      around.ending = .unhide
    }
  }

  /// Whether a `link` names a style sheet that holds unless the reader chooses another.
  private static func isSheet(_ attributes: Attributes) -> Bool {
    let words = attributes.words("rel").map { $0.lowercased() }
    return words.contains("stylesheet") && !words.contains("alternate")
      && isForScreens(attributes)
  }

  /// Whether rules hold on a screen whatever its size is.
  private static func isForScreens(_ attributes: Attributes) -> Bool {
    guard let media = attributes["media"]?.lowercased().trimmed, !media.isEmpty else { return true }
    return media.split(separator: ",").contains {
      ["all", "screen", "only screen"].contains($0.trimmed)
    }
  }

  private func addSheet(at path: String) {
    let paths = sheetPaths.map { $0 + [path] }
    if let paths, let known = cascades[paths] {
      cascade = known
    } else if let text = styleSheet(path) {
      addRules(of: text, isOfPages: hasSheetsOfPages)
      if let paths { cascades[paths] = cascade }
    }
    sheetPaths = paths
    styleOpenElements()
  }

  /// Begins without rules, and keeps those of the document before.
  func leaveCascade() {
    if lastCascade !== cascade {
      lastCascade?.forgetElements()
      lastCascade = cascade
    }
    (cascade, sheetPaths) = (Cascade(), [])
  }

  private func addRules(of text: String, isOfPages: Bool = false) {
    // Other documents go on with those that are kept.
    if !isKnownUniquelyReferenced(&cascade) { cascade = Cascade(cascade.sheet) }
    cascade.add(text, isOfPages: isOfPages)
  }

  /// Has rules that are new hold of the open elements too.
  private func styleOpenElements() {
    var outer: StyledElement?
    for index in path.indices {
      // What ended before has no rules.
      outer = cascade.element(path[index].name, path[index].attributes, in: outer, after: nil)
      path[index].styled = outer
      path[index].lastInside = nil
    }
  }

  func styleCharacters(_ bytes: UnsafeBufferPointer<UInt8>) {
    if objects.last?.isHidden == true { return addToObject(bytes) }
    if around.ending == .texScript || around.ending == .displayTeXScript {
      if texSource.count <= TeXParser.longest { texSource += bytes }
      return
    }
    if around.ending == .formulaSettings {
      if texSource.count < Self.longestSettings { texSource += bytes }
      return
    }
    guard path.last?.name == "style", around.ending == .unhide, styleText.count < 1 << 20 else {
      return
    }
    styleText += bytes
  }

  func finishStyle() {
    addRules(of: String(decoding: styleText, as: UTF8.self))
    sheetPaths = nil
    styleText = []
    styleOpenElements()
  }
}
