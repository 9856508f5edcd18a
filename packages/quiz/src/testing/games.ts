import { applyQuizEvent } from "../apply";
import { decideQuiz, nextMoment, type QuizCommand } from "../decide";
import { drawQuestions } from "../draw";
import { newQuiz, type QuizEvent, type QuizSetting, type QuizState } from "../state";

export const ofRoom: QuizSetting = {
  isTeam: false,
  time: 30_000,
  pause: 3000,
  mostPlayers: 8,
  takesLatecomers: false,
  hasBots: true,
  showsLeaderboard: true,
  host: null,
};
/** A teacher's game: paced by its host, for hundreds, without bots. */
export const ofClass: QuizSetting = {
  ...ofRoom,
  pause: null,
  mostPlayers: 500,
  takesLatecomers: true,
  hasBots: false,
  host: "teacher",
};

/** Five questions whose texts tell them apart; the right answers follow chance. */
export const fiveQuestions = (match = 1, chance: () => number = () => 0.3) =>
  drawQuestions(
    [1, 2, 3, 4, 5].map((no) => ({
      id: `bank-${no}`,
      question: `Question ${no}?`,
      answer: `right ${no}`,
      wrong: [`false ${no}`, `wrong ${no}`, `not ${no}`],
      explanation: `Reason ${no}`,
    })),
    { name: `${match}-`, chance },
  );

/** Plays a game command by command, on a clock of its own. */
export function playGame(setting: QuizSetting = ofRoom, chance: () => number = () => 0.5) {
  let state = newQuiz(setting);
  let now = 1_000_000;
  const log: QuizEvent[] = [];

  function run(command: QuizCommand) {
    const decided = decideQuiz(state, command, { now, chance });
    if (decided.ok) {
      log.push(...decided.events);
      state = decided.state;
    }
    return decided;
  }
  const game = {
    log,
    state: (): QuizState => state,
    now: (): number => now,
    run,
    come: (...ids: string[]) => ids.forEach((by) => run({ kind: "come", by })),
    start: (by: string, isTeam?: boolean) =>
      run({ kind: "start", by, isTeam, questions: fiveQuestions(state.match + 1) }),
    answer: (by: string, answer: string, more: { latency?: number; questionId?: string } = {}) =>
      run({
        kind: "answer",
        by,
        questionId: state.questions[state.round - 1]?.id ?? "none",
        answer,
        receivedAt: now,
        latency: 0,
        ...more,
      }),
    right: () => state.questions[state.round - 1]!.right,
    wrong: () => (state.questions[state.round - 1]!.right === "A" ? "B" : "A"),
    /** Time passes, and the clock ticks once. */
    pass(milliseconds: number) {
      now += milliseconds;
      return run({ kind: "tick" });
    },
    /** Ticks whenever something is due, until so much time has passed. */
    wait(milliseconds: number) {
      const end = now + milliseconds;
      for (let due = nextMoment(state, now); due !== null && due <= end;) {
        now = Math.max(now, due);
        const before = state.version;
        run({ kind: "tick" });
        if (state.version === before) now = Math.min(end, now + 1);
        due = nextMoment(state, now);
        if (now >= end) break;
      }
      now = end;
      run({ kind: "tick" });
    },
    replayed: (): QuizState => log.reduce(applyQuizEvent, newQuiz(setting)),
  };
  return game;
}
