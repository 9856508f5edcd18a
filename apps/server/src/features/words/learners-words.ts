import type { CallByName, CallReply } from "@saywell/contract";
import type { Content } from "@saywell/content/answers";
import { foldSpaces } from "@saywell/english";

export type Meaning = CallReply<CallByName<"GET /api/words/{word}">>["meanings"][number];

export interface LearnersWord {
  word: string;
  meanings: Meaning[];
}

/** Lessons from B2 on teach a word that everybody knows in a sense that few do: "to air a complaint". */
const teachesTheCommonSense = new Set(["A1", "A2", "B1"]);

/**
 * What learners are told of a word, by the word: first as the course explains it at A1 to B1, then as
 * our dictionary does, then as the course does at higher levels.
 */
export function learnersWords(
  content: Pick<Content, "lessons" | "english">,
): ReadonlyMap<string, LearnersWord> {
  const explained = new Map<string, LearnersWord>();
  const add = (entry: Omit<Meaning, "source"> & { word: string }, source: Meaning["source"]) => {
    const { word, ...meaning } = entry;
    const known = explained.get(plain(word)) ?? { word, meanings: [] };
    // Where two lessons teach a word, the second leaves out what the first said of its forms.
    const isNew = known.meanings.every((each) => !each.meaning.startsWith(meaning.meaning));
    if (isNew) known.meanings.push({ ...meaning, source });
    explained.set(plain(word), known);
  };
  const early = content.lessons.filter((lesson) => teachesTheCommonSense.has(lesson.difficulty));
  const late = content.lessons.filter((lesson) => !teachesTheCommonSense.has(lesson.difficulty));
  for (const entry of early.flatMap(({ words }) => words)) add(entry, "COURSE");
  for (const entry of content.english.dictionary) add(entry, "DICTIONARY");
  for (const entry of late.flatMap(({ words }) => words)) add(entry, "COURSE");
  return explained;
}

/** A word as it is compared: in small letters, without what stands around it in a sentence. */
export const plain = (text: string): string =>
  foldSpaces(text).replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
