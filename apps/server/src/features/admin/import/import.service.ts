import type { CallByName, CallInput, ImportReport } from "@saywell/contract";
import { mostNamedRows } from "@saywell/contract/constants";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { ok, refuse, type Result } from "../../../refusal";
import type { Admin, AdminDeps } from "../admin-needs";
import { createBreathe } from "../../../csv/breathe";
import { beginImport, type ImportStore } from "./import.store";
import {
  classKey,
  type ImportPlan,
  judgeFile,
  type KnownClass,
  type KnownPerson,
  type KnownSchool,
} from "./judge-file";
import { withoutDoubles } from "../../../csv/judge-cells";
import { type BadRow, type ImportedPerson, judgeRow } from "./judge-row";
import { peopleFile } from "./people-file";
import { readRows } from "../../../csv/read-rows";
import { batchesOf, storePlan, type StoreNeeds } from "./store-plan";

interface Deps extends AdminDeps, StoreNeeds {
  store: ImportStore;
  accounts: StoreNeeds["accounts"] & {
    /** Whose these addresses (in small letters) are, as far as that is sure. */
    listHolders: (
      db: Db | Tx,
      addresses: readonly string[],
    ) => Promise<(Omit<KnownPerson, "name"> & { address: string })[]>;
    readName: (typed: string, giver: "SCHOOL") => Result<string>;
  };
}

type Wish = CallInput<CallByName<"POST /api/admin/import">>["body"];

/** Addresses that one query looks for. */
const batch = 1000;

/** People and classes from a file that the school has. */
export function createImportService(deps: Deps) {
  const { db, clock, record, store, accounts } = deps;

  async function importPeople(admin: Admin, wish: Wish): Promise<Result<ImportReport>> {
    const breathe = createBreathe();
    const written = await readRows(wish.csv, peopleFile, breathe);
    if (!written.ok) return written;
    const rows: ImportedPerson[] = [];
    const badRows: BadRow[] = [];
    for (const row of written.value.rows) {
      await breathe();
      const judged = judgeRow(row, (typed) => accounts.readName(typed, "SCHOOL"));
      if ("bad" in judged) badRows.push(judged.bad);
      else rows.push(judged.person);
    }
    const single = withoutDoubles(rows);
    badRows.push(...single.doubles);
    const planned = async (from: Db | Tx) => {
      const known = await learn(from, single.rows, breathe);
      return { known, plan: judgeFile(single.rows, badRows, known) };
    };
    const report = (plan: ImportPlan, isDone: boolean): ImportReport => ({
      isDone,
      rows: written.value.rows.length,
      ...counts(plan, wish.invite),
      found: plan.found.slice(0, mostNamedRows),
      bad: plan.bad.slice(0, mostNamedRows),
    });

    if (wish.dryRun) return ok(report((await planned(db)).plan, false));
    return await inTransaction(db, async (tx) => {
      if (!(await beginImport(tx))) return underWay;
      const { known, plan } = await planned(tx);
      if (plan.bad.length > 0 && !wish.skipBadRows) return ok(report(plan, false));
      const stored = await storePlan(tx, { plan, known }, { admin, invite: wish.invite }, deps);
      if (!stored.ok) return stored;
      await record(tx, {
        at: clock.now(),
        actorId: admin.id,
        action: "people-imported",
        aboutId: null,
        details: { rows: written.value.rows.length, ...counts(plan, wish.invite) },
      });
      return ok(report(plan, true));
    });
  }

  /** What the school has of what the rows name. */
  async function learn(
    from: Db | Tx,
    rows: readonly ImportedPerson[],
    breathe: () => Promise<void>,
  ): Promise<KnownSchool> {
    const addresses = new Set<string>();
    const keys = new Set<string>();
    for (const { email, teacher, className } of rows) {
      addresses.add(email);
      if (teacher !== null) addresses.add(teacher);
      if (className !== null) keys.add(classKey(className));
    }
    const people = new Map<string, KnownPerson>();
    for (const some of batchesOf([...addresses], batch)) {
      const holders = await accounts.listHolders(from, some);
      const ids = holders.map(({ id }) => id);
      const names = await store.namesOf(from, ids);
      for (const { address, id, ...holder } of holders) {
        people.set(address, { id, name: names.get(id) ?? "", ...holder });
      }
      await breathe();
    }
    const classes = new Map<string, KnownClass[]>();
    for (const found of await store.listClasses(from)) {
      const key = classKey(found.name);
      if (keys.has(key)) classes.set(key, [...(classes.get(key) ?? []), found]);
    }
    const classIds = [...classes.values()].flatMap((each) => each.map(({ id }) => id));
    const members = new Set<string>();
    for (const some of batchesOf([...people.values()], batch)) {
      if (classIds.length === 0) break;
      const ids = some.map(({ id }) => id);
      for (const key of await store.membersAmong(from, classIds, ids)) members.add(key);
    }
    return { people, classes, members };
  }

  return { importPeople };
}

export type ImportService = ReturnType<typeof createImportService>;

const counts = (plan: ImportPlan, invite: boolean) => ({
  newPeople: plan.newPeople.length,
  knownPeople: plan.found.length,
  newClasses: plan.newClasses.length,
  newMembers: plan.newMembers.length,
  consents: plan.newPeople.filter(({ hasConsent }) => hasConsent).length,
  invitations: invite ? plan.newPeople.length : 0,
  badRows: plan.bad.length,
});

const underWay = refuse("conflict", "Another import is under way. Wait a moment, and try again.");
