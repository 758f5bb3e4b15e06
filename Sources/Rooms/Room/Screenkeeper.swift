package import Console
package import Screen
import Widgets

/// What keeps the screen of a session: the terminal, or in tests what stands for one.
package protocol Screenkeeper: ~Copyable {
  /// The size of the screen in cells.
  var size: (rows: Int, columns: Int) { get }
  /// The characters that frames and marks are drawn with.
  var symbols: Symbols { get }
  /// The colours that can be shown.
  var colorDepth: ColorDepth { get }
  /// Whether what is sent takes long to be shown.
  var isSlow: Bool { get }
  /// Asks the terminal, once, what pictures it can show; ``Console/Input/graphics(_:)`` may come later.
  mutating func askGraphics()
  /// Shows a surface.
  mutating func show(_ surface: Surface)
  /// Waits for input and gives all that is there; none when `timeout` has passed.
  mutating func wait(timeout: Duration?) -> [Input]
  /// Turns reports of the mouse on or off.
  mutating func setMouse(_ isReported: Bool, drags: Bool)
  /// Shows everything in `theme`.
  mutating func use(_ theme: Theme)
  /// Gives words to the terminal's clipboard.
  mutating func copy(_ words: String)
  /// Sends everything anew with the next surface.
  mutating func repaint()
  /// Stops the program as ^Z does; returns when it goes on.
  mutating func suspend()
  /// Lets another program have the screen, and the keys from `keys`.
  mutating func lend<Result>(to body: (_ keys: CInt) -> Result) -> Result
}

extension Screenkeeper where Self: ~Copyable {
  /// A terminal that shows cells alone.
  package mutating func askGraphics() {}

  /// The size of the screen.
  var screenSize: ScreenSize { ScreenSize(rows: size.rows, columns: size.columns) }
}

extension Terminal: Screenkeeper {}
