import type { Role } from "@saywell/contract";
import type { BadRow, ImportedPerson } from "./judge-row";

/** Whoever has an address: it is proved to be theirs, or the school made the account for it. */
export interface KnownPerson {
  id: string;
  /** As staff read it. */
  name: string;
  role: Role;
  isDemo: boolean;
}

/** Somebody of the file who is here already, and what becomes of them. */
export interface FoundPerson {
  line: number;
  id: string;
  /** In the file, and here: nobody's name is changed. */
  name: string;
  nameHere: string;
  /** Whether the two are so unlike that they may be two people. */
  isNamedOtherwise: boolean;
  role: Role;
  /** The class that they become a student of. */
  joins: string | null;
  /** The new class that they teach. */
  teaches: string | null;
}

export interface KnownClass {
  id: string;
  name: string;
  teacherId: string;
}

/** What there is already. */
export interface KnownSchool {
  /** By address in small letters. */
  people: ReadonlyMap<string, KnownPerson>;
  /** By `classKey`. */
  classes: ReadonlyMap<string, readonly KnownClass[]>;
  /** Who is a student where already, by `memberKey`. */
  members: ReadonlySet<string>;
}

/** What an import makes. */
export interface ImportPlan {
  newPeople: ImportedPerson[];
  /** First those whose names differ, then those of whom something changes. */
  found: FoundPerson[];
  newClasses: { key: string; name: string; teacher: string }[];
  /** By the class's id, or the key of a new one. */
  newMembers: { classId: string | null; key: string; email: string }[];
  bad: BadRow[];
}

/** Classes of one name are one class, in whatever letters. */
export const classKey = (name: string): string => name.toLowerCase();
export const memberKey = (classId: string, accountId: string): string => `${classId} ${accountId}`;

/** What of the rows that are right by themselves can be done in this school. */
export function judgeFile(
  rows: readonly ImportedPerson[],
  badRows: readonly BadRow[],
  known: KnownSchool,
): ImportPlan {
  const said = teachersSaid(rows);
  const bad = [...badRows];
  const teachers = new Set<string>();
  const good: { row: ImportedPerson; place: Place }[] = [];

  // The teachers first: a class may be theirs only where their own rows are right.
  for (const role of ["TEACHER", "LEARNER"] as const) {
    for (const row of rows) {
      if (row.role !== role) continue;
      const place = placeOf(row, { known, said, teachers });
      if (typeof place === "string") bad.push({ line: row.line, reason: place });
      else good.push({ row, place });
      if (role === "TEACHER" && typeof place !== "string") teachers.add(row.email);
    }
  }
  good.sort((one, other) => one.row.line - other.row.line);
  bad.sort((one, other) => one.line - other.line);

  const plan: ImportPlan = { newPeople: [], found: [], newClasses: [], newMembers: [], bad };
  const made = new Set<string>();
  for (const { row, place } of good) {
    const person = known.people.get(row.email);
    const found = person && foundAs(row, person);
    if (found === undefined) plan.newPeople.push(row);
    else plan.found.push(found);
    if (place === null) continue;
    const { key, classId } = place;
    if (place.newTeacher !== null && !made.has(key)) {
      made.add(key);
      plan.newClasses.push({ key, name: row.className!, teacher: place.newTeacher });
    }
    if (row.role === "TEACHER") {
      if (found !== undefined && place.newTeacher !== null) found.teaches = row.className;
      continue;
    }
    const isIn = classId !== null && person && known.members.has(memberKey(classId, person.id));
    if (isIn) continue;
    if (found !== undefined) found.joins = row.className;
    plan.newMembers.push({ classId, key, email: row.email });
  }
  plan.found.sort((one, other) => concern(other) - concern(one) || one.line - other.line);
  return plan;
}

const foundAs = (row: ImportedPerson, { id, name, role }: KnownPerson): FoundPerson => ({
  line: row.line,
  id,
  name: row.name,
  nameHere: name,
  isNamedOtherwise: alike.compare(row.name, name) !== 0,
  role,
  joins: null,
  teaches: null,
});

/** Capitals, accents and spaces make no other person. */
const alike = new Intl.Collator("en", { sensitivity: "base", ignorePunctuation: true });

const concern = ({ isNamedOtherwise, joins, teaches }: FoundPerson): number =>
  isNamedOtherwise ? 2 : joins === null && teaches === null ? 0 : 1;

/** The class of a row; null for none. */
type Place = { key: string; classId: string | null; newTeacher: string | null } | null;

/** Which teachers the rows name for each class. */
function teachersSaid(rows: readonly ImportedPerson[]): Map<string, Set<string>> {
  const said = new Map<string, Set<string>>();
  for (const { className, teacher } of rows) {
    if (className === null || teacher === null) continue;
    const key = classKey(className);
    said.set(key, (said.get(key) ?? new Set()).add(teacher));
  }
  return said;
}

interface Knowledge {
  known: KnownSchool;
  said: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whose rows in this file make them teachers. */
  teachers: ReadonlySet<string>;
}

/** Where a row leads, or why it cannot be. */
function placeOf(row: ImportedPerson, knowledge: Knowledge): Place | string {
  const { known, said, teachers } = knowledge;
  const person = known.people.get(row.email);
  if (person?.isDemo) return "This address belongs to the demo school.";
  if (row.role === "TEACHER" && person?.role === "LEARNER") {
    return "This person is here as a learner, and an import changes no role. Make them a teacher first.";
  }
  if (row.className === null) return null;
  if (row.role === "LEARNER" && person !== undefined && person.role !== "LEARNER") {
    return `This person is ${person.role === "ADMIN" ? "an admin" : "a teacher"} here, and no student of a class. Leave the class out, or write the role TEACHER.`;
  }
  const key = classKey(row.className);
  const name = `The class “${row.className}”`;
  const there = known.classes.get(key) ?? [];

  if (there.length > 0) {
    const teacherId = row.teacher === null ? null : known.people.get(row.teacher)?.id;
    const fitting =
      row.teacher === null ? there : there.filter((each) => each.teacherId === teacherId);
    if (fitting.length === 0) {
      return `${name} has another teacher. Change its teacher first, or give this class another name.`;
    }
    if (fitting.length > 1) {
      return row.teacher === null
        ? `${name} is there ${there.length} times. Say whose in the column class_teacher.`
        : `${name} is there twice with this teacher. Rename one of them first.`;
    }
    const [found] = fitting;
    return { key, classId: found!.id, newTeacher: null };
  }

  const named = [...(said.get(key) ?? [])];
  const [teacher] = named;
  if (teacher === undefined) {
    return `${name} is new and has no teacher. Give the teacher's email in the column class_teacher, or a row with the role TEACHER.`;
  }
  if (named.length > 1) {
    return `${name} is new and has more than one teacher in this file: ${named.slice(0, 3).join(", ")}.`;
  }
  if (row.role === "LEARNER" && row.email === teacher) return ownTeacher;
  const theirs = known.people.get(teacher);
  const isTeacher =
    row.role === "TEACHER" ||
    teachers.has(teacher) ||
    (theirs !== undefined && theirs.role !== "LEARNER" && !theirs.isDemo);
  return isTeacher
    ? { key, classId: null, newTeacher: teacher }
    : `${name} is new, and ${teacher} is no teacher here. Give them a row with the role TEACHER, or make them a teacher first.`;
}

const ownTeacher = "This person teaches the class, and cannot be its student.";
