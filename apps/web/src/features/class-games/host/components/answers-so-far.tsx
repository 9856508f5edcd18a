import type { GameSeat, QuizGameState } from "@saywell/contract";
import { X } from "lucide-react";
import { useId } from "react";
import { Button } from "../../../../ui/button";

interface AnswersSoFarProps {
  state: Pick<QuizGameState, "seats" | "answersSoFar" | "reveal" | "question">;
  onRemove: (player: GameSeat) => void;
}

/** Who said what, as it comes: for the teacher's own eyes, so it is opened on purpose. */
export function AnswersSoFar({ state, onRemove }: AnswersSoFarProps) {
  const { seats, answersSoFar, reveal } = state;
  const id = useId();
  const said = new Map((answersSoFar ?? reveal?.answers ?? []).map((each) => [each.userId, each]));
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="font-heading text-lg font-semibold">
        Answers so far
      </h2>
      <ul className="grid grid-cols-1 gap-x-6 border-t border-rule sm:grid-cols-2 xl:grid-cols-4">
        {seats.map((seat) => {
          const answer = said.get(seat.userId);
          return (
            <li key={seat.userId} className="flex min-h-11 items-center gap-3 border-b border-rule">
              <span className="min-w-0 flex-1 truncate" title={seat.userName}>
                {seat.userName}
              </span>
              {seat.presence === "HERE" ? null : (
                <span className="text-sm text-muted-foreground">
                  {seat.presence === "AWAY" ? "Away" : "Left"}
                </span>
              )}
              <span className="tabular font-bold">
                {answer === undefined ? (
                  <>
                    <span aria-hidden>…</span>
                    <span className="sr-only">no answer yet</span>
                  </>
                ) : (
                  (answer.answer ?? "no answer")
                )}
              </span>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove ${seat.userName}`}
                className="text-muted-foreground"
                onClick={() => onRemove(seat)}
              >
                <X aria-hidden />
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
