extension Prose {
  /// What makes pages of one paragraph each, of the text of `manuscript` as it is read.
  package static func pager(_ manuscript: Manuscript, settings: LayoutSettings) -> Pager {
    Prose(manuscript, settings: settings).pager
  }
}
