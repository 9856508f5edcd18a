import type { SchoolSettings } from "@saywell/contract";
import { unnamedSchool } from "@saywell/contract/constants";
import { countryCodes, inOneLine } from "@saywell/moderation";
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
  /** What holds until an admin says otherwise. */
  unset: Pick<SchoolSettings, "country" | "timeZone" | "email"> & { learnersCreateRooms: boolean };
  moveToZone: (tx: Tx, timeZone: string) => Promise<void>;
  record: RecordAudit;
  /** Called once a change is stored. */
  changed: () => Promise<void>;
}

/** What is left out stays. */
type Optional = "country" | "timeZone" | "address" | "email" | "phone" | "membersPlan";
type Wish = Omit<VersionedSettings, Optional> & {
  [Field in Optional]?: VersionedSettings[Field] | undefined;
};

export type SchoolService = ReturnType<typeof createSchoolService>;

/** What an admin sets for the whole school. */
export function createSchoolService(deps: Deps) {
  const { db, clock, record, moveToZone, changed } = deps;
  const { learnersCreateRooms, ...place } = deps.unset;
  const unset: VersionedSettings = {
    name: unnamedSchool,
    contact: "",
    address: "",
    phone: "",
    ...place,
    features: { learnersCreateRooms, ads: true, guests: true },
    membersPlan: null,
    version: 0,
  };

  const read = async (from: Db | Tx = db): Promise<VersionedSettings> =>
    (await store.findSettings(from)) ?? unset;

  async function change(callerId: string, wish: Wish): Promise<Result<VersionedSettings>> {
    const name = inOneLine(wish.name);
    if (name === "") return refuse("invalid-input", "Please give the school a name.");
    if (wish.country && !countryCodes.includes(wish.country)) {
      return refuse("invalid-input", "We do not know this country.");
    }
    const stored = await inTransaction(db, async (tx): Promise<Result<VersionedSettings>> => {
      const before = await read(tx);
      const said = Object.fromEntries(
        Object.entries(wish).filter(([, value]) => value !== undefined),
      ) as Partial<VersionedSettings>;
      const next = { ...before, ...said, name };
      const { timeZone } = next;
      if (!(await store.saveSettings(tx, next))) return changedMeanwhile;
      // Where none was said and none is, people stay as they are.
      if (before.timeZone !== null || timeZone !== null) await moveToZone(tx, zoneOf(next));
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

/** The time zone of whoever has none of their own. */
export const zoneOf = ({ timeZone }: Pick<SchoolSettings, "timeZone">): string => timeZone ?? "UTC";

/** Settings are the school's own, so the audit log may keep all of them. */
const viewed = ({ features, ...school }: VersionedSettings) => {
  const { version: _, ...said } = school;
  return { ...said, ...features };
};

const changedMeanwhile = refuse(
  "conflict",
  "Somebody else has changed the settings meanwhile. Read them again, then change them.",
);
