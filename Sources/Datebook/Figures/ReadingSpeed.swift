/// How fast the reader reads, learnt from pages that were turned one after the other.
///
/// The weighted median of the last turns: a page weighs as much as it has characters, and less the
/// longer ago it was. A page that was left by a jump, passed over or paused at does not count.
package struct ReadingSpeed: Equatable, Sendable {
  /// The turns that are remembered.
  private static let capacity = 60
  /// What the weight of a turn is multiplied with at each turn after it.
  private static let fading = 0.97
  /// The turns and the characters that it takes to know a speed.
  private static let fewestTurns = 5
  private static let fewestCharacters = 1500
  /// The turns after which a guess is told until the speed is known.
  private static let fewestTurnsForGuess = 3
  /// A page with fewer characters tells nothing: the end of a chapter, a picture's name.
  private static let smallestPage = 40

  private struct Turn: Equatable {
    var speed: Double
    var characters: Int
  }

  private var turns: [Turn] = []
  private var characters = 0
  /// The characters a minute, from when it is known well enough.
  package private(set) var charactersPerMinute: Double?

  /// Whether enough pages were read for a first guess to be of use: three.
  package var allowsGuess: Bool { turns.count >= Self.fewestTurnsForGuess }

  /// A speed of which nothing is known.
  package init() {}

  /// A speed learnt from stays in the order of time.
  package init(learntFrom stays: some Sequence<PageStay>) {
    var former: PageStay?
    for stay in stays {
      if let former { note(former, next: stay.offsets.lowerBound) }
      former = stay
    }
    settle()
  }

  /// Records a page that was left.
  ///
  /// - Parameter next: The offset that the page shown after it begins with.
  package mutating func record(_ stay: PageStay, next: Int) {
    note(stay, next: next)
    settle()
  }

  private mutating func note(_ stay: PageStay, next: Int) {
    // What was turned forward from was read to its end.
    guard next == stay.offsets.upperBound, stay.kind == .reading, !stay.isSpoken,
      stay.characters >= Self.smallestPage
    else { return }
    turns.append(Turn(speed: stay.speed, characters: stay.characters))
    characters += stay.characters
    if turns.count > Self.capacity { characters -= turns.removeFirst().characters }
  }

  private mutating func settle() {
    guard turns.count >= Self.fewestTurns, characters >= Self.fewestCharacters else { return }
    charactersPerMinute = median
  }

  private var median: Double {
    var weight = 1.0
    var weighted: [(speed: Double, weight: Double)] = []
    for turn in turns.reversed() {
      weighted.append((turn.speed, weight * Double(turn.characters)))
      weight *= Self.fading
    }
    weighted.sort { $0.speed < $1.speed }
    let half = weighted.reduce(0) { $0 + $1.weight } / 2
    var sum = 0.0
    for (speed, weight) in weighted {
      sum += weight
      if sum >= half { return speed }
    }
    return weighted.last?.speed ?? PageStay.slowestSpeed
  }
}
