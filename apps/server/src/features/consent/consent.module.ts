import type { RecordAudit } from "../../audit-log";
import { inTransaction } from "../../db/transaction";
import type { Core, Module } from "../../module";
import { errorFacts } from "../../observability/log";
import { consentRoutes } from "./consent.routes";
import { type Accounts, type ConsentService, createConsentService } from "./consent.service";
import { createEndWaiting } from "./end-waiting";

interface Needs {
  accounts: Accounts & Parameters<typeof createEndWaiting>[0]["accounts"];
  send: Parameters<typeof createConsentService>[0]["send"];
  record: RecordAudit;
}

/** How often somebody looks for children who have waited too long. */
const every = 60 * 60 * 1000;

/** Whether a parent or the school agrees that a child under 13 is in contact with others. */
export function consentModule(
  core: Core,
  { accounts, send, record }: Needs,
): Module<Pick<ConsentService, "recordSchoolConsent">> {
  const { db, clock, events, jobs, log } = core;
  const service = createConsentService({ db, clock, events, accounts, send, record });
  jobs.handle("end-waiting", createEndWaiting({ db, clock, events, accounts, record }));
  const look = (): void => {
    inTransaction(db, (tx) => jobs.enqueue(tx, "end-waiting", {}, { key: "all" })).catch(
      (error: unknown) => log({ level: "warn", event: "waiting-unlooked", ...errorFacts(error) }),
    );
  };
  const looking = setInterval(look, every).unref();
  return {
    routes: (app) => consentRoutes(app, service),
    exports: { recordSchoolConsent: service.recordSchoolConsent },
    close() {
      clearInterval(looking);
      return Promise.resolve();
    },
  };
}
