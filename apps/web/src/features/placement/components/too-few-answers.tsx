import { stopInWords } from "@saywell/adaptive-test";
import type { LevelTestResult } from "@saywell/contract";
import { levelTests } from "@saywell/contract/constants";
import { formatDay } from "../../../lib/dates";
import { Link } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { PageHeading } from "../../../ui/page-heading";
import { MakeExact } from "./make-exact";
import { ResultSection } from "./result-section";

/** A test that ended too early to tell a level: that, and the ways to one. */
export function TooFewAnswers({ result }: { result: LevelTestResult }) {
  const { testType, takenAt, goOn } = result;
  return (
    <div data-printed-result="" className="grid grid-cols-1 gap-6">
      <PageHeading lead={`${levelTests[testType].title}, taken on ${formatDay(takenAt)}`}>
        Test Complete!
      </PageHeading>
      <ResultSection title="No level yet">
        <p className="max-w-[38rem]">
          {stopInWords(result)} After twelve questions there is always one.
        </p>
        {result.isOwn ? (
          <p className="mt-3 max-w-[38rem]">
            Nothing was measured, and your level in Saywell has not changed.
          </p>
        ) : null}
        <p className="mt-5 print:hidden">
          <Button asChild className="max-sm:w-full">
            <Link to="/level-test">Take a placement test</Link>
          </Button>
        </p>
      </ResultSection>
      {goOn === null ? null : <MakeExact result={result} goOn={goOn} />}
    </div>
  );
}
