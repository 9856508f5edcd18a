import type { CallByName, CallInput, PersonDetails } from "@saywell/contract";
import type { Db, Tx } from "../../../db/database";
import { asUuid } from "../../../db/uuid";
import { ok, refuse, type Result } from "../../../refusal";
import type { PersonRow } from "../../../person-row";
import type { AdminDeps, People } from "../admin-needs";
import type { ReadAudit } from "../audit/audit-people.store";
import { pageOf, placeOf, rowsFor } from "../../../pages";
import type { PeopleStore } from "./people.store";
import { viewPerson } from "./person-view";

interface Deps extends AdminDeps {
  store: PeopleStore;
  countOpenSessions: (db: Db | Tx, accountId: string, now: Date) => Promise<number>;
  hasSecondFactor: (db: Db | Tx, accountId: string) => Promise<boolean>;
  names: People;
  readAudit: ReadAudit;
}

type ListWish = CallInput<CallByName<"GET /api/admin/people">>["query"];

export type PeopleService = ReturnType<typeof createPeopleService>;

/** People as admins find and see them. */
export function createPeopleService(deps: Deps) {
  const { db, clock, store, countOpenSessions, hasSecondFactor } = deps;

  async function list({ suspended, unverified, unconsented, guests, ...wish }: ListWish) {
    const after = placeOf(wish, ["text", "uuid"]);
    if (!after.ok) return after;
    const flags = {
      suspended: !!suspended,
      unverified: !!unverified,
      unconsented: !!unconsented,
      guests: !!guests,
    };
    const wanted = { ...wish, ...flags };
    const page = { after: after.value, limit: rowsFor(wish) };
    const [rows, total] = await Promise.all([
      store.list(db, wanted, page),
      store.count(db, wanted),
    ]);
    const shown = pageOf(rows, wish, ({ orderedBy, id }) => [orderedBy, id]);
    return ok({ people: shown.rows.map(viewPerson), next: shown.next, total });
  }

  async function view(from: Db | Tx, accountId: string): Promise<Result<PersonDetails>> {
    const row = await store.find(from, accountId);
    if (row === undefined) return unknownPerson;
    return ok({
      ...viewPerson(row),
      level: row.level,
      isWaiting: row.is_waiting,
      timeZone: row.time_zone,
      title: row.title,
      suspension: await suspensionOf(from, row),
      classes: (await store.classesOf(from, accountId)).map(({ isTeacher, ...named }) => ({
        ...named,
        isTeacher: Boolean(isTeacher),
      })),
      openSessions: await countOpenSessions(from, accountId, clock.now()),
      hasSecondFactor: await hasSecondFactor(from, accountId),
    });
  }

  /** What the log keeps of it: its latest entry about somebody who is suspended now. */
  async function suspensionOf(from: Db | Tx, { id, suspended_at: since }: PersonRow) {
    if (since === null) return null;
    const actions = ["account-suspended"] as const;
    const [entry] = await deps.readAudit(from, deps.names, { actions, aboutId: id, limit: 1 });
    const reason = entry?.details["reason"];
    return {
      since: since.toISOString(),
      by: entry?.actor ?? null,
      reason: typeof reason === "string" ? reason : null,
    };
  }

  async function read(accountId: string): Promise<Result<PersonDetails>> {
    const id = asUuid(accountId);
    return id === null ? unknownPerson : await view(db, id);
  }

  return { list, read, view };
}

export const unknownPerson = refuse("not-found", "There is no such person.");
