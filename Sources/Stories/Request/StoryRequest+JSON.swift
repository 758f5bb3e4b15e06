import Foundation

extension StoryRequest {
  /// The request as the library keeps it: JSON with sorted keys.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// The request that the library keeps; `nil` if it is none, as that of a story written by hand.
  package init?(json: String) {
    guard let request = try? JSONDecoder().decode(StoryRequest.self, from: Data(json.utf8)) else {
      return nil
    }
    self = request
  }
}
