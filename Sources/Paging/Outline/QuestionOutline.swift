import Books

/// The questions of a list of questions and answers: `Q: Why?` with `A: Therefore.` below it.
///
/// Both begin with a word or its letter, perhaps a number, and a mark: `Q.`, `A:`, `Q2.1)`, `Question 3:`.
/// A question begins a paragraph. Where many questions have answers of a few words, as before a court,
/// they are no contents.
struct QuestionOutline {
  /// What is longer is searched as other texts are.
  private static let longest = 8 << 20
  /// A text has its first question within so many bytes.
  private static let searchedLength = 64 << 10
  /// So many questions make a list.
  private static let fewest = 3
  /// The bytes from one question to the next, at least on the average.
  private static let shortestAnswer = 120
  /// The lines of a question that are read, and the bytes of its title, about.
  private static let (mostLines, longestTitle) = (4, 240)

  /// The words for questions and those for their answers, in small letters.
  private static let pairs: [(question: [StaticString], answer: [StaticString])] = [
    (["q", "question"], ["a", "answer", "r", "réponse"]),
    (["f", "frage"], ["a", "antwort"]),
    (["p", "pregunta"], ["r", "respuesta"]),
    (["d", "domanda"], ["r", "risposta"]),
    (["в", "вопрос"], ["о", "ответ"]),
  ]

  /// A question that was found.
  private struct Question {
    /// The line that it begins on.
    var line: Int
    /// Where in the line its words begin, behind the label.
    var words: Int
    /// Its number as it is written; empty if it has none.
    var number: Substring
    /// The line behind its last one.
    var end: Int
    /// Whether an answer comes before the next question.
    var isAnswered = false
  }

  private let lines: [UnsafeRawBufferPointer]

  /// The outline of the text of `source` by its questions, below the underlined headings that it may have;
  /// `nil` if it is no list of questions and answers.
  static func outline(
    of source: any TextSource, terminator: UInt8, below headings: Outline?
  ) throws(TextError) -> Outline? {
    let count = source.count
    guard count <= longest else { return nil }
    // Most texts have none.
    let has = try source.withBytes(0..<min(count, searchedLength)) { bytes in
      !QuestionOutline(bytes, terminator).questions.isEmpty
    }
    guard has else { return nil }
    let entries = try source.withBytes(0..<count) { bytes in
      QuestionOutline(bytes, terminator).entries(below: headings?.entries ?? [])
    }
    return entries.isEmpty ? nil : Outline(entries)
  }

  private init(_ bytes: UnsafeRawBufferPointer, _ terminator: UInt8) {
    lines = bytes.split(separator: terminator, omittingEmptySubsequences: false).map {
      UnsafeRawBufferPointer(rebasing: $0.last == 0x0D ? $0.dropLast() : $0)
    }
  }

  private func entries(below headings: [Outline.Entry]) -> [Outline.Entry] {
    let questions = questions
    guard questions.count >= Self.fewest, let base = lines.first?.baseAddress,
      let first = questions.first, let last = lines.last?.baseAddress,
      let start = lines[first.line].baseAddress,
      last - start >= questions.count * Self.shortestAnswer
    else { return [] }
    var entries = headings
    var level = -1
    var rest = headings[...]
    for question in questions {
      let line = lines[question.line]
      guard let words = SourceLine.words(in: line), let start = line.baseAddress else { continue }
      let offset = start - base + words.lowerBound
      while let heading = rest.first, heading.offset <= offset {
        level = heading.level
        rest.removeFirst()
      }
      let title = title(of: question)
      entries.append(Outline.Entry(title: title, level: level + 1, offset: offset))
    }
    // A question may be underlined.
    let asked = Set(entries[headings.count...].map(\.offset))
    let own = headings.filter { !asked.contains($0.offset) }
    return (own + entries[headings.count...]).sorted { $0.offset < $1.offset }
  }

