import Dispatch
import Glibc
import Synchronization
import Workers

/// Lets sound out through a player, a tenth of a second ahead of what is heard, and tells how much of
/// it was let out: the only clock of a voice.
///
/// It may be used from any thread; a thread of its own feeds the player.
final class Sink: Sendable {
  /// What a sink tells, from its thread.
  enum News: Equatable, Sendable {
    /// So many samples of the turn were let out.
    case played(sample: Int, turn: Int)
    /// There is no sound, and why.
    case failed(String)
  }

  /// What is to be let out.
  struct Load {
    var turn = 0
    var rate = 22_050
    /// Counts the times that other players were set.
    var generation = 0
    var players: [SoundPlayer] = []
    /// The samples' bytes that were not given to the player yet.
    var bytes: [UInt8] = []
    /// The samples of the turn that came so far.
    var samples = 0
    /// The samples at which something is to be told, ascending.
    var alarms: [Int] = []
    /// The player that runs, so that whoever wants silence can end it at once.
    var child: Child?
    var isClosed = false
  }

  private let load = Mutex(Load())
  private let wake = DispatchSemaphore(value: 0)
  private let report: @Sendable (News) -> Void
  private let speed: Int

  /// A sink that tells its news to `report`, from its own thread.
  ///
  /// - Parameter speed: How much faster than usual its clock goes.
  init(speed: Int = 1, report: @escaping @Sendable (News) -> Void) {
    (self.speed, self.report) = (speed, report)
    Background.run("voice’s sound", qos: .userInteractive) { [self] in
      blockPipeSignal()
      var feeder = Feeder()
      while let pause = tick(&feeder) {
        if pause == .max {
          wake.wait()
        } else {
          _ = wake.wait(timeout: .now() + .milliseconds(pause))
        }
      }
    }
  }

  /// The samples of a second.
  var rate: Int { load.withLock { $0.rate } }

  /// Sets what plays from now on.
  func use(_ players: [SoundPlayer], rate: Int) {
    load.withLock { load in
      guard (load.players, load.rate) != (players, rate) else { return }
      if !load.players.isEmpty {
        load.generation += 1
        load.child?.terminate()
        load.child = nil
      }
      (load.players, load.rate) = (players, rate)
    }
    wake.signal()
  }

  /// Is silent at once, and begins a turn.
  func begin(turn: Int) {
    load.withLock { load in
      load.child?.terminate()
      load.child = nil
      load.turn = turn
      (load.bytes, load.samples, load.alarms) = ([], 0, [])
    }
    wake.signal()
  }

  /// Writes samples of a turn.
  func write(_ bytes: ArraySlice<UInt8>, turn: Int) {
    load.withLock { load in
      guard load.turn == turn else { return }
      load.bytes += bytes
      load.samples += bytes.count / 2
    }
    wake.signal()
  }

  /// Has it told when a sample of a turn is let out; a later one than all that were asked for before.
  func tell(at sample: Int, turn: Int) {
    load.withLock { load in
      guard load.turn == turn, load.alarms.last.map({ $0 < sample }) ?? true else { return }
      load.alarms.append(sample)
    }
    wake.signal()
  }

  /// Is silent, and ends.
  func close() {
    load.withLock { load in
      load.child?.terminate()
      load.child = nil
      load.isClosed = true
    }
    wake.signal()
  }
}

// MARK: - Feeding

/// A player that is being fed; only the sink's thread knows it.
private struct Feeder {
  /// How far the player is fed ahead, in milliseconds.
  static let lead = 100
  /// A player that lives so long has found its device.
  static let probation = Duration.milliseconds(300)
  /// A player that takes nothing for so long has lost its device.
  static let patience = Duration.seconds(2)
  /// A player waits so long for sound.
  static let spareTime = Duration.seconds(30)

  var child: Child?
  var pipe: CInt = -1
  var turn = 0
  var generation = 0
  /// Whether a player has waited for sound long enough in this turn.
  var hasWaited = false
  /// Whether the player was started before there was sound, and got none yet.
  var isSpare = false
  /// The index of the player.
  var index = 0
  var start = ContinuousClock.now
  /// When the first sample was let out, as far as can be told.
  var base: ContinuousClock.Instant?
  var written = 0
  var told = 0
  /// What it was given, until it is clear that it works: another player gets it again.
  var given: [UInt8] = []
  /// Whether a player has lived long enough.
  var isProven = false
  var lastProgress = ContinuousClock.now
  var lastConsumed = 0
  var lastLook = ContinuousClock.now
}

