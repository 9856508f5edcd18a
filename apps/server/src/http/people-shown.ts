import type { Call } from "@saywell/contract";

interface Answered {
  value: unknown;
  /** Whom the handler names. */
  shows?: readonly (string | null)[];
}

/**
 * Whose data a reply holds, by the paths that its call declares. Whoever is named by the handler
 * without having been declared, or the other way round, is a mistake of ours.
 */
export function peopleShown(
  { name, shows = [] }: Pick<Call, "name" | "shows">,
  input: { params: unknown; query: unknown; body: unknown },
  { value, shows: byHandler }: Answered,
): string[] {
  if (shows.includes("handler") !== (byHandler !== undefined)) {
    throw new Error(`${name} has to name whom it shows, and to declare that it does.`);
  }
  const answered = { ...input, reply: value };
  const byPath = shows
    .filter((path) => path !== "handler" && path !== "act")
    .flatMap((path) => valuesAt(answered, path.split(".")));
  const named = [...byPath, ...(byHandler ?? [])];
  return [...new Set(named.filter((id) => typeof id === "string"))];
}

/** What stands at the end of a path, through every member of each list on the way. */
function valuesAt(from: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(from)) return from.flatMap((each) => valuesAt(each, path));
  const [field, ...rest] = path;
  if (field === undefined) return [from];
  if (typeof from !== "object" || from === null) return [];
  return valuesAt((from as Record<string, unknown>)[field], rest);
}
