import { enoughForFirstResult } from "@saywell/adaptive-test";
import {
  type LevelTestTimeAllowance,
  levelTests,
  type LevelTestType,
} from "@saywell/contract/constants";
import type { TeacherVoice } from "../../../product-ui/teacher-voice";
import { Button } from "../../../ui/button";
import { Progress } from "../../../ui/progress";
import { Countdown } from "./countdown";
import { secondsAt } from "../model/time-allowance";
import { TestQuestion } from "./test-question";
import type { ActiveTest, TestRun } from "../model/test-run";

export interface ActiveTestScreenProps {
  testType: LevelTestType;
  run: TestRun;
  test: ActiveTest;
  voice: TeacherVoice;
}

/** The test while it runs: how far along it is, the clock, and the question. */
export function ActiveTestScreen({ testType, run, test, voice }: ActiveTestScreenProps) {
  const { answered, total, timeAllowance, mayFinish, question, isSaving } = test;
  const seconds = secondsAt(testType, test);
  return (
    <div className="grid grid-cols-1 gap-3 sm:gap-5">
      <h1 className="font-heading text-lg font-semibold sm:text-2xl">
        {levelTests[testType].title}
      </h1>
      <div className="sticky top-0 z-10 -mx-4 grid grid-cols-1 gap-2.5 border-b border-rule bg-background px-4 py-3 sm:-mx-6 sm:px-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          {test.endsAt === null || seconds === null ? (
            <p className="font-semibold">Practice, no time limit</p>
          ) : (
            <Countdown secondsLeft={run.secondsLeft} total={seconds} />
          )}
          <p className="figures text-muted-foreground">
            {answered} of {total} answered
          </p>
        </div>
        <Progress value={answered} max={total} label="Questions answered" />
      </div>
      <TestQuestion key={question.id} test={test} voice={voice} run={run} />
      <Ending
        kind={endingOf(timeAllowance, mayFinish, answered)}
        isSaving={isSaving}
        onFinish={() => void run.finish()}
      />
    </div>
  );
}

type EndingKind = keyof typeof endings;

const endings = {
  practice: {
    label: "End practice",
    text: "You can end the practice at any time.",
    button: "End practice",
  },
  certain: {
    label: "Finish now",
    text: "We know your level well enough now. You can finish without this question, or go on: more answers make the result more exact.",
    button: "Finish now",
  },
  early: {
    label: "Stop here",
    text: "Short of time? You can stop here with a first result. It will name a wider range of levels than the whole test does.",
    button: "Stop here",
  },
} as const;

function endingOf(
  timeAllowance: LevelTestTimeAllowance,
  mayFinish: boolean,
  answered: number,
): EndingKind | null {
  if (timeAllowance === "practice") return "practice";
  if (mayFinish) return "certain";
  return answered >= enoughForFirstResult ? "early" : null;
}

interface EndingProps {
  kind: EndingKind | null;
  isSaving: boolean;
  onFinish: () => void;
}

/** The way out of a test that need not be answered to its last question. */
function Ending({ kind, isSaving, onFinish }: EndingProps) {
  if (kind === null) return null;
  const { label, text, button } = endings[kind];
  return (
    <section
      aria-label={label}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl border border-rule p-5"
    >
      <p className="min-w-0 flex-1 basis-72">{text}</p>
      <Button variant="outline" aria-disabled={isSaving || undefined} onClick={onFinish}>
        {button}
      </Button>
    </section>
  );
}
