import type { GcgReplay, ReadGcg } from "@saywell/word-board";

/** A replay as a table: a line for each event, and below it whatever the file has otherwise. */
export function replayTable(
  file: string,
  { game, lines }: Extract<ReadGcg, { ok: true }>,
  replay: GcgReplay,
): string {
  const rows = replay.events.map(({ event, move, score, total }, at) => [
    String(at + 1),
    event.nick,
    event.rack,
    move,
    score === null ? "?" : score < 0 ? String(score) : `+${score}`,
    String(total),
  ]);
  const [heading, ...body] = inColumns([["", "player", "rack", "move", "score", "total"], ...rows]);
  const found = replay.events.reduce((sum, each) => sum + each.disagreements.length, 0);
  const count = found + replay.disagreements.length;
  const ends = game.players.map(({ name }, at) => `${name} ${replay.totals[at]!}`);
  return [
    game.title === undefined ? file : `${file}: ${game.title}`,
    heading!,
    ...body.flatMap((row, at) => [
      row,
      ...replay.events[at]!.disagreements.map(({ text }) => `      ! line ${lines[at]}: ${text}`),
    ]),
    ...replay.disagreements.map(({ text }) => `      ! ${text}`),
    `${ends.join(", ")}. ${count === 0 ? "All agrees." : `Disagreements: ${count}.`}`,
  ].join("\n");
}

/** Columns as wide as their longest text; numbers end together. */
function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_cell, column) =>
    Math.max(...rows.map((row) => Array.from(row[column]!).length)),
  );
  const isNumber = (column: number) => column === 0 || column >= 4;
  const pad = (text: string, column: number) => {
    const space = " ".repeat(widths[column]! - Array.from(text).length);
    return isNumber(column) ? space + text : text + space;
  };
  return rows.map((row) => row.map(pad).join("  ").trimEnd());
}
