import type { DailyFive } from "@saywell/contract";
import { Play } from "lucide-react";
import { useState } from "react";
import { ActionBar } from "../../../ui/action-bar";
import { Button } from "../../../ui/button";
import { useDailyFiveSteps } from "../api/daily-five-query";
import { DailyAnswer } from "./daily-answer";
import { DailyQuestion } from "./daily-question";
import { daysWords, DailyResult } from "./daily-result";

/** Today's five: before they are begun, question by question, and when they are over. */
export function DailyFiveGame({ five }: { five: DailyFive }) {
  const { next, answer } = useDailyFiveSteps();
  // The answer to the last question is read before the result is.
  const [isRead, setRead] = useState(five.phase === "FINISHED");
  const { phase, answers, rounds, question, endsInMs, streak } = five;
  const last = answers.at(-1);
  if (phase === "WAITING") {
    return (
      <div className="grid justify-items-start gap-4">
        <p>
          Five questions at {five.level}, {five.seconds} seconds for each. Everybody at your level
          gets the same five today.
        </p>
        {streak.current > 0 ? <p className="font-semibold">{daysWords(streak.current)}</p> : null}
        <ActionBar className="max-sm:grid">
          <Button size="lg" disabled={next.isPending} onClick={() => next.mutate()}>
            <Play aria-hidden /> Begin
          </Button>
        </ActionBar>
      </div>
    );
  }
  if (phase === "QUESTION" && question !== null) {
    return (
      <DailyQuestion
        key={question.id}
        question={question}
        round={answers.length + 1}
        rounds={rounds}
        endsInMs={endsInMs ?? 0}
        sending={answer.isPending ? answer.variables.answer : null}
        onAnswer={(letter) => answer.mutate({ questionId: question.id, answer: letter })}
      />
    );
  }
  if (last !== undefined && (phase === "REVEAL" || !isRead)) {
    return (
      <DailyAnswer
        key={last.id}
        answer={last}
        round={answers.length}
        rounds={rounds}
        isWaiting={next.isPending}
        onNext={() => (phase === "FINISHED" ? setRead(true) : next.mutate())}
      />
    );
  }
  return <DailyResult five={five} />;
}
