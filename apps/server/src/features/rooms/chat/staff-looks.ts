import type { Connection } from "../../../live/connection";
import { errorFacts, type Log } from "../../../observability/log";

interface Deps {
  /** Keeps of somebody of the staff that they looked at the children among these. */
  keepLook: (caller: Connection["caller"], accountIds: readonly string[]) => Promise<void>;
  /** Whom somebody meets who comes into a room. */
  peopleOf: (roomId: string) => Promise<readonly string[]>;
  log: Log;
}

export type StaffLooks = ReturnType<typeof createStaffLooks>;

/**
 * Whom staff see in the rooms they are in here. Nobody who comes in or writes waits for what is kept
 * of it, and a room without staff costs nothing.
 */
export function createStaffLooks({ keepLook, peopleOf, log }: Deps) {
  const staffIn = new Map<string, Set<Connection>>();
  /** Who came into a room with staff in it, and of whom that is not kept yet. */
  let came = new Map<Connection, Set<string>>();
  let work = Promise.resolve();

  function later(keep: () => Promise<void>): void {
    work = work
      .then(keep)
      .catch((error: unknown) =>
        log({ level: "error", event: "staff-look-not-kept", ...errorFacts(error) }),
      );
  }

  async function keepCame(): Promise<void> {
    const all = came;
    came = new Map();
    for (const [{ caller }, accountIds] of all) await keepLook(caller, [...accountIds]);
  }

  const lookAround = async ({ caller }: Connection, roomId: string): Promise<void> =>
    keepLook(caller, await peopleOf(roomId));

  return {
    /** Somebody of the staff sees who is a member of a room and what was said there. */
    async lookAround(connection: Connection, roomId: string): Promise<void> {
      if (isStaff(connection)) await lookAround(connection, roomId);
    },
    entered(connection: Connection, roomId: string): void {
      if (!isStaff(connection)) return;
      staffIn.set(roomId, (staffIn.get(roomId) ?? new Set()).add(connection));
    },
    /** Whoever came and wrote since the last look has been seen. */
    gone(connection: Connection, roomId: string): void {
      const inside = staffIn.get(roomId);
      if (inside?.delete(connection) !== true) return;
      if (inside.size === 0) staffIn.delete(roomId);
      later(() => lookAround(connection, roomId));
    },
    /** Somebody came into a room, here or on another process. */
    came(roomId: string, accountId: string): void {
      for (const connection of staffIn.get(roomId) ?? []) {
        if (came.size === 0) later(keepCame);
        came.set(connection, (came.get(connection) ?? new Set()).add(accountId));
      }
    },
    /** Settles when everything is kept that was seen. */
    settled: (): Promise<void> => work,
  };
}

const isStaff = ({ caller }: Connection): boolean => caller.role !== "LEARNER";
