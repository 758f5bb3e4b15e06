import Glibc

extension ReadOptions {
  /// The options of a command line that says nothing but a file and letters of less, such as
  /// `-FR FILE`; `nil` for any other.
  ///
  /// - Parameter arguments: The words behind the program's name.
  package init?(shortWay arguments: some Collection<String>) {
    var file: String?
    var quits = false
    for word in arguments {
      if word == "--quit-if-one-screen" {
        quits = true
      } else if word.hasPrefix("-"), word != "-" {
        guard let letters = Self.letters(word) else { return nil }
        quits = quits || letters.contains(UInt8(ascii: "F"))
      } else if file == nil {
        file = word
      } else {
        return nil
      }
    }
    // A single file may be a command's name, which is asked before.
    guard quits, let file = file ?? (isatty(STDIN_FILENO) == 0 ? "-" : nil) else { return nil }
    self.init(file: file)
    quitsIfOneScreen = quits
  }

  /// The letters of a word that has no others than -F, -R and -r.
  private static func letters(_ word: String) -> Substring.UTF8View? {
    let letters = word.dropFirst().utf8
    return letters.allSatisfy { [0x46, 0x52, 0x72].contains($0) } ? letters : nil
  }
}
