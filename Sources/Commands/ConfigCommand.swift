import ArgumentParser
import Glibc
import Settings
import Setup
import Shelf
import Sync
import Widgets

/// Prints all settings: the values in force and the defaults.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Print all settings and keys, with their defaults and the file they come from.",
    discussion: """
      The output is itself a valid settings file: what you have set stands in it, and everything \
      else is a comment with its default. Save it as the file that its first line names, and edit \
      it. Names of keys on Home and in lists begin with list-, those of the datebook with \
      datebook-; keys that turn pages and go places have the same name in a text and in the \
      datebook.

      Mistakes in the file are reported by line and column, and the rest of the file is used. The \
      exit status is then 78.
      """)

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    var settings = Configuration()
    _ = settings.ownThemes()
    var output = Output()
    try output.write(json ? settings.json : settings.listing)
    try output.flush()
    if !settings.problems.isEmpty { throw ExitCode(EX_CONFIG) }
  }
}

extension Configuration {
  /// The settings in force as a file of settings.
  var listing: String {
    var lines = ["# " + (folder?.file ?? "no file: HOME is not set")]
    if document == nil, folder != nil {
      let state = problems.isEmpty ? "not there" : "not read"
      lines[0] += " (\(state): all settings have their defaults)"
    }
    lines += problems.map { "# \($0)" }
    var table = ""
    let defaults = Preferences()
    for setting in Setting.allCases {
      if setting.table != table {
        table = setting.table
        lines += ["", "[\(table)]"]
      }
      let value = preferences[setting]
      let isSet = value != defaults[setting]
      lines.append("# \(setting.help); by default \(defaults[setting].source)")
      lines.append("\(isSet ? "" : "# ")\(setting.key) = \(value.source)")
    }
    if table != Preferences.keyTable { lines += ["", "[\(Preferences.keyTable)]"] }
    for (binding, usual) in zip(bindings, KeyTable<NamedCommand>.changeableBindings) {
      let isSet = preferences.keys[binding.command.name] != nil
      let names = TOMLValue.strings(binding.keys.map(\.settingsName))
      let usual = usual.keys.map(\.settingsName)
      if isSet { lines.append("# by default \(TOMLValue.strings(usual).source)") }
      lines.append("\(isSet ? "" : "# ")\(binding.command.name) = \(names.source)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The keys in force, in the order of their tables.
  private var bindings: [Binding<NamedCommand>] {
    var names: Set<String> = []
    return KeyTable<NamedCommand>.changeable.flatMap {
      $0.remapped(by: preferences.keys).table.bindings
    }
    .filter { names.insert($0.command.name).inserted }
  }

  /// The same as JSON.
  var json: String {
    let settings = Setting.allCases.map {
      "\(JSONString($0.path.joined(separator: "."))):\(preferences[$0].json)"
    }
    let bindings = bindings.map {
      "\(JSONString($0.command.name)):\(TOMLValue.strings($0.keys.map(\.settingsName)).json)"
    }
    let file = folder.map { JSONString($0.file).description } ?? "null"
    return """
      {"file":\(file),"exists":\(document != nil),\
      "settings":{\(settings.joined(separator: ","))},\
      "keys":{\(bindings.joined(separator: ","))},\
      "problems":[\(problems.map { JSONString($0).description }.joined(separator: ","))]}

      """
  }
}

extension TOMLValue {
  fileprivate var json: String {
    switch self {
    case .string(let string): JSONString(string).description
    case .integer(let number): String(number)
    case .boolean(let isTrue): isTrue ? "true" : "false"
    case .array(let values): "[" + values.map(\.json).joined(separator: ",") + "]"
    }
  }
}
