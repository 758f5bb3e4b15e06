/// The embedding levels of a paragraph by UAX #9: the rules P2 to I2.
package struct BidiLevels {
  /// The deepest level that is explicit.
  private static let deepest: UInt8 = 125

  /// The level of the paragraph: 0, or 1 if it is written from right to left.
  package let base: UInt8
  /// The level of each character; of those that rule X9 takes out the level around them.
  package private(set) var levels: [UInt8]
  /// The classes as they came.
  private let classes: [BidiClass]
  /// The classes as the rules change them.
  private var types: [BidiClass]
  /// For an isolate's first character the index of its last, and the other way; -1 for none.
  private var partners: [Int]

  /// The levels of a paragraph.
  ///
  /// - Parameters:
  ///   - classes: The class of each character.
  ///   - scalars: The characters, for their brackets; empty if nothing is known of them.
  ///   - base: The paragraph's level; `nil` for that of its first strong character.
  /// - Complexity: O(*n*) for ordinary texts.
  package init(_ classes: [BidiClass], scalars: [UInt32] = [], base: UInt8? = nil) {
    self.classes = classes
    types = classes
    levels = [UInt8](repeating: 0, count: classes.count)
    partners = Self.partners(in: classes)
    self.base = base ?? Self.level(of: classes[...], partners)
    setExplicitLevels()
    for sequence in sequences() {
      var sequence = sequence
      resolveWeak(&sequence)
      if !scalars.isEmpty { resolveBrackets(sequence, scalars) }
      resolveNeutrals(sequence)
    }
    setImplicitLevels()
  }
}

// MARK: - The paragraph and its isolates

extension BidiLevels {
  /// BD9: which isolates end where.
  private static func partners(in classes: [BidiClass]) -> [Int] {
    var partners = [Int](repeating: -1, count: classes.count)
    var open: [Int] = []
    for (index, own) in classes.enumerated() {
      if own.isIsolateInitiator {
        open.append(index)
      } else if own == .pdi, let start = open.popLast() {
        (partners[start], partners[index]) = (index, start)
      } else if own == .b {
        open.removeAll()
      }
    }
    return partners
  }

  /// P2 and P3: 1 if the first strong character outside of isolates goes from right to left.
  private static func level(of classes: ArraySlice<BidiClass>, _ partners: [Int]) -> UInt8 {
    var index = classes.startIndex
    while index < classes.endIndex {
      let own = classes[index]
      switch own {
      case .l: return 0
      case .r, .al: return 1
      case .lri, .rli, .fsi:
        guard partners[index] >= 0 else { return 0 }
        index = partners[index]
      default: break
      }
      index += 1
    }
    return 0
  }
}

// MARK: - Explicit levels

extension BidiLevels {
  /// An entry of the stack of the rules X1 to X8.
  private struct Status {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  private mutating func setExplicitLevels() {
    var stack = [Status(level: base, override: nil, isIsolate: false)]
    var (lostIsolates, lostEmbeddings, isolates) = (0, 0, 0)
    func next(isRightToLeft: Bool) -> UInt8 {
      let level = stack[stack.count - 1].level
      return isRightToLeft ? (level + 1) | 1 : (level + 2) & ~1
    }
    for (index, own) in classes.enumerated() {
      let top = stack[stack.count - 1]
      levels[index] = top.level
      switch own {
      case .rle, .lre, .rlo, .lro:
        let level = next(isRightToLeft: own == .rle || own == .rlo)
        if level <= Self.deepest, lostIsolates == 0, lostEmbeddings == 0 {
          let override: BidiClass? = own == .rlo ? .r : own == .lro ? .l : nil
          stack.append(Status(level: level, override: override, isIsolate: false))
        } else if lostIsolates == 0 {
          lostEmbeddings += 1
        }
      case .rli, .lri, .fsi:
        if let override = top.override { types[index] = override }
        let end = partners[index] >= 0 ? partners[index] : classes.count
        let isRightToLeft =
          own == .rli || own == .fsi && Self.level(of: classes[(index + 1)..<end], partners) == 1
        let level = next(isRightToLeft: isRightToLeft)
        if level <= Self.deepest, lostIsolates == 0, lostEmbeddings == 0 {
          isolates += 1
          stack.append(Status(level: level, override: nil, isIsolate: true))
        } else {
          lostIsolates += 1
        }
      case .pdi:
        if lostIsolates > 0 {
          lostIsolates -= 1
        } else if isolates > 0 {
          lostEmbeddings = 0
          while let last = stack.popLast(), !last.isIsolate {}
          isolates -= 1
        }
        let top = stack[stack.count - 1]
        levels[index] = top.level
        if let override = top.override { types[index] = override }
      case .pdf:
        if lostIsolates > 0 { continue }
        if lostEmbeddings > 0 {
          lostEmbeddings -= 1
        } else if !top.isIsolate, stack.count > 1 {
          stack.removeLast()
        }
      case .b: levels[index] = base
      case .bn: break
      default: if let override = top.override { types[index] = override }
      }
    }
  }
}

// MARK: - Isolating run sequences

extension BidiLevels {
  /// BD13: characters that the rules see side by side, without those that X9 takes out.
  private struct Sequence {
    var indices: [Int]
    var level: UInt8
    /// The directions before and behind it.
    var start: BidiClass
    var end: BidiClass
  }

