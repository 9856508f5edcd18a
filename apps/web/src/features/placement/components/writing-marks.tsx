import type { LevelTestResult } from "@saywell/contract";
import { ResultSection } from "./result-section";
import { ScoreBar } from "./score-bar";

/** How each written answer came to its score, feature by feature. Stays off paper: it is private. */
export function WritingMarks({ writing }: { writing: LevelTestResult["writing"] }) {
  return (
    <ResultSection title="How your writing was scored" className="print:hidden">
      <p className="mb-5 max-w-[38rem] text-muted-foreground">
        Only you see this part. It is not in the link that you share.
      </p>
      <ul className="grid grid-cols-1 gap-8">
        {writing.map(({ prompt, answer, score, features }) => (
          <li key={prompt} className="grid grid-cols-1 gap-4">
            <p className="max-w-[38rem] font-semibold">{prompt}</p>
            <blockquote className="max-w-[38rem] border-l-2 border-rule pl-4 whitespace-pre-line text-primary">
              {answer}
            </blockquote>
            <p className="figures font-semibold">Score of this text: {Math.round(score)}%</p>
            <ul className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
              {features.map(({ name, score, finding }) => (
                <li key={name}>
                  <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                    <span className="font-semibold">{name}</span>
                    <span className="figures">{Math.round(score)}%</span>
                  </p>
                  <ScoreBar score={score} />
                  <p className="text-sm text-muted-foreground">{finding}</p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}
