import Books
import Foundation
import Paging
import Speech
import Testing

/// The folder of books beside the checkout; nil where it is not.
private let books: String? = {
  let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
  let path = root.joined(separator: "/") + "/shared/books"
  return FileManager.default.fileExists(atPath: path + "/moby-dick.txt") ? path : nil
}()

@Suite(.enabled(if: books != nil, "there are no books beside the checkout"))
struct RealBookTests {
  @Test(arguments: ["moby-dick.txt", "alice.txt", "diary-of-a-nobody.txt"])
  func `each word of real sentences has its bytes, in order`(_ name: String) throws {
    let path = try #require(books) + "/" + name
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let text = String(decoding: bytes, as: UTF8.self)
    let spoken = SpokenText(
      try Manuscript(MemoryText(text)), settings: LayoutSettings(), Speakable())
    var (offset, sentences, end, strange) = (0, 0, 0, 0)
    while sentences < 8000, let passage = try spoken.passage(from: offset) {
      offset = passage.range.upperBound
      for utterance in passage.utterances {
        sentences += 1
        for word in utterance.words {
          #expect(word.range.lowerBound >= end && word.range.upperBound <= bytes.count)
          #expect(
            utterance.range.lowerBound <= word.range.lowerBound
              && word.range.upperBound <= utterance.range.upperBound)
          end = word.range.upperBound
          // What is said is what stands there, but for what the table says otherwise.
          let written = String(decoding: bytes[word.range], as: UTF8.self)
          let isSame = word.text.contains(written.filter { $0 != "_" && $0 != "\r" && $0 != "\n" })
          if !isSame { strange += 1 }
          #expect(written.first.map { $0.isLetter || $0.isNumber } ?? false, "\(written)")
          #expect(!word.text.contains { "*_~^=|\\<>{}[]#".contains($0) }, "\(word.text)")
        }
      }
    }
    #expect(sentences > 1000)
    // Numerals, sums and hyphens at the ends of lines: few.
    #expect(strange * 100 < end / 5, "\(strange) words are said otherwise")
  }
}
