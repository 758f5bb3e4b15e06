import Dispatch
import Synchronization
import Testing
import Workers

/// What work that is going on has to say.
private final class Witness: Sendable {
  let begun = DispatchSemaphore(value: 0)
  let goOn = DispatchSemaphore(value: 0)
  let done = DispatchSemaphore(value: 0)
  let names = Mutex<[String]>([])

  func add(_ name: String) { names.withLock { $0.append(name) } }
}

@Suite struct LatestWorkTests {
  private let latest = LatestWork("latest")
  private let witness = Witness()

  /// Begins work that waits to be let go on, and then tells whether it is wanted.
  private func beginSlowly() {
    latest.begin(after: .seconds(0)) { [witness] isWanted in
      witness.begun.signal()
      witness.goOn.wait()
      witness.add(isWanted() ? "wanted" : "forgotten")
      witness.done.signal()
    }
    witness.begun.wait()
  }

  @Test func `work is wanted until other work is asked for`() {
    beginSlowly()
    witness.goOn.signal()
    witness.done.wait()
    beginSlowly()
    latest.begin(after: .seconds(0)) { [witness] _ in witness.add("skipped") }
    latest.begin(after: .seconds(0)) { [witness] _ in
      witness.add("last")
      witness.done.signal()
    }
    witness.goOn.signal()
    witness.done.wait()
    witness.done.wait()
    #expect(witness.names.withLock { $0 } == ["wanted", "forgotten", "last"])
  }

  @Test func `nothing is wanted behind the end`() {
    beginSlowly()
    latest.end()
    witness.goOn.signal()
    witness.done.wait()
    #expect(witness.names.withLock { $0 } == ["forgotten"])
  }
}
