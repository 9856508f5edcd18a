import type { Clock } from "../../adapters/clock";
import type { Db } from "../../db/database";
import { asUuid } from "../../db/uuid";
import type { KeepLook } from "../../http/current-user";
import { insertLooks } from "./child-looks.store";

interface Deps {
  db: Db;
  clock: Clock;
  /** Of these accounts those who are, or may be, under 18. */
  minorsAmong: (db: Db, accountIds: readonly string[]) => Promise<string[]>;
}

/** Milliseconds in which looking again, as when a page reads itself anew, is the same look. */
const oneLook = 60 * 60_000;

/** The one place where it is kept that somebody of the staff looked at what is a child's. */
export const createChildLooks =
  ({ db, clock, minorsAmong }: Deps): KeepLook =>
  async (actor, accountIds, by) => {
    // What is shown may be of a bot, which is nobody's.
    const people = accountIds.filter((id) => asUuid(id) !== null);
    const aboutIds = (await minorsAmong(db, people)).filter((id) => id !== actor.id);
    const at = clock.now();
    const oneLookSince = new Date(at.getTime() - oneLook);
    await insertLooks(db, { actorId: actor.id, aboutIds, what: by, at, oneLookSince });
  };
