import blocked from "../../data/corpora/blocked-messages.json";
import groupSentences from "../../data/corpora/group-sentences.json";
import harmful from "../../data/corpora/harmful-by-kind.json";
import innocentOfGroups from "../../data/corpora/innocent-of-groups.json";
import nearTellings from "../../data/corpora/innocent-near-tellings.json";
import topics from "../../data/corpora/innocent-by-topic.json";
import innocent from "../../data/corpora/innocent-sentences.json";
import falseAlarms from "../../data/corpora/known-false-alarms.json";
import misses from "../../data/corpora/known-misses.json";
import masked from "../../data/corpora/masked-messages.json";
import questions from "../../data/corpora/private-questions.json";
import shapes from "../../data/corpora/private-by-shape.json";
import singleGroupSentences from "../../data/corpora/single-group-sentences.json";
import tellingsBySet from "../../data/corpora/tellings.json";
import toldByShape from "../../data/corpora/told-by-shape.json";
import unseenGroupSentences from "../../data/corpora/unseen-group-sentences.json";
import unseenHarmful from "../../data/corpora/unseen-harmful-by-kind.json";
import unseenInnocentOfGroups from "../../data/corpora/unseen-innocent-of-groups.json";
import unseenTopics from "../../data/corpora/unseen-innocent.json";
import unseenShapes from "../../data/corpora/unseen-private-by-shape.json";
import warned from "../../data/corpora/warned-messages.json";
import type { Action, Reason } from "../judging/verdict";

type Pairs<Second extends string = string> = readonly (readonly [string, Second])[];
/** The mildest answer that will do where people under 18 are. */
type Least = Exclude<Action, "allow" | "mask">;

/** Never posted where people under 18 write or read, and the first reason why. */
export const blockedMessages = blocked as unknown as Pairs<Reason>;
export const warnedMessages = warned as unknown as Pairs;
export const maskedMessages = masked as unknown as Pairs;
/** What learners and teachers write, with every trap for a word filter that we know of. */
export const innocentSentences: readonly string[] = innocent;

/** Written by somebody who wanted to get past the rules and had not read them. */
export const harmfulByKind = harmful as unknown as Readonly<Record<string, Pairs<Least>>>;
export const privateByShape = shapes as unknown as Readonly<Record<string, Pairs>>;
/** What learners and teachers say, written without reading the rules; all of it is left alone. */
export const innocentByTopic: readonly string[] = Object.values(topics).flat();

/** Written after the rules had been widened (`third`: once more, and so on), before anybody had tried it. */
export const unseenHarmfulByKind = unseenHarmful as unknown as Readonly<
  Record<string, Pairs<Least>>
>;
export const unseenPrivateByShape = unseenShapes as unknown as Readonly<Record<string, Pairs>>;
export const unseenInnocent: readonly string[] = Object.values(unseenTopics).flat();

/** Harmful, and passed or judged too mildly: what rules without understanding do not see. */
export const knownMisses: ReadonlySet<string> = new Set(misses);
export const knownFalseAlarms: ReadonlySet<string> = new Set(falseAlarms);

/**
 * What children and learners write who are hurt, abused, kept, blackmailed or want to die, and who
 * tell of a friend. `unseen` was held back while the rules were made; `third` and `fourth` were
 * written later, each before anybody had tried it.
 */
export const tellings: readonly string[] = Object.values(tellingsBySet).flat();
/** Of the same words, and nobody is in danger. */
export const innocentNearTellings: readonly string[] = Object.values(nearTellings).flat();

interface Told {
  tellings: Readonly<Record<string, readonly string[]>>;
  harmless: Readonly<Record<string, readonly string[]>>;
}
const flatTold = ({ tellings: told, harmless }: Told) => ({
  told: Object.values(told).flat(),
  harmless: Object.values(harmless).flat(),
});

/** Known while the rules that read harm by its shape were made. */
export const knownTold = flatTold(toldByShape.known);
/** Written before those rules, and never read while they were made. */
export const heldOutTold = flatTold(toldByShape.heldOut);

/** What draws a child out, by kind, and what only sounds like it. */
export const privateQuestionsByKind = questions;

interface GroupSentences {
  groups: readonly Readonly<Record<string, string>>[];
  hateful: Readonly<Record<string, readonly string[]>>;
  harmless: Readonly<Record<string, readonly string[]>>;
}

const filled = (template: string, group: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, form: string) => group[form] ?? "");

/** Each template with each group, by what it tests. */
const eachGroup = ({ groups, hateful, harmless }: GroupSentences) => {
  const fill = (byFunction: GroupSentences["hateful"]): [string, string[]][] =>
    Object.entries(byFunction).map(([tested, templates]) => [
      tested,
      [...new Set(templates.flatMap((template) => groups.map((group) => filled(template, group))))],
    ]);
  return { hateful: fill(hateful), harmless: fill(harmless) };
};

/** In the style of HateCheck's functions, and in our own words: hateful, and what only looks so. */
export const seenGroupSentences = eachGroup(groupSentences);
/** Written after the rules were fixed, with other groups and other words. */
export const unseenGroupSentencesByFunction = eachGroup(unseenGroupSentences);
/** Written one by one by somebody who had not read the rules. */
export const singleGroupSentencesByFunction = eachGroup(singleGroupSentences);
/** What learners say of people of other countries, of women and of animals. */
export const harmlessOfGroups: readonly string[] = [...innocentOfGroups, ...unseenInnocentOfGroups];
