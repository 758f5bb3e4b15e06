package import Fetching
import Sync
import Web

/// Who the reader is to a sync server.
package struct KosyncAccount: Equatable, Sendable {
  /// The user's name.
  package var user: String
  /// The MD5 of the password, in hexadecimal: the server is never told the password itself.
  package var key: String

  package init(user: String, key: String) {
    self.user = user
    self.key = key
  }
}

/// Why a sync server did not do what it was asked for.
package enum KosyncError: Error, Equatable, Sendable {
  /// There is a user of this name.
  case userExists
  /// The server does not know this user, or not with this key.
  case unauthorised
  /// What it answered is not understood.
  case unknownAnswer
  /// It was not reached, or it refuses.
  case fetch(FetchError)

  /// Whether the server does not want what it was sent: it is no better the next time.
  var isRefusal: Bool {
    guard case .fetch(.status(let status, _)) = self else { return false }
    return [400, 413, 422].contains(status)
  }

  /// Whether the same may go well later.
  package var mayPass: Bool {
    switch self {
    case .userExists, .unauthorised, .unknownAnswer: false
    case .fetch(.curlMissing), .fetch(.badAddress): false
    case .fetch(.status(let status, _)): status == 429 || status >= 500
    case .fetch: true
    }
  }
}

/// A server of KOReader's progress sync.
///
/// Each call blocks until the server has answered. Source: koreader-sync-server's README, and
/// KOReader's `plugins/kosync.koplugin`.
package struct KosyncServer: Equatable, Sendable {
  /// Its address, without a slash at the end.
  package let address: String
  /// How long it is waited for.
  package var patience = WebRequest.Patience(connection: 5, silence: 10)

  /// The most that is taken of an answer, in bytes.
  private static let longestAnswer = 64 << 10

  /// Why an address is none of a server, as a sentence without its end.
  package struct Refusal: Error, Equatable, Sendable {
    package var sentence: String
  }

  /// The server at `address`.
  ///
  /// - Throws: If it is no address of the web, or one where the key could be read on the way.
  package init(_ address: String) throws(Refusal) {
    var address = address
    while address.hasSuffix("/") { address.removeLast() }
    let web = WebAddress(address)
    guard ["http://", "https://"].contains(where: { address.lowercased().hasPrefix($0) }),
      !web.host.isEmpty, web.credentials == nil
    else { throw Refusal(sentence: "'\(address)' is not the address of a sync server") }
    guard address.lowercased().hasPrefix("https://") || web.isNear else {
      throw Refusal(
        sentence: "\(web.host) is outside this network: use https")
    }
    self.address = address
  }

  /// The name of the server.
  package var host: String { WebAddress(address).host }

  /// Makes a user.
  package func register(_ account: KosyncAccount) throws(KosyncError) {
    let words = JSONText.object(["username": .text(account.user), "password": .text(account.key)])
    _ = try ask("POST", "/users/create", as: nil, saying: words)
  }

  /// Asks whether the server knows the user, with this key.
  package func logIn(_ account: KosyncAccount) throws(KosyncError) {
    _ = try ask("GET", "/users/auth", as: account)
  }

  /// Tells how far the reader has come.
  package func put(
    _ progress: KosyncProgress, as account: KosyncAccount
  ) throws(KosyncError) {
    _ = try ask("PUT", "/syncs/progress", as: account, saying: progress.json)
  }

  /// How far the reader has come in a document; nil if the server knows nothing of it.
  package func progress(
    of document: String, as account: KosyncAccount
  ) throws(KosyncError) -> KosyncProgress? {
    let name = document.filter { $0.isHexDigit }
    do throws(KosyncError) {
      let answer = try ask("GET", "/syncs/progress/\(name)", as: account)
      return KosyncProgress(answer, of: document)
    } catch .fetch(.status(404, _)) {
      // Some servers say so of a document that they do not know.
      return nil
    }
  }

  private func ask(
    _ method: String, _ path: String, as account: KosyncAccount?, saying words: JSONText? = nil
  ) throws(KosyncError) -> JSONText {
    let request = WebRequest(
      address + path, accept: "application/vnd.koreader.v1+json", patience: patience)
    var headers: [(name: String, value: String)] = []
    if let account { headers = [("x-auth-user", account.user), ("x-auth-key", account.key)] }
    let bytes: [UInt8]
    do throws(FetchError) {
      bytes = try Fetch(request).exchange(
        method, headers: headers, body: words.map { "\($0)" }, limit: Self.longestAnswer)
    } catch {
      switch error {
      case .status(401, _): throw .unauthorised
      case .status(402, _): throw .userExists
      default: throw .fetch(error)
      }
    }
    guard let answer = JSONText(bytes: bytes), case .object = answer else { throw .unknownAnswer }
    return answer
  }
}
