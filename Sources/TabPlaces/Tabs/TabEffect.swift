package import Widgets

/// What a place of a tab asks of the world outside: what only it asks, or what all do.
package enum TabEffect<Own: Equatable & Sendable>: PlaceEffect {
  case own(Own)
  case go(PlaceRequest)

  package var request: PlaceRequest? {
    guard case .go(let request) = self else { return nil }
    return request
  }
}

/// What the content of a tab answers an event with.
package enum TabAnswer<Own: Equatable & Sendable>: Equatable, Sendable {
  case own(Own)
  case go(PlaceRequest)
  /// Tell something in the last row: ``TabModel`` does that.
  case tell(String)
}
