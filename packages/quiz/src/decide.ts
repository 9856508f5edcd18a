import { type ApplyQuizEvent, applyQuizEvent, heldSince } from "./apply";
import { planBots } from "./bots";
import { elapsedOf, pointsFor } from "./points";
import { type AnswerLetter, answerLetters, isBotId, quizRules } from "./quiz-facts";
import { seatPlayers } from "./seats";
import {
  currentQuestion,
  type DrawnQuestion,
  isKnownIn,
  isOut,
  isRunning,
  type QuizEvent,
  type QuizPlayer,
  type QuizState,
} from "./state";

/** What somebody wants, or what a clock says. Who it is was proved before. */
export type QuizCommand =
  | { kind: "come"; by: string }
  /** The line is cut: they may be back in a moment. */
  | { kind: "vanish"; by: string }
  /** They are gone for good: by their own will, or because their line was cut for too long. */
  | { kind: "leave"; by: string; isCutOff?: boolean | undefined }
  | {
      kind: "start";
      by: string;
      isTeam?: boolean | undefined;
      /** Drawn by the caller for the people who are here. */
      questions: readonly DrawnQuestion[];
      seen?: SeenMatch | undefined;
    }
  | {
      kind: "answer";
      by: string;
      questionId: string;
      /** A letter, or an option as it was shown; empty for none. */
      answer: string;
      /** Milliseconds since 1970 at which the server had it. */
      receivedAt: number;
      /** Milliseconds of their line there and back, as the server measured; 0 where it has not. */
      latency: number;
    }
  /** The host goes on: shows the answer, or asks the next question. */
  | { kind: "go-on"; by: string; seen?: SeenRound | undefined }
  | { kind: "show-leaderboard"; by: string; isShown: boolean }
  /** The host takes somebody out for good: the caller knows that they are in the game, or may come. */
  | { kind: "remove"; by: string; player: string }
  /** A guest has logged in to the account `as`. */
  | { kind: "become"; by: string; as: string }
  /** Ends the game for all, where the sender may; else gives up their own seat. */
  | { kind: "stop"; by: string; seen?: SeenMatch | undefined }
  /** Time has passed. */
  | { kind: "tick" };

/** What the sender had before their eyes: what is meant for one game, or step, is done in no other. */
export type SeenMatch = Pick<QuizState, "match">;
export type SeenRound = Pick<QuizState, "match" | "round" | "phase">;

export type QuizRefusal = keyof typeof quizRefusals;

/** Why nothing became of what somebody wanted, in words for them. */
export const quizRefusals = {
  "already-running": "This game has already started.",
  "not-a-player": "You are watching this game. You play in the next one.",
  "not-here": "Come into the room first, then play.",
  "not-the-host": "Only the teacher can do this.",
  "not-running": "No game is running. Start a new one.",
  "gone-on-already": "The game has just gone on. Look at it, then try again.",
  "not-in-the-game": "This player is not in this game.",
  "leads-the-game": "You lead this game yourself. Close it to end it.",
  "not-this-question": "This question is not open now.",
  "too-late": "The time for this question is over.",
  "answered-already": "You have already answered this question.",
  "no-such-option": "Please answer with A, B, C or D.",
  "too-few-players": "Nobody has joined yet.",
} as const;

export type Decision =
  | { ok: true; state: QuizState; events: readonly QuizEvent[] }
  | { ok: false; refusal: QuizRefusal };

interface At {
  /** Milliseconds since 1970. */
  now: number;
  /** From 0 up to 1. */
  chance: () => number;
}

/**
 * What becomes of a command: the events it leads to, with those that follow at once because a
 * question is answered by all, or a moment has passed; or why nothing does, and the game stays as
 * it was.
 *
 * @param apply `applyInSuccession()` where many are decided one after another
 */
