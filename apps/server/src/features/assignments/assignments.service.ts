import type { Assignment, CallByName, CallInput, OwnAssignment } from "@saywell/contract";
import { assignmentLimits } from "@saywell/contract/constants";
import { dueFor, isDone } from "@saywell/teaching";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { asUuid } from "../../db/uuid";
import { ok, refuse, type Result } from "../../refusal";
import type { Classes, Course, LocksOf, NamesOf, Teacher } from "./assignments-needs";
import * as store from "./assignments.store";
import { listGroups } from "./groups/groups.store";
import { createWhoHandedIn, type HandedInBy } from "./handed-in";
import { archived, findOpenClass } from "./open-class";
import { taskOf, viewSubject } from "./tasks";
import { countWork, createWorkOf, isFor, type Work } from "./work-of";
import type { createReadRecords } from "./work-records";
import { type createReadWish, unfit, type Wish } from "./work-wished";

interface Deps {
  db: Db;
  clock: Clock;
  classes: Classes;
  course: Course;
  handedInBy: HandedInBy;
  readRecords: ReturnType<typeof createReadRecords>;
  readWish: ReturnType<typeof createReadWish>;
  namesOf: NamesOf;
  locksOf: LocksOf;
  /** Whether people of every age may read this. */
  isFitForAll: (text: string) => boolean;
}

type Change = CallInput<CallByName<"PUT /api/assignments/{assignmentId}">>["body"];

export type AssignmentsService = ReturnType<typeof createAssignmentsService>;

