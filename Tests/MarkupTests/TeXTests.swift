import Books
import Markup
import Testing

/// Formulas that a page has as TeX.
struct TeXTests {
  /// What a page that has `tex` as programs write it shows of it, on one line.
  private func shown(_ tex: String) -> String {
    let source = tex.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let text = Converted("<p><span class='math inline'>\\(\(source)\\)</span></p>").text
    return text.split(separator: "\n").joined(separator: " | ")
  }

  @Test(arguments: [
    ("E = mc^2", "E = mc²"), ("\\frac12", "1/2"), ("\\alpha_i \\le \\beta^{2n}", "αᵢ ≤ β²ⁿ"),
    ("\\sum_{i=1}^n i = \\frac{n(n+1)}{2}", "∑ᵢ₌₁ⁿ i = n(n + 1)/2"),
    ("\\int_0^\\infty e^{-x^2}\\,dx = \\frac{\\sqrt{\\pi}}{2}", "∫₀^∞ e^(−x²) dx = √π/2"),
    ("{\\displaystyle \\mathbb {R} ^{n}}", "ℝⁿ"), ("\\sqrt[3]{x+1}", "(x + 1)^(1/3)"),
    ("A = \\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}", "A = (1 2; 3 4)"),
    (
      "f(x) = \\begin{cases} x & \\text{if } x \\ge 0 \\\\ -x & \\text{otherwise} \\end{cases}",
      "f(x) = {x, if x ≥ 0; −x, otherwise"
    ),
    ("\\left\\{\\begin{array}{ll} 1 & x>0\\\\ 0 & x<0\\end{array}\\right.", "{1, x > 0; 0, x < 0"),
    ("\\lim_{x\\to 0}\\frac{\\sin x}{x}", "lim_(x→0) (sin x)/x"),
    ("f'(x), f''(x), x_i', f'^2", "f′(x), f″(x), xᵢ′, f′²"),
    ("\\hat{x}, \\bar y, \\overline{AB}", "x\u{302}, y\u{304}, A\u{305}B\u{305}"),
    ("\\operatorname{Var}(X) = \\mathrm{E}[X^2]", "Var(X) = E[X²]"),
    ("\\binom{n}{k}", "(n choose k)"), ("{a+b \\over c}", "(a + b)/c"),
    ("\\left( \\frac{a}{b} \\right)^2", "(a/b)²"), ("90^\\circ", "90°"),
    ("\\left. \\frac{dy}{dx} \\right|_{x=0}", "dy/dx |ₓ₌₀"), ("a \\not= b", "a =\u{338} b"),
    ("1{,}000.5", "1,000.5"), ("2 \\times 10^{-3}\\,\\text{m}", "2 × 10⁻³ m"),
    ("{}^{14}_{6}\\mathrm{C}", "₆¹⁴C"), ("a \\equiv b \\pmod n", "a ≡ b (mod n)"),
    ("\\prod_{p \\text{ prime}} p", "∏_(p prime) p"), ("a_1, \\ldots, a_n", "a₁, …, aₙ"),
    ("\\sum_{\\substack{i<n\\\\ j<m}} a", "∑_(i<n,j<m) a"), ("K_{\\max}", "Kₘₐₓ"),
    ("x \\text{ if $y_1$ is}", "x if y₁ is"), ("\\|x\\|_2", "‖x‖₂"), ("x % remark", "x"),
    ("x \\tag{1}", "x (1)"), ("x \\label{eq:a}", "x"), ("50\\%", "50%"),
    ("\\color{red} x \\textcolor{blue}{y}", "xy"), ("x \\xrightarrow{f} y", "x →ᶠ y"),
    ("\\underbrace{a+b}_{n}", "(a + b)ₙ"), ("\\abs{x}", "|x|"),
    ("{n \\choose k} p^k", "(n choose k)pᵏ"), ("a \\,-\\, \\frac{1}{c}", "a − 1/c"),
    ("x = \\; -1, \\quad -y", "x = −1, −y"), ("x \\text{ by \\eqref{a}}", "x by a"),
    ("\\textcircled{4}", "④"), ("\\underset{w}{\\arg\\min} f", "arg min_w f"),
    (
      "\\begin{aligned} \\min \\quad &f+g \\\\ \\text{s.t.} \\quad &w>0 \\end{aligned}",
      "min f + g; s.t. w > 0"
    ), ("a \\bmod n", "a mod n"),
  ])
  func `a formula of TeX is written in a line`(tex: String, text: String) {
    #expect(shown(tex) == text)
  }

  @Test(arguments: [
    "\\foo{x}", "{x", "x}", "\\frac{1}", "\\begin{pmatrix} 1",
    "\\begin{tikzpicture}\\end{tikzpicture}",
    "\\left( x", "x \\right)", "\\text{if", "\\", "\\newcommand{\\x}{y}",
  ])
  func `what is not understood stays as it is written`(tex: String) {
    #expect(shown(tex) == "\\(\(tex)\\)")
  }

  private static let math = "<math><mi>y</mi><mo>=</mo><mn>1</mn></math>"

