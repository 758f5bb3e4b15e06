import Books
import Markup
import Testing

struct MarkdownTests {
  /// The text that `source` becomes, and its tables.
  private func converted(_ source: String) throws -> (text: String, tables: BookTables) {
    let conversion = try MarkdownConversion(Array(source.utf8))
    var bytes: [UInt8] = []
    while let part = conversion.step() { bytes += part }
    return (String(decoding: bytes, as: UTF8.self), conversion.tables)
  }

  @Test(arguments: [
    ("# One\n\nTwo\nthree\n", "One\n\n\nTwo three\n"),
    ("a  \nb\n", "a\nb\n"),
    ("- a\n- b\n  - c\n", "• a\n• b\n◦ c\n"),
    ("- a\n  - b\n\n- c\n- d\n  - e\n  - f\n", "• a\n◦ b\n\n• c\n\n• d\n◦ e\n◦ f\n"),
    ("- a\n\n  b\n\n  - c\n\n- d\n", "• a\n\nb\n\n◦ c\n\n• d\n"),
    ("<div>a</div>\n\n<div>b</div>\n", "a\n\nb\n"),
    ("1. a\n\n   b\n2. c\n", "1. a\n\nb\n\n2. c\n"),
    ("- [x] done\n- [ ] not\n", "☑ done\n☐ not\n"),
    ("> a\n> b\n", "a b\n"),
    ("```\nx  y\n\nz\n```\n", "x  y\n\nz\n"),
    ("| a | b |\n|---|---|\n| 1 | 2 |\n", "a \tb\n1 \t2\n"),
    ("a\n\n***\n\nb\n", "a\n\n* * *\n\nb\n"),
    ("![a *whale*](w.png) b\n", "[a whale] b\n"),
    ("<div>raw <b>words</b></div>\n", "raw words\n"),
    ("</div>\nNext <b>bold</b> rest\n", "Next bold rest\n"),
    (
      String(repeating: "<b>", count: 50_000) + "x" + String(repeating: "</i>", count: 50_000)
        + "</b>y\n", "xy\n"
    ),
    ("<table><tr><td>a</td><td>b</td></tr></table>\n\nc\n", "a \tb\n\nc\n"),
    ("<p align=center><img src=w.png alt='A &amp; B'></p>\n", "[A & B]\n"),
    ("a <img src='w.png' alt='B'> c\n", "a [B] c\n"),
    ("<pre>a\n  b</pre>\n", "a\n  b\n"),
    ("<!-- <img> -->\n\na\n", "a\n"),
    (
      "| long | x |\n|:---:|---:|\n| a | b |\n| c | five |\n",
      "long    \tx\na       \tb\nc    \tfive\n"
    ),
    ("a <br> b &amp; &copy; \\*\n", "a\nb & © *\n"),
    ("x[^n]\n\n[^n]: Note.\n", "x1\n\n1. Note.\n"),
  ])
  func `each construct has its text`(_ source: String, _ text: String) throws {
    #expect(try converted(source).text == text)
  }

