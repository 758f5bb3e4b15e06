import ArgumentParser
import Commands

/// Prints what a shell completes the command line with: `make` does so for the files that are
/// installed.
///
/// The parser's own script knows the commands and their options, but no text of a command line
/// without a command. Here such a line is completed as one of `read`.
struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions", abstract: "Print the completions for a shell.",
    shouldDisplay: false)

  @Argument(help: "The shell.")
  var shell: Shell

  /// A shell that is known.
  enum Shell: String, CaseIterable, ExpressibleByArgument {
    case bash, zsh, fish
  }

  func run() throws {
    let names = CommandTable.names.joined(separator: " ")
    switch shell {
    case .bash:
      let script = TomeReader.completionScript(for: .bash)
      // The shell reads it: nobody starts it as a program.
      let body = script.hasPrefix("#!") ? script.drop { $0 != "\n" }.dropFirst() : script[...]
      print(body + Self.bash(names))
    case .zsh: print(Self.zsh(TomeReader.completionScript(for: .zsh), names))
    case .fish: print(TomeReader.completionScript(for: .fish) + Self.fish(names))
    }
  }

  private static func bash(_ names: String) -> String {
    """


    # A line that begins with no command is one of read.
    _tome-reader_or_text() {
        local -a found=()
        if ((COMP_CWORD == 1)); then
            _tome-reader "$@"
            found=("${COMPREPLY[@]}")
        elif [[ " \(names) " == *" ${COMP_WORDS[1]} "* ]]; then
            _tome-reader "$@"
            return
        fi
        local COMP_WORDS=("${COMP_WORDS[0]}" read "${COMP_WORDS[@]:1}")
        local COMP_LINE="${COMP_LINE/"$1"/"$1 read"}"
        local COMP_CWORD=$((COMP_CWORD + 1)) COMP_POINT=$((COMP_POINT + 5))
        COMPREPLY=()
        _tome-reader "$@"
        COMPREPLY+=("${found[@]}")
    }
    complete -o filenames -F _tome-reader_or_text tome-reader
    """
  }

  /// The script ends by calling its function, or by naming it: the new one takes its place there.
  private static func zsh(_ script: String, _ names: String) -> String {
    guard let end = script.ranges(of: "if [[ \"${funcstack[1]}\"").last?.lowerBound else {
      return script
    }
    return script[..<end] + """
      # A line that begins with no command is one of read.
      _tome-reader_or_text() {
          local -a names=(\(names))
          if ((CURRENT > 2 && ${names[(Ie)${words[2]}]})); then
              _tome-reader_commands
              return
          fi
          local result=1
          ((CURRENT == 2)) && _tome-reader_commands && result=0
          words=("${words[1]}" read "${(@)words[2,-1]}")
          ((CURRENT += 1))
          _tome-reader_commands && result=0
          return result
      }
      functions -c _tome-reader _tome-reader_commands
      compdef _tome-reader_or_text tome-reader
      if [[ "${funcstack[1]}" = _tome-reader ]]; then
          _tome-reader_or_text
      fi
      """
  }

  private static func fish(_ names: String) -> String {
    """


    # A line that begins with no command is one of read.
    functions -c __tome-reader_tokens __tome-reader_typed_tokens
    function __tome-reader_tokens
        set -l tokens (__tome-reader_typed_tokens $argv)
        if contains -- -pc $argv; and test (count $tokens) -gt 1; \
                and not contains -- $tokens[2] \(names)
            set tokens $tokens[1] read $tokens[2..]
        end
        string join \\n -- $tokens
    end
    complete -c tome-reader -n 'test (count (__tome-reader_typed_tokens -pc)) -eq 1' -F
    """
  }
}
