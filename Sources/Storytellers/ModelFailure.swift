import Fetching
package import Stories

/// Why a model tells no story.
package enum ModelFailure: Error, Equatable, Sendable {
  /// Nothing answers there.
  case noServer(host: String)
  /// It wants a key, or another one.
  case key
  case noModel(String)
  case busy
  /// The answer broke off; what came is kept.
  case cut
  /// The reader has stopped it; what came is kept.
  case stopped
  /// The answer is not fit for the band; why.
  case unfit(AgeBand, [String])
  /// The server says that something is wrong.
  case server(String)
  /// The endpoint cannot be asked.
  case endpoint(ModelEndpoint.Refusal)
  /// Another program is telling this story.
  case taken
  /// The story cannot be kept.
  case notKept(StoryFailure)

  /// What went wrong, as a whole sentence.
  package var sentence: String {
    switch self {
    case .noServer(let host): "Nothing answers at \(host)."
    case .key: "The server needs a key: put it into TOME_READER_MODEL_KEY."
    case .noModel(let model): "The server has no model \(model)."
    case .busy: "The server is busy."
    case .cut: "The story was cut off; what arrived so far is saved."
    case .stopped: "The story was stopped; what arrived so far is saved."
    case .unfit(let band, let faults):
      "The story does not suit ages \(band.label): \(faults.joined(separator: "; "))."
    case .server(let words): "The server says: \(words.prefix(200))."
    case .endpoint(let refusal): Self.whole(refusal.sentence)
    case .taken: "Another program is telling this story."
    case .notKept(let failure): Self.whole(failure.sentence)
    }
  }

  private static func whole(_ sentence: String) -> String {
    let whole = sentence.prefix(1).uppercased() + sentence.dropFirst()
    return whole.hasSuffix(".") ? whole : whole + "."
  }

  /// What a failed request tells of the server; nil if it may have been cut off.
  init?(_ error: FetchError, asking endpoint: ModelEndpoint) {
    switch error {
    case .stopped: self = .stopped
    case .status(429, _), .status(503, _): self = .busy
    case .status(401, _), .status(403, _): self = .key
    case .status(404, _): self = .noModel(endpoint.model)
    case .status(let status, _): self = .server("status \(status)")
    case .refused, .unknownHost, .badAddress, .foreignRedirect, .notSecure, .curlMissing:
      self = .noServer(host: endpoint.host)
    default: return nil
    }
  }
}
