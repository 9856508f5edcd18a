import { useNavigate, useParams, useSearchParams } from "react-router";
import { LevelTestRun } from "../../features/level-test/level-test-run";
import { readPace } from "../../features/level-test/paces";
import { pathOfResult } from "../../features/level-test/result-link";
import { isTestType, testTexts, type TestType } from "../../features/level-test/test-facts";
import { useSpeaker } from "../../features/speech/use-speaker";
import { AppShell } from "../app-shell";
import NotFoundPage from "./not-found-page";

export default function LevelTestRunPage() {
  const { testType } = useParams();
  return isTestType(testType) ? <Run key={testType} testType={testType} /> : <NotFoundPage />;
}

function Run({ testType }: { testType: TestType }) {
  const voice = useSpeaker();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return (
    <AppShell title={testTexts[testType].title} className="max-w-3xl">
      <LevelTestRun
        testType={testType}
        pace={readPace(query)}
        voice={voice}
        // Going back from the result leads to where the test was begun, not into the test.
        onResult={(outcome) => void navigate(pathOfResult(outcome), { replace: true })}
      />
    </AppShell>
  );
}
