// What players of a quiz do in the simulated evening, and how its log is read afterwards.
import { load } from "./packages.mjs";

const rules = await load("packages/quiz/src/index.ts");

export const quiz = {
  kind: "QUIZ",
  sizes: [4, 5, 6, 7, 8, 4, 5, 6, 7, 8, 4, 8],
  gameType: "VOCABULARY_BATTLE",
  start: () => undefined,

  /** What of a player's own doing a state shows as done. */
  doneIn: ({ phase, match, question, mine }) =>
    phase === "QUESTION" && mine.hasAnswered ? [[`${match} ${question.id}`, mine.answer]] : [],

  /** What somebody does next: after how long, and what, if it still can be done then. */
  next({ phase, match, question, mine }, chance) {
    if (phase !== "QUESTION" || !mine.hasSeat || mine.hasAnswered) return undefined;
    const questionId = question.id;
    return {
      what: questionId,
      wait: 300 + chance() * 3500,
      act(now) {
        const isStill = now.phase === "QUESTION" && now.question.id === questionId;
        if (!isStill || now.mine.hasAnswered) return undefined;
        const answer = "ABCD"[Math.floor(chance() * 4)];
        const key = `${match} ${questionId}`;
        return { action: "SUBMIT_ANSWER", data: { questionId, answer }, key, value: answer };
      },
    };
  },

  newGame: rules.newQuiz,
  apply: rules.applyQuizEvent,

  /** What an event says that somebody did, and who, as `doneIn` says it. */
  doneBy(state, event) {
    if (event.type !== "answered") return undefined;
    const key = `${state.match} ${state.questions[state.round - 1].id}`;
    return { userId: event.id, key, value: event.letter };
  },

  /** When what follows by itself should have, in milliseconds since 1970; undefined for other events. */
  dueOf(state, event) {
    const isByItself =
      event.type === "revealed" ||
      event.type === "ended" ||
      (event.type === "asked" && state.round > 0);
    if (!isByItself) return undefined;
    const moment = rules.nextMoment(state, event.at);
    return moment === null ? undefined : Math.min(event.at, Math.max(moment, lastAnswer(state)));
  },
};

const lastAnswer = ({ phase, given, askedAt }) =>
  phase === "asking" ? Math.max(askedAt, ...Object.values(given).map(({ at }) => at)) : 0;
