import type {
  CallByName,
  CallInput,
  CallReply,
  ClassThread,
  ClassThreadCard,
} from "@saywell/contract";
import { classMessageLimits } from "@saywell/contract/constants";
import { isAdult } from "@saywell/moderation";
import type { Db, Tx } from "../../db/database";
import { asUuid } from "../../db/uuid";
import { ok, refuse, type Result } from "../../refusal";
import * as access from "./access";
import type { Accounts, Classes, NamesOf, Person } from "./class-messages-needs";
import type { ViewThreads } from "./thread-view";
import { raiseReadMark, type ThreadReads, type ThreadRow } from "./threads.store";
import type { createWriting, Place } from "./writing.service";

interface Deps {
  db: Db;
  classes: Classes;
  accounts: Accounts;
  threads: ThreadReads;
  viewThreads: ViewThreads;
  write: ReturnType<typeof createWriting>;
  /** As their teachers read people, and as others do. */
  wholeNamesOf: NamesOf;
  namesOf: NamesOf;
}

interface StudentPlace {
  classId: string;
  studentId: string;
}
type ToStudent = CallInput<
  CallByName<"POST /api/classes/{classId}/students/{studentId}/messages">
>["body"];
type ToTeacher = CallInput<CallByName<"POST /api/my-classes/{classId}/messages">>["body"];
type Own = CallReply<CallByName<"GET /api/my-classes/{classId}/messages">>;

export type ClassMessagesService = ReturnType<typeof createClassMessagesService>;

