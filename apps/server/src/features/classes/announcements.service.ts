import type { ClassAnnouncement } from "@saywell/contract";
import { classLimits } from "@saywell/contract/constants";
import type { Db, Tx } from "../../db/database";
import { asUuid } from "../../db/uuid";
import { ok, refuse, type Result } from "../../refusal";
import * as store from "./announcements.store";
import { type ClassCaller, findTaughtRow } from "./class-access";
import type { ClassDeps } from "./classes-needs";
import { type InClass, unfit } from "./in-class";
import type { NamesOf } from "./people-names.store";

interface Deps extends Pick<ClassDeps, "db" | "clock" | "record" | "isFitForAll">, InClass {
  staffNamesOf: NamesOf;
}

export type AnnouncementsService = ReturnType<typeof createAnnouncementsService>;

/** What teachers tell a whole class. */
export function createAnnouncementsService(deps: Deps) {
  const { db, clock, record, isFitForAll, staffNamesOf, inClass } = deps;

  async function list(
    caller: ClassCaller,
    classId: string,
  ): Promise<Result<{ announcements: ClassAnnouncement[] }>> {
    const found = await findTaughtRow(db, caller, classId);
    if (!found.ok) return found;
    const rows = await store.listAnnouncements(db, [found.value.id], classLimits.announcements);
    return ok({ announcements: await viewAnnouncements(db, rows, staffNamesOf) });
  }

  async function tell(
    caller: ClassCaller,
    classId: string,
    content: string,
  ): Promise<Result<ClassAnnouncement>> {
    if (!isFitForAll(content)) return unfit;
    return await inClass(caller, classId, async (tx, { id }) => {
      if ((await store.countAnnouncements(tx, id)) >= classLimits.announcements) return tooMany;
      const told = { classId: id, authorId: caller.id, content, now: clock.now() };
      const row = await store.insertAnnouncement(tx, told);
      await note(tx, caller, "class-announced", { classId: id, announcementId: row.id });
      const [view] = await viewAnnouncements(tx, [row], staffNamesOf);
      return ok(view!);
    });
  }

  const remove = (
    caller: ClassCaller,
    classId: string,
    announcementId: string,
  ): Promise<Result<{ ok: true }>> =>
    inClass(caller, classId, async (tx, row) => {
      const id = asUuid(announcementId);
      if (id === null || !(await store.deleteAnnouncement(tx, row.id, id))) {
        return refuse("not-found", "There is no such announcement.");
      }
      const details = { classId: row.id, announcementId: id };
      await note(tx, caller, "class-announcement-deleted", details);
      return ok({ ok: true } as const);
    });

  /** Not what it said: that stands in the class. */
  const note = (
    tx: Tx,
    { id }: ClassCaller,
    action: "class-announced" | "class-announcement-deleted",
    details: { classId: string; announcementId: string },
  ) => record(tx, { at: clock.now(), actorId: id, action, aboutId: id, details });

  return { list, tell, remove };
}

/** With the names by which the readers know whoever wrote them. */
export async function viewAnnouncements(
  from: Db | Tx,
  rows: readonly store.AnnouncementRow[],
  namesOf: NamesOf,
): Promise<ClassAnnouncement[]> {
  const authors = new Set(rows.flatMap(({ authorId }) => authorId ?? []));
  const names = await namesOf(from, [...authors]);
  return rows.map(({ id, content, authorId, createdAt }) => ({
    id,
    content,
    authorName: authorId === null ? null : (names.get(authorId) ?? null),
    createdAt: createdAt.toISOString(),
  }));
}

const tooMany = refuse(
  "conflict",
  `The class has ${classLimits.announcements} announcements already. Delete one that is over.`,
);
