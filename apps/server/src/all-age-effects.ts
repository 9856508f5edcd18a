import type { Clock } from "./adapters/clock";
import type { AgeEffect } from "./age-effects";
import { cards } from "./features/accounts/accounts.store";
import { meetingStudents, students, taught } from "./features/classes/classes.store";
import { createRecheckTies } from "./features/friends/recheck-ties";
import { createRecheckRooms } from "./features/rooms/recheck-rooms";
import { createWordsOfChildren } from "./features/rooms/words-of-children";
import { roomNeeds } from "./room-needs";

/** What every feature does when somebody's age changes, whoever changes it. */
export const allAgeEffects = ({ clock }: { clock: Clock }): readonly AgeEffect[] => [
  createRecheckTies({ cards, students, meetingStudents, taught }),
  createRecheckRooms(roomNeeds(cards)),
  createWordsOfChildren({ cards, clock }),
];
