import Books

extension MarkupConverter {
  /// The width and height in pixels from which on a picture stands by itself between lines of text, and
  /// is shown even if the book has no words for it.
  private static let (largeWidth, largeHeight) = (160, 100)
  /// The height in pixels from which on a picture within a sentence parts it.
  private static let partingHeight = 160
  /// The width and height from which on a drawing without words is shown that begins a line.
  private static let leastPlate = 64

  /// Writes the words that stand for a picture, or what it is if that is a letter or a formula.
  func addImage(_ attributes: Attributes, _ look: Look) {
    if look.isGone == true || repeatsFormula(attributes) || addInitial(attributes, look) { return }
    leaveInitial()
    addPicture(attributes, look)
  }

  /// Writes the words that stand for a picture.
  func addPicture(_ attributes: Attributes, _ look: Look) {
    let picture = (around.isGone ? nil : picture(attributes))?
      .narrowed(to: look.width ?? Self.pixels(attributes["width"]))
      .lowered(to: look.height ?? Self.pixels(attributes["height"], ofHeight: true))
    let isLarge = isLarge(picture, look)
    let words = (attributes["alt"] ?? attributes["title"])?.onOneLine
    if attributes["alt"] == "", !isLarge { return }
    if words?.isEmpty != false, Self.isSpacer(picture, attributes, look) { return }
    if !around.isGone { pictures.note(attributes, isShown: picture != nil) }
    let isAlone = isLarge && mayStandAlone
    beginPicture(isAlone: isAlone)
    if !isAlone, let formula = formula(attributes) {
      return generate(
        formula, isPicture: true, picture: picture, leading: leader(to: attributes),
        isGenerated: false)
    }
    let name = words.flatMap { $0.isEmpty ? nil : $0 } ?? "picture"
    var text = name.hasPrefix("[") && name.hasSuffix("]") ? name : "[\(name)]"
    if isAlone, let picture {
      let least = PictureRecord.leastWords(forWidth: picture.width, height: picture.height)
      text += String(repeating: " ", count: max(least - text.utf8.count, 0))
    }
    let isUnreadable =
      picture.map { $0.isTooLow && $0.path.lowercased().hasSuffix(".svg") } ?? false
    let isShown = !isUnreadable || words?.isEmpty != false
    generate(
      text, isPicture: true, picture: isShown ? picture : nil, leading: leader(to: attributes))
    endPicture(isAlone: isAlone)
  }

  /// The formula that a picture shows, if its words are TeX.
  private func formula(_ attributes: Attributes) -> String? {
    guard let words = attributes["alt"], words.utf8.count <= TeXParser.longest else { return nil }
    let isNamed = attributes.words("class").contains { ["tex", "math", "latex"].contains($0) }
    return TeXFormula(saidIn: words, isNamed: isNamed)?.lines.first
  }

  /// What leads from words to the picture that they stand for, whether it can be shown or not; `nil` if
  /// nobody can say where its file is.
  func leader(to attributes: Attributes) -> StyledSpan? {
    guard let source = Self.source(of: attributes) else { return nil }
    if BookPath.isOutside(source) {
      let small = source.prefix(8).lowercased()
      guard small.hasPrefix("http:") || small.hasPrefix("https:") else { return nil }
      return StyledSpan(kind: .picture, value: addressNumber(source))
    }
    guard !source.hasPrefix("#") else { return nil }
    if resolve != nil { return StyledSpan(kind: .picture, value: addressNumber(source)) }
    guard imageHead != nil, !source.hasPrefix("//") else { return nil }
    let path = BookPath.resolve(source, in: unit).path
    return leader(to: knownPictures[path] ?? nil, at: path)
  }

  private func leader(to picture: PictureDraft?, at path: String) -> StyledSpan {
    StyledSpan(
      kind: .picture, value: number(ofAddress: PictureAddress(picture, path: path).text))
  }

