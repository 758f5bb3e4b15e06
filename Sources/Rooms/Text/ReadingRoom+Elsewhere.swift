import Books
import Datebook
import Dispatch
import Formats
import Settings
import Setup
import Shelf
import TextPlace
import Widgets
import Workers

extension ReadingRoom {
  /// Looks, in the background and once, whether the reader has come further on another machine.
  mutating func lookElsewhere() {
    guard !hasLookedElsewhere else { return }
    hasLookedElsewhere = true
    let (source, mailbox) = (text.source, Self.mailbox(at: address))
    progressDesk?.pull { mailbox.post(.furtherElsewhere($0)) }
    guard !model.preferences.syncFolder.isEmpty, let digest = text.digest,
      let location = try? configuration.folders.library()
    else { return }
    Background.run("places elsewhere", qos: .utility) {
      guard
        let found = LibrarySync.placeElsewhere(in: digest.names, library: location),
        source.isComplete,
        let offset = found.place.find(in: source, isWhole: source.isWhole).offset
      else { return }
      mailbox.post(
        .furtherElsewhere(
          FurtherPosition(
            offset: offset, origin: "on \(found.machine.printable)",
            milliseconds: found.milliseconds)))
    }
  }

  /// Looks, in the background and once, whether the reader has come further in another edition.
  func lookIntoEditions() {
    guard let keeper, text.source.isComplete else { return }
    let mailbox = Self.mailbox(at: address)
    keeper.findOtherEdition(in: text.source) { offset, place in
      mailbox.post(
        .furtherElsewhere(
          FurtherPosition(
            offset: offset, origin: "in \(place.name.printable)",
            milliseconds: Int64(place.movedAt.milliseconds))))
    }
  }

  /// Offers a place that was reached elsewhere as the way forward; the reader stays.
  mutating func offer(_ place: FurtherPosition) {
    guard place.offset > model.book.anchor else { return }
    let seconds = Int64(Moment.now().milliseconds) / 1000 - place.milliseconds / 1000
    model.offer(
      place.offset, onPage: (try? desk.number(ofPageWith: place.offset)) ?? nil,
      reached: "\(place.origin), \(Self.age(seconds))")
  }

  /// How long ago something was: `an hour ago`.
  static func age(_ seconds: Int64) -> String {
    switch seconds {
    case ..<120: "just now"
    case ..<3600: "\(seconds / 60) minutes ago"
    case ..<7200: "an hour ago"
    case ..<86_400: "\(seconds / 3600) hours ago"
    case ..<172_800: "a day ago"
    default: "\(seconds / 86_400) days ago"
    }
  }
}
