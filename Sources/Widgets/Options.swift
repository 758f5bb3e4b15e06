package import Screen
import Typeset

/// A field of a form in which one of several options is chosen.
package struct OneOption: Equatable, Sendable {
  /// How the options are shown.
  package enum Look: Equatable, Sendable {
    /// The chosen one between signs: `‹ reading ›`.
    case signs
    /// All beside each other, if there is room for that, else the chosen one.
    case list
    /// The chosen one; a click on it goes to the next.
    case plain
  }

  private let names: [String]
  private let look: Look
  /// The index of the chosen option.
  package var selected: Int

  /// A choice among `names`.
  package init(_ names: [String], selected: Int, _ look: Look) {
    (self.names, self.look) = (names, look)
    self.selected = names.indices.contains(selected) ? selected : 0
  }

  /// Chooses the option at an index, if there is one.
  mutating func choose(index: Int) {
    if names.indices.contains(index) { selected = index }
  }

  /// Chooses the option that stands `step` further on, around the ends.
  package mutating func choose(step: Int) {
    guard !names.isEmpty else { return }
    selected = ((selected + step) % names.count + names.count) % names.count
  }

  /// The options in one line.
  package func line(in columns: Int, hasFocus: Bool, _ style: Style, _ symbols: Symbols)
    -> ControlLine
  {
    var line = ControlLine()
    let name = names.isEmpty ? "" : names[selected]
    if look == .signs {
      // The signs on both sides stay, with a space each.
      let words = truncate(name, to: max(columns - 4, 1), ellipsis: symbols.ellipsis)
      line.addSigns(around: [(words, style)], style, symbols)
      line.caret = 0
      return line
    }
    let chosen: Style = hasFocus ? .selection : .bold
    let gap = 2
    let all = names.reduce(0) { $0 + Typeset.columns(of: $1) + gap }
    guard look == .list, all <= columns else {
      line.caret = 0
      line.add(name, chosen, click: .step(1))
      return line
    }
    for (index, name) in names.enumerated() {
      if index > 0 { line.add(String(repeating: " ", count: gap)) }
      if index == selected { line.caret = line.columns }
      line.add(name, index == selected ? chosen : .faint, click: .option(index))
    }
    return line
  }
}

/// A field of a form in which any of several options are chosen.
package struct SeveralOptions: Equatable, Sendable {
  /// Names of at most so many columns stand beside each other without boxes.
  private static let shortest = 2

  private let names: [String]
  /// The indexes of the chosen options.
  package private(set) var chosen: Set<Int>
  /// The index of the option that a key changes.
  private var current = 0

  /// Options of which some are chosen.
  package init(_ names: [String], chosen: Set<Int>) {
    (self.names, self.chosen) = (names, chosen.filter(names.indices.contains))
  }

  /// Chooses the option at `index`, or takes it back.
  package mutating func toggle(_ index: Int) {
    guard names.indices.contains(index) else { return }
    current = index
    chosen.formSymmetricDifference([index])
  }

  /// Moves among the options, or changes one: the current one with Space, the others by numbers.
  package mutating func press(_ key: Key) {
    guard !names.isEmpty else { return }
    switch key {
    case .left, .character("h"): current = (current + names.count - 1) % names.count
    case .right, .character("l"): current = (current + 1) % names.count
    case .character(" "): toggle(current)
    case .character(let digit): digit.wholeNumberValue.map { toggle($0 - 1) }
    default: break
    }
  }

  /// The options in as many lines as they need; those with short names in one.
  package func lines(in columns: Int, hasFocus: Bool, _ symbols: Symbols) -> [ControlLine] {
    let widest = names.map { Typeset.columns(of: $0) }.max() ?? 0
    let isShort = widest <= Self.shortest
    let gap = isShort && names.count * (widest + 1) - 1 > columns ? 0 : isShort ? 1 : 2
    var lines = [ControlLine()]
    for (index, name) in names.enumerated() {
      let isChosen = chosen.contains(index)
      let blanks = String(repeating: " ", count: widest - Typeset.columns(of: name))
      let none = symbols.middleDot + String(repeating: " ", count: max(widest - 1, 0))
      let words = isShort ? isChosen ? name + blanks : none : "[\(isChosen ? "x" : " ")] \(name)"
      let needed = lines[lines.count - 1].columns + gap + Typeset.columns(of: words)
      if index > 0, !isShort, needed > columns {
        lines.append(ControlLine())
      } else if index > 0, gap > 0 {
        lines[lines.count - 1].add(String(repeating: " ", count: gap))
      }
      let isCurrent = hasFocus && index == current
      if isCurrent { lines[lines.count - 1].caret = lines[lines.count - 1].columns }
      lines[lines.count - 1].add(
        words, isCurrent ? .selection : isChosen ? .bold : .faint, click: .option(index))
    }
    return lines
  }
}

