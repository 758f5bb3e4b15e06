/// A character with the properties that the rules ask for, written down here from the Unicode files so
/// that the reference shares no table with the code it judges.
struct ReferenceCharacter: Sendable {
  /// Line_Break classes as UAX #14 resolves them by LB1.
  enum Line: Sendable {
    case bk, cr, lf, nl, sp, zw, zwj, cm, wj, gl, ba, hh, hy, bb, b2, cb, cl, cp, ex, in_, ns, op,
      qu
    case is_, nu, po, pr, sy, ak, al, ap, as_, eb, em, h2, h3, hl, id, jl, jv, jt, ri, vf, vi
  }
  /// Grapheme_Cluster_Break values, and the values of other properties that the rules name.
  enum Cluster: Sendable {
    case other, cr, lf, control, extend, zwj, ri, prepend, spacing, l, v, t, lv, lvt
    case pictograph, consonant, linker, inert
  }
  /// What a character does to a line's columns.
  enum Kind: Sendable { case plain, blank, tab, softHyphen, tone, end }
  /// What else the rules ask.
  enum Trait: Sendable { case none, east, initial, final, circle, unassigned }

  var bytes: [UInt8]
  var line: Line
  var cluster: Cluster
  var columns: Int
  var kind: Kind
  var trait: Trait

  init(
    _ text: String, _ line: Line, _ cluster: Cluster = .other, columns: Int = 1,
    kind: Kind = .plain, is trait: Trait = .none
  ) {
    bytes = Array(text.utf8)
    (self.line, self.cluster, self.columns) = (line, cluster, columns)
    (self.kind, self.trait) = (kind, trait)
  }

  /// A byte that is part of no valid sequence.
  init(badByte: UInt8) {
    self.init("", .al)
    bytes = [badByte]
  }

  /// Bytes in a row that are bad, whatever valid character follows.
  static let badBytes: [[ReferenceCharacter]] = [
    [0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC0], [0xED, 0xA0, 0x80], [0xF5],
    [0xFF, 0x80], [0xC2, 0xFF, 0x85], [0xF4, 0x90, 0x80, 0x80], [0xE0, 0x80, 0x80],
  ].map { $0.map(ReferenceCharacter.init(badByte:)) }

  /// The pool by Line_Break class, in the order in which the classes first come.
  static let poolByClass: [[ReferenceCharacter]] = pool.reduce(into: []) { classes, character in
    if let index = classes.firstIndex(where: { $0[0].line == character.line }) {
      classes[index].append(character)
    } else {
      classes.append([character])
    }
  }

