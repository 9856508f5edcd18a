import type { ServerMessage } from "@saywell/contract";

/** What the live connection has told about who is here. */
export interface Presence {
  /** When the whole list last came, in milliseconds; 0 before the first. */
  listedAt: number;
  listed: ReadonlySet<string>;
  /** What changed since, by user. */
  changes: ReadonlyMap<string, { isOnline: boolean; lastSeenAt: string; at: number }>;
}

export const unknownPresence: Presence = { listedAt: 0, listed: new Set(), changes: new Map() };

/** Presence after a message; the same object where the message is not about it. */
export function presenceAfter(presence: Presence, message: ServerMessage, now: number): Presence {
  if (message.type === "CONNECTED") {
    return { listedAt: now, listed: new Set(message.onlineFriends), changes: new Map() };
  }
  if (message.type !== "FRIEND_STATUS_CHANGE") return presence;
  const { userId, isOnline, lastSeenAt = new Date(now).toISOString() } = message;
  const changes = new Map(presence.changes).set(userId, { isOnline, lastSeenAt, at: now });
  return { ...presence, changes };
}

interface Person {
  id: string;
  isOnline: 0 | 1;
  lastSeenAt: string | null;
}

/** What is true of somebody who was read at a moment: whatever was said last. */
export function presenceOf(
  presence: Presence,
  person: Person,
  readAt: number,
): { isOnline: boolean; lastSeenAt: string | null } {
  const change = presence.changes.get(person.id);
  if (change && change.at >= readAt) {
    const { isOnline, lastSeenAt } = change;
    return { isOnline, lastSeenAt: isOnline ? person.lastSeenAt : lastSeenAt };
  }
  const isOnline =
    presence.listedAt >= readAt ? presence.listed.has(person.id) : person.isOnline === 1;
  return { isOnline, lastSeenAt: person.lastSeenAt };
}
