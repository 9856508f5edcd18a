const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago somebody was last here, at a moment in milliseconds; null where nobody knows. */
export function lastSeen(lastSeenAt: string | null, now: number): string | null {
  if (lastSeenAt === null) return null;
  // A clock that goes wrong puts nobody into the future.
  const ago = Math.max(0, now - Date.parse(lastSeenAt));
  if (ago < minute) return "Just now";
  if (ago < hour) return `${Math.floor(ago / minute)}m ago`;
  if (ago < day) return `${Math.floor(ago / hour)}h ago`;
  return `${Math.floor(ago / day)}d ago`;
}
