import type { LevelTestResult } from "@saywell/contract";
import { useMutation } from "@tanstack/react-query";
import { Gauge } from "lucide-react";
import { callApi, sentenceOf } from "../../../lib/api-client";
import { useGoTo } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { keepTest } from "../model/kept-test";
import { pathOfTest } from "../model/time-allowance";
import { ResultSection } from "./result-section";

export interface MakeExactProps {
  result: Pick<LevelTestResult, "id" | "testType" | "answered">;
  /** How much of it there still is. */
  goOn: NonNullable<LevelTestResult["goOn"]>;
}

/** The way on from a first idea: the same test, with what was answered. */
export function MakeExact({ result, goOn: { questions, secondsLeft } }: MakeExactProps) {
  const { id: resultId, testType, answered } = result;
  const goTo = useGoTo();
  const goOn = useMutation({
    mutationFn: () =>
      callApi("POST /api/level-test/results/{resultId}/go-on", { params: { resultId } }),
    onSuccess: ({ sessionId, timeAllowance }) => {
      keepTest(testType, { sessionId, draft: null });
      goTo(pathOfTest(testType, { timeAllowance, length: "exact" }));
    },
  });
  return (
    <ResultSection title="This is a first idea" className="print:hidden">
      <p className="max-w-[38rem]">
        It comes from {inWords(answered, "question")}. Your answers stay: go on with up to{" "}
        {questions} more, in at most {inWords(Math.floor(secondsLeft / 60), "minute")}. You can do
        so for a day after the test.
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

const inWords = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;
