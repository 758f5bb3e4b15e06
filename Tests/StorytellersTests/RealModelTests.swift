import Foundation
import Holdings
import Shelf
import Stories
import Storytellers
import TestSupport
import Testing

/// The model that `make test-model` names; nil for none.
private enum NamedModel {
  static func value(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }

  static let address = value("TOME_READER_TEST_ENDPOINT")
  static let model = value("TOME_READER_TEST_MODEL")
}

/// A model of a server that runs on this machine or elsewhere.
@Suite(.serialized, .enabled(if: NamedModel.address != nil && NamedModel.model != nil))
struct RealModelTests {
  private func endpoint() throws -> ModelEndpoint {
    try ModelEndpoint(
      NamedModel.address ?? "", model: NamedModel.model ?? "",
      key: try ModelEndpoint.key())
  }

  @Test func `the server lists the model`() throws {
    let endpoint = try endpoint()
    #expect(try endpoint.models().contains(endpoint.model))
  }

  @Test(arguments: AgeBand.allCases)
  func `a story is told and fit, or refused because it is not`(_ band: AgeBand) throws {
    let desk = try TestLibrary()
    let request = StoryRequest(hero: "Zora", companion: "a small owl", band: band, theme: .courage)
    let teller = ModelTeller(try endpoint(), library: desk.library)
    do throws(ModelFailure) {
      let told = try teller.tell(teller.row(for: request, at: .now()), showsPage: true).story
      print(told.text)
      #expect(told.text.contains("Zora") && !told.text.contains("NAME"))
      #expect(told.state == .done)
    } catch {
      guard case .unfit(band, let faults) = error else {
        Issue.record("\(error.sentence)")
        return
      }
      let kept = try #require(try desk.library.stories(hasTexts: true).first)
      print(kept.text, faults)
      #expect(kept.state == .failed && !kept.text.isEmpty && !kept.text.contains("NAME"))
    }
  }
}
