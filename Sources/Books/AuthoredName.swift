/// A file's name that is `Author - Title`, as many collections name their books.
///
/// Others write `Title - Author`, and many a title is a person's name. So what stands first has to have a
/// common given name or initials, and what stands behind must not look like a person's name as well:
/// otherwise the whole name is the title, which is not wrong.
struct AuthoredName {
  /// The author, first name first.
  let author: String
  /// The title, without a year in brackets at its end.
  let title: String

  /// What `name` says of both; nil if that is not certain.
  init?(_ name: String) {
    guard let dash = name.firstRange(of: " - ") else { return nil }
    let (before, behind) = (name[..<dash.lowerBound], name[dash.upperBound...])
    guard !behind.contains(" - "), let author = Self.person(before) else { return nil }
    let title = Self.withoutYear(behind)
    guard let first = title.first, first.isUppercase || first.isNumber,
      title.contains(where: \.isLetter), !Self.mayBePerson(title), !Self.isSubtitle(title)
    else { return nil }
    self.author = author
    self.title = String(title)
  }

  /// `words` without `(1847)` at the end.
  private static func withoutYear(_ words: Substring) -> Substring {
    guard words.last == ")", let start = words.lastIndex(of: "(") else { return words }
    let year = words[words.index(after: start)...].dropLast()
    guard year.count == 4, year.allSatisfy({ $0.isASCII && $0.isNumber }) else { return words }
    var title = words[..<start]
    while title.last == " " { title.removeLast() }
    return title
  }

  /// Words between the names of a person.
  private static let particles: Set<Substring> = [
    "van", "von", "de", "der", "den", "da", "di", "du", "la", "le", "zu", "ter",
  ]

  /// The person that `words` certainly are: `Emily Brontë`, `Brontë, Emily`, `H. G. Wells`.
  private static func person(_ words: Substring) -> String? {
    let parts = words.split(separator: ",", omittingEmptySubsequences: false)
    switch parts.count {
    case 1: return isPerson(words) ? String(words) : nil
    case 2:
      let turned = parts[1].drop { $0 == " " } + " " + parts[0]
      return parts[1].first == " " && isPerson(turned[...]) ? String(turned) : nil
    default: return nil
    }
  }

  /// Whether `words` are a person's name, with a common given name or initials.
  static func isPerson(_ words: Substring) -> Bool {
    mayBeName(words) && words.split(separator: " ").first.map(isGiven) == true
  }

  /// Whether `words` are set like a person's name, be it given to anybody or not.
  static func mayBeName(_ words: Substring) -> Bool {
    let names = words.split(separator: " ", omittingEmptySubsequences: false)
    guard (2...4).contains(names.count), let first = names.first, let last = names.last,
      isName(first) || isInitials(first), isName(last), last.count > 1, !articles.contains(first)
    else { return false }
    return names.dropFirst().dropLast().allSatisfy {
      isName($0) || isInitials($0) || particles.contains($0)
    }
  }

  /// Whether words behind the dash could be a person too.
  private static func mayBePerson(_ words: Substring) -> Bool {
    let names = words.split(separator: " ")
    guard names.count >= 2 else { return false }
    let mayBeTurned = words.contains(",") && names.dropFirst().contains(where: isGiven)
    return isGiven(names[0]) || mayBeTurned
  }

  /// Whether words behind the dash may go on with a title: `Jane Eyre - An Autobiography`.
  private static func isSubtitle(_ words: Substring) -> Bool {
    ["A ", "An ", "Being ", "Or "].contains { words.hasPrefix($0) }
  }

  private static func isName(_ word: Substring) -> Bool {
    word.first?.isUppercase == true && word.contains(where: \.isLowercase)
      && word.allSatisfy { $0.isLetter || "-'’".contains($0) }
  }

  /// `J.`, `J.R.R.`
  private static func isInitials(_ word: Substring) -> Bool {
    let letters = word.split(separator: ".", omittingEmptySubsequences: false)
    return letters.count >= 2 && letters.last?.isEmpty == true
      && letters.dropLast().allSatisfy { $0.count == 1 && $0.allSatisfy(\.isUppercase) }
  }

  /// Words with which a title in capitals begins, and no name.
  private static let articles: Set<Substring> = [
    "The", "Der", "Die", "Das", "Ein", "Eine", "La", "Le", "Les", "Il", "El", "Los", "An",
  ]

  private static func isGiven(_ word: Substring) -> Bool {
    isInitials(word) || givenNames.contains(word)
  }

  /// Given names that are hardly ever a word or a place.
  private static let givenNames = Set(
    """
    Agatha Albert Aldous Alexander Alexandre Alfred Alice Anatole Andrew Anna Anne Anthony Anton Antonio \
    Antoine Arthur Beatrix Benjamin Bertrand Charles Charlotte Christopher Daniel David Dorothy Edgar \
    Edith Edmund Edward Elizabeth Emile Émile Emily Emma Ernest Eugene Evelyn Ezra Federico Francis \
    François Franz Fyodor Fjodor Friedrich Gabriel Gabriela George Georges Gerard Giovanni Günter \
    Gustav Gustave Hannah Hans Harriet Haruki Heinrich Helen Henrik Henry Herbert Herman Hermann \
    Honoré Horace Hugh Isaac Isabel Italo Ivan Jack Jacob Jakob James Jane Jean Johann Johannes John \
    Jonathan Jorge José Joseph Juan Jules Karl Katherine Kate Knut Kurt Laurence Leo Leonard \
    Lewis Louis Louisa Lucy Luigi Ludwig Marcel Margaret Maria Mario Mary Maxim Michael Michel Mikhail \
    Miguel Nathaniel Nikolai Oliver Oscar Otto Patrick Paul Peter Philip Pierre Ralph Rainer Richard \
    Robert Rudyard Samuel Selma Siegfried Sigmund Simone Stefan Stephen Sylvia \
    Terry Theodor Theodore Thomas Truman Umberto Ursula Victor Vladimir Walt Walter \
    Wilhelm Wilkie William Willa Zadie \
    Achim Bolesław Clemens Eliza Gottfried Helena Henryk Jarosław Johanna Józef Maksym Stanisław \
    Waldemar Wacław Władysław Zofia Александр Алексей Андрей Антон Борис Виктор Владимир Дмитрий \
    Иван Лев Максим Михаил Николай Сергей Федор Фёдор
    """.split(separator: " "))
}
