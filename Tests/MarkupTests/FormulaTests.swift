import Books
import Markup
import Testing

/// MathML in a line of text.
struct FormulaTests {
  private func converted(_ formula: String, _ attributes: String = "") -> Converted {
    Converted("<p><math\(attributes)>\(formula)</math></p>")
  }

  @Test(arguments: [
    // White space between elements says nothing, and digits may come one by one.
    ("<mn>3</mn> <mn>8</mn>\n<mn>0</mn>", "380"),
    ("<mi>a</mi><mo>=</mo><mo>-</mo><mn>1</mn>", "a = -1"),
    ("<mn>2</mn><mi>x</mi><mo>+</mo><mn>3</mn><mi>y</mi><mo>=</mo><mn>1</mn>", "2x + 3y = 1"),
    ("<mi>f</mi><mfenced><mi>x</mi><mi>y</mi></mfenced>", "f(x, y)"),
    ("<mi>S</mi><mo>=</mo><mfenced open='{' close='}'><mi>a</mi></mfenced>", "S = {a}"),
    ("<mo>∅</mo><mo>=</mo><mfenced open='{' close='}'></mfenced>", "∅ = {}"),
    (
      "<mfenced open='⟨' close='⟩'><mi>u</mi><mi>v</mi></mfenced><mo>=</mo><mn>0</mn>", "⟨u, v⟩ = 0"
    ),
    ("<mfrac><mn>7</mn><mn>15</mn></mfrac><mi>b</mi>", "7/15 b"),
    ("<mfrac><mn>7</mn><mrow><mn>1</mn><mn>5</mn></mrow></mfrac><mi>b</mi>", "7/15 b"),
    // What is lowered cannot be raised as well, and a sign needs no parentheses.
    (
      "<msup><mo>→</mo><mrow><mn>2</mn><msub><mi>R</mi><mn>1</mn></msub></mrow></msup>", "→^(2R1)"
    ),
    (
      "<munderover><mrow><mo>∑</mo></mrow><mi>k</mi><mi>m</mi></munderover><mi>k</mi>", "∑km k"
    ),
    (
      "<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mrow><mi>c</mi><mo>−</mo><mi>d</mi></mrow></mfrac>",
      "(a + b)/(c − d)"
    ),
    ("<mfrac><mn>1</mn><mrow><mn>2</mn><mi>π</mi></mrow></mfrac>", "1/(2π)"),
    ("<mn>2</mn><mfrac><mn>1</mn><mn>2</mn></mfrac>", "2 1/2"),
    ("<mfrac linethickness='0'><mi>n</mi><mi>k</mi></mfrac>", "n choose k"),
    ("<msqrt><mn>3</mn></msqrt><mo>/</mo><mn>2</mn>", "√3/2"),
    ("<msqrt><mi>x</mi><mo>+</mo><mn>1</mn></msqrt>", "√(x + 1)"),
    ("<mroot><mi>x</mi><mn>3</mn></mroot>", "x^(1/3)"),
    ("<mo>sin</mo><mo>\u{2061}</mo><mi>x</mi>", "sin\u{2061} x"),
    ("<mi>log</mi><mi>x</mi>", "log x"),
    ("<mi>det</mi><mo>(</mo><mi>A</mi><mo>)</mo>", "det(A)"),
    ("<mi>sin</mi><mo>\u{2061}</mo><mo>(</mo><mi>x</mi><mo>)</mo>", "sin\u{2061}(x)"),
    ("<mfrac><mrow><mi>sin</mi><mi>x</mi></mrow><mi>x</mi></mfrac>", "(sin x)/x"),
    ("<mfrac><mtext>way</mtext><mtext>time</mtext></mfrac>", "way/time"),
    // What stands in fences is one thing, and what is to be multiplied by it is another.
    (
      "<mfrac><mrow><mi>n</mi><mo>(</mo><mi>n</mi><mo>+</mo><mn>1</mn><mo>)</mo></mrow><mn>2</mn></mfrac>",
      "n(n + 1)/2"
    ),
    (
      "<mfrac><mrow><mo>∂</mo><mi>f</mi></mrow><mrow><mo>∂</mo><mi>x</mi></mrow></mfrac>", "∂f/∂x"
    ),
    ("<mfrac><mi>d</mi><mrow><mi>d</mi><msup><mi>x</mi><mn>2</mn></msup></mrow></mfrac>", "d/dx2"),
    // What has a sign before it, or something raised in it, is told apart.
    (
      "<msup><mi>e</mi><mrow><mo>−</mo><mi>Q</mi></mrow></msup><mo>+</mo><mn>1</mn>", "e^(−Q) + 1"
    ),
    (
      "<msup><mi>x</mi><msup><mi>y</mi><mn>2</mn></msup></msup>", "x^(y2)"
    ),
    ("<mi>a</mi><mo>,</mo><mo>…</mo><mo>,</mo><mi>b</mi>", "a, …, b"),
    ("<mi>a</mi><mover><mo>→</mo><mi>f</mi></mover><mi>b</mi>", "a →\u{2060}f b"),
    (
      "<msub><mi>S</mi><mrow><mi>p</mi><mtext>\u{A0}even</mtext></mrow></msub>",
      "S_(p\u{A0}even)"
    ),
    ("<msub><mi>S</mi><mrow><mi>p</mi><mtext> even</mtext></mrow></msub>", "S_(p even)"),
    (
      "<mmultiscripts><mi>C</mi><mn>1</mn><none/><mprescripts/><mn>6</mn><mn>14</mn></mmultiscripts>",
      "614C1"
    ),
    ("<msup><mi>f</mi><mrow><mo>′</mo><mo>′</mo></mrow></msup>", "f′′"),
    (
      "<mfrac><mrow><mo>|</mo><mi>a</mi><mo>+</mo><mi>b</mi><mo>|</mo></mrow><mrow><mo>∥</mo><mi>w</mi><mo>∥</mo></mrow></mfrac>",
      "|a + b|/∥w∥"
    ),
    (
      "<mi>P</mi><mo>(</mo><mi>a</mi><mo>|</mo><mi>b</mi><mo>)</mo><mo>|</mo><mi>c</mi><mo>|</mo>",
      "P(a|b)|c|"
    ),
    (
      "<mo>|</mo><mo>−</mo><mi>x</mi><mo>|</mo><mo>=</mo><mo>|</mo><mi>x</mi><mo>|</mo>",
      "|−x| = |x|"
    ),
    (
      "<mfrac><mn>1</mn><mrow><mo>(</mo><mi>a</mi><mo>+</mo><mi>b</mi><msup><mo>)</mo><mn>2</mn></msup></mrow></mfrac>",
      "1/(a + b)2"
    ),
    (
      "<mfrac><mrow><mo>‖</mo><mi>a</mi><mi>b</mi><msub><mo>‖</mo><mn>2</mn></msub></mrow><mn>2</mn></mfrac><mo>|</mo><mi>x</mi><mo>|</mo>",
      "‖ab‖2/2|x|"
    ),
    ("<mo>∥</mo><mi>x</mi><mo>∥</mo><mo>⋅</mo><mi>r</mi>", "∥x∥ ⋅ r"),
    (
      "<mo>{</mo><mtable><mtr><mtd><mi>a</mi><mo>+</mo><mn>1</mn><mo>,</mo></mtd><mtd><mi>b</mi></mtd></mtr>"
        + "<mtr><mtd><mn>0</mn><mo>,</mo></mtd><mtd><mi>c</mi></mtd></mtr></mtable>",
      "{a + 1, b; 0, c"
    ),
    ("<mo>‖</mo><mi>x</mi><msub><mo>‖</mo><mn>2</mn></msub>", "‖x‖2"),
    ("<mn>6</mn><mtext>\u{A0}</mtext><mi>x</mi>", "6\u{A0}x"),
    ("<mi>x</mi><mtext> if </mtext><mi>x</mi><mo>></mo><mn>0</mn>", "x if x > 0"),
    (
      "<munderover><mo>∑</mo><mrow><mi>k</mi><mo>=</mo><mn>1</mn></mrow><mi>m</mi></munderover><mi>k</mi>",
      "∑k=1m k"
    ),
    ("<msub><mi>V</mi><mi>G</mi></msub>", "V_G"),
    ("<msup><mi>e</mi><mrow><mi>i</mi><mi>Ω</mi></mrow></msup>", "e^(iΩ)"),
    ("<msup><mrow><mi>a</mi><mi>b</mi></mrow><mn>2</mn></msup>", "(ab)2"),
    // A sign over a letter is a character of the book.
    ("<mover><mi>x</mi><mo>¯</mo></mover>", "x¯"),
    ("<msup><mi>x</mi><mo>^</mo></msup>", "x^"),
    ("<mover><mi>v</mi><mo>→</mo></mover><mo>+</mo><mi>w</mi>", "v→ + w"),
    ("<msup><mi>f</mi><mo>′</mo></msup><mo>(</mo><mi>x</mi><mo>)</mo>", "f′(x)"),
    (
      "<mfenced open='[' close=']'><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mo>−</mo><mn>2</mn></mtd></mtr>"
        + "<mtr><mtd><mn>3</mn></mtd><mtd><mn>4</mn></mtd></mtr></mtable></mfenced>", "[1 −2; 3 4]"
    ),
    ("<semantics><mi>x</mi><annotation>\\x</annotation></semantics>", "x"),
    // Words in an element of their own keep the spaces around them.
    ("<mtext><b>if </b>and</mtext><mi>x</mi>", "if and x"),
    // A sign may be spelled with other characters.
    ("<mi>a</mi><mo>=\u{338}</mo><mi>b</mi>", "a =\u{338} b"),
    ("<msup><mi>a</mi><mo>\u{2032}</mo></msup>", "a′"),
    ("<mi>a</mi>\n<!-- -->\n<mtext>b</mtext>\n c", "a b c"),
    ("<mrow><mrow><mi>x</mi></mrow></mrow>", "x"), ("<mfrac><mi>x</mi></mfrac>", "x"),
  ])
  func `a formula is written in a line`(formula: String, text: String) {
    #expect(converted(formula).text == text + "\n")
  }

