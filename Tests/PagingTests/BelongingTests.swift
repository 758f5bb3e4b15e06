import Books
import TestSupport
import Testing

@testable import Paging

/// Short blocks that stay with what stands above them, or below.
@Suite struct BelongingBlocks {
  /// The texts of the pages, each with its first word only, and blank lines left out.
  private func pages(
    rows: Int, above count: Int, _ add: (inout StructuredDraft) -> Void
  ) throws -> [[String]] {
    var draft = StructuredDraft()
    for _ in 0..<count { draft.add("line") }
    draft.addBlank()
    add(&draft)
    draft.addBlank()
    for _ in 0..<rows { draft.add("end") }
    let sample = try Sample(StructuredText(draft), measure: 24, rows: rows)
    let pages = try sample.pagesByScan()
    let starts = try sample.pagination().firstLines
    #expect(starts.count == pages.count)
    var stream = try sample.pager().stream()
    for page in pages { #expect(try stream.next()?.bounds == page.bounds) }
    return pages.map { page in
      page.lines.map(\.text).filter { !$0.isEmpty }.map { line in
        String(line.drop { $0 == " " }.prefix { $0 != " " })
      }
    }
  }

  @Test(arguments: 4...17, [1, 2])
  func `the source of a quotation begins no page, nor does one line with it`(
    _ above: Int, _ blanks: Int
  ) throws {
    let pages = try pages(rows: 18, above: above) { draft in
      draft.add(.paragraph, indent: 2, "1111 111111111 111111 2222 22222222 222222 3333 333333333")
      draft.addBlank()
      draft.add(.paragraph, indent: 2, "4444 444444444 444444 5555 55555555 555555 6666 666666666")
      for _ in 0..<blanks { draft.addBlank() }
      draft.add(.paragraph, indent: 2, flags: [.right, .keepsWithPrevious], "Source")
    }
    let page = try #require(pages.first { $0.contains("Source") })
    let lines = try #require(page.firstIndex(of: "Source"))
    #expect(lines >= 2, "\(pages)")
    #expect(pages.flatMap { $0 }.count { $0 == "Source" } == 1)
  }

  @Test(arguments: 4...17)
  func `the source of a verse begins no page`(_ above: Int) throws {
    let pages = try pages(rows: 18, above: above) { draft in
      for number in 1...5 { draft.add(.verse, indent: 2, "\(number)") }
      draft.add(.verse, indent: 2, flags: .keepsWithPrevious, "Source")
    }
    let page = try #require(pages.first { $0.contains("Source") })
    #expect(page.first != "Source", "\(pages)")
  }

  @Test(arguments: 4...19)
  func `a title and what belongs to it have two lines below them`(_ above: Int) throws {
    let pages = try pages(rows: 20, above: above) { draft in
      draft.add(.heading, level: 2, "Title")
      draft.addBlank()
      draft.add(.paragraph, flags: [.centred, .keepsWithNext], "Somebody")
      draft.addBlank()
      draft.add(.paragraph, flags: [.centred, .keepsWithNext], "1851")
      draft.addBlank()
      draft.add("1111 111111111 111111 2222 22222222 222222 3333 333333333 333333 4444")
    }
    let page = try #require(pages.first { $0.contains("Title") })
    let title = try #require(page.firstIndex(of: "Title"))
    #expect(page.count - title >= 5, "\(pages)")
  }
}
