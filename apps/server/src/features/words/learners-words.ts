import type { CallByName, CallReply, CefrLevel } from "@saywell/contract";
import type { Content } from "@saywell/content/answers";
import { foldSpaces } from "@saywell/english";

export type Meaning = CallReply<CallByName<"GET /api/words/{word}">>["meanings"][number];

/** A meaning, with the level at which the course teaches it; null where the course does not. */
export type TaughtMeaning = Meaning & { level: CefrLevel | null };

export interface LearnersWord {
  word: string;
  meanings: TaughtMeaning[];
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
  const add = (
    { word, ...meaning }: Omit<Meaning, "source"> & { word: string },
    source: Meaning["source"],
    level: CefrLevel | null,
  ) => {
    const known = explained.get(plain(word)) ?? { word, meanings: [] };
    // Where two lessons teach a word, the second leaves out what the first said of its forms.
    const isNew = known.meanings.every((each) => !each.meaning.startsWith(meaning.meaning));
    if (isNew) known.meanings.push({ ...meaning, source, level });
    explained.set(plain(word), known);
  };
  const early = content.lessons.filter((lesson) => teachesTheCommonSense.has(lesson.difficulty));
  const late = content.lessons.filter((lesson) => !teachesTheCommonSense.has(lesson.difficulty));
  const teach = (lessons: Content["lessons"]) => {
    for (const { words, difficulty } of lessons) {
      for (const entry of words) add(entry, "COURSE", difficulty);
    }
  };
  teach(early);
  for (const entry of content.english.dictionary) add(entry, "DICTIONARY", null);
  teach(late);
  return explained;
}

/** A word as it is compared: in small letters, without what stands around it in a sentence. */
export const plain = (text: string): string =>
  foldSpaces(text).replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
