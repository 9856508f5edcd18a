import { levelTests, type LevelTestType } from "@saywell/contract/constants";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "../../../lib/link";
import { useKeptHelp } from "../../../lib/kept-help";
import { KeptHelp } from "../../../product-ui/kept-help";
import type { TeacherVoice } from "../../../product-ui/teacher-voice";
import { Button } from "../../../ui/button";
import { ErrorState } from "../../../ui/error-state";
import { PageHeading } from "../../../ui/page-heading";
import { Spinner } from "../../../ui/spinner";
import { ActiveTestScreen } from "./active-test";
import { TestIntro } from "./test-intro";
import { UnfinishedTest } from "./unfinished-test";
import type { TestWay } from "../model/time-allowance";
import type { TestRun, TestRunState } from "../model/test-run";
import { useTestRun } from "../model/use-test-run";

/** The end of a test, as the address of its result carries it. */
interface TestOutcome {
  resultId: string;
  score: number | null;
  level: string | null;
}

export interface LevelTestRunProps {
  testType: LevelTestType;
  /** Null for a visitor. */
  userId: string | null;
  /** As the address asks for it. */
  way: TestWay;
  /** The learner takes it in another way: so a reload asks for what runs. */
  onWay: (way: TestWay) => void;
  voice: TeacherVoice;
  onResult: (outcome: TestOutcome) => void;
}

/** A placement test from its introduction to its end. Who may be in danger reads where help is, and goes on. */
export function LevelTestRun(props: LevelTestRunProps) {
  const { testType, userId, way } = props;
  const { run, state } = useTestRun(testType, way, userId);
  const help = useKeptHelp(userId);
  return (
    <>
      <KeptHelp userId={userId} className="mb-5" />
      <Screen {...props} run={run} state={state} hasHelp={help !== null} />
    </>
  );
}

interface ScreenProps extends LevelTestRunProps {
  run: TestRun;
  state: TestRunState;
  hasHelp: boolean;
}

function Screen(props: ScreenProps) {
  const { testType, way, voice, run, state, hasHelp, onResult, onWay } = props;
  const { title } = levelTests[testType];

  useEffect(() => {
    // The result is another page: nobody is taken away from where help is.
    if (state.phase === "result" && !hasHelp) onResult(state);
    // Once for each result.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state]);

  switch (state.phase) {
    case "intro":
      return (
        <TestIntro
          testType={testType}
          way={way}
          failure={state.failure}
          onStart={(chosen) => {
            onWay(chosen);
            void run.start(chosen);
          }}
        />
      );
    case "unfinished":
      return (
        <UnfinishedTest
          session={state.session}
          onGoOn={() => {
            onWay(state.session);
            void run.open({ isMeant: true });
          }}
          onOther={run.reset}
        />
      );
    case "active":
      return <ActiveTestScreen testType={testType} run={run} test={state} voice={voice} />;
    case "unopened":
      return (
        <Still title={title}>
          <ErrorState message={state.failure} onRetry={() => void run.open()} />
        </Still>
      );
    case "finishing":
      return (
        <Still title={title}>
          {state.failure === null ? (
            <Waiting>Your answers are being marked...</Waiting>
          ) : (
            <ErrorState
              message={`${state.failure} Your answers are safe.`}
              onRetry={() => void run.finish()}
            />
          )}
        </Still>
      );
    case "ended":
      return <Ended {...state} onAgain={run.reset} />;
    case "opening":
      return (
        <Still title={title}>
          <Waiting isFirst>Loading test questions...</Waiting>
        </Still>
      );
    case "loading":
      return (
        <Still title={title}>
          <Waiting>Loading test questions...</Waiting>
        </Still>
      );
    case "result":
      return (
        <Still title={title}>
          {hasHelp ? (
            <ResultReady onOpen={() => onResult(state)} />
          ) : (
            <Waiting>Your result is being opened...</Waiting>
          )}
        </Still>
      );
  }
}

function Still({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="font-heading text-2xl font-semibold">{title}</h1>
      {children}
    </div>
  );
}

interface WaitingProps {
  /** The first thing on the page leaves the focus alone; else it takes what the last screen had. */
  isFirst?: boolean;
  children: string;
}

function Waiting({ isFirst = false, children }: WaitingProps) {
  const place = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (!isFirst) place.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return (
    <output
      ref={place}
      tabIndex={-1}
      aria-busy="true"
      className="flex min-h-72 flex-col items-center justify-center gap-4 rounded-xl border border-rule bg-surface outline-none"
    >
      <Spinner className="size-9" />
      {children}
    </output>
  );
}

/** The way to the result for who reads where help is: it takes the focus that the last screen had. */
function ResultReady({ onOpen }: { onOpen: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  return (
    <div ref={place} className="grid grid-cols-1 justify-items-start gap-4">
      <p>Your result is ready. There is no hurry.</p>
      <Button onClick={onOpen}>See your result</Button>
    </div>
  );
}

interface EndedProps {
  isPractice: boolean;
  answered: number;
  onAgain: () => void;
}

/** The end of what has no result. */
function Ended({ isPractice, answered, onAgain }: EndedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("h1")?.focus(), []);
  const count = answered === 1 ? "1 question" : `${answered} questions`;
  return (
    <div ref={place} className="grid grid-cols-1 gap-6">
      <PageHeading
        lead={
          isPractice
            ? `You answered ${count}. Practice has no result: take the test with a clock to learn your level.`
            : "The time ended before you answered a question, so there is no result."
        }
      >
        {isPractice ? "Practice over" : "Test over"}
      </PageHeading>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAgain}>Take a test</Button>
        <Button asChild variant="outline">
          <Link to="/student-dashboard">Go to your dashboard</Link>
        </Button>
      </div>
    </div>
  );
}
