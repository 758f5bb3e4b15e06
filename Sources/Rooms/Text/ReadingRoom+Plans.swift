import Books
import Datebook
import Dispatch
import Formats
import Setup
import Shelf
import TextPlace
import Widgets
import Workers

/// The portions that a text was divided into.
struct PlanDivision: Sendable {
  /// What was asked for.
  var wish: PlanWish
  /// The portions, or why the text could not be read.
  var portions: Result<[PlannedPortion], TextError>
}

extension ReadingRoom {
  /// Does what the model asks for the plan of the text.
  ///
  /// - Returns: What follows from it.
  mutating func perform(_ effect: PlanEffect) -> [TextEffect] {
    if case .divide = effect {} else { planToFit = nil }
    switch effect {
    case .divide(let wish, let chapters): divide(wish, chapters)
    case .make(let plan):
      planKeeper?.make(plan)
      if planKeeper == nil {
        return model.update(.notice("This text has no file: its plan will be lost when you leave."))
      }
    case .change(let plan): planKeeper?.change(to: plan)
    case .remove: planKeeper?.remove()
    }
    return []
  }

  /// Divides the text in the background: a plan for years looks at many places of it.
  private func divide(_ wish: PlanWish, _ chapters: [Int]) {
    let (desk, report) = (desk, reportDivision)
    Background.run("portions", qos: .userInitiated) {
      do throws(TextError) {
        report(
          PlanDivision(wish: wish, portions: .success(try desk.divide(wish, chapters: chapters))))
      } catch {
        report(PlanDivision(wish: wish, portions: .failure(error)))
      }
    }
  }

  /// Receives what a division came to.
  mutating func receive(_ division: PlanDivision) {
    switch division.portions {
    case .success(let portions): _ = apply(.plans(.divided(division.wish, portions)))
    case .failure(let error): _ = apply(.notice(Failure(error).sentence))
    }
  }

  /// Receives what the keeper of the plan has to tell.
  mutating func receive(_ news: PlanNews) {
    switch news {
    case .loaded(let plan, let read):
      _ = apply(.plans(.loaded(plan, read)))
      planToFit = plan.map { PlanOfText(plan: $0, read: read) }
      fitPlan()
    case .changedElsewhere(let plan):
      planToFit = nil
      _ = apply(.plans(.changedElsewhere(plan)))
    }
  }

  /// Has the portions of a plan found in the background that was made of what an older version of the
  /// program made of the book.
  mutating func fitPlan() {
    guard let former = planToFit, !former.isBeingFitted, text.source.isWhole else { return }
    guard former.plan.textBytes != text.source.count else {
      planToFit = nil
      return
    }
    planToFit?.isBeingFitted = true
    let (source, report) = (text.source, reportFittedPlan)
    Background.run("plan", qos: .userInitiated) {
      if let fitted = try? former.found(in: source) { report(fitted) }
    }
  }

  /// Takes a plan whose portions were found, unless it has been changed meanwhile.
  mutating func receive(_ fitted: PlanOfText) {
    guard planToFit != nil else { return }
    planToFit = nil
    _ = apply(.plans(.loaded(fitted.plan, fitted.read)))
    planKeeper?.change(to: fitted.plan)
  }
}
