import type { AgeEffect } from "../../age-effects";
import type { Tx } from "../../db/database";
import type { Publish } from "../../events";
import { notWith } from "./company";
import { roomIdsOf } from "./join-guest.store";
import { leaveRoom, listCompany, lockRooms } from "./recheck-rooms.store";
import { looksAfter, refusalToEnter } from "./room-access";
import { createRoomReads, type RoomNeeds } from "./room-reads.store";

const ageSentence = "You are no longer in this room. Its rules about age have changed for you.";
const consentSentence =
  "You are no longer in this room. A parent or your school has to agree before you can use rooms.";
const plainSentence = "You are no longer in this room.";

/**
 * Memberships of rooms and invitations after a change of age. Whoever may not enter a room any more
 * is out of it. In a private room that nobody of the school looks after, nobody stays with people
 * with whom they may not be alone: from one's own room the others go, from others' one goes oneself.
 */
export function createRecheckRooms(needs: RoomNeeds): AgeEffect {
  const recheck = createRecheck(needs, ageSentence);
  return (tx, { accountId }, happened) => recheck(tx, accountId, happened);
}

/** The same after a change of a class: a teacher has no reason any more to be in a room. */
export const createRecheckAfterClass = (needs: RoomNeeds) => createRecheck(needs, plainSentence);

function createRecheck(needs: RoomNeeds, sentence: string) {
  const { readCallers } = createRoomReads(needs);

  return async (tx: Tx, accountId: string, happened: Publish): Promise<void> => {
    const roomIds = await roomIdsOf(tx, accountId);
    if (roomIds.length === 0) return;
    await lockRooms(tx, roomIds);
    const asks = roomIds.map((roomId) => ({ accountId, roomId }));
    const company = await listCompany(needs.cards, tx, roomIds);
    for (const caller of await readCallers(tx, asks, true)) {
      if (looksAfter(caller)) continue;
      const { roomId } = caller;
      const present = company.filter((each) => each.roomId === roomId);
      const isOut = caller.needsConsent || refusalToEnter(caller, caller) !== null;
      const inTheWay = notWith({ ...caller, id: accountId }, present);
      const mustGo = caller.hasMade ? inTheWay.map(({ id }) => id) : [];
      if (isOut || (!caller.hasMade && inTheWay.length > 0)) mustGo.push(accountId);
      for (const id of mustGo) {
        await leaveRoom(tx, roomId, id);
        happened("account-shut-out", {
          accountId: id,
          roomId,
          sentence:
            id !== accountId ? plainSentence : caller.needsConsent ? consentSentence : sentence,
        });
      }
    }
  };
}
