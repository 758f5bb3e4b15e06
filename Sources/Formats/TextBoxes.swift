/// Text boxes of documents of word processors, whose words pandoc leaves out.
///
/// What stands in a box is put behind the paragraph that the box is anchored in, or behind its frame if it
/// is anchored to a page: so its words come in the order in which they are read.
struct TextBoxes: Sendable {
  /// The elements that are paragraphs.
  var paragraphs: Set<String>
  /// The elements that are boxes, or shapes with paragraphs in them.
  var boxes: Set<String>
  /// The elements that boxes may stand in, which are no text.
  var frames: Set<String>
  /// The element that is the form for programs that know no other, and the element that has all forms.
  var alternatives: (other: String, all: String)?
  /// Where a box ends whose words begin at `start`, if it is left as it is; `nil` if no box is.
  var endIfStays: (@Sendable (_ text: [UInt8], _ start: Int) -> Int?)?

  /// Those of Word. Beside each new one stands another for older programs.
  static let word = TextBoxes(
    paragraphs: ["w:p"], boxes: ["w:txbxContent"], frames: ["w:drawing", "w:pict"],
    alternatives: ("mc:Fallback", "mc:AlternateContent"))

  /// Those of OpenDocument. A box with one paragraph that begins with a picture is the picture's caption,
  /// which pandoc knows.
  static let openDocument = TextBoxes(
    paragraphs: ["text:p", "text:h"],
    boxes: [
      "draw:text-box", "draw:custom-shape", "draw:rect", "draw:ellipse", "draw:circle",
      "draw:polygon", "draw:path", "draw:regular-polygon", "draw:line", "draw:connector",
    ],
    frames: ["draw:frame", "draw:g", "draw:a"], endIfStays: { endOfCaption(in: $0, from: $1) })

  /// The bytes of the longest box that is a picture's caption.
  private static let longestCaption = 64 << 10

  /// Where the box ends whose words begin at `start`; `nil` if it is no caption of a picture.
  private static func endOfCaption(in text: [UInt8], from start: Int) -> Int? {
    let box = text[start...].prefix(longestCaption)
    var (paragraphs, depth) = (0, 1)
    var hasPicture = false
    var index = start
    while let sign = box[index...].firstIndex(of: UInt8(ascii: "<")) {
      guard let tag = XMLTag(box, at: sign) else { return nil }
      index = tag.end
      switch tag.name {
      case "draw:image": hasPicture = true
      case "text:p" where !tag.isEnd:
        paragraphs += 1
        guard paragraphs == 1, box[index...].starts(with: "<draw:".utf8) else { return nil }
      case let name where openDocument.boxes.contains(name) && !tag.isEmpty:
        depth += tag.isEnd ? -1 : 1
        if depth == 0 { return paragraphs == 1 && hasPicture ? index : nil }
      default: break
      }
    }
    return nil
  }
}

extension TextBoxes {
  /// `text` with its boxes behind their paragraphs; `nil` if it has none.
  ///
  /// - Parameter stop: Ends it early, with a result that is worth nothing.
  func moved(in text: [UInt8], stop: OpeningStop? = nil) -> [UInt8]? {
    guard boxes.contains(where: { text.place(of: "<\($0)".utf8) != nil }) else {
      return nil
    }
    var move = Move(boxes: self, text: text, stop: stop)
    return move.result()
  }

  /// The document, or a box that is open.
  private struct Part {
    /// What has been written of it.
    var written: [UInt8] = []
    /// The boxes that wait for its outermost frame to end, and behind them, for each open paragraph, those
    /// that wait for that.
    var waiting: [[UInt8]] = [[]]
    /// How many frames are open.
    var frames = 0
  }

  /// The moving of the boxes of one text.
  private struct Move {
    let boxes: TextBoxes
    let text: [UInt8]
    let stop: OpeningStop?
    /// The document, and the boxes that are open.
    var parts = [Part()]
    /// For each open element with several forms, whether the first one had a box.
    var forms: [Bool] = []
    var copied = 0
    var hasMoved = false

    init(boxes: TextBoxes, text: [UInt8], stop: OpeningStop?) {
      (self.boxes, self.text, self.stop) = (boxes, text, stop)
    }

    private var last: Int { parts.count - 1 }

    mutating func result() -> [UInt8]? {
      var index = 0
      while let (start, tag) = XMLTag.next(in: text, from: index, stop: stop) {
        index = tag.end
        if !tag.isEmpty { read(tag, at: start, &index) }
      }
      copy(to: text.count)
      // Of a text that is no proper XML nothing is known.
      guard hasMoved, parts.count == 1, parts[0].waiting == [[]] else { return nil }
      return parts[0].written
    }

    private mutating func read(_ tag: XMLTag, at start: Int, _ index: inout Int) {
      if tag.name == boxes.alternatives?.all {
        if tag.isEnd { endForms() } else { forms.append(false) }
      } else if tag.name == boxes.alternatives?.other {
        guard !tag.isEnd, forms.last == true else { return }
        copy(to: start)
        index = XMLTag.end(of: tag.name, in: text, from: tag.end, stop: stop)
        copied = index
      } else if boxes.paragraphs.contains(tag.name) {
        if tag.isEnd { endParagraph(at: tag.end) } else { parts[last].waiting.append([]) }
      } else if boxes.frames.contains(tag.name) {
        if tag.isEnd { endFrame(at: tag.end) } else { parts[last].frames += 1 }
      } else if boxes.boxes.contains(tag.name) {
        if tag.isEnd { endBox(at: start, tag) } else { beginBox(tag, at: start, &index) }
      }
    }

    /// Ends an element with several forms. It may stand in the first form of another.
    private mutating func endForms() {
      guard forms.popLast() == true, let outer = forms.indices.last else { return }
      forms[outer] = true
    }

    private mutating func endParagraph(at end: Int) {
      guard parts[last].waiting.count > 1 else { return }
      copy(to: end)
      let words = parts[last].waiting.removeLast()
      parts[last].written += words
    }

    private mutating func beginBox(_ tag: XMLTag, at start: Int, _ index: inout Int) {
      if let end = boxes.endIfStays?(text, tag.end) {
        index = end
        return
      }
      copy(to: start)
      copied = tag.end
      parts[last].frames += 1
      parts.append(Part())
    }

    private mutating func endBox(at start: Int, _ tag: XMLTag) {
      guard parts.count > 1 else { return }
      copy(to: start)
      copied = tag.end
      let box = parts.removeLast()
      let words = box.written + box.waiting.joined()
      if !words.isEmpty { hasMoved = true }
      if let form = forms.indices.last { forms[form] = true }
      parts[last].waiting[parts[last].waiting.count - 1] += words
      endFrame(at: tag.end)
    }

    /// Ends a frame, behind which boxes stand that no paragraph is around.
    private mutating func endFrame(at end: Int) {
      parts[last].frames -= 1
      guard parts[last].frames == 0, parts[last].waiting.count == 1 else { return }
      copy(to: end)
      let words = parts[last].waiting[0]
      parts[last].written += words
      parts[last].waiting[0] = []
    }

    private mutating func copy(to end: Int) {
      guard copied < end else { return }
      parts[last].written += text[copied..<end]
      copied = end
    }
  }
}
