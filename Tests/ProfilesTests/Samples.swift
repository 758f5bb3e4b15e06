import Datebook
import Profiles
import Settings

/// A family of two children, an adult and a parent.
let familyText = """
  [first]
  name = "Anna"

  [mia]
  band = "6-8"
  minutes = 40
  weekend = 60
  stories = 2
  bedtime = "19:30-07:00"
  leave = "choice"

  [tom]
  band = "3-5"
  name = "Tom"

  [ben]
  name = "Ben"

  """

/// A PIN's record that takes no time to check.
func quickRecord(_ pin: String) throws -> PINRecord {
  guard let record = PINRecord(PIN(pin), costLog: 4, salt: Array(0..<16)) else {
    throw NoMemory()
  }
  return record
}

struct NoMemory: Error {}

/// The family of ``familyText``, with the PIN 2741 if it is to have one.
func sampleFamily(hasPIN: Bool = true) throws -> Family {
  var document = TOMLDocument(familyText)
  if hasPIN { Family.write(try quickRecord("2741"), into: &document) }
  return Family(document)
}

/// A time on a day, in UTC.
func time(_ day: Day, _ hour: Int, _ minute: Int = 0, _ second: Int = 0) -> FamilyTime {
  let ofDay = hour * 3600 + minute * 60 + second
  return FamilyTime(seconds: day.number * 86_400 + ofDay, day: day, secondOfDay: ofDay)
}

/// A Monday.
let monday = Day(number: 20_780)
