import Books
import Paging
import Screen
import Widgets

extension TextModel {
  /// Finds the notes and links of the page: a lone one is followed, others have letters.
  mutating func chooseLink() -> [TextEffect] {
    guard let shown = book.shown else { return [] }
    return [.links(.find(shown, .choose))]
  }

  /// Handles what became of links.
  mutating func handle(_ event: LinksEvent) -> [TextEffect] {
    switch event {
    case .found(let links, .follow(let offset)):
      let meant = links.filter { $0.range.contains(offset) }
      return (meant.first { !$0.leadsToPicture } ?? meant.first).map { follow($0) } ?? []
    case .found(let links, .choose): return choose(links)
    case .fileFound(let path, let isThere):
      return perform([.present(.address(AddressSheet(file: path, isThere: isThere)))])
    case .pictureFound(let strip): return perform([.present(.picture(PictureSheet(strip)))])
    case .noteRead(let note):
      if case .footnote(var open) = sheet {
        open.receive(note)
        sheet = .footnote(open)
      } else {
        sheet = .footnote(FootnoteSheet(note))
      }
      return []
    }
  }

  private mutating func choose(_ links: [PageLink]) -> [TextEffect] {
    var drawn = book.pictureLinks
    // Of a picture and the link that it stands in, one label can be shown: the picture's keys lead on.
    for index in drawn.indices {
      drawn[index].around = links.filter {
        !$0.leadsToPicture && $0.range.contains(drawn[index].range.lowerBound)
      }
    }
    let others = links.filter { link in
      link.leadsToPicture
        ? !drawn.contains { $0.range.lowerBound == link.range.lowerBound }
        : !drawn.contains { $0.around.contains(link) }
    }
    let links = (others + drawn).sorted { $0.range.lowerBound < $1.range.lowerBound }
    let shown = LinkLabels.shown(links, of: book)
    guard shown.count != 1 else { return follow(shown[0].link) }
    guard let labels = LinkLabels(links, over: book) else {
      tell("There is no note, link or picture on this page.")
      return []
    }
    return perform([.present(.links(labels))])
  }

  /// Goes where a link leads, shows its note, or says where it leads outside.
  mutating func follow(_ link: PageLink) -> [TextEffect] {
    switch link.aim {
    case .note: return [.links(.readNote(link, columns: FootnoteSheet.columns(in: layout)))]
    case .position(let offset): return goToPosition(offset)
    case .address(let address): return perform([.present(.address(AddressSheet(address: address)))])
    case .file(let path): return [.links(.findFile(path))]
    case .picture(let strip):
      return perform([.present(.picture(PictureSheet(strip, in: link.around.first)))])
    case .missingNote:
      tell("This note is not in the book.")
      return []
    case .unknown:
      tell(
        book.length.isComplete
          ? "This link leads nowhere in the book."
          : "The place that this link leads to has not been read yet.")
      return []
    }
  }

  /// Goes to the byte at `offset`, where a link leads.
  mutating func goToPosition(_ offset: Int) -> [TextEffect] {
    if book.shown?.contains(offset) == true {
      tell("This leads to a place on this page.")
      return []
    }
    return book.jump(to: offset, asking: nil)
  }

  /// Lays a sheet over the page; if it is laid over a note, that comes back behind it.
  mutating func lay(_ new: Sheet) {
    if case .footnote(let note) = sheet { coveredNote = note }
    sheet = new
  }

  /// Has a note laid out anew that does not fit the screen any more.
  var unfittingNote: [TextEffect] {
    guard case .footnote(let open) = sheet, let link = open.unfitting(layout) else { return [] }
    return [.links(.readNote(link, columns: FootnoteSheet.columns(in: layout)))]
  }
}

extension BookPlace {
  /// The offset of the glyph in a cell of the page, if it is one of a link, of a note's mark, or of words
  /// for a picture.
  func linkOffset(at cell: CellPosition, in layout: ScreenLayout) -> Int? {
    guard let glyph = exactGlyph(at: cell, in: layout),
      !glyph.styles.isDisjoint(with: [.link, .noteReference, .backLink, .picture])
    else { return nil }
    return glyph.offset
  }

  /// The offset of the picture in a cell of a page that has words too: on one without, a click turns it.
  func pictureOffset(at cell: CellPosition, in layout: ScreenLayout) -> Int? {
    guard let (line, column) = exactLine(at: cell, in: layout), let strip = line.strip,
      (line.indent..<line.indent + strip.size.columns).contains(column),
      pages.contains(where: { page in page.lines.contains { $0.strip == nil && !$0.glyphs.isEmpty }
      })
    else { return nil }
    return strip.picture.offset
  }
}