export function decideQuiz(
  state: QuizState,
  command: QuizCommand,
  at: At,
  apply: ApplyQuizEvent = applyQuizEvent,
): Decision {
  const first = firstEvents(state, command, at);
  if (typeof first === "string") return { ok: false, refusal: first };
  const events = [...first];
  let after = events.reduce(apply, state);
  for (let next = nextEvent(after, at); next !== undefined; next = nextEvent(after, at)) {
    events.push(next);
    after = apply(after, next);
  }
  return { ok: true, state: after, events };
}

function firstEvents(
  state: QuizState,
  command: QuizCommand,
  { now: at }: At,
): QuizEvent[] | QuizRefusal {
  switch (command.kind) {
    case "come": {
      // Who paces a game has no seat in it, and programs are seated where they are needed.
      if (command.by === state.setting.host || isBotId(command.by)) return [];
      // Who was taken out may be on the way back in when it happens.
      if (isOut(state, command.by)) return [];
      const isHere = state.people.some(({ id, isAway }) => id === command.by && !isAway);
      return isHere ? [] : [{ type: "came", id: command.by, at }];
    }
    case "vanish": {
      const isHere = state.people.some(({ id, isAway }) => id === command.by && !isAway);
      return isHere ? [{ type: "vanished", id: command.by, at }] : [];
    }
    case "leave":
      // A game that stands still waits longer than its room does.
      if (command.isCutOff === true && state.restingSince !== undefined) return [];
      return leave(state, command.by, at);
    case "start":
      return start(state, command, at);
    case "answer":
      return answer(state, command);
    case "go-on":
      return goOn(state, command, at);
    case "show-leaderboard": {
      const { host, showsLeaderboard: isShown } = state.setting;
      if (host === null || host !== command.by) return "not-the-host";
      if (isShown === command.isShown) return [];
      return [{ type: "leaderboard-shown", isShown: command.isShown, at }];
    }
    case "remove": {
      const { host } = state.setting;
      if (host === null || host !== command.by) return "not-the-host";
      if (host === command.player) return "leads-the-game";
      if (isOut(state, command.player)) return "not-in-the-game";
      return [{ type: "left", id: command.player, at, isRemoved: true }];
    }
    case "become":
      return become(state, command, at);
    case "stop":
      return stop(state, command, at);
    case "tick":
      return [];
    default:
      return command satisfies never;
  }
}

function leave(state: QuizState, by: string, at: number): QuizEvent[] {
  const isKnown =
    state.people.some(({ id }) => id === by) ||
    state.players.some(({ id, presence }) => id === by && presence !== "left");
  return isKnown ? [{ type: "left", id: by, at }] : [];
}

function become(
  state: QuizState,
  { by, as }: Extract<QuizCommand, { kind: "become" }>,
  at: number,
): QuizEvent[] {
  if (by === as || !isKnownIn(state, by)) return [];
  // Who leads a game has no seat in it, nor by another name.
  return as === state.setting.host
    ? [{ type: "left", id: by, at, isRemoved: true }]
    : [{ type: "became", id: by, as, at }];
}

function start(
  state: QuizState,
  { by, isTeam = state.setting.isTeam, questions, seen }: Extract<QuizCommand, { kind: "start" }>,
  at: number,
): QuizEvent[] | QuizRefusal {
  const { host } = state.setting;
  if (isRunning(state)) return "already-running";
  if (host === null ? !state.people.some(({ id }) => id === by) : host !== by) {
    return host === null ? "not-here" : "not-the-host";
  }
  if (seen !== undefined && seen.match !== state.match) return "gone-on-already";
  const players = seatPlayers(state, { starter: by, isTeam });
  if (players.length === 0) return "too-few-players";
  return [{ type: "started", isTeam, players, questions, at }];
}

