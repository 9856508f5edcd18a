import type { ServerMessage } from "@saywell/contract";
import type { After } from "../../adapters/after";
import type { MessageClassifier } from "../../adapters/message-classifier";
import type { Db, Tx } from "../../db/database";
import type { RecordAudit } from "../../audit-log";
import type { HelpPlaceOf } from "../../help-place";
import type { Core, Module } from "../../module";
import { createAuditService } from "./audit/audit.service";
import { createAuditView } from "./audit/audit-view.store";
import {
  createFriendshipDecisions,
  type FriendshipApprovals,
} from "./decisions/friendship-decisions.service";
import { createKnownSanctions } from "./decisions/known-sanctions.store";
import {
  createReportDecisions,
  type HiddenClassMessages,
  type RuledMessages,
} from "./decisions/report-decisions.service";
import { createSanctionDecisions, type Sanctions } from "./decisions/sanction-decisions.service";
import { logSeldom } from "../../observability/log-seldom";
import { openModelReview } from "./model-review/model-review";
import type { ReviewedRooms } from "./model-review/model-review.service";
import { moderationRoutes } from "./moderation.routes";
import { type Accounts, createCaseAccounts } from "./case-accounts.store";
import type { IsProved } from "./is-proved.store";
import {
  createReportsService,
  type ReportedClassMessages,
  type ReportedRooms,
} from "./reports/reports.service";
import { type AlertStaffDeps, createAlertStaff } from "./alerts/alert-staff.service";
import { createFindUntoldDanger } from "./alerts/find-untold-danger";
import type { RaiseAlert } from "./alerts/filter-alerts";
import { createWatchStore } from "./alerts/watch.store";
import type { Rooms } from "./reports/known-reports.store";
import { createQueueStore } from "./reports/queue.store";
import { createQueueService } from "./reports/queue.service";
import { createWhoMayKnow, type Students } from "./reports/who-may-know.store";
import { reportViewer } from "./reports/report-view";
import { createReportsStore } from "./reports/reports.store";

interface Needs {
  audit: { record: RecordAudit; read: Parameters<typeof createAuditService>[0]["readAudit"] };
  accounts: Accounts;
  classes: Students;
  friends: FriendshipApprovals;
  sanctions: Sanctions & Pick<Parameters<typeof createReportDecisions>[0], "impose">;
  rooms: Rooms &
    ReportedRooms &
    ReviewedRooms & {
      names: (db: Db | Tx, roomIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
      messages: RuledMessages;
    };
  /** What students and the teachers of their classes write to each other. */
  classMessages: ReportedClassMessages & HiddenClassMessages;
  isProved: IsProved;
  helpPlaceOf: HelpPlaceOf;
  classifier: MessageClassifier | undefined;
  after: After;
  raiseAlert: RaiseAlert;
  /** Writes a mail in this transaction. */
  send: AlertStaffDeps["send"];
  /** Tells every connection of these accounts. */
  toAccounts: (accountIds: readonly string[], message: ServerMessage) => void;
}

/** What is reported, who decides about it, and what was decided. */
export function moderationModule(core: Core, needs: Needs) {
  const { db, clock, events, config, jobs } = core;
  const { demo } = config;
  const {
    audit,
    accounts,
    classes,
    friends,
    sanctions,
    rooms,
    classMessages,
    isProved,
    toAccounts,
  } = needs;
  const caseAccounts = createCaseAccounts(accounts);
  const may = createWhoMayKnow({ accounts, classes });
  const reads = { accounts, rooms, classes, may };
  const reports = createReportsStore(reads);
  const watch = createWatchStore(reads);
  const viewReport = reportViewer(needs.helpPlaceOf);
  const { record } = audit;
  const placeOf = async (id: string) =>
    needs.helpPlaceOf((await accounts.findCard(db, id))?.time_zone);
  const log = logSeldom(core.log, () => clock.now().getTime());
  const alertStaff = createAlertStaff({
    db,
    clock,
    log,
    jobs,
    accounts,
    watch,
    send: needs.send,
    toAccounts,
  });
  jobs.handle("alert-staff", ({ reportId }) => alertStaff(reportId));
  jobs.handle("find-untold-danger", createFindUntoldDanger({ db, jobs }));
  const lateReading = openModelReview(core, { ...needs, record, placeOf });
  const services = {
    reports: createReportsService({
      db,
      clock,
      jobs,
      accounts: caseAccounts,
      isProved,
      rooms,
      classMessages,
      helpPlaceOf: needs.helpPlaceOf,
    }),
    queue: createQueueService({
      db,
      clock,
      accounts: caseAccounts,
      reports,
      viewReport,
      queue: createQueueStore(reads),
      watching: watch,
    }),
    decisions: createReportDecisions({
      db,
      clock,
      record,
      events,
      accounts: caseAccounts,
      reports,
      messages: rooms.messages,
      classMessages,
      viewReport,
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
      known: createKnownSanctions({ classes, mayKnowOf: reports.mayKnowOf }),
      roomNames: rooms.names,
    }),
    audit: createAuditService({
      db,
      accounts: caseAccounts,
      cards: accounts.cards,
      view: createAuditView({ classes, mayKnowOf: reports.mayKnowOf }),
      readAudit: audit.read,
    }),
  };
  return {
    routes: (app) => moderationRoutes(app, services),
    exports: {
      /** What the classifier on board read so far, and did not; undefined where it reads nothing. */
      classified: lateReading?.counts,
    },
    close: async () => await lateReading?.close(),
  } satisfies Module;
}
