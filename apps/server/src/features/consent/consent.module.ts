import type { RecordAudit } from "../../audit-log";
import type { Core, Module } from "../../module";
import { consentRoutes } from "./consent.routes";
import { createAskParent } from "./ask-parent.service";
import type { ConsentDeps } from "./consent-needs";
import { createEndWaiting } from "./end-waiting";
import { createParentsWord } from "./parents-word.service";
import { createSchoolsWord, type SchoolsWord } from "./schools-word.service";

interface Needs {
  accounts: ConsentDeps["accounts"] & Parameters<typeof createEndWaiting>[0]["accounts"];
  mail: ConsentDeps["mail"];
  settings: ConsentDeps["settings"];
  record: RecordAudit;
}

/** Whether a parent or the school agrees that a child under 13 is in contact with others. */
export function consentModule(
  core: Core,
  { accounts, mail, record, settings }: Needs,
): Module<Pick<SchoolsWord, "recordSchoolConsent">> {
  const { db, clock, events, jobs } = core;
  const deps = { db, clock, events, accounts, mail, record, settings };
  const asking = createAskParent(deps);
  const parent = createParentsWord(deps);
  const school = createSchoolsWord(deps);
  jobs.handle("end-waiting", createEndWaiting({ db, clock, events, accounts, record }));
  return {
    routes: (app) => consentRoutes(app, { asking, parent, school }),
    exports: { recordSchoolConsent: school.recordSchoolConsent },
  };
}
