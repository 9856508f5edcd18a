import type { CefrLevel } from "@saywell/cefr";
import { wordBoardRules, type WordBotId } from "../word-board-facts";
import type { WordBoardSetting, WordBoardState } from "./state";

/** The bot that a learner of each level plays with unless they choose another. */
const botOf: Readonly<Record<CefrLevel, WordBotId>> = {
  A1: "bot:dot",
  A2: "bot:dot",
  B1: "bot:comma",
  B2: "bot:dash",
  C1: "bot:bracket",
  C2: "bot:ampersand",
};

/**
 * Who plays the game that starts now, in the order of their turns: who started it, then who is here
 * and had no seat in the last game, then the others in the order in which they came, then who is
 * absent, as far as seats go; and a bot where somebody is alone. In a second game the seats move on by one.
 */
export function seatPlayers(
  { people, players, match }: Pick<WordBoardState, "people" | "players" | "match">,
  {
    starter,
    setting,
    absent = [],
  }: { starter: string; setting: WordBoardSetting; absent?: readonly string[] },
): { id: string; isBot: boolean }[] {
  const played = new Set(people.length > setting.mostPlayers ? players.map(({ id }) => id) : []);
  const here = people
    .filter(({ isAway }) => !isAway)
    .map(({ id }) => id)
    .toSorted((a, b) => Number(played.has(a)) - Number(played.has(b)));
  const away = people.filter(({ isAway }) => isAway).map(({ id }) => id);
  const first = here.includes(starter) ? [starter] : [];
  const seated = [...new Set([...first, ...here, ...away, ...absent])]
    .slice(0, setting.mostPlayers)
    .map((id) => ({ id, isBot: false }));
  const isAlone = seated.length > 0 && seated.length < wordBoardRules.leastSeats;
  if (isAlone) return [...seated, { id: setting.bot ?? botOf[setting.level], isBot: true }];
  const from = seated.length === 0 ? 0 : match % seated.length;
  return [...seated.slice(from), ...seated.slice(0, from)];
}
