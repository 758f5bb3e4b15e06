import Foundation
import Testing

@testable import Search

struct `The tables of folding` {
  private static let tables = Folders.package.appendingPathComponent("Sources/Search/Tables")
  private static let python = program("python3")

  @Test(
    .enabled(if: Folders.has(Folders.unicode), "the files of Unicode 17 are not in ../shared"),
    .enabled(if: python != nil, "there is no python3"))
  func `are what the script makes of the Unicode files`() throws {
    let made = FileManager.default.temporaryDirectory
      .appendingPathComponent("SearchData-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: made) }
    let script = Self.tables.appendingPathComponent("generate.py").path
    let arguments = [script, Folders.unicode.path, made.path]
    #expect(try output(of: try #require(Self.python), arguments).status == 0)
    let committed = Self.tables.appendingPathComponent("SearchData.swift")
    #expect(try Data(contentsOf: made) == Data(contentsOf: committed))
  }

  /// The characters that both sides know: those of Unicode 15 and before.
  private static let known = (UInt32(0)..<0x11_0000).compactMap { Unicode.Scalar($0) }.filter {
    guard let age = $0.properties.age else { return false }
    return age.major <= 15 && !(0xAC00...0xD7A3).contains($0.value)
  }

  @Test func `decompose as Foundation does`() {
    let tables = FoldingTables()
    let wrong = Self.known.filter { scalar in
      let traits = tables.traits(of: scalar.value)
      guard traits.isDisjoint(with: [.accent, .ignorable]) else { return false }
      let mapping = tables.mapping(of: scalar.value, .none)
      let expected = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
      return (0..<mapping.count).map { mapping[$0] } != expected.map(\.value)
    }
    #expect(wrong == [])
  }

  @Test func `fold a letter and its other cases to the same`() {
    let tables = FoldingTables()
    func folded(_ text: String) -> [UInt32] {
      text.unicodeScalars.flatMap { scalar in
        let mapping = tables.mapping(of: scalar.value, .all)
        return tables.traits(of: scalar.value).contains(.accent)
          ? [] : (0..<mapping.count).map { mapping[$0] }
      }
    }
    let wrong = Self.known.filter { scalar in
      let lower = scalar.properties.lowercaseMapping
      return lower.unicodeScalars.count == 1 && folded(lower) != folded(String(scalar))
    }
    #expect(wrong == [])
  }

  @Test func `know the traits that the standard library knows`() {
    let tables = FoldingTables()
    let wrong = Self.known.filter { scalar in
      let traits = tables.traits(of: scalar.value)
      return traits.contains(.space) != scalar.properties.isWhitespace
        || traits.contains(.ignorable) != scalar.properties.isDefaultIgnorableCodePoint
    }
    #expect(wrong == [])
  }
}
