import type { SchoolSettings } from "@saywell/contract";
import type { Db, Tx } from "../../db/database";
import type { RecordAudit } from "../../audit-log";
import type { Bus } from "../../bus/bus";
import type { PresenceRegistry } from "../../live/presence-registry";
import type { Core, Module } from "../../module";
import type { Result } from "../../refusal";
import type { Admin, Classes, People, Students } from "./admin-needs";
import { adminRoutes } from "./admin.routes";
import { createAuditService } from "./audit/audit.service";
import { type ClassChanges, createClassesService } from "./classes/classes.service";
import { createClassesStore } from "./classes/classes.store";
import { createImportService } from "./import/import.service";
import { createImportStore } from "./import/import.store";
import type { StoreNeeds } from "./import/store-plan";
import { createInvitationsService, type InvitedAccounts } from "./invitations/invitations.service";
import { endInvitations, endStaffInvitationsBy } from "./invitations/invitations.store";
import { createJobsService } from "./jobs/jobs.service";
import { createPeopleService } from "./people/people.service";
import { createPeopleStore, type PeopleNeeds } from "./people/people.store";
import {
  type AccountChanges,
  createPersonChanges,
  type KeepFigures,
} from "./people/person-changes.service";
import { createRoomsService } from "./rooms/rooms.service";
import { createRoomsStore, type RoomListNeeds } from "./rooms/rooms.store";
import { createSystemService } from "./system/system.service";

interface Needs {
  audit: { record: RecordAudit; read: Parameters<typeof createAuditService>[0]["readAudit"] };
  accounts: AccountChanges &
    InvitedAccounts &
    Parameters<typeof createImportService>[0]["accounts"] & {
      people: People;
      countOpenSessions: (db: Db | Tx, accountId: string, now: Date) => Promise<number>;
      hasSecondFactor: (db: Db | Tx, accountId: string) => Promise<boolean>;
    };
  classes: ClassChanges & {
    classes: Classes;
    enrolments: Students;
    countTaught: (tx: Tx, teacherId: string) => Promise<number>;
    endCoTeaching: (tx: Tx, accountId: string) => Promise<number>;
  };
  billing: {
    plans: PeopleNeeds["plans"];
    savePlan: Parameters<typeof createPersonChanges>[0]["savePlan"];
  };
  rooms: {
    overviews: RoomListNeeds["rooms"];
    presentIn: (roomId: string) => Promise<readonly string[]>;
    closeByStaff: (admin: Admin, roomId: string, reason: string) => Promise<Result<{ ok: true }>>;
  };
  settings: () => SchoolSettings;
  mail: Pick<Parameters<typeof createInvitationsService>[0], "send" | "sendAll" | "listFailed">;
  recordSchoolConsent: StoreNeeds["recordSchoolConsent"];
  /** Moves what is counted of somebody's learning to another account. */
  keepFigures: KeepFigures;
  classified: Parameters<typeof createSystemService>[0]["classified"];
  bus: Bus;
  presenceRegistry: PresenceRegistry;
}

/** What admins see and do: people, classes, rooms, jobs, the audit log and the system. */
export function adminModule(core: Core, needs: Needs): Module {
  const { db, clock, log, events, jobs, config } = core;
  const { audit, accounts, classes, billing, rooms, keepFigures } = needs;
  const { bus, presenceRegistry } = needs;
  const { record } = audit;
  const deps = { db, clock, record };
  const rows = { people: accounts.people, classes: classes.classes, students: classes.enrolments };
  const people = createPeopleService({
    ...deps,
    store: createPeopleStore({ ...rows, plans: billing.plans }),
    countOpenSessions: accounts.countOpenSessions,
    hasSecondFactor: accounts.hasSecondFactor,
    readAudit: audit.read,
    names: accounts.people,
  });
  const system = createSystemService({
    db,
    clock,
    log,
    bus,
    presenceRegistry,
    isEmbedded: config.databaseUrl === undefined,
    hasMailServer: config.mail !== undefined,
    classified: needs.classified,
    secretKey: config.secretKey?.from ?? "none",
  });
  const invitations = createInvitationsService({
    ...deps,
    ...needs.mail,
    events,
    accounts,
    classes,
    settings: needs.settings,
  });
  const services = {
    people,
    changes: createPersonChanges({
      ...deps,
      events,
      accounts,
      people,
      savePlan: billing.savePlan,
      countTaught: classes.countTaught,
      endCoTeaching: classes.endCoTeaching,
      keepFigures,
      endInvitations,
      endStaffInvitationsBy,
    }),
    classes: createClassesService({
      ...deps,
      events,
      store: createClassesStore(rows),
      changes: classes,
      lockPerson: accounts.lockPerson,
    }),
    rooms: createRoomsService({
      db,
      store: createRoomsStore({ ...rows, rooms: rooms.overviews }),
      presentIn: rooms.presentIn,
    }),
    closeRoom: rooms.closeByStaff,
    jobs: createJobsService({ ...deps, jobs }),
    system,
    invitations,
    imports: createImportService({
      ...deps,
      store: createImportStore(rows),
      accounts,
      classes,
      recordSchoolConsent: needs.recordSchoolConsent,
      inviteEnrolled: invitations.inviteEnrolled,
    }),
    audit: createAuditService({
      db,
      people: accounts.people,
      readAudit: audit.read,
    }),
  };
  return { routes: (app) => adminRoutes(app, services), exports: {}, close: system.close };
}
