import Books
import Console
import Datebook
import Formats
import Screen
import Shelf
import TextPlace
import Widgets

extension ReadingRoom {
  /// What a text is told by what it finds, counts and keeps.
  enum Message: Sendable {
    /// More of the text is there, or all of it.
    case textChanged
    /// The text's file was touched.
    case fileTouched
    /// The pages were counted further.
    case counted(PageCounter.Report)
    /// The parts and chapters were found.
    case outlineFound(OutlineFinder.Report)
    /// The dated entries were found.
    case datesFound(DateFinder.Report, ruling: Bool?)
    /// A search has found something, or has ended.
    case searched(SearchNews)
    /// The characters of the text were counted.
    case charactersCounted(CharacterCounter.Report)
    /// The lines of the file were counted.
    case linesCounted(LineCounter.Report)
    /// What became of the marks.
    case marks(MarkNews)
    /// What the log tells of the reader was read.
    case figuresRead(ReadingFigures)
    /// The jumps of earlier readings were read.
    case jumpsRead(KeptJumps)
    /// What became of the plan.
    case plan(PlanNews)
    /// A plan was fitted to what a newer version of the program makes of the book.
    case planFitted(PlanOfText)
    /// A text was divided into the portions of a plan.
    case divided(PlanDivision)
    /// What a dictionary says.
    case lookedUp(LookUp)
    /// A picture was decoded, or cannot be shown.
    case picture(PicturesEvent)
    /// The reader has come further on another machine, or in another edition.
    case furtherElsewhere(FurtherPosition)
    /// What the voice does.
    case voice(VoiceEvent)
    /// How the telling of the story goes that the text is.
    case story(StoryTelling)
  }

  mutating func hear(_ message: Message) -> [TerminalRequest] {
    switch message {
    case .textChanged where model.isFollowing, .fileTouched where model.isFollowing: hasGrown = true
    case .textChanged:
      noteLength()
      fitPlan()
      goOnToLine()
      if let awaitedOffset { go(toOffset: awaitedOffset) }
      if let awaitedElement { arrive(atElement: awaitedElement) }
      if let failure = text.source.failure { tell(failure.sentence) }
    case .fileTouched: lookAtFile()
    case .counted(let report): receive(report)
    case .outlineFound(let report): receive(report)
    case .datesFound(let report, let ruling): receive(report, ruling: ruling)
    // A search of all files may go on in the next one.
    case .searched(let news): return apply(.searched(news))
    case .charactersCounted(let report): receive(report)
    case .linesCounted(let report): receive(report)
    case .marks(let news): receive(news)
    case .figuresRead(let figures): _ = apply(.figuresRead(figures))
    case .jumpsRead(let jumps):
      _ = apply(.jumpsLoaded(JumpList(past: jumps.past, future: jumps.future)))
    case .plan(let news): receive(news)
    case .planFitted(let plan): receive(plan)
    case .divided(let division): receive(division)
    case .lookedUp(let lookUp): _ = apply(.lookUp(.changed(lookUp)))
    case .picture(let event): _ = apply(.pictures(event))
    case .furtherElsewhere(let place): offer(place)
    case .voice(let event): _ = apply(.voice(event))
    case .story(let telling):
      // The last words are there before it is told that they are the last.
      lookAtFile()
      _ = apply(.story(telling))
      noteStory(telling)
    }
    return []
  }

  mutating func hear(_ news: RoomNews) -> [TerminalRequest] {
    switch news {
    case .notice(let sentence): _ = apply(.notice(sentence))
    // A text shows nothing of the library.
    case .libraryChanged: break
    }
    return []
  }
}
