import CXML
import Files
import Formats
import Glibc
import Hyphenation
import Voices

extension Diagnosis {
  /// Programs of one use: one of them is enough.
  private struct Helpers {
    var use: String
    var names: [String]
    /// Debian's packages that have one.
    var packages: String
  }

  private static let helpers = [
    Helpers(use: "catalogs, web calendars", names: ["curl"], packages: "curl"),
    Helpers(use: "xz files", names: ["xz"], packages: "xz-utils"),
    Helpers(use: "zstd files", names: ["zstd"], packages: "zstd"),
    Helpers(use: "bzip2 files", names: ["bzip2"], packages: "bzip2"),
    Helpers(use: "looking up words", names: ["dict", "sdcv"], packages: "dict or sdcv"),
    Helpers(
      use: "copies", names: ["wl-copy", "xclip", "xsel", "tmux"],
      packages: "wl-clipboard, xclip or xsel"),
    Helpers(use: "addresses", names: ["xdg-open"], packages: "xdg-utils"),
    Helpers(use: "SVG pictures", names: ["rsvg-convert"], packages: "librsvg2-bin"),
    Helpers(
      use: "the sound of the voice", names: ["pacat", "pw-cat", "aplay"],
      packages: "pulseaudio-utils, pipewire-bin or alsa-utils"),
    Helpers(use: "audio books other than .wav", names: ["ffmpeg"], packages: "ffmpeg"),
  ]

  /// What turns other formats into texts, by the package to install.
  private static var converters: [Helpers] {
    OutsideFormat.allCases.reduce(into: []) { converters, format in
      let known = converters.firstIndex { $0.packages == format.package }
      guard let known else {
        converters.append(
          Helpers(use: format.name, names: format.programNames, packages: format.package))
        return
      }
      converters[known].use += ", \(format.name)"
    }
  }

  /// Programs and libraries that the program uses where they are installed.
  static var programs: [Finding] {
    (helpers + converters).map { helper in
      let found = helper.names.filter(isInstalled)
      return Finding(
        state: found.isEmpty ? .absent : .fine, subject: helper.names[0],
        words: found.isEmpty
          ? "not found; for \(helper.use) install \(helper.packages)"
          : "for \(helper.use): \(found.joined(separator: ", "))")
    } + [voice, pictures] + libraries
  }

  private static var voice: Finding {
    let name = "espeak-ng"
    do throws(VoiceFailure) {
      let voices = try VoiceHelper.voices()
      return Finding(state: .fine, subject: name, words: "for the voice: \(voices.count) voices")
    } catch {
      return Finding(state: .absent, subject: name, words: "not found. \(error.sentence)")
    }
  }

  private static var pictures: Finding {
    let name = "tome-picture"
    return HelperProgram.path(of: name) == nil
      ? Finding(state: .absent, subject: name, words: "not found; make install installs it")
      : Finding(state: .fine, subject: name, words: "for pictures")
  }

  private static var libraries: [Finding] {
    let dictionaries = HyphenationDictionary.folders.flatMap {
      ((try? Folder.names(in: $0)) ?? []).filter { $0.hasSuffix(".dic") }
    }
    return [
      cxml_is_available()
        ? Finding(state: .fine, subject: "libxml2", words: "for catalogs and pages of HTML")
        : Finding(
          state: .absent, subject: "libxml2",
          words: "not found; for catalogs and pages of HTML install libxml2"),
      dictionaries.isEmpty
        ? Finding(
          state: .absent, subject: "hyphenation",
          words: "no dictionaries; install libhyphen0 and hyphen-en-us, hyphen-de and so on")
        : Finding(
          state: .fine, subject: "hyphenation", words: "\(dictionaries.count) dictionaries"),
    ]
  }

  private static func isInstalled(_ name: String) -> Bool {
    let path = Environment.value(of: "PATH") ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }
}
