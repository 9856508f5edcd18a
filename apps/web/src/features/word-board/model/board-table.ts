import type { ServerMessage, WordBoardState } from "@saywell/contract";
import type {
  ChallengeRule,
  WordBoardClock,
  WordBoardName,
  WordBoardPreset,
  WordBotId,
} from "@saywell/contract/constants";
import { judgePlay, placementRefusals, rulesetOf } from "@saywell/word-board";
import type { LiveClient } from "../../../lib/live-client";
import { createStore } from "../../../lib/store";
import {
  blankSign,
  canLay,
  emptyHand,
  type Hand,
  handAfter,
  laidAt,
  nextFree,
  onRack,
  shuffled,
  type Spot,
  withoutTile,
  withTile,
} from "./hand";

/** By which rules a game is begun. */
export interface BoardChoice {
  preset: WordBoardPreset;
  board: WordBoardName;
  challenge: ChallengeRule;
  clock: WordBoardClock;
  bot: WordBotId | null;
}

/** What one asked the server for, as it would be asked for again. */
type Wish =
  | { action: "SUBMIT_TURN"; hand: Hand }
  | { action: "PASS_TURN" | "CHALLENGE_PLAY" }
  | { action: "EXCHANGE_TILES"; tiles: string };

export interface BoardTable {
  state: WordBoardState;
  /** When this was told, and when what runs now ends, by this page's clock (`performance.now()`). */
  toldAt: number;
  endsAt: number | null;
  hand: Hand;
  /** The tile of the rack that lies on the next cell which is tapped. */
  selected: string | null;
  /** The cell that the keyboard is at, and where the next letter lies. */
  cursor: Spot;
  isDown: boolean;
  /** Whether somebody chose the cell first: a tile that is tapped then lies there. */
  isAimed: boolean;
  /** A blank that waits for its letter. */
  blank: { key: string; spot: Spot } | null;
  /** What is on its way. */
  sending: Wish | null;
  /** Whether it waits for a line that is cut. */
  isHeld: boolean;
  /** Why the last wish was not granted, in words for the player. */
  refusal: string | null;
  /** Whether this page saw the match while it was played. */
  wasSeen: boolean;
  /** What the game that is over paid; null until it is known. */
  paid: { xp: number; coins: number } | null;
}

interface Deps {
  live: Pick<LiveClient, "listen" | "send">;
  gameId: string;
  first: WordBoardState;
  now: () => number;
  chance: () => number;
}

export type BoardTableModel = ReturnType<typeof createBoardTable>;

/** What the tiles that are laid come to: points, or why they may not lie so. */
export function judgeHand({ preset, board, rows }: WordBoardState, { laid }: Pick<Hand, "laid">) {
  return judgePlay(rulesetOf(preset, board), rows.join(""), laid);
}

/**
 * A word board as this page knows it, and the tiles in one's own hand. Each message brings the whole
 * game: the latest version holds. What one has laid stays until the server has taken the turn.
 */