  private func title(of question: Question) -> String {
    var words: [Substring] = []
    for index in question.line..<question.end {
      let bytes = lines[index].dropFirst(index == question.line ? question.words : 0)
      words += String(decoding: bytes, as: UTF8.self).split { $0.isWhitespace }
    }
    var title = question.number.isEmpty ? "" : String(question.number)
    for word in words {
      guard title.utf8.count + word.utf8.count < Self.longestTitle else {
        title += " …"
        break
      }
      title += (title.isEmpty ? "" : " ") + word
    }
    return title
  }

  // MARK: - Finding

  /// The questions that have answers, and those above them that share one.
  private var questions: [Question] {
    for pair in Self.pairs {
      let found = answered(questions(of: pair))
      guard !found.isEmpty else { continue }
      // A list with a letter for each item has others, too.
      let letters = questions(of: (Self.otherLetters, pair.answer))
      return letters.count < found.count ? found : []
    }
    return []
  }

  /// Letters that stand for neither questions nor answers.
  private static let otherLetters: [StaticString] = ["b", "c", "e", "g"]

  private func questions(
    of pair: (question: [StaticString], answer: [StaticString])
  ) -> [Question] {
    var questions: [Question] = []
    var isAfterBlank = true
    /// Whether the last question's paragraph has not ended.
    var isOpen = false
    for (index, line) in lines.enumerated() {
      guard let words = SourceLine.words(in: line) else {
        (isAfterBlank, isOpen) = (true, false)
        continue
      }
      let text = line[words]
      if Label(text, pair.answer) != nil {
        if !questions.isEmpty { questions[questions.count - 1].isAnswered = true }
        isOpen = false
      } else if isAfterBlank, let label = Label(text, pair.question) {
        questions.append(
          Question(
            line: index, words: words.lowerBound + label.length, number: label.number,
            end: index + 1))
        isOpen = true
      } else if isOpen, let question = questions.last, index - question.line < Self.mostLines {
        questions[questions.count - 1].end = index + 1
      }
      isAfterBlank = false
    }
    return questions
  }

  private func answered(_ questions: [Question]) -> [Question] {
    questions.indices.filter { index in
      if questions[index].isAnswered { return true }
      // Two questions may have one answer; what has numbers and no answers is a list of contents.
      guard index + 1 < questions.count, questions[index].number.isEmpty else { return false }
      let next = questions[index + 1]
      return next.isAnswered && next.line - questions[index].end <= 2
    }.map { questions[$0] }
  }

  /// What a question or an answer begins with.
  private struct Label {
    /// Its bytes, with the white space behind it.
    var length: Int
    /// Its number as it is written; empty if it has none.
    var number: Substring

    /// The label that `text` begins with, of one of `words`; `nil` if it begins with none.
    init?(_ text: Slice<UnsafeRawBufferPointer>, _ words: [StaticString]) {
      // Nearly all lines end here.
      guard let mark = text.prefix(32).firstIndex(where: { ":.)".utf8.contains($0) }),
        let first = text.first, !(0x61...0x7A).contains(first)
      else { return nil }
      var end = mark
      // `Q2.1.` has marks in its number.
      while end + 1 < text.endIndex, text[end] == UInt8(ascii: "."), Self.isDigit(text[end + 1]) {
        end += 1
        while end < text.endIndex, Self.isDigit(text[end]) { end += 1 }
      }
      let hasMark = end < text.endIndex && ":.)".utf8.contains(text[end])
      let digits = text[..<end].lastIndex { !Self.isDigit($0) && $0 != UInt8(ascii: ".") }
      guard let digits else { return nil }
      let number = String(decoding: text[(digits + 1)..<end], as: UTF8.self)
      // A number needs no mark behind it.
      guard hasMark || !number.isEmpty else { return nil }
      var name = text[...digits]
      while let last = name.last, [0x20, UInt8(ascii: "#"), UInt8(ascii: "-")].contains(last) {
        name.removeLast()
      }
      let word = String(decoding: name, as: UTF8.self).lowercased()
      guard words.contains(where: { $0.description == word }) else { return nil }
      if hasMark { end += 1 }
      guard end == text.endIndex || text[end] == 0x20 || text[end] == 0x09 else { return nil }
      while end < text.endIndex, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
      length = end - text.startIndex
      self.number = number.isEmpty ? "" : "\(number)."
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  }
}
