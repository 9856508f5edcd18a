import type { CallByName, CallInput } from "@saywell/contract";
import type { Db } from "../../../db/database";
import { asUuid } from "../../../db/uuid";
import { ok } from "../../../refusal";
import { pageOf, placeOf, rowsFor } from "../../../pages";
import type { RoomsStore } from "./rooms.store";

interface Deps {
  db: Db;
  store: RoomsStore;
  /** The people who are in a room now, over all processes. */
  presentIn: (roomId: string) => Promise<readonly string[]>;
}

type Wish = CallInput<CallByName<"GET /api/admin/rooms">>["query"];

export type RoomsService = ReturnType<typeof createRoomsService>;

/** All rooms, whoever made them. */
export function createRoomsService({ db, store, presentIn }: Deps) {
  async function list(wish: Wish) {
    const after = placeOf(wish, ["instant", "uuid"]);
    if (!after.ok) return after;
    const ownerId = wish.ownerId === undefined ? undefined : asUuid(wish.ownerId);
    if (ownerId === null) return ok({ rooms: [], next: null });
    const rows = await store.list(db, {
      q: wish.q,
      ownerId,
      after: after.value,
      limit: rowsFor(wish),
    });
    const page = pageOf(rows, wish, ({ place, id }) => [place, id]);
    const rooms = await Promise.all(
      page.rows.map(async ({ ownerId: id, ownerName, ownerRole, ...room }) => ({
        ...room,
        owner: id === null ? null : { id, name: ownerName!, role: ownerRole! },
        present: (await presentIn(room.id)).length,
        createdAt: room.createdAt.toISOString(),
        lastMessageAt: room.lastMessageAt?.toISOString() ?? null,
      })),
    );
    return ok({ rooms, next: page.next });
  }

  return { list };
}
