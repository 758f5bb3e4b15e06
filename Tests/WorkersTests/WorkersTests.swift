import Glibc
import Synchronization
import Testing
import Workers

@Suite struct WorkersTests {
  @Test(arguments: [0, 1, 2, 7])
  func `every number is called once, on threads that are not the caller's`(count: Int) {
    let calls = Mutex<[(number: Int, thread: pthread_t)]>([])
    Workers.run(count) { number in calls.withLock { $0.append((number, pthread_self())) } }
    let made = calls.withLock { $0 }
    #expect(made.map(\.number).sorted() == Array(0..<max(count, 1)))
    #expect(made.allSatisfy { pthread_equal($0.thread, pthread_self()) == 0 })
  }
}
