import type { CallByName, CallInput, ClassDetails, TaughtClass } from "@saywell/contract";
import { classLimits } from "@saywell/contract/constants";
import { inOneLine } from "@saywell/moderation";
import type { Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { ok, refuse, type Result } from "../../refusal";
import type { ClassCaller } from "./class-access";
import { type ReadDetails, viewTaught } from "./class-view";
import type { ClassDeps } from "./classes-needs";
import { type InClass, isOwner, onlyOwner, unfit } from "./in-class";
import { type DrawCode, giveCode } from "./join-codes";
import * as store from "./settings.store";
import { listTaught, studentsOf, teachersOf } from "./taught-classes.store";

interface Deps extends ClassDeps, InClass {
  readDetails: ReadDetails;
  /** A code of which nobody can guess the next. */
  drawCode?: DrawCode;
}

type Wish = CallInput<CallByName<"POST /api/classes">>["body"];
type Settings = CallInput<CallByName<"PUT /api/classes/{classId}">>["body"];
type Details = Promise<Result<ClassDetails>>;

export type TaughtClassesService = ReturnType<typeof createTaughtClassesService>;

/** The classes that somebody teaches, and what they set for them. */
export function createTaughtClassesService(deps: Deps) {
  const { db, clock, record, accounts, isFitForAll, inClass, inClassAtAll, readDetails } = deps;
  const { drawCode } = deps;

  async function list(
    caller: ClassCaller,
    { archived }: { archived: boolean },
  ): Promise<Result<{ classes: TaughtClass[] }>> {
    const rows = await listTaught(db, caller.id, { archived });
    return ok({ classes: rows.map((row) => viewTaught(row, caller)) });
  }

  async function make(caller: ClassCaller, wish: Wish): Details {
    const name = inOneLine(wish.name);
    if (name === "") return nameless;
    if (!isFitForAll(name)) return unfit;
    return await inTransaction(db, async (tx) => {
      // They stay a teacher until the class is theirs.
      const person = await accounts.lock(tx, caller.id);
      if (person === undefined || person.role === "LEARNER") return noTeacher;
      if (!(await hasRoom(tx, caller.id))) return tooMany;
      const now = clock.now();
      const made = { name, level: wish.level, teacherId: caller.id, now };
      const classId = await store.insertOwnClass(tx, made);
      await giveCode(tx, classId, drawCode);
      await record(tx, {
        at: now,
        actorId: caller.id,
        action: "class-made",
        aboutId: caller.id,
        details: { classId, after: { name, teacherId: caller.id } },
      });
      return await readDetails(tx, caller, classId);
    });
  }

  const change = (caller: ClassCaller, classId: string, wish: Settings): Details => {
    const name = inOneLine(wish.name);
    if (name === "") return Promise.resolve(nameless);
    if (!isFitForAll(name) || !isFitForAll(wish.goals)) return Promise.resolve(unfit);
    return inClass(caller, classId, async (tx, before, happened) => {
      await store.saveSettings(tx, before.id, {
        ...wish,
        name,
        messages: wish.messages ?? before.messages,
        names: wish.names ?? before.names,
      });
      if (wish.messages === "OFF" && before.messages !== "OFF") {
        // Nobody stays in the room of a class in which nobody writes.
        happened("class-left", {
          accountIds: (await studentsOf(tx, before.id)).map(({ id }) => id),
        });
      }
      const { teacherId } = before;
      const details = {
        classId: before.id,
        before: { name: before.name, teacherId },
        after: { name, teacherId },
      };
      await tell(tx, caller, "class-changed", { teacherId, details });
      return await readDetails(tx, caller, before.id);
    });
  };

  const archive = (caller: ClassCaller, classId: string): Details =>
    inClass(caller, classId, async (tx, row, happened) => {
      if (!isOwner(caller, row)) return onlyOwner;
      const people = [...(await teachersOf(tx, row.id)), ...(await studentsOf(tx, row.id))];
      await store.saveArchived(tx, row.id, clock.now());
      happened("class-left", { accountIds: people.map(({ id }) => id) });
      await tell(tx, caller, "class-archived", row);
      return await readDetails(tx, caller, row.id);
    });

  /** One that is not archived is answered as it is. */
  const restore = (caller: ClassCaller, classId: string): Details =>
    inClassAtAll(caller, classId, async (tx, row) => {
      if (!isOwner(caller, row)) return onlyOwner;
      if (row.archivedAt !== null) {
        if (!(await hasRoom(tx, row.teacherId))) return tooMany;
        await store.saveArchived(tx, row.id, null);
        await tell(tx, caller, "class-restored", row);
      }
      return await readDetails(tx, caller, row.id);
    });

  const setCode = (caller: ClassCaller, classId: string, isOpen: boolean): Details =>
    inClass(caller, classId, async (tx, row) => {
      if (isOpen) await giveCode(tx, row.id, drawCode);
      else await store.saveCode(tx, row.id, null);
      const details = { classId: row.id, isOpen };
      await tell(tx, caller, "class-code-changed", { teacherId: row.teacherId, details });
      return await readDetails(tx, caller, row.id);
    });

  async function hasRoom(tx: Tx, ownerId: string): Promise<boolean> {
    await store.lockOwner(tx, ownerId);
    return (await store.countOpen(tx, ownerId)) < classLimits.classes;
  }

  const tell = (
    tx: Tx,
    caller: ClassCaller,
    action: "class-changed" | "class-archived" | "class-restored" | "class-code-changed",
    about: { teacherId: string; details: object } | { teacherId: string; id: string },
  ) =>
    record(tx, {
      at: clock.now(),
      actorId: caller.id,
      action,
      aboutId: about.teacherId,
      details: "details" in about ? { ...about.details } : { classId: about.id },
    });

  return {
    list,
    make,
    read: (caller: ClassCaller, classId: string): Details => readDetails(db, caller, classId),
    change,
    archive,
    restore,
    setCode,
  };
}

const noTeacher = refuse("forbidden", "Only teachers can do this.");
const nameless = refuse("invalid-input", "Please give the class a name.");
const tooMany = refuse(
  "conflict",
  `There are ${classLimits.classes} open classes already. Archive one that is over.`,
);
