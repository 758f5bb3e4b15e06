import Synchronization
import Testing
import Widgets

@testable import Rooms

@Suite struct StoryJobsTests {
  private static let page = "/stories/1.txt"

  /// What a page hears.
  private final class Heard: Sendable {
    private let tellings = Mutex<[StoryTelling]>([])
    var all: [StoryTelling] { tellings.withLock { $0 } }
    func hear(_ telling: StoryTelling) { tellings.withLock { $0.append(telling) } }
  }

  /// A story that is being told, and has a page.
  private func begun() throws -> StoryJobs {
    let jobs = StoryJobs()
    _ = try #require(jobs.begin("1", by: "a model") { _ in })
    jobs.note(Self.page, of: "1")
    return jobs
  }

  @Test func `an end before the page is open is heard by the page`() throws {
    let (jobs, heard) = (try begun(), Heard())
    jobs.noteOpening(of: "1")
    #expect(jobs.tell(.told("A Hat"), of: "1"))
    let ear = try #require(jobs.listen(to: Self.page, heard.hear))
    #expect(!ear.isComing)
    #expect(heard.all == [.told("A Hat")])
    // It is said once.
    let later = Heard()
    _ = jobs.listen(to: Self.page, later.hear)
    #expect(later.all.isEmpty)
  }

  @Test func `an end that the list tells is not told by the page too`() throws {
    let (jobs, heard) = (try begun(), Heard())
    #expect(!jobs.tell(.told("A Hat"), of: "1"))
    _ = jobs.listen(to: Self.page, heard.hear)
    #expect(heard.all.isEmpty)
  }

  @Test func `a page that is open hears each step until it leaves`() throws {
    let (jobs, heard) = (try begun(), Heard())
    let ear = try #require(jobs.listen(to: Self.page, heard.hear))
    #expect(ear.isComing)
    #expect(jobs.tell(.stopped, of: "1"))
    ear.end()
    #expect(!jobs.tell(.told("A Hat"), of: "1"))
    #expect(heard.all == [.comes(from: "a model"), .stopped])
  }
}
