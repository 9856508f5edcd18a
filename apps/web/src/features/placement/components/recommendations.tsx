import type { CefrLevel } from "@saywell/contract";
import { linkTo } from "../../../lib/links";
import { Link } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { ResultSection } from "./result-section";

export interface RecommendationsProps {
  /** Null where none is known. */
  level: CefrLevel | null;
  /** The name of the skill that needs most work; null where none was measured. */
  weakest: string | null;
  /** Where nothing was measured, a test comes before everything else. */
  isMeasured?: boolean;
  /** Whether there are plans to look at: the school charges. */
  hasPlans: boolean;
}

/** Four recommendations, and what to do next. */
export function Recommendations({
  level,
  weakest,
  isMeasured = true,
  hasPlans,
}: RecommendationsProps) {
  return (
    <ResultSection title="Recommendations and next steps">
      <ol className="grid list-decimal grid-cols-1 gap-2.5 pl-6 marker:font-semibold marker:text-primary">
        <li>
          {level === null ? (
            "Take the placement test, and begin with the lessons of your level."
          ) : (
            <>
              Begin with the{" "}
              <Link
                to={linkTo("/lessons", {}, { query: { level } })}
                className="text-primary underline underline-offset-4"
              >
                lessons of level {level}
              </Link>
              .
            </>
          )}
        </li>
        <li>
          {weakest === null
            ? "Give the first ten minutes of your study to your weakest skill."
            : `Give the first ten minutes of your study to ${weakest.toLowerCase()}, your weakest skill in this test.`}
        </li>
        <li>Write a few sentences every day, and let your AI teacher mark them.</li>
        <li>Take the test again in three months, and see how far you have come.</li>
      </ol>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        {isMeasured ? null : (
          <Button asChild className="max-sm:w-full">
            <Link to="/level-test">Take a placement test</Link>
          </Button>
        )}
        <Button asChild variant={isMeasured ? "default" : "outline"}>
          <Link to="/student-dashboard">Get Started</Link>
        </Button>
        {hasPlans ? (
          <Button asChild variant="outline">
            <a href={linkTo("/pricing")}>View Plans</a>
          </Button>
        ) : null}
      </div>
    </ResultSection>
  );
}
