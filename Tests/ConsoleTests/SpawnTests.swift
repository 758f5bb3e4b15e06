import CProcess
import Glibc
import Testing

@Suite struct SpawnTests {
  /// Words as C takes them; to be freed.
  private func vector(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    words.map { word in strdup(word) } + [nil]
  }

  /// What a shell command writes and its exit status, started with `flags`.
  private func run(_ command: String, flags: Int = 0) throws -> (output: String, status: CInt) {
    var ends: [CInt] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let words = vector(["/bin/sh", "-c", command])
    let environment = vector(["PATH=/usr/bin:/bin"])
    defer { for pointer in words + environment { free(pointer) } }
    let child = cpr_spawn(words, environment, -1, ends[1], -1, CInt(flags))
    close(ends[1])
    defer { close(ends[0]) }
    try #require(child > 0)
    var output: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    while case let count = read(ends[0], &block, block.count), count > 0 {
      output += block[..<count]
    }
    return (String(decoding: output, as: UTF8.self), cpr_wait(child))
  }

  @Test func `a child has no descriptors but the first three`() throws {
    let open = Glibc.open("/dev/null", O_RDONLY)
    defer { close(open) }
    #expect(try run("echo /proc/self/fd/*").output.contains("/0 /proc/self/fd/1 /proc/self/fd/2"))
    #expect(try !run("echo /proc/self/fd/*").output.contains("fd/\(open)"))
    #expect(try run("readlink /proc/self/fd/0").output == "/dev/null\n")
  }

  @Test func `a child starts with no signal blocked and none ignored`() throws {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let masks = try run("grep -E '^Sig(Blk|Ign)' /proc/self/status").output
    // Signals 32 and 33 are the C library's own.
    let unusual = masks.split(separator: "\n").compactMap { line in
      line.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) }.map { $0 & 0x7FFF_FFFF }
    }
    #expect(unusual == [0, 0])
    #expect(try run("kill -TERM $$").status == 128 + SIGTERM)
  }

  @Test func `a child may lead a group or a session of its own`() throws {
    let ids = "cut -d' ' -f1,5,6 /proc/$$/stat"
    func parts(_ flags: Int) throws -> [Substring] {
      try run("\(ids) < /dev/null; :", flags: flags).output.dropLast().split(separator: " ")
    }
    let group = try parts(CPR_OWN_GROUP)
    #expect(group[0] == group[1] && group[0] != group[2])
    let session = try parts(CPR_OWN_SESSION)
    #expect(session[0] == session[1] && session[0] == session[2])
    let none = try parts(0)
    #expect(none[0] != none[1])
  }

  @Test func `a program that is not there is an error with its number`() {
    let words = vector(["no-such-program-here"])
    defer { free(words[0]) }
    #expect(cpr_spawn(words, [nil], -1, -1, -1, 0) == -1)
    #expect(errno == ENOENT)
  }
}
