import Screen
import Testing

@Suite struct DecodedPicturesTests {
  private var pictures = DecodedPictures<Int>(most: 3)

  private func picture() throws -> CellPicture {
    CellPicture(try #require(Raster(width: 1, height: 2, bytes: [1, 2, 3, 4, 5, 6])), .blocks)
  }

  @Test mutating func `what is in view is asked for once`() throws {
    #expect(pictures.ask(for: [1, 2]) == [1, 2])
    #expect(pictures.ask(for: [1, 2]) == nil)
    pictures.receive(1, try picture())
    #expect(pictures.ask(for: [1, 2]) == nil)
    #expect(pictures.picture(1) != nil && pictures.picture(2) == nil)
  }

  @Test mutating func `what left the view is not asked for, what came into it is`() throws {
    _ = pictures.ask(for: [1, 2])
    #expect(pictures.ask(for: [2, 3]) == [2, 3])
    #expect(pictures.ask(for: []) == [])
    #expect(pictures.ask(for: []) == nil)
  }

  @Test mutating func `what cannot be shown is not asked for again`() {
    _ = pictures.ask(for: [1])
    pictures.receive(1, nil)
    #expect(pictures.ask(for: [1]) == nil && pictures.picture(1) == nil)
  }

  @Test mutating func `the oldest answers go, but none in view`() throws {
    _ = pictures.ask(for: [1, 2, 3, 4, 5])
    for wish in 1...5 { pictures.receive(wish, try picture()) }
    #expect((1...5).allSatisfy { pictures.picture($0) != nil })
    _ = pictures.ask(for: [5, 6])
    pictures.receive(6, try picture())
    #expect((1...6).filter { pictures.picture($0) != nil } == [4, 5, 6])
  }

  @Test mutating func `pictures of too many bytes go, but none in view`() throws {
    pictures = DecodedPictures(most: 100, mostBytes: 1)
    _ = pictures.ask(for: [1])
    pictures.receive(1, try picture())
    #expect(pictures.picture(1) != nil)
    _ = pictures.ask(for: [2])
    pictures.receive(2, try picture())
    #expect(pictures.picture(1) == nil && pictures.picture(2) != nil)
  }
}
