// Shows a text, a column drawn at the end of each row, and the last input; for terminal tests.
//
// Keys: q leaves, ! crashes, e writes to standard error, M turns the mouse on and off, D reports
// drags, p posts a message from another thread, PgDn shows the next lines of the text. --sepia
// and other names of themes give it their colours; "theme" is highlighted.
import Console
import Dispatch
import Glibc
import Screen

/// What the probe shows, and what it does with its input.
struct Probe {
  var lines: [String]
  var first = 0
  var inputs = 0
  var last = "none"
  var isMouseReported: Bool
  var isThemed: Bool

  func surface(rows: Int, columns: Int, symbols: Symbols) -> Surface {
    var surface = Surface(rows: rows, columns: columns)
    surface.fill(Rect(row: 0, column: 0, rows: 1, columns: columns), style: .reversed)
    let size = "size \(rows)x\(columns) mouse \(isMouseReported ? "on" : "off")"
    surface.put(" probe \(size) from \(first)", row: 0, column: 0, style: [.reversed, .bold])
    for row in 1..<max(rows - 1, 1) {
      if first + row - 1 < lines.count {
        surface.put(lines[first + row - 1], row: row, column: 0, within: 0..<max(columns - 1, 0))
      }
      surface.put(symbols.vertical, row: row, column: columns - 1)
    }
    if isThemed { surface.put("theme", row: rows - 2, column: 0, style: .highlight(1)) }
    surface.put("\(inputs): \(last).", row: rows - 1, column: 0, style: .italic)
    surface.put(symbols.dot, row: rows - 1, column: columns - 1)
    surface.cursor = CellPosition(row: rows / 2, column: 3)
    return surface
  }

  mutating func note(_ text: String) {
    inputs += 1
    last = text
  }
}

/// What ends the probe: its exit status.
enum Outcome {
  case goOn
  case leave(CInt)
}

func answer(
  _ input: Input, _ probe: inout Probe, _ terminal: inout Terminal, _ mailbox: Mailbox<String>
) -> Outcome {
  switch input {
  case .key(.character("q")): return .leave(0)
  case .key(.character("!")): fatalError("the probe was told to crash")
  case .key(.character("e")): fputs("a word on standard error\n", stderr())
  case .key(.character("M")):
    probe.isMouseReported.toggle()
    terminal.setMouse(probe.isMouseReported)
  case .key(.character("D")): terminal.setMouse(true, drags: true)
  case .key(.character("p")):
    DispatchQueue.global().async { mailbox.post("from another thread") }
  case .key(.pageDown): probe.first += terminal.size.rows - 2
  case .posted: probe.note("posted " + mailbox.drain().joined(separator: ","))
  case .suspensionRequested: terminal.suspend()
  case .terminated(let signal): return .leave(128 + signal)
  case .hungUp: return .leave(129)
  default: break
  }
  switch input {
  case .key(let key): probe.note("key \(key.name(in: .ascii))")
  case .mouse(let event): probe.note("mouse \(event.kind) at \(event.row),\(event.column)")
  case .resized(let rows, let columns): probe.note("resized \(rows)x\(columns)")
  case .resumed: probe.note("resumed")
  default: break
  }
  return .goOn
}

func stderr() -> UnsafeMutablePointer<FILE>? {
  fdopen(2, "w")
}

func run() throws(TerminalError) -> CInt {
  let arguments = CommandLine.arguments.dropFirst()
  let path = arguments.first { !$0.hasPrefix("--") }
  let mailbox = Mailbox<String>()
  mailbox.post("before the terminal")
  let mouse = !arguments.contains("--no-mouse")
  let theme = arguments.compactMap { name in Theme.builtIn.first { "--" + $0.name == name } }.first
  var terminal = try Terminal(TerminalOptions(mouse: mouse, theme: theme ?? .terminal))
  var probe = Probe(
    lines: path.map(readLines) ?? [], isMouseReported: mouse,
    isThemed: theme != nil)
  while true {
    terminal.show(
      probe.surface(
        rows: terminal.size.rows, columns: terminal.size.columns, symbols: terminal.symbols))
    if arguments.contains("--once") { return 0 }
    for input in terminal.wait() {
      if case .leave(let status) = answer(input, &probe, &terminal, mailbox) { return status }
    }
  }
}

func readLines(path: String) -> [String] {
  guard let file = fopen(path, "r") else { return ["no file \(path)"] }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
  return String(decoding: bytes, as: UTF8.self).split(
    separator: "\n", omittingEmptySubsequences: false
  ).map(String.init)
}

do {
  exit(try run())
} catch {
  fputs("terminal-probe: \(error)\n", stderr())
  exit(1)
}
