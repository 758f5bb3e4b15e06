private import CProcess
private import Synchronization

/// Messages from any thread to the loop, which wakes for them.
///
/// A mailbox works before there is a terminal: what is posted then is there at the first
/// ``Terminal/wait(timeout:)``. Messages keep their order.
package final class Mailbox<Message: Sendable>: Sendable {
  private let messages = Mutex<[Message]>([])

  /// An empty mailbox.
  package init() {}

  /// Adds `message`, and wakes the loop unless it is due to look already; from any thread.
  package func post(_ message: Message) {
    let wasEmpty = messages.withLock { messages in
      messages.append(message)
      return messages.count == 1
    }
    if wasEmpty { cpr_wake() }
  }

  /// Removes and returns all messages, oldest first.
  package func drain() -> [Message] {
    messages.withLock { messages in
      let taken = messages
      messages = []
      return taken
    }
  }
}