  @Test(arguments: [
    (#"a $v_1 \k \, x*y*z$ b"#, #"a $v_1 \k \, x*y*z$ b"#),
    (#"$A_{i,*}$ to $A_{*,j}$, `$a_b$` and `x\`"#, #"A_(i,*) to A_(*,j), $a_b$ and x\"#),
    (#"$$ a_1 \\ b_1 $$"#, "a₁; b₁"),
    (#"so $x$ and $\frac{1}{2}$, $|a|<b$"#, "so x and 1/2, |a| < b"),
    ("| a | b |\n|---|---|\n| $x^2$ | $-1$ |", "a   \tb\nx² \t−1"),
    ("so $a_1 +\nb_1$ and\n$c_1$, *x*", "so a₁ + b₁ and c₁, x"),
    ("It costs $5 and\nthat *one* $6\n- $7", "It costs $5 and that one $6\n\n• $7"),
    ("$a_1\n\nb_1$", "$a_1\n\nb_1$"),
    ("$+x$\n", "+x"),
    (
      "$(w,b)$ of $12.5$ and $N-1$ in $title$, $user_name$ and $x_i$",
      "(w, b) of 12.5 and N − 1 in $title$, $user_name$ and xᵢ"
    ), ("$x$ + $HOME/$USER, $a_b$c and $n b$", "x + $HOME/$USER, $a_b$c and nb"),
    ("It costs $5 and *not* $10, or $7/$8.", "It costs $5 and not $10, or $7/$8."),
    ("\\$1_a_$ x", "$1_a_$ x"),
    (
      "$$\nv = \\begin{pmatrix}\n  v_1 \\\\\n  v_2\n\\end{pmatrix}\n$$\n\nEnd",
      "v = (v₁; v₂)\n\nEnd"
    ),
    ("$$\nv = \\k{x}\n  + 1\n$$\n\nEnd", "v = \\k{x}\n  + 1\n\nEnd"),
    ("```math\n\\alpha\n= 1\n```\n\nEnd", "α = 1\n\nEnd"),
    ("$$a\n\nb$$", "$$a\n\nb$$"),
    ("```\n$a\\_b$\n```\n\n    $a\\_b$\n", "$a\\_b$\n\n$a\\_b$"),
    ("> [!NOTE]\n> Words\n> of it.", "Note\nWords of it."),
    ("> [!NOTE] costs $a_b$ and $c$\n> more", "Note: costs $a_b$ and $c$\nmore"),
    ("> [!tip]- A title\n> Words.", "Tip: A title\nWords."),
    ("> [!NOTE] and so on] x", "Note: and so on] x"), ("[!x] y", "[!x] y"),
    ("> [link](a) [!b]", "link [!b]"),
  ])
  func `mathematics is read where it can be, and a quotation says what it is`(
    _ source: String, _ text: String
  ) throws {
    #expect(try converted(source + "\n").text == text + "\n")
  }

  @Test(arguments: [
    ("!!! note\n    Words\n    of it.\n\nEnd", "Note\nWords of it.\n\nEnd"),
    ("!!! note \"A title\"\n    One.\n\n    Two.\nEnd", "A title\nOne.\n\nTwo.\n\nEnd"),
    ("!!! tip inline \"\"\n\n    One.\n", "One."), ("???+ tip\n    One.", "Tip\nOne."),
    ("!!! tip\n    - a\n    - b\n", "Tip\n\n• a\n• b"),
    ("!!! tip\n    ```\n    a\n      b\n    ```\n", "Tip\n\na\n  b"),
    ("!!! tip\n    One.\n\n    !!! note\n        Two.\n", "Tip\nOne.\n\nNote\nTwo."),
    ("a\n!!! tip\n    One.\nb", "a\n\nTip\nOne.\n\nb"),
    (
      "=== \"C\"\n\n    ```c\n    a\n      b\n    ```\n\n=== \"D\"\n\n    Words.",
      "C\n\na\n  b\n\nD\nWords."
    ),
    ("Title\n===\n\na", "Title\n\n\na"), ("!!! tip\n\n    One.", "Tip\nOne."),
    ("!!! Stop. This is it", "!!! Stop. This is it"), ("!!!\n", "!!!"),
    (":::note\n\nWords.\n\n:::\n\nEnd", "Note\nWords.\n\nEnd"),
    (":::tip[My tip]\nOne.\n:::\nEnd", "My tip\nOne.\n\nEnd"),
    ("::: warning Careful\nOne.\n:::", "Careful\nOne."),
    ("::: {.callout-note}\nOne.\n:::", "Note\nOne."),
    (":::{note}\n:class: x\nOne.\n:::", "Note\nOne."),
    ("```{warning}\nOne *x*.\n```", "Warning\nOne x."),
    ("::::tip\n:::note\nOne.\n:::\n::::", "Tip\n\nNote\nOne."),
    (":::tip\nOne.", ":::tip One."), (":::other\nOne.\n:::", ":::other One. :::"),
    ("    !!! note\n        x\n", "!!! note\n    x"),
    ("```\n!!! note\n    x\n```", "!!! note\n    x"),
  ])
  func `a box is a quotation with a title`(_ source: String, _ text: String) throws {
    #expect(try converted(source + "\n").text == text + "\n")
  }

  @Test(arguments: [
    ("# Title {#my-title}\n\nSee [there](#my-title).", "Title\n\n\nSee there."),
    ("## Title {: #sec .cls }", "Title"), ("### Title ### {.x}\n", "Title"),
    ("# On $x^2$ {#a}", "On x²"), ("[x](y){ .md-button }, [x](y){:target=\"_blank\"}", "x, x"),
    ("![img](a.png){ width=50% }", "[img]"), ("Words.\n{: .note }\n\nEnd", "Words.\n\nEnd"),
    ("Term\n: Words $x^2$\nof it.\n: Or not.\n\nEnd", "Term\n\nWords x² of it.\n\nOr not.\n\nEnd"),
    ("Term\n:   Words\n\nOther\n: `x`", "Term\n\nWords\n\nOther\n\nx"),
    (": a\n", ": a"), ("a\n:b: c", "a :b: c"), ("| a |\n|:-:|\n| b |", "a\nb"),
    // Other braces are words.
    ("# Set {a, b}", "Set {a, b}"), ("f(x){y} and {not}", "f(x){y} and {not}"),
    ("# Use {}", "Use {}"), ("`f(x){.a}` {x}", "f(x){.a} {x}"), ("{x}\n", "{x}"),
    ("    # T {#a}\n", "# T {#a}"),
  ])
  func `attributes that makers of sites write are left out`(_ source: String, _ text: String) throws
  {
    let (shown, tables) = try converted(source + "\n")
    #expect(shown == text + "\n")
    if source.contains("my-title") { #expect(tables.offset(ofElement: "my-title") == 0) }
  }

  @Test func `tags within a line say how words look, as they do in HTML`() throws {
    let (text, tables) = try converted(
      """
      2<sup>7</sup> H<sub>2</sub>O <b>bold <i>both</i></b> <kbd>^C</kbd> <DEL>gone</DEL>
      *a <b>open* b* </i> <a href="#x" class='c'>link</a> <span>s</span> <br/>c `<b>` d

      <em>open

      next <q>said</q> <T> | <a id="x"></a>end

      | <b>cell | two</b> |
      |---|---|
      """)
    #expect(
      text == """
        27 H2O bold both ^C gone a open b* link s
        c <b> d

        open

        next “said” | end

        cell \ttwo

        """)
    let spans = try tables.spans(beginningIn: 0..<text.utf8.count)
    func words(_ kind: SpanRecord.Kind) -> [String] {
      spans.filter { $0.kind == kind }.map {
        String(decoding: Array(text.utf8)[$0.range], as: UTF8.self)
      }
    }
    #expect(words(.superscript) == ["7"] && words(.subscript) == ["2"])
    #expect(words(.strong) == ["bold both", "open", "cell", "two"])
    #expect(words(.emphasis) == ["both", "a open", "open"])
    #expect(words(.code) == ["^C", "<b>"] && words(.strike) == ["gone"])
    let link = try #require(spans.first { $0.kind == .link })
    let place = try #require(text.utf8.firstIndex(of: UInt8(ascii: "|")))
    let end = text.utf8.distance(from: text.utf8.startIndex, to: place) + 2
    #expect(try tables.target(of: link) == .offset(end))
  }

  @Test func `a drawing in a block of HTML is a picture`() throws {
    let svg = "<svg viewBox='0 0 400 300'><title>Map</title><path d='M0 0'/></svg>"
    let source = "---\ntitle: T\n---\n\n    <svg/>\n\n`<svg/>` <svg/>\n\n<p><svg/></p>\n\n\(svg)\n"
    let conversion = try MarkdownConversion(Array(source.utf8)) { _, _ in nil }
    var bytes: [UInt8] = []
    while let part = conversion.step() { bytes += part }
    let place = try #require(bytes.firstRange(of: Array("[Map]".utf8)))
    let picture = try #require(try conversion.tables.picture(at: place.lowerBound))
    #expect([picture.width, picture.height] == [400, 300] && picture.path == "#markdown-3.svg")
    let drawing = try #require(InlineDrawing(path: picture.path))
    let file = drawing.bytes(in: Array(source.utf8)).map { String(decoding: $0, as: UTF8.self) }
    #expect(file?.hasSuffix("<title>Map</title><path d=\"M0 0\"/></svg>") == true)
    for part in ["<svg><path/></svg>", "<svg\nid='a'>\n<path/>", "<svg>\n<path/>\n</svg>"] {
      #expect(try converted("\(part)\n\nc\n").text == "c\n")
    }
    let line = "a <svg viewBox='0 0 400 300'><text>*B* & c</text></svg> *d*\n"
    #expect(try converted(line).text == "a [B & c] d\n")
  }

  @Test
  func `headings of HTML are in the contents`() throws {
    let (text, tables) = try converted("<h1 align=center>Name</h1>\n\nwords\n")
    #expect(text == "Name\n\n\nwords\n")
    #expect(tables.outline.entries.map(\.title) == ["Name"])
  }

  @Test
  func `front matter says what the document is called`() throws {
    let (text, tables) = try converted("---\ntitle: \"A guide\"\nauthor: Me\nlang: de\n---\n\nx\n")
    // Makers of sites show it above the words.
    #expect(text == "A guide\n\n\nx\n")
    #expect(tables.outline.entries.map(\.title) == ["A guide"])
    #expect(tables.title == BookTitle(title: "A guide", author: "Me"))
    #expect(tables.language(0) == "de")
  }

  @Test(arguments: [
    "---\ntitle: 'It''s a guide'\nauthor: [\"Anna A\", 'Bob, B']\n---\n",
    "---\ntitle: >-\n  It's\n  a guide\nauthors:\n- Anna A\n- name: Bob, B\n  email: b@c\ndate: x\n---\n",
    "---\nauthor:\n  - Anna A\n  - Bob, B\n\ntitle: It's a guide\n...\n",
    "+++\ntitle = \"It's a guide\"\nauthors = [\"Anna A\",\n  \"Bob, B\"]\n[extra]\ntitle = \"no\"\n+++\n",
    "% It's\n  a guide\n% Anna A; Bob, B\n% March 2020\n",
  ])
  func `front matter is read in each form that it is written in`(matter: String) throws {
    for matter in [matter, matter.replacing("\n", with: "\r\n")] {
      let (text, tables) = try converted(matter + "\nx\n")
      #expect(text == "It's a guide\n\n\nx\n")
      #expect(tables.title == BookTitle(title: "It's a guide", author: "Anna A, Bob, B"))
    }
  }

  @Test
  func `lines above each entry of a diary are no front matter of the document`() throws {
    let entry = "---\ndate: 2026-01-03\ntitle: Rain\n---\n\nx\n"
    let text = try converted(entry + "\n" + entry.replacing("03", with: "04")).text
    #expect(text.contains("2026-01-03") && text.contains("2026-01-04"))
    #expect(try converted(entry).text == "Rain\n\n\nx\n")
    let dos = (entry + "\n" + entry).replacing("\n", with: "\r\n")
    #expect(try converted(dos).text.contains("2026-01-03"))
  }

  @Test(arguments: ["```yaml", "~~~"])
  func `front matter in an example is none of an entry`(fence: String) throws {
    let matter = "---\ntitle: A guide\ndate: 2026-01-03\n---\n"
    let example = fence + "\n" + matter.replacing("guide", with: "diary") + fence.prefix(3) + "\n"
    let (text, tables) = try converted(matter + "\nx\n\n" + example)
    #expect(text.hasPrefix("A guide\n\n\nx\n") && tables.title?.title == "A guide")
    // Nor do facts without a date begin an entry.
    let rule = try converted(matter + "\nx\n\n---\ntitle: y\n---\n").text
    #expect(rule.hasPrefix("A guide\n\n\nx\n"))
  }

  @Test(arguments: ["```x``` is code", "    ```", "``two``"])
  func `code within a line begins no example`(line: String) throws {
    let entry = "---\ndate: 2026-01-03\n---\n\n\(line)\n\nx\n\n"
    let text = try converted(entry + entry.replacing("03", with: "04")).text
    #expect(text.contains("2026-01-03") && text.contains("2026-01-04"))
  }

  @Test
  func `a line of signs with a word ends no example`() throws {
    let matter = "---\ntitle: A guide\ndate: 2026-01-03\n---\n"
    let text = try converted(matter + "\nx\n\n```\n```` y\n" + matter + "```\n").text
    #expect(text.hasPrefix("A guide\n\n\nx\n"))
  }

  @Test(arguments: ["# A guide", "A guide\n==", "## A guide", "# Another"])
  func `a title that the document has itself is not written twice`(heading: String) throws {
    let (text, tables) = try converted("---\ntitle: A guide\n---\n\n\(heading)\n\nx\n")
    #expect(!text.hasPrefix("A guide\n\n\nA"))
    #expect(tables.outline.entries.count == 1)
  }

  @Test
  func `lines that bring parts of a program in are none of the document`() throws {
    let source =
      "import Tabs from '@theme/Tabs';\n\nimport {A} from \"a\";\n\n# T\n\nimport words from 'x'\n"
    #expect(try converted(source).text == "T\n\n\nimport words from 'x'\n")
    #expect(try converted("import goods\nfrom there\n").text == "import goods from there\n")
  }

  @Test
  func `a picture of the name is a title without brackets`() throws {
    let (text, tables) = try converted("<h1><img src=x alt='Vite'></h1>\n\nx\n")
    #expect(text == "[Vite]\n\n\nx\n" && tables.outline.entries.map(\.title) == ["Vite"])
  }

  @Test
  func `a rule at the beginning is no front matter`() throws {
    #expect(try converted("---\n\nx\n").text == "* * *\n\nx\n")
    for day in ["2026-01-02", "Friday, 2 January 2026", "2026-01-02 10:15"] {
      let text = try converted("---\n\(day)\n---\n\nx\n\n---\n2026-01-03\n---\n\ny\n").text
      #expect(text.contains(day) && text.contains("2026-01-03"))
    }
    #expect(try converted("---\n---\n\nx\n").text == "x\n")
  }

  @Test
  func `headings are the contents, and links lead to them`() throws {
    let (text, tables) = try converted("# A b\n\nsee [there](#c-d)\n\n## C *d*\n\n# C d\n")
    #expect(tables.outline.entries.map(\.title) == ["A b", "C d", "C d"])
    #expect(tables.outline.entries.map(\.level) == [0, 1, 0])
    let link = try #require(try tables.spans(beginningIn: 0..<text.utf8.count).first)
    #expect(try tables.target(of: link) == .offset(tables.outline.entries[1].offset))
  }
}
