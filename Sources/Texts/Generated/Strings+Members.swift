// swift-format-ignore-file
// Made by scripts/compile-texts.py from Catalogues; edit those.
extension Catalogue {
  /// Says which texts there are: a file of others is refused.
  static let hash: StaticString = "b016009d73a78921"
  static let textCount = 999
}

extension Strings {
  /// Password and devices
  package var passwordAndDevices: String { write(0) }

  /// Where you are logged in
  package var whereLoggedIn: String { write(1) }

  /// Unknown device
  package var unknownDevice: String { write(2) }

  /// This device
  package var thisDevice: String { write(3) }

  /// Last used {date}
  ///
  /// Of a device that is logged in.
  package func lastUsed(_ date: String) -> String { write(4, [.text(date)]) }

  /// Log out there
  package var logOutThere: String { write(5) }

  /// Log out everywhere else
  package var logOutElsewhere: String { write(6) }

  /// Loading…
  package var loadingSessions: String { write(7) }

  /// Try again
  package var tryAgain: String { write(8) }

  /// Change password
  package var changePassword: String { write(9) }

  /// Changing…
  package var changingPassword: String { write(10) }

  /// Current password
  package var currentPassword: String { write(11) }

  /// New password
  package var newPassword: String { write(12) }

  /// Show passwords
  package var showPasswords: String { write(13) }

  /// Password changed. You are logged out everywhere else, and any earlier recovery code no longer works.
  package var passwordIsChanged: String { write(14) }

  /// Delete account
  package var deleteAccount: String { write(15) }

  /// Deleting…
  package var deletingAccount: String { write(16) }

  /// Permanently deletes the account and everything it saved online. Players and gathers stay on this device; other devices are logged out.
  package var deleteAdvice: String { write(17) }

  /// Add a name and password
  package var addName: String { write(18) }

  /// You now log in as {name}.
  ///
  /// At the top after an account without a name got one.
  package func youLogInAs(_ name: String) -> String { write(19, [.text(name)]) }

  /// This phone was removed from the group, or the group was deleted. Players and gathers are now only on this device.
  package var phoneRemoved: String { write(20) }

  /// Account deleted. Players and gathers are now only on this device.
  package var accountIsDeleted: String { write(21) }

  /// Enter the current password and a new one.
  package var accountErrorPasswordMissing: String { write(22) }

  /// The group was given a name on another phone. Log in with that name.
  package var accountErrorNamedMeanwhile: String { write(23) }

  /// This phone joined less than a day ago. Do this on the phone that created the group, or wait until tomorrow.
  package var accountErrorTooNew: String { write(24) }

  /// The password is wrong. Check it and try again.
  package var accountErrorWrongPassword: String { write(25) }

  /// No connection to the server. Try again when you are back online.
  package var accountErrorUnreachable: String { write(26) }

  /// This device’s login has expired. Log in again first.
  package var accountErrorNotLoggedIn: String { write(27) }

  /// Add player
  package var addPlayer: String { write(28) }

  /// Add
  ///
  /// The button that adds the player whose name was typed.
  package var add: String { write(29) }

  /// {name} was added.
  package func playerAdded(_ name: String) -> String { write(30, [.text(name)]) }

  /// Just added
  package var justAdded: String { write(31) }

  /// Remove {name}
  package func removePlayer(_ name: String) -> String { write(32, [.text(name)]) }

  /// Paste a list
  package var pasteList: String { write(33) }

  /// Paste your list
  ///
  /// On the first screen of a newcomer: leads to the field for a list.
  package var pasteYourList: String { write(34) }

  /// List of names
  package var listOfNames: String { write(35) }

  /// 1. Ann
  /// 2) Ben
  /// ✅ Cem, Dan
  package var listExample: String { write(36) }

  /// Paste it from a chat, a note or a table. Numbers, bullets and emoji are ignored.
  package var listAdvice: String { write(37) }

  /// The names are read as soon as the app has finished loading.
  ///
  /// Below a field for names that were pasted before all of the app was here.
  package var namesComeSoon: String { write(38) }

  /// {count} name found
  package func namesFound(_ count: Int) -> String { write(39, [.number(Int64(count))]) }

  /// Only the first {limit} name is read.
  package func onlyFirstNames(_ limit: Int) -> String { write(40, [.number(Int64(limit))]) }

  /// Already on the list
  package var alreadyOnList: String { write(41) }

  /// {name} is already on the list. Tap “{add}” to add another person with this name.
  package func isOnListAlready(_ name: String) -> String { write(42, [.text(name)]) }

  /// Listed twice: a different person?
  package var againInList: String { write(43) }

  /// Archived – will be brought back
  package var comesBack: String { write(44) }

  /// Perhaps a heading
  package var perhapsHeading: String { write(45) }

  /// Perhaps a date
  package var perhapsDate: String { write(46) }

  /// Perhaps a place
  package var perhapsPlace: String { write(47) }

  /// Perhaps a price
  package var perhapsPrice: String { write(48) }

  /// Perhaps a note
  package var perhapsNotice: String { write(49) }

  /// Perhaps an address
  package var perhapsContact: String { write(50) }

  /// Whoever wrote the list
  ///
  /// A line of a pasted list that says "me" or "I" in place of a name.
  package var whoeverWroteIt: String { write(51) }

  /// Reserve
  ///
  /// Beside a name in a pasted list: on the waiting list.
  package var reserve: String { write(52) }

  /// Maybe
  ///
  /// Beside a name in a pasted list: said “maybe”.
  package var maybe: String { write(53) }

  /// Said no
  ///
  /// Beside a name in a pasted list: said “no”.
  package var saidNo: String { write(54) }

  /// No answer
  ///
  /// Beside a name in a pasted list.
  package var noAnswer: String { write(55) }

  /// Left out
  ///
  /// Beside a name in a pasted list that is not added.
  package var leftOut: String { write(56) }

  /// One person?
  ///
  /// Short button beside a name of a pasted list, such as Ann, when it and the next may be the name of one person.
  package var onePerson: String { write(57) }

  /// Two people?
  ///
  /// Short button beside a name of a pasted list, such as Jean Pierre, when it may be the names of two people.
  package var moreThanOne: String { write(58) }

  /// One person: {name}
  ///
  /// What the short button says to screen readers.
  package func readAsOne(_ name: String) -> String { write(59, [.text(name)]) }

  /// Edit text
  package var editText: String { write(60) }

  /// Change {name}
  ///
  /// The label of the button that changes how a name of a pasted list is spelt.
  package func mendName(_ name: String) -> String { write(61, [.text(name)]) }

  /// Add a guest of {name}
  package func addGuestOf(_ name: String) -> String { write(62, [.text(name)]) }

  /// Split: {names}
  package func splitInto(_ names: String) -> String { write(63, [.text(names)]) }

  /// Join with {name}
  package func joinWith(_ name: String) -> String { write(64, [.text(name)]) }

  /// Leave out
  ///
  /// The button that leaves a name of a pasted list out.
  package var dropFromList: String { write(65) }

  /// Add players
  package var addSomePlayers: String { write(66) }

  /// Add {count} player
  package func addManyPlayers(_ count: Int) -> String { write(67, [.number(Int64(count))]) }

  /// {name} added
  package func onePlayerAdded(_ name: String) -> String { write(68, [.text(name)]) }

  /// {count} player added
  package func manyPlayersAdded(_ count: Int) -> String { write(69, [.number(Int64(count))]) }

  /// Add {name}
  package func summaryPlayerAdded(_ name: String) -> String { write(70, [.text(name)]) }

  /// Rename a player to {name}
  package func summaryPlayerRenamed(to name: String) -> String { write(71, [.text(name)]) }

  /// Edit a player
  package var summaryPlayerEdited: String { write(72) }

  /// Delete a player
  package var summaryPlayerDeleted: String { write(73) }

  /// Restore a player
  package var summaryPlayerRestored: String { write(74) }

  /// Bring back a player
  package var summaryPlayerBroughtBack: String { write(75) }

  /// Set a level
  package var summaryLevelSet: String { write(76) }

  /// Add a rule for teams
  package var summaryRuleAdded: String { write(77) }

  /// Name the group
  ///
  /// A change in a few words.
  package var summaryGroupNamed: String { write(78) }

  /// Remove a rule for teams
  package var summaryRuleRemoved: String { write(79) }

  /// A player leaves
  package var summaryPlayerLeft: String { write(80) }

  /// Rename a team
  package var summaryTeamRenamed: String { write(81) }

  /// End a gather
  package var summaryGatherEnded: String { write(82) }

  /// Reopen a gather
  package var summaryGatherReopened: String { write(83) }

  /// Correct the end
  package var summaryEndCorrected: String { write(84) }

  /// Restore a gather
  package var summaryGatherRestored: String { write(85) }

  /// Leave a gather out of the levels
  package var summaryGatherExcluded: String { write(86) }

  /// Count a gather for the levels
  package var summaryGatherIncluded: String { write(87) }

  /// Start the next game
  package var summaryGameStarted: String { write(88) }

  /// Set who plays next
  package var summaryRotationSet: String { write(89) }

  /// Start the clock
  package var summaryClockStarted: String { write(90) }

  /// Pause the clock
  package var summaryClockPaused: String { write(91) }

  /// Take back the end of a period
  package var summaryPeriodEndTakenBack: String { write(92) }

  /// End a period
  package var summaryPeriodEnded: String { write(93) }

  /// Reset the clock
  package var summaryClockReset: String { write(94) }

  /// Record who scored
  package var summaryScorerSaid: String { write(95) }

  /// Change the minute of a goal
  package var summaryGoalMoved: String { write(96) }

  /// Take back a goal
  package var summaryGoalTakenBack: String { write(97) }

  /// Count two goals as two
  ///
  /// When two phones recorded a goal within seconds, and a person said that these are two.
  package var summaryGoalConfirmed: String { write(98) }

  /// Name a scorekeeper
  package var summaryScorekeeperNamed: String { write(99) }

  /// Create a link
  package var summaryLinkMade: String { write(100) }

  /// Turn off a link
  package var summaryLinkTurnedOff: String { write(101) }

  /// Choose how names are shown
  package var summaryNamesChosen: String { write(102) }

  /// Set the time zone
  package var summaryZoneSet: String { write(103) }

  /// Plan a game
  package var summaryGamePlanned: String { write(104) }

  /// Change a planned game
  package var summaryPlanEdited: String { write(105) }

  /// Cancel the game
  package var summaryPlanCancelled: String { write(106) }

  /// Undo the cancellation of a game
  package var summaryPlanReinstated: String { write(107) }

  /// Answer for {name}
  package func summaryAnswered(for name: String) -> String { write(108, [.text(name)]) }

  /// Change a person’s guests
  package var summaryGuestsChanged: String { write(109) }

  /// Decide on a place
  package var summaryPlaceDecided: String { write(110) }

  /// Plan a series of games
  package var summarySeriesPlanned: String { write(111) }

  /// Change a series of games
  package var summarySeriesEdited: String { write(112) }

  /// End a series of games
  package var summarySeriesEnded: String { write(113) }

  /// Choose who answers for a person
  package var summaryRepliesChosen: String { write(114) }

  /// “{change}” was not saved: {reason}
  package func notTakenOver(_ change: String, because reason: String) -> String { write(115, [.text(change), .text(reason)]) }

  /// It already exists.
  package var rejectionExists: String { write(116) }

  /// There is no such player.
  package var rejectionPlayerUnknown: String { write(117) }

  /// The player was deleted on another device.
  package var rejectionPlayerRemoved: String { write(118) }

  /// A group can have at most {limit} player.
  package func rejectionTooManyPlayers(_ limit: Int) -> String { write(119, [.number(Int64(limit))]) }

  /// There is no such gather.
  package var rejectionGatherUnknown: String { write(120) }

  /// The gather was deleted on another device.
  package var rejectionGatherDeleted: String { write(121) }

  /// A group can have at most {limit} gather.
  package func rejectionTooManyGathers(_ limit: Int) -> String { write(122, [.number(Int64(limit))]) }

  /// A player can be in a gather only once.
  package var rejectionParticipantRepeated: String { write(123) }

  /// A gather can have at most {limit} player.
  package func rejectionTooManyParticipants(_ limit: Int) -> String { write(124, [.number(Int64(limit))]) }

  /// A team can have at most {limit} goal.
  package func rejectionScoreLimitReached(_ limit: Int) -> String { write(125, [.number(Int64(limit))]) }

  /// A gather can have at most {limit} link.
  package func rejectionTooManyLinks(_ limit: Int) -> String { write(126, [.number(Int64(limit))]) }

  /// A group can have at most {limit} rule for teams.
  package func rejectionTooManyRules(_ limit: Int) -> String { write(127, [.number(Int64(limit))]) }

  /// At most {limit} person can keep score of a gather.
  package func rejectionTooManyScorekeepers(_ limit: Int) -> String { write(128, [.number(Int64(limit))]) }

  /// A gather can have at most {limit} game.
  package func rejectionTooManyGames(_ limit: Int) -> String { write(129, [.number(Int64(limit))]) }

  /// There is no such game.
  package var rejectionGameUnknown: String { write(130) }

  /// That team is not playing.
  package var rejectionTeamNotPlaying: String { write(131) }

  /// There is no such planned game.
  package var rejectionPlanUnknown: String { write(132) }

  /// No more games can be planned until some are over.
  package var rejectionTooManyPlans: String { write(133) }

  /// No more people can answer for this game.
  package var rejectionTooManyAnswers: String { write(134) }

  /// A group can have at most {limit} reply link.
  package func rejectionTooManyReplyLinks(_ limit: Int) -> String { write(135, [.number(Int64(limit))]) }

  /// It has since been changed on another device.
  package var rejectionEditedLater: String { write(136) }

  /// {minutes} min left
  package func minutesLeft(_ minutes: String) -> String { write(137, [.text(minutes)]) }

  /// Less than 1 min left
  package var lastMinute: String { write(138) }

  /// Last news from the pitch
  package var lastNews: String { write(139) }

  /// No news from the pitch
  package var noNews: String { write(140) }

  /// {home} {score} {away} · {state}
  ///
  /// The title of the page on which people follow: “Bibs 2–1 Skins · 2nd half”.
  package func followTitle(home: String, score: String, away: String, state: String) -> String { write(141, [.text(home), .text(score), .text(away), .text(state)]) }

  /// This link does not work
  package var linkGone: String { write(142) }

  /// It was turned off, or part of it is missing. Ask the person who sent it for a new one.
  package var linkGoneAdvice: String { write(143) }