extension Sink {
  /// Feeds the player.
  ///
  /// - Returns: After how many milliseconds to look again; `.max` if there is nothing to be done until
  ///   something comes, nil at the end.
  private func tick(_ feeder: inout Feeder) -> Int? {
    let (turn, generation, isClosed, hasSound, canWait) = load.withLock { load in
      let canWait =
        load.players.indices.contains(feeder.index) && load.players[feeder.index].canWait
      return (load.turn, load.generation, load.isClosed, !load.bytes.isEmpty, canWait)
    }
    if isClosed || turn != feeder.turn || generation != feeder.generation {
      feeder.stop()
      (feeder.turn, feeder.generation, feeder.hasWaited) = (turn, generation, false)
      (feeder.written, feeder.told, feeder.given) = (0, 0, [])
      if isClosed { return nil }
    }
    if feeder.child == nil {
      guard hasSound || canWait && !feeder.hasWaited else { return .max }
      feeder.isSpare = !hasSound
      guard startPlayer(&feeder) else { return .max }
    }
    if feeder.hasEnded() {
      feeder.forget()
      // Nothing was to be heard from it: another try tells whether there is a device.
      if feeder.isSpare {
        feeder.hasWaited = true
        load.withLock { $0.child = nil }
        return hasSound ? 0 : .max
      }
      return load.withLock({ $0.turn == turn }) ? replacePlayer(&feeder) : 0
    }
    if feeder.isSpare, !hasSound {
      let left = Feeder.spareTime - (ContinuousClock.now - feeder.start)
      guard left > .zero else {
        feeder.stop()
        feeder.hasWaited = true
        load.withLock { $0.child = nil }
        return .max
      }
      return Int(left / .milliseconds(1)) + 1
    }
    feeder.isSpare = false
    return feed(&feeder)
  }

  /// Starts the next player; false if there is none, which is told.
  private func startPlayer(_ feeder: inout Feeder) -> Bool {
    while true {
      let (players, turn) = load.withLock { ($0.players, $0.turn) }
      guard turn == feeder.turn else { return true }
      guard feeder.index < players.count else {
        feeder.index = 0
        fail(Self.absence(of: players))
        return false
      }
      if feeder.start(players[feeder.index], hasShortPipe: speed == 1) {
        // Silence may have been asked for meanwhile.
        let isLate = load.withLock { load in
          guard load.turn == turn, !load.isClosed else { return true }
          load.child = feeder.child
          load.bytes.insert(contentsOf: feeder.given, at: 0)
          return false
        }
        feeder.given = []
        if isLate { feeder.child?.terminate() }
        return true
      }
      feeder.index += 1
    }
  }

  /// What is told if none of `players` plays; one that was tried in two ways is named once.
  static func absence(of players: [SoundPlayer]) -> String {
    var names: [String] = []
    for player in players where !names.contains(player.name) { names.append(player.name) }
    guard let last = names.popLast() else {
      return "No sound: install pulseaudio-utils, pipewire-bin or alsa-utils."
    }
    let all = names.isEmpty ? last : "\(names.joined(separator: ", ")) and \(last)"
    return "No sound: \(all) found no device."
  }

  private func fail(_ sentence: String) {
    load.withLock { ($0.bytes, $0.alarms) = ([], []) }
    report(.failed(sentence))
  }

  /// Goes on with another player if the one that ended had not lived long; else that is told.
  private func replacePlayer(_ feeder: inout Feeder) -> Int? {
    let name = load.withLock { load in
      load.child = nil
      return load.players.indices.contains(feeder.index) ? load.players[feeder.index].name : ""
    }
    guard feeder.isProven else {
      feeder.index += 1
      return startPlayer(&feeder) ? 0 : .max
    }
    feeder.isProven = false
    feeder.index = 0
    fail("\(name) has ended, and the voice with it.")
    return .max
  }

