import Foundation
import Testing
import Typeset

/// The files of Unicode 17 that lie beside the package, where they do.
enum UnicodeFiles {
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let folder = package.deletingLastPathComponent()
    .appendingPathComponent("shared/unicode-17.0.0")
  static let areThere = FileManager.default.fileExists(atPath: folder.path)
  static let absence: Comment = "the files of Unicode 17 are not in ../shared"

  /// The lines of a file that hold data, without their comments.
  static func lines(of name: String) throws -> [Substring] {
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    return text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let data = line.prefix { $0 != UInt8(ascii: "#") }
      return data.isEmpty ? nil : Substring(data)
    }
  }

  /// The code points to which a file gives a value that `isWanted`.
  static func ranges(in name: String, where isWanted: (Substring) -> Bool) throws -> Set<UInt32> {
    var codes: Set<UInt32> = []
    for line in try lines(of: name) {
      let fields = line.split(separator: ";")
      let ends = fields[0].split(whereSeparator: { $0 == "." || $0 == " " })
        .compactMap { UInt32($0, radix: 16) }
      let value = Substring(fields[1].filter { $0 != " " })
      if isWanted(value), let first = ends.first, let last = ends.last {
        codes.formUnion(first...last)
      }
    }
    return codes
  }
}

/// A case of LineBreakTest.txt or GraphemeBreakTest.txt: `÷ 0061 × 0308 ÷`.
struct BreakCase {
  var text: [UInt8] = []
  /// The offsets where the file has `÷`.
  var breaks: [Int] = []

  init(_ line: Substring) throws {
    for field in line.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
      switch field {
      case "÷": breaks.append(text.count)
      case "×": break
      default:
        let scalar = try #require(UInt32(field, radix: 16).flatMap(Unicode.Scalar.init))
        text += Array(String(scalar).utf8)
      }
    }
  }
}

/// Calls `body` with a window onto `bytes`, with garbage after them.
func withWindow<Result>(
  _ bytes: some Collection<UInt8>, isFinal: Bool = true, _ body: (TextWindow) throws -> Result
) throws -> Result {
  let garbage: [UInt8] = [0x20, 0x80, 0x61, 0x0A, 0xCC, 0x81, 0xBF, 0x20, 0x41, 0, 9, 0xE2, 0x80]
  let times = TextWindow.padding / garbage.count + 1
  let padded = Array(bytes) + repeatElement(garbage, count: times).joined()
  return try padded.withUnsafeBufferPointer { buffer in
    let base = try #require(buffer.baseAddress)
    return try body(TextWindow(base: base, count: bytes.count, isFinal: isFinal))
  }
}