  /// This match is long over
  package var linkOver: String { write(144) }

  /// Links work for 30 days after the match. The person who shared this one still has the result.
  package var linkOverAdvice: String { write(145) }

  /// This season is long over
  ///
  /// The title of the page behind a link to a table whose season, or last match, is long over.
  package var tableLinkOver: String { write(146) }

  /// Links work for 60 days after the season or its last match. The person who shared this one still has the table.
  package var tableLinkOverAdvice: String { write(147) }

  /// The server is busy
  package var serverBusy: String { write(148) }

  /// This page will try again in a moment.
  package var serverBusyAdvice: String { write(149) }

  /// Too many invalid links
  package var tooManyTries: String { write(150) }

  /// They were opened from your network. This page will try again within 15 minutes.
  package var tooManyTriesAdvice: String { write(151) }

  /// Football Gather: teams, time and score for your own match
  package var playYourOwn: String { write(152) }

  /// Next game
  package var nextGame: String { write(153) }

  /// Who plays?
  package var whoPlays: String { write(154) }

  /// Games
  package var games: String { write(155) }

  /// Table
  ///
  /// The heading above the standings of three or four teams.
  package var table: String { write(156) }

  /// Team
  package var team: String { write(157) }

  /// Played
  ///
  /// A column of the standings: how many games.
  package var played: String { write(158) }

  /// Won
  ///
  /// A column of the standings: how many games.
  package var won: String { write(159) }

  /// Drawn
  ///
  /// A column of the standings: how many games.
  package var drawn: String { write(160) }

  /// Lost
  ///
  /// A column of the standings: how many games.
  package var lost: String { write(161) }

  /// Points
  ///
  /// A column of the standings.
  package var points: String { write(162) }

  /// {points} point, goals {score}
  ///
  /// After a team in the table that is shared as a text: “1. Bibs: 4 points, goals 3-1”.
  package func standingInText(_ points: Int, _ score: String) -> String { write(163, [.number(Int64(points)), .text(score)]) }

  /// P
  ///
  /// The head of a narrow column of the standings: games played.
  package var playedShort: String { write(164) }

  /// W
  ///
  /// The head of a narrow column of the standings: games won.
  package var wonShort: String { write(165) }

  /// D
  ///
  /// The head of a narrow column of the standings: games drawn.
  package var drawnShort: String { write(166) }

  /// L
  ///
  /// The head of a narrow column of the standings: games lost.
  package var lostShort: String { write(167) }

  /// G
  ///
  /// The head of a narrow column of the standings: goals scored and conceded.
  package var goalsShort: String { write(168) }

  /// Pts
  ///
  /// The head of a narrow column of the standings: points.
  package var pointsShort: String { write(169) }

  /// Who plays next
  package var howNextIsChosen: String { write(170) }

  /// Take back this game
  package var takeBackGame: String { write(171) }

  /// now
  ///
  /// Beside the score of the game that is being played, in the list of games.
  package var gameIsOn: String { write(172) }

  /// Game taken back
  package var gameTakenBack: String { write(173) }

  /// {count} game
  package func gameCount(_ count: Int) -> String { write(174, [.number(Int64(count))]) }

  /// {home} {score} {away}
  ///
  /// A game: “Bibs 2-1 Skins”.
  package func gameResult(home: String, score: String, away: String) -> String { write(175, [.text(home), .text(score), .text(away)]) }

  /// {team} · rests
  ///
  /// A team that does not play in this game.
  package func rests(_ team: String) -> String { write(176, [.text(team)]) }

  /// Start {opponents}
  package func startGame(_ opponents: String) -> String { write(177, [.text(opponents)]) }

  /// Winner stays, at most {count}×
  ///
  /// How the next game is chosen. The number says how often the winner stays on the pitch.
  package func winnerStays(atMost count: Int) -> String { write(178, [.number(Int64(count))]) }

  /// All play each other
  ///
  /// How the next game is chosen.
  package var everyTeamPlays: String { write(179) }

  /// Gather in progress
  package var gatherInProgress: String { write(180) }

  /// Start
  ///
  /// The button that starts the clock of the match.
  package var start: String { write(181) }

  /// Pause
  ///
  /// The button that pauses the clock of the match.
  package var pause: String { write(182) }

  /// Resume
  ///
  /// The button that lets the clock go on after a pause.
  package var resume: String { write(183) }

  /// Set time
  ///
  /// The button that opens the fields for the time of the countdown.
  package var setTime: String { write(184) }

  /// Reset clock
  package var resetClock: String { write(185) }

  /// A new countdown starts from this time.
  package var timeStartsClock: String { write(186) }

  /// Minutes
  package var minutes: String { write(187) }

  /// Seconds
  package var seconds: String { write(188) }

  /// End gather
  package var endGather: String { write(189) }

  /// Enter 0 to 99 minutes and 0 to 59 seconds, but not 0:00.
  package var timeWrong: String { write(190) }

  /// Gather not found
  package var gatherGone: String { write(191) }

  /// It was deleted, or the link belongs to another account.
  package var gatherGoneAdvice: String { write(192) }

  /// This gather has ended. Goals can still be corrected.
  package var gatherEndedElsewhere: String { write(193) }

  /// These players already have a gather in progress.
  ///
  /// Before a gather is started, when another window or phone has started one with the same people.
  package var matchOfThesePeopleRuns: String { write(194) }

  /// {minutes} min
  package func minutesShort(_ minutes: Int) -> String { write(195, [.number(Int64(minutes))]) }

  /// {name} plus
  ///
  /// The label of the button that adds a goal for a team, as screen readers and voice control say it.
  package func plus(_ name: String) -> String { write(196, [.text(name)]) }

  /// {name} minus
  ///
  /// The label of the button that takes a goal of a team back, as screen readers and voice control say it.
  package func minus(_ name: String) -> String { write(197, [.text(name)]) }

  /// Goal for {team}
  package func goalFor(_ team: String) -> String { write(198, [.text(team)]) }

  /// Goal for {team} taken back
  package func goalTakenBack(_ team: String) -> String { write(199, [.text(team)]) }

  /// This resets the clock to {time}. The score stays.
  package func clockQuestion(_ time: String) -> String { write(200, [.text(time)]) }

  /// {state} · until {time}
  ///
  /// A state and the time of day at which it ends.
  package func until(_ time: String, _ state: String) -> String { write(201, [.text(time), .text(state)]) }

  /// Count up
  ///
  /// The choice of a clock that counts up from 0.
  package var countUp: String { write(202) }

  /// Scoreboard
  ///
  /// The button that shows score and clock alone, large, for all on the pitch to see.
  package var scoreboard: String { write(203) }

  /// Locked: taps do nothing.
  package var scoreboardLocked: String { write(204) }

  /// Unlock
  package var unlock: String { write(205) }

  /// Back to the gather
  package var backToMatch: String { write(206) }

  /// Past gathers
  package var pastGathers: String { write(207) }

  /// No gathers yet
  package var noGathers: String { write(208) }

  /// Select players and start one. Its result will appear here.
  package var noGathersAdvice: String { write(209) }

  /// In progress
  package var inProgress: String { write(210) }

  /// Delete gather
  package var deleteGather: String { write(211) }

  /// Delete this gather with its score and teams?
  package var deleteGatherQuestion: String { write(212) }

  /// Gather deleted
  package var gatherDeleted: String { write(213) }

  /// Started
  ///
  /// The label before the time at which a match began.
  package var started: String { write(214) }

  /// Goals
  package var goals: String { write(215) }

  /// 1st
  ///
  /// The first of two halves, before a minute: 1st 12′.
  package var firstHalfShort: String { write(216) }

  /// 2nd
  ///
  /// The second of two halves, before a minute: 2nd 12′.
  package var secondHalfShort: String { write(217) }

  /// 1st
  ///
  /// The first of several periods, before a minute: 1st 12′.
  package var firstPeriodShort: String { write(218) }

  /// 2nd
  ///
  /// The second of several periods, before a minute.
  package var secondPeriodShort: String { write(219) }

  /// 3rd
  ///
  /// The third of several periods, before a minute.
  package var thirdPeriodShort: String { write(220) }

  /// {number}th
  ///
  /// The fourth of several periods, or a later one, before a minute.
  package func otherPeriodShort(_ number: Int) -> String { write(221, [.number(Int64(number))]) }

  /// {period} {minute}
  ///
  /// A minute of a goal when a match has several periods: 2nd 3′.
  package func minuteOfPeriod(_ minute: String, in period: String) -> String { write(222, [.text(minute), .text(period)]) }

  /// Today {time}
  package func todayAt(_ time: String) -> String { write(223, [.text(time)]) }

  /// Yesterday {time}
  package func yesterdayAt(_ time: String) -> String { write(224, [.text(time)]) }

  /// today {time}
  ///
  /// Today within a sentence: “You said it today 18:40.”
  package func todayAtInSentence(_ time: String) -> String { write(225, [.text(time)]) }

  /// yesterday {time}
  ///
  /// Yesterday within a sentence.
  package func yesterdayAtInSentence(_ time: String) -> String { write(226, [.text(time)]) }

  /// No goals
  package var noGoals: String { write(227) }

  /// Ask who’s in, pick teams, run the clock and keep every result when you play football with friends, even with no signal.
  ///
  /// What the app is.
  package var introduction: String { write(228) }

  /// Help
  package var help: String { write(229) }

  /// A match day
  package var matchDay: String { write(230) }

  /// Add the players, one by one or as a pasted list.
  package var matchDayAdd: String { write(231) }

  /// Tap “{newGather}”: who usually plays stands in teams. Change who is there under “Who plays”.
  package var matchDayTeams: String { write(232) }

  /// Start the clock, and tap + for each goal.
  package var matchDayClock: String { write(233) }

  /// End the gather. Its result stays in “{pastGathers}” and counts as one match in “{season}”.
  package var matchDayEnd: String { write(234) }

  /// With a keyboard
  package var keyboard: String { write(235) }

  /// Space
  ///
  /// The name on the largest key of a keyboard.
  package var keySpace: String { write(236) }

  /// Backspace
  ///
  /// The name on the key that deletes to the left.
  package var keyBackspace: String { write(237) }

  /// Goal for the left team
  ///
  /// What a key of the keyboard does.
  package var shortcutLeft: String { write(238) }

  /// Goal for the right team
  ///
  /// What a key of the keyboard does.
  package var shortcutRight: String { write(239) }

  /// Start or pause the clock
  ///
  /// What a key of the keyboard does.
  package var shortcutClock: String { write(240) }

  /// Undo
  ///
  /// What a key of the keyboard does.
  package var shortcutUndo: String { write(241) }

  /// Cancel a selection or correction
  ///
  /// What a key of the keyboard does.
  package var shortcutLeave: String { write(242) }

  /// Privacy
  package var privacyTitle: String { write(243) }

  /// Everything you enter stays on this device until you share a link or create an account. After that it is also stored on the server, whose operator can read everything except the password. There are no adverts, no tracking and no connections to other sites.
  package var privacy: String { write(244) }

  /// About
  package var aboutTitle: String { write(245) }

  /// Version {version}. Free software under the MIT licence; the server’s operator has the source.
  package func about(_ version: String) -> String { write(246, [.text(version)]) }

  /// Home screen
  package var homeScreen: String { write(247) }

  /// Install the app
  package var install: String { write(248) }

  /// Not now
  package var notNow: String { write(249) }

  /// Installed as an app, it opens from the home screen and keeps your data safer.
  package var installAdvicePrompt: String { write(250) }

  /// Your data is safer in the installed app: tap Share, then “Add to Home Screen”.
  ///
  /// On an iPhone. “Add to Home Screen” is what iOS calls it in its share menu.
  package var installAdviceShareMenu: String { write(251) }

  /// I used this before
  package var usedBefore: String { write(252) }

  /// Code from my other phone
  package var codeFromOtherPhone: String { write(253) }

  /// Recovery code
  package var recoveryCode: String { write(254) }

  /// Second phone
  package var secondPhone: String { write(255) }

  /// Join
  package var join: String { write(256) }

  /// Joining…
  package var joining: String { write(257) }

  /// Continue
  ///
  /// The button that goes on with a code that was typed.
  package var goOn: String { write(258) }

  /// Looking for your group…
  package var lookingForSquad: String { write(259) }

  /// On the other phone, open Settings, “{secondPhone}”, and type the ten characters it shows here. You can also enter a recovery code.
  ///
  /// Where the code of another phone is shown.
  package var joinAdvice: String { write(260) }

  /// Enter the 20 characters you wrote down. They restore the whole group on this phone.
  package var recoveryAdvice: String { write(261) }

  /// Using the home-screen app? Type these ten characters there: {code}
  ///
  /// On an iPhone, where the app on the home screen has a storage of its own.
  package func homeScreenAdvice(_ code: String) -> String { write(262, [.text(code)]) }

  /// A group of {players} player on {host}.
  package func joinOfferUnnamed(players: Int, host: String) -> String { write(263, [.number(Int64(players)), .text(host)]) }

  /// The group of {username} with {players} player on {host}.
  package func joinOfferNamed(username: String, players: Int, host: String) -> String { write(264, [.text(username), .number(Int64(players)), .text(host)]) }

  /// That isn’t a valid code. Check each character.
  package var joinErrorMistyped: String { write(265) }

  /// This code does not exist here. Check it, or make a new one.
  package var joinErrorWrong: String { write(266) }

  /// This code has already been used. Make a new one on the other phone.
  package var joinErrorUsed: String { write(267) }

  /// This code has expired. Make a new one on the other phone.
  package var joinErrorExpired: String { write(268) }

  /// Too many wrong codes. Wait an hour and try again.
  package var joinErrorThrottled: String { write(269) }

  /// Data on this phone
  package var ownDataTitle: String { write(270) }

  /// This phone has a group with {players} player. It is not merged with the other group unless you choose to. What should happen to it?
  package func ownDataAdvice(players: Int) -> String { write(271, [.number(Int64(players))]) }

  /// Give it a name and password
  package var nameIt: String { write(272) }

  /// Keep it as a file
  package var keepAsFile: String { write(273) }

  /// Remove it from this phone
  package var removeFromPhone: String { write(274) }

  /// Add it to the account
  package var addToAccount: String { write(275) }

  /// It is erased from this phone once the other group is here.
  package var removeQuestion: String { write(276) }

  /// With a name and a password you can log in anywhere. Players, results and links stay as they are.
  package var nameAdvice: String { write(277) }

