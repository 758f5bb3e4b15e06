/// A change to the reader's list of catalogs.
///
/// It is made to what the list is when it is written: another program may have changed that meanwhile.
package enum CatalogChange: Equatable, Sendable {
  /// A catalog comes in, at an index where the list is long enough.
  case insert(CatalogSource, at: Int)
  /// What is kept of a catalog is another now.
  case replace(CatalogSource, with: CatalogSource)
  /// A catalog is taken out.
  case remove(CatalogSource)

  /// Makes the change: one that is not there any more comes in anew where it is replaced.
  package func apply(to sources: inout [CatalogSource]) {
    switch self {
    case .insert(let source, let index):
      sources.insert(source, at: min(max(index, 0), sources.count))
    case .replace(let former, let source):
      guard let index = Self.index(of: former, in: sources) else { return sources.append(source) }
      sources[index] = source
    case .remove(let source):
      if let index = Self.index(of: source, in: sources) { sources.remove(at: index) }
    }
  }

  /// What takes the change back, where it was made to `sources`.
  func inverse(in sources: [CatalogSource]) -> CatalogChange {
    switch self {
    case .insert(let source, _): .remove(source)
    case .replace(let former, let source): .replace(source, with: former)
    case .remove(let source):
      .insert(source, at: Self.index(of: source, in: sources) ?? sources.count)
    }
  }

  /// The place of a catalog, also where another program has changed who asks there, or where it has
  /// got another name since one of that name was there.
  static func index(of source: CatalogSource, in sources: [CatalogSource]) -> Int? {
    sources.firstIndex(of: source)
      ?? sources.firstIndex { $0.name == source.name && $0.address == source.address }
      ?? sources.firstIndex { $0.address == source.address && $0.user == source.user }
  }
}