  /// Where an element says that its picture is.
  private static func source(of attributes: Attributes) -> String? {
    guard let source = attributes["src", "xlink:href", "l:href", "href"]?.trimmed, !source.isEmpty
    else { return nil }
    return source
  }

  /// Whether a picture stands by itself. A formula, say, is set in its line, and a plate is not.
  private func isLarge(_ picture: PictureDraft?, _ look: Look) -> Bool {
    let leastHeight =
      writer.hasWordsInLine && look.isBlock != true ? Self.partingHeight : Self.largeHeight
    return picture.map { $0.width >= Self.largeWidth && $0.height >= leastHeight } ?? false
  }

  /// The width and height in pixels below which nothing is to be seen of a picture.
  private static let leastSide = 1.5

  /// Whether a picture holds room, or counts who reads the page: it is a pixel wide or high.
  private static func isSpacer(
    _ picture: PictureDraft?, _ attributes: Attributes, _ look: Look
  ) -> Bool {
    let width = look.width ?? pixels(attributes["width"]) ?? picture.map { Double($0.width) }
    let height =
      look.height ?? pixels(attributes["height"], ofHeight: true)
      ?? picture.map { Double($0.height) }
    return [width, height].contains { $0.map { 0 < $0 && $0 < leastSide } == true }
  }

  /// Begins the words that stand for a picture.
  private func beginPicture(isAlone: Bool) {
    if isAlone, writer.isOpen {
      writer.closeLine()
      writer.wantsGap = true
    }
    if isAlone, around.divStart != nil { writer.wantsGap = true }
    if mayBeginPage, !writer.isOpen { writer.wantsPage = true }
  }

  /// Ends the words that stand for a picture.
  private func endPicture(isAlone: Bool) {
    guard isAlone else { return }
    writer.closeLine()
    wantsGapBehindPicture = true
  }

  /// The pixels of an attribute: its number, or the part of a line's that it says.
  static func pixels(_ value: String?, ofHeight: Bool = false) -> Double? {
    value.flatMap {
      $0.hasSuffix("%")
        ? ofHeight ? nil : Look.pixels($0) : Look.pixels($0 + "px") ?? Look.pixels($0)
    }
  }

  /// Whether a picture that comes next may be a paragraph.
  private var mayStandAlone: Bool {
    around.headingLevel == 0 && !around.isInCell && !around.isCaption && !around.keepsSpace
      && around.verse == .none && !around.isNote && marker == nil
  }

  /// The picture that an element names, if its size can be known.
  func picture(_ attributes: Attributes) -> PictureDraft? {
    guard let imageHead, let source = Self.source(of: attributes), !BookPath.isOutside(source),
      !source.hasPrefix("#"), !source.hasPrefix("//")
    else { return nil }
    let path = BookPath.resolve(source, in: unit).path
    if let known = knownPictures[path] { return known }
    var bytes = imageHead(path, ImageHead.shortLength) ?? []
    if bytes.count >= ImageHead.shortLength, ImageHead(bytes) == nil {
      bytes = imageHead(path, ImageHead.usualLength) ?? []
    }
    if bytes.count >= ImageHead.usualLength, ImageHead.needsMore(bytes) {
      bytes = imageHead(path, ImageHead.greatestLength) ?? []
    }
    let picture = ImageHead(bytes).map {
      PictureDraft(width: $0.width, height: $0.height, path: path)
    }
    knownPictures[path] = .some(picture)
    return picture
  }
}

// MARK: - Drawings

extension MarkupConverter {
  /// Takes note of an element of the drawing that is being read.
  func addToDrawing(_ name: String, _ attributes: Attributes) {
    drawing?.begin(name, attributes)
    if drawing?.isTooLong == true { leaveDrawing() }
  }