  /// Adding…
  package var addingName: String { write(278) }

  /// Phones with this group
  package var phones: String { write(279) }

  /// Remove
  package var remove: String { write(280) }

  /// Another phone can join with a QR code or ten characters and keep score right away.
  package var secondPhoneAdvice: String { write(281) }

  /// Show the code
  package var showJoinCode: String { write(282) }

  /// New code
  package var newCode: String { write(283) }

  /// Scan it with the other phone’s camera, or type the code there under “{usedBefore}”. It works once, for ten minutes.
  package var joinCodeNote: String { write(284) }

  /// Code for the second phone
  ///
  /// The label of the code with which a second phone joins.
  package var joinCode: String { write(285) }

  /// Or open this address there
  ///
  /// The label of the address that opens the app on a second phone and lets it join.
  package var joinAddress: String { write(286) }

  /// QR code for the second phone
  package var joinCodeLabel: String { write(287) }

  /// Making a code…
  package var makingCode: String { write(288) }

  /// {device} has joined.
  package func phoneJoined(_ device: String) -> String { write(289, [.text(device)]) }

  /// It restores the group when no phone has it any more. A new code replaces the previous one.
  package var recoveryCodeAdvice: String { write(290) }

  /// Make a recovery code
  package var makeRecoveryCode: String { write(291) }

  /// Write it down or take a picture of it. It is shown only once.
  package var recoveryCodeNote: String { write(292) }

  /// Remove from this phone
  package var leaveGroup: String { write(293) }

  /// The other phones keep the group. It is erased here.
  package var leaveAdvice: String { write(294) }

  /// Permanently deletes everything saved online; links stop working. Players and gathers stay on this phone.
  package var deleteGroupAdvice: String { write(295) }

  /// If you lose this phone
  package var lostPhoneTitle: String { write(296) }

  /// Links in chats keep working, and people with a scoring link can keep scoring. A name and password, a second phone or a recovery code gets your group back; without one of them, only the person who runs the server can help. All three are in the settings once you have shared something.
  package var lostPhone: String { write(297) }

  /// Fair teams
  package var fairTeams: String { write(298) }

  /// Comparing splits…
  package var comparingSplits: String { write(299) }

  /// Another
  ///
  /// The button that shows another split into fair teams.
  package var another: String { write(300) }

  /// Show levels
  package var showLevels: String { write(301) }

  /// Hide levels
  package var hideLevels: String { write(302) }

  /// Hidden
  ///
  /// In place of a level while levels are hidden.
  package var hidden: String { write(303) }

  /// Level
  ///
  /// How strong a player is, as a number around 5.
  package var level: String { write(304) }

  /// From results
  package var fromResults: String { write(305) }

  /// Leave out of levels
  package var excludeFromLevels: String { write(306) }

  /// Count for levels
  package var includeInLevels: String { write(307) }

  /// Does not count for levels
  package var doesNotCount: String { write(308) }

  /// Counts for levels
  package var countsAgain: String { write(309) }

  /// {level}, set by you
  package func levelSetByUser(level: String) -> String { write(310, [.text(level)]) }

  /// {level} ± {range}, an estimate
  package func levelGuessed(level: String, range: String) -> String { write(311, [.text(level), .text(range)]) }

  /// {level} ± {range}, from skill
  package func levelFromSkill(level: String, range: String) -> String { write(312, [.text(level), .text(range)]) }

  /// {level} ± {range}, {matches} match
  package func levelFromMatches(level: String, range: String, matches: Int) -> String { write(313, [.text(level), .text(range), .number(Int64(matches))]) }

  /// Fair teams made
  package var madeFair: String { write(314) }

  /// Nothing is known about these players yet, so the teams are random. They will get fairer after a match or two.
  package var drawnByLot: String { write(315) }

  /// At most {gap} from the best possible split.
  package func verdictAtMost(gap: String) -> String { write(316, [.text(gap)]) }

  /// The only possible split.
  package var verdictOnly: String { write(317) }

  /// No split is closer.
  package var verdictNoCloser: String { write(318) }

  /// The best of {count} split.
  package func verdictBest(of count: Int64) -> String { write(319, [.number(count)]) }

  /// The best of {splits} splits; {count} more is as good.
  package func verdictBestOfEqual(of splits: String, others count: Int64) -> String { write(320, [.text(splits), .number(count)]) }

  /// {gap} apart; the best is {least}.
  ///
  /// How far apart teams are that a user changed, in levels: 0.4 apart; the best is 0.1.
  package func costOfTeams(gap: String, least: String) -> String { write(321, [.text(gap), .text(least)]) }

  /// Swap {name} and {other} ({gap} apart)
  package func swapPlayers(name: String, other: String, gap: String) -> String { write(322, [.text(name), .text(other), .text(gap)]) }

  /// Move {name} to {team} ({gap} apart)
  package func movePlayer(name: String, team: String, gap: String) -> String { write(323, [.text(name), .text(team), .text(gap)]) }

  /// Even. {percent} : {rest}
  ///
  /// How fair two teams are: their chances in per cent.
  package func chanceEven(percent: Int, to rest: Int) -> String { write(324, [.number(Int64(percent)), .number(Int64(rest))]) }

  /// {name} {percent|%} · {opponent} {rest|%}
  ///
  /// The chances of two teams to win.
  package func chanceToWin(_ name: String, percent: Int, _ opponent: String, to rest: Int) -> String { write(325, [.text(name), .number(Int64(percent)), .text(opponent), .number(Int64(rest))]) }

  /// {name} would win {low} to {high|%} of matches like this. A draw counts as half.
  ///
  /// How sure the chances of two teams are.
  package func chanceRange(_ name: String, from low: Int, to high: Int) -> String { write(326, [.text(name), .number(Int64(low)), .number(Int64(high))]) }

  /// Estimates only, too few results: {names}.
  package func guessed(names: String) -> String { write(327, [.text(names)]) }

  /// Together: {names}.
  package func ruleTogether(_ names: String) -> String { write(328, [.text(names)]) }

  /// Apart: {names}.
  package func ruleApart(_ names: String) -> String { write(329, [.text(names)]) }

  /// Rules
  package var rules: String { write(330) }

  /// Rules for teams
  package var teamRules: String { write(331) }

  /// Together
  package var together: String { write(332) }

  /// Apart
  package var apart: String { write(333) }

  /// Choose players to keep together, keep apart or put in a certain team.
  package var ruleHint: String { write(334) }

  /// In {team}
  package func fix(in team: String) -> String { write(335, [.text(team)]) }

  /// In {team}: {name}.
  package func fixed(_ name: String, in team: String) -> String { write(336, [.text(name), .text(team)]) }

  /// Rule removed
  package var ruleRemoved: String { write(337) }

  /// Remove: {rule}
  package func removeRule(_ rule: String) -> String { write(338, [.text(rule)]) }

  /// Not met: {rule}
  package func notKept(_ rule: String) -> String { write(339, [.text(rule)]) }

  /// Even out: {name} ↔ {other}
  ///
  /// "Even out: Ann ↔ Ben".
  package func evenOutBySwap(_ name: String, _ other: String) -> String { write(340, [.text(name), .text(other)]) }

  /// {name} and {other} swapped
  package func playersSwapped(name: String, other: String) -> String { write(341, [.text(name), .text(other)]) }

  /// Both together and apart: {pair}.
  package func splitTogetherAndApart(pair: String) -> String { write(342, [.text(pair)]) }

  /// Apart, but together through {others}: {pair}.
  package func splitTogetherThrough(others: String, pair: String) -> String { write(343, [.text(others), .text(pair)]) }

  /// Together, but in different teams: {one}, {other}.
  package func splitTogetherInTwoTeams(one: String, other: String) -> String { write(344, [.text(one), .text(other)]) }

  /// Apart, but in the same team: {one}, {other}.
  package func splitApartInOneTeam(one: String, other: String) -> String { write(345, [.text(one), .text(other)]) }

  /// There are not enough teams to keep these players apart: {names}.
  package func splitTooFewTeams(names: String) -> String { write(346, [.text(names)]) }

  /// The rules for these players contradict each other: {names}.
  package func splitContradiction(names: String) -> String { write(347, [.text(names)]) }

  /// There are too many possibilities to work out.
  package var splitTooMuch: String { write(348) }

  /// No teams satisfy these rules.
  package var splitNoTeams: String { write(349) }

  /// Follow link
  package var followLink: String { write(350) }

  /// Anyone with the link can see the score, clock, goals and teams, without an account.
  package var linkWorks: String { write(351) }

  /// Copy
  ///
  /// The button that copies a link or a code.
  package var copy: String { write(352) }

  /// Show QR code
  package var showCode: String { write(353) }

  /// QR code of the link
  package var codeLabel: String { write(354) }

  /// Turn off
  ///
  /// The button that ends a link.
  package var turnOff: String { write(355) }

  /// Names
  package var namesForFollowers: String { write(356) }

  /// Who sees what
  ///
  /// What is rarely chosen about a link: folded until it is tapped.
  package var whoSeesWhat: String { write(357) }

  /// As they are
  ///
  /// How friends see the names: in full.
  package var fullNames: String { write(358) }

  /// Friends see names as they are on your list.
  ///
  /// Beside “As they are”.
  package var fullNamesAdvice: String { write(359) }

  /// Ann B.
  ///
  /// How friends see the names: first name and the first letter of the last.
  package var nameWithInitial: String { write(360) }

  /// Friends see the first name and the first letter of the last name.
  ///
  /// Beside “Ann B.”.
  package var nameWithInitialAdvice: String { write(361) }

  /// I have an account
  package var haveAccount: String { write(362) }

  /// An account saves players and gathers online, for all your devices.
  package var accountAdvice: String { write(363) }

  /// Username
  package var username: String { write(364) }

  /// Password
  package var password: String { write(365) }

  /// Show password
  package var showPassword: String { write(366) }

  /// Code
  ///
  /// The label of the field with the code that a server asks for.
  package var code: String { write(367) }

  /// Remember me
  package var rememberMe: String { write(368) }

  /// Login
  package var login: String { write(369) }

  /// Logging in…
  package var loggingIn: String { write(370) }

  /// Register
  package var register: String { write(371) }

  /// Registering…
  package var registering: String { write(372) }

  /// Both fields are mandatory.
  package var bothFieldsMandatory: String { write(373) }

  /// The username or the password is wrong. Check both and try again.
  package var loginErrorWrongPassword: String { write(374) }

  /// This username is taken. Choose another, or log in if it is yours.
  package var loginErrorUsernameTaken: String { write(375) }

  /// A username must have 1 to 80 characters and no colon. Choose another.
  package var loginErrorMalformedUsername: String { write(376) }

  /// Choose a less common password of at least 8 characters.
  package var loginErrorWeakPassword: String { write(377) }

  /// To register here, enter the code you got from the person who runs this server.
  package var loginErrorCodeNeeded: String { write(378) }

  /// This server does not accept new users. Ask the person who runs it.
  package var loginErrorRegistrationClosed: String { write(379) }

  /// Too many attempts. Wait 15 minutes and try again.
  package var loginErrorThrottled: String { write(380) }

  /// No connection to the server. You can continue without an account and log in later.
  package var loginErrorUnreachable: String { write(381) }

  /// Something went wrong on the server. Try again in a moment.
  package var loginErrorFailed: String { write(382) }

  /// This device has {changes} change by {username} that is not saved online yet. Log in as {username}, or log out in the settings first.
  package func otherAccount(_ username: String, changes: Int) -> String { write(383, [.text(username), .number(Int64(changes))]) }

  /// If you register, everything on this device is saved in the new account. If you log in, you choose what happens to it.
  package var registerNote: String { write(384) }

  /// Everything on this device ({changes} change) will be saved in the account.
  package func uploadNote(_ changes: Int) -> String { write(385, [.number(Int64(changes))]) }

  /// Left
  ///
  /// The button by which the organiser records that a person leaves the match now.
  package var leaves: String { write(386) }

  /// Left
  ///
  /// The heading above the people who left the match before its end.
  package var leftPeople: String { write(387) }

  /// Late arrival
  package var lateArrival: String { write(388) }

  /// Player or new name
  package var arrivalName: String { write(389) }

  /// To the bench
  package var moveToBench: String { write(390) }

  /// To {name}
  package func moveToTeam(_ name: String) -> String { write(391, [.text(name)]) }

  /// “{name}” as a guest
  package func addGuest(_ name: String) -> String { write(392, [.text(name)]) }

  /// {name} left
  package func personLeft(_ name: String) -> String { write(393, [.text(name)]) }

  /// Minute
  package var minute: String { write(394) }

  /// Who scored?
  package var whoScored: String { write(395) }

  /// {team}: {known} of {goals}
  ///
  /// Over the people of a team in the form of a past match: of how many of its goals the scorer is known.
  package func scorersOfTeam(_ team: String, _ known: Int, of goals: Int) -> String { write(396, [.text(team), .number(Int64(known)), .number(Int64(goals))]) }

  /// Goals by {name}
  ///
  /// What a stepper counts, for screen readers.
  package func goalsBy(_ name: String) -> String { write(397, [.text(name)]) }

  /// {name} did not play for {team}. Who scored?
  ///
  /// The question after a goal was moved to a side for which its scorer did not play.
  package func whoScoredInstead(of name: String, for team: String) -> String { write(398, [.text(name), .text(team)]) }

  /// Assist?
  ///
  /// The question who gave the pass before a goal.
  package var whoAssisted: String { write(399) }

  /// Scorer
  package var scorer: String { write(400) }

  /// Assist
  ///
  /// The pass before a goal, or who gave it.
  package var assist: String { write(401) }

  /// Own goal
  package var ownGoal: String { write(402) }

  /// Take back the goal
  package var takeBackGoal: String { write(403) }

  /// +1 min
  package var oneMinuteMore: String { write(404) }

  /// −1 min
  package var oneMinuteLess: String { write(405) }

  /// {name} (own goal)
  ///
  /// Who scored an own goal.
  package func ownGoalBy(of name: String) -> String { write(406, [.text(name)]) }

  /// {scorer} ({assist})
  ///
  /// A goal: who scored, and who passed: “Ann (Ben)”.
  package func scorerAndAssist(_ scorer: String, assist: String) -> String { write(407, [.text(scorer), .text(assist)]) }

  /// {name} scored
  package func scored(_ name: String) -> String { write(408, [.text(name)]) }

  /// Assist by {name}
  package func assisted(_ name: String) -> String { write(409, [.text(name)]) }

