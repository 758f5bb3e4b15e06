import Books

extension MarkupConverter {
  /// The width and height in pixels from which on a picture stands by itself between lines of text, and
  /// is shown even if the book has no words for it.
  private static let (largeWidth, largeHeight) = (160, 100)
  /// The height in pixels from which on a picture within a sentence parts it.
  private static let partingHeight = 160

  /// Writes the words that stand for a picture.
  func addImage(_ attributes: Attributes, _ look: Look) {
    let picture = picture(attributes)?
      .narrowed(to: look.width ?? Self.pixels(attributes["width"]))
      .lowered(to: look.height ?? Self.pixels(attributes["height"], ofHeight: true))
    // A formula, say, is set in its line, and a plate is not.
    let leastHeight =
      writer.hasWordsInLine && look.isBlock != true ? Self.partingHeight : Self.largeHeight
    let isLarge =
      picture.map { $0.width >= Self.largeWidth && $0.height >= leastHeight } ?? false
    let words = (attributes["alt"] ?? attributes["title"])?
      .split { $0.isWhitespace }.joined(separator: " ")
    if attributes["alt"] == "", !isLarge { return }
    let isAlone = isLarge && mayStandAlone
    if isAlone, writer.isOpen {
      writer.closeLine()
      writer.wantsGap = true
    }
    if mayBeginPage, !writer.isOpen { writer.wantsPage = true }
    let name = words.flatMap { $0.isEmpty ? nil : $0 } ?? "picture"
    var text = name.hasPrefix("[") && name.hasSuffix("]") ? name : "[\(name)]"
    if isAlone, let picture {
      let least = PictureRecord.leastWords(forWidth: picture.width, height: picture.height)
      text += String(repeating: " ", count: max(least - text.utf8.count, 0))
    }
    generate(text, isPicture: true, picture: picture)
    guard isAlone else { return }
    writer.closeLine()
    wantsGapBehindPicture = true
  }

  /// The pixels of an attribute: its number, or the part of a line's that it says.
  private static func pixels(_ value: String?, ofHeight: Bool = false) -> Double? {
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
  private func picture(_ attributes: Attributes) -> PictureDraft? {
    guard let imageHead,
      let source = attributes["src", "xlink:href", "l:href", "href"]?.trimmed, !source.isEmpty,
      !BookPath.isOutside(source), !source.hasPrefix("#"), !source.hasPrefix("//")
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

extension PictureDraft {
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
