/// What the portions of a plan consist of; the raw value is what the library keeps.
package enum PortionUnit: String, CaseIterable, Sendable {
  /// Whole pages, as they were when the plan was made.
  case pages
  /// Whole chapters.
  case chapters
  /// Pieces of the same length, of whole paragraphs.
  case even
}

/// Divides the bytes of a text into portions.
///
/// Portions cover the bytes without a gap and without an overlap. They are about equally long; each
/// begins where reading can begin, and where a chapter begins nearby, there.
package struct PortionDivision {
  /// The bytes that are divided.
  private let text: Range<Int>
  /// How many portions there are, at least 1.
  private let count: Int
  /// Where chapters begin inside of the bytes, in order, each once.
  private let chapters: [Int]

  /// A division of the bytes `text` into `count` portions.
  ///
  /// - Parameter chapters: The offsets that chapters begin with, ascending; those elsewhere are left
  ///   out.
  package init(_ text: Range<Int>, into count: Int, chapters: [Int] = []) {
    precondition(count > 0, "there is a portion at least")
    self.text = text
    self.count = count
    self.chapters = chapters.reduce(into: []) { inside, offset in
      guard offset > text.lowerBound, offset < text.upperBound, offset > inside.last ?? -1 else {
        return
      }
      inside.append(offset)
    }
  }

  /// The bytes of each portion; some are empty if the text has fewer places to begin at.
  ///
  /// - Parameters:
  ///   - unit: What the portions consist of.
  ///   - spotNear: Gives the place nearest to a byte that a portion may begin at: that of a page, or
  ///     of a paragraph. It is not asked for portions of chapters.
  package func portions<Failure: Error>(
    of unit: PortionUnit, spotNear: (Int) throws(Failure) -> Int
  ) throws(Failure) -> [Range<Int>] {
    var starts = [text.lowerBound]
    if unit == .chapters, !chapters.isEmpty {
      starts = chapterStarts()
    } else {
      for index in 1..<max(count, 1) {
        var start = chapter(near: target(index))
        if start == nil { start = try spotNear(target(index)) }
        starts.append(min(max(start ?? 0, starts[index - 1]), text.upperBound))
      }
    }
    return starts.indices.map { index in
      starts[index]..<(index + 1 < count ? starts[index + 1] : text.upperBound)
    }
  }

  /// The byte that a portion would begin with if all were of one length.
  private func target(_ index: Int) -> Int {
    let product = index.multipliedFullWidth(by: text.count)
    return text.lowerBound + count.dividingFullWidth(product).quotient
  }

  /// The chapter that begins nearest to a byte, at most a quarter of a portion away: two portions
  /// never meet there.
  private func chapter(near offset: Int) -> Int? {
    let reach = text.count / count / 4
    return nearest(to: offset, in: chapters[...]).map { chapters[$0] }
      .flatMap { abs($0 - offset) <= reach ? $0 : nil }
  }

  /// Whole chapters for each portion: as even as can be, and none empty if there are enough; where
  /// there are too few, the days without one are spread too.
  private func chapterStarts() -> [Int] {
    let pieces = [text.lowerBound] + chapters
    guard count < pieces.count else {
      return (0..<count).map { index in
        let piece = (index * pieces.count + count - 1) / count
        return piece < pieces.count ? pieces[piece] : text.upperBound
      }
    }
    var starts = [pieces[0]]
    var last = 0
    for index in 1..<max(count, 1) {
      // Enough are left for the portions behind.
      let open = pieces[last + 1...pieces.count - (count - index)]
      last = nearest(to: target(index), in: open) ?? last + 1
      starts.append(pieces[last])
    }
    return starts
  }

  /// The index of the element of an ascending list that is nearest to `offset`.
  private func nearest(to offset: Int, in list: ArraySlice<Int>) -> Int? {
    guard !list.isEmpty else { return nil }
    var (low, high) = (list.startIndex, list.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if list[middle] < offset { low = middle + 1 } else { high = middle }
    }
    guard low < list.endIndex else { return list.endIndex - 1 }
    guard low > list.startIndex else { return low }
    return offset - list[low - 1] < list[low] - offset ? low - 1 : low
  }
}
