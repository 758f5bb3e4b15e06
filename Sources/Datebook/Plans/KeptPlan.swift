/// A plan as the library keeps it, with the book that it is for.
package struct KeptPlan: Equatable, Sendable {
  /// The book's number in the library.
  package var book: Int
  /// What the book is called.
  package var title: String
  /// What tells it from all other plans, wherever they were made.
  package var identifier: String
  /// How often it was changed since it was made.
  package var revision: Int
  /// When it was made or changed last.
  package var editedAt: Moment
  /// The days and their portions.
  package var plan: ReadingPlan

  /// A plan for a book.
  package init(
    book: Int, title: String, identifier: String, revision: Int, editedAt: Moment,
    plan: ReadingPlan
  ) {
    self.book = book
    self.title = title
    self.identifier = identifier
    self.revision = revision
    self.editedAt = editedAt
    self.plan = plan
  }
}

extension CalendarText {
  /// A calendar with an event for each portion of `plans` on one of `days`, on all of its day.
  ///
  /// An event is known by its plan and its day, so that a calendar that was read before is brought up
  /// to date and gets nothing twice.
  package static func calendar(
    of plans: [KeptPlan], on days: ClosedRange<Day> = .init(uncheckedBounds: (.first, .last))
  ) -> String {
    var calendar = CalendarText()
    calendar.component("VCALENDAR") { calendar in
      calendar.write("VERSION", "2.0")
      calendar.write("PRODID", "-//tome-reader//Reading plans//EN")
      calendar.write("CALSCALE", "GREGORIAN")
      for plan in plans {
        for portion in plan.plan.portions
        where days.contains(portion.day) && !portion.range.isEmpty {
          calendar.write(portion, of: plan)
        }
      }
    }
    return calendar.text
  }

  private mutating func write(_ portion: PlannedPortion, of kept: KeptPlan) {
    let end = kept.plan.range.upperBound
    component("VEVENT") { event in
      event.write("UID", "\(kept.identifier)-\(Self.date(portion.day))@tome-reader")
      event.write("DTSTAMP", Self.time(kept.editedAt))
      event.write("LAST-MODIFIED", Self.time(kept.editedAt))
      event.write("SEQUENCE", "\(kept.revision)")
      event.write("DTSTART;VALUE=DATE", Self.date(portion.day))
      // The end is the day after, but where there is no such day.
      if portion.day < .last {
        event.write("DTEND;VALUE=DATE", Self.date(portion.day.adding(days: 1)))
      }
      let amount = portion.label(of: end)
      event.write("SUMMARY", words: "\(kept.title): \(amount)")
      if let chapter = portion.chapter { event.write("DESCRIPTION", words: chapter) }
      event.write("CATEGORIES", words: "Reading")
      event.write("TRANSP", "TRANSPARENT")
    }
  }
}

extension PlannedPortion {
  /// How much it is: `pages 12–19`, or the part of the text where pages are not known.
  ///
  /// - Parameter bytes: The length of the text.
  package func label(
    of bytes: Int, dash: String = "–", figures: PageFigures = PageWords.of("en").figures
  ) -> String {
    if let pages {
      let last = pages.count == 1 ? "" : "\(dash)\(pages.upperBound + 1)"
      return figures.pages("\(pages.lowerBound + 1)\(last)", isOne: pages.count == 1)
    }
    func percent(_ offset: Int) -> Int { bytes > 0 ? 100 * offset / bytes : 0 }
    let (start, end) = (percent(range.lowerBound), percent(range.upperBound))
    return start == end ? "\(start) %" : "\(start)\(dash)\(end) %"
  }
}