/** What students and the teachers of their classes write to each other. */
export function createClassMessagesService(deps: Deps) {
  const { db, classes, accounts, threads, viewThreads, write, wholeNamesOf, namesOf } = deps;

  async function list(
    teacher: Person,
    classId: string,
  ): Promise<Result<{ threads: ClassThreadCard[] }>> {
    const found = await findOpen(db, teacher, classId);
    if (!found.ok) return found;
    const { id: openId } = found.value;
    const students = await classes.studentsIn(db, [openId]);
    const rows = await threads.listLatestOf(db, teacher.id, {
      classId: openId,
      studentIds: students.map(({ accountId }) => accountId),
      limit: classMessageLimits.listed,
    });
    const views = await viewThreads(db, { id: teacher.id, namesOf: wholeNamesOf }, rows, 1);
    const cards = views.map(({ row, names, messages, ...card }) => ({
      ...card,
      student: { id: row.studentId, name: names.get(row.studentId) ?? "" },
      last: messages.at(-1)!,
    }));
    // Stable: each group stays in the order of what was written last.
    const sorted = cards.toSorted(
      (one, other) => Number(other.unread > 0) - Number(one.unread > 0),
    );
    return ok({ threads: sorted });
  }

  async function readOf(teacher: Person, place: StudentPlace) {
    const found = await findStudent(db, teacher, place);
    if (!found.ok) return found;
    const { schoolClass, student } = found.value;
    const rows = await threads.listWith(db, teacher.id, {
      classId: schoolClass.id,
      studentId: student.id,
    });
    const mine = rows.filter((row) => access.mayTeacherRead(row, teacher.id));
    const views = await viewThreads(db, { id: teacher.id, namesOf: wholeNamesOf }, mine);
    const { length: teacherCount } = await classes.teachersOf(db, schoolClass.id);
    return ok({
      threads: views.map(asThread),
      teacherCount,
      isOpenToAll: !isAdult(student.ageBand),
      closed: access.closedFor(schoolClass.messages),
    });
  }

  const writeTo = (teacher: Person, place: StudentPlace, wish: ToStudent) =>
    write(teacher, wish.content, async (tx): Promise<Result<Place>> => {
      const found = await findStudent(tx, teacher, place, { locks: true });
      if (!found.ok) return found;
      const { schoolClass, student } = found.value;
      const closed = access.closedFor(schoolClass.messages);
      if (closed !== null) return refuse("forbidden", closed);
      return placeOf(schoolClass.id, student, teacher.id, wish.assignmentId ?? null, wholeNamesOf);
    });

  async function readOwn(student: Person, classId: string): Promise<Result<Own>> {
    const schoolClass = await findJoined(db, student, classId);
    if (schoolClass === undefined) return access.unknownClass;
    const { id } = schoolClass;
    const rows = await threads.listWith(db, student.id, { classId: id, studentId: student.id });
    const views = await viewThreads(db, { id: student.id, namesOf }, rows);
    const teacherIds = (await classes.teachersOf(db, id)).map((each) => each.id);
    const names = await namesOf(db, teacherIds);
    return ok({
      threads: views.map(asThread),
      teachers: teacherIds.map((each) => ({ id: each, name: names.get(each) ?? "" })),
      isOpenToAll: !isAdult(student.ageBand),
      closed: access.closedFor(schoolClass.messages),
    });
  }

  const writeOwn = (student: Person, classId: string, wish: ToTeacher) =>
    write(student, wish.content, async (tx): Promise<Result<Place>> => {
      const wanted = asUuid(classId);
      if (wanted !== null) await classes.lockClass(tx, wanted);
      const schoolClass = await findJoined(tx, student, classId);
      if (schoolClass === undefined) return access.unknownClass;
      const closed = access.closedFor(schoolClass.messages);
      if (closed !== null) return refuse("forbidden", closed);
      const teachers = await classes.teachersOf(tx, schoolClass.id);
      const teacherId = wish.teacherId ?? null;
      const teacher =
        teacherId === null ? teachers[0] : teachers.find(({ id }) => id === asUuid(teacherId));
      if (teacher === undefined) return access.unknownTeacher;
      return placeOf(schoolClass.id, student, teacher.id, wish.assignmentId ?? null, namesOf);
    });

  /** Reading further than there is anything is reading all. */
  async function markRead(
    reader: Person,
    { threadId, seq }: { threadId: string; seq: number },
  ): Promise<Result<{ ok: true }>> {
    const id = asUuid(threadId);
    const thread = id === null ? undefined : await threads.find(db, reader.id, id);
    if (thread === undefined || !(await mayRead(db, reader, thread))) return access.unknownThread;
    await raiseReadMark(db, { threadId: thread.id, accountId: reader.id, seq });
    return ok({ ok: true });
  }

  async function listUnread(reader: Person) {
    const taught = await classes.listTaught(db, reader.id);
    const rows = [
      ...(await readable(
        db,
        reader,
        taught.map(({ id }) => id),
      )),
      ...(await ownThreads(db, reader)),
    ];
    const unread = new Map<string, number>();
    for (const row of rows) {
      if (row.unread > 0) unread.set(row.classId, (unread.get(row.classId) ?? 0) + row.unread);
    }
    return ok({ classes: [...unread].map(([classId, count]) => ({ classId, unread: count })) });
  }

  /** Whether somebody may read a thread: its student, and its teacher or all, while they are in the class. */
  async function mayRead(from: Db | Tx, reader: Pick<Person, "id" | "role">, thread: ThreadRow) {
    const students = await classes.studentsIn(from, [thread.classId]);
    if (!students.some(({ accountId }) => accountId === thread.studentId)) return false;
    if (thread.studentId === reader.id) {
      const joined = await classes.joinedBy(from, reader.id);
      return joined.some(({ id }) => id === thread.classId);
    }
    const taught = await classes.findTaught(from, reader, thread.classId);
    return taught.ok && !taught.value.isArchived && access.mayTeacherRead(thread, reader.id);
  }

  /** What a teacher may read of classes of theirs: of those who are students there now. */
  async function readable(from: Db | Tx, teacher: Person, classIds: readonly string[]) {
    const students = new Set(
      (await classes.studentsIn(from, classIds)).map(
        ({ classId, accountId }) => `${classId} ${accountId}`,
      ),
    );
    const rows = await threads.listOf(from, teacher.id, classIds);
    return rows.filter(
      (row) =>
        students.has(`${row.classId} ${row.studentId}`) && access.mayTeacherRead(row, teacher.id),
    );
  }

  async function ownThreads(from: Db | Tx, student: Person) {
    const ids = (await classes.joinedBy(from, student.id)).map(({ id }) => id);
    const rows = await threads.listOf(from, student.id, ids);
    return rows.filter(({ studentId }) => studentId === student.id);
  }

  async function findJoined(from: Db | Tx, student: Person, classId: string) {
    const id = asUuid(classId);
    const joined = id === null ? [] : await classes.joinedBy(from, student.id);
    return joined.find((each) => each.id === id);
  }

  async function findOpen(from: Db | Tx, teacher: Person, classId: string) {
    const taught = await classes.findTaught(from, teacher, classId);
    return taught.ok && taught.value.isArchived ? access.archived : taught;
  }

  async function findStudent(
    from: Db | Tx,
    teacher: Person,
    place: StudentPlace,
    { locks = false } = {},
  ) {
    const wanted = asUuid(place.classId);
    if (locks && wanted !== null) await classes.lockClass(from as Tx, wanted);
    const found = await findOpen(from, teacher, place.classId);
    if (!found.ok) return found;
    const studentId = asUuid(place.studentId);
    const students = await classes.studentsIn(from, [found.value.id]);
    const isHere = students.some(({ accountId }) => accountId === studentId);
    const card =
      studentId !== null && isHere ? await accounts.findCard(from, studentId) : undefined;
    if (card === undefined) return access.unknownStudent;
    return ok({ schoolClass: found.value, student: { id: card.id, ageBand: card.age_band } });
  }

  return { list, readOf, writeTo, readOwn, writeOwn, markRead, listUnread, mayRead };
}

function placeOf(
  classId: string,
  student: Place["student"],
  teacherId: string,
  assignment: string | null,
  namesOf: NamesOf,
): Result<Place> {
  const assignmentId = assignment === null ? null : asUuid(assignment);
  if (assignment !== null && assignmentId === null) return access.unknownWork;
  const key = {
    classId,
    studentId: student.id,
    teacherId: access.teacherIn(student, teacherId),
    assignmentId,
  };
  return ok({ key, student, namesOf });
}

const asThread = ({
  row: _row,
  names: _names,
  ...thread
}: ClassThread & { row: unknown; names: unknown }): ClassThread => thread;
