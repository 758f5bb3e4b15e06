import Files
import Glibc
import TestSupport
import Testing

@Suite struct WholeFiles {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func mode(of name: String) -> mode_t {
    var status = stat()
    stat(folder.path(name), &status)
    return status.st_mode & 0o777
  }

  @Test func `a file that is replaced has all bytes, and nothing is left beside it`() throws {
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
    for length in [100_000, 0, 7] {
      try FileContents.replace(folder.path("a"), with: Array(bytes[..<length]))
      #expect(try folder.bytes(of: "a") == Array(bytes[..<length]))
    }
    #expect(folder.names == ["a"])
  }

  @Test func `a file that is replaced stays as open as it was, or as it is told`() throws {
    let path = try folder.write("old", to: "a")
    chmod(path, 0o640)
    try FileContents.replace(path, with: [1])
    #expect(mode(of: "a") == 0o640)
    try FileContents.replace(path, with: [2], mode: 0o600)
    #expect(mode(of: "a") == 0o600)
  }

  @Test func `what cannot be written is told, and the old file stays`() throws {
    let full = FileFault(path: folder.path("none/a"), code: ENOENT)
    #expect(throws: full) { try FileContents.replace(folder.path("none/a"), with: [1]) }
    #expect(full.reason == "No such file or directory")
    try Folder.make(folder.path("b"))
    #expect(throws: FileFault.self) { try FileContents.replace(folder.path("b"), with: [1]) }
    #expect(folder.names == ["b"])
  }

  @Test func `a file is read whole, or not at all`() throws {
    let path = try folder.write("words", to: "a")
    #expect(FileContents.read(path, atMost: 5) == Array("words".utf8))
    #expect(FileContents.read(path, atMost: 4) == nil)
    #expect(FileContents.read(folder.path, atMost: 4) == nil)
    mkfifo(folder.path("pipe"), 0o600)
    #expect(FileContents.read(folder.path("pipe"), atMost: 4) == nil, "a pipe is not waited for")
  }

  @Test func `what comes through a pipe is read to its end, and a fault is told`() throws {
    var ends: [CInt] = [-1, -1]
    try #require(pipe(&ends) == 0)
    #expect(FileContents.write(Array("words".utf8), to: ends[1]))
    close(ends[1])
    #expect(FileContents.read(ends[0], atMost: .max) == Array("words".utf8))
    close(ends[0])
    let descriptor = open(folder.path, O_RDONLY)
    defer { close(descriptor) }
    #expect(FileContents.read(descriptor, atMost: .max) == nil && errno == EISDIR)
  }
}

@Suite struct ComparedFiles {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test func `two files with the same bytes are copies, also long and empty ones`() throws {
    for length in [0, 1, 65_536, 200_001] {
      let text = String(repeating: "a", count: length)
      let (a, b) = (try folder.write(text, to: "a"), try folder.write(text, to: "b"))
      #expect(FileContents.areCopies(a, b))
      guard length > 0 else { continue }
      try folder.write(text.dropLast() + "b", to: "b")
      #expect(!FileContents.areCopies(a, b), "of the same length")
      try folder.write(text + "a", to: "b")
      #expect(!FileContents.areCopies(a, b))
    }
  }

  @Test func `a file under another name, and a link to it, are no copies of it`() throws {
    let path = try folder.write("the only one", to: "a")
    #expect(!FileContents.areCopies(path, path))
    link(path, folder.path("b"))
    symlink(path, folder.path("c"))
    symlink(folder.path, folder.path("d"))
    for name in ["b", "c", "d/a"] {
      #expect(!FileContents.areCopies(path, folder.path(name)))
      #expect(!FileContents.areCopies(folder.path(name), path))
      #expect(!FileContents.areTwoFiles(path, folder.path(name)))
    }
    #expect(FileContents.areTwoFiles(path, try folder.write("another", to: "e")))
    #expect(!FileContents.areTwoFiles(path, folder.path("none")))
  }

  @Test func `what cannot be read is no copy`() throws {
    let path = try folder.write("a", to: "a")
    mkfifo(folder.path("pipe"), 0o600)
    for name in ["none", "", "pipe"] {
      #expect(!FileContents.areCopies(path, folder.path(name)))
      #expect(!FileContents.areCopies(folder.path(name), folder.path(name)))
    }
  }
}

@Suite struct Folders {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test func `a folder is made with those above it, and made again without harm`() throws {
    for _ in 0..<2 { try Folder.make(folder.path("a/b/c")) }
    #expect(Folder.exists(folder.path("a/b/c")))
    #expect(try Folder.names(in: folder.path("a")) == ["b"])
  }

