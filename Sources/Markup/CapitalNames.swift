/// The names of SVG that have capital letters, which HTML does not tell from small ones.
///
/// They are the tables of the HTML standard, "Creating and inserting nodes": "adjust SVG attributes", and
/// the tag names of "any other start tag" in foreign content.
enum CapitalNames {
  /// An element's name as SVG writes it.
  static func element(_ name: String) -> String { restored(name, elements) }

  /// An attribute's name as SVG writes it.
  static func attribute(_ name: String) -> String { restored(name, attributes) }

  private static func restored(_ name: String, _ table: [String: String]) -> String {
    let small = name.lowercased()
    return table[small] ?? small
  }

  private static let elements = table(
    """
    altGlyph altGlyphDef altGlyphItem animateColor animateMotion animateTransform clipPath feBlend
    feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
    feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
    feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight
    feSpecularLighting feSpotLight feTile feTurbulence foreignObject glyphRef linearGradient
    radialGradient textPath
    """)

  private static let attributes = table(
    """
    attributeName attributeType baseFrequency baseProfile calcMode clipPathUnits contentScriptType
    contentStyleType diffuseConstant edgeMode externalResourcesRequired filterRes filterUnits
    glyphRef gradientTransform gradientUnits kernelMatrix kernelUnitLength keyPoints keySplines
    keyTimes lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits
    maskUnits numOctaves pathLength patternContentUnits patternTransform patternUnits pointsAtX
    pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits refX refY repeatCount
    repeatDur requiredExtensions requiredFeatures specularConstant specularExponent spreadMethod
    startOffset stdDeviation stitchTiles surfaceScale systemLanguage tableValues targetX targetY
    textLength viewBox viewTarget xChannelSelector yChannelSelector zoomAndPan
    """)

  private static func table(_ names: String) -> [String: String] {
    var table: [String: String] = [:]
    for name in names.split(whereSeparator: \.isWhitespace) {
      table[name.lowercased()] = String(name)
    }
    return table
  }
}
