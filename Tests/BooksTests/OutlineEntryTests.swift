import Books
import Testing

struct `An entry of the contents` {
  @Test(arguments: ["Breakfast", "", "CHAPTER 5. Breakfast", "Le déjeuner", "5", "Other words"])
  func `has its name, whether that is a part of the title or not`(_ name: String) {
    let title = name == "Le déjeuner" ? "CHAPITRE 5. Le déjeuner" : "CHAPTER 5. Breakfast"
    let entry = Outline.Entry(title: title, level: 1, offset: 7, number: 5, name: name)
    #expect(entry.name == name)
    #expect(entry.title == title)
    #expect((entry.level, entry.offset) == (1, 7))
    #expect(entry.number == 5)
    #expect(Outline.Entry(title: title, level: 1, offset: 7).number == nil)
    #expect(entry == Outline.Entry(title: title, level: 1, offset: 7, number: 5, name: name))
    #expect(entry != Outline.Entry(title: title, level: 1, offset: 7, number: 5, name: "x"))
  }

  @Test func `keeps a title of any length`() {
    let title = String(repeating: "long ", count: 40_000) + "end"
    #expect(Outline.Entry(title: title, level: 0, offset: 0, name: "end").name == "end")
  }
}