function answer(
  state: QuizState,
  { by, questionId, answer: said, receivedAt, latency }: Extract<QuizCommand, { kind: "answer" }>,
): QuizEvent[] | QuizRefusal {
  if (!isRunning(state)) return "not-running";
  const player = state.players.find(({ id }) => id === by);
  if (player === undefined || player.isBot || player.presence === "left") return "not-a-player";
  const question = currentQuestion(state);
  if (question?.id !== questionId) return "not-this-question";
  if (state.given[by] !== undefined) return "answered-already";
  if (state.phase !== "asking") return "too-late";
  const held = player.held + heldSince(player, state.askedAt, receivedAt);
  // For points the time goes on, or to be away would be a way to think.
  const { stood = 0 } = state;
  const elapsed = elapsedOf(state.askedAt - stood, receivedAt, latency);
  const letter = letterOf(said, question);
  if (letter === undefined) return "no-such-option";
  // Who says nothing when the time is over says it late, and that is no fault.
  if (elapsed - stood - held > state.setting.time && letter !== null) return "too-late";
  const points = pointsFor(letter === question.right, elapsed);
  return [{ type: "answered", id: by, letter, elapsed, points, at: receivedAt }];
}

/**
 * The letter that is meant: alone, or with its option behind it, or the option alone. In this order,
 * for an option may be a letter itself. Null for no answer.
 */
function letterOf(said: string, { options }: DrawnQuestion): AnswerLetter | null | undefined {
  const text = said.trim();
  if (text === "") return null;
  return (
    answerLetters.find((letter) => text.toUpperCase() === letter) ??
    answerLetters.find((letter, place) => text === shownOption(letter, options[place]!)) ??
    answerLetters.find((_, place) => text === options[place])
  );
}

/** An option as it is shown. */
export const shownOption = (letter: AnswerLetter, option: string): string => `${letter}) ${option}`;

function goOn(
  state: QuizState,
  { by, seen }: Extract<QuizCommand, { kind: "go-on" }>,
  at: number,
): QuizEvent[] | QuizRefusal {
  if (state.setting.host === null || state.setting.host !== by) return "not-the-host";
  if (!isRunning(state)) return "not-running";
  if (seen !== undefined && !isOf(state, seen)) return "gone-on-already";
  if (state.phase === "asking") return [{ type: "revealed", at }];
  return state.round < state.questions.length
    ? [{ type: "asked", round: state.round + 1, plans: [], at }]
    : [{ type: "ended", at }];
}

const isOf = ({ match, round, phase }: QuizState, seen: SeenRound): boolean =>
  seen.match === match && seen.round === round && seen.phase === phase;

function stop(
  state: QuizState,
  { by, seen }: Extract<QuizCommand, { kind: "stop" }>,
  at: number,
): QuizEvent[] | QuizRefusal {
  const { host } = state.setting;
  if (host !== null && host !== by) return "not-the-host";
  if (!isRunning(state)) return "not-running";
  if (seen !== undefined && seen.match !== state.match) return "gone-on-already";
  if (host !== null) return [{ type: "ended", at }];
  const player = state.players.find(({ id }) => id === by);
  if (player === undefined || player.isBot || player.presence === "left") return "not-a-player";
  const others = state.players.filter(
    ({ id, isBot, presence }) => id !== by && !isBot && presence !== "left",
  );
  if (others.length === 0) return [{ type: "ended", at }];
  const isHereStill = state.people.some(({ id }) => id === by);
  return [{ type: "left", id: by, at, ...(isHereStill ? { isHereStill } : {}) }];
}

/** What follows by itself at this moment; undefined where nothing does. */
function nextEvent(state: QuizState, { now, chance }: At): QuizEvent | undefined {
  if (!isRunning(state)) return undefined;
  const { host } = state.setting;
  if (host === null && !state.players.some(isIn)) return { type: "ended", at: now };
  const restsUntil = restEnd(state);
  if (restsUntil !== null) return now >= restsUntil ? { type: "ended", at: now } : undefined;
  if (state.phase === "revealing") {
    const due = afterReveal(state);
    if (due === null || now < due) return undefined;
    if (state.round >= state.questions.length) return { type: "ended", at: now };
    const round = state.round + 1;
    return { type: "asked", round, plans: planBots(state, round, chance), at: now };
  }
  const bot = botsDue(state).find(({ at }) => at <= now);
  if (bot !== undefined) {
    const { letter } = bot;
    const elapsed = bot.at - state.askedAt;
    const points = pointsFor(letter === currentQuestion(state)?.right, elapsed);
    return { type: "answered", id: bot.id, letter, elapsed, points, at: bot.at };
  }
  // Of hundreds who answer at once nearly each is followed by nothing, and that must cost little.
  if (now < state.askedAt + state.setting.time && isAwaited(state)) return undefined;
  return now >= revealDue(state, now) ? { type: "revealed", at: now } : undefined;
}

