import type { ServerMessage } from "@saywell/contract";
import type { MessageClassifier } from "../../adapters/message-classifier";
import type { Db, Tx } from "../../db/database";
import type { RecordAudit } from "../../audit-log";
import type { Core, Module } from "../../module";
import { createAuditService } from "./audit/audit.service";
import { type AuditEntries, type Classes, createAuditStore } from "./audit/audit.store";
import {
  createFriendshipDecisions,
  type FriendshipApprovals,
} from "./decisions/friendship-decisions.service";
import { createReportDecisions } from "./decisions/report-decisions.service";
import { createSanctionDecisions, type Sanctions } from "./decisions/sanction-decisions.service";
import { logSeldom } from "../../observability/log-seldom";
import { openModelReview } from "./model-review/model-review";
import type { ReviewedRooms } from "./model-review/model-review.service";
import { moderationRoutes } from "./moderation.routes";
import { type Accounts, createCaseAccounts } from "./case-accounts.store";
import { createReportsService, type ReportedRooms } from "./reports/reports.service";
import { type AlertStaffDeps, createAlertStaff } from "./reports/alert-staff.service";
import { createFindUntoldDanger } from "./reports/find-untold-danger";
import type { RaiseAlert } from "./reports/filter-alerts";
import { createQueueService } from "./reports/queue.service";
import { createWhoMayKnow } from "./reports/who-may-know.store";
import { createReportsStore, type Rooms } from "./reports/reports.store";

interface Needs {
  audit: { record: RecordAudit; entries: AuditEntries };
  accounts: Accounts;
  classes: Classes;
  friends: FriendshipApprovals;
  sanctions: Sanctions & Pick<Parameters<typeof createReportDecisions>[0], "impose">;
  rooms: Rooms &
    ReportedRooms &
    ReviewedRooms & {
      names: (db: Db | Tx, roomIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
    };
  classifier: MessageClassifier | undefined;
  raiseAlert: RaiseAlert;
  /** Writes a mail in this transaction. */
  send: AlertStaffDeps["send"];
  /** Tells every connection of these accounts. */
  toAccounts: (accountIds: readonly string[], message: ServerMessage) => void;
}

/** What is reported, who decides about it, and what was decided. */
export function moderationModule(core: Core, needs: Needs): Module {
  const { db, clock, events, config, jobs } = core;
  const { demo } = config;
  const { audit, accounts, classes, friends, sanctions, rooms, classifier, toAccounts } = needs;
  const caseAccounts = createCaseAccounts(accounts);
  const may = createWhoMayKnow({ accounts, classes });
  const reports = createReportsStore({ accounts, rooms, may });
  const { hide } = rooms.messages;
  const { record } = audit;
  const timeZoneOf = async (id: string) => (await accounts.findCard(db, id))?.time_zone;
  const log = logSeldom(core.log, () => clock.now().getTime());
  const alertStaff = createAlertStaff({ db, clock, log, reports, send: needs.send, toAccounts });
  jobs.handle("alert-staff", ({ reportId }) => alertStaff(reportId));
  jobs.handle("find-untold-danger", createFindUntoldDanger({ db, jobs }));
  const { raiseAlert } = needs;
  openModelReview(core, { record, rooms, classifier, raiseAlert, timeZoneOf, toAccounts });
  const services = {
    reports: createReportsService({ db, clock, jobs, accounts: caseAccounts, rooms }),
    queue: createQueueService({ db, clock, record, accounts: caseAccounts, reports }),
    decisions: createReportDecisions({
      db,
      clock,
      record,
      events,
      accounts: caseAccounts,
      reports,
      hideMessage: hide,
      impose: sanctions.impose,
    }),
    friendships: createFriendshipDecisions({
      db,
      clock,
      record,
      accounts: caseAccounts,
      ...friends,
      toAccounts,
    }),
    sanctions: createSanctionDecisions({
      db,
      clock,
      record,
      demo,
      accounts: caseAccounts,
      sanctions,
      roomNames: rooms.names,
    }),
    audit: createAuditService({
      db,
      accounts: caseAccounts,
      audit: createAuditStore({
        accounts,
        classes,
        entries: audit.entries,
        mayKnowOf: reports.mayKnowOf,
      }),
    }),
  };
  return { routes: (app) => moderationRoutes(app, services), exports: {} };
}
