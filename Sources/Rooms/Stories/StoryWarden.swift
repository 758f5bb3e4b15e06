import Profiles
import Setup
import Storytellers

/// What the profile that the program is in may do with stories: the one place that is asked.
enum StoryWarden {
  /// The age band whose stories alone are listed and told; nil in a profile without a lock.
  static var band: String? { Household.current?.profile.band?.rawValue }

  /// Why no story of an age band may be told now, as a sentence; nil if one may.
  static func obstacle(toTelling band: String) -> String? {
    guard let household = Household.current, let band = AgeBand(rawValue: band) else { return nil }
    guard case .deny(let sentence) = household.warden.verdict(.tellStory(band)) else { return nil }
    return sentence
  }

  /// Why a story may not be asked for from who tells it, as a sentence; nil if it may. A child asks a
  /// model only after a parent’s PIN.
  static func obstacle(toGoingOn teller: String) -> String? {
    guard teller != StoryKeeper.composer else { return nil }
    return Household.current?.refusal(of: .storyEndpoint)
  }

  /// Notes that a story was told: a child may have some a day.
  static func noteStory() { Household.current?.note(.story) }
}
