import type { WaitingTurn } from "@saywell/contract";
import type { Db } from "../../../db/database";
import type { ToAccounts } from "../../../live/account-messages";
import { errorFacts, type Log } from "../../../observability/log";
import { ok, type Result } from "../../../refusal";
import type { PlayedRooms } from "../games-needs";
import type { GameNews } from "../play/storing";
import { isQuiz } from "../kinds/any-game";
import { waitsFor } from "@saywell/word-board";
import { listWaiting } from "./waiting-turns.store";

interface Deps {
  db: Db;
  rooms: Pick<PlayedRooms, "subjectOf" | "admit">;
  toAccounts: ToAccounts;
  /** Gives up the seat of somebody who may not come back into a room. */
  giveUpSeat: (roomId: string, accountId: string) => Promise<void>;
  log: Log;
}

/** Tells people whose turn it is in games that go on while nobody is there. */
export function createWaitingTurns({ db, rooms, toAccounts, giveUpSeat, log }: Deps) {
  async function notify(roomId: string, accountId: string): Promise<void> {
    const [subject, waiting] = await Promise.all([
      rooms.subjectOf(db, roomId),
      listWaiting(db, accountId),
    ]);
    if (!(await rooms.admit(db, { id: accountId }, roomId)).ok) return leave(roomId, accountId);
    const dueAt = waiting.find((each) => each.roomId === roomId)?.dueAt;
    if (subject === undefined || dueAt === undefined) return;
    const message = { roomId, roomName: subject.name, dueAt: dueAt.toISOString() };
    toAccounts([accountId], { type: "TURN_WAITING", ...message });
  }

  /** Not waited for: what has been stored is told before anything else is done in this game. */
  function leave(roomId: string, accountId: string): void {
    giveUpSeat(roomId, accountId).catch((error: unknown) =>
      log({ level: "warn", event: "seat-not-given-up", ...errorFacts(error) }),
    );
  }

  return {
    /** A room is shut to somebody, for null each: no game waits for them any more. */
    async shut(roomId: string | null, accountId: string): Promise<void> {
      const of =
        roomId === null
          ? (await listWaiting(db, accountId)).map((waiting) => waiting.roomId)
          : [roomId];
      for (const each of of) leave(each, accountId);
    },

    /** What has been stored: where a turn has begun, its player hears of it wherever they are. */
    async note({ game, segments }: GameNews): Promise<void> {
      const { state, roomId } = game;
      if (roomId === null || isQuiz(state)) return;
      const isNew = segments.some(({ told }) => told.some(({ type }) => type === "turn-began"));
      const who = waitsFor(state);
      if (!isNew || who === null) return;
      try {
        await notify(roomId, who);
      } catch (error) {
        // The lobby shows it all the same.
        log({ level: "warn", event: "turn-untold", ...errorFacts(error) });
      }
    },

    async list(caller: { id: string }): Promise<Result<WaitingTurn[]>> {
      const waiting = await listWaiting(db, caller.id);
      const shown = await Promise.all(
        waiting.map(async ({ roomId, dueAt }) => {
          const subject = await rooms.subjectOf(db, roomId);
          const mayEnter = await rooms.admit(db, caller, roomId);
          return subject === undefined || !mayEnter.ok
            ? []
            : [{ roomId, roomName: subject.name, dueAt: dueAt.toISOString() }];
        }),
      );
      return ok(shown.flat());
    },
  };
}
