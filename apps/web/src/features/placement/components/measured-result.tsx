import { formatDay } from "../../../lib/dates";
import { linkTo } from "../../../lib/links";
import "./print-result.css";
import {
  edgeInWords,
  fitInWords,
  honestNotes,
  skillNames,
  stopInWords,
  surenessInWords,
  wordsShownInWords,
} from "@saywell/adaptive-test";
import type { LevelTestResult } from "@saywell/contract";
import { levelTests } from "@saywell/contract/constants";
import { Lock, Play } from "lucide-react";
import { Link } from "../../../lib/link";
import { LockReason } from "../../../product-ui/lock-reason";
import { Button } from "../../../ui/button";
import { PageHeading } from "../../../ui/page-heading";
import { Tag } from "../../../ui/tag";
import { Details } from "./details";
import { LevelCard } from "./level-card";
import { MakeExact } from "./make-exact";
import { PlaceOnScale } from "./place-on-scale";
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
  /** Whether the school charges. */
  hasPlans: boolean;
}

/** The result of a test that tells a level: the level in words first, the numbers last. */
export function MeasuredResult({ result, isFromHere, hasName, hasPlans }: MeasuredResultProps) {
  const { testType, level, score, interval, skills, canDo, study, writing, takenAt } = result;
  const { length, sureness, firstLesson, listening } = result;
  const edge = edgeInWords(levelTests[testType].levels, level);
  const fit = fitInWords(result.answersFit);
  const wordsShown = wordsShownInWords(listening);
  // One skill alone is not weaker than another.
  const canCompare = skills.filter((each) => each.score !== null).length > 1;
  const weakest = study[0] && canCompare ? skillNames[study[0].skill] : null;
  return (
    <div data-printed-result="" className="grid grid-cols-1 gap-6 print:gap-3">
      <div>
        <p className="flex flex-wrap gap-2 not-empty:mb-3">
          {length === "quick" ? <Tag tone="primary">Quick: a first idea</Tag> : null}
          {result.isOwn || isFromHere ? null : <Tag tone="outline">A shared result</Tag>}
        </p>
        <PageHeading lead={`${levelTests[testType].title}, taken on ${formatDay(takenAt)}`}>
          Test Complete!
        </PageHeading>
      </div>
      <LevelCard level={level} sureness={sureness && surenessInWords(level, sureness)}>
        {edge === null ? null : <p>{edge}</p>}
        {fit === null ? null : <p>{fit}</p>}
      </LevelCard>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 print:grid-cols-2 print:gap-3">
        <ResultSection title={`What people at ${level} can do`}>
          <ul className="grid list-disc grid-cols-1 gap-2.5 pl-6 marker:text-primary print:gap-1">
            {canDo.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </ResultSection>
        <div className="grid grid-cols-1 content-start gap-6 print:gap-3">
          {firstLesson === null ? null : <FirstLesson {...firstLesson} />}
          {result.goOn === null ? null : <MakeExact result={result} goOn={result.goOn} />}
        </div>
        {study.length === 0 ? null : <StudyFirst study={study} />}
        <ResultSection title="How far to trust it">
          <p>{stopInWords(result)}</p>
          {wordsShown === null ? null : <p className="mt-3">{wordsShown}</p>}
          <ul className="mt-3 grid list-disc grid-cols-1 gap-2 pl-6 marker:text-muted-foreground print:gap-1">
            {honestNotes(skills).map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </ResultSection>
      </div>
      <ShareResult resultId={result.id} level={level} isNamed={result.isOwn && hasName} />
      <Details title="Details">
        <PlaceOnScale score={score} measured={{ level, interval }} />
        <section aria-labelledby="five-skills">
          <h3 id="five-skills" className="mb-4 text-lg font-semibold print:mb-2">
            Your five skills
          </h3>
          <MeasuredSkills skills={skills} />
        </section>
      </Details>
      {writing.length === 0 ? null : <WritingMarks writing={writing} />}
      <Recommendations level={level} weakest={weakest} hasPlans={hasPlans} />
      <TakeTest />
    </div>
  );
}

const FirstLesson = ({
  lessonId,
  lessonTitle,
  isNext,
  lock,
}: NonNullable<LevelTestResult["firstLesson"]>) => (
  <ResultSection title={isNext ? "Your next lesson" : "Your first lesson"}>
    <p className="mb-4">
      {isNext ? "Go on" : "Begin"} here: {lessonTitle}.
    </p>
    {lock === null ? (
      <Button asChild size="lg" className="max-sm:w-full print:hidden">
        <Link to={linkTo("/lesson-interactive/:id", { id: lessonId })}>
          <Play aria-hidden /> Start your {isNext ? "next" : "first"} lesson
        </Link>
      </Button>
    ) : (
      <div>
        <Locked>{lock}</Locked>
        <Button asChild variant="outline" className="mt-4 max-sm:w-full print:hidden">
          <Link to="/lessons">See which lessons are open</Link>
        </Button>
      </div>
    )}
  </ResultSection>
);

const StudyFirst = ({ study }: Pick<LevelTestResult, "study">) => (
  <ResultSection title="What to study first">
    <ol className="grid grid-cols-1 gap-4 print:gap-2">
      {study.map(({ skill, advice, lessonId, lessonTitle, lock }) => (
        <li key={`${skill} ${lessonId}`}>
          <p className="font-semibold">{skillNames[skill]}</p>
          <p>{advice}</p>
          {lock === null ? (
            <Link
              to={linkTo("/lesson-interactive/:id", { id: lessonId })}
              className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
            >
              {lessonTitle}
            </Link>
          ) : (
            <>
              <p className="mt-1">{lessonTitle}</p>
              <Locked>{lock}</Locked>
            </>
          )}
        </li>
      ))}
    </ol>
  </ResultSection>
);

/** Why a lesson is not open, with the sign of it. */
const Locked = ({ children }: { children: string }) => (
  <div className="flex gap-2 text-muted-foreground">
    <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
    <LockReason>{children}</LockReason>
  </div>
);

/** The way to another test. */
const TakeTest = () => (
  <p className="print:hidden">
    <Link
      to="/level-test"
      className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
    >
      Take a placement test
    </Link>
  </p>
);
