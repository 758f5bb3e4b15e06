import Datebook
package import Screen
import Typeset
import Widgets

extension DatebookModel {
  package func draw(into surface: inout Surface, hints: [String]?) {
    surface = canvas(hints: hints).surface
    sheet?.draw(into: &surface, layout: layout, symbols: symbols, over: place)
  }

  /// The page as it is drawn, with what its parts lead to.
  ///
  /// - Parameter hints: What the last row says of the keys; nil for what the page or the sheet says.
  func canvas(hints: [String]? = nil) -> DatebookCanvas {
    var canvas = DatebookCanvas(place, layout: layout, symbols: symbols, keys: keys)
    let columns = size.columns - 2
    canvas.draw { canvas in
      let hints =
        hints ?? sheet?.hints(in: symbols, layout: layout, isKept: frame.unkept == nil)
        ?? self.hints(hidesNote: canvas.noteView?.isHidden ?? false)
      return Label.hints(hints, in: columns)
    }
    return canvas
  }
}
