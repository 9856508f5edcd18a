import type { ClassNote } from "@saywell/contract";
import { classLimits } from "@saywell/contract/constants";
import type { Db, Tx } from "../../db/database";
import { asUuid } from "../../db/uuid";
import { ok, refuse, type Result } from "../../refusal";
import { type ClassCaller, findTaughtRow } from "./class-access";
import type { ClassDeps } from "./classes-needs";
import { type InClass, isOwner } from "./in-class";
import * as store from "./notes.store";
import type { NamesOf } from "./people-names.store";
import { isStudentOf, type TaughtClassRow } from "./taught-classes.store";

interface Deps extends Pick<ClassDeps, "db" | "clock" | "record">, InClass {
  staffNamesOf: NamesOf;
}

interface Place {
  classId: string;
  studentId: string;
}
interface NotePlace extends Place {
  noteId: string;
}

export type NotesService = ReturnType<typeof createNotesService>;

/** What the teachers of a class write down about a student, for each other. */
export function createNotesService({ db, clock, record, staffNamesOf, inClass }: Deps) {
  async function list(caller: ClassCaller, place: Place): Promise<Result<{ notes: ClassNote[] }>> {
    const found = await findTaughtRow(db, caller, place.classId);
    if (!found.ok) return found;
    const about = await findStudent(db, found.value, place);
    if (!about.ok) return about;
    return ok({ notes: await viewAll(db, await store.listNotes(db, about.value)) });
  }

  const write = (caller: ClassCaller, place: Place, content: string): Promise<Result<ClassNote>> =>
    inClass(caller, place.classId, async (tx, row) => {
      const about = await findStudent(tx, row, place);
      if (!about.ok) return about;
      if ((await store.countNotes(tx, about.value)) >= classLimits.notes) return tooMany;
      const written = { authorId: caller.id, content, now: clock.now() };
      const id = await store.insertNote(tx, about.value, written);
      await tell(tx, caller, "class-note-written", { ...about.value, noteId: id });
      return await view(tx, await store.findNote(tx, about.value, id));
    });

  const change = (
    caller: ClassCaller,
    place: NotePlace,
    content: string,
  ): Promise<Result<ClassNote>> =>
    inClass(caller, place.classId, async (tx, row) => {
      const found = await find(tx, row, place);
      if (!found.ok) return found;
      const { note, about } = found.value;
      if (note.authorId !== caller.id) return notYours;
      await store.updateNote(tx, note.id, { content, now: clock.now() });
      await tell(tx, caller, "class-note-changed", { ...about, noteId: note.id });
      return await view(tx, await store.findNote(tx, about, note.id));
    });

  const remove = (caller: ClassCaller, place: NotePlace): Promise<Result<{ ok: true }>> =>
    inClass(caller, place.classId, async (tx, row) => {
      const found = await find(tx, row, place);
      if (!found.ok) return found;
      const { note, about } = found.value;
      if (note.authorId !== caller.id && !isOwner(caller, row)) return notYours;
      await store.deleteNote(tx, note.id);
      await tell(tx, caller, "class-note-deleted", { ...about, noteId: note.id });
      return ok({ ok: true } as const);
    });

  /** Not what it said: that is for the teachers of the class alone. */
  const tell = (
    tx: Tx,
    caller: ClassCaller,
    action: "class-note-written" | "class-note-changed" | "class-note-deleted",
    { aboutId, classId, noteId }: { aboutId: string; classId: string; noteId: string },
  ) =>
    record(tx, {
      at: clock.now(),
      actorId: caller.id,
      action,
      aboutId,
      details: { classId, noteId },
    });

  async function findStudent(
    from: Db | Tx,
    row: TaughtClassRow,
    { studentId }: Place,
  ): Promise<Result<{ classId: string; aboutId: string }>> {
    const aboutId = asUuid(studentId);
    if (aboutId === null || !(await isStudentOf(from, row.id, aboutId))) return noStudent;
    return ok({ classId: row.id, aboutId });
  }

  async function find(tx: Tx, row: TaughtClassRow, place: NotePlace) {
    const about = await findStudent(tx, row, place);
    if (!about.ok) return about;
    const id = asUuid(place.noteId);
    const note = id === null ? undefined : await store.findNote(tx, about.value, id);
    return note === undefined ? noNote : ok({ note, about: about.value });
  }

  async function view(from: Db | Tx, row: store.NoteRow | undefined): Promise<Result<ClassNote>> {
    const [note] = row === undefined ? [] : await viewAll(from, [row]);
    return note === undefined ? noNote : ok(note);
  }

  async function viewAll(from: Db | Tx, rows: readonly store.NoteRow[]): Promise<ClassNote[]> {
    const authors = new Set(rows.flatMap(({ authorId }) => authorId ?? []));
    const names = await staffNamesOf(from, [...authors]);
    return rows.map(({ id, content, authorId, createdAt, updatedAt }) => ({
      id,
      content,
      author: authorId === null ? null : { id: authorId, name: names.get(authorId) ?? "" },
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt?.toISOString() ?? null,
    }));
  }

  return { list, write, change, remove };
}

const noStudent = refuse("not-found", "This person is no student of the class.");
const noNote = refuse("not-found", "There is no such note.");
const notYours = refuse("forbidden", "Somebody else wrote this note.");
const tooMany = refuse(
  "conflict",
  `There are ${classLimits.notes} notes on this student already. Delete one that nobody needs.`,
);
