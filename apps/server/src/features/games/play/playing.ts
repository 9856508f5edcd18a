import type { After } from "../../../adapters/after";
import type { Clock } from "../../../adapters/clock";
import type { Db } from "../../../db/database";
import type { Jobs } from "../../../jobs";
import { errorFacts, type Log } from "../../../observability/log";
import { refuse, type Result } from "../../../refusal";
import { findGame, saveDue, type StoredGame } from "../games.store";
import { type AnyCommand, type AnyState, isKnownIn } from "../kinds/any-game";
import type { GameKinds } from "../kinds/game-kind";
import { decideAll } from "./decide-all";
import { createStoring, type GameNews } from "./storing";

interface Deps {
  db: Db;
  clock: Clock;
  after: After;
  chance: () => number;
  jobs: Pick<Jobs, "enqueue" | "hurry">;
  kinds: GameKinds;
  /** Tells what has been stored. */
  tell: (news: GameNews) => Promise<void>;
  /** Whether anybody is in a game on this process. */
  isWatched: (game: StoredGame) => boolean;
  /** This process needs to know nothing of a game any more. */
  forgot: (gameId: string) => void;
  /** A game was loaded that this process did not know: answers who is in it nowhere. */
  absentFrom: (game: StoredGame) => Promise<readonly string[]>;
  log: Log;
}

interface Waiting {
  command: AnyCommand;
  done: (result: Result<AnyState>) => void;
  fail: (error: unknown) => void;
}

/** A game that this process knows. */
interface Open {
  game: StoredGame;
  queue: Waiting[];
  working: Promise<void> | undefined;
  /** When this process heard of its last step, by `performance.now()`: it may be another question now. */
  steppedAt: number;
  /** Whether nobody but this process has changed it since it was read. */
  isOurs: boolean;
  cancelTimer: () => void;
}

/** Commands decided together, and stored by one statement. */
const mostAtOnce = 500;
/** How often others may be first before something is wrong. */
const attempts = 10;
/** Milliseconds that a process waits longer which did not make the last change: one is enough. */
const patience = 300;
/** Milliseconds between two looks at least, for a moment that passes without anything. */
const shortestWait = 50;
const retryAfter = 1000;

export const gameGone = refuse("not-found", "This game is not here any more.");

export type Playing = ReturnType<typeof createPlaying>;

/**
 * Plays the games of this process: what somebody wants waits its turn, is decided on the state that
 * is kept here, and is stored before anybody hears of it. Where another process was first the game is
 * read again, and decided again.
 */
