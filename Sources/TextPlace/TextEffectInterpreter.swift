package import Books
package import Datebook
package import Paging
package import Settings
package import Widgets

/// Does what the model of a text asks: the one interpreter of effects, for the program and for tests.
///
/// What the text alone can answer is answered here, and here is decided what is answered first. All
/// else is asked of the world, as which the program has its files, threads and library, and a test
/// what stands for them. What takes time is answered later, by an event that the world tells by itself.
package protocol TextEffectInterpreter {
  /// What only the owner of the terminal can do.
  associatedtype Request

  /// The state of the reading room.
  var model: TextModel { get set }
  /// The text.
  var desk: BookDesk { get set }

  /// Is called with each effect before it is done: a test writes down what was asked.
  mutating func willPerform(_ effect: TextEffect)

  // The text, which may be coming still, and change.

  /// Looks whether the file has changed, and tells the model.
  ///
  /// - Parameter isAsked: Whether it is the reader who wants to know.
  mutating func lookAtFile(isAsked: Bool)
  /// Whether what is asked for is not there yet, and is waited for.
  mutating func awaits(_ request: PageRequest, _ cause: ShowCause) -> Bool
  /// Tells soon what the text grows by, and counts nothing, or is as before again.
  mutating func follow(_ isFollowing: Bool) throws(TextError)
  /// Counts the pages of a format; what is known at once is told at once.
  mutating func paginate(_ format: PageFormat) throws(TextError) -> [TextEffect]
  /// Counts the characters of the text; what is known at once is told at once.
  mutating func tally() throws(TextError) -> [TextEffect]
  /// Counts the lines of the file; what is known at once is told at once.
  mutating func countLines() throws(TextError) -> [TextEffect]
  /// Lets stable pages have so many characters.
  mutating func useStablePages(length: Int) -> [TextEffect]
  /// Finds the parts and chapters, later.
  mutating func findOutline() throws(TextError)
  /// Looks for something, later; nil ends the search that runs.
  mutating func search(_ request: SearchRequest?)
  /// Looks up where a line of the file begins; what the text does not have yet is waited for.
  mutating func findLine(_ line: LineNumber) throws(TextError) -> [TextEffect]
  /// The name of the file, as it is shown.
  var fileName: String { get }
  /// Opens the file in the reader's editor, at the line with the byte at `offset`.
  mutating func edit(
    at offset: Int
  ) throws(TextError) -> (effects: [TextEffect], request: Request?)
  /// Writes the text into a new file, later.
  mutating func saveText(as name: String) -> [TextEffect]
  /// Finds out what is known of the file.
  mutating func findFacts() throws(TextError) -> TextFacts

  // What is kept of the text.

  /// Takes note that the reader is at the page that is shown now.
  ///
  /// - Parameter isJump: Whether the reader jumped there: the place is kept once something was read.
  /// - Returns: What the model learns from the page that was left.
  mutating func follow(to offset: Int, isJump: Bool) throws(TextError) -> PageStay?
  /// Keeps the places that were jumped from.
  mutating func keep(_ jumps: JumpList)
  /// Keeps what the reader has chosen for the lines of the text.
  mutating func keep(_ choices: LineChoices)
  /// Notes that the reader is told that a text without a plan is spread over the year.
  ///
  /// - Returns: Whether that was told before.
  mutating func noteYearExplained() -> Bool
  /// The reader wants to go on behind the last page.
  mutating func finishBook()
  /// Reads what the log tells of the reader, later.
  mutating func readFigures()
  mutating func perform(_ effect: DatesEffect) throws(TextError) -> [TextEffect]
  mutating func perform(_ effect: PlanEffect) throws(TextError) -> [TextEffect]
  mutating func perform(
    _ effect: MarksEffect
  ) throws(TextError) -> (effects: [TextEffect], request: Request?)
  mutating func perform(_ effect: LookUpEffect) throws(TextError) -> [TextEffect]
  /// Opens an address in the browser.
  mutating func open(address: String) -> [TextEffect]
  /// Looks for a file that a link of the text leads to.
  mutating func findFile(_ path: String) -> [TextEffect]
  /// Lays a file that a link of the text leads to over the text.
  mutating func openFile(_ path: String) -> [TextEffect]
  /// Copies words out of the program.
  mutating func copy(_ words: String) -> (effects: [TextEffect], request: Request?)
  /// The path of a picture's file: of a copy if the picture is in a book; nil if it cannot be read.
  mutating func pictureFile(_ path: String) -> String?
  mutating func perform(_ effect: PicturesEffect) throws(TextError) -> [TextEffect]
  mutating func perform(_ effect: VoiceEffect) throws(TextError) -> [TextEffect]
  /// Does what the reader wants of the story that the text is.
  mutating func perform(_ wish: TellingSheet.Wish) -> [Request]

  // What is set.

  /// Finds the reader's own themes.
  mutating func findThemes() -> [TextEffect]
  /// Keeps the value of a setting, or takes it out.
  mutating func keepSetting(
    _ path: [String], _ value: TOMLValue?
  ) -> (effects: [TextEffect], request: Request?)
  /// Finds what hyphenates the text.
  mutating func findHyphenator(_ language: String) -> [TextEffect]
  /// Lets days begin at this hour.
  mutating func startDays(atHour hour: Int) -> [TextEffect]

  /// What is asked of the owner of the terminal with this.
  func request(_ request: PlaceRequest) -> Request
  /// What follows when the text cannot be read any more.
  mutating func failed(_ error: TextError) -> [TextEffect]
}

