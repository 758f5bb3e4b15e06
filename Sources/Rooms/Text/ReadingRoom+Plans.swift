import Books
import Datebook
import Dispatch
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
    case .loaded(let plan, let read): _ = apply(.plans(.loaded(plan, read)))
    case .changedElsewhere(let plan): _ = apply(.plans(.changedElsewhere(plan)))
    }
  }
}
