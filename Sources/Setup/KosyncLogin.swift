import Fetching
import Files
import Glibc
package import Kosync
import Settings

/// Who the reader is to a sync server of KOReader's kind, as it is kept in kosync.toml, for the
/// reader's eyes only.
package struct KosyncLogin: Equatable, Sendable {
  /// The server: its key goes to no other one.
  package var server: KosyncServer
  package var account: KosyncAccount
  /// What tells this machine from other devices, 32 hexadecimal digits.
  package var deviceID: String

  package init(server: KosyncServer, account: KosyncAccount, deviceID: String? = nil) {
    self.server = server
    self.account = account
    self.deviceID = deviceID ?? Self.freshID
  }

  private static var freshID: String {
    (0..<32).map { _ in String(Int.random(in: 0..<16), radix: 16) }.joined()
  }

  /// What begins the file.
  private static let heading = "# Your login at a KOReader sync server. Written by tome-reader.\n"

  /// The login that is kept; nil if there is none.
  package static func read(
    in folders: ReadersFolders
  ) throws(ConfigurationFolder.Failure) -> KosyncLogin? {
    guard let folder = folders.settings,
      let document = try folder.document(in: folder.kosyncFile)
    else { return nil }
    func word(_ name: String) -> String? {
      if case .string(let word)? = document[[name]], !word.isEmpty { word } else { nil }
    }
    guard let user = word("user"), let key = word("key"),
      let server = word("server").flatMap({ try? KosyncServer($0) })
    else { return nil }
    return KosyncLogin(
      server: server, account: KosyncAccount(user: user, key: key), deviceID: word("device-id"))
  }

  /// Keeps it in the place of another one.
  package func keep(in folders: ReadersFolders) throws(ConfigurationFolder.Failure) {
    guard let folder = folders.settings else { return }
    let words = [
      ("server", server.address), ("user", account.user), ("key", account.key),
      ("device-id", deviceID),
    ]
    try folder.change(folder.kosyncFile, mode: 0o600) { document in
      let lines = words.map { "\($0.0) = \(TOMLValue.string($0.1).source)\n" }
      document = TOMLDocument(Self.heading + lines.joined())
    }
  }

  /// Forgets it.
  ///
  /// - Returns: Whether there was one.
  package static func forget(in folders: ReadersFolders) -> Bool {
    folders.settings.map { unlink($0.kosyncFile) == 0 } ?? false
  }
}

extension ReadersFolders {
  /// What is still to be told to the sync server; nil without a HOME.
  package var kosyncQueue: KosyncQueue? {
    state.map { KosyncQueue(folder: $0.path + "/kosync") }
  }
}

extension KosyncError {
  /// What happened, in one line without an end.
  package func sentence(host: String) -> String {
    switch self {
    case .userExists: "\(host) already has a user of this name"
    case .unauthorised: "\(host) does not know this user and password"
    case .unknownAnswer: "\(host) is not a KOReader sync server"
    case .fetch(let error): error.sentence(host: host)
    }
  }
}
