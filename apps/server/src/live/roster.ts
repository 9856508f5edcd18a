/**
 * Who is where, over all processes: groups of members, each member held by any number of
 * connections. A process that dies lets go of what it held when its lease runs out.
 */
export interface Roster {
  /** One more connection holds this member in the group. True when it is the first anywhere. */
  enter(group: string, member: string): Promise<boolean>;
  /** One connection fewer. True when no connection anywhere holds it any more. */
  leave(group: string, member: string): Promise<boolean>;
  members(group: string): Promise<string[]>;
  /** Which of these are in the group. */
  present(group: string, members: readonly string[]): Promise<Set<string>>;
  /** Hears of members that went because their process died. */
  onExpired(hear: (group: string, member: string) => void): void;
  close(): Promise<void>;
}

/** For one process: its memory is the whole truth. */
export function rosterOfOne(): Roster {
  const groups = new Map<string, Map<string, number>>();
  return {
    enter(group, member) {
      const held = groups.get(group) ?? new Map<string, number>();
      groups.set(group, held);
      const before = held.get(member) ?? 0;
      held.set(member, before + 1);
      return Promise.resolve(before === 0);
    },
    leave(group, member) {
      const held = groups.get(group);
      const before = held?.get(member) ?? 0;
      if (held === undefined || before === 0) return Promise.resolve(false);
      if (before > 1) {
        held.set(member, before - 1);
        return Promise.resolve(false);
      }
      held.delete(member);
      if (held.size === 0) groups.delete(group);
      return Promise.resolve(true);
    },
    members: (group) => Promise.resolve([...(groups.get(group)?.keys() ?? [])]),
    present: (group, members) =>
      Promise.resolve(new Set(members.filter((each) => groups.get(group)?.has(each)))),
    onExpired: () => {},
    close: () => Promise.resolve(),
  };
}
