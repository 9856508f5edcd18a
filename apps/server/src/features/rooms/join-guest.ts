import type { Tx } from "../../db/database";
import type { GuestJoin } from "../../personal-data";
import * as store from "./join-guest.store";
import { type AccessPerson, type AccessRoom, refusalToEnter } from "./room-access";
import type { RoomReads } from "./room-reads.store";

/**
 * What the guest is and has said in a room becomes the account's where the account may enter it. The
 * rest stays behind, or the account would be shown to people whom it may not meet.
 */
export const createJoinGuest =
  ({ readCallers }: Pick<RoomReads, "readCallers">) =>
  async (tx: Tx, { guestId, accountId, isOfOneAge }: GuestJoin): Promise<void> => {
    const roomIds = await store.roomIdsOf(tx, guestId);
    const asks = roomIds.map((roomId) => ({ accountId, roomId }));
    const callers = await readCallers(tx, asks, true);
    const open = callers.filter((caller) => mayFollow(caller, isOfOneAge));
    await store.joinInRooms(
      tx,
      { guestId, accountId },
      open.map(({ roomId }) => roomId),
    );
  };

/**
 * The guest's invitation to a private room counts for the account, unless the guest came there under
 * other rules of age: then it has people in it whom the account may not meet.
 */
const mayFollow = (caller: AccessRoom & AccessPerson, isOfOneAge: boolean): boolean =>
  caller.isPrivate && !isOfOneAge
    ? false
    : refusalToEnter(caller, { ...caller, isInvited: true }) === null;
