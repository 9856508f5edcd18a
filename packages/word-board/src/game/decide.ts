import { judgePlay } from "../board/play";
import { draw, takeFrom } from "../board/rack";
import { signOf, tileOf } from "../board/board";
import type { Move } from "../bots/bot-move";
import { chooseMove, thinkingTime } from "../bots/choose-move";
import { rulesetOf } from "../rules/ruleset";
import { allTiles } from "../rules/tile-sets";
import { isWordBotId, wordBoardRules, type WordBotId } from "../word-board-facts";
import { applyWordBoardEvent } from "./apply";
import { botDue, restEnd, turnEnd } from "./clocks";
import {
  type DecideAt,
  notAWord,
  placementRefusals,
  type SeenTurn,
  type WordBoardCommand,
  type WordBoardDecision,
  wordBoardRefusals,
} from "./commands";
import { adjustmentsAt, endReason } from "./ending";
import { positionOf } from "./position";
import { seatPlayers } from "./seats";
import {
  type EndReason,
  isByCorrespondence,
  isLastPlay,
  isPlaying,
  openPlay,
  playerToMove,
  type WordBoardEvent,
  type WordBoardPlayer,
  type WordBoardState,
} from "./state";

type Refused = { refusal: string };
type First = readonly WordBoardEvent[] | Refused;

const refused = (why: keyof typeof wordBoardRefusals): Refused => ({
  refusal: wordBoardRefusals[why],
});

/**
 * What becomes of a command: the events it leads to, with those that follow at once, as the next
 * turn or the end; or why nothing does, and the game stays as it was.
 */
export function decideWordBoard(
  state: WordBoardState,
  command: WordBoardCommand,
  at: DecideAt,
): WordBoardDecision {
  const first = firstEvents(state, command, at);
  if ("refusal" in first) return { ok: false, refusal: first.refusal };
  const events = [...first];
  let after = events.reduce(applyWordBoardEvent, state);
  for (let next = nextEvents(after, at); next.length > 0; next = nextEvents(after, at)) {
    events.push(...next);
    after = next.reduce(applyWordBoardEvent, after);
  }
  return { ok: true, state: after, events };
}

function firstEvents(state: WordBoardState, command: WordBoardCommand, at: DecideAt): First {
  const { now } = at;
  switch (command.kind) {
    case "come": {
      if (isWordBotId(command.by)) return [];
      const isHere = state.people.some(({ id, isAway }) => id === command.by && !isAway);
      return isHere ? [] : [{ type: "came", id: command.by, at: now }];
    }
    case "vanish": {
      const isHere = state.people.some(({ id, isAway }) => id === command.by && !isAway);
      return isHere ? [{ type: "vanished", id: command.by, at: now }] : [];
    }
    case "leave":
      return leave(state, command, now);
    case "become": {
      const { by, as } = command;
      const isKnown = [...state.people, ...state.players].some(({ id }) => id === by);
      // A bot is nobody's account, and no account becomes one.
      if (isWordBotId(by) || isWordBotId(as)) return [];
      return by === as || !isKnown ? [] : [{ type: "became", id: by, as, at: now }];
    }
    case "start":
      return start(state, command, at);
    case "tick":
      return [];
    default:
      return act(state, command, at);
  }
}

function leave(
  state: WordBoardState,
  { by, isCutOff, isForGood = false }: Extract<WordBoardCommand, { kind: "leave" }>,
  at: number,
): First {
  // A bot stays as long as the game does.
  if (isWordBotId(by)) return [];
  // A game that stands still waits longer than its room does.
  if (isCutOff === true && state.restingSince !== undefined) return [];
  const isThere = state.people.some(({ id }) => id === by);
  const isSeated = state.players.some(({ id, presence }) => id === by && presence !== "left");
  if (!isThere && !isSeated) return [];
  const keepsSeat = isSeated && isPlaying(state) && isByCorrespondence(state) && !isForGood;
  if (keepsSeat && !isThere) return [];
  return [{ type: "left", id: by, at, ...(keepsSeat ? { keepsSeat } : {}) }];
}

