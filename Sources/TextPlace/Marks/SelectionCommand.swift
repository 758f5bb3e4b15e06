/// What the reader can do with a key while something is selected.
package enum SelectionCommand: Hashable, Sendable {
  case next, previous, down, up, nextScreen, previousScreen
  case extend, otherEnd, unit
  case highlight, note, copy
  case define, searchWeb
  case speak
  case leave
}
