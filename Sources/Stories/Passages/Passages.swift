/// The passages of the stories, as they were written: a literal for each skeleton and band.
///
/// Only the literals of the band that is told are read, so that a start pays for none.
package enum Passages {
  /// The source of a skeleton in a band, for ``SkeletonTexts``; `nil` if none is written yet.
  package static func source(_ skeleton: Skeleton, _ band: AgeBand) -> String? {
    switch (skeleton, band) {
    case (.lantern, .early): earlyLantern
    case (.crossing, .early): earlyCrossing
    case (.newcomer, .early): earlyNewcomer
    case (.seed, .early): earlySeed
    case (.quarrel, .early): earlyQuarrel
    case (.map, .early): earlyMap
    case (.voice, .early): earlyVoice
    case (.storm, .early): earlyStorm
    case (.stray, .early): earlyStray
    case (.machine, .early): earlyMachine
    case (.present, .early): earlyPresent
    case (.hill, .early): earlyHill
    case (.lantern, .middle): middleLantern
    case (.crossing, .middle): middleCrossing
    case (.newcomer, .middle): middleNewcomer
    case (.seed, .middle): middleSeed
    case (.quarrel, .middle): middleQuarrel
    case (.map, .middle): middleMap
    case (.voice, .middle): middleVoice
    case (.storm, .middle): middleStorm
    case (.stray, .middle): middleStray
    case (.machine, .middle): middleMachine
    case (.present, .middle): middlePresent
    case (.hill, .middle): middleHill
    case (.lantern, .late): lateLantern
    case (.crossing, .late): lateCrossing
    case (.newcomer, .late): lateNewcomer
    case (.seed, .late): lateSeed
    case (.quarrel, .late): lateQuarrel
    case (.map, .late): lateMap
    case (.voice, .late): lateVoice
    case (.storm, .late): lateStorm
    case (.stray, .late): lateStray
    case (.machine, .late): lateMachine
    case (.present, .late): latePresent
    case (.hill, .late): lateHill
    }
  }
}
