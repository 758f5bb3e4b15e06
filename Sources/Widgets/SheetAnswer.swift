/// What a sheet does with a key: its own, or one for what lies beneath.
package enum SheetAnswer<Wish: Equatable & Sendable>: Equatable, Sendable {
  case ignored
  case handled([Wish] = [])
  /// It does this, and the key is for what lies beneath, too.
  case passedOn([Wish])
}

extension SheetAnswer {
  /// The answer of a sheet within another one, whose wishes are part of the other's.
  package init<Part>(_ answer: SheetAnswer<Part>, _ wish: (Part) -> Wish) {
    switch answer {
    case .ignored: self = .ignored
    case .handled(let parts): self = .handled(parts.map(wish))
    case .passedOn(let parts): self = .passedOn(parts.map(wish))
    }
  }
}
