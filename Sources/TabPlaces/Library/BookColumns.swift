import Holdings
import Screen
import Widgets

/// The columns of a row of the list.
struct BookColumns {
  let area: Rect
  let title: Range<Int>
  let author, tags, when: Range<Int>?
  let progress: Range<Int>
  /// The cells of the bar of progress.
  let cells: Int

  init(_ layout: LibraryLayout) {
    area = layout.rows
    let start = area.column + 3
    var end = area.columnRange.upperBound - 2
    let room = end - start
    if room >= 60 {
      when = end - 9..<end
      end -= 11
    } else {
      when = nil
    }
    // Beside the list the selected book has a bar of its own.
    cells = room >= 90 ? 10 : room >= 64 ? 5 : room >= 40 && !layout.isWide ? 3 : 0
    let columns = TabFrame.progressColumns(cells: cells)
    progress = end - columns..<end
    end -= columns + 2
    if room >= 100 {
      tags = end - room / 6..<end
      end -= room / 6 + 2
    } else {
      tags = nil
    }
    if room >= 44 {
      let columns = (end - start) / 3
      author = end - columns..<end
      end -= columns + 2
    } else {
      author = nil
    }
    title = start..<max(end, start)
  }

  /// The columns of a book's title: if nobody knows who wrote it, the author's as well.
  func title(of book: BookRecord) -> Range<Int> {
    guard let author, book.author?.isEmpty != false else { return title }
    return title.lowerBound..<author.upperBound
  }

  /// The columns that have names, by what they are sorted by.
  var heads: [(key: BookOrder.Key, range: Range<Int>)] {
    var heads: [(key: BookOrder.Key, range: Range<Int>)] = [(.title, title)]
    if let author { heads.append((.author, author)) }
    heads.append((.progress, progress))
    if let when { heads.append((.lastRead, when)) }
    return heads
  }
}
