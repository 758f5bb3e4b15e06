/// The commands of TeX that stand for one thing, by their names.
enum TeXCommands {
  /// What stands over a letter, or below it.
  struct Accent {
    /// What joins a letter before it.
    var combining: String?
    /// What joins each of several letters, if it is a line over them.
    var line = ""
    /// What stands behind other things.
    var sign: String
    var isBelow = false

    var isLine: Bool { !line.isEmpty }
  }

  /// Letters, and what is written as a letter is.
  static let letters = table(
    """
    alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι \
    kappa κ varkappa ϰ lambda λ mu μ nu ν xi ξ omicron ο pi π varpi ϖ rho ρ varrho ϱ sigma σ \
    varsigma ς tau τ upsilon υ phi ϕ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ \
    Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω digamma ϝ varGamma Γ varDelta Δ \
    infty ∞ ell ℓ hbar ℏ hslash ℏ Re ℜ Im ℑ wp ℘ aleph ℵ beth ℶ gimel ℷ imath ı jmath ȷ \
    partial ∂ nabla ∇ emptyset ∅ varnothing ∅ top ⊤ bot ⊥ angle ∠ measuredangle ∡ triangle △ \
    square □ Box □ blacksquare ■ Diamond ◇ diamondsuit ♢ heartsuit ♡ clubsuit ♣ spadesuit ♠ \
    checkmark ✓ natural ♮ sharp ♯ flat ♭ N ℕ Z ℤ Q ℚ R ℝ C ℂ eth ð mho ℧ Finv Ⅎ complement ∁ \
    AA Å aa å ae æ AE Æ oe œ OE Œ o ø O Ø ss ß S § P ¶ pounds £ copyright © euro € \
    RR ℝ NN ℕ ZZ ℤ QQ ℚ CC ℂ bigstar ★ lozenge ◊ blacktriangle ▲ triangledown ▽
    """)

  /// Signs that stand between things, around them or behind them.
  static let signs = table(
    """
    times × cdot · div ÷ pm ± mp ∓ ast ∗ star ⋆ circ ∘ bullet • oplus ⊕ ominus ⊖ otimes ⊗ \
    oslash ⊘ odot ⊙ cup ∪ cap ∩ sqcup ⊔ sqcap ⊓ uplus ⊎ wedge ∧ land ∧ vee ∨ lor ∨ neg ¬ lnot ¬ \
    setminus ∖ smallsetminus ∖ wr ≀ amalg ⨿ ltimes ⋉ rtimes ⋊ boxplus ⊞ boxtimes ⊠ \
    le ≤ leq ≤ leqslant ⩽ leqq ≦ ge ≥ geq ≥ geqslant ⩾ geqq ≧ ne ≠ neq ≠ equiv ≡ approx ≈ sim ∼ \
    simeq ≃ cong ≅ propto ∝ varpropto ∝ ll ≪ gg ≫ prec ≺ succ ≻ preceq ⪯ succeq ⪰ preccurlyeq ≼ succcurlyeq ≽ lesssim ≲ \
    gtrsim ≳ doteq ≐ triangleq ≜ coloneqq ≔ asymp ≍ in ∈ notin ∉ ni ∋ subset ⊂ supset ⊃ \
    subseteq ⊆ supseteq ⊇ subsetneq ⊊ supsetneq ⊋ sqsubseteq ⊑ sqsupseteq ⊒ perp ⟂ parallel ∥ \
    nparallel ∦ mid ∣ nmid ∤ vdash ⊢ dashv ⊣ models ⊨ vDash ⊨ bowtie ⋈ nless ≮ ngtr ≯ nleq ≰ \
    ngeq ≱ lt < gt > eqsim ≂ \
    to → rightarrow → leftarrow ← gets ← leftrightarrow ↔ Rightarrow ⇒ Leftarrow ⇐ \
    Leftrightarrow ⇔ implies ⟹ impliedby ⟸ iff ⟺ longrightarrow ⟶ longleftarrow ⟵ \
    longleftrightarrow ⟷ Longrightarrow ⟹ Longleftarrow ⟸ Longleftrightarrow ⟺ mapsto ↦ \
    longmapsto ⟼ hookrightarrow ↪ hookleftarrow ↩ rightharpoonup ⇀ leftharpoonup ↼ \
    rightharpoondown ⇁ rightleftharpoons ⇌ uparrow ↑ downarrow ↓ updownarrow ↕ Uparrow ⇑ \
    Downarrow ⇓ nearrow ↗ searrow ↘ swarrow ↙ nwarrow ↖ leadsto ⇝ rightsquigarrow ⇝ \
    twoheadrightarrow ↠ rightrightarrows ⇉ \
    sum ∑ prod ∏ coprod ∐ int ∫ iint ∬ iiint ∭ oint ∮ oiint ∯ bigcup ⋃ bigcap ⋂ bigvee ⋁ \
    bigwedge ⋀ bigoplus ⨁ bigotimes ⨂ bigodot ⨀ biguplus ⨄ bigsqcup ⨆ smallint ∫ \
    forall ∀ exists ∃ nexists ∄ therefore ∴ because ∵ \
    dots … ldots … cdots ⋯ dotsc … dotsb ⋯ dotsm ⋯ dotsi ⋯ dotso … vdots ⋮ ddots ⋱ \
    prime ′ backprime ‵ degree ° dagger † dag † ddagger ‡ ddag ‡ surd √ \
    colon : langle ⟨ rangle ⟩ lfloor ⌊ rfloor ⌋ lceil ⌈ rceil ⌉ lbrace { rbrace } lbrack [ \
    rbrack ] lparen ( rparen ) vert | lvert | rvert | Vert ‖ lVert ‖ rVert ‖ | ‖ { { } } \
    backslash \\ slash / % % $ $ # # & & _ _ lgroup ⟮ rgroup ⟯ ulcorner ⌜ urcorner ⌝ \
    llcorner ⌞ lrcorner ⌟ llbracket ⟦ rrbracket ⟧ triangleleft ◁ triangleright ▷ \
    lhd ⊲ rhd ⊳ unlhd ⊴ unrhd ⊵
    """)

