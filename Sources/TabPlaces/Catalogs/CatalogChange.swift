import Widgets

/// A change to the reader's list of catalogs.
///
/// It is made to what the list is when it is written: another program may have changed that meanwhile.
/// A catalog is known by its name, which no other one has, and its address.
package enum CatalogChange: Equatable, Sendable {
  /// A catalog comes in, at an index where the list is long enough.
  case insert(CatalogSource, at: Int)
  /// What is kept of a catalog is another now; one that is not there any more comes in anew.
  case replace(CatalogSource, with: CatalogSource)
  /// A catalog is taken out.
  case remove(CatalogSource)

  /// What becomes of a list by the change.
  package func made(to sources: [CatalogSource]) -> CatalogOutcome {
    var sources = sources
    switch self {
    case .insert(let source, let index):
      let source = source.named(apartFrom: sources)
      let place = min(max(index, 0), sources.count)
      sources.insert(source, at: place)
      return CatalogOutcome(
        change: .insert(source, at: place), inverse: .remove(source), sources: sources)
    case .replace(let former, let source):
      guard let place = Self.index(of: former, in: sources) else {
        return CatalogChange.insert(source, at: .max).made(to: sources)
      }
      let former = sources.remove(at: place)
      let source = source.named(apartFrom: sources)
      sources.insert(source, at: place)
      return CatalogOutcome(
        change: .replace(former, with: source), inverse: .replace(source, with: former),
        sources: sources)
    case .remove(let source):
      guard let place = Self.index(of: source, in: sources) else {
        return CatalogOutcome(change: self, inverse: nil, sources: sources)
      }
      let source = sources.remove(at: place)
      return CatalogOutcome(
        change: .remove(source), inverse: .insert(source, at: place), sources: sources)
    }
  }

  /// The place of a catalog, also where another program has changed who asks there.
  private static func index(of source: CatalogSource, in sources: [CatalogSource]) -> Int? {
    sources.firstIndex { $0.name == source.name && $0.address == source.address }
  }
}

/// What became of a change to the list of catalogs.
package struct CatalogOutcome: Equatable, Sendable {
  /// The change as it was made, to the catalogs as they were kept and under the names that they got.
  package var change: CatalogChange
  /// What takes it back; `nil` if nothing was to be changed.
  package var inverse: CatalogChange?
  /// The catalogs as they are kept now.
  package var sources: [CatalogSource]
}

extension CatalogSource {
  /// The catalog under a name that none of `others` has: its own, or that with a number.
  fileprivate func named(apartFrom others: [CatalogSource]) -> CatalogSource {
    let names = Set(others.map(\.name))
    var source = self
    var number = 1
    while names.contains(source.name) {
      number += 1
      source.name = "\(name) \(number)"
    }
    return source
  }
}
