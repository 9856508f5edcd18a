import type { Lesson } from "@saywell/contract";
import { type ReactNode, useState } from "react";

const hasRoomBeside = () => window.matchMedia?.("(min-width: 64rem)").matches ?? false;

/** The lesson's words and grammar, to look at while talking. */
export function LessonNotes({ lesson }: { lesson: Pick<Lesson, "words" | "grammar"> }) {
  return (
    <div className="grid gap-3">
      <Note title="Words" opensByItself>
        <dl className="grid gap-2.5">
          {lesson.words.map(({ word, partOfSpeech, meaning }) => (
            <div key={word}>
              <dt>
                <span className="font-semibold text-primary">{word}</span>{" "}
                <span className="text-sm text-muted-foreground">{partOfSpeech}</span>
              </dt>
              <dd className="text-sm">{meaning}</dd>
            </div>
          ))}
        </dl>
      </Note>
      <Note title="Grammar">
        <h3 className="mb-1 font-semibold text-primary">{lesson.grammar.title}</h3>
        <p>{lesson.grammar.explanation}</p>
        <ul className="mt-3 grid gap-1 text-primary">
          {lesson.grammar.examples.map((example) => (
            <li key={example}>{example}</li>
          ))}
        </ul>
      </Note>
    </div>
  );
}

interface NoteProps {
  title: string;
  /** Whether it is open from the start where it stands beside the conversation. */
  opensByItself?: boolean;
  children: ReactNode;
}

function Note({ title, opensByItself = false, children }: NoteProps) {
  const [isOpen] = useState(() => opensByItself && hasRoomBeside());
  return (
    <details open={isOpen} className="rounded-xl border border-rule bg-surface">
      <summary className="min-h-11 px-4 py-2.5 font-semibold">{title}</summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  );
}
