import type { GcgEvent, GcgGame } from "./gcg-game";
import { writePosition } from "./position";
import { oneLine } from "./read-gcg";

/** A game as the text of a .gcg file, to be stored in UTF-8. It reads back as the same game. */
export function writeGcg(game: GcgGame): string {
  const { players, title, description, id, lexicon, layout, notes, others, racks, events } = game;
  const pragma = (name: string, text: string | undefined): string[] =>
    text === undefined ? [] : [oneLine(`#${name} ${oneLine(text)}`)];
  const lines = [
    "#character-encoding UTF-8",
    ...players.flatMap(({ nick, name }, at) =>
      pragma(`player${at + 1}`, `${asNick(nick)} ${name}`),
    ),
    ...pragma("title", title),
    ...pragma("description", description),
    ...pragma("id", id),
    ...pragma("lexicon", lexicon),
    ...pragma("layout", layout),
    ...(others ?? []).flatMap(({ name, text }) => pragma(name, text)),
    ...(notes ?? []).flatMap((note) => pragma("note", note)),
    ...events.flatMap((event) => [
      writeEvent(event),
      ...(event.notes ?? []).flatMap((note) => pragma("note", note)),
    ]),
    ...(racks ?? []).flatMap((rack, at) => (rack === "" ? [] : pragma(`rack${at + 1}`, rack))),
  ];
  return `${lines.join("\n")}\n`;
}

const asNick = (nick: string): string => nick.replace(/\s+/g, "_");

function writeEvent(event: GcgEvent): string {
  const { nick, rack, score, total } = event;
  const points = score < 0 ? String(score) : `+${score}`;
  const parts = [`>${asNick(nick)}:`, rack, moveText(event), points, String(total)];
  return parts.filter((part) => part !== "").join(" ");
}

/** What was done, as it stands in a file. */
export function moveText(event: GcgEvent): string {
  switch (event.kind) {
    case "play":
      return `${writePosition(event)} ${event.tiles}`;
    case "exchange":
      return `-${event.tiles}`;
    case "pass":
      return "-";
    case "withdrawn":
      return "--";
    case "challenge":
    case "time":
      return `(${event.kind})`;
    case "end-points":
    case "end-penalty":
      return `(${event.tiles})`;
  }
}
