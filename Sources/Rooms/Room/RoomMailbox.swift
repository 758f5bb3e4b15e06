package import Console
import Setup
package import Shelf

/// What any room may be told by another thread, whatever its own messages are.
package enum RoomNews: Equatable, Sendable {
  /// Something for the reader to know.
  case notice(String)
  /// Something was written into the library, by this program or another one.
  case libraryChanged
}

/// What a letter to one room carries.
package enum RoomLetter: Sendable {
  /// A message of the room's own type, `Room.Message`, which nobody else knows.
  case message(any Sendable)
  case news(RoomNews)
}

/// What other threads tell the loop of a session.
package enum SessionLetter: Sendable {
  /// Something for the room with this number, which no other room of the session has.
  case room(Int, RoomLetter)
  /// Something for whatever room is shown.
  case shown(RoomNews)
  /// The library was damaged.
  case damaged(LibraryDamage)
  /// The library can be read only, and why.
  case onlyRead(LibraryError)
  /// A link that another program was given.
  case link(String)
}

/// The way of letters to the loop.
package typealias SessionMailbox = Mailbox<SessionLetter>

/// The way of letters to one room: what comes for a room that was left is for nobody.
///
/// It may be used from any thread.
package struct RoomAddress: Sendable {
  let session: SessionMailbox
  let room: Int

  /// The way to the room with this number.
  package init(session: SessionMailbox, room: Int) {
    (self.session, self.room) = (session, room)
  }

  /// Tells the room a sentence for the reader.
  package func tell(_ sentence: String) { tell(.notice(sentence)) }

  /// Tells the room some news.
  package func tell(_ news: RoomNews) { session.post(.room(room, .news(news))) }

  /// Tells whatever room is shown a sentence for the reader.
  package func tellShown(_ sentence: String) { tellShown(.notice(sentence)) }

  /// Tells whatever room is shown some news.
  package func tellShown(_ news: RoomNews) { session.post(.shown(news)) }

  /// Tells the session that the library was damaged.
  package func post(_ damage: LibraryDamage) { session.post(.damaged(damage)) }

  /// Gives the session a link to go to.
  package func post(link: String) { session.post(.link(link)) }

  /// Tells the session that the library can be read only.
  package func post(_ obstacle: LibraryError) { session.post(.onlyRead(obstacle)) }
}

/// The way of a room's own messages to it.
///
/// It may be used from any thread.
package struct RoomMailbox<Message: Sendable>: Sendable {
  private let address: RoomAddress

  /// The way to the room at `address`, whose messages must be of this type.
  package init(_ address: RoomAddress) { self.address = address }

  /// Posts a message to the room.
  package func post(_ message: Message) {
    address.session.post(.room(address.room, .message(message)))
  }
}

extension Room {
  /// The way of this room's messages to it.
  package static func mailbox(at address: RoomAddress) -> RoomMailbox<Message> {
    RoomMailbox(address)
  }

  /// Takes a letter to this room: the one place where a message gets its type back.
  mutating func receive(_ letter: RoomLetter) -> [TerminalRequest] {
    switch letter {
    case .news(let news): return hear(news)
    case .message(let message):
      guard let message = message as? Message else {
        preconditionFailure("\(type(of: message)) is no message of \(Self.self)")
      }
      return hear(message)
    }
  }
}

extension ReadersLibrary {
  /// The library for a room, whose session is told what is wrong with the library.
  convenience init(in folders: ReadersFolders, for address: RoomAddress) {
    self.init(in: folders, onDamage: { address.post($0) }, onObstacle: { address.post($0) })
  }
}

extension Outbox {
  /// An outbox of a room. Whatever room is shown tells what cannot be kept: this one may have ended.
  convenience init(to location: LibraryLocation, clock: LocalClock, for address: RoomAddress) {
    self.init(
      to: location, clock: clock, onDamage: { address.post($0) },
      onNotice: { address.tellShown($0) }, onRelief: { address.tellShown($0) })
  }
}