  @Test(arguments: [
    // KaTeX has the formula twice.
    "<span class='katex'><span class='katex-mathml'>\(math)</span>"
      + "<span class='katex-html' aria-hidden='true'><span>y</span><span>=</span>1</span></span>",
    "<span class='katex'><span class='katex-html' aria-hidden='true'>y = 1</span></span>",
    // MathJax 2, with what it has drawn, MathML and the source, or without some of them.
    "<span class='MathJax_Preview'>y=1</span><span class='MathJax' id='MathJax-Element-1-Frame' "
      + "data-mathml='x'><nobr aria-hidden='true'>y=<i>1</i></nobr>"
      + "<span class='MJX_Assistive_MathML'>\(math)</span></span>"
      + "<script type='math/tex' id='MathJax-Element-1'>y=1</script>",
    "<span class='MathJax' id='MathJax-Element-1-Frame'><nobr>y=1</nobr></span>"
      + "<script type='math/tex' id='MathJax-Element-1'>y=1</script>",
    "<script type='math/tex'>y=1</script>", "<span class='math inline'>\\(y=1\\)</span>",
    "<span class='math notranslate'>\\(y = 1\\)</span>", "<span class='arithmatex'>$y=1$</span>",
    "<span class='math'>y = 1</span>", "<span class='math inline'>y={1}</span>",
    "<span class='math'><i>y</i> = 1</span>",
    "<span class='math'>y = <b>1</b></span>", "<img src='x.png' class='tex' alt='y={1}'/>",
    "<img src='x.png' alt='\\(y = 1\\)'/>", "<img src='x.png' alt='$\\scriptstyle y = 1$'/>",
    "<img src='x.png' alt='{\\displaystyle y=1}'/>",
  ])
  func `a formula is shown once, in whatever form a page has it`(_ formula: String) {
    for piece in [1, 1000] {
      #expect(Converted("<p>So \(formula) is.</p>", piece: piece).text == "So y = 1 is.\n")
    }
  }

  @Test func `a formula by itself has lines of its own`() {
    let source = "\\begin{aligned} a &amp;= b \\\\ &amp;= c \\end{aligned}"
    for formula in [
      "<span class='math display'>\\[\(source)\\]</span>",
      "<script type='math/tex; mode=display'>\(source)</script>",
    ] {
      #expect(Converted("<p>So \(formula)</p>").text == "So\na = b\n  = c\n")
      let row = Converted("<table><tr><td>So \(formula)</td></tr></table>").text
      #expect(row == "So a = b; = c\n")
    }
    let numbered =
      "<div class='math'><span class='eqno'>(1)<a class='headerlink' href='#a'>¶</a></span>"
      + "\\[x^2\\]</div>"
    #expect(Converted(numbered).text == "(1)\nx²\n")
  }

  @Test func `formulas among words are read if a script is there that reads them`() {
    func shown(_ body: String, _ script: String, piece: Int) -> String {
      let head = "<head>\(script)</head>"
      return Converted(documents: ["<html>\(head)<body>\(body)</body></html>"], piece: piece).text
    }
    let jax = "<script src='https://cdn.net/MathJax.js?config=TeX'></script>"
    let dollars =
      jax + "<script type='text/x-mathjax-config'>inlineMath: [['$','$']]</script>"
    for piece in [1, 7, 1000] {
      #expect(shown("<p>So \\(a^2\\) is.</p>", jax, piece: piece) == "So a² is.\n")
      #expect(shown("<p>So \\(a^2\\) is.</p>", "", piece: piece) == "So \\(a^2\\) is.\n")
      #expect(
        shown("<p>So \\[a^2,\\] where $b$ \\$ \\</p>", jax, piece: piece)
          == "So\na²,\nwhere $b$ \\$ \\\n")
      #expect(shown("<p>It $b_1$ is, $5.</p>", dollars, piece: piece) == "It b₁ is, $5.\n")
      #expect(shown("<p>\\(a <i>b</i>\\) c</p>", jax, piece: piece) == "\\(a b\\) c\n")
      #expect(
        shown("<p>So\\begin{align}a&amp;=b\\end{align}. And</p>", jax, piece: piece)
          == "So\na = b. And\n")
      #expect(shown("<pre>\\(a\\)</pre>", jax, piece: piece) == "\\(a\\)\n")
    }
  }

  @Test func `words go on below a formula by itself`() {
    let math = "<math display='block'><mi>x</mi></math>"
    #expect(Converted("<p>So \(math) where \(math), or</p>").text == "So\nx\nwhere\nx, or\n")
    #expect(Converted("<p>So \(math)<b>where</b></p>").text == "So\nx\nwhere\n")
    #expect(Converted("<p>So \(math)</p><p>where</p>").text == "So\nx\n\nwhere\n")
  }

  @Test(arguments: [
    "C:\\temp\\new", "A path \\ here", "x", "a_b", "$5 and $6", "", "the \\unknown command",
  ])
  func `words for a picture that are no formula stay`(_ words: String) {
    let text = Converted("<p><img src='x.png' alt='\(words)'/></p>").text
    #expect(text == (words.isEmpty ? "" : "[\(words)]\n"))
  }

  @Test func `no depth and no length is too much`() {
    let deep = String(repeating: "{", count: 5000) + "x" + String(repeating: "}", count: 5000)
    #expect(shown(deep) == "\\(\(deep)\\)")
    for command in ["\\hat", "\\sqrt", "\\text{$", "\\frac1"] {
      let nested = String(repeating: command, count: 1000) + "x"
      #expect(shown(nested) == "\\(\(nested)\\)")
    }
    let long = String(repeating: "x+", count: 10_000)
    #expect(shown(long) == "\\(\(long)\\)")
  }
}