  private func feed(_ feeder: inout Feeder) -> Int {
    let now = ContinuousClock.now
    // The machine was suspended, or this program stopped: the player could do nothing meanwhile.
    if now - feeder.lastLook > .seconds(1) { feeder.lastProgress = now }
    feeder.lastLook = now
    let (usualRate, player, alarm) = load.withLock { load in
      (load.rate, load.players[feeder.index], load.alarms.first { $0 > feeder.told })
    }
    let consumed = feeder.consumed()
    if now - feeder.start >= Feeder.probation || player.provesByReading && consumed > 0 {
      feeder.isProven = true
      feeder.given = []
    }
    let rate = usualRate * speed
    let delay = player.latency * rate / 1000
    let target = feeder.clock(at: now, consumed: consumed, delay: delay, rate: rate)
    if consumed > feeder.lastConsumed || consumed == feeder.written {
      (feeder.lastConsumed, feeder.lastProgress) = (consumed, now)
    } else if now - feeder.lastProgress > Feeder.patience {
      feeder.stop()
      load.withLock { $0.child = nil }
      fail("The sound has stopped: the device accepts no more data.")
      return .max
    }
    let played = max(target - delay, 0)
    if let alarm, played >= alarm, feeder.isProven {
      feeder.told = played
      load.withLock { load in load.alarms.removeAll { $0 <= played } }
      report(.played(sample: played, turn: feeder.turn))
    }
    let room = target + Feeder.lead * rate / 1000 - feeder.written
    let chunk = load.withLock { load -> [UInt8] in
      guard load.turn == feeder.turn, room > 0 else { return [] }
      return Array(load.bytes.prefix(room * 2))
    }
    let count = feeder.write(chunk)
    if count > 0 {
      load.withLock { load in
        if load.turn == feeder.turn { load.bytes.removeFirst(min(count, load.bytes.count)) }
      }
    }
    // Only the last sounds of a text are waited for without more of them.
    let isIdle = chunk.isEmpty && room > 0 && consumed == feeder.written && alarm == nil
    let wait = alarm.map { ($0 - played) * 1000 / rate + 1 } ?? Feeder.lead / 2
    return isIdle ? .max : min(max(wait, 5), Feeder.lead / 2)
  }
}

extension Feeder {
  /// Starts a player; false if it cannot be.
  ///
  /// - Parameter hasShortPipe: Whether the pipe to it holds little.
  mutating func start(_ player: SoundPlayer, hasShortPipe: Bool) -> Bool {
    var ends: [CInt] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { return false }
    // What is in the pipe is not heard yet, and cannot be taken back: F_SETPIPE_SZ, which is no part of
    // POSIX, keeps it short.
    if hasShortPipe { _ = fcntl(ends[1], 1031, CInt(4096)) }
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    child = Child(player.arguments, input: ends[0], output: -1)
    close(ends[0])
    guard child != nil else {
      close(ends[1])
      return false
    }
    pipe = ends[1]
    start = .now
    (base, written, lastConsumed, lastProgress, lastLook) = (nil, 0, 0, .now, .now)
    return true
  }

  func hasEnded() -> Bool { child?.hasEnded() ?? false }

  /// Ends the player.
  mutating func stop() {
    guard let child else { return }
    close(pipe)
    child.terminate()
    Background.run("player’s end") { child.reap() }
    self.child = nil
  }

  /// Forgets a player that has ended by itself.
  mutating func forget() {
    close(pipe)
    child = nil
    (written, told) = (0, 0)
  }

  /// The samples that the player has read.
  func consumed() -> Int {
    var unread: CInt = 0
    _ = ioctl(pipe, UInt(FIONREAD), &unread)
    return written - Int(unread) / 2
  }

  /// The sample that a clock is at which never runs further ahead of the player than by `delay`, the
  /// samples that it has read and nobody has heard.
  mutating func clock(
    at now: ContinuousClock.Instant, consumed: Int, delay: Int, rate: Int
  ) -> Int {
    guard consumed > 0 else { return 0 }
    guard let base else {
      base = now
      return 0
    }
    let target = Int((now - base) / .microseconds(1)) * rate / 1_000_000
    let most = consumed + delay
    guard target > most else { return target }
    // The player waits for its device, or for us.
    self.base = now - .microseconds(most * 1_000_000 / rate)
    return most
  }

  /// Gives the player what it takes without waiting; the bytes that it took.
  mutating func write(_ bytes: [UInt8]) -> Int {
    guard !bytes.isEmpty else { return 0 }
    let count = bytes.withUnsafeBytes { Glibc.write(pipe, $0.baseAddress, $0.count & ~1) }
    guard count > 0 else { return 0 }
    written += count / 2
    if !isProven { given += bytes[..<count] }
    return count
  }
}
