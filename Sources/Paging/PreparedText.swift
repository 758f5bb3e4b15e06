/// The bytes of a paragraph as they are laid out: with the newlines of hard-wrapped lines made
/// spaces and marks of emphasis taken out.
///
/// Every byte of it stands at a place of the text that `textOffset(at:)` tells; bytes that were
/// taken out belong to what stands before them.
struct PreparedText: ~Copyable {
  /// A place from which on more bytes of the text were taken out.
  private struct Removal {
    var offset: Int
    var removed: Int
  }

  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0
  private let knowsPlaces: Bool
  private var removals: [Removal] = []
  private var removed = 0
  /// The ranges that were marked as emphasis, in bytes of the prepared text.
  private(set) var emphasis: [EmphasisRange] = []
  /// Where the marks that were taken out stand in the text, counted from the paragraph's first byte: each
  /// range runs from the opening mark to the closing one.
  private(set) var marks: [EmphasisRange] = []

  /// An empty text.
  ///
  /// - Parameter knowsPlaces: Whether `textOffset(at:)` and `emphasis` are asked for.
  init(capacity: Int, knowsPlaces: Bool = true) {
    self.capacity = capacity
    self.knowsPlaces = knowsPlaces
    base = .allocate(capacity: capacity + SlidingWindow.padding)
    (base + capacity).initialize(repeating: 0, count: SlidingWindow.padding)
  }

  deinit { base.deallocate() }

  /// Its first byte.
  var pointer: UnsafePointer<UInt8> { UnsafePointer(base) }

  /// Makes it empty.
  mutating func removeAll() {
    count = 0
    removed = 0
    if !removals.isEmpty { removals.removeAll(keepingCapacity: true) }
    if !emphasis.isEmpty { emphasis.removeAll(keepingCapacity: true) }
    if !marks.isEmpty { marks.removeAll(keepingCapacity: true) }
  }

  /// Adds bytes that the text has next.
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    reserve(bytes.count)
    if let source = bytes.baseAddress {
      UnsafeMutableRawPointer(base + count).copyMemory(from: source, byteCount: bytes.count)
    }
    count += bytes.count
  }

  /// Adds bytes that the text has next, of gaps between words that were widened one space each.
  mutating func appendJustified(_ bytes: UnsafeRawBufferPointer) {
    guard let words = SourceLine.words(in: bytes) else { return append(bytes) }
    append(UnsafeRawBufferPointer(rebasing: bytes[..<words.lowerBound]))
    reserve(words.count)
    var last: UInt8 = 0
    for byte in bytes[words] {
      if byte == 0x20, last == 0x20 {
        noteRemoval(1, at: count)
      } else {
        base[count] = byte
        count += 1
      }
      last = byte
    }
    append(UnsafeRawBufferPointer(rebasing: bytes[words.upperBound...]))
  }

  /// Adds a joined newline: a space for the first of the `length` bytes that the text has there.
  mutating func appendJoint(isSpace: Bool, length: Int) {
    if isSpace {
      reserve(1)
      base[count] = 0x20
      count += 1
    }
    noteRemoval(length - (isSpace ? 1 : 0), at: count)
  }

  /// Adds a space for the `joint` bytes that end a line, and the line after it.
  ///
  /// - Parameter line: The bytes of a `PlainLine`: `PlainLine.longest` of them are readable.
  @inline(__always)
  mutating func appendPlainLine(_ line: UnsafePointer<UInt8>, count length: Int, joint: Int) {
    reserve(1 &+ PlainLine.longest)
    base[count] = 0x20
    count &+= 1
    if knowsPlaces { noteRemoval(joint &- 1, at: count) }
    // Whole, whatever of it is behind the line's end: a call for so few bytes takes longer.
    let halves = UnsafeRawPointer(line)
    let target = UnsafeMutableRawPointer(base + count)
    target.storeBytes(of: halves.loadUnaligned(as: Half.self), as: Half.self)
    target.storeBytes(
      of: halves.loadUnaligned(fromByteOffset: 64, as: Half.self), toByteOffset: 64, as: Half.self)
    count &+= length
  }

  private typealias Half = SIMD64<UInt8>

  /// Takes the last `length` bytes back: white space that stands before a joint.
  mutating func dropLast(_ length: Int) {
    count -= length
  }

  /// The place in the text, counted from the paragraph's first byte, of the byte at `offset`.
  ///
  /// - Complexity: O(log *n*) in the number of joints and marks.
  func textOffset(at offset: Int) -> Int {
    var low = 0
    var high = removals.count
    while low < high {
      let middle = (low + high) / 2
      if removals[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return offset + (low > 0 ? removals[low - 1].removed : 0)
  }

  /// Takes the underscores of `_emphasis_` out and notes what they enclosed.
  mutating func takeOutEmphasisMarks() {
    let pairs = EmphasisMarks.pairs(in: UnsafeRawBufferPointer(start: base, count: count))
    guard !pairs.isEmpty else { return }
    if knowsPlaces {
      marks = pairs.map {
        EmphasisRange(start: textOffset(at: $0.start), end: textOffset(at: $0.end))
      }
    }
    let joints = removals[...]
    removals = []
    removed = 0
    var cut = Cut(joints: joints)
    for pair in pairs {
      remove(pair.start, &cut)
      let start = pair.start + 1 - cut.marks
      remove(pair.end, &cut)
      if knowsPlaces {
        emphasis.append(EmphasisRange(start: start, end: pair.end + 1 - cut.marks))
      }
    }
    close(up: count, &cut)
    count -= cut.marks
  }

  /// How far the marks have been taken out.
  private struct Cut {
    /// The joints that have not been passed, with the bytes taken out up to each.
    var joints: ArraySlice<Removal>
    /// The bytes taken out at the joints passed.
    var removedAtJoints = 0
    /// The number of marks taken out.
    var marks = 0
    /// Where the bytes begin that have not been moved.
    var source = 0
  }

  private mutating func remove(_ mark: Int, _ cut: inout Cut) {
    close(up: mark, &cut)
    cut.source = mark + 1
    noteRemoval(1, at: mark - cut.marks)
    cut.marks += 1
  }

  /// Moves the bytes before `end`, and the joints among them, over the gap of the marks taken out.
  private mutating func close(up end: Int, _ cut: inout Cut) {
    while let joint = cut.joints.first, joint.offset <= end {
      noteRemoval(joint.removed - cut.removedAtJoints, at: joint.offset - cut.marks)
      cut.removedAtJoints = joint.removed
      cut.joints.removeFirst()
    }
    (base + cut.source - cut.marks).update(from: base + cut.source, count: end - cut.source)
    cut.source = end
  }

  private mutating func noteRemoval(_ length: Int, at offset: Int) {
    guard length > 0, knowsPlaces else { return }
    removed += length
    if let last = removals.last, last.offset == offset {
      removals[removals.count - 1].removed = removed
    } else {
      removals.append(Removal(offset: offset, removed: removed))
    }
  }

  @inline(__always)
  private mutating func reserve(_ length: Int) {
    if count &+ length > capacity { grow(by: length) }
  }

  @inline(never)
  private mutating func grow(by length: Int) {
    let larger = max(capacity * 2, count + length)
    let fresh = UnsafeMutablePointer<UInt8>.allocate(capacity: larger + SlidingWindow.padding)
    fresh.update(from: base, count: count)
    (fresh + larger).initialize(repeating: 0, count: SlidingWindow.padding)
    base.deallocate()
    base = fresh
    capacity = larger
  }
}
