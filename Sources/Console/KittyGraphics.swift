package import Screen

/// Commands of kitty's graphics: <https://sw.kovidgoyal.net/kitty/graphics-protocol>.
package enum KittyGraphics {
  /// The letters of base64 that a command holds at most.
  private static let longestPart = 4096

  /// Sends `raster` as the picture `id`, which cells place that name it: `columns` × `rows` of them.
  package static func transmission(of raster: Raster, id: UInt32, columns: Int, rows: Int)
    -> [[UInt8]]
  {
    let letters = raster.withBytes { Base64.encode($0) }
    var commands: [[UInt8]] = []
    for start in stride(from: 0, to: letters.count, by: longestPart) {
      let end = min(start + longestPart, letters.count)
      let more = end < letters.count ? 1 : 0
      let keys =
        start == 0
        ? "a=T,U=1,i=\(id),f=24,s=\(raster.width),v=\(raster.height),c=\(columns),r=\(rows),q=2,"
          + "m=\(more)" : "q=2,m=\(more)"
      commands.append(command(keys, letters[start..<end]))
    }
    return commands
  }

  /// Has the terminal forget the picture `id`, and free what it takes.
  package static func deletion(of id: UInt32) -> [UInt8] { command("a=d,d=I,i=\(id),q=2", []) }

  package static func command(_ keys: String, _ payload: some Collection<UInt8>) -> [UInt8] {
    var bytes = Array("\u{1B}_G\(keys)".utf8)
    if !payload.isEmpty { bytes.append(UInt8(ascii: ";")) }
    bytes += payload
    bytes += [0x1B, UInt8(ascii: "\\")]
    return bytes
  }

  /// A sequence that tmux hands on to its terminal, where `allow-passthrough` is on.
  package static func passed(_ sequence: [UInt8]) -> [UInt8] {
    var bytes = Array("\u{1B}Ptmux;".utf8)
    for byte in sequence { bytes += byte == 0x1B ? [0x1B, 0x1B] : [byte] }
    bytes += [0x1B, UInt8(ascii: "\\")]
    return bytes
  }
}
