import { memberships, silentClasses, students, taught } from "./features/classes/classes.store";
import type { Accounts } from "./features/moderation/case-accounts.store";
import { createReportedRooms } from "./features/moderation/reports/reported-rooms.store";
import { roomCards } from "./features/rooms/room-cards.store";
import type { RoomNeeds } from "./features/rooms/room-reads.store";

/** What rooms read of other features, joined into their queries. */
export const roomNeeds = (cards: RoomNeeds["cards"] & Accounts["cards"]): RoomNeeds => ({
  cards,
  memberships,
  silentClasses,
  taught,
  reportedRooms: createReportedRooms({
    accounts: { cards },
    classes: { students, taught },
    rooms: { cards: roomCards },
  }),
});