  /// Goal {score}, no minute: edit
  package func editGoalWithoutMinute(score: String) -> String { write(410, [.text(score)]) }

  /// Goal {score}, {minute}: edit
  package func editGoalAt(score: String, minute: String) -> String { write(411, [.text(score), .text(minute)]) }

  /// Time left
  package var timeLeft: String { write(412) }

  /// Periods
  package var periods: String { write(413) }

  /// One period
  package var onePeriod: String { write(414) }

  /// 2 halves
  package var twoHalves: String { write(415) }

  /// 4 quarters
  package var fourQuarters: String { write(416) }

  /// {count} period
  package func periodCount(_ count: Int) -> String { write(417, [.number(Int64(count))]) }

  /// 1st half
  package var firstHalf: String { write(418) }

  /// 2nd half
  package var secondHalf: String { write(419) }

  /// 1st quarter
  package var firstQuarter: String { write(420) }

  /// 2nd quarter
  package var secondQuarter: String { write(421) }

  /// 3rd quarter
  package var thirdQuarter: String { write(422) }

  /// 4th quarter
  package var fourthQuarter: String { write(423) }

  /// 1st period
  package var firstPeriod: String { write(424) }

  /// 2nd period
  package var secondPeriod: String { write(425) }

  /// 3rd period
  package var thirdPeriod: String { write(426) }

  /// {number}th period
  ///
  /// The fourth period of a match, or a later one.
  package func otherPeriod(_ number: Int) -> String { write(427, [.number(Int64(number))]) }

  /// Half-time
  package var halfTime: String { write(428) }

  /// Break
  package var periodBreak: String { write(429) }

  /// Full time
  package var fullTime: String { write(430) }

  /// Ready
  package var clockReady: String { write(431) }

  /// Running
  package var clockRunning: String { write(432) }

  /// Paused
  package var clockPaused: String { write(433) }

  /// Time is up
  package var timeUp: String { write(434) }

  /// 1 minute added
  package var clockLonger: String { write(435) }

  /// 1 minute removed
  package var clockShorter: String { write(436) }

  /// Clock set
  package var clockSet: String { write(437) }

  /// Discard this gather
  package var discard: String { write(438) }

  /// Gather discarded
  package var gatherDiscarded: String { write(439) }

  /// Result
  package var result: String { write(440) }

  /// Picture
  ///
  /// The button that makes a picture of the result to send.
  package var picture: String { write(441) }

  /// Reopen
  ///
  /// The button that lets a match that was ended go on.
  package var reopen: String { write(442) }

  /// Correct
  ///
  /// The button that corrects the time at which a match ended.
  package var correct: String { write(443) }

  /// Ended
  ///
  /// The label before the time at which a match ended.
  package var ended: String { write(444) }

  /// End corrected
  package var endCorrected: String { write(445) }

  /// A gather is in progress
  package var matchRunning: String { write(446) }

  /// It stands at {score}, {clock}. Resume it, or start another alongside it?
  package func matchRunningQuestion(_ score: String, _ clock: String) -> String { write(447, [.text(score), .text(clock)]) }

  /// Start another
  package var startAnother: String { write(448) }

  /// It ends after {count} game. It is kept in the past gathers.
  package func endQuestionGames(_ count: Int) -> String { write(449, [.number(Int64(count))]) }

  /// The final score is {score}, a draw. It is kept in the past gathers.
  package func endQuestionDraw(score: String) -> String { write(450, [.text(score)]) }

  /// The final score is {score}, {winner} wins. It is kept in the past gathers.
  package func endQuestionWinner(score: String, winner: String) -> String { write(451, [.text(score), .text(winner)]) }

  /// Players
  package var players: String { write(452) }

  /// New gather
  package var newGather: String { write(453) }

  /// Tick all
  ///
  /// Before a gather, while no player is ticked.
  package var tickAll: String { write(454) }

  /// Edit
  ///
  /// The button that starts editing a player, or selecting players.
  package var edit: String { write(455) }

  /// Search players
  package var searchPlayers: String { write(456) }

  /// Confirm players
  package var confirmPlayers: String { write(457) }

  /// Who plays: {count} of {all}
  ///
  /// A button on the teams screen that leads back to the selection: how many of the list play.
  package func whoPlaysOf(_ count: Int, of all: Int) -> String { write(458, [.number(Int64(count)), .number(Int64(all))]) }

  /// Resume gather
  package var resumeGather: String { write(459) }

  /// No players yet
  package var noPlayers: String { write(460) }

  /// Select at least 2 players.
  package var selectMore: String { write(461) }

  /// Selection cleared
  package var selectionCleared: String { write(462) }

  /// {count} selected
  package func selected(_ count: Int) -> String { write(463, [.number(Int64(count))]) }

  /// Nobody is called “{typed}”.
  package func nobodyFound(_ typed: String) -> String { write(464, [.text(typed)]) }

  /// Delete player
  package var deleteOnePlayer: String { write(465) }

  /// Delete {count} player
  package func deleteManyPlayers(_ count: Int) -> String { write(466, [.number(Int64(count))]) }

  /// Delete {names}? Gathers they played in stay as they are.
  package func deleteQuestion(_ names: String) -> String { write(467, [.text(names)]) }

  /// Their answers stay: {games}.
  ///
  /// After the question whether players are deleted, or that they are archived: they said that they come or may come to these games.
  package func answersStay(_ games: String) -> String { write(468, [.text(games)]) }

  /// {name} deleted
  package func onePlayerDeleted(_ name: String) -> String { write(469, [.text(name)]) }

  /// {count} player deleted
  package func manyPlayersDeleted(_ count: Int) -> String { write(470, [.number(Int64(count))]) }

  /// Archive player
  package var archiveOnePlayer: String { write(471) }

  /// Archive {count} player
  package func archiveManyPlayers(_ count: Int) -> String { write(472, [.number(Int64(count))]) }

  /// {name} archived
  package func onePlayerArchived(_ name: String) -> String { write(473, [.text(name)]) }

  /// {count} player archived
  package func manyPlayersArchived(_ count: Int) -> String { write(474, [.number(Int64(count))]) }

  /// Archived
  ///
  /// Players who were put away, because they play no longer.
  package var archived: String { write(475) }

  /// Archived ({count})
  package func archivedCount(_ count: Int) -> String { write(476, [.number(Int64(count))]) }

  /// Players who no longer play. They stay in past gathers.
  package var archiveAdvice: String { write(477) }

  /// No archived players
  package var noneArchived: String { write(478) }

  /// Bring back
  package var bringBack: String { write(479) }

  /// Bring back {name}
  package func bringBackPlayer(_ name: String) -> String { write(480, [.text(name)]) }

  /// Your players and results are saved online without a name. With a name and a password you can log in on any phone.
  ///
  /// The offer of a name to an account without one.
  package var nameOffer: String { write(481) }

  /// {name} is back on the list
  package func broughtBack(_ name: String) -> String { write(482, [.text(name)]) }

  /// {shown} and {count} more
  package func listAndMore(_ shown: String, and count: Int) -> String { write(483, [.text(shown), .number(Int64(count))]) }

  /// and {count} more
  ///
  /// The last of several names, for those that are not given away.
  package func andMore(_ count: Int) -> String { write(484, [.number(Int64(count))]) }

  /// Name
  ///
  /// The label of the field with a player's name.
  package var name: String { write(485) }

  /// Age
  package var age: String { write(486) }

  /// Position
  package var position: String { write(487) }

  /// Skill
  package var skill: String { write(488) }

  /// Preferred position
  package var preferredPosition: String { write(489) }

  /// Favourite team
  package var favouriteTeam: String { write(490) }

  /// Personal
  ///
  /// The heading above a player's name and age.
  package var personal: String { write(491) }

  /// Play
  ///
  /// The heading above a player's position and skill.
  package var play: String { write(492) }

  /// Likes
  ///
  /// The heading above a player's favourite team.
  package var likes: String { write(493) }

  /// None
  ///
  /// In place of a player's skill.
  package var noSkill: String { write(494) }

  /// None
  ///
  /// In place of a player's preferred position.
  package var noPosition: String { write(495) }

  /// A name can have at most 80 characters. Some emoji count as several. Shorten it.
  package var nameTooLong: String { write(496) }

  /// This contains characters that cannot be saved, such as a line break. Type it again.
  package var nameUnreadable: String { write(497) }

  /// A player needs a name.
  package var nameEmpty: String { write(498) }

  /// Enter an age from 1 to 120, as a whole number.
  package var ageWrong: String { write(499) }

  /// This player is no longer on the list.
  package var playerGone: String { write(500) }

  /// Scoring link
  package var scoringLink: String { write(501) }

  /// Anyone with the link can keep score on their own phone, without an account.
  package var scoringLinkWorks: String { write(502) }

  /// {count} following
  ///
  /// How many people follow the match through the link.
  package func following(_ count: Int) -> String { write(503, [.number(Int64(count))]) }

  /// {count} scoring: {names}
  package func peopleScoring(_ count: Int, names: String) -> String { write(504, [.number(Int64(count)), .text(names)]) }

  /// Who are you?
  package var whoAreYou: String { write(505) }

  /// You keep score of this match, even with no signal. The others see your name.
  package var whoAreYouAdvice: String { write(506) }

  /// Your name
  package var yourName: String { write(507) }

  /// Keep the score
  package var keepScore: String { write(508) }

  /// Loading the match…
  package var gatherLoading: String { write(509) }

  /// This link needs a connection the first time. After that it works without one.
  package var gatherNeedsNetwork: String { write(510) }

  /// This link no longer works
  package var linkRefused: String { write(511) }

  /// The organiser turned it off, or the match ended long ago. Ask them for a new one.
  package var linkRefusedAdvice: String { write(512) }

  /// The changes you made offline did not reach the match. Send them to the organiser.
  package var unsentAdvice: String { write(513) }

  /// Only the organiser can do that.
  package var notPermitted: String { write(514) }

  /// {goal}, by {scorekeeper}
  package func goalRecordedBy(_ goal: String, by scorekeeper: String) -> String { write(515, [.text(goal), .text(scorekeeper)]) }

  /// by {scorekeeper}
  package func recorded(by scorekeeper: String) -> String { write(516, [.text(scorekeeper)]) }

  /// Two phones recorded a goal for {team} within seconds.
  package func possibleDouble(_ team: String) -> String { write(517, [.text(team)]) }

  /// One goal
  package var oneGoal: String { write(518) }

  /// This gather may be here twice: another one on the same day has the same teams and the same score.
  ///
  /// On the page of a past match that was entered afterwards, when another one of the same day has the same teams and score.
  package var possibleTwin: String { write(519) }

  /// Delete one of them
  ///
  /// The button that deletes one of two matches that may be the same.
  package var removeOneOfTwo: String { write(520) }

  /// possible duplicate
  ///
  /// In the list of past gathers, beside the result.
  package var perhapsTwice: String { write(521) }

  /// Two goals
  package var twoGoals: String { write(522) }

  /// Settings
  package var settings: String { write(523) }

  /// Account
  package var account: String { write(524) }

  /// No account: everything is kept only on this device. Add the app to the home screen, because some browsers clear sites you have not visited for a week.
  package var noAccount: String { write(525) }

  /// Log in or register
  package var logInOrRegister: String { write(526) }

  /// Log out
  package var logOut: String { write(527) }

  /// Language
  package var languageTitle: String { write(528) }

  /// Group
  ///
  /// The title of the part of the settings about the group of friends.
  package var group: String { write(529) }

  /// Name of your group
  package var groupName: String { write(530) }

  /// Friends see it on your links and in their calendars. It may stay empty.
  package var groupNameAdvice: String { write(531) }

  /// Your group is called {name}.
  ///
  /// Said after the group was named.
  package func groupIsCalled(_ name: String) -> String { write(532, [.text(name)]) }

  /// A group’s name has at most 40 characters.
  package var groupNameTooLong: String { write(533) }

  /// {language} is not on this device yet. Choose it again when you are online.
  ///
  /// When the device has no network. The value is the name of the language in itself: “한국어”.
  package func languageNotHere(_ language: String) -> String { write(534, [.text(language)]) }

  /// The app is in English now.
  ///
  /// Said after the language was chosen, in that language and with its own name.
  package var languageIsOn: String { write(535) }

  /// Your data
  package var dataTitle: String { write(536) }

  /// The file contains all players and gathers. Importing adds anything that is missing and changes nothing you already have.
  package var dataAdvice: String { write(537) }

  /// Export to a file
  package var exportLabel: String { write(538) }

  /// Import from a file
  package var importLabel: String { write(539) }

  /// Saved online without a name.
  package var savedWithoutName: String { write(540) }

  /// Logged in as {username}.
  package func loggedInAs(_ username: String) -> String { write(541, [.text(username)]) }

  /// The login for {username} has expired. Log in again to save online.
  package func sessionExpired(_ username: String) -> String { write(542, [.text(username)]) }

  /// Everything saved online stays there; the copy on this device is removed.
  package var logOutQuestionSaved: String { write(543) }

  /// {count} change is not yet saved online and would be lost. Export to a file first, or connect and wait.
  package func logOutQuestionUnsaved(_ count: Int) -> String { write(544, [.number(Int64(count))]) }

  /// Saving on this device
  package var statusStoring: String { write(545) }

  /// Not saved on this device
  package var statusNotStored: String { write(546) }

  /// On this device only
  package var statusOnThisDevice: String { write(547) }

  /// Saved online
  package var statusSaved: String { write(548) }

  /// Saving {count} change…
  package func statusSaving(_ count: Int) -> String { write(549, [.number(Int64(count))]) }

  /// Offline
  package var statusOffline: String { write(550) }

  /// The server is not responding
  package var statusDelayed: String { write(551) }

  /// {count} change not yet saved online
  package func statusUnsaved(_ count: Int) -> String { write(552, [.number(Int64(count))]) }

  /// Log in again to sync
  package var statusLoginToSync: String { write(553) }

  /// Log in again to save {count} change online
  package func statusLoginToSave(_ count: Int) -> String { write(554, [.number(Int64(count))]) }

  /// Open {address}
  package func openAddress(_ address: String) -> String { write(555, [.text(address)]) }

  /// This page was opened without https, so it cannot keep you logged in. Open the app at {address}.
  package func bannerSecureAddress(address: String) -> String { write(556, [.text(address)]) }

  /// This browser did not keep your login, because it blocks cookies here. Allow them for this page, or use another browser.
  package var bannerLoginNotKept: String { write(557) }

