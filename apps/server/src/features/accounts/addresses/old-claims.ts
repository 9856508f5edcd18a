import type { Clock } from "../../../adapters/clock";
import type { Db } from "../../../db/database";
import type { Learnt } from "../needs";
import { dropClaims, listUnusedClaims } from "./old-claims.store";

interface Deps {
  db: Db;
  clock: Clock;
  learnt: Learnt;
}

/** As long as a session lives that nobody uses: whoever was logged in is not any more. */
const unused = 90 * 24 * 60 * 60 * 1000;
const atOnce = 500;

/**
 * Takes the address from accounts that only claim it, in which nothing was learnt and which nobody has
 * used for 90 days. When that is hangs on the account alone, so it tells nothing of others. Answers how
 * many there were.
 */
export function createReleaseOldClaims({ db, clock, learnt }: Deps) {
  return async function releaseOldClaims(): Promise<number> {
    const now = clock.now();
    const before = new Date(now.getTime() - unused);
    let released = 0;
    let after: string | undefined;
    for (;;) {
      const ids = await listUnusedClaims(db, { now, before, after, limit: atOnce });
      const lessons = await learnt.lessonsOf(db, ids);
      const earned = await learnt.haveEarned(db, ids);
      const empty = ids.filter((id) => !lessons.has(id) && !earned.has(id));
      released += await dropClaims(db, empty);
      if (ids.length < atOnce) return released;
      after = ids.at(-1);
    }
  };
}
