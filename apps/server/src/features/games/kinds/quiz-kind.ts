import {
  applyInSuccession,
  decideQuiz,
  nextMoment,
  type QuizCommand,
  type QuizEvent,
  quizRefusals,
  type QuizState,
} from "@saywell/quiz";
import type { AnyKind, GameKind } from "./game-kind";

/** What one of many does changes little: the log says it in less than the whole game takes. */
const small = new Set<QuizEvent["type"]>(["answered", "came", "vanished", "left"]);
const beginnings = new Set<QuizEvent["type"]>(["started", "revealed", "ended"]);

const quiz: GameKind<QuizState, QuizEvent, QuizCommand> = {
  decide(state, command, at, apply) {
    const decision = decideQuiz(state, command, at, apply);
    return decision.ok ? decision : { ok: false, refusal: quizRefusals[decision.refusal] };
  },
  applier: applyInSuccession,
  nextMoment,
  waitsFor: () => null,
  begins: ({ type }, before) =>
    beginnings.has(type) || (type === "asked" && before?.type !== "started"),
  isSmall: ({ type }) => small.has(type),
  isSameStep: (one, other) =>
    one.match === other.match && one.round === other.round && one.phase === other.phase,
};

// Each game is played by its own kind: what is stored with a game says which.
export const quizKind = quiz as unknown as AnyKind;
