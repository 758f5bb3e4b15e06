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
    /// A column, as it was declared.
    struct Column {
      let type: String
      /// Whether it is never NULL.
      var isRequired = false
      /// Whether it may have been added after rows were written, which then lack it: SQLite adds none that
      /// is never NULL and has no default.
      var isAddable = true
    }

    /// The page that its tree begins with.
    let root: Int
    /// Its columns; nil for the one that is the row's number.
    let columns: [Column?]
    /// The fewest columns that a row has.
    let fewest: Int

    init(root: Int, columns: [Column?]) {
      (self.root, self.columns) = (root, columns)
      fewest = columns.lastIndex { $0.map { !$0.isAddable } ?? true }.map { $0 + 1 } ?? 1
    }

    /// The list of all tables and indexes, on the file's first page: chapter 2.6, "Storage Of The SQL
    /// Database Schema".
    static let list = Table(
      root: 1,
      columns: ["TEXT", "TEXT", "TEXT", "INTEGER", "TEXT"].map {
        Column(type: $0, isAddable: false)
      })
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

    /// Whether `rows` can be below it.
    func spans(_ rows: ClosedRange<Int64>) -> Bool {
      rows.lowerBound > low && rows.upperBound <= high
    }

    /// The numbers below it that rows may have which are below none of `branches`, in order.
    func gaps(between branches: [Branch]) -> [ClosedRange<Int64>] {
      var gaps: [ClosedRange<Int64>] = []
      var last = low
      for branch in branches {
        if last < branch.rows.lowerBound - 1 { gaps.append(last + 1...branch.rows.lowerBound - 1) }
        last = branch.rows.upperBound
      }
      return last < high ? gaps + [last + 1...high] : gaps
    }
  }

  /// A page that nothing leads to, and the first and last number of the rows below it.
  private struct Branch {
    let page: Int
    let rows: ClosedRange<Int64>
    /// The first and the last of the leaves below it that can be read.
    var leaves: Set<Int> = []
  }

  static let (innerTable, leafOfTable): (UInt8, UInt8) = (0x05, 0x0D)
  static let (innerIndex, leafOfIndex): (UInt8, UInt8) = (0x02, 0x0A)
  /// The bytes of the file's own header, on its first page.
  static let fileHeader = 100
  /// A file with more bytes is left as it is.
  private static let largest = 1 << 30
  /// A tree is never as high.
  private static let highest = 20

  var bytes: [UInt8]
  let pageSize: Int
  /// The number of pages that the file had before it was cut short, as far as its header tells.
  let formerPages: Int
  /// The bytes of a page that hold something.
  let usable: Int
  var pages: Int { bytes.count / pageSize }

  /// Writes the pages that tables are torn at anew, in the file at `path`, which nobody else uses and which
  /// has no log.
  ///
  /// - Parameter otherRoots: The first pages of what else is in the file: indexes, and tables whose rows have
  ///   no numbers.
  /// - Returns: By the first pages of the tables that were mended, the numbers of rows that are not there again.
  ///   Whether there were such rows, nobody can tell: other pages may be lost too.
  @discardableResult
  static func mend(
    _ path: String, tables: [Table], otherRoots: [Int]
  ) -> [Int: [ClosedRange<Int64>]] {
    guard var trees = TornTrees(path) else { return [:] }
    let (tears, reached) = trees.tears(of: tables, otherRoots)
    guard !tears.isEmpty else { return [:] }
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
    usable = pageSize - Int(bytes[20])
    let former = bytes[28..<32].reduce(0) { $0 << 8 | Int($1) }
    formerPages = former <= Self.largest / pageSize ? former : 0
    bytes.removeLast(bytes.count % pageSize)
    guard usable >= 480, !bytes.isEmpty else { return nil }
  }

  private func write(to path: String) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    _ = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
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
        if let table, isLater(page) {
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

  /// What is below a page of a table; nil if no row of it can be read.
  ///
  /// - Parameter known: What is known of pages so far. A page that leads to itself has nothing below it.
  private func branch(
    from page: Int, _ known: inout [Int: Branch?], depth: Int = 0
  ) -> Branch? {
    if let branch = known[page] { return branch }
    guard depth < Self.highest, let kind = kind(of: page) else { return nil }
    known[page] = .some(nil)
    var found: Branch?
    if kind == Self.leafOfTable {
      found = rows(on: page).map { Branch(page: page, rows: $0, leaves: [page]) }
    } else if kind == Self.innerTable {
      // A page below that cannot be read leaves the others.
      var below: [Branch] = []
      for child in children(of: page, kind) {
        if let branch = branch(from: child.page, &known, depth: depth + 1) { below.append(branch) }
      }
      if let first = below.first, let last = below.last,
        first.rows.lowerBound <= last.rows.upperBound
      {
        found = Branch(
          page: page, rows: first.rows.lowerBound...last.rows.upperBound,
          leaves: first.leaves.union(last.leaves))
      }
    }
    known[page] = .some(found)
    return found
  }

  /// The first and last number of the rows on a leaf of a table; nil if they are not in order.
  private func rows(on leaf: Int) -> ClosedRange<Int64>? {
    var first: Int64?
    var last: Int64?
    for cell in cells(of: leaf, Self.leafOfTable) {
      guard let size = varint(cell), let number = varint(size.next)?.value,
        last.map({ $0 < number }) ?? true
      else { return nil }
      (first, last) = (first ?? number, number)
    }
    guard let first, let last else { return nil }
    return first...last
  }

  /// Whether the rows below a page have the columns of a table: those of its first leaf, or its last.
  private func isOf(_ table: Table, _ branch: Branch) -> Bool {
    branch.leaves.contains { leaf in
      cells(of: leaf, Self.leafOfTable).allSatisfy { isRow($0, of: table) }
    }
  }

  /// Whether the record in a leaf's cell has the columns of a table, of the types that were declared: chapter
  /// 2.1, "Record Format". A row that is older than a column lacks it.
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
      let declared = table.columns[column]
      switch (type.value, declared?.type) {
      case (0, _): guard declared?.isRequired != true else { return false }
      case (_, nil): return false
      case (1...6, "INTEGER"?), (8...9, "INTEGER"?), (1...9, "REAL"?): break
      case (12..., "TEXT"?): guard type.value % 2 == 1 else { return false }
      case (12..., "BLOB"?): guard type.value % 2 == 0 else { return false }
      default: return false
      }
      (next, column) = (type.next, column + 1)
    }
    return next == end && column >= table.fewest
  }

  /// Whether the content at `at`, of a column of the given type, says what is listed.
  private func beginsAsList(_ at: Int, type: Int64) -> Bool {
    Table.kinds.contains { kind in
      type == Int64(13 + 2 * kind.count) && bytes.dropFirst(at).starts(with: kind)
    }
  }
}

