import Books
import Dispatch
import Profiles
import Programs
import Setup
import TabPlaces
import TextPlace
import Widgets
import Workers

extension ReadingRoom {
  /// The most of a text that is given to a program, in bytes.
  private static let longestQuestion = 4096

  /// Does what the model asks for words.
  ///
  /// - Returns: What follows from it.
  mutating func perform(_ effect: LookUpEffect) throws(TextError) -> [TextEffect] {
    switch effect {
    case .define, .defineWords:
      if let refusal = Household.current?.refusal(of: .program) {
        return model.update(.notice(refusal))
      }
    case .searchWeb, .searchWebForWords:
      if let refusal = Household.current?.refusal(of: .browser) {
        return model.update(.notice(refusal))
      }
    case .end: break
    }
    switch effect {
    case .define(let range):
      let words = Question.headword(try desk.question(in: range, limit: Self.longestQuestion))
      return model.update(.lookUp(.begun(dictionaries.ask(for: words, in: range, commands))))
    case .defineWords(let words):
      let question = Question.headword(words)
      return model.update(.lookUp(.begun(dictionaries.ask(for: question, in: 0..<0, commands))))
    case .end: dictionaries.end()
    case .searchWeb(let range):
      return searchWeb(
        Question.line(try desk.question(in: range, limit: Self.longestQuestion)), in: range)
    case .searchWebForWords(let words): return searchWeb(Question.line(words), in: 0..<0)
    }
    return []
  }

  private mutating func searchWeb(_ words: String, in range: Range<Int>) -> [TextEffect] {
    let search = WebSearch(commands)
    if let absence = search.absence {
      return model.update(
        .lookUp(
          .begun(
            LookUp(turn: 0, words: "Web search", range: range, [.init("", .failed(absence))]))))
    }
    Background.run("web", qos: .userInitiated) { [onNotice] in
      if let failure = search.open(words) { onNotice(failure) }
    }
    return model.update(.notice("Asked \(search.name) to search the web."))
  }

  /// Opens an address of the book in the browser.
  mutating func open(address: String) -> [TextEffect] {
    if let refusal = Household.current?.refusal(of: .browser) {
      return model.update(.notice(refusal))
    }
    if ReaderLink.isLink(address) { return [.go(.follow(address))] }
    let browser = WebSearch(commands)
    if let absence = browser.absence { return model.update(.notice(absence)) }
    Background.run("web", qos: .userInitiated) { [onNotice] in
      if let failure = browser.open(address: address) { onNotice(failure) }
    }
    return model.update(.notice("Asked \(browser.name) to open the address."))
  }
}

extension Dictionaries: BackgroundWorker {}
