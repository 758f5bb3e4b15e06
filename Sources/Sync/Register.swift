/// One thing that is known, as all machines have said it: the versions of which none came after another.
///
/// This is a multi-value register with version vectors. Most of the time it has one version. If two
/// machines said something without knowing of each other it has two, until one of them says something
/// that knew of both. To merge is commutative, associative and idempotent: in whatever order registers
/// arrive, and however often, all machines end with the same.
package struct Register: Equatable, Sendable {
  /// What one machine said.
  package struct Version: Hashable, Sendable {
    /// For each machine, the last of its deltas that this knew of or is itself in.
    package var knows: [MachineID: Int]
    /// When it was said.
    package var stamp: Stamp
    /// What was said.
    package var fields: SyncFields

    /// A version of these parts.
    package init(knows: [MachineID: Int], stamp: Stamp, fields: SyncFields) {
      (self.knows, self.stamp, self.fields) = (knows, stamp, fields)
    }

    /// Whether all that `other` knew of was known here.
    func follows(_ other: Version) -> Bool {
      other.knows.allSatisfy { knows[$0.key, default: 0] >= $0.value }
    }
  }

  /// The versions, the latest at the end; none of a register that nothing was said of.
  package private(set) var versions: [Version]

  /// A register with versions, of which those go that others came after.
  package init(_ versions: [Version] = []) {
    self.versions = Self.latest(versions)
  }

  /// Takes in what another machine has of the same thing.
  package mutating func merge(_ other: Register) {
    guard other != self else { return }
    versions = Self.latest(versions + other.versions)
  }

  /// Says something that knew of all versions: it takes their place.
  ///
  /// - Parameters:
  ///   - time: When it was said, in milliseconds by the machine's clock.
  ///   - delta: The number of the delta that it goes into.
  ///   - past: What the writer knew of beside this register; the stamp is after that.
  package mutating func write(
    _ fields: SyncFields, at time: Int64, by machine: MachineID, in delta: Int,
    after past: Stamp? = nil
  ) {
    var knows = versions.reduce(into: [MachineID: Int]()) { knows, version in
      knows.merge(version.knows, uniquingKeysWith: max)
    }
    knows[machine] = max(knows[machine, default: 0], delta)
    let known = [versions.last?.stamp, past].compactMap(\.self).max()
    versions = [
      Version(knows: knows, stamp: Stamp(at: time, after: known, by: machine), fields: fields)
    ]
  }

  /// Says something that was said without knowing of the versions: it stands beside them.
  package mutating func writeBeside(
    _ fields: SyncFields, at time: Int64, by machine: MachineID, in delta: Int
  ) {
    let stamp = Stamp(milliseconds: time, machine: machine)
    versions = Self.latest(
      versions + [Version(knows: [machine: delta], stamp: stamp, fields: fields)])
  }

  /// The latest version, which counts if nothing else decides.
  package var latest: Version? { versions.last }

  private static func latest(_ versions: [Version]) -> [Version] {
    var kept: [Version] = []
    for version in Set(versions) {
      let isFollowed = versions.contains {
        $0.follows(version) && ($0.knows != version.knows || $0.isAfter(version))
      }
      if !isFollowed { kept.append(version) }
    }
    return kept.sorted { $1.isAfter($0) }
  }
}

extension Register.Version {
  /// The order of versions of which none follows the other: the same on every machine.
  fileprivate func isAfter(_ other: Self) -> Bool {
    if stamp != other.stamp { return other.stamp < stamp }
    // One machine writes no two with the same stamp, but a damaged file may.
    return SyncText.fields(other.fields) < SyncText.fields(fields)
  }
}
