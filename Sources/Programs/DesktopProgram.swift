import Files
import Glibc

/// What the desktop shows files and notifications with.
package enum DesktopProgram {
  /// xdg-open's status if it knows no program for a file.
  private static let noProgram: CInt = 3

  /// Opens the file at `path`; blocks until it is clear whether that works.
  ///
  /// - Returns: Why it did not work, as a sentence.
  package static func open(_ path: String) -> String? {
    guard ChildProcess.isInstalled("xdg-open") else {
      return "xdg-open was not found: install xdg-utils."
    }
    switch ChildProcess(arguments: ["xdg-open", path]).launch() {
    case 0: return nil
    case nil: return "xdg-open could not be started."
    case noProgram: return "xdg-open knows no program for pictures."
    case let status?: return "xdg-open failed with status \(status)."
    }
  }

  /// Shows `sentence` as a notification of the desktop, if whoever started the program sees nothing of
  /// what it prints.
  package static func notify(_ sentence: String) {
    let hasDesktop = ["WAYLAND_DISPLAY", "DISPLAY"].contains {
      Environment.value(of: $0)?.isEmpty == false
    }
    guard hasDesktop, isatty(STDERR_FILENO) == 0, ChildProcess.isInstalled("notify-send") else {
      return
    }
    _ = ChildProcess(arguments: ["notify-send", "--", "tome-reader", sentence]).launch()
  }
}
