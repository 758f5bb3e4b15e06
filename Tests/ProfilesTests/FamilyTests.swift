import Profiles
import Settings
import TestSupport
import Testing

@Suite struct Families {
  @Test func `a family is what its file says`() throws {
    let family = try sampleFamily()
    #expect(family.problems == [])
    #expect(family.all.map(\.name) == ["Anna", "Mia", "Tom", "Ben"])
    #expect(family.children.map(\.slug) == ["mia", "tom"])
    #expect(family.isGuarded)
    let mia = try #require(family[slug: "mia"])
    #expect(mia.limits.minutes == [40, 40, 40, 40, 40, 60, 60])
    #expect(mia.limits.bedtimes.compactMap(\.?.words) == Array(repeating: "19:30-07:00", count: 7))
    #expect((mia.storiesADay, mia.finishesPage, mia.exit) == (2, true, .choice))
    #expect(Family("[kim]\n").others == [Profile(slug: "kim", name: "Kim")])
    #expect(family.profile(named: "ANNA")?.isFirst == true)
    #expect(family.profile(named: "Mia")?.slug == "mia")
    #expect(family.profile(named: "first")?.name == "Anna")
    #expect(family.profile(named: "nobody") == nil)
    #expect(try !sampleFamily(hasPIN: false).isGuarded)
  }

  @Test func `a slip of the hand opens nothing`() throws {
    let family = Family(
      TOMLDocument(
        """
        [first]
        band = "6-8"
        [mia]
        band = 7
        minutes = "forty"
        bedtime = "late"
        stories = -1
        colour = "red"
        [../etc]
        name = "x"
        [tom]
        band = "6 to 8"
        """))
    let mia = try #require(family[slug: "mia"])
    #expect(mia.band == .youngest)
    #expect(mia.limits.minutes.allSatisfy { $0 == 0 })
    #expect(TimeLeft(mia, DayUsage(), at: time(monday, 12)).isOver)
    #expect(mia.storiesADay == 0)
    #expect(family[slug: "tom"]?.band == .youngest)
    #expect(!family.first.isLocked)
    #expect(family.others.map(\.slug) == ["mia", "tom"])
    #expect(family.problems.count == 7)
  }

  @Test func `the machine's policy goes over the family's file, key by key`() throws {
    let policy = TOMLDocument("[mia]\nminutes = 20\n[lea]\nband = \"9-10\"\n")
    let family = Family(TOMLDocument(familyText), policy: policy)
    #expect(family[slug: "mia"]?.limits.minutes == Array(repeating: 20, count: 7))
    #expect(family[slug: "mia"]?.band == .middle)
    #expect(family[slug: "lea"]?.band == .oldest)
    #expect(family.governed == ["mia", "lea"])
  }

  @Test func `what is written is read again, whatever the week is like`() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      var profile = Profile(
        slug: "kim", name: "Kim \"K\"", band: AgeBand.allCases[random.pick(0..<3)])
      let kind = random.pick(0..<4)
      for day in 0..<7 {
        let value = kind == 0 ? 30 : kind == 1 ? (day < 5 ? 20 : 50) : random.pick(0..<90)
        profile.limits.minutes[day] = kind == 3 && day % 2 == 0 ? nil : value
        profile.limits.bedtimes[day] =
          kind == 3 && day == 2 ? nil : Bedtime(kind < 2 ? "20:00-06:30" : "2\(day % 4):15-07:00")
      }
      profile.storiesADay = random.pick(0..<2) == 0 ? nil : 3
      profile.finishesPage = random.pick(0..<2) == 0
      profile.maySetLooks = random.pick(0..<2) == 0
      profile.exit = Profile.Exit.allCases[random.pick(0..<2)]
      var document = TOMLDocument(familyText)
      for _ in 0..<2 { Family.write(profile, into: &document) }
      let family = Family(document)
      #expect(family.problems == [])
      #expect(family[slug: "kim"] == profile)
      #expect(family[slug: "mia"] == Family(TOMLDocument(familyText))[slug: "mia"])
      Family.remove("kim", from: &document)
      #expect(Family(document) == Family(TOMLDocument(familyText)))
    }
  }

  @Test func `a slug is a folder's name, whatever somebody is called`() {
    #expect(Profile.slug(for: "Mia Sofie") == "mia-sofie")
    #expect(Profile.slug(for: "Jürgen") == "juergen")
    #expect(Profile.slug(for: "../../etc") == "etc")
    #expect(Profile.slug(for: "日本") == "reader")
    #expect(Profile.slug(for: "Parent") == "parent-2")
    #expect(Profile.slug(for: "Mia", notIn: ["mia", "mia-2"]) == "mia-3")
    for name in ["", "..", "a/b", "MIA", "-a", "a--b", "first", "parent", "é"] {
      #expect(!Profile.isSlug(name), "\(name)")
    }
    var random = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let scalars = (0..<random.pick(0..<50)).compactMap { _ in
        UnicodeScalar(random.pick(1..<0x250))
      }
      #expect(Profile.isSlug(Profile.slug(for: String(String.UnicodeScalarView(scalars)))))
    }
  }
}
