import {
  type LevelTestLength,
  levelTests,
  type LevelTestType,
  quickTest,
} from "@saywell/contract/constants";
import { Brain, CircleHelp, EyeOff, Volume2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "../../../lib/link";
import { ActionBar } from "../../../ui/action-bar";
import { Button } from "../../../ui/button";
import { Card, CardContent, CardFooter } from "../../../ui/card";
import { PageHeading } from "../../../ui/page-heading";
import { SegmentedControl } from "../../../ui/segmented-control";
import { MoreTime } from "./more-time";
import {
  durationInWords,
  questionsOf,
  type TestWay,
  timeAllowanceTexts,
} from "../model/time-allowance";
import { Fact } from "./test-card";
import { aboutTests, levelSpan } from "../model/test-facts";

export interface TestIntroProps {
  testType: LevelTestType;
  /** As the address asks for it. */
  way: TestWay;
  /** Why the test did not start. */
  failure: string | null;
  onStart: (way: TestWay) => void;
}

/** What to know before the clock runs. */
export function TestIntro({ testType, way: asked, failure, onStart }: TestIntroProps) {
  const [way, setWay] = useState(asked);
  const { timeAllowance, length } = way;
  const { title } = levelTests[testType];
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading lead={aboutTests[testType]}>{title}</PageHeading>
      <Card>
        <CardContent className="grid grid-cols-1 gap-6">
          <div className="grid grid-cols-1 gap-2">
            <SegmentedControl<LevelTestLength>
              label="How long"
              value={length}
              onChange={(chosen) => setWay({ ...way, length: chosen })}
              options={[
                ["quick", "Quick"],
                ["exact", "Exact"],
              ]}
              className="max-w-xs"
            />
            <p>{aboutLengths[length]}</p>
          </div>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
            <Fact name="Questions">{questionsOf(testType, length)}</Fact>
            <Fact name="Duration">
              {durationInWords(testType, way)}
              {timeAllowance === "1" || timeAllowance === "practice" ? null : (
                <span className="font-normal"> ({timeAllowanceTexts[timeAllowance].hint})</span>
              )}
            </Fact>
            <Fact name="Type">AI-Adaptive</Fact>
            <Fact name="Levels">{levelSpan(testType)}</Fact>
          </dl>
          <ul className="grid grid-cols-1 gap-3">
            <Note icon={<Volume2 aria-hidden />}>
              Find a quiet place. A computer voice reads some questions aloud; you can read the
              words instead.
            </Note>
            <Note icon={<Brain aria-hidden />}>
              The test adapts to your answers: questions get harder or easier as you go.
            </Note>
            <Note icon={<CircleHelp aria-hidden />}>
              If you do not know an answer, say "I don't know". It is better than a guess.
            </Note>
            <Note icon={<EyeOff aria-hidden />}>
              You cannot pause or go back once started.
              {timeAllowance === "practice"
                ? " There is no clock."
                : " The clock runs on if you leave the page, but your place is kept."}
            </Note>
          </ul>
          <MoreTime
            timeAllowance={timeAllowance}
            onChange={(chosen) => setWay({ ...way, timeAllowance: chosen })}
          />
          {failure === null ? null : (
            <p role="alert" className="rounded-lg bg-warning-wash px-4 py-3 font-semibold">
              {failure}
            </p>
          )}
        </CardContent>
        <CardFooter>
          <ActionBar>
            <Button size="lg" className="max-sm:w-full" onClick={() => onStart(way)}>
              Start Test
            </Button>
          </ActionBar>
          <Button asChild variant="ghost" className="max-sm:w-full">
            <Link to="/level-test">Choose another test</Link>
          </Button>
        </CardFooter>
      </Card>
    </div>
  );
}

const aboutLengths: Readonly<Record<LevelTestLength, string>> = {
  quick: `A first idea of your level, and how sure it is. At most ${quickTest.questions} questions, no writing. You can make it exact after it.`,
  exact: "Measures as exactly as the test can. It stops early when your level is clear.",
};

const Note = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex gap-3 [&_svg]:mt-1 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-primary">
    {icon}
    <span>{children}</span>
  </li>
);
