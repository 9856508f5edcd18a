/** By which rules a word board is played. */
export const wordBoardPresets = ["STARTER", "CLASSIC"] as const;
export type WordBoardPreset = (typeof wordBoardPresets)[number];

/** The boards that ship: 11 rows of 11 cells, and 15 of 15. */
export const wordBoards = ["SMALL", "STANDARD"] as const;
export type WordBoardName = (typeof wordBoards)[number];

/**
 * What becomes of a play that has a word which is not in the dictionary.
 * `VOID`: it is refused, and nobody challenges. Else the next players may challenge it: `SINGLE`
 * costs a wrong challenger nothing, `DOUBLE` their turn, and `FIVE_POINT` gives the player who was
 * challenged five points.
 */
export const challengeRules = ["VOID", "SINGLE", "DOUBLE", "FIVE_POINT"] as const;
export type ChallengeRule = (typeof challengeRules)[number];

/**
 * How time is counted. `NONE`: not at all. `TURN`: for each turn. `GAME`: for all turns of one player
 * together, with points off for each minute over it. `DAY`: by correspondence, a day for each turn.
 */
export const wordBoardClocks = ["NONE", "TURN", "GAME", "DAY"] as const;
export type WordBoardClock = (typeof wordBoardClocks)[number];

const minute = 60_000;

/** How long things last, in milliseconds, and what they cost. */
export const wordBoardRules = {
  /** One turn, where turns are timed. */
  turnTime: 3 * minute,
  /** All turns of one player. */
  gameTime: 25 * minute,
  /** Points off for each minute over it that has begun, and how many minutes before the seat is given up. */
  overtimePoints: 10,
  longestOvertime: 10 * minute,
  dayTime: 24 * 60 * minute,
  /** The time for the others to challenge the last play of a game. */
  challengeTime: 20_000,
  /** Turns in succession that somebody lets pass by before their seat is given up. */
  missedTurns: 2,
  /** For how long in one turn a clock waits for somebody whose line was cut. */
  awayTime: 30_000,
  /** For how long a game stands still in which nobody at all is. */
  restTime: 120_000,
  leastSeats: 2,
  mostSeats: 4,
  challengeBonus: 5,
  /** Turns in succession without a point after which a game of two is over. */
  scorelessTurns: 6,
} as const;

/** Programs that play along, the gentlest first. They are always shown as such. */
export const wordBots = [
  { id: "bot:dot", name: "Dot" },
  { id: "bot:comma", name: "Comma" },
  { id: "bot:dash", name: "Dash" },
  { id: "bot:bracket", name: "Bracket" },
  { id: "bot:ampersand", name: "Ampersand" },
] as const;
export type WordBotId = (typeof wordBots)[number]["id"];
export const wordBotIds = wordBots.map(({ id }) => id) as unknown as readonly [
  WordBotId,
  ...WordBotId[],
];

const botIds = new Set<string>(wordBotIds);

export const isWordBotId = (id: string): id is WordBotId => botIds.has(id);
