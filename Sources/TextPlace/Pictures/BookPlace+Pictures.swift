import Books
import Paging
import Screen
import Settings
import Typeset
import Widgets

extension BookPlace {
  /// The pictures of the pages that are shown, each once.
  var shownPictures: [PictureStrip] {
    var strips: [PictureStrip] = []
    for line in pages.flatMap(\.lines) {
      guard let strip = line.strip,
        !strips.contains(where: { $0.picture == strip.picture && $0.size == strip.size })
      else { continue }
      strips.append(strip)
    }
    return strips
  }

  /// What is to be decoded of them.
  var pictureWishes: [PictureWish] {
    var wishes: [PictureWish] = []
    for page in [page, second] {
      for line in page?.lines ?? [] {
        guard let strip = line.strip else { continue }
        let wish = wish(for: strip)
        if !wishes.contains(wish) { wishes.append(wish) }
      }
    }
    return wishes
  }

  /// The wish for the picture of a strip.
  func wish(for strip: PictureStrip) -> PictureWish { PictureWish(strip, mode: pictures.mode) }

  /// The pictures that are to be seen, as what `f` chooses from.
  var pictureLinks: [PageLink] {
    shownPictures.map { strip in
      let start = strip.picture.offset
      return PageLink(
        start..<start + max(strip.words.utf8.count, 1), words: strip.words, aim: .picture(strip))
    }
  }

  /// Draws a row of a picture: of one that is not there, of a frame with the words that stand for it. If a
  /// search found these, they are in its first row, which is where they lie in the text.
  func draw(
    _ strip: PictureStrip, into surface: inout Surface, row: Int, column: Int, isMatch: Bool,
    _ symbols: Symbols
  ) {
    let wish = wish(for: strip)
    let rowInPicture = strip.row - (wish.window?.row ?? 0)
    guard let picture = pictures.picture(wish), rowInPicture < picture.rows else {
      return drawFrame(
        of: strip, into: &surface, row: row, column: column, isMatch: isMatch,
        failure: pictures.failure(of: wish), symbols)
    }
    if isMatch, strip.row == 0 {
      let words = String(strip.words.dropFirst().dropLast())
      let label = truncate(words, to: strip.size.columns, ellipsis: symbols.ellipsis)
      let indent = (strip.size.columns - Typeset.columns(of: label)) / 2
      surface.put(label, row: row, column: column + indent, style: .match)
      return
    }
    surface.put(
      picture, row: rowInPicture, columns: 0..<min(strip.size.columns, picture.columns), atRow: row,
      column: column)
  }

  /// Draws a row of a frame with the words that stand for a picture: of one on several pages, each has a
  /// frame of its own.
  ///
  /// - Parameter failure: Why the picture cannot be shown; nil if it can, or nobody knows yet.
  func drawFrame(
    of strip: PictureStrip, into surface: inout Surface, row: Int, column: Int, isMatch: Bool,
    failure: String?, _ symbols: Symbols
  ) {
    let part = max(min(strip.partRows, strip.size.rows), 1)
    let first = strip.row / part * part
    let (columns, rows) = (strip.size.columns, min(part, strip.size.rows - first))
    let rowInFrame = strip.row - first
    let words = String(strip.words.dropFirst().dropLast())
    let style: Style = isMatch ? .match : .faint
    guard rows >= 3, columns >= 6 else {
      if rowInFrame == 0 {
        let label = failure.map { "\($0) \(words)" } ?? words
        surface.put(
          truncate(label, to: columns, ellipsis: symbols.ellipsis), row: row, column: column,
          style: style)
      }
      return
    }
    let isTop = rowInFrame == 0
    if isTop || rowInFrame == rows - 1 {
      surface.put(
        (isTop ? symbols.topLeft : symbols.bottomLeft)
          + String(repeating: symbols.horizontal, count: columns - 2)
          + (isTop ? symbols.topRight : symbols.bottomRight), row: row, column: column,
        style: .faint)
      return
    }
    surface.put(symbols.vertical, row: row, column: column, style: .faint)
    surface.put(symbols.vertical, row: row, column: column + columns - 1, style: .faint)
    let reason = failure.map { wrap($0, columns: columns - 4) } ?? []
    let room = max(rows - 2 - reason.count, 1)
    var lines = wrap(words, columns: columns - 4)
    if lines.count > room {
      lines = Array(lines.prefix(room))
      lines[room - 1] += symbols.ellipsis
    }
    lines += reason
    let index = rowInFrame - 1 - (rows - 2 - lines.count) / 2
    guard lines.indices.contains(index) else { return }
    let line = truncate(lines[index], to: columns - 4, ellipsis: symbols.ellipsis)
    surface.put(
      line, row: row, column: column + (columns - Typeset.columns(of: line)) / 2, style: style)
  }
}

extension TextModel {
  /// Whether pictures are to be seen that the terminal may show in its own pixels.
  package var wantsGraphics: Bool {
    var isWhole = false
    if case .picture = sheet { isWhole = true }
    return ["auto", "kitty", "sixel"].contains(preferences.pictures)
      && (isWhole || !book.shownPictures.isEmpty)
  }

  /// Asks for the pictures that are to be seen and are not there: that of a sheet first.
  mutating func missingPictures() -> [TextEffect] {
    var wishes = book.pictureWishes
    if case .picture(let open) = sheet, book.canShowPictures {
      wishes.insert(open.wish(layout, book.pictures.mode), at: 0)
    }
    guard let missing = book.pictures.ask(for: wishes) else { return [] }
    return [.pictures(.draw(missing))]
  }
}
