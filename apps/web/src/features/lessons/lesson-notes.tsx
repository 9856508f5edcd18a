import type { Lesson } from "@saywell/contract";

/** The lesson's words and grammar, to look at while talking. */
export function LessonNotes({ lesson }: { lesson: Pick<Lesson, "words" | "grammar"> }) {
  return (
    <div className="grid gap-3">
      <Note title="Words in this lesson">
        <dl className="grid gap-3">
          {lesson.words.map(({ word, partOfSpeech, meaning, example }) => (
            <div key={word}>
              <dt>
                <span className="font-semibold text-primary">{word}</span>{" "}
                <span className="text-sm text-muted-foreground">{partOfSpeech}</span>
              </dt>
              <dd>{meaning}</dd>
              <dd className="text-muted-foreground">{example}</dd>
            </div>
          ))}
        </dl>
      </Note>
      <Note title={lesson.grammar.title}>
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

function Note({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details className="rounded-xl border border-rule bg-surface">
      <summary className="min-h-11 px-4 py-2.5 font-semibold">{title}</summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  );
}
