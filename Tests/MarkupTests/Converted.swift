import Books
import Markup

/// What the converter makes of a body of XHTML.
struct Converted {
  let text: String
  let batch: MarkupBatch
  let converter: MarkupConverter

  /// Converts `body`, in pieces of `piece` bytes.
  init(_ body: String, css: String = "", piece: Int = .max) {
    let head = css.isEmpty ? "" : "<head><style>\(css)</style></head>"
    self.init(
      documents: [
        "<html xmlns:epub='http://www.idpf.org/2007/ops'>\(head)<body>\(body)</body></html>"
      ],
      piece: piece)
  }

  /// Converts documents, one after the other.
  init(documents: [String], piece: Int = .max) {
    let converter = MarkupConverter()
    for (number, document) in documents.enumerated() {
      converter.beginUnit("unit\(number).xhtml", beginsPage: false)
      let parser = XMLParser(converter)
      var rest = Array(document.utf8)[...]
      repeat {
        let part = Array(rest.prefix(piece))
        rest = rest.dropFirst(part.count)
        part.withUnsafeBytes { try? parser.parse($0, isLast: rest.isEmpty) }
      } while !rest.isEmpty
      converter.endUnit()
    }
    batch = converter.takeBatch()
    text = String(decoding: batch.bytes, as: UTF8.self)
    self.converter = converter
  }

  /// The words of all spans of a kind.
  func words(_ kind: SpanRecord.Kind) -> [String] {
    batch.spans.filter { $0.kind == kind }.map {
      String(decoding: batch.bytes[$0.range], as: UTF8.self)
    }
  }

  /// The kinds of the blocks, with the first word of each.
  var blocks: [String] {
    batch.blocks.map { block in
      let line = batch.bytes[block.offset...].prefix { $0 != 0x0A }
      let word = String(decoding: line.prefix { $0 != 0x20 }, as: UTF8.self)
      return "\(block.kind) \(block.indent)+\(block.hang) \(word)"
    }
  }
}
