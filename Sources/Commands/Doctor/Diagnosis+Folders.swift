import Datebook
import Glibc
import Setup
import Shelf

extension Diagnosis {
  /// The settings, and the folders that the program writes into.
  static var folders: [Finding] {
    var configuration = Configuration()
    _ = configuration.ownThemes()
    var findings: [Finding] = configuration.problems.map {
      Finding(state: .wrong, subject: "settings", words: $0)
    }
    if findings.isEmpty {
      let file = configuration.folder?.file ?? ""
      findings = [
        Finding(
          state: .fine, subject: "settings",
          words: configuration.document == nil ? "all have their defaults" : file)
      ]
    }
    if let fault = FamilyFile().policyFault {
      findings.append(Finding(state: .wrong, subject: "policy", words: fault))
    }
    let standard = ReadersFolders.standard
    let paths = [
      ("configuration", standard.settings?.path), ("state", standard.state?.path),
      ("cache", standard.cache),
      ("data", (try? standard.library()).map(folder(of:))),
    ]
    for (subject, path) in paths {
      guard let path else {
        findings.append(Finding(state: .wrong, subject: subject, words: "HOME is not set"))
        continue
      }
      findings.append(folder(subject, path))
    }
    return findings
  }

  private static func folder(of library: LibraryLocation) -> String {
    library.path.split(separator: "/").dropLast().map { "/\($0)" }.joined()
  }

  private static func folder(_ subject: String, _ path: String) -> Finding {
    var status = stat()
    guard stat(path, &status) == 0 else {
      return Finding(state: .fine, subject: subject, words: "\(path), made when it is needed")
    }
    guard access(path, W_OK | X_OK) == 0 else {
      return Finding(
        state: .wrong, subject: subject,
        words: "\(path) cannot be written to: \(String(cString: strerror(errno)))")
    }
    return Finding(state: .fine, subject: subject, words: path)
  }

  /// The library, its integrity and its backups.
  static var library: [Finding] {
    guard let location = try? ReadersFolders.standard.library() else { return [] }
    var damage: LibraryDamage?
    let library: Library?
    do throws(LibraryError) {
      library = try Library.ofReader { damage = $0 }
    } catch {
      return [
        Finding(state: .wrong, subject: "library", words: error.sentence(reading: "The library"))
      ]
    }
    guard let library else {
      return [
        Finding(state: .absent, subject: "library", words: "none yet: the first book creates it")
      ]
    }
    var findings: [Finding] = []
    if let damage {
      findings.append(
        Finding(
          state: .wrong, subject: "damage",
          words: [damage.notice, damage.offer].compactMap { $0 }.joined(separator: " ")))
    }
    do throws(LibraryError) {
      let isWhole = try library.isWhole()
      let count = try library.records().count
      findings.append(
        Finding(
          state: isWhole ? .fine : .wrong, subject: "library",
          words: "\(location.path), \(count) \(count == 1 ? "book" : "books")"
            + (isWhole ? "" : ", damaged: `tome-reader import --backup` repairs it")))
    } catch {
      findings.append(
        Finding(state: .wrong, subject: "library", words: error.sentence(reading: "The library")))
    }
    let backups = LibraryBackups(of: location).all(at: .now()).count
    findings.append(
      Finding(
        state: backups > 0 ? .fine : .absent, subject: "backups",
        words: backups > 0 ? "\(backups)" : "none yet: one is made each day"))
    return findings
  }
}
