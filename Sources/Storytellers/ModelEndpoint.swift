import Files
import Glibc
import Web

/// A server with an OpenAI-compatible interface, and the model that is asked there.
package struct ModelEndpoint: Equatable, Sendable {
  /// The address without the path of the interface: `http://localhost:11434`.
  package var address: String
  package var model: String
  /// What the server knows the reader by; nil for none. It is never printed.
  package var key: String?

  /// Why an endpoint cannot be asked, as a sentence without its end.
  package struct Refusal: Error, Equatable, Sendable {
    package var sentence: String
  }

  /// The endpoint at an address; one without a scheme is a safe one, or that of this machine.
  package init(_ typed: String, model: String, key: String? = nil) throws(Refusal) {
    var address = typed
    if !address.contains("://") {
      address = (Self.isNear(WebAddress("http://" + typed).host) ? "http://" : "https://") + typed
    }
    while address.hasSuffix("/") { address.removeLast() }
    if address.hasSuffix("/v1") { address.removeLast(3) }
    (self.address, self.model, self.key) = (address, model, key)
    let web = WebAddress(address)
    guard ["http://", "https://"].contains(where: { address.lowercased().hasPrefix($0) }),
      !web.host.isEmpty
    else { throw Refusal(sentence: "'\(typed)' is no address of a server") }
    if web.credentials != nil {
      throw Refusal(
        sentence: "a password in the address would be seen: put the key into TOME_READER_MODEL_KEY")
    }
    if address.lowercased().hasPrefix("http://"), !Self.isNear(web.host) {
      throw Refusal(
        sentence: "\(web.host) is not on this machine or in its network: it is asked by https alone"
      )
    }
  }

  /// The server and its port, as the reader is shown them.
  package var host: String {
    String(address.drop { $0 != "/" }.drop { $0 == "/" }.prefix { $0 != "/" })
  }

  /// Whether a host is this machine, or one of its own network.
  static func isNear(_ host: String) -> Bool {
    let name = host.lowercased()
    if ["localhost", "[::1]"].contains(name) || name.hasSuffix(".localhost")
      || name.hasSuffix(".local")
    {
      return true
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    guard parts.count == 4, let first = parts[0], let second = parts[1], parts[2] != nil,
      parts[3] != nil
    else { return false }
    return first == 127 || first == 10 || (first == 192 && second == 168)
      || (first == 172 && (16...31).contains(second))
  }

  /// The key of the environment: TOME_READER_MODEL_KEY, or the first line of the file that
  /// TOME_READER_MODEL_KEY_FILE names, which only its owner may read.
  package static func key(
    environment: (String) -> String? = Environment.value
  ) throws(Refusal) -> String? {
    if let key = environment("TOME_READER_MODEL_KEY"), !key.isEmpty { return key }
    guard let path = environment("TOME_READER_MODEL_KEY_FILE"), !path.isEmpty else { return nil }
    var status = stat()
    guard stat(path, &status) == 0, let bytes = FileContents.read(path, atMost: 4096) else {
      throw Refusal(sentence: "the file of the key cannot be read")
    }
    guard status.st_mode & 0o077 == 0 else {
      throw Refusal(sentence: "others may read the file of the key: chmod 600 it")
    }
    let line = String(decoding: bytes, as: UTF8.self).prefix { !$0.isNewline }
    return line.isEmpty ? nil : String(line)
  }
}
