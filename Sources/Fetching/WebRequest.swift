package import Web

/// A document of the net that is wanted.
package struct WebRequest: Equatable, Sendable {
  /// Where it is: `http` or `https`.
  package var address: String
  /// The types that are understood, as the header `Accept` names them.
  package var accept: String
  /// Who asks, where the server wants to know; it is told to no other server.
  package var credentials: WebCredentials?
  /// How long is waited.
  package var patience: Patience

  /// How long is waited, in seconds.
  package struct Patience: Equatable, Sendable {
    /// For a connection.
    package var connection: Int
    /// While nothing comes.
    package var silence: Int

    /// How long is waited for a connection, and while nothing comes.
    package init(connection: Int = 10, silence: Int = 20) {
      self.connection = connection
      self.silence = silence
    }
  }

  /// A request for what is at `address`.
  package init(
    _ address: String, accept: String = "*/*", credentials: WebCredentials? = nil,
    patience: Patience = Patience()
  ) {
    self.address = address
    self.accept = accept
    self.credentials = credentials
    self.patience = patience
  }

  /// The name of the server; the whole address if there is none.
  package var host: String {
    let host = WebAddress(address).host
    return host.isEmpty ? address : host
  }
}

/// What a server sent.
package struct WebAnswer: Equatable, Sendable {
  /// Where it came from in the end, after all that led on.
  package var address: String
  /// Its type, as the header `Content-Type` names it; empty if it was not told.
  package var type: String
  /// What it is; empty if it went to a file.
  package var bytes: [UInt8] = []
  /// Whether the connection broke off before all was there.
  package var isPart = false
}