function start(
  state: WordBoardState,
  { by, choice, level, seen, absent = [] }: Extract<WordBoardCommand, { kind: "start" }>,
  { now, chance }: DecideAt,
): First {
  if (isPlaying(state)) return refused("already-running");
  if (!state.people.some(({ id }) => id === by)) return refused("not-here");
  if (isOther(state, seen)) return refused("gone-on-already");
  const before = state.setting;
  const preset = choice.preset ?? before.preset;
  // What Starter has fixed is nobody's choice for Classic.
  const kept =
    before.preset === "STARTER"
      ? { board: "STANDARD" as const, challenge: "VOID" as const }
      : before;
  const setting = {
    ...before,
    preset,
    level,
    board: preset === "STARTER" ? ("SMALL" as const) : (choice.board ?? kept.board),
    challenge: preset === "STARTER" ? ("VOID" as const) : (choice.challenge ?? kept.challenge),
    clock: choice.clock ?? before.clock,
    bot: choice.bot === undefined ? before.bot : choice.bot,
  };
  const others = setting.clock === "DAY" ? absent : [];
  const seats = seatPlayers(state, { starter: by, setting, absent: others });
  const { tiles, rackSize } = rulesetOf(setting.preset, setting.board);
  let bag = allTiles(tiles);
  const players = seats.map((seat) => {
    const { drawn, rest } = draw(bag, rackSize, chance);
    bag = rest;
    return { ...seat, rack: drawn };
  });
  return [{ type: "started", setting, players, at: now }];
}

/** Whether the sender had another turn before their eyes than this. */
const isOther = (state: WordBoardState, seen: SeenTurn | undefined): boolean =>
  (seen?.match !== undefined && seen.match !== state.match) ||
  (seen?.turns !== undefined && seen.turns !== state.turns.length);

type Act = Extract<WordBoardCommand, { kind: "play" | "exchange" | "pass" | "challenge" | "stop" }>;

/** What only somebody with a seat in a running game may do. */
function act(state: WordBoardState, command: Act, at: DecideAt): First {
  if (!isPlaying(state)) return refused("not-running");
  const player = state.players.find(({ id }) => id === command.by);
  if (player === undefined || player.isBot || player.presence === "left") {
    return refused("not-a-player");
  }
  if (isOther(state, command.seen)) return refused("gone-on-already");
  if (command.kind === "stop") {
    const isHereStill = state.people.some(({ id }) => id === player.id);
    const still = isHereStill ? { isHereStill } : {};
    return [{ type: "left", id: player.id, at: at.now, ...still }];
  }
  if (command.kind === "challenge") return challenge(state, player, at);
  if (playerToMove(state)?.id !== player.id) return refused("not-your-turn");
  return move(state, player, command, at);
}

/** What is done in one's turn, by a person or a bot. */
function move(state: WordBoardState, player: WordBoardPlayer, command: Move, at: DecideAt): First {
  if (isLastPlay(state)) {
    return command.kind === "pass" ? accepted(state, at) : refused("last-play");
  }
  const { id } = player;
  const { now, chance } = at;
  const rules = rulesetOf(state.setting.preset, state.setting.board);
  const before = openPlay(state) === undefined ? [] : accepted(state, at);
  const { bag } = before.reduce(applyWordBoardEvent, state);
  switch (command.kind) {
    case "pass":
      return [...before, { type: "passed", id, why: "wish", at: now }];
    case "exchange": {
      const { tiles } = command;
      if (tiles === "") return refused("nothing-to-exchange");
      if (takeFrom(player.rack, tiles) === null) return refused("not-on-rack");
      if (bag.length < rules.exchangeNeeds) return refused("bag-too-small");
      const { drawn: drew } = draw(bag, tiles.length, chance);
      return [...before, { type: "exchanged", id, tiles, drew, at: now }];
    }
    case "play": {
      const { placed } = command;
      const judged = judgePlay(rules, state.board, placed);
      if (!judged.ok) return { refusal: placementRefusals[judged.fault] };
      const tiles = placed.map((each) => tileOf(signOf(each))).join("");
      if (takeFrom(player.rack, tiles) === null) return refused("not-on-rack");
      const { words, score, isBingo } = judged.play;
      const isChallenged = state.setting.challenge !== "VOID";
      const wrong = isChallenged ? [] : wrongWords(state, words, at);
      if (wrong.length > 0) return { refusal: notAWord(wrong[0]!) };
      const drew = isChallenged ? null : draw(bag, placed.length, chance).drawn;
      const laid = placed.map(({ row, col, letter, isBlank }) => ({ row, col, letter, isBlank }));
      return [
        ...before,
        { type: "played", id, placed: laid, words, score, isBingo, drew, at: now },
      ];
    }
    default:
      return command satisfies never;
  }
}

function wrongWords(
  { setting }: WordBoardState,
  words: readonly { word: string }[],
  { lexiconOf }: DecideAt,
): string[] {
  const lexicon = lexiconOf(setting.preset);
  return words.map(({ word }) => word).filter((word) => !lexicon.has(word));
}

