import { formatDay } from "../../../lib/dates";
import { linkTo } from "../../../lib/links";
import "./print-result.css";
import {
  edgeInWords,
  fitInWords,
  honestNotes,
  skillNames,
  stopInWords,
} from "@saywell/adaptive-test";
import type { LevelTestResult } from "@saywell/contract";
import { levelTests } from "@saywell/contract/constants";
import { Link } from "../../../lib/link";
import { PageHeading } from "../../../ui/page-heading";
import { Tag } from "../../../ui/tag";
import { LevelCard } from "./level-card";
import { Recommendations } from "./recommendations";
import { ResultSection } from "./result-section";
import { ShareResult } from "./share-result";
import { MeasuredSkills } from "./skill-breakdown";
import { WritingMarks } from "./writing-marks";

export interface MeasuredResultProps {
  result: LevelTestResult;
  /** Whether the test was taken on this device. */
  isFromHere: boolean;
  /** Whether whoever looks at it has an account with a name. */
  hasName: boolean;
}

/** The result of a test that somebody took. */
export function MeasuredResult({ result, isFromHere, hasName }: MeasuredResultProps) {
  const { testType, level, score, interval, skills, canDo, study, writing, takenAt } = result;
  const edge = edgeInWords(levelTests[testType].levels, level);
  const fit = fitInWords(result.answersFit);
  const weakest = study[0] ? skillNames[study[0].skill] : null;
  return (
    <div data-printed-result="" className="grid grid-cols-1 gap-6 print:gap-3">
      <div>
        {result.isOwn || isFromHere ? null : (
          <Tag tone="outline" className="mb-3">
            A shared result
          </Tag>
        )}
        <PageHeading lead={`${levelTests[testType].title}, taken on ${formatDay(takenAt)}`}>
          Test Complete!
        </PageHeading>
      </div>
      <LevelCard level={level} score={score} interval={interval}>
        {edge === null ? null : <p>{edge}</p>}
        {fit === null ? null : <p>{fit}</p>}
      </LevelCard>
      <ShareResult resultId={result.id} level={level} isNamed={result.isOwn && hasName} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 print:grid-cols-2 print:gap-3">
        <ResultSection title="Your five skills">
          <MeasuredSkills skills={skills} />
        </ResultSection>
        <ResultSection title={`What people at ${level} can do`}>
          <ul className="grid list-disc grid-cols-1 gap-2.5 pl-6 marker:text-primary print:gap-1">
            {canDo.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </ResultSection>
        {study.length === 0 ? null : (
          <ResultSection title="What to study first">
            <ol className="grid grid-cols-1 gap-4 print:gap-2">
              {study.map(({ skill, advice, lessonId, lessonTitle }) => (
                <li key={`${skill} ${lessonId}`}>
                  <p className="font-semibold">{skillNames[skill]}</p>
                  <p>{advice}</p>
                  <Link
                    to={linkTo("/lesson-interactive/:id", { id: lessonId })}
                    className="inline-flex min-h-9 items-center text-primary underline underline-offset-4"
                  >
                    {lessonTitle}
                  </Link>
                </li>
              ))}
            </ol>
          </ResultSection>
        )}
        <ResultSection title="How far to trust it">
          <p>{stopInWords(result)}</p>
          <ul className="mt-3 grid list-disc grid-cols-1 gap-2 pl-6 marker:text-muted-foreground print:gap-1">
            {honestNotes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </ResultSection>
      </div>
      {writing.length === 0 ? null : <WritingMarks writing={writing} />}
      <Recommendations level={level} weakest={weakest} />
      <TakeTest />
    </div>
  );
}

/** The way to a test, from any result. */
export const TakeTest = () => (
  <p className="print:hidden">
    <Link to="/level-test" className="text-primary underline underline-offset-4">
      Take a placement test
    </Link>
  </p>
);