/** Work that teachers assign, and how far their students are with it. */
export function createAssignmentsService(deps: Deps) {
  const { db, clock, classes, course, readRecords, readWish, namesOf, locksOf, isFitForAll } = deps;
  const whoHandedIn = createWhoHandedIn(deps);

  async function list(teacher: Teacher, classId: string) {
    const taught = await classes.findTaught(db, teacher, classId);
    if (!taught.ok) return taught;
    return ok({ assignments: await viewAll(db, taught.value.id) });
  }

  /** What a class is to do, with how far its students are. */
  async function viewAll(from: Db | Tx, classId: string): Promise<Assignment[]> {
    const assigned = await store.listOfClasses(from, [classId]);
    const people = await peopleOf(from, classId, assigned);
    return assigned.map((each) => view(each, people));
  }

  /** The students of a class with how far each is with anything that is assigned there. */
  async function peopleOf(
    from: Db | Tx,
    classId: string,
    assigned: readonly store.StoredAssignment[],
  ) {
    const students = await classes.studentsIn(from, [classId]);
    const ids = students.map(({ accountId }) => accountId);
    const joinedAt = new Map(students.map((each) => [each.accountId, each.joinedAt]));
    const work = createWorkOf(course, await readRecords(from, ids, assigned), clock.now());
    return {
      ids,
      workOf: (id: string, each: store.StoredAssignment) => work(id, each, joinedAt.get(id)!),
    };
  }

  function view(each: store.StoredAssignment, people: Awaited<ReturnType<typeof peopleOf>>) {
    const ids = people.ids.filter((id) => isFor(each, id));
    return {
      ...subjectOf(each, { isToldTask: true }),
      isDraft: each.isDraft,
      // Who has left the class is none of its students.
      studentIds: each.chosen && people.ids.filter((id) => each.chosen!.includes(id)),
      groupIds: each.groupIds,
      createdAt: each.createdAt.toISOString(),
      ...countWork(ids.map((id) => people.workOf(id, each))),
    };
  }

  const subjectOf = (each: store.StoredAssignment, told: { isToldTask: boolean }) => ({
    id: each.id,
    classId: each.classId,
    ...viewSubject(course, each, told),
    instructions: each.instructions,
    opensAt: each.opensAt.toISOString(),
    dueAt: each.dueAt?.toISOString() ?? null,
    lateRule: each.lateRule,
  });

  async function make(teacher: Teacher, classId: string, wish: Wish) {
    return await inTransaction(db, async (tx) => {
      const taught = await findOpenClass(classes, tx, teacher, classId);
      if (!taught.ok) return taught;
      const { id } = taught.value;
      const wished = readWish(wish);
      if (!wished.ok) return wished;
      const work = wished.value;
      if ((await store.countOfClass(tx, id)) + work.length > assignmentLimits.assignments) {
        return refuse(
          "conflict",
          `A class has at most ${assignmentLimits.assignments} assignments. Take some back first.`,
        );
      }
      const now = clock.now();
      const times = timesOf(wish, now);
      if (!times.ok) return times;
      if (times.value.dueAt !== null && times.value.dueAt <= now) return overAlready;
      const forWhom = await forWhomOf(tx, id, wish);
      if (!forWhom.ok) return forWhom;
      const open = await openForAll(tx, id, now);
      const twice = work.find(({ lessonId }) => lessonId !== null && open.has(lessonId));
      if (twice !== undefined && forWhom.value === null) {
        const title = course.lesson(twice.lessonId!)!.title;
        return refuse("conflict", `“${title}” is assigned to the class already.`);
      }
      await store.insertAssignments(tx, {
        ...times.value,
        classId: id,
        work,
        forWhom: forWhom.value,
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
      const forWhom = await forWhomOf(tx, before.classId, wish, before);
      if (!forWhom.ok) return forWhom;
      // Whoever is handing something in for it now is waited for.
      await store.lockAssignment(tx, before.id);
      const { here, gone } = await whoHandedIn(tx, before);
      if (wish.isDraft && here.size + gone.size > 0) return inUse;
      const people = forWhom.value?.people;
      if (people && [...here].some((each) => !people.has(each))) return leavesOut;
      await store.saveAssignment(tx, before.id, { ...times.value, forWhom: forWhom.value });
      // Who comes back finds what they handed in.
      if (people) await store.addRecipients(tx, before.id, [...gone]);
      const after = await store.findAssignment(tx, before.id);
      return ok(view(after!, await peopleOf(tx, before.classId, [after!])));
    });
  }

  async function remove(teacher: Teacher, assignmentId: string): Promise<Result<{ ok: true }>> {
    return await inTransaction(db, async (tx) => {
      const found = await findOwn(tx, teacher, assignmentId);
      if (!found.ok) return found;
      // Whoever is handing something in for it now is waited for.
      await store.lockAssignment(tx, found.value.id);
      // A lesson that was learnt stays learnt; what was written for this would go along.
      const { here, gone } = await whoHandedIn(tx, found.value);
      if (here.size + gone.size > 0) return inUse;
      await store.deleteAssignment(tx, found.value.id);
      return ok({ ok: true } as const);
    });
  }

  async function read(teacher: Teacher, assignmentId: string) {
    const found = await findIn(db, teacher, assignmentId);
    if (!found.ok) return found;
    const { assignment, taught } = found.value;
    if (taught.isArchived) return archived;
    const people = await peopleOf(db, assignment.classId, [assignment]);
    const ids = people.ids.filter((id) => isFor(assignment, id));
    const names = await namesOf(db, ids);
    const work = ids
      .map((id) => ({
        userId: id,
        userName: names.get(id) ?? "Student",
        ...told(people.workOf(id, assignment)),
        submissionId: people.workOf(id, assignment).submissionId,
      }))
      .toSorted((one, other) => byName.compare(one.userName, other.userName));
    const questions = taskOf(assignment, "QUIZ")?.questions ?? null;
    return ok({
      ...view(assignment, people),
      work,
      questions:
        questions &&
        questions.map(({ question, answer, wrong, explanation }) => ({
          question,
          answer,
          wrong: [...wrong],
          explanation,
        })),
    });
  }

  /** What the classes of a student want them to do. */
  async function listOwn(accountId: string): Promise<Result<{ assignments: OwnAssignment[] }>> {
    const joined = await classes.joinedBy(db, accountId);
    const mine = new Map(joined.map((each) => [each.id, each]));
    const assigned = (await store.listOfClasses(db, [...mine.keys()])).filter(
      (each) => !each.isDraft && isFor(each, accountId),
    );
    const view = await viewOwn(db, accountId, assigned);
    const own = assigned.map((each) => view(each, mine.get(each.classId)!));
    // Stable: each group stays in the order of the due times.
    return ok({ assignments: own.toSorted((one, other) => groupOf(one) - groupOf(other)) });
  }

  /** Work of a student's own, as they see it. */
  async function viewOwn(
    from: Db | Tx,
    accountId: string,
    assigned: readonly store.StoredAssignment[],
  ) {
    const now = clock.now();
    const workOf = createWorkOf(course, await readRecords(from, [accountId], assigned), now);
    const lockOf = assigned.some(({ lessonId }) => lessonId !== null)
      ? await locksOf(from, accountId)
      : () => null;
    return (
      each: store.StoredAssignment,
      { name, joinedAt }: { name: string; joinedAt: Date },
    ): OwnAssignment => ({
      // As it is for them, who may have joined when it was over.
      ...subjectOf(
        { ...each, dueAt: dueFor(each.dueAt, joinedAt) },
        { isToldTask: each.opensAt <= now },
      ),
      className: name,
      ...told(workOf(accountId, each, joinedAt)),
      lock: each.lessonId === null ? null : lockOf(each.lessonId),
    });
  }

  /** Work that somebody is to do as a student of its class, due when it is for them, with how they see it. */
  async function findOwnWork(
    from: Db | Tx,
    accountId: string,
    assignmentId: string,
  ): Promise<Result<{ assignment: store.StoredAssignment; view: OwnAssignment }>> {
    const id = asUuid(assignmentId);
    const assignment = id === null ? undefined : await store.findAssignment(from, id);
    if (assignment === undefined || assignment.isDraft) return unknown;
    const joined = await classes.joinedBy(from, accountId);
    const own = joined.find((each) => each.id === assignment.classId);
    if (own === undefined || !isFor(assignment, accountId)) return unknown;
    const view = await viewOwn(from, accountId, [assignment]);
    const dueAt = dueFor(assignment.dueAt, own.joinedAt);
    return ok({ assignment: { ...assignment, dueAt }, view: view(assignment, own) });
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
        .flatMap(({ lessonId }) => lessonId ?? []),
    );
  }

  /**
   * For whom it is, with all whom that comes to now: null for the whole class, else students of the
   * class, or those who were chosen before and have left it, and groups of the class.
   */
  async function forWhomOf(
    tx: Tx,
    classId: string,
    wish: { studentIds: readonly string[] | null; groupIds?: readonly string[] | undefined },
    before?: store.StoredAssignment,
  ): Promise<
    Result<{ studentIds: string[]; groupIds: string[]; people: ReadonlySet<string> } | null>
  > {
    if (wish.studentIds === null) return (wish.groupIds ?? []).length === 0 ? ok(null) : both;
    const studentIds = [...new Set(wish.studentIds.map((each) => asUuid(each) ?? ""))];
    const asked = wish.groupIds ?? before?.groupIds ?? [];
    const groupIds = new Set(asked.map((each) => asUuid(each) ?? ""));
    if (studentIds.length + groupIds.size === 0) return nobody;
    const students = await classes.studentsIn(tx, [classId]);
    const known = new Set([
      ...(before?.chosen ?? []),
      ...students.map(({ accountId }) => accountId),
    ]);
    if (!studentIds.every((id) => known.has(id))) {
      return refuse("not-found", "One of the chosen people is no student of this class.");
    }
    if (groupIds.size === 0) return ok({ studentIds, groupIds: [], people: new Set(studentIds) });
    const groups = (await listGroups(tx, classId)).filter(({ id }) => groupIds.has(id));
    if (groups.length < groupIds.size) {
      return refuse("not-found", "One of the chosen groups is none of this class any more.");
    }
    const inGroups = groups.flatMap((each) => each.studentIds);
    const people = new Set([...studentIds, ...inGroups]);
    return ok({ studentIds, groupIds: [...groupIds], people });
  }

  return { list, viewAll, make, read, change, remove, listOwn, findIn, findOwnWork };
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

const told = ({ state, progress, finishedAt, score, submission }: Work) => ({
  state,
  progress,
  finishedAt: finishedAt?.toISOString() ?? null,
  score,
  submission,
});

/** What can be done now, then what opens later, then what is over. */
const groupOf = ({ state }: Pick<OwnAssignment, "state">): number =>
  isDone(state) || state === "missed" ? 2 : state === "not-open" ? 1 : 0;

const byName = new Intl.Collator("en", { sensitivity: "base", numeric: true });
const unknown = refuse("not-found", "There is no such assignment.");
const inUse = refuse(
  "conflict",
  "Students have handed in work for this, which would be lost. Give it a due time instead, after which nothing counts.",
);
const leavesOut = refuse(
  "conflict",
  "Somebody has handed in work for this who would not be among the chosen students. Choose them too.",
);
const nobody = refuse("invalid-input", "Choose at least one student or one group.");
const both = refuse(
  "invalid-input",
  "Work is for the whole class, or for some students and groups of it. Choose one of the two.",
);
const overAlready = refuse(
  "invalid-input",
  "This due time is over already. Choose one that is still to come.",
);
