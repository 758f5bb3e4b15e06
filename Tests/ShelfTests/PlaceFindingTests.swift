import Books
import Shelf
import Testing

/// Whether a text is that of a book whose place is kept.
@Suite struct PlaceFindingTests {
  private let text = Array((1...400).map { "Sentence \($0) of the text.\n" }.joined().utf8)

  private func place(_ offset: Int, by match: SavedPosition.Match = .path) -> SavedPosition {
    SavedPosition(position: Position(at: offset, in: text), textBytes: text.count, match: match)
  }

  private func find(
    _ place: SavedPosition, in bytes: [UInt8], isWhole: Bool = true
  ) -> SavedPosition.Finding {
    place.find(in: MemoryText(bytes), isWhole: isWhole)
  }

  @Test func `a place is found in an edited text, and not in another one`() {
    let other = Array((1...400).map { "\($0) other words.\n" }.joined().utf8)
    for offset in [0, 500, 5000, text.count] {
      #expect(find(place(offset), in: text) == .found(at: offset))
      // What stands at the beginning changes with any edit there: that tells no text from others.
      #expect(find(place(offset), in: other) == (offset == 0 ? .unknown : .absent))
    }
    #expect(find(place(5000), in: Array("New.\n".utf8) + text) == .found(at: 5005))
    #expect(find(place(0), in: Array("New.\n".utf8) + text) == .found(at: 0))
  }

  @Test func `what is not in a part of a text may be in the rest`() {
    let part = Array(text[..<3000])
    #expect(find(place(5000), in: part, isWhole: false) == .unknown)
    #expect(find(place(5000), in: part) == .absent)
    #expect(find(place(500), in: part, isWhole: false) == .found(at: 500))
  }

  @Test func `the first words alone tell no text from others, those within it do`() {
    for offset in [0, 5000] {
      var edited = text
      edited.replaceSubrange(offset + 60..<offset + 90, with: Array("other words".utf8))
      #expect(find(place(offset), in: edited) == (offset == 0 ? .unknown : .found(at: offset)))
    }
    #expect(
      find(SavedPosition(position: Position(at: 0, in: []), textBytes: 0, match: .path), in: text)
        == .unknown)
  }

  @Test func `a book that is known by its content has a place in any text`() {
    #expect(find(place(5000, by: .content), in: Array("New.".utf8)).isBook == true)
    #expect(find(place(5000, by: .content), in: Array("New.".utf8), isWhole: false).isBook == true)
  }
}
