import type { LessonWord } from "../lesson-word";
import { termsOfRequest } from "../requests/reading/read-request";
import type { EnglishSources, ExplainedWord, GrammarTopic, WordPair } from "./types";

/** A course as far as it tells of English; the content has this shape. */
interface Course {
  readonly lessons: readonly {
    readonly id: string;
    readonly title: string;
    readonly difficulty: string;
    readonly words: readonly LessonWord[];
  }[];
  readonly english: {
    readonly dictionary: readonly LessonWord[];
    readonly wordPairs: readonly WordPair[];
    readonly opposites: EnglishSources["opposites"];
    readonly grammarTopics: readonly (Omit<GrammarTopic, "lesson"> & {
      readonly lesson?: string | undefined;
    })[];
    readonly situations: EnglishSources["situations"];
    readonly wordHelp: EnglishSources["wordHelp"];
    readonly wordBook?: EnglishSources["wordBook"];
  };
  readonly scenes?: EnglishSources["scenes"];
}

/** What a message needs to be answered: what is known anyway, and the entries of the words that it asks about. */
export function openKnownEnglish(
  { lessons, english, scenes = [] }: Course,
  explainWord: (word: string) => Promise<ExplainedWord | null>,
) {
  const known = {
    words: [...lessons.flatMap(({ words }) => words), ...english.dictionary],
    pairs: english.wordPairs,
    opposites: english.opposites,
    situations: english.situations,
    wordHelp: english.wordHelp,
    wordBook: english.wordBook,
    scenes,
    topics: english.grammarTopics.map((topic) => ({
      ...topic,
      lesson: lessons.find(({ id }) => id === topic.lesson) ?? null,
    })),
  };
  return async (message: string, names: readonly string[]): Promise<EnglishSources> => {
    const entries = new Map<string, ExplainedWord>();
    for (const term of termsOfRequest(message, known)) {
      const entry = await explainWord(term);
      if (entry !== null) entries.set(term, entry);
    }
    return { ...known, names, entries };
  };
}
