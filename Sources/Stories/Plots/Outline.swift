/// The plan of a story: what is told, and in which wordings. No outline is told twice.
package struct Outline: Equatable, Hashable, Sendable {
  package var band: AgeBand
  package var skeleton: Skeleton
  /// The identifier of the world.
  package var world: String
  /// The companion's noun.
  package var companion: String
  /// Which value each slot of the skeleton has.
  package var slots: [Int]
  /// Which wording each beat has.
  package var wordings: [Int]

  /// The outline in one line, as the library keeps it:
  /// `3-5/lantern/harbour/the owl/1/0-3-1-1-2-0-3`.
  package var key: String {
    [
      band.rawValue, skeleton.rawValue, world, companion.replacing("/", with: " "),
      slots.map(String.init).joined(separator: "-"),
      wordings.map(String.init).joined(separator: "-"),
    ].joined(separator: "/")
  }

  /// The outline that a key stands for; `nil` if it stands for none, as that of a model's story.
  package init?(key: String) {
    let parts = key.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 6, let band = AgeBand(rawValue: parts[0]),
      let skeleton = Skeleton(rawValue: parts[1])
    else { return nil }
    let wordings = parts[5].split(separator: "-").compactMap { Int($0) }
    guard wordings.count == Beat.allCases.count else { return nil }
    self.init(
      band: band, skeleton: skeleton, world: parts[2], companion: parts[3],
      slots: parts[4].split(separator: "-").compactMap { Int($0) }, wordings: wordings)
  }

  init(
    band: AgeBand, skeleton: Skeleton, world: String, companion: String, slots: [Int],
    wordings: [Int]
  ) {
    self.band = band
    self.skeleton = skeleton
    self.world = world
    self.companion = companion
    self.slots = slots
    self.wordings = wordings
  }

  /// How many passages this outline and another one have in common.
  func sharedPassages(with other: Outline) -> Int {
    guard skeleton == other.skeleton, band == other.band else { return 0 }
    return zip(wordings, other.wordings).count { $0 == $1 }
  }
}
