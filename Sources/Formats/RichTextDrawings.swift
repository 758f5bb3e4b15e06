import CDigest

/// Pictures and text boxes of RTF, as pandoc can read them, and where the pictures are.
///
/// Pandoc knows pictures that stand in the text as PNG or JPEG, and calls each by the SHA-1 of its bytes. It
/// passes over other forms, and over shapes with all that is in them. So it is given a mark instead of each
/// picture, whose name is known then, and the words of boxes behind the paragraphs that they stand in.
struct RichTextDrawings {
  /// A picture: its bytes in the document, as hexadecimal digits or as they are.
  struct Picture: Sendable {
    var data: Range<Int>
    var isBinary: Bool
  }

  /// How deep boxes may stand in boxes.
  private static let deepest = 8
  /// Parts of a document that are no text.
  private static let passedOver: Set<String> = [
    "fonttbl", "colortbl", "stylesheet", "info", "header", "headerl", "headerr", "headerf",
    "footer", "footerl", "footerr", "footerf", "ftnsep", "ftnsepc", "aftnsep", "aftnsepc",
  ]

  private let text: [UInt8]
  private let hasNewForms: Bool
  /// The pictures, in the order of the document.
  private(set) var pictures: [Picture] = []
  /// The document with marks for pictures, and without boxes; `nil` if it has none of either.
  private(set) var respelled: [UInt8]?
  private var isChanged = false

