import Datebook
import Foundation
import Holdings
import Shelf
import Stories
import Storytellers
import TestSupport
import Testing

/// A library in a folder of its own, that goes with the test.
final class TestLibrary {
  let folder: URL
  let library: Library

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "stories-\(UInt64.random(in: .min ... .max))")
    library = try Library(
      at: LibraryLocation(path: folder.appending(path: "library.sqlite").path)
    ) { _ in }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var keeper: StoryKeeper { StoryKeeper(library) }
}

struct StoryKeeperTests {
  private static let request = StoryRequest(hero: "Mia", band: .early, theme: .courage)

  @Test func `a told story is a book with a text, a row and a tag`() throws {
    let desk = try TestLibrary()
    let told = try desk.keeper.tell(Self.request, seed: 7)
    let text = try String(contentsOfFile: told.path, encoding: .utf8)
    #expect(text.hasPrefix(told.story.title + "\n\n"))
    #expect(text == told.story.text)
    let records = try desk.library.records()
    #expect(records.map(\.title) == [told.story.title])
    #expect(records[0].tags.map(\.name) == ["story"])
    let stories = try desk.library.stories()
    #expect(stories.map(\.state) == [.done])
    #expect(stories[0].book == records[0].id)
    #expect(try desk.library.story(String(told.story.identifier.prefix(6)))?.text == text)
  }

  @Test func `no outline is told twice, and what was printed counts as told`() throws {
    let desk = try TestLibrary()
    let printed = try desk.keeper.printed(Self.request, seed: 7)
    let told = try desk.keeper.tell(Self.request, seed: 7)
    #expect(told.story.outline != printed.outline.key)
    #expect(try desk.library.stories().count == 1)
    #expect(try desk.library.toldOutlines().count == 2)
  }

  @Test func `a story that a killed program began is told once, by one program`() throws {
    let desk = try TestLibrary()
    let row = StoryKeeper.row(for: Self.request, seed: 3, at: Moment(seconds: 1))
    try desk.library.keep(row, at: Moment(seconds: 1))
    #expect(try desk.library.beginTelling(row.identifier, at: Moment(seconds: 2)))
    // It was killed then: another program takes the story only when the first one is silent.
    #expect(try !desk.library.beginTelling(row.identifier, at: Moment(seconds: 3)))
    #expect(try desk.keeper.resume(at: Moment(seconds: 60)) == 1)
    #expect(try desk.keeper.resume(at: Moment(seconds: 120)) == 0)
    let stories = try desk.library.stories()
    #expect(stories.map(\.state) == [.done] && stories[0].attempts == 2)
  }

  @Test func `a text that cannot be written fails its story alone, which is told again`() throws {
    let desk = try TestLibrary()
    let request = CollectionRequest(
      hero: "Otto", band: .early, focus: .emotional, interests: ["trains"], count: 2)
    let begun = try desk.keeper.begin(request, seed: 5)
    // A file where the folder is to be keeps every text from being written.
    let place = desk.library.location.storiesFolder
    try Data().write(to: URL(fileURLWithPath: place))
    let failed = try desk.keeper.goOn(collection: begun.collection.identifier)
    #expect(failed.told.isEmpty && failed.failures.count == 2)
    #expect(try desk.library.stories().map(\.state) == [.failed, .failed])
    try FileManager.default.removeItem(atPath: place)
    let again = try desk.keeper.goOn(collection: begun.collection.identifier)
    #expect(again.told.count == 2 && again.failures.isEmpty)
    #expect(Set(try desk.library.stories().map(\.state)) == [.done])
    #expect(try desk.library.storyCollections().map(\.interests) == [["trains"]])
  }

