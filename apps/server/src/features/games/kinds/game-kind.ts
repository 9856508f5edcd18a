import type { RoomGame } from "@saywell/contract/constants";
import type { AnyCommand, AnyEvent, AnyState } from "./any-game";

/** What a decision needs beside the game: milliseconds since 1970, and chance from 0 up to 1. */
export interface At {
  now: number;
  chance: () => number;
}

/** What the server must know of a kind of game to play it. All else is the same for every game. */
export interface GameKind<State, Event, Command> {
  decide: (
    state: State,
    command: Command,
    at: At,
    apply: (state: State, event: Event) => State,
  ) =>
    | { ok: true; state: State; events: readonly Event[] }
    /** In words for who is refused. */
    | { ok: false; refusal: string };
  /** Applies events one after another. What it returned before must not be kept, since it may change. */
  applier: () => (state: State, event: Event) => State;
  /** When something follows by itself, in milliseconds since 1970; null while it waits for somebody. */
  nextMoment: (state: State, now: number) => number | null;
  /** Whose move a game waits for that nobody has to be in; null where it waits for nobody. */
  waitsFor: (state: State) => string | null;
  /** Whether an event is told with the game as it is then, and not as it is a moment later. */
  begins: (event: Event, before: Event | undefined) => boolean;
  /** Whether the log says in less what happened than the whole game would. */
  isSmall: (event: Event) => boolean;
  /** Whether two states are at the same step, so that what was meant for one may be done in the other. */
  isSameStep: (one: State, other: State) => boolean;
}

export type AnyKind = GameKind<AnyState, AnyEvent, AnyCommand>;
export type GameKinds = Readonly<Record<RoomGame, AnyKind>>;
