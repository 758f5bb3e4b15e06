package import Books

/// The lines of code of a book of markup, and the rows of its tables, which are broken where they do not fit.
package struct CodeLines {
  /// The blocks that are looked at in each part of the text, and the parts.
  private static let (sampled, parts) = (400, 5)
  /// Of fewer lines in a hundred the reader does not think when a page is laid out.
  private static let leastShare = 3
  /// The bytes of a line of prose, about.
  private static let line = 60
  /// A longer line is one of data, or of a program's output: it is broken on every screen.
  private static let longest = 110
  /// A shorter line fits every column.
  private static let shortest = 40

  /// The columns that nearly all of them have room in; 0 if there are few of them, or none is long.
  package let columns: Int

  /// Those of `manuscript`, as samples of what is there by now tell; `nil` of a plain text.
  ///
  /// - Complexity: O(1).
  package init?(of manuscript: Manuscript) throws(TextError) {
    guard let structure = manuscript.structure else { return nil }
    let count = manuscript.source.count
    var widths: [Int] = []
    var bytes = 0
    var end = 0
    for part in 0..<Self.parts {
      // What the part before has shown is not shown again.
      let start = max(count / Self.parts * part, end)
      let found = try structure.blocks(from: start, count: Self.sampled + 1)
      bytes += max((found.last?.offset ?? start) - start, 0)
      for (block, next) in zip(found, found.dropFirst()) {
        if let width = Self.width(of: block, before: next) { widths.append(width) }
      }
      end = found.last?.offset ?? end
    }
    widths.sort()
    let wide = widths.count { $0 > Self.shortest }
    guard wide > 0, wide * 100 >= bytes / Self.line * Self.leastShare else {
      columns = 0
      return
    }
    columns = widths[widths.count * 95 / 100]
  }

  /// About how many columns a line of code or a row has, given the block after it; `nil` if it is neither, or
  /// no screen has room for it.
  private static func width(of block: BlockRecord, before next: BlockRecord) -> Int? {
    let columns: Int
    switch block.kind {
    case .pre: columns = block.indent + next.offset - block.offset - 1
    case .row where block.tableColumns > 0: columns = block.indent + block.tableColumns
    default: return nil
    }
    return columns <= longest ? columns : nil
  }
}