  /// Ends a drawing: it is a picture, for which its words stand, or words in its line, or nothing. What it is
  /// may depend on what comes next.
  func finishDrawing() {
    guard let draft = drawing else { return }
    guard !draft.hasMarkup, !draft.isText else { return leaveDrawing() }
    drawing = nil
    noteDefinitions(of: draft)
    let look = look(of: "svg", draft.attributes)
    // What a rule hides around it is hidden with it: its labels are no prose that could be missed.
    guard !draft.isHidden, !around.isGone, look.isGone != true else { return }
    let path = InlineDrawing(in: unit, number: draft.number, isInMarkdown: isMarkdown).path
    let canBeDrawn =
      imageHead != nil
      && draft.isPicture(definitions: definitions, variables: styleVariables)
    let isSignOfControl = isInControl && !draft.isFigure
    let found = FoundDrawing(
      draft, path, look: look, around: around, canBeDrawn: canBeDrawn,
      isSignOfControl: isSignOfControl)
    let isOrnament = around.isOrnament || isSignOfControl
    if !found.hasOwnSize, draft.isOrnament || isOrnament && draft.words.isEmpty { return }
    if found.picture == nil, draft.words.isEmpty { return }
    let isSign = !(found.hasOwnSize && isLarge(found.sized, found.look)) && !draft.isFigure
    if isSign, found.look.isBlock != true {
      if writer.hasWordsInLine { return write(found, isInLine: true) }
      waitingDrawings.append(found)
    } else {
      settleDrawings(inLine: false)
      write(found, isInLine: false)
    }
  }

  /// What is pressed, or belongs to what is: a drawing in it that does not say how large it is is a sign.
  private static let controls: Set<String> = ["button", "label", "a", "summary"]

  /// Whether the element that is open is in something to be pressed, which is no figure.
  private var isInControl: Bool {
    around.figureStart == nil && path.contains { Self.controls.contains($0.name) }
  }

  /// The ids of elements of drawings that are remembered, at most.
  private static let mostDefinitions = 20_000

  /// Remembers which elements of a drawing others may name.
  private func noteDefinitions(of draft: DrawingDraft) {
    if definitions.count < Self.mostDefinitions { definitions.formUnion(draft.names.ids) }
  }

  /// Writes the drawings that waited for what comes behind them.
  ///
  /// - Parameter isInLine: Whether that is words of the same block.
  func settleDrawings(inLine isInLine: Bool) {
    guard !waitingDrawings.isEmpty else { return }
    let drawings = waitingDrawings
    waitingDrawings = []
    let now = around
    for drawing in drawings {
      around = drawing.around
      write(drawing, isInLine: isInLine)
      writer.space()
    }
    around = now
  }

  /// Writes a drawing, alone in its block or within a line.
  private func write(_ drawing: FoundDrawing, isInLine: Bool) {
    let draft = drawing.draft
    let words = draft.words
    if !isInLine, drawing.picture == nil, draft.hasText { return replay(draft) }
    let picture = isInLine ? nil : drawing.picture
    // Where no words tell of it, what is no sign within a line is seen at least.
    let isPlate =
      words.isEmpty && !writer.isOpen
      && picture.map { min($0.width, $0.height) >= Self.leastPlate } ?? false
    let isLarge = isPlate || isLarge(picture, drawing.look)
    if words.isEmpty, !isLarge { return }
    if let id = draft.attributes["id"], !id.isEmpty { writer.addAnchor(unit + "#" + id) }
    let isAlone = isLarge && mayStandAlone
    if !isInLine { beginPicture(isAlone: isAlone) }
    let shown = picture.flatMap { words.isEmpty || !$0.isTooLow ? $0 : nil }
    let leader = drawing.picture.map { self.leader(to: $0, at: $0.path) }
    generate("[", isPicture: true, picture: shown, leading: leader)
    writeWords(of: draft)
    var spaces = ""
    if isAlone, let picture {
      let count = words.reduce(2 * max(words.count, 1)) { $0 + $1.text.utf8.count }
      let least = PictureRecord.leastWords(forWidth: picture.width, height: picture.height)
      spaces = String(repeating: " ", count: max(least - count, 0))
    }
    writer.addDrawn("]" + spaces, isGenerated: true)
    if !isInLine { endPicture(isAlone: isAlone) }
  }

