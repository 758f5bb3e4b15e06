import Foundation

/// What a model is asked for a story. The hero's name is never in it: it says NAME.
package enum ModelPrompt {
  /// What stands for the hero's name.
  package static let placeholder = "NAME"

  /// The body of a request to `/v1/chat/completions`.
  ///
  /// - Parameters:
  ///   - former: What came before the answer broke off: the model is asked to go on from there.
  ///   - faults: Why an answer was not fit: the model is asked for another one.
  package static func body(
    _ request: StoryRequest, model: String, former: String = "", faults: [String] = []
  ) -> String {
    var messages = [
      Message(role: "system", content: system(request.band, request.language ?? .english)),
      Message(role: "user", content: user(request)),
    ]
    if !former.isEmpty {
      let words = former.replacing(request.hero, with: placeholder)
      messages.append(Message(role: "assistant", content: words))
      messages.append(
        Message(
          role: "user",
          content: faults.isEmpty
            ? "Go on exactly where this stops. Repeat nothing."
            : "That is not fit: \(faults.joined(separator: "; ")). Write the whole story anew."))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let body = Body(
      model: model, messages: messages, stream: true,
      max_tokens: request.band == .late ? 2_400 : 1_400)
    return (try? encoder.encode(body)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  private static func system(_ band: AgeBand, _ language: StoryLanguage) -> String {
    let limits = band.limits
    let tongue = language == .english ? "British English" : language.name
    return """
      You tell stories to children of \(band.rawValue) years. Write plain text in \(tongue), \
      without headings, lists or Markdown. Begin with the title on a line of its own. \
      \(limits.words.lowerBound) to \(limits.words.upperBound) words, sentences of at most \
      \(limits.longestSentence) words, simple words. A want, an obstacle, two tries that fail, an \
      idea, an act, a way home. Nothing frightening, nothing cruel, no lesson at the end. The hero \
      is called \(placeholder): write exactly \(placeholder).
      """
  }

  private static func user(_ request: StoryRequest) -> String {
    var parts = ["A story about \(request.theme.rawValue) with the hero \(placeholder)"]
    if request.pronouns != .they {
      parts[0] += " (\(request.pronouns.rawValue))"
    }
    if !request.companion.trimmedWords.isEmpty {
      parts.append("Along comes \(hidden(request.companion, request))")
    }
    if let focus = request.focus { parts.append("It helps to grow in \(focus.name)") }
    if !request.interests.isEmpty {
      let interests = request.interests.map { hidden($0, request) }.joined(separator: ", ")
      parts.append("The child loves \(interests)")
    }
    return parts.joined(separator: ". ") + "."
  }

  /// A field without the name, wherever else it was typed.
  private static func hidden(_ words: String, _ request: StoryRequest) -> String {
    words.replacingOccurrences(of: request.hero, with: placeholder, options: .caseInsensitive)
  }

  private struct Message: Encodable {
    var role: String
    var content: String
  }

  // The names are those of the protocol.
  private struct Body: Encodable {
    var model: String
    var messages: [Message]
    var stream: Bool
    var max_tokens: Int
  }
}
