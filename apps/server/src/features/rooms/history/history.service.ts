import type { Correction, RoomMessage } from "@saywell/contract";
import { historyPage } from "@saywell/contract/constants";
import type { GrammarChecker } from "../../../adapters/grammar-checker";
import type { Db, Tx } from "../../../db/database";
import { asUuid } from "../../../db/uuid";
import { ok, refuse, type Result } from "../../../refusal";
import type { HistoryStore } from "./history.store";
import type { DoorService } from "../door.service";

interface Deps {
  db: Db;
  store: HistoryStore;
  door: Pick<DoorService, "open">;
  grammar: Pick<GrammarChecker, "checkAndWait">;
  /** Whose words must not reach an account. */
  hiddenFor: (db: Db | Tx, accountId: string) => Promise<string[]>;
}

export type HistoryService = ReturnType<typeof createHistoryService>;

/** What was said in a room, for those inside it. */
export function createHistoryService({ db, store, door, grammar, hiddenFor }: Deps) {
  async function read(
    caller: { id: string },
    roomId: string,
    page: { before?: number | undefined; after?: number | undefined; limit?: number | undefined },
  ): Promise<Result<RoomMessage[]>> {
    const opened = await door.open(db, caller.id, roomId);
    if (!opened.ok) return opened;
    const rows = await store.readPage(db, opened.value.room.id, {
      before: page.before,
      after: page.after,
      limit: page.limit ?? historyPage,
      hiddenIds: await hiddenFor(db, caller.id),
    });
    return ok(
      rows.map(({ isModerated, createdAt, ...row }) => ({
        ...row,
        isModerated: isModerated ? 1 : 0,
        createdAt: createdAt.toISOString(),
      })),
    );
  }

  /** Mistakes in a message, for the one who wrote it. Names of those in the room are no mistakes. */
  async function mark(
    caller: { id: string; name: string },
    roomId: string,
    messageId: string,
  ): Promise<Result<{ content: string; corrections: Correction[] }>> {
    const opened = await door.open(db, caller.id, roomId);
    if (!opened.ok) return opened;
    const id = asUuid(messageId);
    const message = id && (await store.findMessage(db, opened.value.room.id, id));
    if (!message) return refuse("not-found", "There is no such message.");
    if (message.userId !== caller.id) {
      return refuse("forbidden", "Only who wrote a message sees its marks.");
    }
    const { content } = message;
    const names = await store.readNames(db, opened.value.room.id);
    const corrections = await grammar.checkAndWait(content, [caller.name, ...names]);
    return corrections === null
      ? refuse("unavailable", "The teacher is not ready yet. Please try again in a moment.")
      : ok({ content, corrections });
  }

  return { read, mark };
}
