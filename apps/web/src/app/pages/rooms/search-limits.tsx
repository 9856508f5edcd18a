import type { SessionUser } from "@saywell/contract";
import type { ReactNode } from "react";
import { AgeAnswers } from "../../../features/accounts/components/age-answers";
import { Button } from "../../../ui/button";
import type { LearnerVisit } from "../../learner-page";

interface SearchLimitsProps extends Pick<LearnerVisit, "openAuth"> {
  learner: Pick<SessionUser, "id" | "isGuest" | "ageBand" | "role">;
}

/** Says in a sentence why a search finds few people, with what to do. Nothing for adults. */
export function SearchLimits({ learner, openAuth }: SearchLimitsProps) {
  if (learner.role !== "LEARNER" || learner.ageBand === "ADULT") return null;
  if (learner.isGuest) {
    return (
      <Limits sentence="As a guest you find teachers only. Sign up or log in to find friends.">
        <Button size="sm" onClick={() => openAuth("sign-up")}>
          Sign up
        </Button>
        <Button size="sm" variant="outline" onClick={() => openAuth("log-in")}>
          Log in
        </Button>
      </Limits>
    );
  }
  if (learner.ageBand === "UNKNOWN") {
    return (
      <Limits sentence="You find teachers only until we know your age. How old are you?">
        <AgeAnswers userId={learner.id} />
      </Limits>
    );
  }
  return (
    <Limits sentence="Until you are 18 you find teachers only. Add friends from the rooms of your class." />
  );
}

const Limits = ({ sentence, children }: { sentence: string; children?: ReactNode }) => (
  <div className="mt-3 grid gap-2 rounded-lg bg-muted px-4 py-3">
    <p>{sentence}</p>
    {children ? <div className="flex flex-wrap gap-2">{children}</div> : null}
  </div>
);
