import Glibc

/// Pages of a file of SQLite, as its documentation describes them.
extension TornTrees {
  func start(of page: Int) -> Int { (page - 1) * pageSize }

  /// Whether it is the number of a page behind the first one.
  func isLater(_ page: Int) -> Bool { page >= 2 && page <= pages }

  func number(_ at: Int, bytes count: Int) -> Int {
    bytes[at..<at + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The variable-length integer at `at`, and where the next byte is; nil if it leaves the file.
  func varint(_ at: Int) -> (value: Int64, next: Int)? {
    var value: UInt64 = 0
    for index in 0..<9 {
      guard at + index < bytes.count else { return nil }
      let byte = bytes[at + index]
      if index == 8 { return (Int64(bitPattern: value << 8 | UInt64(byte)), at + 9) }
      value = value << 7 | UInt64(byte & 0x7F)
      if byte & 0x80 == 0 { return (Int64(bitPattern: value), at + index + 1) }
    }
    return nil
  }

  /// What kind of a tree's page it is, if its header and the places of its cells are such as SQLite writes.
  func kind(of page: Int) -> UInt8? {
    guard (1...pages).contains(page) else { return nil }
    let header = start(of: page) + (page == 1 ? Self.fileHeader : 0)
    let kind = bytes[header]
    guard [Self.innerTable, Self.leafOfTable, Self.innerIndex, Self.leafOfIndex].contains(kind)
    else {
      return nil
    }
    let first = header - start(of: page) + headerBytes(kind)
    let count = number(header + 3, bytes: 2)
    let area = first + 2 * count
    guard count == 0 || area <= usable - 4 else { return nil }
    for index in 0..<count {
      let place = number(start(of: page) + first + 2 * index, bytes: 2)
      guard (area...usable - 4).contains(place) else { return nil }
    }
    guard isInner(kind) else { return kind }
    let last = max(pages, formerPages, 2)
    return children(of: page, kind).allSatisfy { (2...last).contains($0.page) } ? kind : nil
  }

  func isInner(_ kind: UInt8) -> Bool { kind == Self.innerTable || kind == Self.innerIndex }

  private func headerBytes(_ kind: UInt8) -> Int { isInner(kind) ? 12 : 8 }

  /// Where in the file the cells of a sound page begin.
  func cells(of page: Int, _ kind: UInt8) -> [Int] {
    let header = start(of: page) + (page == 1 ? Self.fileHeader : 0)
    return (0..<number(header + 3, bytes: 2)).map {
      start(of: page) + number(header + headerBytes(kind) + 2 * $0, bytes: 2)
    }
  }

  /// The pages that an inner page leads to, each with the last number of the rows below it; of an index, and
  /// of the last page, that is not told.
  func children(of page: Int, _ kind: UInt8) -> [(page: Int, last: Int64?)] {
    let header = start(of: page) + (page == 1 ? Self.fileHeader : 0)
    let inner = cells(of: page, kind).map { cell in
      (number(cell, bytes: 4), kind == Self.innerTable ? varint(cell + 4)?.value : nil)
    }
    return inner + [(number(header + 8, bytes: 4), nil)]
  }

  /// The pages that are free: they may still have rows, which were deleted.
  ///
  /// The header leads to the first of the pages that list them, and each of these to the next: chapter 1.5,
  /// "The Freelist". If one is damaged, those behind it are found by what is on them.
  var freePages: Set<Int> {
    var free: Set<Int> = []
    var trunk = number(32, bytes: 4)
    while isLater(trunk), free.insert(trunk).inserted {
      guard let listed = listedAsFree(on: trunk) else { break }
      free.formUnion(listed)
      trunk = number(start(of: trunk), bytes: 4)
    }
    guard free.count != number(36, bytes: 4) || number(32, bytes: 4) == 0 else { return free }
    for page in 2..<max(pages + 1, 2) where !free.contains(page) && kind(of: page) == nil {
      guard let listed = listedAsFree(on: page), !listed.isEmpty else { continue }
      free.insert(page)
      free.formUnion(listed)
    }
    return free
  }

  /// The pages that `page` lists as free ones; nil if it is no such list.
  private func listedAsFree(on page: Int) -> Set<Int>? {
    let (next, count) = (number(start(of: page), bytes: 4), number(start(of: page) + 4, bytes: 4))
    let others = 2..<max(pages, formerPages, 1) + 1
    guard next == 0 || others.contains(next), count <= usable / 4 - 2 else { return nil }
    let listed = Set((0..<count).map { number(start(of: page) + 8 + 4 * $0, bytes: 4) })
    return listed.count == count && listed.allSatisfy(others.contains) ? listed : nil
  }
}
