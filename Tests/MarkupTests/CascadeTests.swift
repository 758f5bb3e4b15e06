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

  @Test func `an element looks as it would if it was the only one`() {
    var numbers = Numbers(state: 7)
    let cascade = Cascade()
    cascade.add(Self.sheet)
    var open: [(name: String, attributes: Attributes, element: StyledElement)] = []
    for _ in 0..<20_000 {
      if open.count > 6 || Int.random(in: 0..<2, using: &numbers) == 0 { _ = open.popLast() }
      let name = ["p", "div", "em"].randomElement(using: &numbers) ?? "p"
      let attributes = attributes(&numbers)
      guard let element = cascade.element(name, attributes, in: open.last?.element) else {
        Issue.record("there are rules")
        return
      }
      open.append((name, attributes, element))
      let fresh = Cascade(cascade.sheet)
      var alone: StyledElement?
      for (name, attributes, _) in open { alone = fresh.element(name, attributes, in: alone) }
      #expect(cascade.look(of: element) == alone.flatMap { fresh.look(of: $0) })
    }
  }

  @Test func `elements that differ in nothing that rules ask for are one`() {
    let cascade = Cascade()
    cascade.add("#x p { font-style: italic } [lang] { font-weight: bold }")
    let one = cascade.element("p", Attributes([("id", "1"), ("title", "a")]), in: nil)
    #expect(one === cascade.element("p", Attributes([("id", "2")]), in: nil))
    #expect(one !== cascade.element("p", Attributes([("id", "x")]), in: nil))
    #expect(one !== cascade.element("p", Attributes([("lang", "en")]), in: nil))
    #expect(one === cascade.element("p", Attributes([("class", "a")]), in: nil))
    #expect(one !== cascade.element("p", Attributes(), in: one))
    cascade.add("p { font-style: italic }")
    #expect(one !== cascade.element("p", Attributes([("id", "1")]), in: nil))
  }

  @Test func `without rules there is nothing to ask for`() {
    #expect(Cascade().element("p", Attributes(), in: nil) == nil)
  }

  @Test func `rules of a later sheet hold of elements that are open`() {
    let book = Converted(
      "<div class='a'><style>.a b { font-style: italic }</style><p><b>x</b></p></div>"
        + "<style>.a b { font-style: normal }</style><div class='a'><b>y</b></div>")
    #expect(book.words(.emphasis) == ["x"])
  }
}
