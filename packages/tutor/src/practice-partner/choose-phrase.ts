import type { Chance } from "./types";

/** Whether a phrase was said before, whatever stood in its places for names. */
export function wasSaid(phrase: string, said: readonly string[]): boolean {
  return lastSaidAt(phrase, said) !== -1;
}

/** A phrase that was not said yet, by chance; undefined when all were. */
export function freshPhrase(
  phrases: readonly string[],
  said: readonly string[],
  chance: Chance,
): string | undefined {
  return pick(
    phrases.filter((phrase) => !wasSaid(phrase, said)),
    chance,
  );
}

/** As {@link freshPhrase}, or else the one said longest ago. Throws without any phrase. */
export function choosePhrase(
  phrases: readonly string[],
  said: readonly string[],
  chance: Chance,
): string {
  const oldest = (): string =>
    phrases.reduce((best, each) => (lastSaidAt(each, said) < lastSaidAt(best, said) ? each : best));
  return freshPhrase(phrases, said, chance) ?? oldest();
}

/** One of a list, by chance; undefined of an empty one. */
export const pick = <T>(list: readonly T[], chance: Chance): T | undefined =>
  list[Math.floor(chance() * list.length)];

function lastSaidAt(phrase: string, said: readonly string[]): number {
  const parts = phrase.split(/\{\w+\}/).filter((part) => /\p{L}/u.test(part));
  return said.findLastIndex((text) => parts.every((part) => text.includes(part.trim())));
}
