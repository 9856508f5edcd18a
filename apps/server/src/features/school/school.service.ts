import type { SchoolSettings } from "@saywell/contract";
import { unnamedSchool } from "@saywell/contract/constants";
import { inOneLine } from "@saywell/moderation";
import type { Clock } from "../../adapters/clock";
import type { RecordAudit } from "../../audit-log";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { ok, refuse, type Result } from "../../refusal";
import * as store from "./school.store";

type VersionedSettings = store.VersionedSettings;

interface Deps {
  db: Db;
  clock: Clock;
  /** Whether learners may create rooms until an admin says otherwise. */
  learnersCreateRooms: boolean;
  record: RecordAudit;
  /** Called once a change is stored. */
  changed: () => Promise<void>;
}

export type SchoolService = ReturnType<typeof createSchoolService>;

/** What an admin sets for the whole school. */
export function createSchoolService(deps: Deps) {
  const { db, clock, record, changed } = deps;
  const unset: VersionedSettings = {
    name: unnamedSchool,
    contact: "",
    features: { learnersCreateRooms: deps.learnersCreateRooms, ads: true, guests: true },
    version: 0,
  };

  const read = async (from: Db | Tx = db): Promise<VersionedSettings> =>
    (await store.findSettings(from)) ?? unset;

  async function change(
    callerId: string,
    wish: VersionedSettings,
  ): Promise<Result<VersionedSettings>> {
    const name = inOneLine(wish.name);
    if (name === "") return refuse("invalid-input", "Please give the school a name.");
    const stored = await inTransaction(db, async (tx): Promise<Result<VersionedSettings>> => {
      const before = await read(tx);
      if (!(await store.saveSettings(tx, { ...wish, name }))) return changedMeanwhile;
      const after = await read(tx);
      const at = clock.now();
      const details = { before: viewed(before), after: viewed(after) };
      await record(tx, {
        at,
        actorId: callerId,
        action: "settings-changed",
        aboutId: null,
        details,
      });
      return ok(after);
    });
    if (stored.ok) await changed();
    return stored;
  }

  return { read: () => read(), change };
}

/** Settings are the school's own, so the audit log may keep all of them. */
const viewed = ({ name, contact, features }: SchoolSettings) => ({ name, contact, ...features });

const changedMeanwhile = refuse(
  "conflict",
  "Somebody else has changed the settings meanwhile. Read them again, then change them.",
);
