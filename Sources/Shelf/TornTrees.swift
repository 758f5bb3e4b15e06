import Glibc

/// The tables of a damaged file whose rows are still there, below a page that cannot be read.
///
/// A table's rows lie on the leaves of a tree of pages, and SQLite reaches a leaf from the root only. If
/// the root is damaged, or another page above leaves, all rows below it are out of reach. Such a page is
/// written anew here: the pages below it are those that nothing else in the file leads to and whose rows
/// have the table's columns. The file format is that of sqlite.org/fileformat2.html; sections and names
/// are those of its chapter 1.6, "B-tree Pages".
struct TornTrees {
  /// A table with rows that have numbers.
  struct Table {
    /// The page that its tree begins with.
    let root: Int
    /// The declared type of each column; nil for the one that is the row's number.
    let columns: [String?]

    /// The list of all tables and indexes, on the file's first page: chapter 2.6, "Storage Of The SQL
    /// Database Schema".
    static let list = Table(root: 1, columns: ["TEXT", "TEXT", "TEXT", "INTEGER", "TEXT"])
    /// What the first column of the list says.
    static let kinds = ["table", "index", "view", "trigger"].map { Array($0.utf8) }
    /// Whether it is the list of tables.
    var isList: Bool { root == Self.list.root }
  }

  /// A page that leads to rows, and cannot be read.
  private struct Tear {
    let page: Int
    let table: Table
    /// The numbers of the rows below it are more than `low` and at most `high`.
    let low: Int64
    let high: Int64
  }

  /// A page that nothing leads to, and the first and last number of the rows below it.
  private struct Branch {
    let page: Int
    let rows: ClosedRange<Int64>
  }

  private static let (innerTable, leafOfTable): (UInt8, UInt8) = (0x05, 0x0D)
  private static let (innerIndex, leafOfIndex): (UInt8, UInt8) = (0x02, 0x0A)
  /// The bytes of the file's own header, on its first page.
  private static let fileHeader = 100
  /// A file with more bytes is left as it is.
  private static let largest = 1 << 30
  /// A tree is never as high.
  private static let highest = 20

  private var bytes: [UInt8]
  private let pageSize: Int
  /// The number of pages that the file had before it was cut short, as far as its header tells.
  private let formerPages: Int
  /// The bytes of a page that hold something.
  private let usable: Int
  private var pages: Int { bytes.count / pageSize }

  /// Writes the pages that tables are torn at anew, in the file at `path`, which nobody else uses and which
  /// has no log.
  ///
  /// - Parameter otherRoots: The first pages of what else is in the file: indexes, and tables whose rows have
  ///   no numbers.
  /// - Returns: The first pages of the tables that were mended. Whether all their rows are there again, nobody
  ///   can tell: other pages may be lost too.
  @discardableResult
  static func mend(_ path: String, tables: [Table], otherRoots: [Int]) -> Set<Int> {
    guard var trees = TornTrees(path) else { return [] }
    let (tears, reached) = trees.tears(of: tables, otherRoots)
    guard !tears.isEmpty else { return [] }
    let mended = trees.mend(tears, besides: reached)
    if !mended.isEmpty { trees.write(to: path) }
    return mended
  }

  /// Leads the first page to the list of tables on the pages below it, if it cannot be read or lists nothing,
  /// in the file at `path`, which nobody else uses and which has no log.
  ///
  /// - Returns: Whether it leads there.
  static func mendList(in path: String) -> Bool {
    guard var trees = TornTrees(path) else { return false }
    if let kind = trees.kind(of: 1), trees.isInner(kind) || !trees.cells(of: 1, kind).isEmpty {
      return true
    }
    let tear = Tear(page: 1, table: .list, low: .min, high: .max)
    guard !trees.mend([tear], besides: [1]).isEmpty else { return false }
    trees.write(to: path)
    return true
  }

