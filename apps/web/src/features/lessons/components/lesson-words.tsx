import type { Lesson } from "@saywell/contract";
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { TeacherVoice } from "../../../product-ui/teacher-voice";

export type LessonWord = Lesson["words"][number];

/** Keeps words for review: the page hands it in. */
export interface WordReview {
  isSaved: (word: string) => boolean;
  /** The word that is being saved or taken out; null while none is. */
  pendingWord: string | null;
  save: (word: string) => void;
  remove: (word: string) => void;
}

export interface LessonWords {
  words: readonly LessonWord[];
  /** What the learner is called in the lesson. */
  name: string;
  voice: TeacherVoice;
  review: WordReview;
  /** Where what opens beside a word is put. */
  container: HTMLElement | null;
}

const Context = createContext<LessonWords | null>(null);

/** Null outside a lesson, where a text is only a text. */
export const useLessonWords = (): LessonWords | null => useContext(Context);

/** Lets the texts of a lesson know its key words, wherever they stand. */
export function LessonWordsProvider({
  children,
  words,
  name,
  voice,
  review,
}: Omit<LessonWords, "container"> & { children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const value = useMemo(
    () => ({ words, name, voice, review, container }),
    [words, name, voice, review, container],
  );
  return (
    <Context value={value}>
      {children}
      <div ref={setContainer} />
    </Context>
  );
}
