import type { SchoolSettings } from "@saywell/contract";
import { demoSchoolEmail } from "@saywell/contract/constants";
import { countryFor } from "@saywell/moderation";
import type { RecordAudit } from "../../audit-log";
import type { Bus } from "../../bus/bus";
import type { Db, Tx } from "../../db/database";
import type { HelpPlaceOf } from "../../help-place";
import type { Core, Module } from "../../module";
import { keepSettings } from "./kept-settings";
import { schoolRoutes, type SchoolStaff } from "./school.routes";
import { createSchoolService, zoneOf } from "./school.service";

interface Needs {
  bus: Bus;
  record: RecordAudit;
  findSchoolStaff: (db: Db) => Promise<SchoolStaff>;
  /** The school's clocks are now these: whoever has no zone of their own has them too. */
  moveToZone: (tx: Tx, timeZone: string) => Promise<void>;
}

export interface SchoolExports {
  /** What holds now for the whole school: its name, and what is switched on. */
  settings: () => SchoolSettings;
  /** The time zone of whoever has none of their own. */
  timeZone: () => string;
  helpPlaceOf: HelpPlaceOf;
  /** Reads the settings for the first time. Nobody may ask for them before. */
  load: () => Promise<void>;
}

/** The school as a whole: what it is called, and what an admin switched on. */
export function schoolModule(core: Core, needs: Needs): Module<SchoolExports> {
  const { db, config, clock, log } = core;
  const { learnersCreateRooms, demo, country = null, timeZone = null } = config;
  const service = createSchoolService({
    db,
    clock,
    unset: { learnersCreateRooms, country, timeZone, email: demo ? demoSchoolEmail : "" },
    moveToZone: needs.moveToZone,
    record: needs.record,
    changed: () => kept.changed(),
  });
  const kept = keepSettings({
    read: service.read,
    bus: needs.bus,
    log,
    now: () => performance.now(),
  });
  return {
    routes: (app) =>
      schoolRoutes(app, service, {
        settings: kept.current,
        demo,
        charges: config.plans,
        findStaff: () => needs.findSchoolStaff(db),
      }),
    exports: {
      settings: kept.current,
      timeZone: () => zoneOf(kept.current()),
      helpPlaceOf: (own) => ({
        country: countryFor(own, kept.current()),
        readBy: demo ? "demonstration" : "school",
      }),
      load: kept.load,
    },
    close: () => Promise.resolve(kept.close()),
  };
}