  /// Full time: the clock has reached 00:00.
  package var bannerFullTime: String { write(558) }

  /// This browser does not keep anything (is this a private window?). Everything you do here is lost when the page closes, unless you are logged in and online.
  package var bannerStorageUnavailable: String { write(559) }

  /// This device has no space left. Free up some space; until then, export to a file or stay online.
  package var bannerStorageFull: String { write(560) }

  /// This device is low on space. Everything is saved; free up some space soon to keep it that way.
  package var bannerStorageLow: String { write(561) }

  /// Part of this device’s copy ({count} record) could not be read and was set aside. The rest is intact.
  package func bannerDamaged(_ count: Int) -> String { write(562, [.number(Int64(count))]) }

  /// This device’s clock is {duration} fast. The app uses the server’s clock instead.
  package func bannerClockFast(by duration: String) -> String { write(563, [.text(duration)]) }

  /// This device’s clock is {duration} slow. The app uses the server’s clock instead.
  package func bannerClockSlow(by duration: String) -> String { write(564, [.text(duration)]) }

  /// {count} minute
  ///
  /// A part of the sentence about a clock that is wrong: “… is 5 minutes fast”.
  package func durationInMinutes(_ count: Int) -> String { write(565, [.number(Int64(count))]) }

  /// {count} hour
  ///
  /// A part of the sentence about a clock that is wrong.
  package func durationInHours(_ count: Int) -> String { write(566, [.number(Int64(count))]) }

  /// The app and the server have different versions. Reload when you can; nothing is lost until then.
  package var bannerOtherVersion: String { write(567) }

  /// The server has a problem. Your changes are kept on this device and saved online later.
  package var bannerServerError: String { write(568) }

  /// A new version is ready.
  package var bannerUpdateReady: String { write(569) }

  /// The server was restored from a backup. Anything it had lost was added again from this device.
  package var bannerServerRestored: String { write(570) }

  /// Everything in this file is already here.
  package var bannerNothingImported: String { write(571) }

  /// Added {players} player and {gathers}.
  package func bannerImported(players: Int, gathers: String) -> String { write(572, [.number(Int64(players)), .text(gathers)]) }

  /// {count} gather
  ///
  /// A part of the sentence about what a file brought: “Added 5 players and 3 gathers.”
  package func importedGathers(_ count: Int) -> String { write(573, [.number(Int64(count))]) }

  /// This file was not exported by Football Gather. Nothing was changed.
  package var bannerImportUnreadable: String { write(574) }

  /// This file comes from a newer version of Football Gather, or it is damaged. Update the app, then try again. Nothing was changed.
  package var bannerImportNewer: String { write(575) }

  /// Reload
  package var reload: String { write(576) }

  /// Send
  ///
  /// The button that opens the phone's menu for sharing.
  package var send: String { write(577) }

  /// Result as text
  package var shareAsText: String { write(578) }

  /// What if I lose this phone?
  package var whatIfLost: String { write(579) }

  /// So that friends can open it, your players and results are also kept on {host}. No name needed.
  ///
  /// Where players and results will be, before the first link.
  package func shareNote(_ host: String) -> String { write(580, [.text(host)]) }

  /// Add a name
  package var addNameFirst: String { write(581) }

  /// Making the link…
  package var makingLink: String { write(582) }

  /// Saving online: {percent|%}
  package func uploading(percent: Int) -> String { write(583, [.number(Int64(percent))]) }

  /// This needs a connection.
  package var shareProblemOffline: String { write(584) }

  /// Open this page in your browser first. This window does not save anything: it is private, or part of a chat.
  package var shareProblemUnfitBrowser: String { write(585) }

  /// You cannot stay logged in at this address. Open the app at its https address first.
  package var shareProblemInsecureAddress: String { write(586) }

  /// This server requires a code for new groups. Enter the one you got from the person who runs it.
  package var shareProblemCodeNeeded: String { write(587) }

  /// The code is wrong. Check it and try again.
  package var shareProblemCodeWrong: String { write(588) }

  /// This server does not accept new groups. Log in if you have an account.
  package var shareProblemRegistrationClosed: String { write(589) }

  /// This server has no room left for groups without a name. Register with a name instead.
  package var shareProblemServerFull: String { write(590) }

  /// Your group is larger than this server stores without a name. Add a name first.
  package var shareProblemTooLarge: String { write(591) }

  /// Too many new groups came from this network. Try again in an hour; the app keeps working without a link.
  package var shareProblemThrottled: String { write(592) }

  /// The server is not responding. The app will try again.
  package var shareProblemUnreachable: String { write(593) }

  /// The server has a problem. The app will try again.
  package var shareProblemFailed: String { write(594) }

  /// Level at the top
  ///
  /// Two or more teams have the most points.
  package var levelAtTop: String { write(595) }

  /// Draw
  ///
  /// The result of a match with equal scores.
  package var draw: String { write(596) }

  /// {name} won
  ///
  /// The winner, as a label.
  package func winnerIs(name: String) -> String { write(597, [.text(name)]) }

  /// Bibs
  ///
  /// A team's name: those who wear bibs.
  package var teamBibs: String { write(598) }

  /// Skins
  ///
  /// A team's name: those without bibs, in English as in “shirts and skins”.
  package var teamSkins: String { write(599) }

  /// Reds
  ///
  /// A team's name.
  package var teamReds: String { write(600) }

  /// Blues
  ///
  /// A team's name.
  package var teamBlues: String { write(601) }

  /// Greens
  ///
  /// A team's name.
  package var teamGreens: String { write(602) }

  /// Red
  package var colorRed: String { write(603) }

  /// Orange
  package var colorOrange: String { write(604) }

  /// Yellow
  package var colorYellow: String { write(605) }

  /// Green
  package var colorGreen: String { write(606) }

  /// Blue
  package var colorBlue: String { write(607) }

  /// Purple
  package var colorPurple: String { write(608) }

  /// Pink
  package var colorPink: String { write(609) }

  /// White
  package var colorWhite: String { write(610) }

  /// Black
  package var colorBlack: String { write(611) }

  /// Start gather
  package var startGather: String { write(612) }

  /// Same teams as last time
  package var sameTeams: String { write(613) }

  /// Same teams
  ///
  /// The same in few words, which the label above contains.
  package var sameTeamsShort: String { write(614) }

  /// Shuffle
  ///
  /// The button that puts the players into teams by chance.
  package var shuffle: String { write(615) }

  /// Teams shuffled
  package var shuffled: String { write(616) }

  /// Even out
  ///
  /// The button that moves as few players as it takes for teams of equal sizes.
  package var evenOut: String { write(617) }

  /// Teams evened out
  package var evenedOut: String { write(618) }

  /// Colour
  package var color: String { write(619) }

  /// Name
  ///
  /// The label of the field with a team's name.
  package var teamName: String { write(620) }

  /// Teams
  package var teamCount: String { write(621) }

  /// {count} team
  package func teams(_ count: Int) -> String { write(622, [.number(Int64(count))]) }

  /// Both teams need at least one player.
  package var bothTeamsNeedPlayers: String { write(623) }

  /// Each team needs at least one player.
  package var eachTeamNeedsPlayer: String { write(624) }

  /// No players yet
  package var noPlayersYet: String { write(625) }

  /// Name and colour of {name}
  package func editTeam(_ name: String) -> String { write(626, [.text(name)]) }

  /// Move {name} to {team}
  package func moveLabel(_ name: String, to team: String) -> String { write(627, [.text(name), .text(team)]) }

  /// Move {name} to Bench
  package func moveToBenchLabel(_ name: String) -> String { write(628, [.text(name)]) }

  /// {name} moved to {team}
  package func moved(_ name: String, to team: String) -> String { write(629, [.text(name), .text(team)]) }

  /// {name} moved to Bench
  ///
  /// The sentence when a user moved a player to the bench.
  package func movedToBench(_ name: String) -> String { write(630, [.text(name)]) }

  /// Bench
  ///
  /// Who does not play now, but can come on.
  package var bench: String { write(631) }

  /// {one} v {other}
  ///
  /// Two teams, or the sizes of two teams: “Bibs v Skins”, “5 v 4”. As short as it can be.
  package func twoOpponents(_ one: String, _ other: String) -> String { write(632, [.text(one), .text(other)]) }

  /// {home} {homeGoals}, {away} {awayGoals}
  ///
  /// The score, as screen readers say it: “Bibs 2, Skins 1”.
  package func spokenScore(_ home: String, _ homeGoals: Int, _ away: String, _ awayGoals: Int) -> String { write(633, [.text(home), .number(Int64(homeGoals)), .text(away), .number(Int64(awayGoals))]) }

  /// {home}-{away}
  ///
  /// The score: “2-1”.
  package func scoreText(_ home: Int, _ away: Int) -> String { write(634, [.number(Int64(home)), .number(Int64(away))]) }

  /// {home}–{away}
  ///
  /// The score in a title: “2–1”.
  package func scoreInTitle(_ home: Int, _ away: Int) -> String { write(635, [.number(Int64(home)), .number(Int64(away))]) }

  /// Done
  package var done: String { write(636) }

  /// Cancel
  package var cancel: String { write(637) }

  /// Undo
  package var undo: String { write(638) }

  /// The link is ready.
  ///
  /// Said by screen readers when a link that was being made can be sent.
  package var linkIsReady: String { write(639) }

  /// not given
  ///
  /// What screen readers say in place of the dash for a value of a player that nobody entered.
  package var notGiven: String { write(640) }

  /// Backspace undoes it.
  ///
  /// Said by screen readers after what was done.
  package var backspaceUndoes: String { write(641) }

  /// Back
  ///
  /// The button that goes back to the screen before.
  package var back: String { write(642) }

  /// Share
  package var share: String { write(643) }

  /// Copied
  package var copied: String { write(644) }

  /// This browser does not let the app copy. The text is selected, so copy it yourself.
  ///
  /// What stands above a text that the app could not copy.
  package var copyYourself: String { write(645) }

  /// Dismiss
  ///
  /// The button that closes a message.
  package var dismiss: String { write(646) }

  /// Delete
  package var delete: String { write(647) }

  /// Show more
  package var showMore: String { write(648) }

  /// Team A
  package var teamA: String { write(649) }

  /// Team B
  package var teamB: String { write(650) }

  /// Team C
  package var teamC: String { write(651) }

  /// Team D
  package var teamD: String { write(652) }

  /// A
  ///
  /// The letter of Team A on a small button.
  package var letterA: String { write(653) }

  /// B
  ///
  /// The letter of Team B on a small button.
  package var letterB: String { write(654) }

  /// C
  ///
  /// The letter of Team C on a small button.
  package var letterC: String { write(655) }

  /// D
  ///
  /// The letter of Team D on a small button.
  package var letterD: String { write(656) }

  /// Goalkeeper
  package var positionGoalkeeper: String { write(657) }

  /// Defender
  package var positionDefender: String { write(658) }

  /// Midfielder
  package var positionMidfielder: String { write(659) }

  /// Winger
  package var positionWinger: String { write(660) }

  /// Striker
  package var positionStriker: String { write(661) }

  /// GK
  ///
  /// Goalkeeper beside a name, in at most three letters.
  package var shortGoalkeeper: String { write(662) }

  /// DEF
  ///
  /// Defender beside a name, in at most three letters.
  package var shortDefender: String { write(663) }

  /// MID
  ///
  /// Midfielder beside a name, in at most three letters.
  package var shortMidfielder: String { write(664) }

  /// W
  ///
  /// Winger beside a name, in at most three letters.
  package var shortWinger: String { write(665) }

  /// ST
  ///
  /// Striker beside a name, in at most three letters.
  package var shortStriker: String { write(666) }

  /// Beginner
  package var skillBeginner: String { write(667) }

  /// Amateur
  package var skillAmateur: String { write(668) }

  /// Professional
  package var skillProfessional: String { write(669) }

  /// {count} of {most}
  ///
  /// How many of the most who can play have a place in a planned game, the same text everywhere: “7 of 10”.
  package func placesOf(_ count: Int, of most: Int) -> String { write(670, [.number(Int64(count)), .number(Int64(most))]) }

  /// {count} in
  ///
  /// How many come to a planned game that has no most.
  package func placesIn(_ count: Int) -> String { write(671, [.number(Int64(count))]) }

  /// {count} maybe
  ///
  /// How many do not know yet whether they come.
  package func maybeCount(_ count: Int) -> String { write(672, [.number(Int64(count))]) }

  /// {count} in line
  ///
  /// How many wait for a place in a planned game.
  package func inLineCount(_ count: Int) -> String { write(673, [.number(Int64(count))]) }

  /// Full
  ///
  /// All places of a planned game are taken.
  package var gameFull: String { write(674) }

  /// one place becomes free at {time}
  ///
  /// Said of a planned game in which someone has just given a place up and may come back until then; stands after how many come: “3 of 4 · one place comes free at 6:37”.
  package func placesComeFree(_ count: Int, at time: String) -> String { write(675, [.number(Int64(count)), .text(time)]) }

  /// one place goes to the next in line at {time}
  ///
  /// The same, when those who wait have said that they take a free place at once.
  package func placesGoToNext(_ count: Int, at time: String) -> String { write(676, [.number(Int64(count)), .text(time)]) }

  /// one place is offered to the next in line at {time}
  ///
  /// The same, when those who wait are asked first.
  package func placesOfferedAt(_ count: Int, at time: String) -> String { write(677, [.number(Int64(count)), .text(time)]) }

  /// one place is offered to the next in line
  ///
  /// Said of a planned game, after how many come: so many who wait are asked whether they take a place, which is held for them.
  package func placesHeld(_ count: Int) -> String { write(678, [.number(Int64(count))]) }

  /// one place is open: first tap gets it
  ///
  /// Said of a planned game, after how many come, when places are free to all although people wait.
  package func placesOpen(_ count: Int) -> String { write(679, [.number(Int64(count))]) }

  /// Answer by {time}
  package func answerByTime(_ time: String) -> String { write(680, [.text(time)]) }

  /// Answers from {time}
  ///
  /// A planned game to which people cannot answer yet.
  package func answersFrom(_ time: String) -> String { write(681, [.text(time)]) }

  /// I am not listed
  ///
  /// The last choice of a list of names, to type another one.
  package var notListed: String { write(682) }

  /// You are {name}
  package func youAre(_ name: String) -> String { write(683, [.text(name)]) }

