import {
  type LevelTestTimeAllowance,
  type LevelTestType,
  quickTest,
} from "@saywell/contract/constants";
import { Gauge, Zap } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { pathOfTest } from "../model/time-allowance";

export interface LengthWaysProps {
  testType: LevelTestType;
  timeAllowance: LevelTestTimeAllowance;
  /** The id of the test's name. */
  titleId: string;
  /** The facts of the exact test. */
  children: ReactNode;
}

/** The two ways to take a test: a first idea, and the exact measure. */
export function LengthWays({ testType, timeAllowance, titleId, children }: LengthWaysProps) {
  return (
    <div className="flex w-full flex-col gap-5">
      <section className="grid grid-cols-1 gap-3 rounded-lg bg-primary-wash p-4">
        <h3 className="flex items-center gap-2 font-semibold text-primary">
          <Zap aria-hidden className="size-5" /> Quick: {quickTest.aboutMinutes} minutes, a first
          idea
        </h3>
        <p>
          At most {quickTest.questions} questions. It says how sure it is, and you can make it exact
          later.
        </p>
        <Button asChild className="w-full">
          <Link
            to={pathOfTest(testType, { timeAllowance, length: "quick" })}
            aria-describedby={titleId}
          >
            Start Quick Test
          </Link>
        </Button>
      </section>
      <section className="flex flex-1 flex-col gap-3 px-1">
        <h3 className="flex items-center gap-2 font-semibold">
          <Gauge aria-hidden className="size-5 text-primary" /> Exact
        </h3>
        {children}
        <Button asChild variant="outline" className="mt-auto w-full">
          <Link
            to={pathOfTest(testType, { timeAllowance, length: "exact" })}
            aria-describedby={titleId}
          >
            Start Test
          </Link>
        </Button>
      </section>
    </div>
  );
}
