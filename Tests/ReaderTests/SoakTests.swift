import Datebook
import Paging
import Screen
import TabPlaces
import Testing
import TestSupport
import TextPlace
import Widgets

@Suite struct Soak {
  /// What can happen to a reader, at random.
  private enum Step: CaseIterable {
    case key, anyKey, typing, click, wheel, resize, release, estimate, day, notice
  }

  private static let keys = KeyTable<TextCommand>.text.sections.flatMap(\.bindings).flatMap(\.keys)
  private static let anyKeys: [Key] = [
    .insert, .delete, .backTab, .alt("x"), .control("q"), .function(40), .character("é"),
    .character("日"), .character("\u{301}"), .character("\u{7F}"), .escape, .enter, .end, .home,
  ]

  @Test(arguments: 1...24)
  func `nothing that happens at random breaks what must hold`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let text = Texts.named(Texts.names[seed % Texts.names.count])
    var rig = try Rig(
      text, counting: seed % 3 == 0 ? .atOnce : .held,
      anchor: generator.pick(0..<text.utf8.count + 1),
      symbols: seed % 2 == 0 ? .unicode : .ascii)
    for number in 0..<Self.steps {
      let step = Step.allCases[generator.pick(0..<Step.allCases.count)]
      let before = rig
      do {
        try perform(step, in: &rig, &generator)
        try expectInvariants(rig, after: before, step)
      } catch {
        Issue.record("seed \(seed), step \(number): \(step) after\n\(before.screen)")
        throw error
      }
    }
  }

  /// Steps for each seed: four thousand in all.
  private static let steps = 170

  private func perform(
    _ step: Step, in rig: inout Rig, _ generator: inout SeededGenerator
  ) throws {
    let size = rig.surface
    switch step {
    case .key: try rig.press(Self.keys[generator.pick(0..<Self.keys.count)])
    case .anyKey: try rig.press(Self.anyKeys[generator.pick(0..<Self.anyKeys.count)])
    case .typing:
      try rig.type(["g", "7", "%", "+", "-3", "50%\n", "\n", "99999\n"][generator.pick(0..<8)])
    case .click:
      try rig.click(
        row: generator.pick(0..<size.rows + 2), column: generator.pick(0..<size.columns + 2))
    case .wheel: try rig.wheel(generator.pick(0..<2) == 0 ? .wheelUp : .wheelDown)
    case .resize:
      let isTiny = generator.pick(0..<5) == 0
      try rig.resize(
        generator.pick(1..<(isTiny ? 8 : 60)), generator.pick(1..<(isTiny ? 30 : 160)))
    case .release: if rig.counting == .held { try rig.release() }
    case .estimate:
      let count = PageCount(pages: generator.pick(0..<90), isExact: false)
      if !rig.book.count.isExact {
        try rig.happen(.counted(count, format: rig.book.format))
      }
    case .day: try rig.happen(.dayChanged(rig.book.today.adding(days: generator.pick(0..<40))))
    case .notice: try rig.happen(.notice("Something happened to 日本.txt."))
    }
  }

  private func expectInvariants(_ rig: Rig, after before: Rig, _ step: Step) throws {
    let book = rig.book
    try #require((0...rig.text.count).contains(book.anchor))
    try #require((0..<book.count.pages).contains(book.number))
    try #require((0...100).contains(book.percent))
    try #require(book.percent < 100 || rig.last.isLast)
    for page in book.pages {
      try #require(page.lines.count <= book.format.rows)
      try #require(page.lines.allSatisfy { $0.columns <= book.format.settings.measure })
    }
    if let second = book.second {
      try #require(second.range.lowerBound == rig.page.range.upperBound, "no gap, no overlap")
      try #require(book.arrangement == .spread)
    }
    try #require(rig.shown.upperBound <= rig.text.count)
    try #require(
      rig.shown.contains(book.anchor) || rig.last.isLast || rig.shown.isEmpty,
      "the anchor is on the page")
    try #require(!(book.count.isExact && book.isGuess))
    if rig.kept.count > before.kept.count {
      try #require(rig.kept.last == book.anchor)
    } else {
      try #require(book.anchor == before.book.anchor, "what moves is kept")
    }
    switch step {
    case .resize, .release, .estimate, .day, .notice:
      try #require(rig.kept == before.kept, "only the reader moves the place")
    default: break
    }
    if case .release = step {
      try #require(
        zip(book.pages, before.book.pages).allSatisfy { $0.lines == $1.lines }, "no text moves")
    }
    let surface = rig.surface
    if let cursor = surface.cursor {
      try #require(surface.bounds.contains(row: cursor.row, column: cursor.column))
    }
    if surface.rows >= 6, surface.columns >= 24, !book.view.isBare {
      try #require(surface.lines[0].hasPrefix(" [Today] "))
    }
  }
}
