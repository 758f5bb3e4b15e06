import Datebook
import DayPlace
import Screen
import Testing
import Widgets

/// A library that cannot be read now may be read later.
@Suite struct FailedLookUpTests {
  private static let today = DatebookWorld.today
  private let march = MonthNumber(of: Self.today)
  private let subject = NoteSubject(.day, from: Self.today)
  private let reason = "What was read is busy."

  private func model(knows facts: MonthFacts? = MonthFacts()) -> DatebookModel {
    let place = DatebookPlace(
      at: .day(Self.today), today: Self.today, locale: CalendarLocale("C"))
    var model = DatebookModel(place: place, size: ScreenSize(rows: 24, columns: 80))
    #expect(model.opening().contains(.findMonths([march])))
    if let facts { _ = model.update(.monthsKnown([march: facts])) }
    return model
  }

  private func asks(_ model: inout DatebookModel) -> [DatebookEffect] {
    model.update(.key(.character("t")))
  }

  @Test func `a month that could not be looked up is told of, and asked for with the next key`() {
    var model = model(knows: nil)
    // Not at once: what cannot be read would be asked for without end.
    #expect(model.update(.monthsFailed([march], reason)) == [])
    #expect(model.render().lines.joined().contains(reason))
    #expect(model.update(.notice("Another.")).contains(.findMonths([march])))
    #expect(model.update(.monthsFailed([march], reason)) == [])
    #expect(asks(&model).contains(.findMonths([march])))
    #expect(!asks(&model).contains(.findMonths([march])))
    _ = model.update(.monthsKnown([march: MonthFacts(notes: [subject: "A"])]))
    #expect(model.place.known.note(on: subject) == "A")
    #expect(asks(&model).isEmpty)
  }

  @Test func `what is known stays until a month can be looked up anew`() {
    var model = model(knows: MonthFacts(notes: [subject: "A"]))
    #expect(model.refresh().contains(.findMonths([march])))
    #expect(model.update(.monthsFailed([march], reason)) == [])
    #expect(model.place.known.note(on: subject) == "A")
    #expect(asks(&model).contains(.findMonths([march])))
    _ = model.update(.monthsKnown([march: MonthFacts(notes: [subject: "B"])]))
    #expect(model.place.known.note(on: subject) == "B")
  }

  @Test func `a failure leaves no note over what others write later`() {
    var model = model()
    _ = model.refresh()
    _ = model.update(.monthsFailed([march], reason))
    _ = model.refresh()
    _ = model.update(.monthsKnown([march: MonthFacts()]))
    _ = model.update(.noteEdited(DatebookNote(on: subject, "A")))
    _ = model.refresh()
    _ = model.update(.monthsKnown([march: MonthFacts(notes: [subject: "A\nB"])]))
    #expect(model.place.known.note(on: subject) == "A\nB")
  }

  @Test func `a failure between two answers takes no part in them`() {
    var model = model()
    _ = model.refresh()
    _ = model.update(.noteEdited(DatebookNote(on: subject, "new")))
    _ = model.update(.eventsChanged)
    // The second answer is still to come, and of before.
    #expect(model.update(.monthsFailed([march], reason)) == [])
    _ = model.update(.monthsKnown([march: MonthFacts(notes: [subject: "old"])]))
    #expect(model.place.known.note(on: subject) == "new")
  }

  @Test func `other years that could not be looked up are asked for again`() {
    var model = model()
    _ = model.refresh()
    _ = model.update(.monthsKnown([march: MonthFacts()]))
    #expect(model.update(.otherYearsFailed(Self.today, reason)) == [])
    #expect(model.render().lines.joined().contains(reason))
    #expect(asks(&model) == [.findOtherYears(Self.today)])
    #expect(asks(&model) == [])
    // What was asked for a day that is not shown any more is of no use.
    _ = model.update(.otherYearsFailed(Self.today.adding(days: 1), reason))
    #expect(asks(&model) == [])
  }
}