  private func sequences() -> [Sequence] {
    let seen = classes.indices.filter { !classes[$0].isRemoved }
    var runs: [ArraySlice<Int>] = []
    var runOfStart: [Int: Int] = [:]
    var start = 0
    for index in seen.indices
    where index + 1 == seen.count
      || levels[seen[index + 1]] != levels[seen[index]]
    {
      runOfStart[seen[start]] = runs.count
      runs.append(seen[start...index])
      start = index + 1
    }
    var sequences: [Sequence] = []
    for run in runs {
      guard let first = run.first, classes[first] != .pdi || partners[first] < 0 else { continue }
      var indices = Array(run)
      while let last = indices.last, classes[last].isIsolateInitiator, partners[last] >= 0,
        let next = runOfStart[partners[last]]
      {
        indices += runs[next]
      }
      sequences.append(sequence(indices, seen))
    }
    return sequences
  }

  /// X10: the sequence of `indices` with the directions around it.
  private func sequence(_ indices: [Int], _ seen: [Int]) -> Sequence {
    let level = levels[indices[0]]
    let before = seen.partitioningIndex { $0 < indices[0] }
    let preceding = before > 0 ? levels[seen[before - 1]] : base
    let last = indices[indices.count - 1]
    let behind = seen.partitioningIndex { $0 < last } + 1
    let isOpen = classes[last].isIsolateInitiator && partners[last] < 0
    let following = behind < seen.count && !isOpen ? levels[seen[behind]] : base
    func direction(_ other: UInt8) -> BidiClass { max(level, other) & 1 == 1 ? .r : .l }
    return Sequence(
      indices: indices, level: level, start: direction(preceding), end: direction(following))
  }
}

// MARK: - Weak types

extension BidiLevels {
  /// W1 to W7.
  private mutating func resolveWeak(_ sequence: inout Sequence) {
    let indices = sequence.indices
    var previous = sequence.start
    for index in indices {
      if types[index] == .nsm {
        types[index] = previous.isIsolateInitiator || previous == .pdi ? .on : previous
      }
      previous = types[index]
    }
    var strong = sequence.start
    for index in indices {
      switch types[index] {
      case .l, .r, .al: strong = types[index]
      case .en: if strong == .al { types[index] = .an }
      default: break
      }
    }
    for index in indices where types[index] == .al { types[index] = .r }
    for place in indices.indices.dropFirst().dropLast() {
      let (before, after) = (types[indices[place - 1]], types[indices[place + 1]])
      guard before == after else { continue }
      switch types[indices[place]] {
      case .es where before == .en: types[indices[place]] = .en
      case .cs where before == .en || before == .an: types[indices[place]] = before
      default: break
      }
    }
    var place = 0
    while place < indices.count {
      guard types[indices[place]] == .et else {
        place += 1
        continue
      }
      let end = indices[place...].firstIndex { types[$0] != .et } ?? indices.count
      let isNumber =
        place > 0 && types[indices[place - 1]] == .en
        || end < indices.count && types[indices[end]] == .en
      for index in indices[place..<end] { types[index] = isNumber ? .en : .on }
      place = end
    }
    strong = sequence.start
    for index in indices {
      switch types[index] {
      case .es, .cs: types[index] = .on
      case .l, .r: strong = types[index]
      case .en: if strong == .l { types[index] = .l }
      default: break
      }
    }
  }

