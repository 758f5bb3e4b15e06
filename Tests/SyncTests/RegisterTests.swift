import Sync
import TestSupport
import Testing

extension MachineID {
  /// The machine with this number.
  static func sample(_ number: Int) -> MachineID {
    var generator = SeededGenerator(seed: UInt64(number))
    return MachineID.random(using: &generator)
  }
}

@Suite struct RegisterTests {
  /// What three machines that hear of each other by chance have said of one thing, in all states on the
  /// way.
  private func states(_ random: inout SeededGenerator) -> [Register] {
    var machines = [Register(), Register(), Register()]
    var deltas = [0, 0, 0]
    var states: [Register] = []
    for step in 0..<12 {
      let here = random.pick(0..<3)
      if random.pick(0..<2) == 0 {
        machines[here].merge(machines[random.pick(0..<3)])
      } else {
        deltas[here] += 1
        // Clocks that are up to ten minutes apart.
        let time = Int64(step * 60_000 + (here - 1) * 600_000 + 10_000_000)
        let fields: SyncFields = ["text": .text("\(here) said \(step)")]
        if random.pick(0..<4) == 0 {
          machines[here].writeBeside(fields, at: time, by: .sample(here), in: deltas[here])
        } else {
          machines[here].write(fields, at: time, by: .sample(here), in: deltas[here])
        }
      }
      states += machines
    }
    return states
  }

  @Test func `registers are the same in whatever order and however often they are merged`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let states = states(&random)
      var all: [Register] = []
      for _ in 0..<4 {
        var merged = Register()
        for state in (states + states).shuffled(using: &random) { merged.merge(state) }
        all.append(merged)
      }
      #expect(Set(all.map { SyncText.versions($0).description }).count == 1)
      let (a, b, c) = (states[5], states[17], states[30])
      var left = a
      left.merge(b)
      left.merge(c)
      var right = b
      right.merge(c)
      var whole = a
      whole.merge(right)
      #expect(left == whole)
      var again = left
      again.merge(left)
      #expect(again == left)
    }
  }

  @Test func `what was said last by someone who knew counts, whatever the clocks say`() {
    var here = Register()
    here.write(["a": .integer(1)], at: 1_000_000, by: .sample(1), in: 1)
    var there = here
    // This machine's clock is ten minutes behind.
    there.write(["a": .integer(2)], at: 400_000, by: .sample(2), in: 1)
    here.merge(there)
    #expect(here.versions.count == 1)
    #expect(here.latest?.fields == ["a": .integer(2)])
    #expect(here.latest.map { $0.stamp.milliseconds } == 1_000_000)
  }

  @Test func `of two notes both texts are kept, and the reader can put them right`() {
    var here = Register()
    here.write(["text": .text("milk")], at: 1, by: .sample(1), in: 1)
    var there = here
    here.write(["text": .text("milk, bread")], at: 5, by: .sample(1), in: 2)
    there.write(["text": .text("milk, tea")], at: 4, by: .sample(2), in: 1)
    here.merge(there)
    there.merge(here)
    #expect(here == there)
    let both = here.resolved(as: .dayNote) { $0 + "|" + $1 }
    #expect(both?["text"] == .text("milk, tea|milk, bread"))
    here.write(["text": .text("milk, tea, bread")], at: 9, by: .sample(1), in: 3)
    there.merge(here)
    #expect(there.versions.map(\.fields) == [["text": .text("milk, tea, bread")]])
  }

  @Test func `a book that was finished is not unread because another machine opened it`() {
    var here = Register()
    here.write(
      ["status": .text("finished"), "finishedAt": .integer(5)], at: 5, by: .sample(1), in: 1)
    var there = Register()
    there.write(
      ["status": .text("reading"), "startedAt": .integer(9)], at: 9, by: .sample(2), in: 1)
    here.merge(there)
    #expect(here.resolved(as: .status) { $0 + $1 }?["status"] == .text("finished"))
  }
}

@Suite struct SyncFileTests {
  private func sample() -> SyncFile {
    var register = Register()
    register.write(
      [
        "text": .text("é\n\"x\" \u{202E}🐋"), "n": .integer(.max), "r": .real(0.1), "one": .real(1),
        "b": .bytes([0, 255, 16]),
      ], at: 7, by: .sample(1), in: 3)
    register.writeBeside([:], at: 9, by: .sample(2), in: 4)
    return SyncFile(
      machine: .sample(1), name: "laptop é", number: 3, migrations: ["books"],
      registers: [
        RegisterID(.mark, of: "d-1", key: "a b"): register,
        RegisterID(.tag, key: "sea"): register,
      ])
  }

  @Test func `a file that is written is read as it was`() throws {
    let file = sample()
    #expect(try SyncFile(file.text, knowing: ["books", "more"]) == file)
  }

  @Test func `a file that is not there as a whole is told from one that is, wherever it ends`()
    throws
  {
    let bytes = Array(sample().text.utf8)
    for count in bytes.indices {
      let part = String(decoding: bytes[..<count], as: UTF8.self)
      #expect(throws: SyncFile.Fault.incomplete) { try SyncFile(part, knowing: ["books"]) }
    }
  }

  @Test func `a file of a newer version, or of a newer library, is left alone and told`() {
    let text = sample().text
    #expect(throws: SyncFile.Fault.newer(name: "laptop é")) {
      try SyncFile(text, knowing: [])
    }
    let newer = text.replacing("\"version\":1", with: "\"version\":2")
    #expect(throws: SyncFile.Fault.newer(name: "laptop é")) {
      try SyncFile(newer, knowing: ["books"])
    }
    #expect(throws: SyncFile.Fault.foreign) { try SyncFile("{}\n{}\n", knowing: []) }
  }

  @Test func `only whole names of files are names`() {
    let names = [
      "00000012.delta", "00000064.snapshot", "00000012.delta.Xy12", "00000012.sync-conflict.delta",
      "1.delta", ".00000012.delta", "00000012", "0000001x.delta",
    ]
    #expect(
      names.map { SyncFileName($0)?.description }
        == ["00000012.delta", "00000064.snapshot"] + Array(repeating: nil, count: 6))
    let files = [SyncFileName(.delta, 3), .init(.snapshot, 2), .init(.delta, 2), .init(.delta, 4)]
    #expect(
      SyncFileName.wanted(files) == [.init(.snapshot, 2), .init(.delta, 3), .init(.delta, 4)])
  }
}

@Suite struct JSONTextTests {
  @Test func `values are read as they were written`() {
    let value = JSONText.object([
      "a": .list([
        .null, .boolean(true), .integer(.min), .real(-1.5e300), .text("\u{1}\u{7F}é🐋\\\"/"),
      ]),
      "": .object([:]),
    ])
    #expect(JSONText("\(value)") == value)
    #expect(
      JSONText(" [1 , 2.0,\t\"\\ud83d\\udc0b\\u00e9\" ]\n")
        == .list([.integer(1), .real(2), .text("🐋é")]))
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\"}", "\"\\x\"", "nul", "1 2", "\"a\nb\"", "+1", "--1", "[", "\"\\u12\"",
    String(repeating: "[", count: 100_000),
  ])
  func `what is no JSON is none`(text: String) {
    #expect(JSONText(text) == nil)
  }
}
