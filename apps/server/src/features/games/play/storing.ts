import { randomUUID } from "node:crypto";
import type { Db } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import type { Jobs } from "../../../jobs";
import { createGatheredReading } from "../../../shared-reads/gathered-reading";
import { insertMatch, saveChange, saveChanges, type StoredGame } from "../games.store";
import type { GameKinds } from "../kinds/game-kind";
import type { Decided } from "./decide-all";
import { type Segment, segmentsOf } from "./segments";

/** What has become of a game, for those who are told of it. */
export interface GameNews {
  game: StoredGame;
  /** The version before. */
  after: number;
  segments: readonly (Segment & { matchId: string | null })[];
}

interface Deps {
  db: Db;
  jobs: Pick<Jobs, "enqueue" | "hurry">;
  kinds: GameKinds;
  /** When something follows by itself. */
  dueOf: (game: Pick<StoredGame, "kind" | "state">) => Date | null;
}

/** Events after which the whole game is stored all the same, so that little is worked out to read it. */
const mostInLogAlone = 500;

/**
 * Stores what was decided upon a game, with its end and the job that pays for it; undefined where
 * another was first.
 */
export function createStoring({ db, jobs, kinds, dueOf }: Deps) {
  // Of many games that change at once, one statement stores several.
  const save = createGatheredReading((changes: Parameters<typeof saveChanges>[1]) =>
    saveChanges(db, changes),
  );

  return async function store(
    before: StoredGame,
    { state, events }: Pick<Decided, "state" | "events">,
  ): Promise<GameNews | undefined> {
    const { id } = before;
    const from = before.state.version;
    const to = state.version;
    const kind = kinds[before.kind];
    const isWhole = to - before.wholeVersion > mostInLogAlone || !events.every(kind.isSmall);
    const after = { ...before, state } as StoredGame;
    const change = {
      id,
      from,
      to,
      state: isWhole ? state : null,
      events,
      dueAt: dueOf(after),
      waitsFor: kind.waitsFor(state),
    };
    const { segments, ends } = nameMatches(before, segmentsOf(kind, before.state, events, state));
    const isSaved =
      ends.length === 0
        ? await save(change)
        : await inTransaction(db, async (tx) => {
            if (!(await saveChange(tx, change))) return false;
            for (const end of ends) {
              await insertMatch(tx, { ...end, gameId: id });
              await jobs.enqueue(tx, "pay-game", { matchId: end.id });
            }
            return true;
          });
    if (!isSaved) return undefined;
    if (ends.length > 0) jobs.hurry("pay-game");
    const { matchId } = segments.at(-1)!;
    const wholeVersion = isWhole ? to : before.wholeVersion;
    return { game: { ...after, wholeVersion, matchId }, after: from, segments };
  };
}

/** Gives each game that ends an id, by which all that comes after its end knows it. */
function nameMatches(before: StoredGame, all: readonly Segment[]) {
  let matchId = before.matchId;
  const ends: { id: string; number: number; lastSeq: number }[] = [];
  const segments = all.map((segment) => {
    const { told, state } = segment;
    const place = told.findIndex(({ type }) => type === "ended");
    if (place !== -1) {
      matchId = randomUUID();
      const lastSeq = state.version - told.length + place + 1;
      ends.push({ id: matchId, number: state.match, lastSeq });
    }
    return { ...segment, matchId: state.phase === "finished" ? matchId : null };
  });
  return { segments, ends };
}