extension TextEffectInterpreter {
  package func willPerform(_ effect: TextEffect) {}

  /// Does what the model asks, and what follows from it.
  ///
  /// - Returns: What only the owner of the terminal can do.
  package mutating func perform(_ effects: [TextEffect]) -> [Request] {
    var requests: [Request] = []
    var waiting = WaitingEffects(effects)
    while let effect = waiting.popFirst() {
      willPerform(effect)
      do throws(TextError) {
        switch effect {
        case .show(let request, let arrangement, let cause):
          if cause != .laidOutAnew, cause != .refreshed { lookAtFile(isAsked: false) }
          guard !awaits(request, cause) else { continue }
          waiting.putFirst(model.update(try desk.show(request, arrangement, cause)))
        case .turn(let bounds, let count, let arrangement, let cause):
          waiting.putFirst(
            model.update(try desk.turn(from: bounds, count: count, arrangement, cause)))
        case .scroll(let bounds, let lines, let arrangement):
          lookAtFile(isAsked: false)
          waiting.putFirst(model.update(try desk.scroll(from: bounds, lines: lines, arrangement)))
        case .numberLines(let isOn): desk.numbersLines = isOn
        case .keepLines(let choices): keep(choices)
        case .countLines: waiting.putFirst(try countLines())
        case .shift(let column): desk.shift = column
        case .lookAtFile: lookAtFile(isAsked: true)
        case .finish: finishBook()
        case .follow(let isFollowing): try follow(isFollowing)
        case .findSpots(let year, let dayOfYear):
          waiting.putLast(model.update(try desk.findSpots(year: year, dayOfYear: dayOfYear)))
        case .paginate(let format): waiting.putFirst(try paginate(format))
        case .findOutline: try findOutline()
        case .dates(let effect): waiting.putFirst(try perform(effect))
        case .plans(let effect): waiting.putLast(try perform(effect))
        case .search(let request): search(request)
        case .endSearch: search(nil)
        case .findWhereabouts(let bytes):
          waiting.putFirst(
            model.update(.whereaboutsFound(try desk.whereabouts(of: bytes, in: fileName))))
        case .edit(let offset):
          let answer = try edit(at: offset)
          waiting.putFirst(answer.effects)
          if let request = answer.request { requests.append(request) }
        case .findShift(let offset):
          if let event = try desk.findShift(showing: offset) {
            waiting.putFirst(model.update(event))
          }
        case .saveText(let name): waiting.putFirst(saveText(as: name))
        case .findLine(let line): waiting.putFirst(try findLine(line))
        case .findBracket(let brackets, let offset, let isForward):
          waiting.putFirst(
            model.update(.bracketFound(try desk.find(brackets, at: offset, isForward: isForward))))
        case .tally: waiting.putFirst(try tally())
        case .findStablePage(let number):
          if let event = try desk.findStablePage(number) {
            waiting.putFirst(model.update(event))
          }
        case .readMatches(let matches): waiting.putFirst(model.update(try desk.read(matches)))
        case .marks(let effect):
          let answer = try perform(effect)
          waiting.putFirst(answer.effects)
          if let request = answer.request { requests.append(request) }
        case .lookUp(let effect): waiting.putFirst(try perform(effect))
        case .links(.find(let range, let wish)):
          waiting.putFirst(model.update(try desk.findLinks(in: range, wish)))
        case .links(.readNote(let link, let columns)):
          waiting.putFirst(model.update(try desk.readNote(link, columns: columns)))
        case .links(.open(let address)): waiting.putFirst(open(address: address))
        case .links(.read(let address)):
          waiting.putFirst([.go(.read(TextTarget(followingLinkTo: address)))])
        case .links(.findFile(let path)): waiting.putFirst(findFile(path))
        case .links(.openFile(let path)): waiting.putFirst(openFile(path))
        case .links(.copy(let address)):
          let answer = copy(address)
          waiting.putFirst(answer.effects)
          if let request = answer.request { requests.append(request) }
        case .pictures(.copyPath(let path)):
          guard let file = pictureFile(path) else {
            waiting.putFirst(model.update(.notice("The picture’s file cannot be read.")))
            continue
          }
          let answer = copy(file)
          waiting.putFirst(answer.effects)
          if let request = answer.request { requests.append(request) }
        case .pictures(let effect): waiting.putFirst(try perform(effect))
        case .voice(let effect): waiting.putFirst(try perform(effect))
        case .story(let wish): requests += perform(wish)
        case .findThemes: waiting.putLast(findThemes())
        case .keepSetting(let path, let value):
          let answer = keepSetting(path, value)
          waiting.putLast(answer.effects)
          if let request = answer.request { requests.append(request) }
        case .findHyphenator(let language): waiting.putLast(findHyphenator(language))
        case .findFacts: waiting.putFirst(model.update(.factsFound(try findFacts())))
        case .readFigures: readFigures()
        case .keepPosition(let offset, let isJump):
          if let left = try follow(to: offset, isJump: isJump) {
            waiting.putFirst(model.update(.pageLeft(left)))
          }
        case .keepJumps(let jumps): keep(jumps)
        case .explainYear:
          waiting.putFirst(model.update(.yearExplained(wasKnown: noteYearExplained())))
        case .startDays(let hour): waiting.putLast(startDays(atHour: hour))
        case .useStablePages(let length): waiting.putLast(useStablePages(length: length))
        case .go(let request): requests.append(self.request(request))
        }
      } catch {
        waiting.putLast(failed(error))
      }
    }
    return requests
  }
}

/// Effects that are still to be done.
///
/// Slices of an array would do, but the types of their iterators cost the program's start 0.15 ms.
private struct WaitingEffects {
  private var effects: [TextEffect]
  private var next = 0

  init(_ effects: [TextEffect]) { self.effects = effects }

  mutating func popFirst() -> TextEffect? {
    guard next < effects.count else { return nil }
    next += 1
    return effects[next - 1]
  }

  /// Has `first` done before the others.
  mutating func putFirst(_ first: [TextEffect]) {
    guard !first.isEmpty else { return }
    var all = first
    while let effect = popFirst() { all.append(effect) }
    (effects, next) = (all, 0)
  }

  /// Has `last` done after the others.
  mutating func putLast(_ last: [TextEffect]) {
    for effect in last { effects.append(effect) }
  }
}
