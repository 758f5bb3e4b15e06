import Files

/// The words of a command line, with what they say of the profile taken out.
package struct ProfileWords {
  /// Whose profile is meant; nil if nothing says so.
  package private(set) var profile: String?
  /// Whether `--profile` stands without a name.
  private(set) var lacksName = false
  /// The other words.
  package private(set) var rest: [String] = []

  /// The words of the command line behind the program's name.
  ///
  /// - Parameter variable: The value of TOME_READER_PROFILE, which `--profile` goes over.
  package init(
    _ given: [String], variable: String? = Environment.value(of: Environment.profile)
  ) {
    if let variable, !variable.isEmpty { profile = variable }
    var isBehindEnd = false
    var words = given.makeIterator()
    while let word = words.next() {
      if isBehindEnd {
        rest.append(word)
      } else if word == "--profile" {
        profile = words.next()
        lacksName = profile == nil
      } else if word.hasPrefix("--profile=") {
        profile = String(word.dropFirst("--profile=".count))
      } else {
        isBehindEnd = word == "--"
        rest.append(word)
      }
    }
  }
}
