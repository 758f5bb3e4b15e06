import Books

/// An element that shows a file, while what stands in it is read: that is shown if the file cannot be.
struct ObjectDraft {
  /// The bytes of the words in it that are kept, at most.
  static let mostWords = 4 << 10

  /// The attributes that an `img` with the same file would have.
  var attributes: Attributes
  let look: Look
  /// The end of the text where it began.
  let start: Int
  /// Whether the file is a picture that can be shown, so that what stands in the element is not.
  let isHidden: Bool
  /// The words in it that are not shown.
  var words: [UInt8] = []
}

extension MarkupConverter {
  /// Begins an element that shows a file: a picture is one, whatever it is shown by.
  func beginObject(_ name: String, _ attributes: Attributes, _ look: Look) {
    guard let source = attributes["data"] ?? attributes["src"] else { return }
    var image = Attributes([("src", source)])
    for name in ["width", "height", "title"] {
      if let value = attributes[name] { image.add(name, value) }
    }
    let picture = picture(image)
    guard picture != nil || Self.isPicture(source, attributes["type"]) else {
      if name == "iframe" { addFrame(attributes, isBlock: false) }
      return
    }
    objects.append(
      ObjectDraft(
        attributes: image, look: look, start: writer.end, isHidden: picture != nil))
    around.ending = .object
    if picture != nil { around.isHidden = true }
  }

  /// Whether a file is a picture by what is said of it, or by its name.
  private static func isPicture(_ source: String, _ type: String?) -> Bool {
    if let type { return type.lowercased().hasPrefix("image/") }
    let name = source.prefix { $0 != "?" && $0 != "#" }.lowercased()
    return [".svg", ".png", ".jpg", ".jpeg", ".gif", ".webp"].contains { name.hasSuffix($0) }
  }

  /// Takes the words of an element in one whose picture is shown.
  func addToObject(_ name: String, _ attributes: Attributes) {
    guard let last = objects.indices.last else { return }
    objects[last].words.append(0x20)
    guard name == "img", let words = attributes["alt"] else { return }
    objects[last].words += words.utf8.prefix(ObjectDraft.mostWords)
  }

  /// Takes characters in an element whose picture is shown.
  func addToObject(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let last = objects.indices.last, let name = path.last?.name,
      !["style", "script"].contains(name)
    else { return }
    objects[last].words += bytes.prefix(max(ObjectDraft.mostWords - objects[last].words.count, 0))
  }

  /// Ends an element that shows a file: its words stand for a picture. If nothing was written instead of
  /// one that cannot be shown, something says that it is there.
  func finishObject() {
    guard var object = objects.popLast() else { return }
    guard object.isHidden || writer.end == object.start else { return }
    let words = String(decoding: object.words, as: UTF8.self).onOneLine
    // What is said to readers of old browsers is nothing of the picture.
    if !words.isEmpty, !words.lowercased().contains("browser") {
      object.attributes.add("alt", words)
    }
    addImage(object.attributes, object.look)
  }
}