/// A field of a form in which one option is chosen for each of several names: a colour for each tag.
package struct OptionOfEach: Equatable, Sendable {
  /// A name and the index of its option; nil if it has none yet.
  package struct Item: Equatable, Sendable {
    package var name: String
    package var option: Int?

    /// A name with its option.
    package init(_ name: String, option: Int?) { (self.name, self.option) = (name, option) }
  }

  /// The names.
  package private(set) var items: [Item]
  /// The options: what they are called, and the look of the sign before a name that has them.
  private let options: [(name: String, style: Style)]
  private let sign: String
  /// What one of the names is called, in the last row of the screen.
  package let noun: String
  private let noOption: String
  /// The index of the name that keys change.
  package var current: Int

  /// Names with their options.
  ///
  /// - Parameters:
  ///   - sign: Stands before each name.
  ///   - noun: What one of the names is called: `tag`.
  ///   - noOption: Stands for the option of a name that has none.
  package init(
    _ items: [Item], options: [(name: String, style: Style)], sign: String, noun: String,
    noOption: String
  ) {
    (self.items, self.options, current) = (items, options, 0)
    (self.sign, self.noun, self.noOption) = (sign, noun, noOption)
  }

  package static func == (a: OptionOfEach, b: OptionOfEach) -> Bool {
    a.items == b.items && a.current == b.current && a.sign == b.sign && a.noun == b.noun
      && a.noOption == b.noOption
      && a.options.map(\.name) == b.options.map(\.name)
      && a.options.map(\.style) == b.options.map(\.style)
  }

  /// The same names or others, with the current one as it was.
  package mutating func replace(_ items: [Item]) {
    self.items = items
    current = min(current, max(items.count - 1, 0))
  }

  /// Goes to the next name with Space; other keys change the option of the current one.
  package mutating func press(_ key: Key) {
    if key == .character(" ") {
      current = items.isEmpty ? 0 : (current + 1) % items.count
    } else if let step = FormControl.step(of: key) {
      change(step)
    }
  }

  /// Gives the current name the option that stands `step` further on, around the ends.
  package mutating func change(_ step: Int) {
    guard items.indices.contains(current), !options.isEmpty else { return }
    let former = items[current].option ?? (step > 0 ? -1 : 0)
    items[current].option = ((former + step) % options.count + options.count) % options.count
  }

  /// The current name with its option, then the others: `‹ #sea blue ›  #whales`.
  package func line(_ style: Style, _ symbols: Symbols) -> ControlLine {
    var line = ControlLine()
    line.caret = 0
    guard items.indices.contains(current) else { return line }
    let item = items[current]
    let option = item.option.map { options[$0] }
    line.addSigns(
      around: [
        (sign, option?.style ?? style), ("\(item.name) \(option?.name ?? noOption)", style),
      ],
      style, symbols)
    // The current name comes first, so that it is seen however many there are.
    for index in Array(items.indices[(current + 1)...]) + Array(0..<current) {
      let item = items[index]
      line.add("  ", style)
      line.add(sign, item.option.map { options[$0].style } ?? style, click: .option(index))
      line.add(item.name, style, click: .option(index))
    }
    return line
  }
}

/// A field of a form in which something is given a number of stars, or none.
package struct Rating: Equatable, Sendable {
  private let most: Int
  /// The number of stars, at least 1; nil for none.
  package private(set) var value: Int?

  /// A rating; one that is out of range is none.
  package init(_ value: Int?, of most: Int) {
    self.most = max(most, 1)
    self.value = value.flatMap { (1...max(most, 1)).contains($0) ? $0 : nil }
  }

  /// Applies a number, where 0 is no rating, or a key of a choice.
  package mutating func press(_ key: Key) {
    if case .character(let digit) = key, let number = digit.wholeNumberValue, number <= most {
      value = number == 0 ? nil : number
    } else if let step = FormControl.step(of: key) {
      change(step)
    }
  }

  /// Adds stars, or takes some away.
  package mutating func change(_ step: Int) {
    let next = min(max((value ?? 0) + step, 0), most)
    value = next == 0 ? nil : next
  }

  /// The rating between signs.
  package func line(_ style: Style, _ symbols: Symbols) -> ControlLine {
    var line = ControlLine()
    line.addSigns(around: [(words(symbols), style)], style, symbols)
    line.caret = 0
    return line
  }

  /// The rating as cells and a number: `▰▰▰▱▱ 3`; `none` if there is none.
  package func words(_ symbols: Symbols) -> String {
    guard let value else { return "none" }
    return String(repeating: symbols.barFull, count: value)
      + String(repeating: symbols.barEmpty, count: most - value) + " \(value)"
  }
}

extension ControlLine {
  /// Adds words between signs that go to another option if they are clicked: `‹ reading ›`.
  fileprivate mutating func addSigns(
    around words: [(String, Style)], _ style: Style, _ symbols: Symbols
  ) {
    add("\(symbols.previous) ", style, click: .step(-1))
    for (word, style) in words { add(word, style) }
    add(" \(symbols.next)", style, click: .step(1))
  }
}
