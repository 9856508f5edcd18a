export const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`;
export const fixed = (value: number, digits = 2): string => value.toFixed(digits);

/** A table in Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, at) => (at === 0 ? "---" : "--:")), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