export function createBoardTable({ live, gameId, first, now, chance }: Deps) {
  const store = createStore<BoardTable>({
    state: first,
    toldAt: now(),
    endsAt: endOf(first),
    hand: handAfter(emptyHand, first),
    selected: null,
    cursor: centreOf(first),
    isDown: false,
    isAimed: false,
    blank: null,
    sending: null,
    isHeld: false,
    refusal: null,
    wasSeen: first.phase === "PLAYING",
    paid: null,
  });

  function endOf({ endsInMs }: WordBoardState): number | null {
    return endsInMs === null ? null : now() + endsInMs;
  }

  function take(state: WordBoardState, isTold = false): void {
    const table = store.getState();
    const before = table.state;
    if (state.version < before.version) return;
    const isNewMatch = state.match !== before.match;
    const isSameTurn =
      !isNewMatch && state.phase === "PLAYING" && state.turns.length === before.turns.length;
    // A challenge that is answered leaves the turn to whoever has it.
    const isAnswered = table.sending?.action === "CHALLENGE_PLAY" && !state.mine.mayChallenge;
    const sending = isSameTurn && !isAnswered ? table.sending : null;
    // Told by the line: it is back, and what was wished meanwhile has not been heard.
    const isHeld = sending !== null && table.isHeld && !(isTold && send(state, sending));
    const hand = handAfter(isNewMatch ? emptyHand : table.hand, state);
    const stands = (key: string | undefined): boolean =>
      onRack(hand).some((tile) => tile.key === key);
    store.setState({
      state,
      toldAt: now(),
      endsAt: endOf(state),
      hand,
      selected: table.selected !== null && stands(table.selected) ? table.selected : null,
      blank: stands(table.blank?.key) ? table.blank : null,
      cursor: isNewMatch ? centreOf(state) : table.cursor,
      isAimed: isSameTurn && table.isAimed,
      sending,
      isHeld,
      refusal: isSameTurn ? table.refusal : null,
      wasSeen: state.phase === "PLAYING" || (!isNewMatch && table.wasSeen),
      paid: isNewMatch ? null : table.paid,
    });
  }

  /** False where the line is cut. */
  function send(state: WordBoardState, wish: Wish): boolean {
    const seen = { match: state.match, turns: state.turns.length };
    const message = { type: "GAME_ACTION", gameId } as const;
    switch (wish.action) {
      case "SUBMIT_TURN": {
        const judged = judgeHand(state, wish.hand);
        const turnScore = judged.ok ? judged.play.score : 0;
        const score = (state.seats.find(({ isPlaying }) => isPlaying)?.score ?? 0) + turnScore;
        const placedTiles = wish.hand.laid.map(({ row, col, letter, isBlank }) => ({
          row,
          col,
          letter,
          isBlank,
        }));
        const word = judged.ok ? (judged.play.words[0]?.word ?? "") : "";
        const data = { word, score, turnScore, placedTiles, ...seen };
        return live.send({ ...message, action: "SUBMIT_TURN", data });
      }
      case "EXCHANGE_TILES":
        return live.send({
          ...message,
          action: "EXCHANGE_TILES",
          data: { tiles: wish.tiles, ...seen },
        });
      default:
        return live.send({ ...message, action: wish.action, data: seen });
    }
  }

  function wish(wished: Wish): void {
    const { state, sending } = store.getState();
    if (state.phase !== "PLAYING" || sending !== null) return;
    store.setState({ sending: wished, isHeld: !send(state, wished), refusal: null });
  }

  function hear(message: ServerMessage): void {
    if (message.type === "ERROR" && message.gameId === gameId) {
      store.setState({ sending: null, isHeld: false, refusal: message.message });
    }
    if (message.type !== "GAME_UPDATE" || message.gameId !== gameId) return;
    if (message.action === "GAME_PAID") {
      store.setState({ paid: { xp: message.xp ?? 0, coins: message.coins ?? 0 } });
    }
    if (message.state?.kind === "WORD_BOARD") take(message.state, true);
  }

  /** Changes what lies: a word of before about it is old. */
  function change(hand: Hand, more: Partial<BoardTable> = {}): void {
    store.setState({ hand, refusal: null, selected: null, blank: null, isAimed: false, ...more });
  }

  /** Lays a tile, or asks which letter a blank stands for. */
  function lay(key: string, spot: Spot, letter?: string, goesOn = false): void {
    const { hand, state, sending, isDown } = store.getState();
    if (sending !== null || !canLay(state.rows, hand, spot)) return;
    const tile = hand.tiles.find((each) => each.key === key);
    if (tile === undefined) return;
    const isKnown = hand.laid.some((each) => each.key === key);
    if (tile.letter === blankSign && letter === undefined && !isKnown) {
      return store.setState({ blank: { key, spot }, cursor: spot, selected: null });
    }
    const next = withTile(hand, key, spot, letter);
    const onward = goesOn ? nextFree(state.rows, next, spot, isDown) : null;
    change(next, { cursor: onward ?? spot, isAimed: goesOn && onward !== null });
  }

  function takeBack(key: string): void {
    const { hand, sending } = store.getState();
    if (sending === null) change(withoutTile(hand, key));
  }

  return {
    store,
    /** The game as it was read by a call. */
    take: (state: WordBoardState): void => take(state),
    listen: () => live.listen(hear),
    /** A line that was cut lost what was on its way: it is sent again. */
    cut: (): void => store.setState({ isHeld: store.getState().sending !== null }),

    start({ preset, board, challenge, clock, bot }: BoardChoice): void {
      const { match } = store.getState().state;
      const rules = preset === "CLASSIC" ? { preset, board, challenge } : { preset };
      store.setState({ refusal: null });
      const data = { ...rules, clock, bot, match };
      live.send({ type: "GAME_ACTION", gameId, action: "START_GAME", data });
    },
    resign(): void {
      const { match } = store.getState().state;
      live.send({ type: "GAME_ACTION", gameId, action: "END_GAME", data: { match } });
    },

    /** A tap on a tile of the rack: it is taken up, or lies on the cell that was chosen before. */
    tapTile(key: string): void {
      const { selected, isAimed, cursor } = store.getState();
      if (isAimed) return lay(key, cursor, undefined, true);
      store.setState({ selected: selected === key ? null : key });
    },
    /** A tap on a cell that is free, or has a tile of one's own. */
    tapCell(spot: Spot): void {
      const { hand, selected, state, cursor, isAimed, isDown } = store.getState();
      const own = laidAt(hand, spot);
      if (own !== undefined) return takeBack(own.key);
      if (!canLay(state.rows, hand, spot)) return store.setState({ cursor: spot, isAimed: false });
      if (selected !== null) return lay(selected, spot);
      const isAgain = isAimed && cursor.row === spot.row && cursor.col === spot.col;
      store.setState({ cursor: spot, isAimed: true, isDown: isAgain ? !isDown : isDown });
    },
    lay: (key: string, spot: Spot): void => lay(key, spot),
    takeBack,
    /** A letter that was typed lies at the cursor, and the cursor goes on. Without that letter, a blank. */
    type(letter: string): void {
      const { hand, cursor, state, isDown } = store.getState();
      const at = canLay(state.rows, hand, cursor)
        ? cursor
        : nextFree(state.rows, hand, cursor, isDown);
      const rack = onRack(hand);
      const tile =
        rack.find((each) => each.letter === letter) ??
        rack.find((each) => each.letter === blankSign);
      if (tile === undefined) return store.setState({ refusal: `You have no letter ${letter}.` });
      if (at !== null) lay(tile.key, at, letter, true);
    },
    /** Takes back what lies at the cursor, else what was laid last. */
    eraseAtCursor(): void {
      const { hand, cursor } = store.getState();
      const last = laidAt(hand, cursor) ?? hand.laid.at(-1);
      if (last === undefined) return;
      takeBack(last.key);
      store.setState({ cursor: { row: last.row, col: last.col }, isAimed: true });
    },
    moveCursor(rows: number, cols: number): void {
      const { cursor, state } = store.getState();
      const held = (at: number): number => Math.max(0, Math.min(state.size - 1, at));
      store.setState({
        cursor: { row: held(cursor.row + rows), col: held(cursor.col + cols) },
        isAimed: true,
      });
    },
    setCursor: (cursor: Spot): void => store.setState({ cursor, isAimed: false }),
    turnCursor: (): void => store.setState({ isDown: !store.getState().isDown, isAimed: true }),
    /** The letter of the blank that waits; null lets it be. */
    chooseLetter(letter: string | null): void {
      const { blank } = store.getState();
      store.setState({ blank: null });
      if (blank !== null && letter !== null) lay(blank.key, blank.spot, letter);
    },
    shuffle: (): void => store.setState({ hand: shuffled(store.getState().hand, chance) }),
    recall(): void {
      const { hand, sending } = store.getState();
      if (sending === null) change({ ...hand, laid: [] });
    },
    /** Says at once what the rules of placing do not allow; the words are the server's to judge. */
    submit(): void {
      const { state, hand } = store.getState();
      if (!state.mine.isMyTurn || state.mine.mustAgree) return;
      const judged = judgeHand(state, hand);
      if (judged.ok) wish({ action: "SUBMIT_TURN", hand });
      else store.setState({ refusal: placementRefusals[judged.fault] });
    },
    pass: (): void => wish({ action: "PASS_TURN" }),
    challenge: (): void => wish({ action: "CHALLENGE_PLAY" }),
    exchange(keysOf: ReadonlySet<string>): void {
      const { hand } = store.getState();
      const chosen = hand.tiles.filter(({ key }) => keysOf.has(key));
      change({ ...hand, laid: [] });
      wish({ action: "EXCHANGE_TILES", tiles: chosen.map(({ letter }) => letter).join("") });
    },
    dismissRefusal: (): void => store.setState({ refusal: null }),
  };
}

const centreOf = ({ size }: Pick<WordBoardState, "size">): Spot => {
  const centre = Math.max(0, Math.floor((size - 1) / 2));
  return { row: centre, col: centre };
};

/** Whether the next game is what counts: who comes when one is over that they did not see waits for it. */
export const awaitsNext = ({ state, wasSeen }: BoardTable, userId: string): boolean =>
  state.phase === "WAITING" ||
  (state.phase === "FINISHED" && !wasSeen && state.seats.every((seat) => seat.userId !== userId));
