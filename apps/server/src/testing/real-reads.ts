import type { Db } from "../db/database";
import * as accounts from "../features/accounts/accounts.store";
import { createPlanOf } from "../features/billing/billing.service";
import * as classes from "../features/classes/classes.store";
import { createMonthlyCoins } from "../features/gamification/monthly-coins";
import { lessonsBegun } from "../features/lessons/lessons-begun.store";
import { countSaid } from "../features/rooms/chat/count-said.store";
import { unlifted } from "../features/sanctions/unlifted.store";

/** What a feature is handed of others by app.ts, for tests of it alone. */
export const realReads = {
  accounts,
  classes,
  countSaid,
  unlifted,
  /** Of a school that does not charge. */
  monthlyCoins: createMonthlyCoins({ isCharged: false, lock: accounts.lock }),
};

/** What entitlements are handed of other features. */
export const learningReads = (db: Db) => ({
  findCard: accounts.findCard,
  planOf: createPlanOf({ db, clock: { now: () => new Date() } }),
  lessonsBegun,
  agreedPlanOf: () => Promise.resolve(null),
});