export function createPlaying(deps: Deps) {
  const { db, clock, chance, jobs, kinds, log } = deps;
  const opened = new Map<string, Open>();
  const opening = new Map<string, Promise<Open | undefined>>();
  let isClosed = false;
  const now = (): number => clock.now().getTime();

  const nextMoment = ({ kind, state }: Pick<StoredGame, "kind" | "state">): number | null =>
    kinds[kind].nextMoment(state, now());
  const dueOf = (game: Pick<StoredGame, "kind" | "state">): Date | null => {
    const due = nextMoment(game);
    return due === null ? null : new Date(due);
  };
  const store = createStoring({ db, jobs, kinds, dueOf });

  const trouble = (event: string) => (error: unknown) =>
    log({ level: "warn", event, ...errorFacts(error) });

  function open(gameId: string): Promise<Open | undefined> | Open {
    const known = opened.get(gameId);
    if (known !== undefined) return known;
    const under = opening.get(gameId);
    if (under !== undefined) return under;
    const loading = load(gameId).finally(() => opening.delete(gameId));
    opening.set(gameId, loading);
    return loading;
  }

  async function load(gameId: string): Promise<Open | undefined> {
    const game = await findGame(db, gameId);
    if (game === undefined) return undefined;
    const cancelTimer = (): void => {};
    const steppedAt = -Infinity;
    const made: Open = {
      game,
      queue: [],
      working: undefined,
      steppedAt,
      isOurs: true,
      cancelTimer,
    };
    opened.set(gameId, made);
    arm(made);
    // Whoever was in it on a process that died is not in it any more.
    for (const by of await deps.absentFrom(game)) void enqueue(made, { kind: "vanish", by });
    return made;
  }

  /** Reads a game that others have changed; false where it is gone. */
  async function reload(known: Open): Promise<boolean> {
    const game = await findGame(db, known.game.id);
    if (game === undefined) {
      forget(known);
      return false;
    }
    known.isOurs = false;
    take(known, game);
    return true;
  }

  /** Knows a game as it is now, unless that is older than what is known. */
  function take(known: Open, game: StoredGame): void {
    const before = known.game.state;
    if (game.state.version < before.version) return;
    if (!kinds[game.kind].isSameStep(game.state, before)) known.steppedAt = performance.now();
    known.game = game;
  }

  function forget(known: Open): void {
    known.cancelTimer();
    if (opened.get(known.game.id) !== known) return;
    opened.delete(known.game.id);
    deps.forgot(known.game.id);
  }

  function enqueue(known: Open, command: AnyCommand): Promise<Result<AnyState>> {
    const decided = new Promise<Result<AnyState>>((done, fail) => {
      known.queue.push({ command, done, fail });
    });
    // Who only wants it done does not wait, and its failing is logged where it happens.
    decided.catch(() => {});
    known.working ??= work(known).finally(() => {
      known.working = undefined;
      forgetIfIdle(known);
    });
    return decided;
  }

  async function work(known: Open): Promise<void> {
    while (known.queue.length > 0) {
      const batch = known.queue.splice(0, mostAtOnce);
      try {
        await settle(known, batch);
      } catch (error) {
        trouble("game-not-stored")(error);
        for (const { fail } of batch) fail(error);
        // What is stored may be otherwise than what is kept here.
        known.isOurs = false;
      }
    }
    arm(known);
  }

  async function settle(known: Open, batch: readonly Waiting[]): Promise<void> {
    let isFresh = known.isOurs;
    for (let attempt = 0; attempt < attempts; attempt++) {
      const before = known.game;
      const decided = decideAll(kinds[before.kind], before.state, batch, {
        now: now(),
        chance,
      });
      if (!isFresh && decided.hasIdle) {
        // Perhaps only because this process has not heard of the last change yet.
        isFresh = true;
        if (!(await reload(known))) return answerAll(batch, gameGone);
        continue;
      }
      const answers = (): void => batch.forEach(({ done }, at) => done(decided.results[at]!));
      if (decided.events.length === 0) {
        await noteDue(before, batch);
        return answers();
      }
      const saved = await store(before, decided);
      if (saved !== undefined) {
        // Another process may have gone on from it meanwhile, and been heard first.
        take(known, saved.game);
        // A timer of this process rings first from now on.
        known.isOurs = true;
        await deps.tell(saved);
        return answers();
      }
      if (!(await reload(known))) return answerAll(batch, gameGone);
      isFresh = true;
    }
    throw new Error("Others were always first.");
  }

  const answerAll = (batch: readonly Waiting[], result: Result<never>): void => {
    for (const { done } of batch) done(result);
  };

  /** A clock rang and nothing followed, as when a cut line is waited for: the row says when it may. */
  async function noteDue(game: StoredGame, batch: readonly Waiting[]): Promise<void> {
    if (!batch.some(({ command }) => command.kind === "tick")) return;
    const { id, state } = game;
    await saveDue(db, { id, version: state.version, dueAt: dueOf(game) });
  }

  function arm(known: Open): void {
    known.cancelTimer();
    known.cancelTimer = () => {};
    if (isClosed || opened.get(known.game.id) !== known || !deps.isWatched(known.game)) return;
    const due = nextMoment(known.game);
    if (due === null) return;
    const wait = Math.max(shortestWait, due - now()) + (known.isOurs ? 0 : patience);
    known.cancelTimer = deps.after(wait, async () => {
      try {
        await enqueue(known, { kind: "tick" });
      } catch {
        if (!isClosed) known.cancelTimer = deps.after(retryAfter, () => tick(known.game.id));
      }
    });
  }

  async function tick(gameId: string): Promise<void> {
    try {
      const known = await open(gameId);
      if (known !== undefined) await enqueue(known, { kind: "tick" });
    } catch (error) {
      trouble("game-not-ticked")(error);
    }
  }

  function forgetIfIdle(known: Open): void {
    if (known.queue.length > 0 || known.working !== undefined) return;
    if (!deps.isWatched(known.game)) forget(known);
  }

  return {
    /** The game as this process knows it; undefined where there is none. */
    async find(gameId: string): Promise<StoredGame | undefined> {
      const known = await open(gameId);
      if (known !== undefined) forgetIfIdle(known);
      return known?.game;
    },
    /** The game that somebody here is in. */
    known: (gameId: string): StoredGame | undefined => opened.get(gameId)?.game,
    /** Whether a game has taken a step since a moment of `performance.now()`. */
    hasSteppedSince: (gameId: string, moment: number): boolean =>
      (opened.get(gameId)?.steppedAt ?? -Infinity) > moment,
    /** What somebody wants of a game: settles when it is stored, or refused. */
    async perform(gameId: string, command: AnyCommand): Promise<Result<AnyState>> {
      const known = await open(gameId);
      return known === undefined ? gameGone : await enqueue(known, command);
    },
    /** A guest has logged in: in each game that this process knows they are the account. */
    async become(by: string, as: string): Promise<void> {
      const theirs = [...opened.values()].filter(({ game }) => isKnownIn(game.state, by));
      for (const known of theirs) await enqueue(known, { kind: "become", by, as });
    },
    tick,
    /** Another process has changed a game. */
    changedElsewhere(gameId: string, state: AnyState, matchId: string | null): void {
      const known = opened.get(gameId);
      if (known === undefined || known.game.state.version >= state.version) return;
      take(known, { ...known.game, state, matchId } as StoredGame);
      known.isOurs = false;
      arm(known);
    },
    /** Somebody is in a game on this process now, or nobody any more. */
    watched(gameId: string): void {
      const known = opened.get(gameId);
      if (known === undefined) return;
      arm(known);
      forgetIfIdle(known);
    },
    /** Settles when what was taken is stored or refused. */
    async stop(): Promise<void> {
      isClosed = true;
      for (const known of opened.values()) known.cancelTimer();
      for (const { working } of opened.values()) await working;
    },
  };
}
