import { levelTests, type LevelTestType } from "@saywell/contract/constants";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { sessionQuery } from "../../../features/accounts/api/session-queries";
import { useGoTo, usePathParams } from "../../../lib/link";
import { LevelTestRun } from "../../../features/placement/components/placement-run";
import {
  pathOfTest,
  readLength,
  readTimeAllowance,
} from "../../../features/placement/model/time-allowance";
import { pathOfResult } from "../../../features/placement/model/result-link";
import { isTestType } from "../../../features/placement/model/test-facts";
import { useSpeaker } from "../../../features/speech/model/use-speaker";
import { AppShell } from "../../app-shell";
import NotFoundPage from "../not-found-page";

export default function LevelTestRunPage() {
  const { testType } = usePathParams("/level-test/:testType");
  return isTestType(testType) ? <Run key={testType} testType={testType} /> : <NotFoundPage />;
}

function Run({ testType }: { testType: LevelTestType }) {
  const voice = useSpeaker();
  const goTo = useGoTo();
  const [query] = useSearchParams();
  const session = useQuery(sessionQuery);
  return (
    <AppShell title={levelTests[testType].title} className="max-w-3xl">
      <LevelTestRun
        testType={testType}
        userId={session.data?.user?.id ?? null}
        way={{ timeAllowance: readTimeAllowance(query), length: readLength(query) }}
        onWay={(way) => goTo(pathOfTest(testType, way), { replace: true })}
        voice={voice}
        // Going back from the result leads to where the test was begun, not into the test.
        onResult={(outcome) => goTo(pathOfResult(outcome), { replace: true })}
      />
    </AppShell>
  );
}
