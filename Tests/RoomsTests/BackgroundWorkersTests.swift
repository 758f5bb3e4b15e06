import Rooms
import Testing

struct BackgroundWorkersTests {
  /// A worker that writes down when it is ended.
  private struct Worker: BackgroundWorker {
    let name: String
    let diary: Diary
    func end() { diary.note(name) }
  }

  private let diary = Diary()
  private let workers = BackgroundWorkers()

  @Test func `all workers are ended, in the order in which they were added`() {
    for name in ["a", "b", "c"] { _ = workers.add(Worker(name: name, diary: diary)) }
    #expect(diary.lines == [])
    workers.end()
    #expect(diary.lines == ["a", "b", "c"])
  }

  @Test func `a worker is ended once`() {
    _ = workers.add(Worker(name: "a", diary: diary))
    workers.end()
    workers.end()
    #expect(diary.lines == ["a"])
  }

  @Test func `a worker that comes after the end is ended at once`() {
    workers.end()
    _ = workers.add(Worker(name: "late", diary: diary))
    workers.add(ending: { [diary] in diary.note("later") })
    #expect(diary.lines == ["late", "later"])
  }

  @Test func `the end of a room ends its workers before the room finishes`() {
    let room = FakeRoom("Room", diary)
    room.workers.add(ending: { [diary] in diary.note("worker") })
    _ = room.end()
    #expect(diary.lines == ["worker", "Room ends"])
  }
}
