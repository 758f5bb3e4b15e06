import Books
import Foundation
import Formats
import Testing

/// Screens of texts for terminals: a manual with overstrike, a log with colours.
@Suite struct TerminalTextScreens {
  private func rig(_ sample: String, rows: Int, columns: Int) throws -> Rig {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Samples/\(sample).txt").path
    let source = try TextOpener.open(path: path, onChange: {}).source
    var bytes = [UInt8](repeating: 0, count: source.count)
    _ = try bytes.withUnsafeMutableBytes { try source.read(into: $0, at: 0) }
    return try Rig(
      String(decoding: bytes, as: UTF8.self), rows: rows, columns: columns, spans: source.spans)
  }

  @Test(arguments: ["manual", "log"], [(40, 120), (24, 80), (20, 40)])
  func `overstrike and colours are drawn`(_ sample: String, _ size: (rows: Int, columns: Int))
    throws
  {
    try expectGolden(
      rig(sample, rows: size.rows, columns: size.columns).styled,
      "\(sample) \(size.columns)x\(size.rows)")
  }

  @Test func `words are found through their styles, and the match is seen over them`() throws {
    var rig = try rig("manual", rows: 24, columns: 80)
    try rig.type("/synopsis\n")
    #expect(rig.styled.contains("⟨br:SYNOPSIS⟩"))
  }
}
