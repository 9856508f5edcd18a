import type { Assignment, CallByName, CallInput, OwnAssignment } from "@saywell/contract";
import { assignmentLimits } from "@saywell/contract/constants";
import { isDone } from "@saywell/teaching";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { asUuid } from "../../db/uuid";
import { ok, refuse, type Result } from "../../refusal";
import type { Classes, Course, LessonPlaces, LocksOf, NamesOf, Teacher } from "./assignments-needs";
import * as store from "./assignments.store";
import { countWork, createWorkOf, isFor, type Work } from "./work-of";

interface Deps {
  db: Db;
  clock: Clock;
  classes: Classes;
  course: Course;
  lessonPlaces: LessonPlaces;
  namesOf: NamesOf;
  locksOf: LocksOf;
  /** Whether people of every age may read this. */
  isFitForAll: (text: string) => boolean;
}

type Wish = CallInput<CallByName<"POST /api/classes/{classId}/assignments">>["body"];
type Change = CallInput<CallByName<"PUT /api/assignments/{assignmentId}">>["body"];

export type AssignmentsService = ReturnType<typeof createAssignmentsService>;

/** Work that teachers assign, and how far their students are with it. */
export function createAssignmentsService(deps: Deps) {
  const { db, clock, classes, course, lessonPlaces, namesOf, locksOf, isFitForAll } = deps;

  async function list(teacher: Teacher, classId: string) {
    const taught = await classes.findTaught(db, teacher, classId);
    if (!taught.ok) return taught;
    return ok({ assignments: await viewAll(db, taught.value.id) });
  }

  /** What a class is to do, with how far its students are. */
  async function viewAll(from: Db | Tx, classId: string): Promise<Assignment[]> {
    const assigned = await store.listOfClasses(from, [classId]);
    const people = await peopleOf(from, classId);
    return assigned.map((each) => view(each, people));
  }

  /** The students of a class with how far each is with anything that is assigned there. */
  async function peopleOf(from: Db | Tx, classId: string) {
    const students = await classes.studentsIn(from, [classId]);
    const ids = students.map(({ accountId }) => accountId);
    const joinedAt = new Map(students.map((each) => [each.accountId, each.joinedAt]));
    const work = createWorkOf(course, await lessonPlaces(from, ids), clock.now());
    return {
      ids,
      workOf: (id: string, each: store.StoredAssignment) => work(id, each, joinedAt.get(id)!),
    };
  }

  function view(each: store.StoredAssignment, people: Awaited<ReturnType<typeof peopleOf>>) {
    const ids = people.ids.filter((id) => isFor(each, id));
    return {
      ...subjectOf(each),
      isDraft: each.isDraft,
      // Who has left the class is none of its students.
      studentIds: each.recipients && people.ids.filter((id) => isFor(each, id)),
      createdAt: each.createdAt.toISOString(),
      ...countWork(ids.map((id) => people.workOf(id, each))),
    };
  }

  const subjectOf = (each: store.StoredAssignment) => {
    const lesson = course.lesson(each.lessonId);
    return {
      id: each.id,
      classId: each.classId,
      kind: each.kind,
      lessonId: each.lessonId,
      // A lesson that is no part of the course any more still has its name in the address.
      title: lesson?.title ?? each.lessonId,
      level: lesson?.difficulty ?? ("A1" as const),
      duration: lesson?.duration ?? 1,
      instructions: each.instructions,
      opensAt: each.opensAt.toISOString(),
      dueAt: each.dueAt?.toISOString() ?? null,
      lateRule: each.lateRule,
    };
  };

  async function make(teacher: Teacher, classId: string, wish: Wish) {
    return await inTransaction(db, async (tx) => {
      const taught = await findOpen(tx, teacher, classId);
      if (!taught.ok) return taught;
      const { id } = taught.value;
      const lessonIds = [...new Set(wish.lessonIds)];
      if (lessonIds.some((each) => course.lesson(each) === undefined)) {
        return refuse("not-found", "There is no such lesson.");
      }
      if ((await store.countOfClass(tx, id)) + lessonIds.length > assignmentLimits.assignments) {
        return refuse(
          "conflict",
          `A class has at most ${assignmentLimits.assignments} assignments. Take some back first.`,
        );
      }
      if (!isFitForAll(wish.instructions)) return unfit;
      const now = clock.now();
      const times = timesOf(wish, now);
      if (!times.ok) return times;
      if (times.value.dueAt !== null && times.value.dueAt <= now) return overAlready;
      const recipients = await recipientsOf(tx, id, wish.studentIds);
      if (!recipients.ok) return recipients;
      const open = await openForAll(tx, id, now);
      const twice = lessonIds.find((each) => open.has(each));
      if (twice !== undefined && recipients.value === null) {
        return refuse(
          "conflict",
          `“${course.lesson(twice)!.title}” is assigned to the class already.`,
        );
      }
      await store.insertLessons(tx, {
        ...times.value,
        classId: id,
        lessonIds,
        recipients: recipients.value,
        createdBy: teacher.id,
        now,
      });
      return ok({ assignments: await viewAll(tx, id) });
    });
  }

  async function change(
    teacher: Teacher,
    assignmentId: string,
    wish: Change,
  ): Promise<Result<Assignment>> {
    return await inTransaction(db, async (tx) => {
      const found = await findOwn(tx, teacher, assignmentId);
      if (!found.ok) return found;
      const before = found.value;
      if (!isFitForAll(wish.instructions)) return unfit;
      const now = clock.now();
      // Without a time it opens at once: a draft when it is handed out, and what was to open later.
      const opensElse =
        (before.isDraft && !wish.isDraft) || before.opensAt > now ? now : before.opensAt;
      const times = timesOf(wish, opensElse);
      if (!times.ok) return times;
      const { dueAt } = times.value;
      const isOtherTime = dueAt?.getTime() !== before.dueAt?.getTime() || before.isDraft;
      if (dueAt !== null && dueAt <= now && isOtherTime) return overAlready;
      const kept = before.recipients;
      const recipients = await recipientsOf(tx, before.classId, wish.studentIds, kept ?? []);
      if (!recipients.ok) return recipients;
      await store.saveAssignment(tx, before.id, { ...times.value, recipients: recipients.value });
      const after = await store.findAssignment(tx, before.id);
      return ok(view(after!, await peopleOf(tx, before.classId)));
    });
  }

  async function remove(teacher: Teacher, assignmentId: string): Promise<Result<{ ok: true }>> {
    return await inTransaction(db, async (tx) => {
      const found = await findOwn(tx, teacher, assignmentId);
      if (!found.ok) return found;
      await store.deleteAssignment(tx, found.value.id);
      return ok({ ok: true } as const);
    });
  }

  async function read(teacher: Teacher, assignmentId: string) {
    const found = await findIn(db, teacher, assignmentId);
    if (!found.ok) return found;
    const { assignment, taught } = found.value;
    if (taught.isArchived) return archived;
    const people = await peopleOf(db, assignment.classId);
    const ids = people.ids.filter((id) => isFor(assignment, id));
    const names = await namesOf(db, ids);
    const work = ids
      .map((id) => ({
        userId: id,
        userName: names.get(id) ?? "Student",
        ...told(people.workOf(id, assignment)),
      }))
      .toSorted((one, other) => byName.compare(one.userName, other.userName));
    return ok({ ...view(assignment, people), work });
  }

  /** What the classes of a student want them to do. */
  async function listOwn(accountId: string): Promise<Result<{ assignments: OwnAssignment[] }>> {
    const joined = await classes.joinedBy(db, accountId);
    const mine = new Map(joined.map((each) => [each.id, each]));
    const assigned = await store.listOfClasses(db, [...mine.keys()]);
    const now = clock.now();
    const workOf = createWorkOf(course, await lessonPlaces(db, [accountId]), now);
    const lockOf = assigned.length > 0 ? await locksOf(db, accountId) : () => null;
    const own = assigned
      .filter((each) => !each.isDraft && isFor(each, accountId))
      .map((each) => ({
        ...subjectOf(each),
        className: mine.get(each.classId)!.name,
        ...told(workOf(accountId, each, mine.get(each.classId)!.joinedAt)),
        lock: lockOf(each.lessonId),
      }));
    // Stable: each group stays in the order of the due times.
    return ok({ assignments: own.toSorted((one, other) => groupOf(one) - groupOf(other)) });
  }

  /** The class, where work may be assigned: nobody else changes it meanwhile. */
  async function findOpen(tx: Tx, teacher: Teacher, classId: string) {
    const id = asUuid(classId);
    if (id !== null) await classes.lockClass(tx, id);
    const taught = await classes.findTaught(tx, teacher, classId);
    return taught.ok && taught.value.isArchived ? archived : taught;
  }

  async function findIn(from: Db | Tx, teacher: Teacher, assignmentId: string) {
    const id = asUuid(assignmentId);
    const assignment = id === null ? undefined : await store.findAssignment(from, id);
    if (assignment === undefined) return unknown;
    const taught = await classes.findTaught(from, teacher, assignment.classId);
    return taught.ok ? ok({ assignment, taught: taught.value }) : unknown;
  }

  /** To be changed: read again once nobody else changes its class. */
  async function findOwn(
    tx: Tx,
    teacher: Teacher,
    assignmentId: string,
  ): Promise<Result<store.StoredAssignment>> {
    const seen = await findIn(tx, teacher, assignmentId);
    if (!seen.ok) return seen;
    await classes.lockClass(tx, seen.value.assignment.classId);
    const found = await findIn(tx, teacher, assignmentId);
    if (!found.ok) return found;
    return found.value.taught.isArchived ? archived : ok(found.value.assignment);
  }

  /** Lessons that the whole class has to do still. */
  async function openForAll(tx: Tx, classId: string, now: Date): Promise<Set<string>> {
    const assigned = await store.listOfClasses(tx, [classId]);
    return new Set(
      assigned
        .filter(({ recipients, dueAt }) => recipients === null && (dueAt === null || dueAt > now))
        .map(({ lessonId }) => lessonId),
    );
  }

  /** For whom it is: students of the class, or those who were chosen before and have left it. */
  async function recipientsOf(
    tx: Tx,
    classId: string,
    wished: readonly string[] | null,
    before: readonly string[] = [],
  ): Promise<Result<string[] | null>> {
    if (wished === null) return ok(null);
    const ids = new Set(wished.map((each) => asUuid(each) ?? ""));
    const students = await classes.studentsIn(tx, [classId]);
    const known = new Set([...before, ...students.map(({ accountId }) => accountId)]);
    return [...ids].every((id) => known.has(id))
      ? ok([...ids])
      : refuse("not-found", "One of the chosen people is no student of this class.");
  }

  return { list, make, read, change, remove, listOwn };
}