  /// Functions that are called by their names.
  static let functions: Set<String> = [
    "sin", "cos", "tan", "cot", "sec", "csc", "sinh", "cosh", "tanh", "coth", "arcsin", "arccos",
    "arctan", "log", "ln", "lg", "exp", "lim", "max", "min", "sup", "inf", "det", "dim", "ker",
    "gcd", "deg", "arg", "hom", "Pr", "argmax", "argmin", "sgn", "sign", "tr", "Tr", "rank",
    "diag", "Var", "Cov", "var", "cov", "supp", "grad", "curl", "rot", "Hom", "Aut", "End",
  ]

  /// Words that are called otherwise.
  static let words: [String: String] = [
    "liminf": "lim inf", "limsup": "lim sup", "injlim": "inj lim", "projlim": "proj lim",
    "bmod": "mod", "mod": "mod", "TeX": "TeX", "LaTeX": "LaTeX", "varlimsup": "lim sup",
    "varliminf": "lim inf",
  ]

  /// What says how things look, and no more.
  static let ignored: Set<String> = [
    "displaystyle", "textstyle", "scriptstyle", "scriptscriptstyle", "limits", "nolimits", "!",
    "rm", "bf", "it", "sf", "tt", "cal", "mit", "sl", "boldmath", "big", "Big", "bigg", "Bigg",
    "bigl", "bigr", "bigm", "Bigl", "Bigr", "Bigm", "biggl", "biggr", "biggm", "Biggl", "Biggr",
    "Biggm", "nonumber", "notag", "hline", "hfill", "strut", "mathstrut", "allowbreak",
    "nobreak", "noindent", "normalsize", "small", "large", "Large", "negthinspace", "relax",
    "protect", "par", "hfil", "qedhere", "centering",
  ]

