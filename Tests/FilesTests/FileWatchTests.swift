import Dispatch
import Files
import Glibc
import Synchronization
import TestSupport
import Testing

@Suite struct FileWatches {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// Counts what a watch tells, for a test that waits.
  private final class Touches: Sendable {
    private let told = DispatchSemaphore(value: 0)

    func tell() { told.signal() }
    /// Waits for the next; however long a busy machine takes.
    func wait() -> Bool { told.wait(timeout: .now() + .seconds(60)) == .success }
    var isQuiet: Bool { told.wait(timeout: .now() + .milliseconds(50)) == .timedOut }
  }

  private func watch(
    telling touches: Touches, of writing: FileWatch.Writing = .each, resting rest: Duration = .zero
  ) throws -> FileWatch {
    try #require(
      FileWatch("test", of: writing, gathering: .milliseconds(1)) {
        touches.tell()
        return rest
      })
  }

  @Test func `what is written, renamed and deleted is told`() throws {
    let path = try folder.write("text", to: "a")
    let touches = Touches()
    let watch = try watch(telling: touches)
    #expect(watch.watch([path]))
    #expect(touches.isQuiet)
    #expect(truncate(path, 1) == 0)
    #expect(touches.wait())
    #expect(rename(path, folder.path("b")) == 0)
    #expect(touches.wait())
    #expect(unlink(folder.path("b")) == 0)
    #expect(touches.wait())
    watch.stop()
  }

  @Test func `a folder tells what comes, and where asked of writing its end alone`() throws {
    let touches = Touches()
    let watch = try watch(telling: touches, of: .whole)
    #expect(watch.watch([folder.path]))
    let descriptor = open(folder.path("a"), O_WRONLY | O_CREAT, 0o600)
    #expect(touches.wait())
    #expect(write(descriptor, "text", 4) == 4)
    #expect(touches.isQuiet)
    close(descriptor)
    #expect(touches.wait())
    watch.stop()
  }

  @Test func `what was watched before is nothing new, what was made anew is`() throws {
    let path = try folder.write("text", to: "a")
    let watch = try watch(telling: Touches())
    #expect(watch.watch([path]))
    #expect(!watch.watch([path]))
    #expect(!watch.watch([folder.path("none")]))
    // As long as the old one is open, the new one has another number.
    let former = open(path, O_RDONLY)
    unlink(path)
    try folder.write("other", to: "a")
    #expect(watch.watch([path]))
    close(former)
    watch.stop()
  }

  @Test func `while it rests nothing is told, and after a stop nothing more`() throws {
    let path = try folder.write("text", to: "a")
    let (resting, waking) = (Touches(), Touches())
    let late = try watch(telling: resting, resting: .seconds(3600))
    let prompt = try watch(telling: waking)
    late.watch([path])
    prompt.watch([path])
    #expect(truncate(path, 3) == 0)
    #expect(resting.wait())
    #expect(waking.wait())
    #expect(truncate(path, 2) == 0)
    #expect(waking.wait())
    #expect(resting.isQuiet)
    prompt.stop()
    late.stop()
    #expect(truncate(path, 1) == 0)
    #expect(waking.isQuiet)
  }
}
