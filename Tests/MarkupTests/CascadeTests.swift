import Books
import Testing

@testable import Markup

/// Rules that are looked through once for elements that no rule tells apart.
struct CascadeTests {
  private static let sheet = """
    p { font-style: italic } .a { font-weight: bold } div .a { text-align: center }
    div > p { text-align: right } #x { white-space: pre } #x .b p { float: right }
    [lang] { font-variant: small-caps } p[title~=one] { vertical-align: super }
    [class] em { font-weight: bold } [class~=d] { display: block } em[class*=b] { float: right }
    .a.b { vertical-align: sub } div div p { display: none } * .c { text-indent: 2em }
    """
  private static let siblings = """
    p + em { white-space: pre } p:first-child + * { text-indent: 3em } .b + .a { display: block }
    div > * + p { vertical-align: sub } div:first-child p { font-variant: small-caps }
    p+p em { text-decoration: line-through } #x + p { text-align: end }
    """

  /// A number that depends on the one before.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  private func attributes(_ numbers: inout Numbers) -> Attributes {
    var attributes = Attributes()
    func maybe(_ name: String, _ values: String...) {
      if Int.random(in: 0..<3, using: &numbers) == 0 {
        attributes.add(name, values.randomElement(using: &numbers) ?? "")
      }
    }
    maybe("class", "a", "b", "a b", "c", " b  a ", "d e", "e", "")
    maybe("id", "x", "y", "")
    maybe("lang", "en", "de")
    maybe("title", "one", "one two", "two")
    return attributes
  }

  /// An open element, the last one of those in it, and all of them.
  private struct Open {
    var element: StyledElement?
    var last: StyledElement?
    var inside: [(name: String, attributes: Attributes)] = []
  }

  @Test(arguments: [sheet, sheet + siblings])
  func `an element looks as it would if it was the only one`(_ sheet: String) {
    var numbers = Numbers(state: 7)
    let cascade = Cascade()
    cascade.add(sheet)
    var open = [Open()]
    for _ in 0..<10_000 {
      if open.count > 7 || open.count > 1 && Int.random(in: 0..<2, using: &numbers) == 0 {
        open.removeLast()
      }
      let outer = open.count - 1
      if open[outer].inside.count > 20 { open[outer] = Open(element: open[outer].element) }
      let name = ["p", "div", "em"].randomElement(using: &numbers) ?? "p"
      let attributes = attributes(&numbers)
      let found = cascade.element(
        name, attributes, in: open[outer].element, after: open[outer].last)
      guard let found else {
        Issue.record("there are rules")
        return
      }
      open[outer].last = found
      open[outer].inside.append((name, attributes))
      open.append(Open(element: found))
      let fresh = Cascade(cascade.sheet)
      var alone: StyledElement?
      for level in open.dropLast() {
        var before: StyledElement?
        for (name, attributes) in level.inside {
          before = fresh.element(name, attributes, in: alone, after: before)
        }
        alone = before
      }
      #expect(cascade.look(of: found) == alone.flatMap { fresh.look(of: $0) })
    }
  }

  @Test func `rules may ask for the element right before, and for the first one`() {
    let css =
      "h2 + p { font-style: italic } p:first-child { font-weight: bold } div > h2 + p { float: right }"
      + " b + i + u { font-style: italic } p:first-child::first-line { font-variant: small-caps }"
      + " p:hover { font-style: italic } p ~ u { font-style: italic } p + { font-style: italic }"
    let cascade = Cascade()
    cascade.add(css)
    let div = cascade.element("div", Attributes(), in: nil, after: nil)
    func looks(of names: String...) -> [Look] {
      var before: StyledElement?
      return names.map {
        before = cascade.element($0, Attributes(), in: div, after: before)
        return before.flatMap { cascade.look(of: $0) } ?? Look()
      }
    }
    var (italic, bold) = (Look(), Look())
    (italic.isItalic, italic.floatsRight, bold.isBold) = (true, true, true)
    #expect(looks(of: "p", "p", "h2", "p", "p") == [bold, Look(), Look(), italic, Look()])
    // Of what stands further before nothing is known: no such rule holds.
    #expect(looks(of: "b", "i", "u", "p", "u").allSatisfy { $0 == Look() })
  }

  @Test func `elements that differ in nothing that rules ask for are one`() {
    let cascade = Cascade()
    cascade.add("#x p { font-style: italic } [lang] { font-weight: bold }")
    let one = cascade.element("p", Attributes([("id", "1"), ("title", "a")]), in: nil, after: nil)
    #expect(one === cascade.element("p", Attributes([("id", "2")]), in: nil, after: nil))
    #expect(one !== cascade.element("p", Attributes([("id", "x")]), in: nil, after: nil))
    #expect(one !== cascade.element("p", Attributes([("lang", "en")]), in: nil, after: nil))
    #expect(one === cascade.element("p", Attributes([("class", "a")]), in: nil, after: nil))
    #expect(one !== cascade.element("p", Attributes(), in: one, after: nil))
    cascade.add("p { font-style: italic }")
    #expect(one !== cascade.element("p", Attributes([("id", "1")]), in: nil, after: nil))
  }

  @Test func `without rules there is nothing to ask for`() {
    #expect(Cascade().element("p", Attributes(), in: nil, after: nil) == nil)
  }

  @Test func `rules of a later sheet hold of elements that are open`() {
    let book = Converted(
      "<div class='a'><style>.a b { font-style: italic }</style><p><b>x</b></p></div>"
        + "<style>.a b { font-style: normal }</style><div class='a'><b>y</b></div>")
    #expect(book.words(.emphasis) == ["x"])
  }
}
