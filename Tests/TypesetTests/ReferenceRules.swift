/// UAX #14 and UAX #29 as they are written: for one place in a text, with all of it in sight.
struct ReferenceRules {
  typealias Line = ReferenceCharacter.Line

  /// A character and the marks that LB9 lets it absorb.
  struct Unit {
    var line: Line
    var trait: ReferenceCharacter.Trait
    var isEast: Bool
    var endsInJoiner = false
  }

  let text: [ReferenceCharacter]
  /// By character: whether the rules let a line begin with it.
  private(set) var lineBegins: [Bool] = []
  /// By character: whether a cluster begins with it.
  private(set) var clusterBegins: [Bool] = []
  private var units: [Unit] = []

  init(_ text: [ReferenceCharacter]) {
    self.text = text
    clusterBegins = text.indices.map { isClusterStart($0) }
    var starts: [Int?] = []
    for character in text {
      let isMark = character.line == .cm || character.line == .zwj
      if isMark, let last = units.last,
        ![.bk, .cr, .lf, .nl, .sp, .zw].contains(last.line)
      {
        units[units.count - 1].endsInJoiner = character.line == .zwj  // LB9
        starts.append(nil)
      } else {
        starts.append(units.count)
        units.append(
          Unit(
            line: isMark ? .al : character.line,  // LB10
            trait: isMark ? .none : character.trait,
            isEast: !isMark && character.isEast, endsInJoiner: character.line == .zwj))
      }
    }
    lineBegins = starts.map { start in start.map { breaks(before: $0) } ?? false }
  }

  private func unit(_ index: Int) -> Unit? { units.indices.contains(index) ? units[index] : nil }
  private func line(_ index: Int) -> Line? { unit(index)?.line }

  private func has(_ index: Int, _ lines: Line...) -> Bool {
    line(index).map(lines.contains) ?? false
  }

  /// The last unit at or before `index` that is no space.
  private func beforeSpaces(_ index: Int) -> Int {
    var index = index
    while line(index) == .sp { index -= 1 }
    return index
  }

  /// A number that ends at `index`: NU (SY | IS)*.
  private func isNumber(endingAt index: Int) -> Bool {
    var index = index
    while has(index, .sy, .is_) { index -= 1 }
    return line(index) == .nu
  }

  private func isPi(_ index: Int) -> Bool { line(index) == .qu && unit(index)?.trait == .initial }
  private func isPf(_ index: Int) -> Bool { line(index) == .qu && unit(index)?.trait == .final }
  private func isEast(_ index: Int) -> Bool { unit(index)?.isEast ?? false }
  private func isCircle(_ index: Int) -> Bool { unit(index)?.trait == .circle }
  private func isHard(_ index: Int) -> Bool { has(index, .bk, .cr, .lf, .nl) }
  private func isLetter(_ index: Int) -> Bool { has(index, .al, .hl) }
  private func isAksara(_ index: Int) -> Bool { has(index, .ak, .as_) || isCircle(index) }

  private func breaks(before b: Int) -> Bool {
    let a = b - 1
    let c = b + 1
    if b == 0 { return false }  // LB2
    if isHard(a) { return !(line(a) == .cr && line(b) == .lf) }  // LB4, LB5
    if isHard(b) { return false }  // LB6
    if has(b, .sp, .zw) { return false }  // LB7
    if line(beforeSpaces(a)) == .zw { return true }  // LB8
    if units[a].endsInJoiner { return false }  // LB8a
    if has(a, .wj) || has(b, .wj) || has(a, .gl) { return false }  // LB11, LB12
    if has(b, .gl), !has(a, .sp, .ba, .hy, .hh) { return false }  // LB12a
    if has(b, .cl, .cp, .ex, .sy) { return false }  // LB13
    if has(beforeSpaces(a), .op) { return false }  // LB14
    let q = beforeSpaces(a)
    if isPi(q), q == 0 || isHard(q - 1) || has(q - 1, .op, .qu, .gl, .sp, .zw) {
      return false  // LB15a
    }
    if isPf(b),
      c == units.count || isHard(c)
        || has(c, .sp, .gl, .wj, .cl, .qu, .cp, .ex, .is_, .sy, .zw)
    {
      return false  // LB15b
    }
    if has(a, .sp), has(b, .is_), has(c, .nu) { return true }  // LB15c
    if has(b, .is_) { return false }  // LB15d
    if has(beforeSpaces(a), .cl, .cp), has(b, .ns) { return false }  // LB16
    if has(beforeSpaces(a), .b2), has(b, .b2) { return false }  // LB17
    if has(a, .sp) { return true }  // LB18
    return breaksWithoutSpace(a, b, c)
  }

  /// Whether the hyphen at `unit`, and those before it, begin a word.
  private func beginsWord(_ unit: Int) -> Bool {
    var first = unit
    while first > 0, has(first - 1, .hy, .hh) { first -= 1 }
    return first == 0 || isHard(first - 1) || has(first - 1, .sp, .zw, .cb, .gl)
  }

