import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { cn } from "../../../ui/class-names";
import { AgeAnswers } from "./age-answers";
import { keepAgeAsked, useAgeAsked } from "../model/age-asked";

interface AgeQuestionProps {
  userId: string;
  /** Not known yet whether to ask: then it only keeps its place. */
  isWaiting: boolean;
}

/** Asks once, and for a band only. Whoever does not want to say it, here or in signing up, is not asked again. */
export function AgeQuestion({ userId, isWaiting }: AgeQuestionProps) {
  if (useAgeAsked(userId)) return null;

  function notNow() {
    keepAgeAsked(userId);
    // The button that was pressed is gone.
    document.querySelector<HTMLElement>("main h1")?.focus();
  }
  return (
    <Card
      aria-hidden={isWaiting || undefined}
      className={cn("gap-3 p-5 shadow-none", isWaiting && "invisible")}
    >
      <div>
        <h2 className="font-semibold">How old are you?</h2>
        <p className="text-muted-foreground">
          We ask once. Under 18 you are protected more. Adults see the school's offers here.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <AgeAnswers userId={userId} />
        <Button variant="ghost" className="px-4" onClick={notNow}>
          Not now
        </Button>
      </div>
    </Card>
  );
}
