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
  log: Log;
}

/** Tells people whose turn it is in games that go on while nobody is there. */
export function createWaitingTurns({ db, rooms, toAccounts, log }: Deps) {
  async function notify(roomId: string, accountId: string): Promise<void> {
    const [subject, waiting] = await Promise.all([
      rooms.subjectOf(db, roomId),
      listWaiting(db, accountId),
    ]);
    const dueAt = waiting.find((each) => each.roomId === roomId)?.dueAt;
    if (subject === undefined || dueAt === undefined) return;
    const message = { roomId, roomName: subject.name, dueAt: dueAt.toISOString() };
    toAccounts([accountId], { type: "TURN_WAITING", ...message });
  }

  return {
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