  /// Your name is not shown on this page.
  ///
  /// To a visitor whose name the organiser hides, in place of “You are …”.
  package var youAreNotShown: String { write(684) }

  /// Not you?
  ///
  /// A button that forgets who answers from this browser.
  package var notYou: String { write(685) }

  /// In
  ///
  /// A button: I come to the planned game; also the title of those who do.
  package var answerIn: String { write(686) }

  /// Maybe
  ///
  /// A button: I do not know yet; also the title of those who said so.
  package var answerMaybe: String { write(687) }

  /// Out
  ///
  /// A button: I do not come; also the title of those who said so.
  package var answerOut: String { write(688) }

  /// Reserve
  ///
  /// A button: I want to wait for a place in a game that is full.
  package var takeReserve: String { write(689) }

  /// Leave
  ///
  /// A button: I do not wait for a place any more.
  package var leaveReserve: String { write(690) }

  /// Put me in when a place is free
  ///
  /// A choice of who waits for a place.
  package var takesFreePlace: String { write(691) }

  /// Ask me first
  ///
  /// A choice of who waits for a place.
  package var asksFirst: String { write(692) }

  /// A place is free. Yours until {time}
  package func placeHeld(until time: String) -> String { write(693, [.text(time)]) }

  /// Changed your mind? Your place is kept until {time}
  ///
  /// Said to a person who has just given a place up.
  package func placeKept(until time: String) -> String { write(694, [.text(time)]) }

  /// The place you were offered is gone. You are number {number} in line again.
  ///
  /// Said to a person who was asked, when the place is gone: fewer can play now, or the organiser gave it to somebody else.
  package func offerEnded(_ number: Int) -> String { write(695, [.number(Int64(number))]) }

  /// A place is free for your guest until {time}
  ///
  /// Said to a person whose guests wait and are asked through them.
  package func guestPlacesHeld(_ count: Int, until time: String) -> String { write(696, [.number(Int64(count)), .text(time)]) }

  /// Your guest is in line
  ///
  /// Said to a person whose guests wait for a place.
  package func guestsInLine(_ count: Int) -> String { write(697, [.number(Int64(count))]) }

  /// Take the place
  ///
  /// A button.
  package var takePlace: String { write(698) }

  /// Not this time
  ///
  /// A button: I do not take the place that is held for me.
  package var passPlace: String { write(699) }

  /// {name} is number {number} in line.
  package func isNumberInLine(_ name: String, _ number: Int) -> String { write(700, [.text(name), .number(Int64(number))]) }

  /// Your answer is saved.
  ///
  /// Said after the answer of a visitor whose name is not shown.
  package var answerIsSaved: String { write(701) }

  /// You are number {number} in line.
  ///
  /// Said after the answer of a visitor whose name is not shown.
  package func youAreNumberInLine(_ number: Int) -> String { write(702, [.number(Int64(number))]) }

  /// {name} is in.
  ///
  /// Said after the answer.
  package func isIn(_ name: String) -> String { write(703, [.text(name)]) }

  /// {name} may come.
  ///
  /// Said after the answer.
  package func isMaybe(_ name: String) -> String { write(704, [.text(name)]) }

  /// {name} is out.
  ///
  /// Said after the answer.
  package func isOut(_ name: String) -> String { write(705, [.text(name)]) }

  /// Cancelled
  package var gameCancelled: String { write(706) }

  /// Cancelled: {reason}
  package func gameCancelledBecause(_ reason: String) -> String { write(707, [.text(reason)]) }

  /// No game planned
  package var noGamePlanned: String { write(708) }

  /// The game has begun.
  ///
  /// Shown in place of the buttons to answer.
  package var gameHasBegun: String { write(709) }

  /// {name} answered on another phone. Who are you?
  ///
  /// Asked when someone answers for a person who has answered from another browser.
  package func answeredElsewhere(_ name: String) -> String { write(710, [.text(name)]) }

  /// I am {name}
  ///
  /// A button.
  package func iAm(_ name: String) -> String { write(711, [.text(name)]) }

  /// I answer for {name}
  ///
  /// A button.
  package func iAnswerFor(_ name: String) -> String { write(712, [.text(name)]) }

  /// Type another name
  ///
  /// A button that leads back to the form, for someone who is neither.
  package var typeAnotherName: String { write(713) }

  /// Only {name}’s own phone can answer. Ask the organiser.
  package func onlyOwnPhone(_ name: String) -> String { write(714, [.text(name)]) }

  /// Your answer wasn’t saved. Check it, or ask the organiser.
  ///
  /// The answer could not be taken: too many new names, or the game has changed.
  package var answerNotTaken: String { write(715) }

  /// This page was out of date. Tap again.
  ///
  /// The form of this page was used before, and the answer has changed since.
  package var answerChangedSince: String { write(716) }

  /// Map
  ///
  /// A link to a map of the place.
  package var openMap: String { write(717) }

  /// {name} +{count}
  ///
  /// A person and how many they bring along.
  package func withGuests(_ name: String, _ count: Int) -> String { write(718, [.text(name), .number(Int64(count))]) }

  /// Guests
  ///
  /// How many people one brings along.
  package var guestsLabel: String { write(719) }

  /// Plan a game
  package var planGame: String { write(720) }

  /// Plan the next game
  ///
  /// Below the result of a match.
  package var planTheNext: String { write(721) }

  /// Who’s in?
  package var whosIn: String { write(722) }

  /// Ask who’s in
  ///
  /// On the first screen of a newcomer: plans a game, about which friends are asked.
  package var askWhosIn: String { write(723) }

  /// Friends answer by a link, without an account.
  ///
  /// What planning a game is for, beside the buttons that lead there.
  package var friendsAnswer: String { write(724) }

  /// Whoever answers can become a player: tap a name, then “{thisIs}”.
  ///
  /// On the list of players, while a game is planned and there are no players.
  package var answersBecomePlayers: String { write(725) }

  /// Plan and share
  package var planAndShare: String { write(726) }

  /// Plan
  ///
  /// The button that plans a game while its link cannot be shared.
  package var planOnly: String { write(727) }

  /// Day
  package var dayLabel: String { write(728) }

  /// Time
  ///
  /// A time of day.
  package var timeOfDayLabel: String { write(729) }

  /// Length in minutes
  package var lengthLabel: String { write(730) }

  /// Place
  ///
  /// Where a game is.
  package var placeLabel: String { write(731) }

  /// {label}: one less
  ///
  /// The name of a button beside a number, whose label it has.
  package func oneLess(_ label: String) -> String { write(732, [.text(label)]) }

  /// {label}: one more
  package func oneMore(_ label: String) -> String { write(733, [.text(label)]) }

  /// Repeat
  ///
  /// How often a planned game is repeated.
  package var repeatLabel: String { write(734) }

  /// Players: most
  ///
  /// How many can play a planned game at most, in the form in which it is planned.
  package var peopleMost: String { write(735) }

  /// Whoever comes after that waits in line.
  ///
  /// Beside “Players: most”.
  package var peopleMostAdvice: String { write(736) }

  /// Players: least
  ///
  /// How many a planned game needs, in the form in which it is planned.
  package var peopleLeast: String { write(737) }

  /// Until then it says how many are missing.
  ///
  /// Beside “Players: least”.
  package var peopleLeastAdvice: String { write(738) }

  /// Once
  ///
  /// A planned game is not repeated.
  package var repeatsOnce: String { write(739) }

  /// Every week
  package var everyWeek: String { write(740) }

  /// Every {count} week
  ///
  /// How often a planned game is repeated.
  package func everySeveralWeeks(_ count: Int) -> String { write(741, [.number(Int64(count))]) }

  /// Every Monday {time}
  ///
  /// The title of games that are repeated; and so the next six.
  package func everyMonday(_ time: String) -> String { write(742, [.text(time)]) }

  /// Every Tuesday {time}
  package func everyTuesday(_ time: String) -> String { write(743, [.text(time)]) }

  /// Every Wednesday {time}
  package func everyWednesday(_ time: String) -> String { write(744, [.text(time)]) }

  /// Every Thursday {time}
  package func everyThursday(_ time: String) -> String { write(745, [.text(time)]) }

  /// Every Friday {time}
  package func everyFriday(_ time: String) -> String { write(746, [.text(time)]) }

  /// Every Saturday {time}
  package func everySaturday(_ time: String) -> String { write(747, [.text(time)]) }

  /// Every Sunday {time}
  package func everySunday(_ time: String) -> String { write(748, [.text(time)]) }

  /// next {day}, answers open {time}
  ///
  /// Below the title of games that are repeated: when the next one is, and when people can answer it.
  package func nextGameOpens(_ day: String, from time: String) -> String { write(749, [.text(day), .text(time)]) }

  /// next {day}
  package func nextGameOn(_ day: String) -> String { write(750, [.text(day)]) }

  /// answers open: {days}
  ///
  /// Of games that are repeated, after “Every week”; the value is “6 days before”.
  package func answersOpenBefore(_ days: String) -> String { write(751, [.text(days)]) }

  /// Answers from
  ///
  /// From when on friends can answer each game of a series.
  package var opensLabel: String { write(752) }

  /// On the day
  ///
  /// On the day of a game.
  package var onTheDay: String { write(753) }

  /// The day before
  package var theDayBefore: String { write(754) }

  /// {count} day before
  package func severalDaysBefore(_ count: Int) -> String { write(755, [.number(Int64(count))]) }

  /// Answer by, price, guests, map
  ///
  /// What a part of the form for a planned game is about.
  package var moreDetails: String { write(756) }

  /// Answer by
  ///
  /// The day until which friends are asked to answer.
  package var answerByLabel: String { write(757) }

  /// Answer by: time
  package var answerTimeLabel: String { write(758) }

  /// No deadline
  package var noDeadline: String { write(759) }

  /// Price
  package var priceLabel: String { write(760) }

  /// Guests for each
  ///
  /// How many guests each person may bring.
  package var guestsEachLabel: String { write(761) }

  /// Link to a map
  package var mapLabel: String { write(762) }

  /// Choose a day.
  package var dayMissing: String { write(763) }

  /// That time has passed.
  ///
  /// The day and time of a game that is being planned are in the past.
  package var gameInPast: String { write(764) }

  /// Choose a time.
  package var timeMissing: String { write(765) }

  /// A game lasts 10 to 600 minutes.
  package var lengthWrong: String { write(766) }

  /// Enter a number from 1 to 200, or leave this empty.
  ///
  /// What the most and the least of a game may be.
  package var headsWrong: String { write(767) }

  /// A map link must begin with https://.
  package var mapWrong: String { write(768) }

  /// Times in {zone}
  ///
  /// By the clocks of a time zone, such as Europe/Berlin.
  package func timesOfZone(_ zone: String) -> String { write(769, [.text(zone)]) }

  /// Only this
  ///
  /// Changes one game of a series.
  package var onlyThis: String { write(770) }

  /// From here on
  ///
  /// Changes a game of a series and all later ones.
  package var fromHereOn: String { write(771) }

  /// The new schedule applies to the games after this one. Tap “{fromHereOn}”.
  ///
  /// In the form of a game that is one of a series, after its rhythm was changed there.
  package var rhythmFromHereOn: String { write(772) }

  /// {count} no answer
  ///
  /// How many people have not answered.
  package func noAnswerCount(_ count: Int) -> String { write(773, [.number(Int64(count))]) }

  /// {count} no answer: {names}
  ///
  /// How many people have not answered, and who.
  package func noAnswerFrom(_ count: Int, _ names: String) -> String { write(774, [.number(Int64(count)), .text(names)]) }

  /// Needs {count} more
  ///
  /// How many people a game still needs.
  package func needsMore(_ count: Int) -> String { write(775, [.number(Int64(count))]) }

  /// {count} place free
  package func placesFree(_ count: Int) -> String { write(776, [.number(Int64(count))]) }

  /// In or out: {address}
  ///
  /// The last line of a message to a chat, with a link.
  package func inOrOut(_ address: String) -> String { write(777, [.text(address)]) }

  /// No answer yet: {names}
  ///
  /// A reminder in a chat.
  package func noAnswerYet(_ names: String) -> String { write(778, [.text(names)]) }

  /// Remind {count}
  ///
  /// Opens a message to people who have not answered, who are so many.
  package func remind(_ count: Int) -> String { write(779, [.number(Int64(count))]) }

  /// New gather ({count} is in)
  ///
  /// Begins a gather with those who come to the planned game.
  package func newGatherWith(_ count: Int) -> String { write(780, [.number(Int64(count))]) }

  /// Guest
  ///
  /// A guest whose name is not known.
  package var guestName: String { write(781) }

  /// {guest} ({host})
  ///
  /// A guest, and who brings them.
  package func guestOf(_ guest: String, _ host: String) -> String { write(782, [.text(guest), .text(host)]) }

  /// asked until {time}
  ///
  /// A place is held for a person until then.
  package func askedUntil(_ time: String) -> String { write(783, [.text(time)]) }

  /// {name} is asked until {time}
  ///
  /// Said to the organiser, or to a friend who answered for this person; buttons to take the place or not follow.
  package func personAsked(_ name: String, until time: String) -> String { write(784, [.text(name), .text(time)]) }

  /// A place is open, and {name} is in line
  ///
  /// Said to the organiser, or to a friend who answered for this person, who waits: a place is open to all.
  package func personMayTake(_ name: String) -> String { write(785, [.text(name)]) }

  /// the offer ended
  ///
  /// Beside the name of a person who waits, to the organiser: they were asked, but fewer can play now, or the place was given to another.
  package var offerIsGone: String { write(786) }

  /// goes in automatically
  ///
  /// A person on the reserve gets the next free place without being asked.
  package var goesInByItself: String { write(787) }

  /// did not take the place
  ///
  /// A person on the reserve was offered a place and did not take it.
  package var letItPass: String { write(788) }

  /// passed the place on
  ///
  /// A person on the reserve was offered a place and did not want it.
  package var passedPlace: String { write(789) }

  /// place taken away
  ///
  /// A person on the reserve had a place, and the organiser took it away.
  package var lostPlace: String { write(790) }

  /// {duration} before
  ///
  /// How long before a game someone refused.
  package func timeBefore(_ duration: String) -> String { write(791, [.text(duration)]) }

  /// Give a place
  ///
  /// The organiser gives a person a place, free or not.
  package var givePlace: String { write(792) }

  /// To the reserve
  ///
  /// The organiser takes a person’s place away.
  package var toReserve: String { write(793) }

  /// Add answers
  ///
  /// Opens a field for what people answered elsewhere.
  package var addAnswers: String { write(794) }

