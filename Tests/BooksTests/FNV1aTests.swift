import Books
import Testing

@Suite struct FNV1aTests {
  @Test(
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)])
  func `the hash of a text is that of the published test vectors`(text: String, hash: UInt64) {
    #expect(FNV1a(text.utf8).value == hash)
    var parts = FNV1a()
    for byte in text.utf8 { parts.add(CollectionOfOne(byte)) }
    #expect(parts == FNV1a(text.utf8))
  }
}