  /// Looks through a document of RTF.
  init(_ text: [UInt8]) {
    self.text = text
    hasNewForms = text.place(of: #"\shppict"#.utf8) != nil
    let words = [#"\pict"#, #"\shp"#, #"\dptxbxtext"#]
    guard words.contains(where: { text.place(of: $0.utf8) != nil }) else { return }
    // What belongs to the last paragraph stands in the document's own group.
    let close = text.lastIndex(of: UInt8(ascii: "}")) ?? text.count
    let result = respell(0..<close, depth: 0, inCell: false) + text[close...]
    if isChanged { respelled = result }
  }

  /// What pandoc calls the picture with this number.
  static func name(_ number: Int) -> String {
    let mark = mark(number)
    var digest = [UInt8](repeating: 0, count: Int(SHA1_DIGEST_LENGTH))
    var context = SHA1_CTX()
    SHA1Init(&context)
    SHA1Update(&context, mark, mark.count)
    SHA1Final(&digest, &context)
    return digest.hexadecimal + ".png"
  }

  private static func mark(_ number: Int) -> [UInt8] { Array("picture \(number)".utf8) }

  // MARK: - Respelling

  /// A part of the document with marks for pictures and with the words of boxes behind their paragraphs.
  ///
  /// - Parameter inCell: Whether it is a box that is anchored in a cell of a table, in which all of its
  ///   paragraphs are put: one that does not say that it is in a table ends that.
  private mutating func respell(_ part: Range<Int>, depth: Int, inCell: Bool) -> [UInt8] {
    var result: [UInt8] = []
    /// For each open group, whether the paragraph is in a table.
    var tables = [inCell]
    /// The words of boxes whose paragraph has not ended.
    var boxes: [UInt8] = []
    var copied = part.lowerBound
    var index = part.lowerBound
    while index < part.upperBound {
      let start = index
      switch text[index] {
      case UInt8(ascii: "\\"):
        let control = RichTextControl(text, at: index)
        index = min(control.end, part.upperBound)
        if control.word == "intbl" { tables[tables.count - 1] = true }
        if control.word == "pard" {
          tables[tables.count - 1] = inCell
          if inCell { result += keptInTable(&copied, to: index) }
        }
        guard !boxes.isEmpty else { continue }
        switch control.word {
        case "par", "sect":
          result += text[copied..<index] + boxes
          (copied, boxes) = (index, [])
        case "cell", "nestcell":
          result += text[copied..<start] + #"\par "#.utf8 + boxes
          (copied, boxes) = (start, [])
        default: break
        }
      case UInt8(ascii: "{"):
        let group = RichTextGroup(text, at: index, in: part)
        index = group.inside
        tables.append(tables[tables.count - 1])
        switch group.word {
        case "intbl": tables[tables.count - 1] = true
        case "pard":
          tables[tables.count - 1] = inCell
          if inCell { result += keptInTable(&copied, to: index) }
        case "pict":
          let end = RichTextGroup.end(of: text, from: start, in: part)
          result += text[copied..<start] + picture(in: group.inside..<end)
          (copied, index) = (end, end)
        case "nonshppict" where hasNewForms:
          result += text[copied..<start]
          index = RichTextGroup.end(of: text, from: start, in: part)
          (copied, isChanged) = (index, true)
        case "shppict" where group.isOptional:
          // Without the mark of what may be passed over.
          result += text[copied..<start] + "{".utf8
          (copied, isChanged) = (group.inside, true)
        case "shp", "do":
          let end = RichTextGroup.end(of: text, from: start, in: part)
          var words: [UInt8] = []
          let found = shape(group.inside..<end, depth, inCell: tables[tables.count - 1], &words)
          if !found.isEmpty || !words.isEmpty || group.word == "shp" {
            result += text[copied..<start] + found
            boxes += words
            (copied, isChanged) = (end, true)
          }
          index = end
        case "footnote": break
        case let word where group.isOptional || Self.passedOver.contains(word):
          index = RichTextGroup.end(of: text, from: start, in: part)
        default: break
        }
        if index > group.inside { tables.removeLast() }
      case UInt8(ascii: "}"):
        if tables.count > 1 { tables.removeLast() }
        index += 1
      default: index += 1
      }
    }
    return result + text[copied..<part.upperBound] + boxes
  }

  /// What has not been copied yet, and that the paragraph is in a table: at a word that says that it is not.
  private func keptInTable(_ copied: inout Int, to end: Int) -> [UInt8] {
    defer { copied = end }
    return Array(text[copied..<end]) + #"\intbl "#.utf8
  }

  /// The pictures in a shape; the paragraphs in it are added to `words`.
  private mutating func shape(
    _ part: Range<Int>, _ depth: Int, inCell: Bool, _ words: inout [UInt8]
  ) -> [UInt8] {
    var result: [UInt8] = []
    var index = part.lowerBound
    while index < part.upperBound {
      switch text[index] {
      case UInt8(ascii: "\\"): index = RichTextControl(text, at: index).end
      case UInt8(ascii: "{"):
        let start = index
        let group = RichTextGroup(text, at: index, in: part)
        index = group.inside
        switch group.word {
        // What programs show that know no shapes.
        case "shprslt": index = RichTextGroup.end(of: text, from: start, in: part)
        case "pict":
          index = RichTextGroup.end(of: text, from: start, in: part)
          result += picture(in: group.inside..<index)
        case "shptxt", "dptxbxtext":
          index = RichTextGroup.end(of: text, from: start, in: part)
          guard depth < Self.deepest else { continue }
          // Without what ends it, unless that is missing.
          let isEnded = index > group.inside && text[index - 1] == UInt8(ascii: "}")
          let inside = group.inside..<(isEnded ? index - 1 : index)
          let box = respell(inside, depth: depth + 1, inCell: inCell)
          words += (inCell ? #"{\pard\plain\intbl "# : #"{\pard\plain "#).utf8
          words += box + #"\par}"#.utf8
        default: break
        }
      default: index += 1
      }
    }
    return result
  }

  /// What stands for the picture in a part of the document; nothing if it has no bytes.
  private mutating func picture(in part: Range<Int>) -> [UInt8] {
    var size: [UInt8] = []
    var picture = Picture(data: part.upperBound..<part.upperBound, isBinary: false)
    var index = part.lowerBound
    isChanged = true
    while index < part.upperBound {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "\\"):
        let control = RichTextControl(text, at: index)
        if control.word == "picwgoal" || control.word == "pichgoal" {
          size += text[index..<control.end]
        }
        index = control.end
        // Some write `\bin` without a number, and digits.
        if control.word == "bin", control.binaryStart < index {
          picture = Picture(data: control.binaryStart..<index, isBinary: true)
          index = part.upperBound
        }
      case UInt8(ascii: "{"): index = RichTextGroup.end(of: text, from: index, in: part)
      case _ where RichTextControl.value(ofDigit: byte) != nil:
        picture.data = index..<part.upperBound
        index = part.upperBound
      default: index += 1
      }
    }
    guard !picture.data.isEmpty else { return [] }
    pictures.append(picture)
    let mark = Self.mark(pictures.count).hexadecimal
    return #"{\pict"#.utf8 + size + #"\pngblip \#(mark)}"#.utf8
  }
}

extension RichTextDrawings {
  /// Makes the bytes of a picture of what stands for them in the document, piece by piece.
  struct PictureDecoder {
    private let isBinary: Bool
    /// The first half of a byte whose second one has not come.
    private var high: UInt8?
    /// The bytes that were made.
    private(set) var bytes: [UInt8] = []

    init(_ picture: Picture) { isBinary = picture.isBinary }

    /// Reads what comes next in the document, until there are `count` bytes.
    mutating func read(_ part: [UInt8], atMost count: Int) {
      if isBinary {
        bytes += part.prefix(count - bytes.count)
        return
      }
      for digit in part {
        guard let value = RichTextControl.value(ofDigit: digit) else { continue }
        guard let first = high else {
          high = value
          continue
        }
        bytes.append(first << 4 | value)
        high = nil
        if bytes.count >= count { return }
      }
    }
  }
}

extension [UInt8] {
  /// The bytes as hexadecimal digits.
  fileprivate var hexadecimal: String {
    map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
