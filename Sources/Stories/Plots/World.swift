/// A place where stories happen, with the words that passages are filled with.
package struct World: Equatable, Sendable {
  /// Its identifier in outlines.
  package var id: String
  /// Its name: `Low Harbour`.
  package var name: String
  /// What stands in a hole of a passage, by the hole's name.
  var words: [String: String]
  /// What holds there: `sea`, `snow`; `rocks` where a steep way leads up to its height.
  var facts: Set<String>
}

extension World {
  private init(_ id: String, _ words: KeyValuePairs<String, String>, facts: Set<String>) {
    self.id = id
    self.words = Dictionary(words.map { ($0.key, $0.value) }) { first, _ in first }
    self.facts = facts
    name = self.words["world"] ?? id
  }

  /// The world of an identifier; `nil` for none.
  package static func named(_ id: String) -> World? { all.first { $0.id == id } }

  /// All worlds.
  package static let all: [World] = [
    World(
      "harbour",
      [
        "world": "Low Harbour",
        "place": "the harbour",
        "in place": "in the harbour town",
        "home": "the blue house",
        "path": "the sea wall",
        "high": "the lighthouse rock",
        "far": "the old boathouse",
        "water": "the bay",
        "gather": "the fish market",
        "elder": "Old Marta",
        "folk": "the fishers",
        "creatures": "the gulls",
        "sound": "ropes slapping on the masts",
        "smell": "salt and tar",
        "food": "hot fish soup",
        "stuff": "driftwood",
      ], facts: ["sea", "boats", "wind", "rocks"]),
    World(
      "forest",
      [
        "world": "Tall Pines",
        "place": "the forest",
        "in place": "at the edge of the forest",
        "home": "the log house",
        "path": "the mossy path",
        "high": "the bald hill",
        "far": "the old woodshed",
        "water": "the brook",
        "gather": "the clearing",
        "elder": "Old Bram",
        "folk": "the woodcutters",
        "creatures": "the squirrels",
        "sound": "a woodpecker knocking",
        "smell": "moss and mushrooms",
        "food": "mushroom pie",
        "stuff": "fallen wood",
      ], facts: ["trees", "rocks"]),
    World(
      "mountain",
      [
        "world": "Snow End",
        "place": "the mountain",
        "in place": "high on the mountain",
        "home": "the stone house",
        "path": "the goat track",
        "high": "the windy ridge",
        "far": "the upper barn",
        "water": "the cold lake",
        "gather": "the village square",
        "elder": "Old Resi",
        "folk": "the herders",
        "creatures": "the goats",
        "sound": "goat bells far away",
        "smell": "snow and wood smoke",
        "food": "cheese dumplings",
        "stuff": "fir branches",
      ], facts: ["snow", "wind", "rocks"]),
    World(
      "city",
      [
        "world": "Chimney Street",
        "place": "the city",
        "in place": "in the middle of the city",
        "home": "the top flat",
        "path": "the narrow lane",
        "high": "the roof garden",
        "far": "the tram shed",
        "water": "the canal",
        "gather": "the market hall",
        "elder": "Mr Okoro",
        "folk": "the neighbours",
        "creatures": "the pigeons",
        "sound": "trams ringing",
        "smell": "bread and rain",
        "food": "warm flatbread",
        "stuff": "old boxes",
      ], facts: ["town"]),
    World(
      "orchard",
      [
        "world": "Plum Valley",
        "place": "the valley",
        "in place": "down in the valley",
        "home": "the yellow farmhouse",
        "path": "the cart track",
        "high": "the windmill hill",
        "far": "the last barn",
        "water": "the duck pond",
        "gather": "the big barn",
        "elder": "Aunt Petra",
        "folk": "the pickers",
        "creatures": "the swallows",
        "sound": "hens grumbling",
        "smell": "hay and plums",
        "food": "plum cake",
        "stuff": "straw and planks",
      ], facts: ["farm", "trees", "rocks"]),
    World(
      "oasis",
      [
        "world": "Red Well",
        "place": "the oasis",
        "in place": "in the oasis",
        "home": "the clay house",
        "path": "the camel track",
        "high": "the great dune",
        "far": "the ruined gate",
        "water": "the long pool",
        "gather": "the shady square",
        "elder": "Uncle Sefu",
        "folk": "the traders",
        "creatures": "the swifts",
        "sound": "palm leaves rattling",
        "smell": "dust and mint",
        "food": "date bread",
        "stuff": "palm leaves",
      ], facts: ["hot", "wind"]),
    World(
      "river",
      [
        "world": "Slow Bend",
        "place": "the moorings",
        "in place": "beside the river",
        "home": "the houseboat",
        "path": "the towpath",
        "high": "the high bank",
        "far": "the empty mill",
        "water": "the river",
        "gather": "the landing stage",
        "elder": "Captain Ines",
        "folk": "the boat people",
        "creatures": "the ducks",
        "sound": "water lapping at the hulls",
        "smell": "reeds and paint",
        "food": "onion soup",
        "stuff": "reeds and planks",
      ], facts: ["river", "boats", "rocks"]),
    World(
      "jungle",
      [
        "world": "Green Falls",
        "place": "the jungle",
        "in place": "deep in the jungle",
        "home": "the house on stilts",
        "path": "the root path",
        "high": "the lookout tree",
        "far": "the vine hut",
        "water": "the green pool",
        "gather": "the long house",
        "elder": "Auntie Lila",
        "folk": "the weavers",
        "creatures": "the parrots",
        "sound": "frogs drumming",
        "smell": "rain and leaves",
        "food": "fried bananas",
        "stuff": "bamboo",
      ], facts: ["trees", "hot"]),
    World(
      "railway",
      [
        "world": "Junction Hill",
        "place": "the railway yard",
        "in place": "beside the railway",
        "home": "the station house",
        "path": "the old siding",
        "high": "the signal tower",
        "far": "the engine shed",
        "water": "the mill stream",
        "gather": "the waiting room",
        "elder": "Mrs Dunn",
        "folk": "the porters",
        "creatures": "the sparrows",
        "sound": "wheels clicking",
        "smell": "coal and tea",
        "food": "buttered toast",
        "stuff": "old planks",
      ], facts: ["trains", "town"]),
    World(
      "marsh",
      [
        "world": "Heron Marsh",
        "place": "the marsh",
        "in place": "on the edge of the marsh",
        "home": "the thatched house",
        "path": "the board walk",
        "high": "the bird tower",
        "far": "the ferry hut",
        "water": "the black pool",
        "gather": "the market green",
        "elder": "Old Joss",
        "folk": "the reed cutters",
        "creatures": "the herons",
        "sound": "reeds rustling",
        "smell": "mud and mint",
        "food": "potato cakes",
        "stuff": "cut reeds",
      ], facts: ["mist"]),
  ]
}
