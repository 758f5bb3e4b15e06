/// The characters that Unicode has raised or lowered, of one column as those that they stand for.
package enum ScriptLetters {
  /// What stands for a raised character.
  package static let raised = table(
    "0123456789+-−=()*abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVW",
    "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾*ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂ")

  /// What stands for a lowered character.
  package static let lowered = table(
    "0123456789+-−=()aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ")

  private static func table(_ characters: String, _ shown: String) -> [String: String] {
    Dictionary(uniqueKeysWithValues: zip(characters.map(String.init), shown.map(String.init)))
  }
}
