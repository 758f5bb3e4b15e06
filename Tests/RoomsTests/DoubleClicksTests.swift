import Rooms
import Screen
import Testing

struct DoubleClicksTests {
  private let start = ContinuousClock.now
  private let cell = CellPosition(row: 3, column: 5)

  private func press(_ row: Int = 3) -> MouseEvent {
    MouseEvent(row: row, column: 5, kind: .press(button: 1))
  }

  @Test func `two quick presses on one cell are a double click, two slow ones are none`() {
    var clicks = DoubleClicks()
    #expect(clicks.secondPress(press(), at: start) == nil)
    #expect(clicks.secondPress(press(), at: start + .milliseconds(300)) == cell)
    #expect(clicks.secondPress(press(), at: start + .milliseconds(900)) == nil)
    #expect(clicks.secondPress(press(4), at: start + .milliseconds(1000)) == nil)
  }

  @Test func `two presses in one burst are a double click, however long the first one took`() {
    var clicks = DoubleClicks()
    #expect(clicks.secondPress(press(), at: start) == nil)
    clicks.leaveOut(.seconds(2))
    #expect(clicks.secondPress(press(), at: start + .seconds(2)) == cell)
  }

  @Test func `a wheel or a drag between two presses parts them`() {
    var clicks = DoubleClicks()
    _ = clicks.secondPress(press(), at: start)
    _ = clicks.secondPress(MouseEvent(row: 3, column: 5, kind: .drag(button: 1)), at: start)
    #expect(clicks.secondPress(press(), at: start) == nil)
  }
}
