/// Passes a document on to its converter, and counts elements, texts and characters on the way as
/// KOReader's engine does.
///
/// It leaves anchors in the text: they say at which bytes the characters came to stand. White space
/// leaves none, as it may be left out.
final class PathTracer: MarkupHandler {
  /// What leaves an anchor.
  enum Wish {
    /// The first character of each text: the anchor is called by the text's number in the document.
    case texts
    /// Each character of the text with this number: the anchor is called by the character's number.
    case characters(ofText: Int)
    /// What a path leads to.
    case target(FragmentPath)
  }

  /// An anchor's name.
  static func anchor(_ number: Int) -> String { "\u{1}\(number)" }

  /// An open element.
  private final class Frame {
    let name: String
    let index: Int
    let parent: Frame?
    let isBlock: Bool
    let keepsSpace: Bool
    /// How many steps of the wanted path lead to here; nil if they do not.
    let matched: Int?
    var elements: [String: Int] = [:]
    var texts = 0
    var hasChildren = false

    init(
      _ name: String, index: Int, in parent: Frame?, isBlock: Bool, keepsSpace: Bool, matched: Int?
    ) {
      self.name = name
      self.index = index
      self.parent = parent
      self.isBlock = isBlock
      self.keepsSpace = keepsSpace
      self.matched = matched
    }
  }

  /// A text between two tags.
  private struct Run {
    /// The characters so far.
    var count = 0
    var endsWithSpace = false
    /// Whether it is a text to the engine: white space at the beginning of a block is none.
    var isText = false
  }

  private let converter: MarkupConverter
  private let wish: Wish
  private var frame: Frame
  private var run: Run?
  /// The texts so far, by their elements and their numbers there.
  private var texts: [(frame: Frame, index: Int)] = []
  /// Whether the wanted text has come: the next character that is no white space is meant at the latest.
  private var isNear = false
  private var hasTarget = false

  init(_ converter: MarkupConverter, _ wish: Wish) {
    self.converter = converter
    self.wish = wish
    frame = Frame("", index: 1, in: nil, isBlock: true, keepsSpace: false, matched: 0)
  }

  /// Where the text with this number is, once the whole document was read.
  func path(ofText number: Int, fragment: Int, character: Int) -> FragmentPath? {
    guard texts.indices.contains(number) else { return nil }
    let text = texts[number]
    var steps: [FragmentPath.Step] = []
    var frame = text.frame
    while let parent = frame.parent {
      let isAlone = parent.elements[frame.name] == 1
      if !Self.isRoot(frame.name, in: parent) {
        steps.append(FragmentPath.Step(frame.name, isAlone ? nil : frame.index))
      }
      frame = parent
    }
    return FragmentPath(
      fragment: fragment, steps: steps.reversed(),
      text: .init(text.frame.texts == 1 ? nil : text.index, character: character))
  }

  // MARK: - Elements

  func begin(_ name: String, _ attributes: Attributes) {
    run = nil
    let index = frame.elements[name, default: 0] + 1
    frame.elements[name] = index
    frame.hasChildren = true
    frame = Frame(
      name, index: index, in: frame, isBlock: !Self.inlines.contains(name),
      keepsSpace: frame.keepsSpace || name == "pre", matched: matched(name, index))
    if case .target(let path) = wish, path.text == nil, !path.steps.isEmpty,
      frame.matched == path.steps.count
    {
      mark()
    }
    converter.begin(name, attributes)
  }

  func end() {
    run = nil
    if let parent = frame.parent { frame = parent }
    converter.end()
  }

  /// The engine's fragments have no `html`.
  private static func isRoot(_ name: String, in parent: Frame) -> Bool {
    name == "html" && parent.parent == nil
  }

  private func matched(_ name: String, _ index: Int) -> Int? {
    guard case .target(let path) = wish, let matched = frame.matched else { return nil }
    if Self.isRoot(name, in: frame) { return matched }
    guard matched < path.steps.count else { return nil }
    let step = path.steps[matched]
    return step.name == name && step.index ?? 1 == index ? matched + 1 : nil
  }

  /// The elements that are no blocks: white space at the beginning of others is no text.
  private static let inlines: Set<String> = [
    "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "br", "cite", "code", "del", "dfn", "em",
    "font", "i", "img", "ins", "kbd", "label", "mark", "q", "rp", "rt", "ruby", "s", "samp",
    "small", "span", "strike", "strong", "sub", "sup", "time", "tt", "u", "var",
  ]

  // MARK: - Characters

  func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !converter.around.isHidden else { return converter.characters(bytes) }
    var run = run ?? Run()
    var given = 0
    for index in bytes.indices where bytes[index] & 0xC0 != 0x80 {
      let isSpace = [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index])
      if isSpace, run.endsWithSpace, !frame.keepsSpace { continue }
      run.endsWithSpace = isSpace
      if !run.isText, !isSpace || !frame.isBlock || frame.hasChildren || frame.keepsSpace {
        run.isText = true
        beginText()
      }
      if !isSpace, let name = anchor(run) {
        converter.characters(UnsafeBufferPointer(rebasing: bytes[given..<index]))
        given = index
        converter.writer.addAnchor(name)
      }
      run.count += 1
    }
    converter.characters(UnsafeBufferPointer(rebasing: bytes[given...]))
    self.run = run
  }

  private func beginText() {
    frame.texts += 1
    frame.hasChildren = true
    texts.append((frame, frame.texts))
    lastMarked = nil
  }

  /// The number of the text whose first character has left its anchor.
  private var lastMarked: Int?

  /// The anchor of the next character, if it is to leave one.
  private func anchor(_ run: Run) -> String? {
    let number = texts.count - 1
    switch wish {
    case .texts:
      guard lastMarked != number else { return nil }
      lastMarked = number
      return Self.anchor(number)
    case .characters(let wanted): return wanted == number ? Self.anchor(run.count) : nil
    case .target(let path):
      guard !hasTarget, let text = path.text else { return nil }
      let isText = frame.matched == path.steps.count && frame.texts == text.index ?? 1
      if isText { isNear = true }
      guard isNear, !isText || run.count >= text.character else { return nil }
      hasTarget = true
      return Self.anchor(0)
    }
  }

  private func mark() {
    guard !hasTarget else { return }
    hasTarget = true
    converter.writer.addAnchor(Self.anchor(0))
  }
}
