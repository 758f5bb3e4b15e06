import Foundation
import Testing
import Typeset

struct `The tables` {
  private static let tables = UnicodeFiles.package.appendingPathComponent("Sources/Typeset/Tables")
  private static let python = ["/usr/bin/python3", "/usr/local/bin/python3"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test(
    .enabled(if: UnicodeFiles.areThere, UnicodeFiles.absence),
    .enabled(if: python != nil, "there is no python3"))
  func `are what the script makes of the Unicode files`() throws {
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("UnicodeData-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: output) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.python))
    process.arguments = [
      Self.tables.appendingPathComponent("generate.py").path, UnicodeFiles.folder.path, output.path,
    ]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let made = try Data(contentsOf: output)
    let committed = try Data(
      contentsOf: Self.tables.appendingPathComponent("UnicodeData.swift"))
    #expect(made == committed)
  }

  @Test func `say which Unicode they are`() { #expect(UnicodeTables.version == "17.0.0") }
}
