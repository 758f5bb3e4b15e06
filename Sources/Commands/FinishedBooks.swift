import Formats

/// How long a command waits for the books that it has converted to be kept.
private let patience = Duration.seconds(5)

/// Waits until the books that a command has converted are kept, for the next one.
package func finishBooks() { BookText.finishWrites(within: patience) }
