import CProcess
import Console
import Glibc
import Testing

/// One wake pipe serves the process, so these run one after the other.
@Suite(.serialized) struct MailboxTests {
  private func isWakePending() -> Bool {
    var entry = pollfd(fd: cpr_wake_fd(), events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) == 1
  }

  @Test func `messages wake the loop once and keep their order`() {
    _ = cpr_take_wakes()
    let mailbox = Mailbox<Int>()
    #expect(mailbox.drain().isEmpty)
    for number in 0..<100_000 { mailbox.post(number) }
    #expect(isWakePending())
    #expect(cpr_take_wakes() & 1 == 1)
    #expect(!isWakePending())
    #expect(mailbox.drain() == Array(0..<100_000))
    mailbox.post(7)
    #expect(isWakePending())
    #expect(mailbox.drain() == [7])
  }

  @Test func `no message of many threads is lost`() async {
    let mailbox = Mailbox<Int>()
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<8 {
        group.addTask { for number in 0..<1000 { mailbox.post(thread * 1000 + number) } }
      }
    }
    #expect(mailbox.drain().sorted() == Array(0..<8000))
  }

  @Test func `signals are told however many come`() {
    _ = cpr_take_wakes()
    #expect(cpr_catch(SIGUSR1, false))
    // The threads that tests run on block every signal.
    var raised = sigset_t()
    var before = sigset_t()
    sigemptyset(&raised)
    sigaddset(&raised, SIGUSR1)
    pthread_sigmask(SIG_UNBLOCK, &raised, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    for _ in 0..<100_000 { raise(SIGUSR1) }
    #expect(isWakePending())
    // Rooms of other suites post to their mailboxes meanwhile, which is told by another bit.
    #expect(cpr_take_wakes() & ~1 == 1 << UInt64(SIGUSR1))
    signal(SIGUSR1, SIG_DFL)
  }
}
