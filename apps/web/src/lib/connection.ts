/** Milliseconds in which our own host answers, unless it is away. */
const answersWithin = 5000;

/**
 * Whether our own host is out of reach. A browser calls a machine without a network offline, also
 * where the host is that machine, so its word is taken only after the host was asked.
 */
export async function isOffline(): Promise<boolean> {
  if (navigator.onLine) return false;
  try {
    await fetch(`${window.location.origin}/healthz`, {
      cache: "no-store",
      signal: AbortSignal.timeout(answersWithin),
    });
    return false;
  } catch {
    return true;
  }
}
