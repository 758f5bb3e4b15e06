import Foundation
import Testing

/// Holds a screen against the one that is committed as `name` in the folder `Golden` beside the
/// test; `UPDATE_GOLDEN=1` writes it anew.
func expectGolden(
  _ screen: String, _ name: String, test: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: test).deletingLastPathComponent()
    .appending(path: "Golden/\(name).txt")
  if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
    try Data((screen + "\n").utf8).write(to: file)
  }
  #expect(
    screen + "\n" == (try String(contentsOf: file, encoding: .utf8)),
    sourceLocation: sourceLocation)
}