  @Test func `what Unicode can raise or lower is, and what it cannot has a sign before it`() {
    let power =
      "<msup><mi>A</mi><mrow><mo>-</mo><mn>1</mn></mrow></msup><msub><mi>x</mi><mi>n</mi></msub>"
    let book = converted(power)
    #expect(book.text == "A-1xn\n")
    #expect(book.words(.superscript) == ["-1"] && book.words(.subscript) == ["n"])
    #expect(converted("<msup><mi>A</mi><mi>Q</mi></msup>").words(.generated) == ["^"])
  }

  @Test func `equations of a formula by itself are lines, in a sentence they are not`() {
    let row = "<mtr><mtd><mi>x</mi></mtd><mtd><mo>=</mo></mtd><mtd><mn>1</mn></mtd></mtr>"
    let table = "<mtable>\(row)\(row)</mtable>"
    #expect(converted(table).text == "x = 1\nx = 1\n")
    #expect(Converted("<p>so <math>\(table)</math></p>").text == "so x = 1; x = 1\n")
    #expect(
      Converted("<p>so <math display='block'>\(table)</math></p>").text == "so\nx = 1\nx = 1\n")
    let further = row.replacing("<mi>x</mi>", with: "")
    #expect(converted("<mtable>\(row)\(further)</mtable>").text == "x = 1\n  = 1\n")
  }

  @Test func `lines of equations begin at the left, wherever the page has them`() {
    let row = "<mtr><mtd><mi>x</mi></mtd><mtd><mo>=</mo></mtd><mtd><mn>1</mn></mtd></mtr>"
    func centred(_ formula: String) -> [Bool] {
      Converted("<p align='center'>\(formula)</p><p align='center'>x</p>").batch.blocks.map {
        $0.flags.contains(.centred)
      }
    }
    #expect(centred("<math display='block'><mtable>\(row)</mtable></math>") == [true, true])
    #expect(centred("<math display='block'><mtable>\(row)\(row)</mtable></math>") == [true])
    #expect(centred("<span class='math'>\\[a=b\\\\ &amp;=c\\]</span>") == [true])
  }

  @Test func `cells at the right and the left are the sides of an equation`() {
    func row(_ left: String, _ right: String) -> String {
      "<mtr><mtd columnalign='right'>\(left)</mtd><mtd columnalign='left'>\(right)</mtd></mtr>"
    }
    let sum = "<mi>f</mi><mo>+</mo><mi>g</mi>"
    let rows = row("<mi>min</mi>", sum) + row("<mtext>s.t.</mtext>", sum)
    #expect(converted("<mtable>\(rows)</mtable>").text == "min f + g\ns.t. f + g\n")
  }

  @Test func `a formula without text has the words for it`() {
    #expect(converted("<mspace/>", " alttext='a  b'").text == "[a b]\n")
    #expect(converted("<mi>x</mi>", " alttext='a'").text == "x\n")
    #expect(converted("<mspace/>", " alttext='\\frac{a}{b}'").text == "a/b\n")
    #expect(converted("<mspace/>", " alttext='\\x{a}'").text == "[\\x{a}]\n")
    #expect(
      Converted("<p>so <math display='block' alttext='a'></math></p>").text == "so\n[a]\n")
  }

  @Test func `no piece and no depth changes a formula`() {
    let deep =
      String(repeating: "<mrow>", count: 300) + "<mi>x</mi>"
      + String(repeating: "</mrow>", count: 300)
    #expect(converted(deep + "<mo>=</mo><mn>1</mn>").text == "x = 1\n")
    let body = "<p>so <math><mfrac><mi>a</mi><mi>b</mi></mfrac></math> is</p><p>next</p>"
    for piece in [1, 7, 64] {
      #expect(Converted(body, piece: piece).text == "so a/b is\n\nnext\n")
    }
  }
}
