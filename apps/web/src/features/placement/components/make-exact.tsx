import type { LevelTestResult, LevelTestSession } from "@saywell/contract";
import type { LevelTestType } from "@saywell/contract/constants";
import { useMutation } from "@tanstack/react-query";
import { Gauge } from "lucide-react";
import { useState } from "react";
import { ApiError, callApi, sentenceOf } from "../../../lib/api-client";
import { Link, useGoTo } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { keepTest, readKeptTest } from "../model/kept-test";
import { pathOfTest } from "../model/time-allowance";
import { standOf } from "../model/unfinished-test";
import { ResultSection } from "./result-section";

export interface MakeExactProps {
  result: Pick<LevelTestResult, "id" | "testType" | "answered" | "stopReason">;
  /** How much of it there still is. */
  goOn: NonNullable<LevelTestResult["goOn"]>;
}

/** The way on from a first idea: the same test, with what was answered. */
export function MakeExact({ result, goOn: { questions, secondsLeft } }: MakeExactProps) {
  const { id: resultId, testType, answered, stopReason } = result;
  const isFirstIdea = stopReason !== "too-few-answers";
  const words = isFirstIdea ? ofFirstIdea : ofNoLevel;
  const goTo = useGoTo();
  /** Another test that is not finished here, which would be lost. */
  const [other, setOther] = useState<LevelTestSession | null>(null);
  const goOn = useMutation({
    async mutationFn() {
      const inTheWay = other ? null : await otherUnfinished(testType, resultId);
      if (inTheWay) return setOther(inTheWay);
      const { sessionId, timeAllowance } = await callApi(
        "POST /api/level-test/results/{resultId}/go-on",
        { params: { resultId } },
      );
      const kept = readKeptTest(testType);
      if (kept?.sessionId !== sessionId) keepTest(testType, { sessionId, draft: null, resultId });
      goTo(pathOfTest(testType, { timeAllowance, length: "exact" }));
    },
  });
  return (
    <ResultSection title={words.title} className="print:hidden">
      <p className="max-w-[38rem]">
        {isFirstIdea ? `It comes from ${inWords(answered, "question")}. ` : null}Your answers stay:
        go on with up to {questions} more, in at most{" "}
        {inWords(Math.floor(secondsLeft / 60), "minute")}. You can do so for a day after the test.
      </p>
      {other ? (
        <p role="alert" className="mt-4 rounded-lg bg-warning-wash px-4 py-3">
          <strong>Another test is not finished.</strong> {standOf(other)} If you go on with this one
          now, you cannot come back to that one.
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="outline"
          aria-disabled={goOn.isPending || undefined}
          onClick={() => {
            if (!goOn.isPending) goOn.mutate();
          }}
        >
          <Gauge aria-hidden />{" "}
          {goOn.isPending ? "One moment…" : other ? words.goOnWithThis : words.goOn}
        </Button>
        {other ? (
          <Button asChild>
            <Link to={pathOfTest(testType, other)}>Go on with the other test</Link>
          </Button>
        ) : null}
      </div>
      {goOn.isError ? (
        <p role="alert" className="mt-3 text-destructive">
          {sentenceOf(goOn.error, "The test could not be opened again.")}
        </p>
      ) : null}
    </ResultSection>
  );
}

const ofFirstIdea = {
  title: "This is a first idea",
  goOn: "Make it exact",
  goOnWithThis: "Make this one exact",
};
/** Of a test with too few answers, which was no first idea yet. */
const ofNoLevel = {
  title: "Go on with this test",
  goOn: "Go on",
  goOnWithThis: "Go on with this one",
};

/** A test of the same kind that was begun on this device, is not finished, and is not this one. */
async function otherUnfinished(testType: LevelTestType, resultId: string) {
  const kept = readKeptTest(testType);
  if (kept === null || kept.resultId === resultId) return null;
  const { sessionId } = kept;
  try {
    const session = await callApi("GET /api/level-test/sessions/{sessionId}", {
      params: { sessionId },
    });
    return session.state === "OPEN" ? session : null;
  } catch (error) {
    // The server does not know it any more: there is nothing to come back to.
    if (error instanceof ApiError && error.code === "not-found") return null;
    throw error;
  }
}

const inWords = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;