  /// At least one of each class, each with those that rules tell apart.
  static let pool: [ReferenceCharacter] = [
    .init("a", .al), .init("Z", .al), .init("é", .al), .init("Ж", .al), .init("=", .al),
    .init("@", .al), .init("_", .al), .init("~", .al), .init("#", .al), .init("&", .al),
    .init("0", .nu), .init("7", .nu), .init("٣", .nu),
    .init(" ", .sp, kind: .blank), .init("\t", .ba, .control, columns: 0, kind: .tab),
    .init("\u{3000}", .ba, columns: 2, kind: .blank, is: .east),
    .init("\u{2003}", .ba, kind: .blank), .init("\u{1680}", .ba),
    .init("\u{AD}", .ba, .control, columns: 0, kind: .softHyphen),
    .init("|", .ba), .init("\u{2013}", .hh), .init("\u{2010}", .hh), .init("\u{5BE}", .hh),
    .init("-", .hy), .init("\u{2014}", .b2), .init("´", .bb), .init("\u{FFFC}", .cb),
    .init("\u{A0}", .gl), .init("\u{202F}", .gl), .init("\u{35C}", .gl, .extend, columns: 0),
    .init("\u{2060}", .wj, .control, columns: 0), .init("\u{200B}", .zw, .control, columns: 0),
    .init("\u{200D}", .zwj, .zwj, columns: 0), .init("\u{301}", .cm, .extend, columns: 0),
    .init("\u{200C}", .cm, .inert, columns: 0), .init("\u{FE0F}", .cm, .extend, columns: 0),
    .init("\u{903}", .cm, .spacing), .init("\u{20E3}", .cm, .extend, columns: 0),
    .init("\u{1}", .cm, .control, columns: 2), .init("\u{1B}", .cm, .control, columns: 2),
    .init("\u{7F}", .cm, .control, columns: 2), .init("\u{9B}", .cm, .control, columns: 2),
    .init("\u{200E}", .cm, .control, columns: 0), .init("\u{94D}", .cm, .linker, columns: 0),
    .init("\u{B}", .bk, .control, columns: 0, kind: .end),
    .init("\u{C}", .bk, .control, columns: 0, kind: .end),
    .init("\u{2028}", .bk, .control, columns: 0, kind: .end),
    .init("\u{2029}", .bk, .control, columns: 0, kind: .end),
    .init("\u{85}", .nl, .control, columns: 0, kind: .end),
    .init("\n", .lf, .lf, columns: 0, kind: .end), .init("\r", .cr, .cr, columns: 0, kind: .end),
    .init("\u{300D}", .cl, columns: 2, is: .east), .init("}", .cl),
    .init("。", .cl, columns: 2, is: .east),
    .init(")", .cp), .init("]", .cp), .init("!", .ex), .init("?", .ex),
    .init("！", .ex, columns: 2, is: .east), .init("\u{2026}", .in_),
    .init("\u{203C}", .ns, .pictograph), .init("ー", .ns, columns: 2, is: .east),
    .init("(", .op), .init("「", .op, columns: 2, is: .east), .init("¿", .op),
    .init("\"", .qu), .init("'", .qu), .init("“", .qu, is: .initial), .init("«", .qu, is: .initial),
    .init("”", .qu, is: .final), .init("’", .qu, is: .final), .init("\u{275D}", .qu),
    .init(",", .is_), .init(".", .is_), .init(":", .is_), .init(";", .is_),
    .init("%", .po), .init("℃", .po), .init("￠", .po, columns: 2, is: .east),
    .init("$", .pr), .init("€", .pr), .init("+", .pr), .init("￥", .pr, columns: 2, is: .east),
    .init("/", .sy), .init("\u{1B05}", .ak), .init("\u{1B13}", .ak, .consonant),
    .init("\u{1BC0}", .as_), .init("\u{11003}", .ap), .init("\u{25CC}", .al, is: .circle),
    .init("\u{1B44}", .vi, .linker), .init("\u{1BF2}", .vf, .extend),
    .init("א", .hl), .init("漢", .id, columns: 2, is: .east), .init("字", .id, columns: 2, is: .east),
    .init("か", .id, columns: 2, is: .east), .init("ｱ", .id, is: .east),
    .init("👩", .eb, .pictograph, columns: 2, is: .east),
    .init("🙂", .id, .pictograph, columns: 2, is: .east), .init("❤", .id, .pictograph),
    .init("©", .al, .pictograph), .init("🏽", .em, .extend, columns: 2, kind: .tone, is: .east),
    .init("\u{1FAFF}", .id, .pictograph, is: .unassigned),
    .init("\u{1F1E6}", .ri, .ri), .init("\u{1F1FF}", .ri, .ri),
    .init("가", .h2, .lv, columns: 2, is: .east), .init("각", .h3, .lvt, columns: 2, is: .east),
    .init("\u{1100}", .jl, .l, columns: 2, is: .east), .init("\u{1161}", .jv, .v, columns: 0),
    .init("\u{11A8}", .jt, .t, columns: 0), .init("क", .al, .consonant),
    .init("\u{600}", .nu, .prepend), .init("\u{D4E}", .al, .prepend), .init("ก", .al),
    .init("\u{E33}", .al, .spacing), .init("\u{2061}", .al, .control, columns: 0),
  ]
}
