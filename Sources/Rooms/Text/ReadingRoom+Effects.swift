import Books
import Console
import Datebook
import Formats
import Paging
import Screen
import Settings
import Setup
import Shelf
import TextPlace
import Typeset
import Widgets

extension ReadingRoom {
  /// Does what the model asks, and what follows from it.
  mutating func perform(_ effects: [TextEffect]) -> [TerminalRequest] {
    var requests: [TerminalRequest] = []
    var waiting = effects[...]
    while let effect = waiting.popFirst() {
      do throws(TextError) {
        switch effect {
        case .show(let request, let arrangement, let cause):
          if cause != .laidOutAnew, cause != .refreshed { lookAtFile() }
          guard !awaits(request, cause) else { continue }
          waiting = model.update(try desk.show(request, arrangement, cause)) + waiting
        case .turn(let bounds, let count, let arrangement, let cause):
          waiting =
            model.update(try desk.turn(from: bounds, count: count, arrangement, cause)) + waiting
        case .scroll(let bounds, let lines):
          lookAtFile()
          waiting = model.update(try desk.scroll(from: bounds, lines: lines)) + waiting
        case .lookAtFile: lookAtFile(isAsked: true)
        case .finish: keeper?.finish()
        case .findSpots(let year, let dayOfYear):
          waiting += model.update(try desk.findSpots(year: year, dayOfYear: dayOfYear))
        case .paginate(let format): waiting = try paginate(format) + waiting
        case .findOutline: outlines.start(desk)
        case .dates(let effect): waiting = try perform(effect) + waiting
        case .plans(let effect): waiting += perform(effect)
        case .search(let request): searcher.start(request, in: text.source)
        case .endSearch: searcher.end()
        case .tally: waiting = try tally() + waiting
        case .findStablePage(let number):
          if let event = try desk.findStablePage(number) {
            waiting = model.update(event) + waiting
          }
        case .readMatches(let matches): waiting = model.update(try desk.read(matches)) + waiting
        case .marks(let effect):
          let answer = try perform(effect)
          waiting = answer.effects + waiting
          if let request = answer.request { requests.append(request) }
        case .lookUp(let effect): waiting = try perform(effect) + waiting
        case .findThemes: waiting += findThemes()
        case .keepSetting(let path, let value):
          if let sentence = configuration.keep(path, value) {
            waiting += model.update(.notice(sentence))
          } else {
            requests.append(.settingsChanged)
          }
        case .findHyphenator(let language): waiting += findHyphenator(language)
        case .findFacts: waiting = model.update(.factsFound(try facts())) + waiting
        case .readFigures: readFigures()
        case .keepPlace(let offset):
          if let left = try follow(to: offset) {
            waiting = model.update(.pageLeft(left)) + waiting
          }
        case .startDays(let hour): waiting += startDays(atHour: hour)
        case .useStablePages(let length): waiting += useStablePages(length: length)
        case .go(let request): requests.append(.go(request))
        }
      } catch {
        waiting += model.update(.notice(Failure(error).sentence))
      }
    }
    return requests
  }

  /// Finds the reader's own themes; what is wrong in their files the reader is told once.
  private mutating func findThemes() -> [TextEffect] {
    let known = configuration.problems.count
    let effects = model.update(.themesFound(configuration.ownThemes()))
    guard let problem = configuration.problems.dropFirst(known).first else { return effects }
    return effects + model.update(.notice(problem + "."))
  }

  /// Finds what hyphenates the text; where there is nothing that could, the reader is told.
  private mutating func findHyphenator(_ language: String) -> [TextEffect] {
    let choice = language.isEmpty ? HyphenationChoice.guessed : .language(language)
    do throws(Failure) {
      return model.update(.hyphenatorFound(try choice.hyphenator(for: text.source)))
    } catch {
      return model.update(.hyphenatorFound(nil)) + model.update(.notice(error.sentence))
    }
  }
}
