import Books
import TestSupport
import Testing

/// Which part of a book is its own text.
struct BodyMatterTests {
  /// Chapters with these numbers, and landmarks before those that are given by index.
  private func range(
    _ numbers: [Int], _ marks: [Int: Landmark.Kind]
  ) -> (Range<Int>, starts: [Int], count: Int) {
    var draft = StructuredDraft()
    for (index, number) in numbers.enumerated() {
      if let kind = marks[index] { draft.add(kind) }
      draft.add(.heading, level: 1, StructuredDraft.Words(stringLiteral: "Chapter \(number)"))
      draft.add("Words of the chapter.")
    }
    let text = StructuredText(draft)
    return (
      text.bodyMatter(of: text.bytes.count), text.outline.entries.map(\.offset), text.bytes.count
    )
  }

  @Test func `notes behind the chapters end it`() {
    let (body, starts, _) = range([1, 2, 3, 1], [0: .bodyMatter, 3: .notes])
    #expect(body == starts[0]..<starts[3])
  }

  @Test func `notes between the chapters end nothing`() {
    let (body, _, count) = range([1, 2, 3, 4], [0: .bodyMatter, 2: .notes])
    #expect(body == 0..<count)
    let (rest, starts, _) = range([1, 2, 3, 4, 1], [0: .bodyMatter, 2: .notes, 4: .backMatter])
    #expect(rest == starts[0]..<starts[4])
  }
}
