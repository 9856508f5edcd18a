import groupData from "../../data/hate/groups.json";
import data from "../../data/unfit-names.json";
import { groupNouns } from "../lists/group-nouns";
import { fold } from "../text/fold";
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
  `(?<![a-z])(?:${anyOf(data.violence)})[^a-z]+(?:all |the )*(?:${anyOf([...groups, ...data.victims])})(?![a-z])`,
  // Others read the first word only.
  `^[^a-z]*(?:${anyOf(data.firsts)})(?![a-z])`,
  `^[^a-z]*(?:${anyOf(data.alone)})[^\\p{L}]*(?:[a-z][^\\p{L}]*)?$`,
].map((source) => new RegExp(source, "u"));
const codes = new RegExp(
  `(?<![a-z\\d])(?:${data.codes.map((code) => code.replaceAll(" ", "[^a-z\\d]*")).join("|")})(?![a-z\\d])`,
);
/** What folding would make other letters of, which stand in names too: each in its own alphabet. */
const written = new RegExp(`(?<!\\p{L})(?:${data.written.join("|")})(?!\\p{L})`, "u");
/** A number that a room puts behind the second of a name: "Ana (2)". */
const numbered = /[([{<]\s*\p{N}+\s*[)\]}>]/u;

/**
 * Whether nobody should be called so before others, though a room may talk about it: "Hitler",
 * "Jew Hater", or what the pages say of others: "Deleted user". Insults of English are not told here.
 */
export const isUnfitName = (name: string): boolean =>
  numbered.test(name.normalize("NFKC")) ||
  written.test(name.normalize("NFKC").toLowerCase()) ||
  codes.test(fold(name).text) ||
  namesAsRead(name).some((text) => patterns.some((pattern) => pattern.test(text)));
