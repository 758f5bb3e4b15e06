package import Widgets

/// The places that the reader went to: a stack in each tab, the last place of which is shown.
///
/// A place that is not shown stays as it was left, under another one or in another tab. A single
/// place without tabs, such as a text that was named on the command line, is a stack of its own:
/// Home is not under it.
package struct TabStacks<Place> {
  /// The tab that is shown; `nil` for the stack without a tab.
  package private(set) var tab: RoomTab?
  /// The places of the tab that is shown, but the last.
  private var beneath: [Place] = []
  /// The place that is shown.
  package var top: Place
  /// The places of the other tabs; each that is there has at least one.
  private var others: [(tab: RoomTab, places: [Place])] = []

  /// One place, in a tab or without one.
  package init(_ place: Place, in tab: RoomTab?) {
    self.tab = tab
    top = place
  }

  /// How many places the stack that is shown has.
  package var depth: Int { beneath.count + 1 }

  /// The places that lie over the first one of the stack that is shown, from the lowest up.
  package var over: [Place] { beneath.isEmpty ? [] : beneath.dropFirst() + [top] }

  /// All places: those of the stack that is shown first, from its top down.
  ///
  /// It is asked for with the first page, when there is one place. The joined sequences are types that
  /// the runtime makes at that moment, for an eighth of the work of a start.
  package var all: [Place] {
    if beneath.isEmpty, others.isEmpty { return [top] }
    return [top] + beneath.reversed() + others.flatMap(\.places)
  }

  /// Calls `body` with each place, until it says that it found the one it wants.
  package mutating func first(where body: (inout Place) -> Bool) {
    if body(&top) { return }
    for index in beneath.indices where body(&beneath[index]) { return }
    for stack in others.indices {
      for index in others[stack].places.indices where body(&others[stack].places[index]) { return }
    }
  }
}

// MARK: - Going

extension TabStacks {
  /// What became of a step back.
  package enum Step {
    /// The place that was on top is gone, the one beneath it is shown.
    case back(from: Place)
    /// The place is the last of its tab, and stays there: the way back is Home.
    case toHome
    /// There is nothing to go back to.
    case out
  }

  /// Lays a place over the one that is shown.
  package mutating func push(_ place: Place) {
    beneath.append(top)
    top = place
  }

  /// Goes back by one place.
  package mutating func pop() -> Step {
    if let next = beneath.popLast() {
      defer { top = next }
      return .back(from: top)
    }
    return tab == nil || tab == .home ? .out : .toHome
  }

  /// Shows a tab as it was left; `make` makes its first place where it has none.
  ///
  /// - Returns: The places without a tab, which are gone.
  package mutating func show(_ tab: RoomTab, _ make: () -> Place) -> [Place] {
    guard tab != self.tab else { return [] }
    let left = beneath + [top]
    let isLone = self.tab == nil
    if let former = self.tab { others.append((former, left)) }
    let kept = others.firstIndex { $0.tab == tab }
    var stack = kept.map { others.remove(at: $0).places } ?? []
    top = stack.popLast() ?? make()
    beneath = stack
    self.tab = tab
    return isLone ? left : []
  }

  /// Takes the place that is wanted off another tab, where it lies on top of others.
  package mutating func takeTop(where isWanted: (Place) -> Bool) -> Place? {
    for index in others.indices where others[index].places.count > 1 {
      if others[index].places.last.map(isWanted) == true { return others[index].places.popLast() }
    }
    return nil
  }

  /// Removes what lies over the first place of the tab that is shown.
  ///
  /// - Returns: The places that are gone.
  package mutating func unwind() -> [Place] {
    guard let first = beneath.first else { return [] }
    defer { (beneath, top) = ([], first) }
    return over
  }
}