  /// Names, or lines from the chat
  package var answersLabel: String { write(795) }

  /// {count} guest not added
  ///
  /// After a pasted answer with guests who are not added: they are too many, or their host does not come.
  package func guestsNotAdded(_ count: Int) -> String { write(796, [.number(Int64(count))]) }

  /// No answer found in:
  ///
  /// Over the lines from a chat in which no answer was found.
  package var notRead: String { write(797) }

  /// Add {count} answer
  package func takeOverAnswers(_ count: Int) -> String { write(798, [.number(Int64(count))]) }

  /// Cancel the game
  package var cancelGame: String { write(799) }

  /// Reason
  ///
  /// Why a game is cancelled.
  package var cancelReason: String { write(800) }

  /// Play after all
  ///
  /// A game that was cancelled takes place.
  package var reinstateGame: String { write(801) }

  /// Cancel from here on
  ///
  /// Cancels this game of a series and all later ones.
  package var endSeries: String { write(802) }

  /// The series has ended.
  package var seriesEnded: String { write(803) }

  /// Reply link
  ///
  /// The link by which friends say whether they come.
  package var replyLink: String { write(804) }

  /// Anyone with this link can answer and see who is coming.
  package var replyLinkWorks: String { write(805) }

  /// Numbers only
  ///
  /// Friends see how many come, and no names.
  package var numbersOnly: String { write(806) }

  /// Friends see how many come, and no names.
  ///
  /// Beside “Numbers only”.
  package var numbersOnlyAdvice: String { write(807) }

  /// Only from own phone
  ///
  /// Friends can answer only from their own phone.
  package var fromOwnPhoneOnly: String { write(808) }

  /// Once someone has answered, only their own phone or you can change it.
  ///
  /// Beside “Only from own phone”.
  package var fromOwnPhoneAdvice: String { write(809) }

  /// The time changed. Still in?
  ///
  /// Asks a friend who said that they come to a planned game before its time was changed.
  package var stillIn: String { write(810) }

  /// Add to calendar
  package var addToCalendar: String { write(811) }

  /// All games in your calendar
  ///
  /// A link by which a calendar shows all planned games.
  package var subscribeToGames: String { write(812) }

  /// Calendars update once or twice a day; this page is always up to date. Your calendar provider will see the link.
  package var calendarsAreSlow: String { write(813) }

  /// Other games
  package var otherGames: String { write(814) }

  /// Football
  ///
  /// The title of a planned game in a calendar.
  package var footballTitle: String { write(815) }

  /// Cancelled: {title}
  ///
  /// The title of a cancelled game in a calendar.
  package func cancelledTitle(_ title: String) -> String { write(816, [.text(title)]) }

  /// You passed your place on.
  ///
  /// Said to a friend on the reserve who was offered a place and did not want it.
  package var youPassedPlace: String { write(817) }

  /// You were offered a place, but the time to answer ran out.
  ///
  /// Said to a friend on the reserve who did not answer an offer in time.
  package var offerTimeOver: String { write(818) }

  /// The organiser moved you to the reserve.
  ///
  /// Said to a friend on the reserve whose place the organiser took away.
  package var organiserTookPlace: String { write(819) }

  /// Once a place is open to everyone, the first to tap gets it.
  ///
  /// What a friend on the reserve who is not asked again can still do. Follows the sentence that says why.
  package var openPlace: String { write(820) }

  /// The organiser gave you a place.
  package var organiserPutIn: String { write(821) }

  /// Plan a game and send its link to the chat. Friends answer “In”, “Maybe” or “Out” on a web page, without an account or an app. They pick their name once. Nothing checks it, so another phone can answer for someone after saying who is answering, and everyone sees the latest answer. You can change any answer. Friends see the date, the place, how many are coming and the names in the form you choose, but never levels or ages. When the game is full, others wait in line, and a place that becomes free is offered to the first of them for a while. If someone subscribes in a calendar, its provider will see the link.
  ///
  /// The help about planned games, under the title “Who’s in?”.
  package var planHelp: String { write(822) }

  /// Changed on another phone: {standing}
  ///
  /// What a friend hears whose answer someone else changed, with the sentence about the answer.
  package func changedOnOtherPhone(_ standing: String) -> String { write(823, [.text(standing)]) }

  /// Mark two as the same person
  ///
  /// The change in the list of what is not saved online: the organiser said which player someone is who answered under another name.
  package var summaryAnswersJoined: String { write(824) }

  /// Which of these are you?
  ///
  /// Asked once on the list of players, so that the organiser answers planned games themselves.
  package var whichAreYou: String { write(825) }

  /// Pick a name
  ///
  /// The first entry of a list of players' names.
  package var pickName: String { write(826) }

  /// I do not play
  ///
  /// The choice of an organiser who is none of the players.
  package var doNotPlay: String { write(827) }

  /// Your answer
  ///
  /// What a screen reader says before the buttons In and Out of the user.
  package var yourAnswer: String { write(828) }

  /// I play
  ///
  /// A switch in the form of a planned game: the organiser plays, too.
  package var iPlay: String { write(829) }

  /// This is me
  ///
  /// A button about a person: they are the user of this phone.
  package var thisIsMe: String { write(830) }

  /// This is not me
  ///
  /// A button about a person: they are not the user of this phone after all.
  package var thisIsNotMe: String { write(831) }

  /// This is…
  ///
  /// The label of a list of players: which of them someone is who answered under another name.
  package var thisIs: String { write(832) }

  /// A new player
  ///
  /// One of the choices below “This is…”, for a person who answered under a name that is not on the list.
  package var aNewPlayer: String { write(833) }

  /// {name} is {player}
  ///
  /// What happened: the person who answered under a name is a player of the list.
  package func personIs(_ name: String, _ player: String) -> String { write(834, [.text(name), .text(player)]) }

  /// Own link
  ///
  /// A button: the link by which one person answers.
  package var ownLink: String { write(835) }

  /// Own link: {name}
  ///
  /// The title of the sheet with the link by which one person answers.
  package func ownLinkTitle(of name: String) -> String { write(836, [.text(name)]) }

  /// Anyone who opens this link answers as this person, from any phone. Send it only to them.
  ///
  /// What a person's own link does.
  package var ownLinkWorks: String { write(837) }

  /// {name} is still coming
  ///
  /// A button: the guest of a person who does not come plays all the same.
  package func comesAnyway(_ name: String) -> String { write(838, [.text(name)]) }

  /// Follow the match
  ///
  /// A link on the page where friends answered, once the match is played.
  package var followMatch: String { write(839) }

  /// Season
  ///
  /// The tab and page with what the results tell.
  package var season: String { write(840) }

  /// All time
  ///
  /// A choice beside the years: all results.
  package var allTime: String { write(841) }

  /// Assists
  ///
  /// A list of players by their assists.
  package var assists: String { write(842) }

  /// Matches
  ///
  /// A list of players by how often they played.
  package var matches: String { write(843) }

  /// per match
  ///
  /// A way to order the table: by points per match.
  package var perMatch: String { write(844) }

  /// in total
  ///
  /// A way to order the table: by all points.
  package var inAll: String { write(845) }

  /// No results yet
  ///
  /// Where the table will be, before the first result.
  package var noResults: String { write(846) }

  /// Each gather counts here as one match once it has ended.
  ///
  /// What to do to get a table.
  package var noResultsAdvice: String { write(847) }

  /// Places are counted from two matches on.
  ///
  /// Above the list of people after one match.
  package var tableFromTwo: String { write(848) }

  /// {matches} match
  ///
  /// How many matches were counted.
  package func matchCount(_ matches: Int) -> String { write(849, [.number(Int64(matches))]) }

  /// ranked after {matches} match
  ///
  /// How many matches it takes to have a place in the table.
  package func placedFrom(_ matches: Int) -> String { write(850, [.number(Int64(matches))]) }

  /// fewer than {matches} match
  ///
  /// The line in the table above those who have no place.
  package func fewerMatches(_ matches: Int) -> String { write(851, [.number(Int64(matches))]) }

  /// in {matches} match
  ///
  /// Under a scorer's name: in how many matches.
  package func inMatches(_ matches: Int) -> String { write(852, [.number(Int64(matches))]) }

  /// came to {matches} of {possible}
  ///
  /// Under a player's name: to how many matches they came, of those since their first.
  package func cameTo(_ matches: Int, of possible: Int) -> String { write(853, [.number(Int64(matches)), .number(Int64(possible))]) }

  /// Scorers are known for {known} of {goals} goals
  ///
  /// Above a list of scorers: for how many goals it is known who scored them.
  package func scorersKnown(_ known: Int, of goals: Int) -> String { write(854, [.number(Int64(known)), .number(Int64(goals))]) }

  /// {won} won, {drawn} drawn, {lost} lost, goal difference {difference}
  ///
  /// What a screen reader says of a row of the table.
  package func spokenRecord(won: Int, drawn: Int, lost: Int, _ difference: String) -> String { write(855, [.number(Int64(won)), .number(Int64(drawn)), .number(Int64(lost)), .text(difference)]) }

  /// Last matches, the newest last: {results}
  ///
  /// What a screen reader says of the marks of the last results.
  package func lastMatches(_ results: String) -> String { write(856, [.text(results)]) }

  /// won
  ///
  /// One of the last results, in a row.
  package var wonWord: String { write(857) }

  /// drawn
  ///
  /// One of the last results, in a row.
  package var drawnWord: String { write(858) }

  /// lost
  ///
  /// One of the last results, in a row.
  package var lostWord: String { write(859) }

  /// Record
  ///
  /// The heading above what a player's matches tell.
  package var record: String { write(860) }

  /// place {place} of {players}
  ///
  /// A player's place in the table.
  package func placeOf(_ place: Int, of players: Int) -> String { write(861, [.number(Int64(place)), .number(Int64(players))]) }

  /// {points} points a match
  ///
  /// How many points a player gets in a match, such as 1.60.
  package func pointsAMatch(_ points: String) -> String { write(862, [.text(points)]) }

  /// {won} won, {drawn} drawn, {lost} lost
  ///
  /// How often something was won, drawn and lost.
  package func tally(won: Int, drawn: Int, lost: Int) -> String { write(863, [.number(Int64(won)), .number(Int64(drawn)), .number(Int64(lost))]) }

  /// won {matches} in a row
  ///
  /// Up to now.
  package func wonInARow(_ matches: Int) -> String { write(864, [.number(Int64(matches))]) }

  /// unbeaten for {matches} match
  ///
  /// Up to now.
  package func unbeatenInARow(_ matches: Int) -> String { write(865, [.number(Int64(matches))]) }

  /// best {matches}
  ///
  /// Behind how many matches a player won in a row, or was not beaten: the most ever.
  package func bestRun(_ matches: Int) -> String { write(866, [.number(Int64(matches))]) }

  /// {matches} in a row
  ///
  /// How many matches a player came to, one after the other.
  package func inARow(_ matches: Int) -> String { write(867, [.number(Int64(matches))]) }

  /// {goals} goal
  ///
  /// How many goals a player scored, or a match had.
  package func goalCount(_ goals: Int) -> String { write(868, [.number(Int64(goals))]) }

  /// {assists} assist
  package func assistCount(_ assists: Int) -> String { write(869, [.number(Int64(assists))]) }

  /// {goals} own goal
  package func ownGoalCount(_ goals: Int) -> String { write(870, [.number(Int64(goals))]) }

  /// {games} clean sheet
  ///
  /// In how many games a player's side let no goal in.
  package func cleanSheetCount(_ games: Int) -> String { write(871, [.number(Int64(games))]) }

  /// {time} played in {games} timed game
  ///
  /// How long a player played by the clock; “45 min” stands for {time}.
  package func timePlayed(_ time: String, in games: Int) -> String { write(872, [.text(time), .number(Int64(games))]) }

  /// Best with
  ///
  /// The teammate with whom a player won more than usually.
  package var bestWith: String { write(873) }

  /// Toughest opponent
  ///
  /// The opponent against whom a player won less than usually.
  package var hardest: String { write(874) }

  /// Most often with
  ///
  /// The teammate who was on a player's side most often.
  package var mostOften: String { write(875) }

  /// together {games} time
  ///
  /// How often two players were on one side.
  package func togetherCount(_ games: Int) -> String { write(876, [.number(Int64(games))]) }

  /// may be luck
  ///
  /// Behind a result that says little.
  package var mayBeLuck: String { write(877) }

  /// {matches} more match until number {number}
  ///
  /// How many matches a player has to play until the 50th, say.
  package func matchesToMilestone(_ matches: Int, to number: Int) -> String { write(878, [.number(Int64(matches)), .number(Int64(number))]) }

  /// {name}: match number {number}
  ///
  /// A player has played the 50th match, say.
  package func matchMilestone(_ name: String, _ number: Int) -> String { write(879, [.text(name), .number(Int64(number))]) }

  /// {name}: goal number {number}
  ///
  /// A player has scored the 50th goal, say.
  package func goalMilestone(_ name: String, _ number: Int) -> String { write(880, [.text(name), .number(Int64(number))]) }

  /// Today: {milestones}
  ///
  /// On the page with the teams: whose 50th match it will be, say.
  package func milestonesToday(_ milestones: String) -> String { write(881, [.text(milestones)]) }

  /// All matches
  ///
  /// The button that lists all matches of a player.
  package var allMatches: String { write(882) }

  /// Compare with
  ///
  /// The field in which another player is chosen.
  package var compareWith: String { write(883) }

  /// On the same side
  ///
  /// The games that two players played on the same side.
  package var onOneSide: String { write(884) }

  /// Against each other
  ///
  /// The games that two players played on different sides.
  package var againstEachOther: String { write(885) }

  /// {assists} assist by {name} for {other}
  ///
  /// How many goals of another player a player prepared.
  package func assistsFor(_ name: String, _ other: String, _ assists: Int) -> String { write(886, [.text(name), .text(other), .number(Int64(assists))]) }

  /// They have not played in the same game yet.
  ///
  /// On the page that compares two players.
  package var neverMet: String { write(887) }

  /// {name} won
  ///
  /// A match in the comparison of two players, for the first of them.
  package func personWon(_ name: String) -> String { write(888, [.text(name)]) }

  /// {name} lost
  ///
  /// A match in the comparison of two players, for the first of them.
  package func personLost(_ name: String) -> String { write(889, [.text(name)]) }

