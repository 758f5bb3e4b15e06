package import Widgets

/// What a place of a tab answers an event with: what only it asks for, or what all do.
package enum TabEffect<Own: Equatable & Sendable>: PlaceEffect {
  case own(Own)
  case go(PlaceRequest)
  /// Tell something in the last row.
  case tell(String)
}
