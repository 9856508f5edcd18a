import { holds, type Known } from "./conditions";
import type { SceneLines } from "./scene-lines";
import { sceneLinesAt } from "./scene-lines-at";
import type { Scene, SceneLine } from "./types";

/** What a partner says, so that nothing is said twice in a scene. */
export interface Speaker {
  /** What is said in any scene, in the words of this one's level. */
  readonly common: SceneLines;
  /** The first of these lines that fits and was not said yet; empty where none fits. */
  readonly choose: (lines: readonly SceneLine[], more?: Readonly<Record<string, string>>) => string;
  /** A question, once more where it was asked before. */
  readonly ask: (lines: readonly string[]) => string;
}

/** What is said one after the other. */
export const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(" ");

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Values as they are said one after the other. */
export const listed = (values: readonly string[], join: string): string =>
  values.length < 2
    ? (values[0] ?? "")
    : `${values.slice(0, -1).join(", ")} ${join} ${values.at(-1)}`;

/** Somebody who speaks in a scene and knows what was heard in it. */
export function createSpeaker(
  scene: Scene,
  known: Known & { readonly counts: ReadonlyMap<string, number> },
): Speaker {
  const common = sceneLinesAt(scene.level);
  const said = new Set<string>();
  let again = 0;

  const valueOf = (name: string, more: Readonly<Record<string, string>>): string | null => {
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    const value = plainValueOf(key, more);
    return value === null || key === name ? value : capital(value);
  };
  const plainValueOf = (name: string, more: Readonly<Record<string, string>>): string | null => {
    if (more[name] !== undefined) return more[name];
    if (name === "total") return totalOf(scene, known.heard, known.counts);
    if (name.startsWith("price of ")) {
      const slot = name.slice("price of ".length);
      return scene.prices[more[slot] ?? known.heard.get(slot)?.at(-1) ?? ""] ?? null;
    }
    const values = known.heard.get(name) ?? [];
    return values.length === 0 ? null : listed(values, "and");
  };
  const render = (line: string, more: Readonly<Record<string, string>>): string | null => {
    let isWhole = true;
    const rendered = line.replace(/\{([^{}]+)\}/g, (_, name: string) => {
      const value = valueOf(name, more);
      isWhole &&= value !== null;
      return value ?? "";
    });
    return isWhole ? capital(rendered) : null;
  };
  const fitting = (
    lines: readonly SceneLine[],
    more: Readonly<Record<string, string>>,
  ): string[] => {
    const conditional = lines.flatMap((line) =>
      typeof line === "object" && holds(line.if, known) ? [line.say] : [],
    );
    const others = lines.filter((line) => typeof line === "string");
    return [...conditional, ...others].flatMap((line) => render(line, more) ?? []);
  };

  const choose: Speaker["choose"] = (lines, more = {}) => {
    const choices = fitting(lines, more);
    const line = choices.find((each) => !said.has(each));
    if (line === undefined) return choices.length === 0 ? "" : oncemore(choices);
    said.add(line);
    return line;
  };
  const oncemore = (choices: readonly string[]): string => {
    const opener = common.again[again % common.again.length]!;
    const round = Math.floor(again / common.again.length);
    again += 1;
    const count = round === 0 ? "" : ` (${round + 1})`;
    return `${opener}${count} ${choices[again % choices.length]}`;
  };
  return { common, choose, ask: (lines) => choose(lines) };
}

/** What everything costs together that was named and has a price; null where nothing has. */
function totalOf(
  { prices }: Scene,
  heard: Known["heard"],
  counts: ReadonlyMap<string, number>,
): string | null {
  const named = [...heard.values()].flat().filter((value) => prices[value] !== undefined);
  const costs = named.map((value) => {
    const amount = Number(/\d+(?:\.\d+)?/.exec(prices[value]!.replaceAll(",", ""))?.[0]);
    return amount * (counts.get(value) ?? 1);
  });
  const [first] = named;
  if (first === undefined || costs.some(Number.isNaN)) return null;
  const sum = costs.reduce((total, each) => total + each, 0);
  const written = Number.isInteger(sum) ? String(sum) : sum.toFixed(2);
  return prices[first]!.replace(/\d[\d,]*(?:\.\d+)?/, written);
}
