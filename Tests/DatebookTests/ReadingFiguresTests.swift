import Datebook
import Testing

@Suite struct Figures {
  private static let day = Day.firstDay(ofYear: 2026).adding(days: 324)

  /// Stays on pages of `characters`, one after the other, each of so many seconds.
  private func stays(
    _ seconds: [Double], characters: Int = 1200, from start: Int = 0, day: Day = Self.day
  ) -> [PageStay] {
    seconds.enumerated().map { index, seconds in
      let offset = start + index * characters
      return PageStay(
        day: day, offsets: offset..<offset + characters, characters: characters,
        milliseconds: Int(seconds * 1000))
    }
  }

  private func speed(_ stays: [PageStay]) -> Double? {
    ReadingSpeed(learntFrom: stays).charactersPerMinute
  }

  @Test func `pages that the voice read count as read, and tell nothing of the speed`() {
    let own = stays([60, 60, 60, 60, 60, 60])
    let spoken = stays([30, 30, 30, 30, 30, 30], from: 7200).map { stay in
      var stay = stay
      stay.isSpoken = true
      return stay
    }
    #expect(speed(own + spoken) == speed(own))
    #expect(speed(spoken) == nil)
    let day = Self.day
    let figures = ReadingFigures(
      day: day, book: spoken, others: [], today: [0: spoken], daysBeforeToday: 0)
    #expect(figures.today.pages == 6)
  }

  @Test func `a page that is read twice on a day is one, by book and by day`() {
    func logged(_ stays: [PageStay], at minute: Int, book: Int = 1) -> [LoggedStay] {
      stays.enumerated().map { index, stay in
        LoggedStay(
          book: book, title: "", textBytes: 100_000,
          startedAt: Moment(seconds: 60 * (minute + index)), stay: stay)
      }
    }
    func pages(_ stays: [LoggedStay]) -> [Int] { ReadingSpell.spells(of: stays).map(\.pages) }
    let three = stays([60, 60, 60])
    // Back and forth; and once more, hours later, with a page that was not read yet.
    let there = logged(three, at: 0) + logged([three[1], three[2]], at: 3)
    #expect(pages(there) == [3])
    let later = logged(stays([60, 60], from: 2400), at: 300)
    #expect(pages(there + later) == [3, 1])
    // Of a smaller screen, whose pages are half as long.
    let small = logged(stays([30, 30], characters: 600, from: 2400), at: 300)
    #expect(pages(there + small) == [3, 0])
    #expect(pages(there + logged(three, at: 300, book: 2)) == [3, 3])
    let tomorrow = stays([60, 60, 60], day: Self.day.adding(days: 1))
    #expect(pages(there + logged(tomorrow, at: 1440)) == [3, 3])
  }

  @Test func `a spell has the parts of the book that were read`() {
    let jumped = stays([60, 60]) + stays([60], from: 50_000) + stays([60], from: 2400)
    let logged = jumped.enumerated().map { index, stay in
      LoggedStay(
        book: 1, title: "", textBytes: 100_000, startedAt: Moment(seconds: 60 * index), stay: stay)
    }
    let spells = ReadingSpell.spells(of: logged)
    #expect(spells.count == 1 && spells[0].offsets == 0..<51_200)
    #expect(spells[0].fractions == [0...0.036, 0.5...0.512])
  }

  @Test func `a page is skimmed, read or paused at by its time and its length`() {
    for (characters, seconds, kind): (Int, Double, PageStay.Kind) in [
      (1200, 11.9, .skim), (1200, 12.1, .reading), (1200, 60, .reading), (1200, 280, .reading),
      (1200, 300, .pause), (30, 1, .reading), (30, 19, .reading), (30, 21, .pause),
      (9000, 590, .reading), (9000, 610, .pause), (0, 1, .reading),
    ] {
      #expect(stays([seconds], characters: characters)[0].kind == kind, "\(characters) \(seconds)")
    }
  }

  @Test func `the speed is that of the pages turned, from the fifth on`() {
    // The last page was not turned from.
    #expect(speed(stays([60, 60, 60, 60, 60])) == nil)
    #expect(speed(stays([60, 60, 60, 60, 60, 60])) == 1200)
    #expect(speed(stays([2, 3, 3, 2, 3, 2, 3, 2], characters: 100)) == nil, "too little was read")
  }

