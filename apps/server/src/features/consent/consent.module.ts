import type { RecordAudit } from "../../audit-log";
import type { Core, Module } from "../../module";
import { consentRoutes } from "./consent.routes";
import { type Accounts, type ConsentService, createConsentService } from "./consent.service";
import { createEndWaiting } from "./end-waiting";

interface Needs {
  accounts: Accounts & Parameters<typeof createEndWaiting>[0]["accounts"];
  send: Parameters<typeof createConsentService>[0]["send"];
  record: RecordAudit;
}

/** Whether a parent or the school agrees that a child under 13 is in contact with others. */
export function consentModule(
  core: Core,
  { accounts, send, record }: Needs,
): Module<Pick<ConsentService, "recordSchoolConsent">> {
  const { db, clock, events, jobs } = core;
  const service = createConsentService({ db, clock, events, accounts, send, record });
  jobs.handle("end-waiting", createEndWaiting({ db, clock, events, accounts, record }));
  return {
    routes: (app) => consentRoutes(app, service),
    exports: { recordSchoolConsent: service.recordSchoolConsent },
  };
}
