import type { GameSeat, QuizGame, QuizGameState, Room } from "@saywell/contract";
import { guest } from "./learning";
import { anna, roomId } from "./room-screen";

export const gameId = "game-1";
const question = {
  id: "1-1",
  question: "We ___ tea every day.",
  options: ["A) drink", "B) drinks", "C) drinking", "D) drank"],
};

export const seat = (parts: Partial<GameSeat> = {}): GameSeat => ({
  userId: guest.id,
  userName: guest.name,
  isBot: false,
  team: null,
  score: 0,
  rank: 1,
  presence: "HERE",
  hasAnswered: false,
  ...parts,
});
export const annaSeat = (parts: Partial<GameSeat> = {}): GameSeat => seat({ ...anna, ...parts });

/** A game before its first question; later ones change parts of it. */
export const waiting: QuizGameState = {
  kind: "QUIZ",
  version: 1,
  match: 0,
  phase: "WAITING",
  mode: "COMPETITIVE",
  round: 0,
  rounds: 0,
  seconds: 30,
  question: null,
  endsInMs: null,
  seats: [],
  teams: [],
  playerCount: 0,
  answeredCount: 0,
  awaitedCount: 2,
  people: [{ userId: guest.id, userName: guest.name }],
  mine: { hasSeat: false, hasAnswered: false, answer: null, isHost: false, rightAnswers: 0 },
  answersSoFar: null,
  reveal: null,
  showsLeaderboard: true,
  matchId: null,
};

/** The first question, open, with the visitor and Anna in the game. */
export const asking: QuizGameState = {
  ...waiting,
  version: 5,
  match: 1,
  phase: "QUESTION",
  round: 1,
  rounds: 5,
  question,
  endsInMs: 30_000,
  seats: [seat(), annaSeat()],
  playerCount: 2,
  mine: { ...waiting.mine, hasSeat: true },
};

export const answered: QuizGameState = {
  ...asking,
  version: 6,
  seats: [seat({ hasAnswered: true }), annaSeat()],
  answeredCount: 1,
  awaitedCount: 1,
  mine: { ...asking.mine, hasAnswered: true, answer: "A" },
};

/** The question is over: the visitor was right, unless it says otherwise. */
export const revealed = (answer: "A" | "B" | null = "A"): QuizGameState => ({
  ...answered,
  version: 8,
  phase: "REVEAL",
  endsInMs: 3000,
  seats: [seat({ score: answer === "A" ? 96 : 0, hasAnswered: true }), annaSeat({ rank: 2 })],
  mine: { ...answered.mine, answer, rightAnswers: answer === "A" ? 1 : 0 },
  reveal: {
    correctAnswer: "A",
    explanation: "With we the verb has no s.",
    answers: [
      { userId: guest.id, answer, isCorrect: answer === "A", points: answer === "A" ? 96 : 0 },
      { userId: anna.userId, answer: null, isCorrect: false, points: 0 },
    ],
    counts: { A: 1, B: 0, C: 0, D: 0 },
  },
});

export const finished = (own: Partial<GameSeat> = { score: 300, rank: 1 }): QuizGameState => ({
  ...revealed(),
  version: 20,
  phase: "FINISHED",
  round: 5,
  question: null,
  reveal: null,
  endsInMs: null,
  seats: [
    seat(own),
    annaSeat({ score: 200, rank: 2 }),
    seat({ userId: "bot:nib", userName: "Nib", isBot: true, score: 100, rank: 3 }),
    seat({ userId: "bot:blot", userName: "Blot", isBot: true, rank: 4 }),
  ],
  playerCount: 4,
});

export const gameWith = (state: QuizGameState): QuizGame => ({
  id: gameId,
  roomId,
  gameType: "VOCABULARY_BATTLE",
  mode: state.mode,
  createdAt: "2026-03-02T09:00:00.000Z",
  category: "GENERAL" satisfies Room["category"],
  level: null,
  state,
});
