package import Glibc
package import Profiles
package import Settings

/// profiles.toml, and the policy of the machine's administrator that goes over it.
package struct FamilyFile: Sendable {
  /// The file of the machine's administrator.
  package static let policy = "/etc/tome-reader/policy.toml"

  private let folders: ReadersFolders
  private let policy: String
  private let owner: uid_t

  /// The files in `folders`.
  ///
  /// - Parameters:
  ///   - policy: The path of the policy; another one than the machine's only in tests.
  ///   - owner: Whose file the policy must be: root's, but in tests.
  package init(
    in folders: ReadersFolders = .standard, policy: String = Self.policy, owner: uid_t = 0
  ) {
    (self.folders, self.policy, self.owner) = (folders, policy, owner)
  }

  /// The path of profiles.toml; nil without a HOME.
  package var path: String? { folders.family.map { $0.path + "/profiles.toml" } }

  /// The family; nil if there are no profiles. That costs one failed call of `stat` and one of `open`.
  ///
  /// A policy that others than its owner may write is not obeyed. One with a mistake opens nothing: it
  /// cannot be known whom it was to limit.
  ///
  /// - Throws: What keeps a file that is there from being read, and what is wrong in the policy: nothing
  ///   is open then.
  package func family() throws(Failure) -> Family? {
    var status = stat()
    let isObeyed = stat(policy, &status) != 0 ? errno != ENOENT : policyFault(status) == nil
    let rules = isObeyed ? try document(at: policy) : nil
    let own = try path.flatMapThrowing { path throws(Failure) in try document(at: path) }
    guard rules != nil || own != nil else { return nil }
    let family = Family(own ?? TOMLDocument(""), policy: rules)
    if let fault = family.policyProblems.first {
      throw Failure(
        sentence: "everything is locked until root corrects '\(policy)': \(fault)",
        status: EX_NOPERM)
    }
    return family
  }

  /// Why the policy that is there is not obeyed, as a sentence without its end; nil if it is, or if
  /// there is none.
  package var policyFault: String? {
    var status = stat()
    return stat(policy, &status) == 0 ? policyFault(status) : nil
  }

  private func policyFault(_ status: stat) -> String? {
    let fault: String
    if status.st_uid != owner {
      fault = "root does not own it: use `chown root`"
    } else if status.st_mode & (S_IWGRP | S_IWOTH) != 0 {
      fault = "users other than root can write to it: use `chmod 644`"
    } else {
      return nil
    }
    return "'\(policy)' is ignored: \(fault)"
  }

  private func document(at path: String) throws(Failure) -> TOMLDocument? {
    do throws(ConfigurationFolder.Failure) {
      return try ConfigurationFolder(path: "").document(in: path)
    } catch {
      throw Failure(sentence: error.sentence, status: EX_NOPERM)
    }
  }

  /// Changes profiles.toml, for the reader's eyes only.
  package func change(_ body: (inout TOMLDocument) -> Void) throws(Failure) {
    guard let folder = folders.family, let path else {
      throw Failure(sentence: "cannot keep profiles: set HOME to a folder", status: EX_CANTCREAT)
    }
    do throws(ConfigurationFolder.Failure) {
      try folder.change(path, mode: 0o600) { document in
        if document.bytes.isEmpty {
          document = TOMLDocument(
            "# Who reads here: `tome-reader profiles`, or Settings and P in the program.\n")
        }
        body(&document)
      }
    } catch {
      throw Failure(sentence: error.sentence, status: EX_CANTCREAT)
    }
  }
}

extension Optional {
  fileprivate func flatMapThrowing<Result, Fault: Error>(
    _ body: (Wrapped) throws(Fault) -> Result?
  ) throws(Fault) -> Result? {
    guard let value = self else { return nil }
    return try body(value)
  }
}
