import { useRef, useState } from "react";
import { lazyPart } from "../../../lib/lazy-part";
import type { LessonWord, LessonWords } from "./lesson-words";

/** What a card that floats beside a word needs is much, and most lessons begin without one. */
export const WordCard = lazyPart(
  async () => (await import("./word-card")).WordCard,
  ({ onClose }) => onClose(),
);

export interface WordButtonProps {
  /** The word as it stands in the text. */
  text: string;
  word: LessonWord;
  lesson: LessonWords;
}

/** A key word in a text. It opens what the word means, how it sounds, and a way to keep it. */
export function WordButton({ text, word, lesson }: WordButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="max-w-full cursor-pointer rounded-sm whitespace-normal font-[inherit] text-inherit underline decoration-primary decoration-dotted decoration-2 underline-offset-4 hover:bg-primary-wash aria-expanded:bg-primary-wash"
        onClick={() => setOpen(!isOpen)}
      >
        {text}
      </button>
      {isOpen ? (
        <WordCard word={word} lesson={lesson} button={button} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
