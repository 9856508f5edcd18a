import type { Situation } from "../../english-questions/types";
import { quote } from "../../text";
import type { Chat } from "../../types";
import { type Answer, answer, levelOf, rankOf } from "../answer";
import { stemsOf } from "../reading/find-situations";

/** So many phrases are kept in mind at once. */
const atOnce = 5;
const fewest = 4;

type Phrase = Situation["phrases"][number];

/** Phrases for a situation that fit the level: as formal as was asked for, and not harder than need be. */
export function phrasesFor(
  situations: readonly Situation[],
  register: "formal" | "informal" | null,
  chat: Chat,
): Answer {
  const situation = situations[0]!;
  const { shown, rest } = chosen(situation, register, chat);
  const others = situations.slice(1, 3).map(({ names }) => `phrases: ${names[0]}`);
  const more = rest.length > 0 ? "Say “more” for other phrases." : "";
  return answer("situation", written(situation, shown, more), [
    ...(rest.length > 0 ? ["more"] : []),
    ...others,
    ...(register === null && hasBoth(situation) ? [`informal phrases: ${situation.names[0]}`] : []),
  ]);
}

/** The phrases that were not shown yet. */
export function morePhrases(situation: Situation, chat: Chat): Answer {
  const said = chat.history.map(({ text }) => text).join("\n");
  const fresh = situation.phrases.filter(({ say }) => !said.includes(quote(say)));
  return fresh.length === 0
    ? answer("situation", [
        `${quote(situation.title)}: those were all my phrases. Can you write a short text with two of them?`,
        `${quote(situation.title)}: I have no more phrases for it. Try to use one now.`,
      ])
    : answer("situation", written(situation, fresh.slice(0, atOnce), ""), [
        "role play",
        "exercise",
      ]);
}

function chosen({ phrases }: Situation, register: "formal" | "informal" | null, chat: Chat) {
  const level = rankOf(levelOf(chat));
  const isAsked = (phrase: Phrase): boolean => register === null || phrase.register === register;
  const fits = (phrase: Phrase): boolean =>
    register === null || isAsked(phrase) || phrase.register === "neutral";
  const hardness = (phrase: Phrase): number => Math.max(0, rankOf(phrase.level) - level);
  const said = stemsOf(chat.message);
  const part = partAskedFor(chat.plain);
  const meant = ({ say, when }: Phrase): number => {
    const spoken = new Set(stemsOf(`${say} ${when}`));
    const words = said.filter((stem) => spoken.has(stem) && !common.has(stem)).length;
    return Math.min(words, mostMeant) + (part?.test(when) === true ? 2 : 0);
  };
  const common = new Set(said.filter((stem) => everywhere(stem, phrases)));
  const sorted = phrases
    .filter(fits)
    .toSorted(
      (a, b) =>
        hardness(a) - meant(a) - (hardness(b) - meant(b)) ||
        Number(isAsked(b)) - Number(isAsked(a)),
    );
  const easy = sorted.filter((phrase) => hardness(phrase) === 0).length;
  const count = Math.min(atOnce, Math.max(fewest, easy));
  const picked = new Set(sorted.slice(0, count));
  return {
    // In the order of the situation: what comes first is said first.
    shown: phrases.filter((each) => picked.has(each)),
    rest: phrases.filter((each) => !picked.has(each)),
  };
}

/** More words than these make a phrase no better. */
const mostMeant = 2;

/** What nearly all phrases of a situation speak of tells none from another. */
const everywhere = (stem: string, phrases: readonly Phrase[]): boolean =>
  phrases.filter(({ say, when }) => stemsOf(`${say} ${when}`).includes(stem)).length >
  phrases.length / 2;

/** Somebody who asks how to end a letter wants no beginning. */
const partAskedFor = (plain: string): RegExp | null =>
  /\b(?:ends?|ending|finish|close|closing|last line|sign off)\b/.test(plain)
    ? /\b(?:at the end|to end|before you stop|before your name|when you leave|last)\b/
    : /\b(?:begin|beginning|start|starting|open|opening|first line)\b/.test(plain)
      ? /\b(?:to begin|at the beginning|to start|first line|when you begin)\b/
      : null;

const hasBoth = ({ phrases }: Situation): boolean =>
  phrases.some(({ register }) => register === "formal") &&
  phrases.some(({ register }) => register === "informal");

const written = ({ title }: Situation, phrases: readonly Phrase[], more: string): string =>
  [
    `${quote(title)}: useful phrases.`,
    ...phrases.map(({ say, when }) => `• ${quote(say)} – ${when}`),
    more,
  ]
    .filter(Boolean)
    .join("\n");
