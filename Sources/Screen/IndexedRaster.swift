/// A picture in a few colours of its own, with places where nothing is drawn.
package struct IndexedRaster: Equatable, Sendable {
  /// The colours that it can have at most.
  package static let mostColors = 255
  /// The number of a pixel where nothing is drawn.
  package static let nothing: UInt8 = 255

  /// The size in pixels.
  package let width: Int, height: Int
  /// The colours, each from 0 to 100 as sixels count them.
  package let palette: [SIMD3<UInt8>]
  /// The colour's number of each pixel, row by row.
  package let numbers: [UInt8]

  /// The picture of these pixels.
  package init(width: Int, height: Int, palette: [SIMD3<UInt8>], numbers: [UInt8]) {
    precondition(numbers.count == width * height, "a picture with too many or too few pixels")
    (self.width, self.height) = (width, height)
    (self.palette, self.numbers) = (palette, numbers)
  }

  /// The picture of `raster` in the middle of an area, in at most `colors` colours that are chosen for it,
  /// so mixed that each part has the picture's own: by the diffusion of errors of Floyd and Steinberg.
  ///
  /// - Complexity: O(pixels · log colours), and O(colours) for each of at most 32,768 kinds of colours.
  package init(_ raster: Raster, colors: Int, inWidth areaWidth: Int, height areaHeight: Int) {
    var chooser = ColorChooser(raster, most: min(max(colors, 2), Self.mostColors))
    let (width, height) = (max(areaWidth, 1), max(areaHeight, 1))
    let (left, top) = (max(width - raster.width, 0) / 2, max(height - raster.height, 0) / 2)
    let (wide, high) = (min(raster.width, width), min(raster.height, height))
    let shown = chooser.palette.map { SIMD3<Int32>(truncatingIfNeeded: $0) &* 255 / 100 }
    var errors = [SIMD3<Int32>](repeating: .zero, count: wide + 2)
    var below = errors
    let numbers = [UInt8](unsafeUninitializedCapacity: width * height) { numbers, count in
      numbers.initialize(repeating: Self.nothing)
      count = width * height
      raster.withBytes { bytes in
        for y in 0..<high {
          for index in below.indices { below[index] = .zero }
          let step = y & 1 == 0 ? 1 : -1
          var x = step > 0 ? 0 : wide - 1
          for _ in 0..<wide {
            let at = (y * raster.width + x) * 3
            let own = SIMD3(Int32(bytes[at]), Int32(bytes[at + 1]), Int32(bytes[at + 2]))
            let wanted = (own &+ errors[x + 1] / 16).clamped(
              lowerBound: .zero, upperBound: .init(repeating: 255))
            let number = chooser.nearest(to: wanted)
            numbers[(top + y) * width + left + x] = UInt8(number)
            let error = wanted &- shown[number]
            errors[x + 1 + step] &+= error &* 7
            below[x + 1 - step] &+= error &* 3
            below[x + 1] &+= error &* 5
            below[x + 1 + step] &+= error
            x += step
          }
          swap(&errors, &below)
        }
      }
    }
    self.init(width: width, height: height, palette: chooser.palette, numbers: numbers)
  }
}

/// Chooses colours for a picture by median cut (Heckbert 1982), over 32 levels of red, green and blue.
private struct ColorChooser {
  /// The colours, each part from 0 to 100.
  let palette: [SIMD3<UInt8>]
  private let shown: [SIMD3<Int32>]
  /// The number of the nearest colour, for each kind of colours that was asked for.
  private var known = [Int16](repeating: -1, count: 32768)

  init(_ raster: Raster, most: Int) {
    var counts = [Int32](repeating: 0, count: 32768)
    var sums = [SIMD3<Int64>](repeating: .zero, count: 32768)
    raster.withBytes { bytes in
      // Of a large picture, some of its pixels tell enough.
      let pixels = raster.width * raster.height
      for pixel in stride(from: 0, to: pixels, by: max(pixels / 500_000, 1)) {
        let color = SIMD3(
          Int32(bytes[pixel * 3]), Int32(bytes[pixel * 3 + 1]), Int32(bytes[pixel * 3 + 2]))
        let kind = Self.kind(color)
        counts[kind] += 1
        sums[kind] &+= SIMD3<Int64>(truncatingIfNeeded: color)
      }
    }
    var boxes = [Box(counts.indices.filter { counts[$0] > 0 }, counts)]
    while boxes.count < most {
      guard let index = boxes.indices.max(by: { boxes[$0].weight < boxes[$1].weight }),
        boxes[index].weight > 0
      else { break }
      let (one, other) = boxes[index].halves(counts)
      boxes[index] = one
      boxes.append(other)
    }
    palette = boxes.map { box in
      var (sum, count) = (SIMD3<Int64>.zero, Int64(0))
      for kind in box.kinds {
        sum &+= sums[kind]
        count += Int64(counts[kind])
      }
      let half = SIMD3(repeating: count * 255 / 2)
      return SIMD3<UInt8>(truncatingIfNeeded: (sum &* 100 &+ half) / max(count * 255, 1))
    }
    shown = palette.map { SIMD3<Int32>(truncatingIfNeeded: $0) &* 255 / 100 }
  }

  /// The number of the colour that is nearest to one with parts from 0 to 255.
  mutating func nearest(to color: SIMD3<Int32>) -> Int {
    let kind = Self.kind(color)
    if known[kind] >= 0 { return Int(known[kind]) }
    var (best, least) = (0, Int32.max)
    let middle = (color / 8) &* 8 &+ 4
    for (number, other) in shown.enumerated() {
      let difference = middle &- other
      let distance = (difference &* difference).wrappedSum()
      if distance < least { (best, least) = (number, distance) }
    }
    known[kind] = Int16(best)
    return best
  }

  private static func kind(_ color: SIMD3<Int32>) -> Int {
    Int(color.x >> 3) << 10 | Int(color.y >> 3) << 5 | Int(color.z >> 3)
  }

  /// Kinds of colours that get one colour.
  private struct Box {
    let kinds: [Int]
    /// How much there is to win by halving it: 0 for a single kind.
    let weight: Int
    /// The bits that the axis with the most different kinds is shifted by.
    private let shift: Int

    init(_ kinds: [Int], _ counts: [Int32]) {
      self.kinds = kinds
      var (extent, shift) = (0, 0)
      for axis in [0, 5, 10] {
        var (least, most) = (31, 0)
        for kind in kinds {
          let part = kind >> axis & 31
          (least, most) = (min(least, part), max(most, part))
        }
        if most - least > extent { (extent, shift) = (most - least, axis) }
      }
      self.shift = shift
      weight = extent * kinds.reduce(0) { $0 + Int(counts[$1]) }
    }

    /// The kinds on both sides of the middle pixel; neither side is empty if there are two kinds.
    func halves(_ counts: [Int32]) -> (Box, Box) {
      let shift = shift
      let sorted = kinds.sorted { ($0 >> shift & 31, $0) < ($1 >> shift & 31, $1) }
      let half = sorted.reduce(0) { $0 + Int(counts[$1]) } / 2
      var (count, end) = (0, 0)
      while end < sorted.count - 1, end == 0 || count < half {
        count += Int(counts[sorted[end]])
        end += 1
      }
      return (Box(Array(sorted[..<end]), counts), Box(Array(sorted[end...]), counts))
    }
  }
}
