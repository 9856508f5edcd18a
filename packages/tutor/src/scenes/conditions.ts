/** What a condition is held against. */
export interface Known {
  readonly heard: ReadonlyMap<string, readonly string[]>;
  /** Steps that are done, and what was said under a name. */
  readonly done: ReadonlySet<string>;
}

/**
 * Whether a condition holds: `drink` (heard, or a step that is done), `!drink`, `drink=tea|coffee`, and
 * several of them joined by ` and `.
 */
export function holds(condition: string, { heard, done }: Known): boolean {
  return condition.split(/\s+and\s+/).every((each) => {
    const isNot = each.startsWith("!");
    const [name = "", values] = each.replace(/^!/, "").split("=");
    const found =
      values === undefined
        ? done.has(name) || (heard.get(name)?.length ?? 0) > 0
        : values.split("|").some((value) => heard.get(name)?.includes(value.trim()) === true);
    return found !== isNot;
  });
}

/** The slots and steps that a condition names. */
export const namesIn = (condition: string): string[] =>
  condition.split(/\s+and\s+/).map((each) => each.replace(/^!/, "").split("=")[0]!.trim());
