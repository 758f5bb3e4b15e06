import Markup

/// A place between two pieces of a text for terminals.
struct StyledPosition: Equatable {
  /// The bytes before it in the raw text.
  var raw = 0
  /// The bytes before it in the text without styles.
  var text = 0
  /// How the text looks from there on.
  var look = TerminalLook()
  /// How often the raw text had changed when it was found.
  var generation = 0
}

/// How far a text for terminals has been passed, and the checkpoints on the way.
struct StyledPassage {
  /// The raw bytes between two checkpoints.
  private static let distance = 64 << 10

  /// What has been passed.
  private(set) var place = StyledPosition()
  /// Raw offsets at which no sequence goes on: what was before them had been given when the bytes
  /// behind them came.
  private(set) var cuts: [Int] = []
  private var checkpoints: [StyledPosition] = []
  /// Whether what was passed last ends within what may be a sequence.
  private var endsInSequence = false
  private var isWorking = false
  private var isAsked = false

  /// The last checkpoint at or before the text's byte at `offset`.
  func checkpoint(before offset: Int) -> StyledPosition {
    var range = 0..<checkpoints.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        checkpoints[middle].text <= offset
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound > 0
      ? checkpoints[range.lowerBound - 1] : StyledPosition(generation: place.generation)
  }

  /// Commits what a step has passed; whether it did, since another may have been before.
  mutating func commit(_ step: Step) -> Bool {
    guard step.start == place.raw, step.place.generation == place.generation else { return false }
    if let cut = step.cut { cuts.append(cut) }
    place = step.place
    endsInSequence = step.endsInSequence
    if place.raw >= (checkpoints.last?.raw ?? 0) + Self.distance { checkpoints.append(place) }
    return true
  }

  /// Goes back to the checkpoint before the raw byte at `end`; what follows it has changed.
  mutating func goBack(to end: Int) {
    guard end < place.raw else { return }
    let generation = place.generation + 1
    while let last = checkpoints.last, last.raw > end { checkpoints.removeLast() }
    cuts.removeAll { $0 > end }
    for index in checkpoints.indices { checkpoints[index].generation = generation }
    place = checkpoints.last ?? StyledPosition()
    place.generation = generation
    endsInSequence = false
  }

  /// Whether a thread is to begin passing: none is at it.
  mutating func begin() -> Bool {
    isAsked = isWorking
    defer { isWorking = true }
    return !isWorking
  }

  /// Whether the thread that passes is to look once more.
  mutating func isToGoOn() -> Bool {
    defer { isAsked = false }
    isWorking = isAsked
    return isAsked
  }
}

extension StyledPassage {
  /// The passing of one block, which is done without holding up readers.
  struct Step {
    /// The raw byte that it began at.
    let start: Int
    /// Where it has come to.
    private(set) var place: StyledPosition
    /// Where what came before was cut.
    private(set) var cut: Int?
    /// Whether it ends within what may be a sequence.
    private(set) var endsInSequence = false
    private let followsSequence: Bool

    /// A step from where `passage` is.
    init(_ passage: StyledPassage) {
      start = passage.place.raw
      place = passage.place
      followsSequence = passage.endsInSequence
    }

    /// Passes the first `count` bytes of `buffer`, behind which stands `edge`.
    mutating func pass(
      _ buffer: UnsafeMutableRawBufferPointer, count: Int, _ edge: TerminalText.Edge
    ) {
      let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      guard let first = bytes.first else { return }
      if followsSequence || first == 0x08, start > 0 { cut = start }
      var way = TerminalText(place.look)
      var index = 0
      place.text += way.coloredText(bytes, from: &index)
      while let piece = way.next(bytes, from: index, offset: start, edge) {
        index = piece.end
        place.text += piece.text.count + TerminalText.struckLetters(bytes, from: &index)
        place.text += way.coloredText(bytes, from: &index)
      }
      place.raw += index
      place.look = way.look
      endsInSequence = edge == .end && TerminalText.mayGoOn(bytes)
    }
  }
}

/// Places that were come to lately, from which the way may go on.
struct RecentPositions {
  private static let most = 32

  private var places: [StyledPosition] = []
  private var next = 0

  /// The nearest of them and of `checkpoint` at or before the text's byte at `offset`.
  func nearest(before offset: Int, _ checkpoint: StyledPosition) -> StyledPosition {
    var nearest = checkpoint
    for place in places
    where place.generation == nearest.generation && place.text <= offset
      && place.text > nearest.text
    {
      nearest = place
    }
    return nearest
  }

  /// Notes a place.
  mutating func note(_ place: StyledPosition) {
    guard !places.contains(place) else { return }
    if places.count < Self.most {
      places.append(place)
    } else {
      places[next] = place
      next = (next + 1) % Self.most
    }
  }
}
