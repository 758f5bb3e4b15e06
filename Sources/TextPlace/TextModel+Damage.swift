import Widgets

extension TextModel {
  /// What is told of a text of which parts are missing.
  package var damageNotice: String {
    keys.sentence(
      "Parts of this text are damaged or missing", [(.info, "tells more")], in: symbols)
  }
}
