import Stories
package import Widgets

// What was typed in the forms of stories while the program was left: the card of a child's profile
// and a signal do not wait for an answer.

extension StoriesPlace {
  private static let (story, collection) = ("story", "collection")

  /// What is typed in a form now; if none is open, what was kept and not used yet.
  package var draft: FormDraft? {
    switch sheet {
    case .story(let form): draft(Self.story, of: form.fields)
    case .collection(let form): draft(Self.collection, of: form.fields)
    case .consent(let consent):
      switch consent.form {
      case .story(let form): draft(Self.story, of: form.fields)
      case .collection(let form): draft(Self.collection, of: form.fields)
      }
    case .filter, .rename, .remove, .telling, nil: kept
    }
  }

  private func draft<Field>(_ name: String, of form: Form<Field>) -> FormDraft? {
    form.isChanged ? FormDraft(name, of: form) : kept
  }

  /// A form for a new story: as the last one was left, or with what was asked for last.
  mutating func newStory() -> StoryForm {
    var form = StoryForm(former, within: bound, offer: offer, by: formerTeller)
    if let draft = takeDraft(Self.story) { form.restore(draft) }
    return form
  }

  /// A form for a new collection: as the last one was left, or with the hero of the last story.
  mutating func newCollection() -> CollectionForm {
    var form = CollectionForm(
      hero: former?.hero ?? "", within: bound, offer: offer, by: formerTeller)
    if let draft = takeDraft(Self.collection) { form.restore(draft) }
    return form
  }

  private mutating func takeDraft(_ name: String) -> FormDraft? {
    guard let draft = kept, draft.name == name else { return nil }
    kept = nil
    return draft
  }
}
