/// Does what the model of a place asks: the one interpreter of effects, for the program and for tests.
///
/// It decides what comes first. Effects are done in their order. What the world answers at once goes
/// into the model, and what follows from the answer is done, before the next effect. What takes time is
/// answered later, by an event that the world tells by itself.
///
/// The world is whoever conforms: a room of the program has its files, threads and library, a test what
/// stands for them. A text has an interpreter of its own, `TextEffectInterpreter`.
package protocol EffectInterpreter {
  associatedtype Model: PlaceModel
  /// What only the owner of the terminal can do.
  associatedtype Request

  /// The state of the place.
  var model: Model { get set }

  /// Is called with each effect before it is done: a test writes down what was asked.
  mutating func willPerform(_ effect: Model.Effect)
  /// Does what only this kind of place asks, and applies what is known of it at once.
  mutating func perform(_ effect: Model.Effect) -> [Request]
  /// What is asked of the owner of the terminal with this.
  func request(_ request: PlaceRequest) -> Request
}

extension EffectInterpreter {
  package mutating func willPerform(_ effect: Model.Effect) {}

  /// Applies an event, and does what follows from it.
  ///
  /// - Returns: What only the owner of the terminal can do.
  package mutating func apply(_ event: PlaceEvent<Model.Event>) -> [Request] {
    perform(model.update(event))
  }

  /// Applies what only this kind of place hears, and does what follows from it.
  package mutating func apply(_ event: Model.Event) -> [Request] { apply(.own(event)) }

  /// Does what the model asks, and what follows from it.
  ///
  /// - Returns: What only the owner of the terminal can do.
  package mutating func perform(_ effects: [Model.Effect]) -> [Request] {
    var requests: [Request] = []
    for effect in effects {
      willPerform(effect)
      if let request = effect.request {
        requests.append(self.request(request))
      } else {
        requests += perform(effect)
      }
    }
    return requests
  }
}
