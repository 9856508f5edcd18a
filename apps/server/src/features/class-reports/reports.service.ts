import type { LearningReport, MadeOf } from "@saywell/contract";
import { reportRule } from "@saywell/contract/constants";
import type { Clock } from "../../adapters/clock";
import type { Db } from "../../db/database";
import { pdfFile, type SheetPrinter } from "../../pdf/sheet-printer";
import { commonRefusal, ok, refuse, type Result } from "../../refusal";
import { daysOf } from "./figures";
import type { LearningSheet } from "./learning-sheet/learning-facts";
import { sheetOf } from "./learning-sheet/sheet-of";
import { figuresOf, madeOfFigure } from "./learning-report";
import { periodOf } from "./period";
import { type Facts, readFacts } from "./report-facts";
import type { ReportsNeeds, Teacher } from "./reports-needs";

interface Deps extends ReportsNeeds {
  db: Db;
  clock: Clock;
  sheets: Pick<SheetPrinter<LearningSheet>, "print">;
}

interface DaysWish {
  from?: string | undefined;
  to?: string | undefined;
}

type Scope = Pick<LearningReport, "classId" | "className" | "schoolName" | "student">;

export type ReportsService = ReturnType<typeof createReportsService>;

/** What a class and each student of it learnt in some days: counted when somebody looks. */
export function createReportsService(deps: Deps) {
  const { db, clock, classes, school } = deps;

  const ofClass = (
    teacher: Teacher,
    classId: string,
    wish: DaysWish,
  ): Promise<Result<LearningReport>> => reportOn(teacher, classId, undefined, wish);

  const ofStudent = (
    teacher: Teacher,
    classId: string,
    studentId: string,
    wish: DaysWish,
  ): Promise<Result<LearningReport>> => reportOn(teacher, classId, studentId, wish);

  async function reportOn(
    teacher: Teacher,
    classId: string,
    studentId: string | undefined,
    wish: DaysWish,
  ): Promise<Result<LearningReport>> {
    const read = await readFor(teacher, classId, studentId, wish);
    return read.ok ? ok({ ...read.value.scope, ...figuresOf(read.value.facts) }) : read;
  }

  async function madeOf(
    teacher: Teacher,
    classId: string,
    { figure, studentId, ...wish }: DaysWish & { figure: string; studentId?: string | undefined },
  ): Promise<Result<MadeOf>> {
    const read = await readFor(teacher, classId, studentId, wish);
    if (!read.ok) return read;
    const { facts } = read.value;
    const found = madeOfFigure(facts, figure);
    if (found === undefined) return noFigure;
    const { days, pieces, ...told } = found;
    const shown = pieces.slice(0, reportRule.mostPieces);
    const more = pieces.length - shown.length;
    return ok({ figure, ...told, period: daysOf(facts, days), pieces: shown, more });
  }

  /** All that a report is made of, for who teaches the class. */
  async function readFor(
    teacher: Teacher,
    classId: string,
    studentId: string | undefined,
    wish: DaysWish,
  ): Promise<Result<{ scope: Scope; facts: Facts }>> {
    const found = await classes.findTaught(db, teacher, classId);
    if (!found.ok) return found;
    if (found.value.isArchived) return archived;
    return await read(found.value, studentId, wish);
  }

  async function read(
    { id: classId, name: className }: { id: string; name: string },
    studentId: string | undefined,
    wish: DaysWish,
  ): Promise<Result<{ scope: Scope; facts: Facts }>> {
    const now = clock.now();
    const { name: schoolName, timeZone } = school();
    const period = periodOf(wish, now, timeZone);
    if (!period.ok) return period;
    const all = await classes.studentsIn(db, [classId]);
    // PostgreSQL writes ids in small letters, however they were asked for.
    const members =
      studentId === undefined
        ? all
        : all.filter(({ accountId }) => accountId === studentId.toLowerCase());
    if (studentId !== undefined && members.length === 0) return noStudent;
    const facts = await readFacts(deps, { classId, members, period: period.value, now });
    const [first] = facts.students;
    const student =
      studentId === undefined || first === undefined
        ? null
        : { userId: first.id, userName: first.name };
    return ok({ scope: { classId, className, schoolName, student }, facts });
  }

  async function sheetOfStudent(
    teacher: Teacher,
    classId: string,
    studentId: string,
    wish: DaysWish,
  ): Promise<Result<File>> {
    const found = await readFor(teacher, classId, studentId, wish);
    return found.ok ? await printed(found.value) : found;
  }

  /** The same for the learner whom it is about, in a class that they are in. */
  async function ownSheet(
    accountId: string,
    classId: string,
    wish: DaysWish,
  ): Promise<Result<File>> {
    const joined = await classes.joinedBy(db, accountId);
    const own = joined.find(({ id }) => id === classId.toLowerCase());
    if (own === undefined) return noClass;
    const found = await read(own, accountId, wish);
    return found.ok ? await printed(found.value) : found;
  }

  async function printed({ scope, facts }: { scope: Scope; facts: Facts }): Promise<Result<File>> {
    const report = { ...scope, ...figuresOf(facts) };
    const bytes = await deps.sheets.print(sheetOf(report, clock.now()));
    if (bytes === null) return { ok: false, refusal: commonRefusal("unavailable") };
    return ok(pdfFile(bytes, `saywell-report-${report.period.to}.pdf`));
  }

  return { ofClass, ofStudent, madeOf, sheetOfStudent, ownSheet };
}

/** A class that is over does not go on watching those who were in it. */
const archived = refuse(
  "conflict",
  "This class is archived. Open it again to see how its students get on.",
);
const noStudent = refuse("not-found", "There is no such student in this class.");
const noClass = refuse("not-found", "You are not in this class.");
const noFigure = refuse("not-found", "This report has no such figure.");
