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
import { openModelReview } from "./model-review/model-review";
import type { ReviewedRooms } from "./model-review/model-review.service";
import { moderationRoutes } from "./moderation.routes";
import { type Accounts, createCaseAccounts } from "./case-accounts.store";
import { createReportsService, type ReportedRooms } from "./reports/reports.service";
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
  /** Tells every connection of these accounts. */
  toAccounts: (accountIds: readonly string[], message: ServerMessage) => void;
}

/** What is reported, who decides about it, and what was decided. */
export function moderationModule(core: Core, needs: Needs): Module {
  const { db, clock, events, config } = core;
  const { demo } = config;
  const { audit, accounts, classes, friends, sanctions, rooms, classifier, toAccounts } = needs;
  const caseAccounts = createCaseAccounts(accounts);
  const reports = createReportsStore({ accounts, rooms });
  const { hide } = rooms.messages;
  const { record } = audit;
  openModelReview(core, { record, rooms, toAccounts, classifier });
  const services = {
    reports: createReportsService({ db, clock, accounts: caseAccounts, reports, rooms }),
    decisions: createReportDecisions({
      db,
      clock,
      record,
      demo,
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
      audit: createAuditStore({ accounts, classes, entries: audit.entries }),
    }),
  };
  return { routes: (app) => moderationRoutes(app, services), exports: {} };
}