  /// Commands that show what they are about as it is.
  static let wrappers: Set<String> = [
    "boxed", "mathop", "mathrel", "mathbin", "mathord", "mathopen", "mathclose", "mathpunct",
    "mathinner", "ensuremath", "mathnormal", "smash", "cancel", "bcancel", "xcancel",
  ]

  /// Commands of which nothing is seen, with the number of groups behind them.
  static let unseen: [String: Int] = [
    "label": 1, "phantom": 1, "hphantom": 1, "vphantom": 1, "color": 1, "cline": 1, "vspace": 1,
    "textcolor": 1, "colorbox": 1, "class": 1, "cssId": 1, "style": 1, "href": 1,
  ]

  /// Commands that put signs around what they are about.
  static let pairs: [String: (open: String, close: String)] = [
    "abs": ("|", "|"), "norm": ("‖", "‖"), "floor": ("⌊", "⌋"), "ceil": ("⌈", "⌉"),
    "ket": ("|", "⟩"), "bra": ("⟨", "|"),
  ]

  /// What stands over letters or below them.
  static let accents: [String: Accent] = {
    var accents: [String: Accent] = [
      "vec": Accent(sign: "→"), "overrightarrow": Accent(sign: "→"),
      "overleftarrow": Accent(sign: "←"), "overbrace": Accent(sign: ""),
      "underbrace": Accent(sign: ""), "dddot": Accent(combining: "\u{20DB}", sign: "⃛"),
      "bar": Accent(combining: "\u{304}", line: "\u{305}", sign: "¯"),
      "overline": Accent(combining: "\u{304}", line: "\u{305}", sign: "¯"),
      "underline": Accent(combining: "\u{332}", line: "\u{332}", sign: "_", isBelow: true),
    ]
    let plain = [
      ("hat", "\u{302}", "^"), ("widehat", "\u{302}", "^"), ("tilde", "\u{303}", "~"),
      ("widetilde", "\u{303}", "~"), ("dot", "\u{307}", "˙"), ("ddot", "\u{308}", "¨"),
      ("acute", "\u{301}", "´"), ("grave", "\u{300}", "`"), ("check", "\u{30C}", "ˇ"),
      ("breve", "\u{306}", "˘"), ("mathring", "\u{30A}", "˚"),
    ]
    for (name, combining, sign) in plain {
      accents[name] = Accent(combining: combining, sign: sign)
    }
    return accents
  }()

  /// What stands around the rows of an environment.
  static let environments: [String: (open: String, close: String)] = {
    var fences: [String: (open: String, close: String)] = [
      "pmatrix": ("(", ")"), "bmatrix": ("[", "]"), "Bmatrix": ("{", "}"), "vmatrix": ("|", "|"),
      "Vmatrix": ("‖", "‖"), "cases": ("{", ""), "dcases": ("{", ""), "rcases": ("", "}"),
    ]
    for name in [
      "matrix", "smallmatrix", "array", "subarray", "aligned", "alignedat", "align", "alignat",
      "gather", "gathered", "split", "equation", "eqnarray", "multline", "displaymath", "math",
    ] {
      fences[name] = ("", "")
    }
    return fences
  }()

  /// The environments whose rows are equations.
  static let equations: Set<String> = [
    "aligned", "alignedat", "align", "alignat", "gather", "gathered", "split", "equation",
    "eqnarray", "multline", "displaymath",
  ]

  /// Letters of `\mathbb`.
  static let outlined: [Character: String] = {
    var letters: [Character: String] = ["1": "𝟙"]
    let usual = zip("CHNPQRZ", "ℂℍℕℙℚℝℤ")
    for (code, letter) in zip(0x1D538..., "ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
      if let scalar = Unicode.Scalar(UInt32(code)) { letters[letter] = String(scalar) }
    }
    for (letter, outlined) in usual { letters[letter] = String(outlined) }
    return letters
  }()

  /// Names and what they stand for, with a space between each two.
  private static func table(_ text: String) -> [String: String] {
    let words = text.split(separator: " ").map(String.init)
    var table: [String: String] = [:]
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      table[words[index]] = words[index + 1]
    }
    return table
  }
}