/** Whether somebody who is here has not answered yet. */
const isAwaited = ({ players, given }: QuizState): boolean =>
  players.some(({ id, presence }) => presence === "here" && given[id] === undefined);

/**
 * When something will follow by itself, in milliseconds since 1970; null while a game waits for
 * somebody. The moment may pass without anything if a cut line comes back meanwhile.
 */
export function nextMoment(state: QuizState, now: number): number | null {
  if (!isRunning(state)) return null;
  const restsUntil = restEnd(state);
  if (restsUntil !== null) return restsUntil;
  if (state.phase === "revealing") return afterReveal(state);
  return Math.min(...botsDue(state).map(({ at }) => at), revealDue(state, now));
}

/** Null where the host goes on. The first question of a game is asked by its start. */
function afterReveal({ setting, round, revealedAt }: QuizState): number | null {
  if (round === 0) return 0;
  return setting.pause === null ? null : revealedAt + setting.pause;
}

/** When a game ends to which nobody comes back; null where somebody is there. */
const restEnd = ({ restingSince }: QuizState): number | null =>
  restingSince === undefined ? null : restingSince + quizRules.restSeconds * 1000;

const isIn = ({ isBot, presence }: QuizPlayer): boolean => !isBot && presence !== "left";
const humansIn = ({ players }: QuizState): QuizPlayer[] => players.filter(isIn);

/** Milliseconds within which bots answer once all people have: nobody waits for a program. */
const botsHurry = 250;

/** The bots that have not answered, and when they will. */
function botsDue(state: QuizState): { id: string; letter: AnswerLetter; at: number }[] {
  if (state.plans.length === 0) return [];
  const people = humansIn(state);
  const isAnswered = people.every(({ id }) => state.given[id] !== undefined);
  const last = Math.max(...people.map(({ id }) => state.given[id]?.at ?? 0));
  return state.plans
    .filter(({ id }) => state.given[id] === undefined)
    .map(({ id, letter, after }, place) => {
      const planned = state.askedAt + after;
      const at = isAnswered ? Math.min(planned, last + botsHurry * (place + 1)) : planned;
      // Where the game stood still meanwhile, it was asked later than some have answered.
      return { id, letter, at: Math.max(at, state.askedAt) };
    });
}

/**
 * When the answer is shown, should nobody say anything more: when the time is over for everybody, or
 * a moment after the last who is here has answered, should somebody's line be cut.
 */
export function revealDue(state: QuizState, now: number): number {
  const { setting, askedAt, players, given } = state;
  const open = players.filter(({ id, presence }) => presence !== "left" && given[id] === undefined);
  const graceOf = ({ awaySince }: QuizPlayer): number =>
    awaySince === null ? 0 : awaySince + quizRules.awaySeconds * 1000;
  const isHereStill = open.some(({ presence }) => presence === "here");
  const heldOf = (player: QuizPlayer): number =>
    player.held +
    heldSince(player, askedAt, Math.max(now, Math.min(graceOf(player), askedAt + setting.time)));
  const timeIsOver =
    askedAt +
    setting.time +
    quizRules.latencySeconds * 1000 +
    Math.max(0, ...open.map((player) => heldOf(player)));
  if (isHereStill) return timeIsOver;
  return Math.min(timeIsOver, Math.max(askedAt, ...open.map(graceOf)));
}
