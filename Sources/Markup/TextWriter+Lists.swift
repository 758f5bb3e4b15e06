import Books
import Typeset

// The numbers of a list that is numbered backward are known when it ends: its first item has the number
// of its items.

extension TextWriter {
  /// The bytes from which on such a list is given out before its end, with zeros for numbers.
  private static let longestReversedList = 16 << 20

  /// Whether what has been written waits for the numbers of a list.
  var waitsForNumbers: Bool {
    reversedLists > 0 && batch.bytes.count < Self.longestReversedList
  }

  /// Begins a list whose numbers are known at its end: what is written is not given out before.
  mutating func beginReversedList() { reversedLists += 1 }

  /// Ends such a list: `OpenList.numberToCome` is replaced at the text's offsets.
  mutating func endReversedList(numbers: [(offset: Int, text: String)]) {
    reversedLists -= 1
    let numbers = numbers.filter { $0.offset >= batch.offset }
    guard let first = numbers.first else { return }
    var insertions = Insertions()
    for number in numbers {
      let digits = Array(number.text.utf8)
      batch.bytes[number.offset - batch.offset] = digits[0]
      insertions.add(Array(digits.dropFirst()), at: number.offset + 1)
    }
    batch.put(
      in: insertions, from: first.offset,
      spans: { span in
        let start = insertions.moved(span.offset, behind: false)
        let end = insertions.moved(span.range.upperBound, behind: false)
        return SpanRecord(start..<end, span.kind, value: span.value)
      },
      blocks: { block, offset in Self.moved(block, to: offset, numbers) })
    headingEnd = -1
  }

  /// The block of such a list at its new offset: with a longer marker, what stands below it stands in further.
  private static func moved(
    _ block: BlockRecord, to offset: Int, _ numbers: [(offset: Int, text: String)]
  ) -> BlockRecord {
    let item = numbers.partitioningIndex { $0.offset <= block.offset } - 1
    let number = numbers[max(item, 0)]
    let isItem = number.offset == block.offset
    let bytes = number.text.utf8.count - 1
    let columns = number.text.count - 1
    return BlockRecord(
      at: offset, block.kind, level: block.kind == .row ? block.tableColumns : block.level,
      indent: block.indent + (isItem ? 0 : columns), hang: block.hang + (isItem ? columns : 0),
      markerLength: block.markerLength + (isItem ? bytes : 0), language: block.language,
      block.flags)
  }
}
