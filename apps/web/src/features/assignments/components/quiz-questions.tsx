import type { OwnQuestion } from "@saywell/contract";

/** The questions of a quiz with their answers, for a teacher. */
export const QuizQuestions = ({ questions }: { questions: readonly OwnQuestion[] }) => (
  <details className="rounded-xl border border-rule bg-surface px-5 py-3 shadow-lift">
    <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary">
      {questions.length === 1 ? "1 question" : `${questions.length} questions`}, with answers
    </summary>
    <ol className="grid list-decimal gap-3 py-3 pl-6">
      {questions.map(({ question, answer, wrong }) => (
        <li key={question} className="break-words">
          {question}
          <span className="block font-semibold text-success">{answer}</span>
          <span className="block text-sm text-muted-foreground">{`Not: ${wrong.join(", ")}`}</span>
        </li>
      ))}
    </ol>
  </details>
);
