import Fetching
import Files
import Foundation
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
      address = (WebAddress("http://" + typed).isNear ? "http://" : "https://") + typed
    }
    while address.hasSuffix("/") { address.removeLast() }
    if address.hasSuffix("/v1") { address.removeLast(3) }
    (self.address, self.model, self.key) = (address, model, key)
    let web = WebAddress(address)
    guard ["http://", "https://"].contains(where: { address.lowercased().hasPrefix($0) }),
      !web.host.isEmpty
    else { throw Refusal(sentence: "'\(typed)' is not a server address") }
    if web.credentials != nil {
      throw Refusal(
        sentence: "the address must not contain a password: put the key into TOME_READER_MODEL_KEY")
    }
    if address.lowercased().hasPrefix("http://"), !web.isNear {
      throw Refusal(
        sentence: "\(web.host) is outside this network: use https"
      )
    }
  }

  /// The server and its port, as the reader is shown them.
  package var host: String {
    String(address.drop { $0 != "/" }.drop { $0 == "/" }.prefix { $0 != "/" })
  }

  /// Who told a story of this endpoint, as its row says.
  package var teller: String { "\(host) \(model)" }

  /// The key of the environment: TOME_READER_MODEL_KEY, or the first line of the file that
  /// TOME_READER_MODEL_KEY_FILE names, which only its owner may read.
  package static func key(
    environment: (String) -> String? = Environment.value
  ) throws(Refusal) -> String? {
    if let key = environment("TOME_READER_MODEL_KEY"), !key.isEmpty { return key }
    guard let path = environment("TOME_READER_MODEL_KEY_FILE"), !path.isEmpty else { return nil }
    var status = stat()
    guard stat(path, &status) == 0, let bytes = FileContents.read(path, atMost: 4096) else {
      throw Refusal(sentence: "the key file cannot be read")
    }
    guard status.st_mode & 0o077 == 0 else {
      throw Refusal(sentence: "other users can read the key file: use chmod 600")
    }
    let line = String(decoding: bytes, as: UTF8.self).prefix { !$0.isNewline }
    return line.isEmpty ? nil : String(line)
  }
}

// MARK: - Its models

extension ModelEndpoint {
  /// The names of the models that the server has, as it lists them; blocks.
  package func models() throws(ModelFailure) -> [String] {
    let request = WebRequest(
      address + "/v1/models", accept: "application/json",
      patience: WebRequest.Patience(connection: 5, silence: 10))
    var bytes: [UInt8] = []
    do throws(FetchError) {
      try Fetch(request).stream(
        nil, key: key, limit: 1 << 20,
        patience: StreamPatience(first: 10, silence: 10, whole: 20)
      ) { bytes += $0 }
    } catch {
      throw ModelFailure(error, asking: self) ?? .noServer(host: host)
    }
    guard let list = try? JSONDecoder().decode(ModelList.self, from: Data(bytes)) else {
      throw .server("it lists no models")
    }
    return list.data.map(\.id).filter { !$0.isEmpty }
  }

  private struct ModelList: Decodable {
    struct Model: Decodable { var id: String }
    var data: [Model]
  }
}
