/** What connections hold, and how many may: an account, an address. */
export interface Place {
  group: string;
  member: string;
  most: number;
}

/**
 * Who is where, over all processes: groups of members, each member held by any number of
 * connections. A process that dies lets go of what it held when its lease runs out.
 */
export interface PresenceRegistry {
  /** One more connection holds this member in the group. True when it is the first anywhere. */
  enter(group: string, member: string): Promise<boolean>;
  /** One connection fewer. True when no connection anywhere holds it any more. */
  leave(group: string, member: string): Promise<boolean>;
  members(group: string): Promise<string[]>;
  /**
   * One more connection holds all of these, unless as many as may hold one of them already, over
   * all processes: then it is false, and nothing has changed.
   */
  admit(places: readonly Place[]): Promise<boolean>;
  /** A connection that was admitted is over. */
  release(places: readonly Place[]): Promise<void>;
  /** Which of these are in the group. */
  present(group: string, members: readonly string[]): Promise<Set<string>>;
  /** Hears of members that went because their process died. */
  onExpired(handler: (group: string, member: string) => void): void;
  close(): Promise<void>;
}

/** For one process: its memory is the whole truth. */
export function presenceRegistryOfOne(): PresenceRegistry & {
  count(group: string, member: string): number;
} {
  const groups = new Map<string, Map<string, number>>();
  const count = (group: string, member: string): number => groups.get(group)?.get(member) ?? 0;
  const presenceRegistry: ReturnType<typeof presenceRegistryOfOne> = {
    /** Connections that hold a member. */
    count,
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
    async admit(places) {
      if (places.some(({ group, member, most }) => count(group, member) >= most)) return false;
      await Promise.all(places.map(({ group, member }) => presenceRegistry.enter(group, member)));
      return true;
    },
    async release(places) {
      await Promise.all(places.map(({ group, member }) => presenceRegistry.leave(group, member)));
    },
    members: (group) => Promise.resolve([...(groups.get(group)?.keys() ?? [])]),
    present: (group, members) =>
      Promise.resolve(new Set(members.filter((each) => groups.get(group)?.has(each)))),
    onExpired: () => {},
    close: () => Promise.resolve(),
  };
  return presenceRegistry;
}