  /// Writes what stands between the brackets for a drawing: each of its words leads where it leads there.
  private func writeWords(of draft: DrawingDraft) {
    let words = draft.words
    let link = around.styles.link
    defer { writer.styles.link = link }
    if words.isEmpty {
      writer.styles.link = linkStyle(draft.onlyLink) ?? link
      writer.addDrawn("drawing", isGenerated: true)
    }
    for (index, word) in words.enumerated() {
      writer.styles.link = link
      if index > 0 { writer.addDrawn("; ", isGenerated: true) }
      writer.styles.link = linkStyle(word.link) ?? link
      writer.addDrawn(word.text, isGenerated: word.isLabel)
    }
  }

  private func linkStyle(_ address: String?) -> StyledSpan? {
    address.map { StyledSpan(kind: .link, value: addressNumber($0)) }
  }

  /// Tells the elements of a drawing that is no picture, as if they came now.
  func leaveDrawing() {
    guard let draft = drawing else { return }
    drawing = nil
    noteDefinitions(of: draft)
    guard !around.isGone || draft.hasMarkup else { return }
    replay(draft)
  }

  private func replay(_ draft: DrawingDraft) {
    guard !draft.isHidden, look(of: "svg", draft.attributes).isGone != true else { return }
    isReplaying = true
    draft.replay(to: self)
    isReplaying = false
  }
}

/// A drawing that has been read, and where it stood.
struct FoundDrawing {
  fileprivate let draft: DrawingDraft
  /// The drawing as large as the book wants it; `nil` if it has no size.
  fileprivate let sized: PictureDraft?
  /// The same if it can be drawn.
  fileprivate let picture: PictureDraft?
  fileprivate let look: Look
  fileprivate let around: Surroundings
  /// Whether more than the box of its coordinates says how large it is.
  fileprivate let hasOwnSize: Bool

  fileprivate init(
    _ draft: DrawingDraft, _ path: String, look: Look, around: Surroundings, canBeDrawn: Bool,
    isSignOfControl: Bool
  ) {
    (self.draft, self.look, self.around) = (draft, look, around)
    sized = draft.size.map {
      PictureDraft(width: $0.width, height: $0.height, path: path)
        .narrowed(to: look.width).lowered(to: look.height)
    }
    hasOwnSize =
      look.width != nil || look.height != nil
      || MarkupConverter.pixels(draft.attributes["width"]) != nil
      || MarkupConverter.pixels(draft.attributes["height"], ofHeight: true) != nil
    picture = canBeDrawn && (hasOwnSize || !isSignOfControl) ? sized : nil
  }
}

extension PictureDraft {
  /// The columns of a line, and the rows at most in which nobody can read the words of a drawing.
  private static let (lineColumns, unreadableRows) = (66, 3)

  /// Whether it is drawn in so few rows that words in it cannot be read.
  fileprivate var isTooLow: Bool {
    PictureSize(width: width, height: height, inColumns: Self.lineColumns, rows: .max).rows
      <= Self.unreadableRows
  }

  /// The picture as high as the book wants it, if that is less than it has.
  fileprivate func lowered(to pixels: Double?) -> PictureDraft {
    guard let pixels, pixels >= 1, pixels < Double(height) else { return self }
    let part = pixels / Double(height)
    return PictureDraft(
      width: max(Int((Double(width) * part).rounded()), 1), height: Int(pixels.rounded(.up)),
      path: path)
  }

  /// The picture as wide as the book wants it, if that is less than it has.
  fileprivate func narrowed(to pixels: Double?) -> PictureDraft {
    guard let pixels, pixels >= 1, pixels < Double(width) else { return self }
    let part = pixels / Double(width)
    return PictureDraft(
      width: Int(pixels.rounded(.up)), height: max(Int((Double(height) * part).rounded()), 1),
      path: path)
  }
}
