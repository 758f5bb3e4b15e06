/// A small picture of glyphs for a world: 8 rows of 24 columns.
package enum StoryOrnament {
  /// The rows of a world's picture.
  ///
  /// - Parameter isASCII: Whether the terminal shows ASCII alone.
  package static func rows(for world: String, isASCII: Bool) -> [String] {
    let drawing = drawings[world] ?? other
    return drawing.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let padded = String(line).padded(to: 24)
      return isASCII ? padded : String(padded.map { glyphs[$0] ?? $0 })
    }
  }

  /// The glyphs in the place of ASCII characters, each one column wide.
  private static let glyphs: [Character: Character] = [
    "*": "✦", "~": "≈", "^": "▲", "#": "▓", "|": "│", "-": "─", "=": "═", "o": "○", "@": "●",
    ".": "·", "%": "♣", ":": "░",
  ]

  private static let other = """
       *      .        *
     .     *       .
        .  ________
     *    /      //   .
         /______//  *
        (______(/
      .     *      .
    ------------------------
    """

  private static let drawings: [String: String] = [
    "harbour": """
       .    *        .
     *     |\\    .
         . | \\      _|_
    .      |__\\     |o|
        ___|____    |#|
    ~~~ \\______/ ~~ |#|
     ~~~~  ~~~~~  ~~~~~~
    ~~~  ~~~~~  ~~~~  ~~
    """,
    "forest": """
      .      *       .
       ^        ^  *
      ^^^  ^   ^^^    ^
     ^^^^^^^^ ^^^^^  ^^^
    ^^^^^^^^^^^^^^^^^^^^^
      |   |    |  o  |
      |   |    |     |
    ------------------------
    """,
    "mountain": """
     *        .     *
          ^      .
         /.\\   ^      *
     .  /...\\ /.\\
       /     X   \\  ^
      /     / \\   \\/ \\
     /   _ /   \\ []\\  \\
    ------------------------
    """,
    "city": """
      *    .      @    .
         __     _
     _  |..|  _|o|__   *
    |.|_|..|_|.|.|..|_
    |.|.|..|.|.|.|..|.|
    |.|.|..|.|.|.|..|.|
    |_|_|[]|_|_|_|[]|_|
    ========================
    """,
    "orchard": """
     .     *      \\|/
         .       --o--
       %%%   %%%  /|\\ %%
      %%%%% %%%%%   %%%%%
       %|%   %|%     %|%
        |     |   __  |
     o  | o   |  /__\\ |
    ------------------------
    """,
    "oasis": """
     *    .       @
        .     \\|/     .
      \\|/    --|--  *
     --|--     |
       |       |    ___
    :::|:::::::|:::/___\\
    :::~~~~~~~~~~::::::::
    ::::~~~~~~~~:::::::::
    """,
    "river": """
        .      *     .
     *      _____
       .   |o o o|_   ^
     ______|_____|_\\_  ^^
     \\_______________/ |
    ~~~~~~~~~~~~~~~~~~~~~~
     ~~~  ~~~~  ~~~~  ~~~
    ~~  ~~~~  ~~~~  ~~~~~
    """,
    "jungle": """
    %%  .  %%%  *  %%  .
    %%%%  %%%%%  %%%%%%%
     |%% . |%% __ %|% %
     | %   |  /__\\ |
     |  ~  | |[] | | ~
     |  ~~ | |___| |~~~
    %|%%~~%|%||%||%|%~~%
    ------------------------
    """,
    "railway": """
     *     .  o o    .
             o     *
      ____  _||__ ______
     |[][]|-|[]  |[][][]|
     |____|-|____|______|
      o  o   o  o  o  o
    ========================
     | | | | | | | | | | |
    """,
    "marsh": """
      .    *      .   @
     |   .    __         *
     | |     /  \\_  |
    || |  |   \\__>  | |
    || || |    ||   | ||
    ~~~~~~~~~~~~|~~~~~~~~~
     ~~ ~~~~ ~~~~~ ~~~ ~~
    ~~~~  ~~~~  ~~~~~  ~~~
    """,
  ]
}

extension String {
  /// The first characters of the string, filled up with spaces.
  fileprivate func padded(to count: Int) -> String {
    String(prefix(count)) + String(repeating: " ", count: max(count - self.count, 0))
  }
}