  /// The direction that a type has for neutral characters beside it.
  private static func direction(_ type: BidiClass) -> BidiClass? {
    switch type {
    case .l: .l
    case .r, .en, .an: .r
    default: nil
    }
  }
}

// MARK: - Brackets and neutrals

extension BidiLevels {
  /// N0.
  private mutating func resolveBrackets(_ sequence: Sequence, _ scalars: [UInt32]) {
    let indices = sequence.indices
    let own: BidiClass = sequence.level & 1 == 1 ? .r : .l
    for (open, close) in bracketPairs(in: indices, scalars) {
      var hasOther = false
      var hasOwn = false
      for index in indices[(open + 1)..<close] {
        guard let direction = Self.direction(types[index]) else { continue }
        if direction == own { hasOwn = true } else { hasOther = true }
      }
      guard hasOwn || hasOther else { continue }
      var direction = own
      if !hasOwn {
        var before = sequence.start
        for index in indices[..<open].reversed() {
          guard let found = Self.direction(types[index]) else { continue }
          before = found
          break
        }
        if before != own { direction = before }
      }
      for place in [open, close] {
        types[indices[place]] = direction
        for index in indices[(place + 1)...] {
          guard classes[index] == .nsm else { break }
          types[index] = direction
        }
      }
    }
  }

  /// BD16: the places of brackets that belong together, by their openings.
  private func bracketPairs(in indices: [Int], _ scalars: [UInt32]) -> [(open: Int, close: Int)] {
    var pairs: [(open: Int, close: Int)] = []
    var stack: [(closing: UInt32, place: Int)] = []
    for (place, index) in indices.enumerated() where types[index] == .on {
      if let closing = BidiTables.closing(of: scalars[index]) {
        guard stack.count < 63 else { break }
        stack.append((closing, place))
      } else if let closing = BidiTables.closingBracket(scalars[index]),
        let found = stack.lastIndex(where: { $0.closing == closing })
      {
        pairs.append((stack[found].place, place))
        stack.removeSubrange(found...)
      }
    }
    return pairs.sorted { $0.open < $1.open }
  }

  /// N1 and N2.
  private mutating func resolveNeutrals(_ sequence: Sequence) {
    let indices = sequence.indices
    let own: BidiClass = sequence.level & 1 == 1 ? .r : .l
    var before = sequence.start
    var place = 0
    while place < indices.count {
      guard types[indices[place]].isNeutral else {
        before = Self.direction(types[indices[place]]) ?? before
        place += 1
        continue
      }
      let end = indices[place...].firstIndex { !types[$0].isNeutral } ?? indices.count
      let after = end < indices.count ? Self.direction(types[indices[end]]) : sequence.end
      for index in indices[place..<end] { types[index] = before == after ? before : own }
      place = end
    }
  }

  /// I1 and I2.
  private mutating func setImplicitLevels() {
    for index in classes.indices where !classes[index].isRemoved {
      let isOdd = levels[index] & 1 == 1
      switch types[index] {
      case .r: levels[index] += isOdd ? 0 : 1
      case .an, .en: levels[index] += isOdd ? 1 : 2
      case .l: levels[index] += isOdd ? 1 : 0
      default: break
      }
    }
  }
}

// MARK: - Rows

extension BidiLevels {
  /// The levels of the characters of one row: the white space at its end has the paragraph's (L1).
  package func levels(ofRow row: Range<Int>) -> [UInt8] {
    var levels = Array(self.levels[row])
    var isAtEnd = true
    for index in row.reversed() {
      switch classes[index] {
      case .b, .s:
        levels[index - row.lowerBound] = base
        isAtEnd = true
      case .ws, .lri, .rli, .fsi, .pdi:
        if isAtEnd { levels[index - row.lowerBound] = base }
      case .lre, .lro, .rle, .rlo, .pdf, .bn:
        if isAtEnd { levels[index - row.lowerBound] = base }
      default: isAtEnd = false
      }
    }
    return levels
  }

  /// The order in which things with these levels are drawn, from left to right (L2).
  package static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    let lowest = levels.lazy.filter { $0 & 1 == 1 }.min() ?? highest + 1
    var level = highest
    while level >= lowest {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return order
  }
}
