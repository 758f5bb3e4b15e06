import Console
import CProcess
import Formats
import Glibc
import Profiles
import Screen
import Setup
import TabPlaces
import Widgets

// MARK: - Waiting for another program

extension ReadingSession where Keeper: Screenkeeper & ~Copyable {
  /// How long is waited before that is shown, and between two looks at the keys, in milliseconds.
  private static var delay: Int { 50 }
  private static var pause: Duration { .milliseconds(100) }

  /// The text that `request` opens, if another program has to convert it first: waits for that, with its
  /// progress on the screen, until Escape is pressed.
  ///
  /// - Parameter address: The room that the text is for.
  /// - Returns: Nil if nothing has to be waited for.
  mutating func waitForText(
    of request: PlaceRequest, _ address: RoomAddress
  ) throws(RoomObstacle) -> OpenedText? {
    guard case .read(let target) = request,
      let pending = OpenedReading.pending(ReadOptions(target), address: address)
    else { return nil }
    var hasLetters = false
    var seconds: Int64 = -1
    while !pending.hasEnded(within: Self.delay) {
      let passed = (ContinuousClock.now - pending.start).components.seconds
      if passed > seconds {
        seconds = passed
        room.tell("\(pending.work) … \(seconds) s. Esc stops it.")
        terminal.show(room.render())
      }
      for input in terminal.wait(timeout: Self.pause) {
        switch input {
        case .key(.escape), .key(.character("q")): pending.stop()
        case .posted: hasLetters = true
        case .resized(let rows, let columns):
          _ = room.handle(.resized(ScreenSize(rows: rows, columns: columns)))
          terminal.show(room.render())
        case .terminated(let signal):
          pending.stop()
          // It comes again where the session can end.
          raise(signal)
        case .suspensionRequested:
          if guardian?.household.refusal(of: .suspend) == nil { terminal.suspend() }
        case .hungUp: pending.stop()
        default: break
        }
      }
    }
    // The letters are still in their box.
    if hasLetters { cpr_wake() }
    do throws(Failure) { return try pending.text() } catch { throw .failure(error) }
  }
}