  @Test func `pauses, skims and jumps leave the speed as it is`() {
    let read = stays([60, 58, 62, 60, 61, 59, 60])
    let known = speed(read)
    let pause = stays([3600, 0.5, 60], from: 9000)
    let jumps = (1...5).flatMap { stays([20], from: $0 * 100_000) }
    #expect(speed(pause + read) == known)
    #expect(speed(jumps + read) == known)
    let back = stays([20], from: 6000) + stays([20], from: 4800) + stays([20], from: 3600)
    #expect(speed(read + back) == speed(read + stays([20], from: 6000)))
  }

  @Test func `a few odd pages among many change little`() throws {
    let even = Array(repeating: 60.0, count: 40)
    var odd = even
    for index in [3, 11, 20, 33, 38] { odd[index] = index % 2 == 0 ? 15 : 250 }
    #expect(speed(stays(odd)) == speed(stays(even)))
  }

  @Test func `who has become faster is soon known to be`() throws {
    let seconds = Array(repeating: 60.0, count: 60) + Array(repeating: 40.0, count: 30)
    #expect(speed(stays(seconds)) == 1800)
  }

  @Test func `learning one by one is learning all at once`() throws {
    let all = stays((0..<90).map { Double(30 + $0 * 7 % 50) })
    var speed = ReadingSpeed()
    for (stay, next) in zip(all, all.dropFirst()) {
      speed.record(stay, next: next.offsets.lowerBound)
    }
    #expect(speed == ReadingSpeed(learntFrom: all))
  }

  @Test func `the day's minutes leave skims out and cut pauses`() {
    let read = stays([60, 60, 60, 60, 60, 60])
    let speed = ReadingSpeed(learntFrom: read)
    #expect(ReadingTotal(of: read, speed: speed).milliseconds == 360_000)
    let total = ReadingTotal(of: read + stays([5, 7200], from: 7200), speed: speed)
    #expect(total.milliseconds == 420_000 && total.pages == 7)
  }

  @Test func `a new day begins with no minutes and one day more in a row`() {
    let yesterday = Self.day.adding(days: -1)
    var figures = ReadingFigures(
      day: yesterday, book: stays([60, 60], day: yesterday), others: [],
      today: [0: stays([60, 60], day: yesterday)], daysBeforeToday: 3)
    #expect(figures.daysInARow == 4)
    figures.begin(Self.day)
    #expect(figures.today.pages == 0 && figures.daysInARow == 4)
    // The page that was read over midnight is of the day before.
    figures.record(stays([60], from: 2400, day: yesterday)[0], next: 3600)
    #expect(figures.today.pages == 0 && figures.book.pages == 3 && figures.bookDays == 1)
    figures.record(stays([60], from: 3600)[0], next: 4800)
    #expect(figures.today.pages == 1 && figures.daysInARow == 5 && figures.bookDays == 2)
    #expect(figures.firstDay == yesterday)
    figures.begin(Self.day.adding(days: 2))
    #expect(figures.daysInARow == 0, "a day without reading ends the row")
  }

  @Test func `a page that is turned back to is one of the day's pages and of the book's`() {
    let read = stays([60, 60])
    var figures = ReadingFigures(
      day: Self.day, book: read, others: [], today: [7: read, 8: read], of: 7, daysBeforeToday: 0)
    #expect(figures.today.pages == 4 && figures.book.pages == 2)
    figures.record(read[0], next: nil)
    #expect(figures.today.pages == 4 && figures.book.pages == 2)
    #expect(figures.today.milliseconds == 300_000, "time is time")
    figures.record(stays([60], from: 2400)[0], next: nil)
    #expect(figures.today.pages == 5 && figures.book.pages == 3)
    // On another day it is read once more.
    figures.begin(Self.day.adding(days: 1))
    figures.record(stays([60], day: Self.day.adding(days: 1))[0], next: nil)
    #expect(figures.today.pages == 1 && figures.book.pages == 4)
  }

  @Test func `the speed is learnt from other books where this one does not tell`() {
    let others = stays([40, 40, 40, 40, 40, 40])
    func figures(_ book: [PageStay]) -> ReadingFigures {
      ReadingFigures(day: Self.day, book: book, others: others, today: [:], daysBeforeToday: 0)
    }
    #expect(figures(stays([60, 60])).speed.charactersPerMinute == 1800)
    #expect(figures(stays([60, 60, 60, 60, 60, 60])).speed.charactersPerMinute == 1200)
  }
}
