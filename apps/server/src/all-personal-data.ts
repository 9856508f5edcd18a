import { cards } from "./features/accounts/accounts.store";
import { personalData as accounts } from "./features/accounts/personal-data";
import { personalData as billing } from "./features/billing/personal-data";
import { personalData as admin } from "./features/admin/personal-data";
import { personalData as assignments } from "./features/assignments/personal-data";
import { personalData as audit } from "./features/audit/personal-data";
import { personalData as classes } from "./features/classes/personal-data";
import { personalData as classMessages } from "./features/class-messages/personal-data";
import { personalData as classPlans } from "./features/class-plans/personal-data";
import { personalData as consent } from "./features/consent/personal-data";
import { personalData as dailyFive } from "./features/daily-five/personal-data";
import { personalData as friends } from "./features/friends/personal-data";
import { payLessonRest, takeLessonPay } from "./features/gamification/join-guest.store";
import { personalData as gamification } from "./features/gamification/personal-data";
import { personalData as classGames } from "./features/class-games/personal-data";
import { personalData as games } from "./features/games/personal-data";
import { personalData as lessons } from "./features/lessons/personal-data";
import { personalData as mail } from "./features/mail/personal-data";
import { personalData as moderation } from "./features/moderation/personal-data";
import { personalData as placement } from "./features/placement/personal-data";
import { personalData as review } from "./features/review/personal-data";
import { personalData as rooms } from "./features/rooms/personal-data";
import { personalData as sales } from "./features/sales/personal-data";
import { personalData as school } from "./features/school/personal-data";
import { personalData as sanctions } from "./features/sanctions/personal-data";
import { personalData as submissions } from "./features/submissions/personal-data";
import { personalData as testPayments } from "./features/test-payments/personal-data";
import { personalData as tutor } from "./features/tutor/personal-data";
import type { AllPersonalData } from "./personal-data";
import { roomNeeds } from "./room-needs";

/** What every feature keeps about people, for accounts to export, to erase and to hand on, in this order. */
export const allPersonalData: AllPersonalData = {
  mail,
  accounts,
  consent,
  classes,
  assignments,
  "class-plans": classPlans,
  "class-messages": classMessages,
  friends,
  sanctions,
  // After classes: the guest's are the account's by then, and their rooms open to it.
  rooms: rooms(roomNeeds(cards)),
  moderation,
  audit,
  school,
  admin,
  // Before gamification, which looks at the balance once all is paid.
  lessons: lessons({ payLessonRest, takeLessonPay }),
  gamification,
  review,
  placement,
  submissions,
  tutor,
  billing,
  sales,
  "test-payments": testPayments,
  games,
  "class-games": classGames,
  "daily-five": dailyFive,
};
