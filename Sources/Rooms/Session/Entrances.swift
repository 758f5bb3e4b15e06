import Console
package import Datebook
package import Reader
package import Setup

/// Shows a text on the terminal until the reader leaves.
///
/// - Returns: The status to exit with.
package func read(_ options: ReadOptions) -> Int32 {
  do throws(Failure) {
    let mailbox = RoomMailbox(session: SessionMailbox(), room: 0)
    return try ReadingSession.run(OpenedReading(options, mailbox: mailbox), mailbox: mailbox)
  } catch {
    return report(error)
  }
}

/// Shows Home, or what `requests` lead to from there, until the reader leaves.
///
/// - Returns: The status to exit with.
package func enter(_ requests: [PlaceRequest] = [], configuration: Configuration = Configuration())
  -> Int32
{
  do throws(Failure) {
    return try ReadingSession.run(requests, configuration: configuration)
  } catch {
    return report(error)
  }
}

/// Shows the datebook on the terminal until the reader leaves.
///
/// - Returns: The status to exit with.
package func showDatebook(
  at page: DatebookPage, isScrolling: Bool, _ configuration: Configuration
) -> Int32 {
  do throws(Failure) {
    return try ReadingSession.run(
      datebookAt: page, isScrolling: isScrolling, configuration: configuration)
  } catch {
    return report(error)
  }
}