  private init?(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, (512...Self.largest) ~= Int(status.st_size) else {
      return nil
    }
    bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    let count = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    guard count == bytes.count else { return nil }
    let size = Int(bytes[16]) << 8 | Int(bytes[17])
    pageSize = size == 1 ? 1 << 16 : size
    guard pageSize >= 512, pageSize & (pageSize - 1) == 0 else { return nil }
    bytes.removeLast(bytes.count % pageSize)
    usable = pageSize - Int(bytes[20])
    guard usable >= 480, !bytes.isEmpty else { return nil }
    formerPages = bytes[28..<32].reduce(0) { $0 << 8 | Int($1) }
  }

  private func write(to path: String) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    _ = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }
}

// MARK: - Pages

extension TornTrees {
  private func start(of page: Int) -> Int { (page - 1) * pageSize }

  private func number(_ at: Int, bytes count: Int) -> Int {
    bytes[at..<at + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The variable-length integer at `at`, and where the next byte is; nil if it leaves the file.
  private func varint(_ at: Int) -> (value: Int64, next: Int)? {
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
  private func kind(of page: Int) -> UInt8? {
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
    guard area <= usable else { return nil }
    for index in 0..<count {
      let place = number(start(of: page) + first + 2 * index, bytes: 2)
      guard (area...usable - 4).contains(place) else { return nil }
    }
    guard isInner(kind) else { return kind }
    let last = max(pages, formerPages, 2)
    return children(of: page, kind).allSatisfy { (2...last).contains($0.page) } ? kind : nil
  }

  private func isInner(_ kind: UInt8) -> Bool { kind == Self.innerTable || kind == Self.innerIndex }

  private func headerBytes(_ kind: UInt8) -> Int { isInner(kind) ? 12 : 8 }

  /// Where in the file the cells of a sound page begin.
  private func cells(of page: Int, _ kind: UInt8) -> [Int] {
    let header = start(of: page) + (page == 1 ? Self.fileHeader : 0)
    return (0..<number(header + 3, bytes: 2)).map {
      start(of: page) + number(header + headerBytes(kind) + 2 * $0, bytes: 2)
    }
  }

  /// The pages that an inner page leads to, each with the last number of the rows below it; of an index, and
  /// of the last page, that is not told.
  private func children(of page: Int, _ kind: UInt8) -> [(page: Int, last: Int64?)] {
    let header = start(of: page) + (page == 1 ? Self.fileHeader : 0)
    let inner = cells(of: page, kind).map { cell in
      (number(cell, bytes: 4), kind == Self.innerTable ? varint(cell + 4)?.value : nil)
    }
    return inner + [(number(header + 8, bytes: 4), nil)]
  }

  /// The pages that are free: they may still have rows, which were deleted.
  private var freePages: Set<Int> {
    var free: Set<Int> = []
    var trunk = number(32, bytes: 4)
    while (2...pages).contains(trunk), free.insert(trunk).inserted {
      let count = number(start(of: trunk) + 4, bytes: 4)
      guard count <= usable / 4 - 2 else { break }
      for index in 0..<count { free.insert(number(start(of: trunk) + 8 + 4 * index, bytes: 4)) }
      trunk = number(start(of: trunk), bytes: 4)
    }
    return free
  }
}

// MARK: - Finding

extension TornTrees {
  /// The pages that trees reach, and those among them that cannot be read.
  private func tears(
    of tables: [Table], _ otherRoots: [Int]
  ) -> (tears: [Tear], reached: Set<Int>) {
    var tears: [Tear] = []
    var reached: Set<Int> = []
    func follow(_ page: Int, _ table: Table?, low: Int64, high: Int64, depth: Int) {
      guard depth < Self.highest, reached.insert(page).inserted else { return }
      guard let kind = kind(of: page) else {
        if let table, (2...pages).contains(page) {
          tears.append(Tear(page: page, table: table, low: low, high: high))
        }
        return
      }
      guard isInner(kind) else { return }
      var low = low
      for child in children(of: page, kind) {
        let last = child.last ?? high
        follow(child.page, table, low: low, high: last, depth: depth + 1)
        low = last
      }
    }
    follow(1, nil, low: .min, high: .max, depth: 0)
    for root in otherRoots { follow(root, nil, low: .min, high: .max, depth: 0) }
    for table in tables { follow(table.root, table, low: .min, high: .max, depth: 0) }
    return (tears, reached)
  }

  /// The first and last number of the rows below a page of a table; nil if they cannot be read.
  private func rows(below page: Int, depth: Int = 0) -> ClosedRange<Int64>? {
    guard depth < Self.highest, let kind = kind(of: page) else { return nil }
    if kind == Self.leafOfTable {
      let numbers = cells(of: page, kind).map { cell in
        varint(cell).flatMap { varint($0.next)?.value }
      }
      guard case let first?? = numbers.first, case let last?? = numbers.last, first <= last else {
        return nil
      }
      return first...last
    }
    guard kind == Self.innerTable else { return nil }
    let below = children(of: page, kind).map { rows(below: $0.page, depth: depth + 1) }
    // A page below that cannot be read leaves the others.
    guard let first = below.lazy.compactMap({ $0 }).first?.lowerBound,
      let last = below.lazy.reversed().compactMap({ $0 }).first?.upperBound, first <= last
    else { return nil }
    return first...last
  }

  /// Whether the first rows below a page have the columns of a table.
  private func isOf(_ table: Table, _ page: Int, depth: Int = 0) -> Bool {
    guard depth < Self.highest, let kind = kind(of: page) else { return false }
    guard kind == Self.leafOfTable else {
      return kind == Self.innerTable
        && children(of: page, kind).contains { isOf(table, $0.page, depth: depth + 1) }
    }
    let cells = cells(of: page, kind)
    return [cells.first, cells.last].allSatisfy { cell in cell.map { isRow($0, of: table) } ?? false
    }
  }

  /// Whether the record in a leaf's cell has the columns of a table, of the types that were declared: chapter 2,
  /// "Record Format". A row that is older than a column lacks it.
  private func isRow(_ cell: Int, of table: Table) -> Bool {
    guard let size = varint(cell), let number = varint(size.next), let header = varint(number.next),
      (2...Int64(usable)).contains(header.value)
    else { return false }
    let end = number.next + Int(header.value)
    var next = header.next
    var column = 0
    if table.isList, !beginsAsList(end, type: varint(next)?.value ?? 0) { return false }
    while next < end {
      guard column < table.columns.count, let type = varint(next) else { return false }
      switch (type.value, table.columns[column]) {
      case (0, _): break
      case (_, nil): return false
      case (1...6, "INTEGER"?), (8...9, "INTEGER"?), (1...9, "REAL"?): break
      case (12..., "TEXT"?): guard type.value % 2 == 1 else { return false }
      case (12..., "BLOB"?): guard type.value % 2 == 0 else { return false }
      default: return false
      }
      (next, column) = (type.next, column + 1)
    }
    return next == end && column > 0 && (!table.isList || column == table.columns.count)
  }

  /// Whether the content at `at`, of a column of the given type, says what is listed.
  private func beginsAsList(_ at: Int, type: Int64) -> Bool {
    Table.kinds.contains { kind in
      type == Int64(13 + 2 * kind.count) && bytes[at...].starts(with: kind)
    }
  }
}

// MARK: - Mending

extension TornTrees {
  /// Writes the torn pages anew, as far as there are pages below them.
  ///
  /// - Returns: The first pages of the tables that they are of.
  private mutating func mend(_ tears: [Tear], besides reached: Set<Int>) -> Set<Int> {
    let free = freePages
    let loose = (2...max(pages, 2)).filter { page in
      !reached.contains(page) && !free.contains(page)
        && [Self.innerTable, Self.leafOfTable].contains(kind(of: page))
    }
    let led = Set(
      loose.flatMap { page in
        kind(of: page) == Self.innerTable
          ? children(of: page, Self.innerTable).map(\.page) : []
      })
    let branches = loose.filter { !led.contains($0) }.compactMap { page in
      rows(below: page).map { Branch(page: page, rows: $0) }
    }.sorted { $0.rows.lowerBound < $1.rows.lowerBound }
    var mended: Set<Int> = []
    for tear in tears {
      var below: [Branch] = []
      for branch in branches where isOf(tear.table, branch.page) {
        let low = below.last?.rows.upperBound ?? tear.low
        if branch.rows.lowerBound > low, branch.rows.upperBound <= tear.high {
          below.append(branch)
        }
      }
      guard !below.isEmpty else { continue }
      write(below, to: tear.page)
      mended.insert(tear.table.root)
    }
    return mended
  }

  /// Makes a page one that leads to `branches`. If it cannot lead to all, pages that do are added to the file.
  private mutating func write(_ branches: [Branch], to page: Int) {
    var branches = branches
    // A cell has four bytes for the page and up to nine for a number, and two for its place.
    let most = (usable - Self.fileHeader - 12) / 15
    while branches.count > most + 1 {
      var above: [Branch] = []
      for start in stride(from: 0, to: branches.count, by: most) {
        let group = Array(branches[start..<min(start + most, branches.count)])
        bytes += repeatElement(0, count: pageSize)
        fill(pages, with: group)
        above.append(
          Branch(
            page: pages, rows: group[0].rows.lowerBound...group[group.count - 1].rows.upperBound))
      }
      branches = above
      for shift in 0..<4 { bytes[31 - shift] = UInt8(pages >> (8 * shift) & 0xFF) }
    }
    fill(page, with: branches)
  }

  private mutating func fill(_ page: Int, with branches: [Branch]) {
    let start = start(of: page)
    // A page that leads to one other page only is none that SQLite reads, but for the first one: it is that
    // page itself.
    guard branches.count > 1 || page == 1, let last = branches.last else {
      let only = self.start(of: branches[0].page)
      bytes.replaceSubrange(start..<start + pageSize, with: bytes[only..<only + pageSize])
      return
    }
    let header = page == 1 ? Self.fileHeader : 0
    var content = Array(bytes[start..<start + header])
    content += repeatElement(0, count: pageSize - header)
    func put(_ value: Int, bytes count: Int, at: Int) {
      for index in 0..<count {
        content[at + index] = UInt8(value >> (8 * (count - 1 - index)) & 0xFF)
      }
    }
    content[header] = Self.innerTable
    put(branches.count - 1, bytes: 2, at: header + 3)
    put(last.page, bytes: 4, at: header + 8)
    var end = usable
    for (index, branch) in branches.dropLast().enumerated() {
      let key = Self.varint(branch.rows.upperBound)
      end -= 4 + key.count
      put(branch.page, bytes: 4, at: end)
      content.replaceSubrange(end + 4..<end + 4 + key.count, with: key)
      put(end, bytes: 2, at: header + 12 + 2 * index)
    }
    put(end, bytes: 2, at: header + 5)
    bytes.replaceSubrange(start..<start + pageSize, with: content)
  }

  /// The bytes of a variable-length integer.
  private static func varint(_ value: Int64) -> [UInt8] {
    var rest = UInt64(bitPattern: value)
    if rest >> 56 != 0 {
      var all = [UInt8(rest & 0xFF)]
      rest >>= 8
      for _ in 0..<8 {
        all.append(UInt8(rest & 0x7F) | 0x80)
        rest >>= 7
      }
      return all.reversed()
    }
    var all = [UInt8(rest & 0x7F)]
    rest >>= 7
    while rest > 0 {
      all.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    return all.reversed()
  }
}
