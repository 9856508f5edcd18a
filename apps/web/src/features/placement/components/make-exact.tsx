import { levelTests, type LevelTestType } from "@saywell/contract/constants";
import { useMutation } from "@tanstack/react-query";
import { Gauge } from "lucide-react";
import { callApi, sentenceOf } from "../../../lib/api-client";
import { useGoTo } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { keepTest } from "../model/kept-test";
import { pathOfTest } from "../model/time-allowance";
import { ResultSection } from "./result-section";

export interface MakeExactProps {
  resultId: string;
  testType: LevelTestType;
  answered: number;
}

/** The way on from a first idea: the same test, with what was answered. */
export function MakeExact({ resultId, testType, answered }: MakeExactProps) {
  const goTo = useGoTo();
  const goOn = useMutation({
    mutationFn: () =>
      callApi("POST /api/level-test/results/{resultId}/go-on", { params: { resultId } }),
    onSuccess: ({ sessionId }) => {
      keepTest(testType, { sessionId, draft: null });
      goTo(pathOfTest(testType, { timeAllowance: "1", length: "exact" }));
    },
  });
  const { questions, minutes } = levelTests[testType];
  return (
    <ResultSection title="This is a first idea" className="print:hidden">
      <p className="max-w-[38rem]">
        It comes from {answered} questions. Your answers stay: go on with up to{" "}
        {questions - answered} more, in at most {minutes} minutes in all. You can do so until
        tomorrow.
      </p>
      <Button
        variant="outline"
        className="mt-4"
        aria-disabled={goOn.isPending || undefined}
        onClick={() => {
          if (!goOn.isPending) goOn.mutate();
        }}
      >
        <Gauge aria-hidden /> {goOn.isPending ? "One moment…" : "Make it exact"}
      </Button>
      {goOn.isError ? (
        <p role="alert" className="mt-3 text-destructive">
          {sentenceOf(goOn.error, "The test could not be opened again.")}
        </p>
      ) : null}
    </ResultSection>
  );
}
