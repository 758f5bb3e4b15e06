package import Datebook
package import Holdings
import Shelf
package import Stories

extension StoryKeeper {
  /// Keeps the rows of a collection: nothing of it is told yet.
  ///
  /// - Parameter teller: Who is to tell its stories.
  package func begin(
    _ request: CollectionRequest, seed: UInt64, teller: String = composer,
    at moment: Moment = .now()
  ) throws(StoryFailure) -> (collection: StoryCollection, stories: [StoryRecord]) {
    if let fault = request.fault { throw .request(fault) }
    let title =
      request.title.isEmpty
      ? "\(request.hero): \(request.focus.name)" : request.title
    let collection = StoryCollection(
      identifier: Self.identifier(), title: title, band: request.band.rawValue,
      focus: request.focus.rawValue, interests: request.interests, createdAt: moment)
    let stories = request.requests.enumerated().map { index, story in
      var row = Self.row(
        for: story, seed: seed &+ UInt64(index) &* 0x9E37_79B9, collection: collection.identifier,
        ordinal: index, at: moment)
      row.teller = teller
      return row
    }
    try keep(collection, stories, at: moment)
    return (collection, stories)
  }

  /// Tells the stories of a collection that are not told yet, one after the other; one that fails does
  /// not keep the others from being told.
  ///
  /// - Returns: The stories as they are now, and the failures.
  package func goOn(
    collection: String, at moment: Moment = .now()
  ) throws(StoryFailure) -> (told: [StoryRecord], failures: [StoryFailure]) {
    var told: [StoryRecord] = []
    var failures: [StoryFailure] = []
    for story in try waiting()
    where story.collection == collection && story.teller == Self.composer {
      do throws(StoryFailure) {
        if let done = try goOn(story, at: moment) { told.append(done.story) }
      } catch {
        failures.append(error)
      }
    }
    return (told, failures)
  }

  /// Tells all stories that a program which ended began: one after the other.
  ///
  /// - Returns: How many were told.
  @discardableResult
  package func resume(at moment: Moment = .now()) throws(StoryFailure) -> Int {
    var count = 0
    for story in try waiting() where story.teller == Self.composer && story.state != .failed {
      if try goOn(story, at: moment) != nil { count += 1 }
    }
    return count
  }
}
