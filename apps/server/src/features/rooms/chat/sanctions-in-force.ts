import type { SanctionKind } from "@saywell/contract";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { createGatheredReading } from "../../../shared-reads/gathered-reading";
import type { ChatRoom } from "./sent-message";

export interface Sanction {
  kind: SanctionKind;
  /** Null for every room. */
  roomId: string | null;
  /** Null for one without an end. */
  endsAt: Date | null;
  reason: string;
}

interface Deps {
  db: Db;
  clock: Clock;
  sanctionsOf: (
    db: Db | Tx,
    accountIds: readonly string[],
    now: Date,
  ) => Promise<ReadonlyMap<string, readonly Sanction[]>>;
}

/** What keeps people from writing in a room. */
export function createSanctionsInForce({ db, clock, sanctionsOf }: Deps) {
  const read = createGatheredReading(async (accountIds: readonly string[]) => {
    const found = await sanctionsOf(db, [...new Set(accountIds)], clock.now());
    return accountIds.map((id) => found.get(id) ?? []);
  });
  return {
    /** Whether nothing keeps somebody from writing in a room. */
    maySpeak: async (account: { id: string }, room: ChatRoom): Promise<boolean> =>
      !(await read(account.id)).some(isOn(room)),

    /** What keeps these authors from writing, by author and room. */
    async against(authorIds: readonly string[]) {
      const ids = [...new Set(authorIds)];
      const found = ids.length === 0 ? undefined : await sanctionsOf(db, ids, clock.now());
      return (author: { id: string }, room: ChatRoom): Sanction | undefined =>
        found?.get(author.id)?.find(isOn(room));
    },
  };
}

const isOn =
  (room: ChatRoom) =>
  ({ roomId }: Sanction): boolean =>
    roomId === null || roomId === room.id;
