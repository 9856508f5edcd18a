import type { MessageRule, Role } from "@saywell/contract";
import { classLimits, roomLimits } from "@saywell/contract/constants";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { asUuid } from "../../db/uuid";
import { ok, refuse, type Result } from "../../refusal";

interface Person {
  id: string;
  role: Role;
  isDemo?: boolean | undefined;
}

export interface ClassRoomsNeeds {
  classes: {
    /** The class, for who teaches it; else a refusal that says no more than that there is none. */
    findTaught: (
      from: Db | Tx,
      teacher: { id: string; role: Role },
      classId: string,
    ) => Promise<Result<{ id: string; name: string; isArchived: boolean }>>;
    /** The classes that somebody is a student of, and that are not archived. */
    joinedBy: (
      from: Db | Tx,
      accountId: string,
    ) => Promise<{ id: string; messages: MessageRule }[]>;
    /** Holds back others who would change this class until the transaction ends. */
    lockClass: (tx: Tx, classId: string) => Promise<unknown>;
  };
  rooms: {
    findOfClass: (from: Db | Tx, classId: string) => Promise<string | null>;
    openOfClass: (
      tx: Tx,
      room: {
        classId: string;
        name: string;
        maxParticipants: number;
        demoOwnerId: string | null;
        now: Date;
      },
    ) => Promise<string>;
  };
}

type Found = Promise<Result<{ roomId: string | null }>>;

export type ClassRoomsService = ReturnType<typeof createClassRoomsService>;

/** The rooms of classes. Who may go in follows from who is in the class, so nobody is kept as a member here. */
export function createClassRoomsService({
  db,
  clock,
  classes,
  rooms,
}: ClassRoomsNeeds & { db: Db; clock: Clock }) {
  async function read(teacher: Person, classId: string): Found {
    const taught = await classes.findTaught(db, teacher, classId);
    if (!taught.ok) return taught;
    const { id, isArchived } = taught.value;
    return ok({ roomId: isArchived ? null : await rooms.findOfClass(db, id) });
  }

  async function open(teacher: Person, classId: string): Found {
    return await inTransaction(db, async (tx): Found => {
      const wanted = asUuid(classId);
      if (wanted !== null) await classes.lockClass(tx, wanted);
      const taught = await classes.findTaught(tx, teacher, classId);
      if (!taught.ok) return taught;
      const { id, name, isArchived } = taught.value;
      if (isArchived) return archived;
      const roomId = await rooms.openOfClass(tx, {
        classId: id,
        name: name.slice(0, roomLimits.name),
        maxParticipants: classLimits.students + classLimits.coTeachers + 1,
        demoOwnerId: teacher.isDemo === true ? teacher.id : null,
        now: clock.now(),
      });
      return ok({ roomId });
    });
  }

  async function readOwn(student: Person, classId: string): Found {
    const id = asUuid(classId);
    const joined = await classes.joinedBy(db, student.id);
    const schoolClass = joined.find((each) => each.id === id);
    if (schoolClass === undefined) return unknownClass;
    const isClosed = schoolClass.messages === "OFF";
    return ok({ roomId: isClosed ? null : await rooms.findOfClass(db, schoolClass.id) });
  }

  return { read, open, readOwn };
}

const unknownClass = refuse("not-found", "There is no such class.");
const archived = refuse("conflict", "This class is archived. Restore it before you open a room.");