  /// From {name}’s point of view
  ///
  /// Above a comparison: for whom games were won or lost.
  package func fromTheSideOf(_ name: String) -> String { write(890, [.text(name)]) }

  /// Records
  ///
  /// A list: the most that was reached.
  package var records: String { write(891) }

  /// Biggest win
  ///
  /// A record.
  package var biggestWin: String { write(892) }

  /// Most goals in a game
  ///
  /// A record.
  package var mostGoalsInGame: String { write(893) }

  /// Most goals by one player
  ///
  /// A record: of one player on one day.
  package var mostGoalsOfOne: String { write(894) }

  /// Most wins in a row
  ///
  /// A record.
  package var longestWinningRun: String { write(895) }

  /// Longest unbeaten run
  ///
  /// A record.
  package var longestUnbeatenRun: String { write(896) }

  /// Most matches in a row
  ///
  /// A record: who came most often without a gap.
  package var mostMatchesInARow: String { write(897) }

  /// equalled by {names}
  ///
  /// Behind a record: who reached as much later.
  package func equalledBy(_ names: String) -> String { write(898, [.text(names)]) }

  /// equalled {times} time
  ///
  /// Behind a record: how often as much was reached later.
  package func equalledTimes(_ times: Int) -> String { write(899, [.number(Int64(times))]) }

  /// No records yet.
  package var noRecords: String { write(900) }

  /// … and {players} more
  ///
  /// The last line of a shared table.
  package func othersInTable(_ players: Int) -> String { write(901, [.number(Int64(players))]) }

  /// Share table
  ///
  /// The button that sends the table as a text.
  package var shareSeason: String { write(902) }

  /// Results as files
  ///
  /// The button under which the results are offered as files.
  package var tablesAsFiles: String { write(903) }

  /// Save the table
  ///
  /// A file with the table.
  package var fileOfTable: String { write(904) }

  /// Save the games
  ///
  /// A file with a line for each game.
  package var fileOfMatches: String { write(905) }

  /// Save players by game
  ///
  /// A file with a line for each player in each game.
  package var fileOfPeople: String { write(906) }

  /// Rules of the table
  ///
  /// The title of the sheet with the rules of the table.
  package var rulesOfTable: String { write(907) }

  /// Points for a win
  package var pointsForWin: String { write(908) }

  /// Points for a draw
  package var pointsForDraw: String { write(909) }

  /// Points for a defeat
  package var pointsForDefeat: String { write(910) }

  /// Clear win +1, clear defeat −1
  ///
  /// Whether a high win counts a point more and a high defeat a point less.
  package var clearWin: String { write(911) }

  /// does not count
  ///
  /// A choice under “Clear win”.
  package var clearWinOff: String { write(912) }

  /// by {goals} goal or more
  ///
  /// A choice under “Clear win”: by how many goals.
  package func clearWinFrom(_ goals: Int) -> String { write(913, [.number(Int64(goals))]) }

  /// Minimum matches
  ///
  /// How many of the matches it takes to have a place.
  package var toBePlaced: String { write(914) }

  /// one match
  ///
  /// A choice under “Minimum matches”.
  package var shareAny: String { write(915) }

  /// a quarter of the matches
  ///
  /// A choice under “Minimum matches”.
  package var shareQuarter: String { write(916) }

  /// a third of the matches
  ///
  /// A choice under “Minimum matches”.
  package var shareThird: String { write(917) }

  /// half of the matches
  ///
  /// A choice under “Minimum matches”.
  package var shareHalf: String { write(918) }

  /// ±1 for {goals} goal or more
  ///
  /// Above the table: a win by so many goals counts a point more.
  package func clearWinShort(_ goals: Int) -> String { write(919, [.number(Int64(goals))]) }

  /// Leave out of tables
  package var leaveOutOfTables: String { write(920) }

  /// Count in tables
  package var countInTables: String { write(921) }

  /// Does not count in tables
  ///
  /// A result that tables leave out.
  package var notInTables: String { write(922) }

  /// Set the rules of the table
  package var summaryTableRulesSet: String { write(923) }

  /// Leave a gather out of the tables
  package var summaryLeftOutOfTables: String { write(924) }

  /// Count a gather in the tables
  package var summaryTakenIntoTables: String { write(925) }

  /// points: win {won}, draw {drawn}, defeat {lost}
  ///
  /// The points for a win, a draw and a defeat, above the table.
  package func pointsByRule(won: Int, drawn: Int, lost: Int) -> String { write(926, [.number(Int64(won)), .number(Int64(drawn)), .number(Int64(lost))]) }

  /// Table as text
  ///
  /// The button that sends the table as a text.
  package var tableAsText: String { write(927) }

  /// {year} in short
  ///
  /// The button that makes a picture of a year: “2026 in short”.
  package func yearInShort(_ year: String) -> String { write(928, [.text(year)]) }

  /// {names} won {period}
  ///
  /// Above the table of a year that is over.
  package func wonTheSeason(_ names: String, _ period: String) -> String { write(929, [.text(names), .text(period)]) }

  /// Champion
  ///
  /// Who led the table at the end of a year.
  package var champion: String { write(930) }

  /// Top scorer
  package var topScorer: String { write(931) }

  /// Most matches
  ///
  /// Who came most often.
  package var mostMatches: String { write(932) }

  /// Your answer has not been saved yet. Send it again in a moment.
  ///
  /// On the page after an answer that the server could not take.
  package var notSentAdvice: String { write(933) }

  /// Send again
  ///
  /// The button that sends the same answer once more.
  package var sendAgain: String { write(934) }

  /// by {name}
  ///
  /// Behind an answer to a planned game: who gave it for the person.
  package func answeredBy(_ name: String) -> String { write(935, [.text(name)]) }

  /// by you
  ///
  /// Behind an answer to a planned game that the user gave for the person.
  package var answeredByYou: String { write(936) }

  /// from another phone
  ///
  /// Behind an answer to a planned game: it is not known whose phone it was.
  package var answeredFromOtherPhone: String { write(937) }

  /// {name} has since answered ({date}): {answer}
  ///
  /// The user had said something else for this person before; “Out” stands for {answer}.
  package func answeredMeanwhile(_ name: String, _ date: String, _ answer: String) -> String { write(938, [.text(name), .text(date), .text(answer)]) }

  /// Keep mine
  ///
  /// The button after which what the user said counts, and not what someone else said later.
  package var keepMine: String { write(939) }

  /// Another game is planned at this time. If it is the same game, cancel one of them.
  ///
  /// On the page of a planned game, when another one begins at the same time.
  package var sameGame: String { write(940) }

  /// A game is already planned at this time.
  ///
  /// In the form in which a game is planned.
  package var sameTimePlanned: String { write(941) }

  /// Every week?
  ///
  /// The button that proposes to repeat a game every week.
  package var everyWeekQuestion: String { write(942) }

  /// Is this {name} from the list?
  ///
  /// On the page on which friends answer, after they typed a name that is like one of the list.
  package func isItListed(_ name: String) -> String { write(943, [.text(name)]) }

  /// No, another {name}
  ///
  /// The button of someone who typed a name and is not the player of the list.
  package func iAmAnother(_ name: String) -> String { write(944, [.text(name)]) }

  /// Are you in?
  ///
  /// What a page asks friends about a planned game.
  package var areYouIn: String { write(945) }

  /// Are you in? Answer here, without an account
  ///
  /// What chats show beside a link to answer for a planned game.
  package var replySummary: String { write(946) }

  /// The next planned game will appear here.
  ///
  /// Below “No game planned” on the page to which a link leads.
  package var noGameAdvice: String { write(947) }

  /// Pick your name first.
  ///
  /// Said when someone answered and did not say who they are.
  package var pickNameFirst: String { write(948) }

  /// Type your name first.
  ///
  /// The same where no list of names is shown.
  package var typeNameFirst: String { write(949) }

  /// {name} uses another phone. Who are you?
  ///
  /// Asked when someone answers for a person who has another phone from which they have not answered.
  package func hasAnotherPhone(_ name: String) -> String { write(950, [.text(name)]) }

  /// This browser answered as {owner}. Answer as {name}?
  ///
  /// Asked when someone answers for a person from a browser that answered for another one.
  package func browserAnsweredAs(_ owner: String, _ name: String) -> String { write(951, [.text(owner), .text(name)]) }

  /// Score, clock, goals and teams
  ///
  /// What chats show beside a link to follow a match in which no goal was scored yet.
  package var followSummary: String { write(952) }

  /// What you typed
  ///
  /// Beside a text that could not be sent because its link was turned off.
  package var typedText: String { write(953) }

  /// Add a past match
  ///
  /// Opens the form in which a match is entered that was not played with the app.
  package var addPastMatch: String { write(954) }

  /// Add match
  ///
  /// The button that adds the match that was entered.
  package var addMatch: String { write(955) }

  /// Score
  ///
  /// What is known of a past match: its score, and not only who won.
  package var scoreKnown: String { write(956) }

  /// Who played?
  ///
  /// The heading above the players, of whom each is put into a team of a past match.
  package var whoPlayed: String { write(957) }

  /// {name}: {team}
  ///
  /// A button that puts a player into a team.
  package func placeInTeam(_ name: String, _ team: String) -> String { write(958, [.text(name), .text(team)]) }

  /// Others in {team} (names, separated by commas)
  ///
  /// A field for the names of people who are in no list, separated by commas.
  package func othersInTeam(_ team: String) -> String { write(959, [.text(team)]) }

  /// That day is in the future.
  package var dayToCome: String { write(960) }

  /// Enter both teams’ goals, or choose only who won.
  package var scoreMissing: String { write(961) }

  /// Day corrected
  ///
  /// What happened: a match is on another day now.
  package var daySet: String { write(962) }

  /// Correct the day
  ///
  /// A change in a few words: a match was moved to another day.
  package var summaryDayCorrected: String { write(963) }

  /// Clock rules in {zone} have changed. Planned games keep their local time.
  ///
  /// The rules by which clocks are set changed; “Europe/Kyiv” stands for {zone}.
  package func clocksChanged(_ zone: String) -> String { write(964, [.text(zone)]) }

  /// Set a season
  ///
  /// The change in the list of what is not saved online.
  package var summarySeasonSet: String { write(965) }

  /// Remove a season
  ///
  /// The change in the list of what is not saved online.
  package var summarySeasonRemoved: String { write(966) }

  /// Bring back a season
  ///
  /// The change in the list of what is not saved online.
  package var summarySeasonRestored: String { write(967) }

  /// Hide a name on shared pages
  ///
  /// The change in the list of what is not saved online.
  package var summaryPlayerHidden: String { write(968) }

  /// Show a name on shared pages
  ///
  /// The change in the list of what is not saved online.
  package var summaryPlayerShown: String { write(969) }

  /// A group can have at most {limit} season.
  package func rejectionTooManySeasons(_ limit: Int) -> String { write(970, [.number(Int64(limit))]) }

  /// A group can have at most {limit} link to tables.
  package func rejectionTooManyTableLinks(_ limit: Int) -> String { write(971, [.number(Int64(limit))]) }

  /// There is no such season.
  package var rejectionSeasonUnknown: String { write(972) }

  /// Both played in the same match, so they are two people.
  package var rejectionSamePlayers: String { write(973) }

  /// Link to the table
  ///
  /// The link by which people see the table without an account.
  package var tableLink: String { write(974) }

  /// Anyone with the link can see this table, who scored and the latest results. Levels, ages and teams stay private.
  ///
  /// Under the link to the table.
  package var tableLinkWorks: String { write(975) }

  /// Not shown
  ///
  /// In place of the name of a player who is hidden on shared pages.
  package var notShown: String { write(976) }

  /// Latest results
  ///
  /// The heading above the last matches on the page of a table.
  package var lastResults: String { write(977) }

  /// Place
  ///
  /// The head of the column with the places.
  package var tableColumnPlace: String { write(978) }

  /// Form
  ///
  /// The head of the column with the last five results.
  package var formOfFive: String { write(979) }

  /// Seasons
  ///
  /// The button and the sheet with the seasons that the organiser named.
  package var seasons: String { write(980) }

  /// New season
  ///
  /// The button that makes a season.
  package var newSeason: String { write(981) }

  /// Edit season
  ///
  /// The title of the form of a season.
  package var editSeason: String { write(982) }

  /// Remove season
  ///
  /// The button that removes a season, but no match.
  package var removeSeason: String { write(983) }

  /// Season {name} removed. Its matches stay.
  ///
  /// What happened.
  package func seasonRemoved(_ name: String) -> String { write(984, [.text(name)]) }

  /// First day
  ///
  /// The first day of a season.
  package var seasonFrom: String { write(985) }

  /// Last day (empty: ongoing)
  ///
  /// The last day of a season; empty while it goes on.
  package var seasonUntil: String { write(986) }

  /// The last day is before the first.
  package var seasonDaysWrong: String { write(987) }

  /// Enter the first day.
  package var seasonDayMissing: String { write(988) }

  /// Same person as …
  ///
  /// The field in which another player is chosen who is the same person.
  package var samePersonAs: String { write(989) }

  /// Keep apart
  ///
  /// The button beside someone who was said to be the same person.
  package var keepApart: String { write(990) }

  /// Also {name}
  ///
  /// Beside the button Keep apart: someone who is this player, too.
  package func alsoPlayedAs(_ name: String) -> String { write(991, [.text(name)]) }

  /// Hide name on shared pages
  ///
  /// The button that leaves a player's name out of pages that people see by a link.
  package var hideName: String { write(992) }

  /// Show name on shared pages
  ///
  /// The button that shows a hidden name again on pages that people see by a link.
  package var showName: String { write(993) }

  /// Goal difference
  ///
  /// By how many goals a player's sides led in all: the head of a column, as it is spoken.
  package var goalDifference: String { write(994) }

  /// scored in {matches} match in a row
  ///
  /// Up to now: in how many matches a player scored, one after the other.
  package func scoredInARow(_ matches: Int) -> String { write(995, [.number(Int64(matches))]) }

  /// Development build: slower and larger than the one for friends, which “make release” builds.
  ///
  /// In the settings of a program that was built for its developer's own machine.
  package var developmentBuild: String { write(996) }

  /// up {places} place
  ///
  /// Said by screen readers: how many places a player rose in the table by the last evening.
  package func placesUp(_ places: Int) -> String { write(997, [.number(Int64(places))]) }

  /// down {places} place
  ///
  /// Said by screen readers: how many places a player fell in the table by the last evening.
  package func placesDown(_ places: Int) -> String { write(998, [.number(Int64(places))]) }
}