// MARK: - Mending

extension TornTrees {
  /// Writes the torn pages anew, as far as there are pages below them.
  ///
  /// - Returns: By the first pages of the tables that they are of, the numbers of rows that are not there.
  private mutating func mend(
    _ tears: [Tear], besides reached: Set<Int>
  ) -> [Int: [ClosedRange<Int64>]] {
    var below = [[Branch]](repeating: [], count: tears.count)
    for branch in branches(besides: reached) {
      let fitting = tears.indices.filter {
        tears[$0].spans(branch.rows) && isOf(tears[$0].table, branch)
      }
      // Of two tables with the same columns nobody can tell which one has these rows.
      if fitting.count == 1 { below[fitting[0]].append(branch) }
    }
    var gaps: [Int: [ClosedRange<Int64>]] = [:]
    for (tear, branches) in zip(tears, below) {
      let apart = Self.apart(branches)
      guard !apart.isEmpty else { continue }
      write(apart, to: tear.page)
      gaps[tear.table.root, default: []] += tear.gaps(between: apart)
    }
    return gaps
  }

  /// The pages of tables that nothing leads to, in the order of the rows below them.
  private func branches(besides reached: Set<Int>) -> [Branch] {
    let free = freePages
    let loose = (2..<max(pages + 1, 2)).filter { page in
      !reached.contains(page) && !free.contains(page)
        && [Self.innerTable, Self.leafOfTable].contains(kind(of: page))
    }
    let led = Set(
      loose.flatMap { page in
        kind(of: page) == Self.innerTable
          ? children(of: page, Self.innerTable).map(\.page).filter { $0 != page } : []
      })
    var known: [Int: Branch?] = [:]
    return loose.filter { !led.contains($0) }.compactMap { branch(from: $0, &known) }
      .sorted { $0.rows.lowerBound < $1.rows.lowerBound }
  }

  /// Those of `branches`, in order, that have no row's number with another one in common: if two have, one is a
  /// former page of deleted rows, and nobody can tell which.
  private static func apart(_ branches: [Branch]) -> [Branch] {
    var apart: [Branch] = []
    var last: Int64?
    for (index, branch) in branches.enumerated() {
      let next = index + 1 < branches.count ? branches[index + 1].rows.lowerBound : nil
      let isApart = last.map { $0 < branch.rows.lowerBound } ?? true
      if isApart, next.map({ $0 > branch.rows.upperBound }) ?? true { apart.append(branch) }
      last = max(last ?? branch.rows.upperBound, branch.rows.upperBound)
    }
    return apart
  }

  /// Makes a page one that leads to `branches`. If it cannot lead to all, pages that do are added to the file.
  private mutating func write(_ branches: [Branch], to page: Int) {
    var branches = branches
    // A cell has four bytes for the page and up to nine for a number, and two for its place.
    let most = (usable - Self.fileHeader - 12) / 15
    while branches.count > most + 1 {
      var above: [Branch] = []
      // Other pages may lead to the numbers of those that were cut off.
      bytes += repeatElement(0, count: max(formerPages - pages, 0) * pageSize)
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