  @Test(.enabled(if: TinyDisk.isPossible, "mounting a tmpfs takes privileges"))
  func `on a full disk a story of a collection fails alone, and is told again alone`() throws {
    let (desk, disk) = (try TestLibrary(), try #require(TinyDisk(kilobytes: 64)))
    try FileManager.default.createSymbolicLink(
      atPath: desk.library.location.storiesFolder, withDestinationPath: disk.path)
    let request = CollectionRequest(
      hero: "Otto", band: .early, focus: .emotional, interests: ["trains"], count: 3)
    let begun = try desk.keeper.begin(request, seed: 5)
    // There is room for one story, each of which takes a page of memory.
    #expect(disk.fill(disk.path + "/ballast"))
    #expect(truncate(disk.path + "/ballast", off_t((64 << 10) - 4096)) == 0)
    let failed = try desk.keeper.goOn(collection: begun.collection.identifier)
    #expect(failed.told.count == 1 && failed.failures.count == 2, "\(failed)")
    for failure in failed.failures {
      #expect(failure.sentence.hasSuffix("No space left on device"), "\(failure.sentence)")
    }
    // Nothing of what did not fit is left there.
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path).count == 2)
    let first = try #require(failed.told.first)
    unlink(disk.path + "/ballast")
    let again = try desk.keeper.goOn(collection: begun.collection.identifier)
    #expect(again.told.count == 2 && again.failures.isEmpty)
    #expect(!again.told.map(\.identifier).contains(first.identifier))
    let stories = try desk.library.stories(hasTexts: true)
    #expect(stories.allSatisfy { $0.state == .done && $0.failure == nil })
    #expect(stories.first { $0.identifier == first.identifier }?.text == first.text)
    #expect(try desk.library.records().count == 3)
  }

  @Test(.enabled(if: TinyDisk.isPossible, "mounting a tmpfs takes privileges"))
  func `a library without room tells no story, and has it once there is room`() throws {
    let disk = try #require(TinyDisk(kilobytes: 2048))
    let library = try Library(at: LibraryLocation(path: disk.path + "/library.sqlite")) { _ in }
    let keeper = StoryKeeper(library)
    let before = try keeper.tell(Self.request, seed: 1)
    #expect(disk.fill(disk.path + "/ballast"))
    #expect(throws: StoryFailure.self) { try keeper.tell(Self.request, seed: 2) }
    #expect(try String(contentsOfFile: before.path, encoding: .utf8) == before.story.text)
    unlink(disk.path + "/ballast")
    let told = try keeper.tell(Self.request, seed: 2)
    #expect(told.story.text != before.story.text)
    let stories = try library.stories().filter { $0.state == .done }
    #expect(stories.count == 2, "\(stories.map(\.state))")
  }

  @Test func `an export carries the texts of stories into another library`() throws {
    let (here, there) = (try TestLibrary(), try TestLibrary())
    let told = try here.keeper.tell(Self.request, seed: 9)
    var export = ""
    try here.library.export { export += $0 }
    try FileManager.default.removeItem(at: here.folder)
    try there.library.merge(Data(export.utf8))
    #expect(try there.keeper.restoreTexts() == 1)
    let story = try #require(try there.library.stories().first)
    let path = try #require(there.keeper.path(of: story))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == told.story.text)
    #expect(try there.library.records().map(\.path) == [path])
    #expect(try there.keeper.restoreTexts() == 0)
  }

  @Test func `the nine stories written by hand come once, and a removed one stays away`() throws {
    let desk = try TestLibrary()
    try desk.keeper.keepFirstStories()
    let stories = try desk.library.stories()
    #expect(stories.count == 9)
    for band in AgeBand.allCases {
      #expect(stories.count { $0.band == band.rawValue } == 3)
    }
    for written in FirstStories.all {
      #expect(
        StoryGates.faults(of: written.body, for: written.band).isEmpty, "\(written.title)")
      #expect(written.questions.count == 3 && written.explained.count == 3)
    }
    let book = try #require(stories[0].book)
    try desk.library.remove([book], at: .now())
    try desk.keeper.keepFirstStories()
    #expect(try desk.library.stories().count == 8)
  }

  @Test func `a request that cannot be told says why`() throws {
    let desk = try TestLibrary()
    let request = StoryRequest(hero: " ", band: .early, theme: .courage)
    #expect(throws: StoryFailure.request("The hero needs a name.")) {
      try desk.keeper.tell(request, seed: 1)
    }
    #expect(StoryRequest(hero: "A\u{1B}[31m", band: .early, theme: .courage).fault != nil)
    #expect(
      StoryRequest(hero: String(repeating: "a", count: 41), band: .early, theme: .courage).fault
        != nil)
    #expect(try desk.library.stories().isEmpty)
  }
}