  @Test func `a file on the way to a folder is told`() throws {
    let path = try folder.write("", to: "a")
    #expect(throws: FileFault(path: path, code: ENOTDIR)) { try Folder.make(path + "/b") }
    #expect(throws: FileFault(path: path, code: ENOTDIR)) { try Folder.names(in: path) }
    #expect(!Folder.exists(path))
  }

  @Test func `a folder of the reader's is where its variable says, or else in the home`() {
    func cache(_ variables: [String: String]) -> String? {
      Folder.ofReader("XDG_CACHE_HOME", else: ".cache") { variables[$0] }
    }
    #expect(cache(["XDG_CACHE_HOME": "/cache", "HOME": "/ada"]) == "/cache")
    for relative in ["", "cache", "./cache"] {
      #expect(cache(["XDG_CACHE_HOME": relative, "HOME": "/ada"]) == "/ada/.cache")
    }
    #expect(cache(["HOME": "/ada"]) == "/ada/.cache")
    #expect(cache(["XDG_CACHE_HOME": "cache", "HOME": "home"]) == nil)
    #expect(cache([:]) == nil)
  }

  @Test func `a tilde stands for the reader's home, and for nobody else's`() {
    let home = getenv("HOME").map { String(cString: $0) } ?? "~"
    #expect(Folder.expandingHome(in: "~/a") == home + "/a")
    #expect(Folder.expandingHome(in: "~") == home)
    #expect(Folder.expandingHome(in: "~other/a") == "~other/a")
    #expect(Folder.expandingHome(in: "/a/~") == "/a/~")
  }
}

@Suite struct TemporaryFolders {
  /// A folder as it was left by a program long ago, with a file in it.
  private func leave(_ path: String) throws {
    try Folder.make(path)
    try FileContents.replace(path + "/library.sqlite", with: [1])
    var times = [timespec](repeating: timespec(tv_sec: 1_700_000_000, tv_nsec: 0), count: 2)
    #expect(utimensat(AT_FDCWD, path, &times, 0) == 0)
  }

  @Test func `a folder goes with its value, and one that was left goes with the next`() throws {
    var path = ""
    do {
      let folder = try TemporaryFolder()
      path = folder.path
      try FileContents.replace(path + "/a", with: [1])
      // It is used, however long ago it was made.
      try leave(path)
      _ = try TemporaryFolder()
      #expect(access(path + "/a", F_OK) == 0)
      withExtendedLifetime(folder) {}
    }
    #expect(access(path, F_OK) != 0)
    try leave(path)
    _ = try TemporaryFolder()
    #expect(access(path, F_OK) != 0)
  }
}

@Suite struct ScratchFiles {
  @Test func `a scratch file is there as long as its value, for its owner's eyes only`() throws {
    var path = ""
    do {
      let file = try ScratchFile(Array("words".utf8), named: "note", ending: ".md")
      path = file.path
      var status = stat()
      #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
      #expect(path.hasSuffix(".md") && FileContents.read(path, atMost: 9) == Array("words".utf8))
    }
    #expect(access(path, F_OK) != 0)
  }

  @Test func `a scratch file can be kept, or lose its name at once`() throws {
    var path = ""
    do {
      var file = try ScratchFile()
      path = file.path
      file.keep()
    }
    #expect(access(path, F_OK) == 0)
    unlink(path)
    var hidden = try ScratchFile([1, 2])
    hidden.hide()
    #expect(access(hidden.path, F_OK) != 0)
    var bytes: [UInt8] = [0, 0]
    #expect(read(hidden.descriptor, &bytes, 2) == 2 && bytes == [1, 2])
  }
}

@Suite struct UniqueNames {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test func `a name that is taken is passed over`() {
    var tries: [String] = []
    let made = UniqueName.make(folder.path("a-"), ".md") { path in
      tries.append(path)
      guard tries.count > 2 else {
        errno = EEXIST
        return -1
      }
      return open(path, O_CREAT | O_EXCL, 0o600)
    }
    close(made.result)
    #expect(tries.count == 3 && Set(tries).count == 3 && made.path == tries[2])
    #expect(folder.path(folder.names[0]) == made.path)
    #expect(made.path.hasPrefix(folder.path("a-")) && made.path.hasSuffix(".md"))
  }

  @Test func `a folder that is not there is told, and not tried again`() {
    let made = UniqueName.makeFile(folder.path("none/a"))
    #expect(made.descriptor < 0 && errno == ENOENT)
  }

  @Test func `a file of a fresh name is empty, its owner's, and not inherited`() {
    let (path, descriptor) = UniqueName.makeFile(folder.path("a-"))
    defer { close(descriptor) }
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600 && status.st_size == 0)
    #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
  }
}
