import Files
import Glibc
package import Screen

/// Decodes and scales pictures, through helper programs with no rights: what comes of hostile bytes is a
/// picture that cannot be shown.
///
/// It blocks: for a thread that may. Any number of them may use it.
package struct PictureDecoder: Sendable {
  private let cache: PictureCache?

  /// A decoder that keeps what it decodes.
  ///
  /// - Parameter folder: Where it is kept; `nil` to keep nothing.
  package init(cacheFolder folder: String?) { cache = folder.map { PictureCache($0) } }

  /// The picture in `bytes` as cells; `nil` if it cannot be shown.
  ///
  /// - Parameters:
  ///   - shape: Its width and height in its own pixels.
  ///   - window: The cells of it that are wanted; `nil` for all.
  ///   - fillsCells: Whether it fills its cells, whatever shape these have on the screen.
  package func cells(
    of bytes: [UInt8], shape: (width: Int, height: Int), columns: Int, rows: Int,
    _ mode: PictureMode, window: Rect? = nil, fillsCells: Bool = false
  ) -> CellPicture? {
    let size = mode.size(
      ofWidth: shape.width, height: shape.height, inColumns: columns, rows: rows,
      fillsCells: fillsCells)
    let cell = mode.pixels
    if let window, fillsCells {
      let first = window.row * cell.rows
      let strip = raster(
        of: bytes, width: size.width, height: size.height,
        rows: first..<first + window.rows * cell.rows)
      return strip.map { CellPicture($0, mode, columns: columns, rows: window.rows) }
    }
    guard let raster = raster(of: bytes, width: size.width, height: size.height) else {
      return nil
    }
    guard let window else { return CellPicture(raster, mode, columns: columns, rows: rows) }
    let left = window.column * cell.columns - (columns * cell.columns - size.width) / 2
    let top = window.row * cell.rows - (rows * cell.rows - size.height) / 2
    let part = raster.part(
      left: max(left, 0), top: max(top, 0),
      width: min(window.columns * cell.columns, left + window.columns * cell.columns),
      height: min(window.rows * cell.rows, top + window.rows * cell.rows))
    return part.map { CellPicture($0, mode, columns: window.columns, rows: window.rows) }
  }

  /// The picture in `bytes`, scaled to `width` × `height` pixels; `nil` if it cannot be shown.
  ///
  /// - Parameter rows: The rows of pixels that are wanted; `nil` for all. A picture of which not all are
  ///   wanted may be any height.
  package func raster(
    of bytes: [UInt8], width: Int, height: Int, rows: Range<Int>? = nil
  ) -> Raster? {
    let wanted = rows ?? 0..<height
    guard width > 0, height > 0, width <= 8192, !wanted.isEmpty, wanted.count <= 8192,
      wanted.lowerBound >= 0, wanted.upperBound <= height
    else { return nil }
    let name = PictureCache.name(of: bytes, width: width, height: height, rows: rows)
    // What is kept of a picture may be damaged: it is decoded again then.
    if let kept = cache?.read(name),
      let raster = Raster(width: width, height: wanted.count, bytes: kept)
    {
      return raster
    }
    let part = rows.map { ["\($0.lowerBound)", "\($0.count)"] } ?? []
    guard let image = Self.isDrawing(bytes) ? drawn(bytes, width, height) : bytes,
      let helper = HelperProgram.path(of: "tome-picture"),
      let output = Filter(
        arguments: [helper, "\(width)", "\(height)"] + part,
        limit: 12 + width * wanted.count * 3
      ).output(of: image),
      output.starts(with: Array("TPX1".utf8)), output.count > 12,
      let raster = Raster(width: width, height: wanted.count, bytes: Array(output[12...]))
    else { return nil }
    cache?.write(Array(output[12...]), name)
    return raster
  }

  /// The Debian package that shows the picture in `bytes`, if it has a program that is not installed.
  ///
  /// - Parameter folders: Where programs are looked for; `nil` for PATH.
  package static func missingPackage(for bytes: [UInt8], in folders: String? = nil) -> String? {
    guard isDrawing(bytes) else { return nil }
    let folders = folders ?? Environment.value(of: "PATH") ?? "/usr/local/bin:/usr/bin:/bin"
    let isThere = folders.split(separator: ":").contains {
      access("\($0)/\(drawer)", X_OK) == 0
    }
    return isThere ? nil : "librsvg2-bin"
  }

  /// What draws drawings: a program of librsvg.
  private static let drawer = "rsvg-convert"

  private static func isDrawing(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    return head.contains("<svg") && bytes.first.map { $0 < 0x80 || $0 == 0xEF } == true
  }

  /// A drawing in pixels, by librsvg's program; `nil` if that is not installed.
  private func drawn(_ bytes: [UInt8], _ width: Int, _ height: Int) -> [UInt8]? {
    Filter(
      arguments: [
        Self.drawer, "--width=\(width)", "--height=\(height)", "--format=png",
      ], limit: 64 << 20
    ).output(of: bytes)
  }
}
