/** The letters of the four options. */
export const answerLetters = ["A", "B", "C", "D"] as const;
export type AnswerLetter = (typeof answerLetters)[number];

/** The two teams of a game in teams. */
export const quizTeams = ["INK", "CHALK"] as const;
export type QuizTeam = (typeof quizTeams)[number];

/** How a quiz is played where nobody chose otherwise, and what an answer is worth. */
export const quizRules = {
  rounds: 5,
  /** Seconds for one question. */
  seconds: 30,
  /** Seconds between an answer that is shown and the next question. */
  pauseSeconds: 3,
  highestPoints: 100,
  lowestPoints: 50,
  pointsLostPerSecond: 2,
  /** Seconds at most by which a slow line counts as a later question. */
  latencySeconds: 1,
  /** Seconds that a question waits for somebody whose line was cut, while others play. */
  awaySeconds: 5,
  /** Seconds for which a game stands still while nobody at all is there. */
  restSeconds: 120,
  leastSeats: 2,
  mostSeats: 8,
} as const;

/** Programs that play along, so that nobody waits for company. They are always shown as such. */
export const quizBots = [
  { id: "bot:quill", name: "Quill" },
  { id: "bot:blot", name: "Blot" },
  { id: "bot:nib", name: "Nib" },
  { id: "bot:margin", name: "Margin" },
] as const;
export type QuizBotId = (typeof quizBots)[number]["id"];

const botIds = new Set<string>(quizBots.map(({ id }) => id));

export const isBotId = (id: string): boolean => botIds.has(id);

/** How long a teacher's own questions may be, in characters. */
export const ownQuestionLimits = {
  questionMaxLength: 200,
  optionMaxLength: 80,
  explanationMaxLength: 300,
} as const;