/** The last play stands: its player draws what they laid, unless they have given up their seat. */
function accepted(state: WordBoardState, { now, chance }: DecideAt): WordBoardEvent[] {
  const play = openPlay(state);
  if (play === undefined) return [];
  const isGone = state.players.some(({ id, presence }) => id === play.by && presence === "left");
  const { drawn } = draw(state.bag, isGone ? 0 : play.placed.length, chance);
  return [{ type: "accepted", drew: drawn, at: now }];
}

function challenge(state: WordBoardState, { id }: WordBoardPlayer, at: DecideAt): First {
  if (state.setting.challenge === "VOID") return refused("no-challenges");
  const play = openPlay(state);
  if (play === undefined) return refused("nothing-to-challenge");
  if (play.by === id) return refused("own-play");
  const wrong = wrongWords(state, play.words, at);
  const event: WordBoardEvent = { type: "challenged", id, wrong, at: at.now };
  return wrong.length > 0 ? [event] : [event, ...accepted(state, at)];
}

/** What follows by itself at this moment; nothing where nothing does. */
function nextEvents(state: WordBoardState, at: DecideAt): readonly WordBoardEvent[] {
  if (!isPlaying(state)) return [];
  const { now } = at;
  const why = endReason(state);
  if (why !== null) return [endOf(state, why, now)];
  const restsUntil = restEnd(state);
  if (restsUntil !== null) return now >= restsUntil ? [endOf(state, "deserted", now)] : [];
  const player = playerToMove(state);
  if (player === undefined) return [beginTurn(state, at)];
  const { id, missed, isSkipped } = player;
  if (isSkipped === true) {
    return isLastPlay(state)
      ? accepted(state, at)
      : [...accepted(state, at), { type: "passed", id, why: "penalty", at: now }];
  }
  const due = botDue(state);
  if (due !== null) return now >= due ? botMove(state, player, at) : [];
  const over = turnEnd(state, now);
  if (over === null || now < over) return [];
  if (isLastPlay(state)) return accepted(state, at);
  const passed = [...accepted(state, at), { type: "passed", id, why: "late", at: now } as const];
  const isGivenUp = state.setting.clock === "GAME" || missed + 1 >= wordBoardRules.missedTurns;
  if (!isGivenUp) return passed;
  const isHereStill = state.people.some((each) => each.id === id);
  return [...passed, { type: "left", id, at: now, ...(isHereStill ? { isHereStill } : {}) }];
}

const endOf = (state: WordBoardState, why: EndReason, at: number): WordBoardEvent => ({
  type: "ended",
  why,
  adjustments: adjustmentsAt(state, why),
  at,
});

/** The next player's turn, of those who have not given up. */
function beginTurn(
  { players, previous }: WordBoardState,
  { now: at, chance }: DecideAt,
): WordBoardEvent {
  const inOrder = [...players.slice(previous + 1), ...players.slice(0, previous + 1)];
  const { id } = inOrder.find(({ presence }) => presence !== "left")!;
  const thinksFor = isWordBotId(id) ? thinkingTime(id, { chance }) : null;
  return { type: "turn-began", id, thinksFor, at };
}

/** How often each bot challenges a word that is none. They never challenge a good one. */
const botsChallenge: Readonly<Record<WordBotId, number>> = {
  "bot:dot": 0,
  "bot:comma": 0.3,
  "bot:dash": 0.6,
  "bot:bracket": 1,
  "bot:ampersand": 1,
};

function botMove(
  state: WordBoardState,
  player: WordBoardPlayer,
  at: DecideAt,
): readonly WordBoardEvent[] {
  const { now, chance, lexiconOf } = at;
  const { setting } = state;
  const bot = player.id as WordBotId;
  const play = openPlay(state);
  if (play !== undefined) {
    const wrong = wrongWords(state, play.words, at);
    if (wrong.length > 0 && chance() < botsChallenge[bot]) {
      return [{ type: "challenged", id: bot, wrong, at: now }];
    }
    if (isLastPlay(state)) return accepted(state, at);
  }
  const chosen = chooseMove(positionOf(state, player), bot, {
    lexicon: lexiconOf(setting.preset),
    company: { level: setting.level },
    chance,
  });
  const moved = move(state, player, chosen, at);
  if (!("refusal" in moved)) return moved;
  // A bot that is mistaken lets its turn pass by, and nobody waits for it.
  const passed = move(state, player, { kind: "pass" }, at);
  return "refusal" in passed ? [] : passed;
}