  private func breaksWithoutSpace(_ a: Int, _ b: Int, _ c: Int) -> Bool {
    if has(b, .qu), !isPi(b) { return false }  // LB19
    if has(a, .qu), !isPf(a) { return false }
    if has(b, .qu), !isEast(a) || c == units.count || !isEast(c) { return false }  // LB19a
    if has(a, .qu), !isEast(b) || a == 0 || !isEast(a - 1) { return false }
    if has(a, .cb) || has(b, .cb) { return true }  // LB20
    // LB20a, also of several hyphens.
    if has(a, .hy, .hh), isLetter(b), beginsWord(a) { return false }
    if has(b, .ba, .hh, .hy, .ns) || has(a, .bb) { return false }  // LB21
    if has(a - 1, .hl), has(a, .hy, .hh), !has(b, .hl) { return false }  // LB21a
    if has(a, .sy), has(b, .hl) { return false }  // LB21b
    if has(b, .in_) { return false }  // LB22
    if isLetter(a) && has(b, .nu) || has(a, .nu) && isLetter(b) { return false }  // LB23
    if has(a, .pr) && has(b, .id, .eb, .em) || has(a, .id, .eb, .em) && has(b, .po) {
      return false  // LB23a
    }
    if has(a, .pr, .po) && isLetter(b) || isLetter(a) && has(b, .pr, .po) { return false }  // LB24
    if joinsNumber(a, b, c) { return false }  // LB25
    if has(a, .jl) && has(b, .jl, .jv, .h2, .h3) || has(a, .jv, .h2) && has(b, .jv, .jt)
      || has(a, .jt, .h3) && has(b, .jt)
    {
      return false  // LB26
    }
    if has(a, .jl, .jv, .jt, .h2, .h3) && has(b, .po)
      || has(a, .pr) && has(b, .jl, .jv, .jt, .h2, .h3)
    {
      return false  // LB27
    }
    if isLetter(a), isLetter(b) { return false }  // LB28
    if joinsSyllable(a, b, c) { return false }  // LB28a
    if has(a, .is_), isLetter(b) { return false }  // LB29
    if (isLetter(a) || has(a, .nu)) && has(b, .op) && !isEast(b)
      || has(a, .cp) && !isEast(a) && (isLetter(b) || has(b, .nu))
    {
      return false  // LB30
    }
    if has(a, .ri), has(b, .ri) {  // LB30a
      var first = a
      while has(first - 1, .ri) { first -= 1 }
      return (b - first) % 2 == 0
    }
    let isPictograph = has(a, .eb) || unit(a)?.trait == .unassigned
    return !(isPictograph && has(b, .em))  // LB30b, LB31
  }

  /// LB25.
  private func joinsNumber(_ a: Int, _ b: Int, _ c: Int) -> Bool {
    if has(b, .po, .pr), isNumber(endingAt: has(a, .cl, .cp) ? a - 1 : a) { return true }
    if has(a, .po, .pr), has(b, .op) { return has(c, .nu) || has(c, .is_) && has(c + 1, .nu) }
    return has(b, .nu) && (has(a, .po, .pr, .hy, .is_) || isNumber(endingAt: a))
  }

  /// LB28a.
  private func joinsSyllable(_ a: Int, _ b: Int, _ c: Int) -> Bool {
    has(a, .ap) && isAksara(b) || isAksara(a) && has(b, .vf, .vi)
      || isAksara(a - 1) && has(a, .vi) && (has(b, .ak) || isCircle(b))
      || isAksara(a) && isAksara(b) && has(c, .vf)
  }

  /// UAX #29, GB1 to GB999.
  private func isClusterStart(_ b: Int) -> Bool {
    guard b > 0 else { return true }
    let left = text[b - 1].cluster
    let right = text[b].cluster
    if left == .cr, right == .lf { return false }
    if [.cr, .lf, .control].contains(left) || [.cr, .lf, .control].contains(right) { return true }
    switch (left, right) {
    case (.l, .l), (.l, .v), (.l, .lv), (.l, .lvt): return false
    case (.lv, .v), (.lv, .t), (.v, .v), (.v, .t), (.lvt, .t), (.t, .t): return false
    case (_, .extend), (_, .linker), (_, .inert), (_, .zwj), (_, .spacing): return false
    case (.prepend, _): return false
    case (_, .consonant): return !conjunctEnds(before: b)
    case (.zwj, .pictograph): return !pictographEnds(before: b - 1)
    case (.ri, .ri):
      var first = b - 1
      while first > 0, text[first - 1].cluster == .ri { first -= 1 }
      return (b - first) % 2 == 0
    default: return true
    }
  }

  /// GB9c: a consonant, then extends and at least one linker.
  private func conjunctEnds(before b: Int) -> Bool {
    var index = b - 1
    var isLinked = false
    while index >= 0, [.extend, .linker, .zwj].contains(text[index].cluster) {
      isLinked = isLinked || text[index].cluster == .linker
      index -= 1
    }
    return isLinked && index >= 0 && text[index].cluster == .consonant
  }

  /// GB11: a pictograph and extends.
  private func pictographEnds(before joiner: Int) -> Bool {
    var index = joiner - 1
    while index >= 0, [.extend, .linker, .inert].contains(text[index].cluster) { index -= 1 }
    return index >= 0 && text[index].cluster == .pictograph
  }
}

extension ReferenceCharacter {
  /// Whether its East Asian width is F, W or H.
  var isEast: Bool { trait == .east }
}
