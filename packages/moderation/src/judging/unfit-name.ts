import groupData from "../../data/hate/groups.json";
import data from "../../data/unfit-names.json";
import { groupNouns } from "../lists/group-nouns";
import { namesAsRead } from "./names-as-read";

const anyOf = (words: readonly string[]): string =>
  words.map((word) => word.replaceAll(" ", "[^a-z]*")).join("|");

const groups = [
  ...groupNouns.flatMap(({ single, several }) => [single, several]),
  ...groupData.adjectives.flatMap((word) => [word, `${word}s`]),
];
const patterns = [
  `(?<![a-z])(?:${anyOf(data.words)})(?![a-z])`,
  anyOf(data.parts),
  `(?<![a-z])(?:${anyOf(groups)})[^a-z]*(?:${anyOf(data.haters)})s?(?![a-z])`,
].map((source) => new RegExp(source));

/**
 * Whether nobody should be called so before others, though a room may talk about it: "Hitler",
 * "Jew Hater". Insults and the like are not told here.
 */
export const isUnfitName = (name: string): boolean =>
  namesAsRead(name).some((text) => patterns.some((pattern) => pattern.test(text)));