function timesOf(
  wish: Pick<Change, "instructions" | "isDraft" | "opensAt" | "dueAt" | "lateRule">,
  opensElse: Date,
): Result<store.AssignmentWords> {
  const opensAt = wish.opensAt === undefined ? opensElse : new Date(wish.opensAt);
  const dueAt = wish.dueAt === null ? null : new Date(wish.dueAt);
  if (dueAt !== null && dueAt <= opensAt) {
    return refuse("invalid-input", "Work is due after it opens. Choose a later due time.");
  }
  const { instructions, isDraft, lateRule } = wish;
  return ok({ instructions, isDraft, opensAt, dueAt, lateRule });
}

const told = ({ state, progress, finishedAt, score }: Work) => ({
  state,
  progress,
  finishedAt: finishedAt?.toISOString() ?? null,
  score,
});

/** What can be done now, then what opens later, then what is over. */
const groupOf = ({ state }: Pick<OwnAssignment, "state">): number =>
  isDone(state) || state === "missed" ? 2 : state === "not-open" ? 1 : 0;

const byName = new Intl.Collator("en", { sensitivity: "base", numeric: true });
const unknown = refuse("not-found", "There is no such assignment.");
const archived = refuse("conflict", "This class is archived. Open it again first.");
const unfit = refuse(
  "invalid-input",
  "This has words, addresses or links that are not for a class. Leave them out.",
);
const overAlready = refuse(
  "invalid-input",
  "This due time is over already. Choose one that is still to come.",
);
