import { useQueryClient } from "@tanstack/react-query";
import { renewSession } from "../features/accounts/api/session-queries";
import { ConsentCard } from "../features/consent/components/consent-card";
import type { LearnerVisit } from "./learner-page";

/** What a child is told in the place of what a parent has to agree to. */
export function ConsentNotice({ learner }: Pick<LearnerVisit, "learner">) {
  const client = useQueryClient();
  return (
    <ConsentCard
      userId={learner.id}
      timeZone={learner.timeZone}
      onGiven={() => void renewSession(client)}
    />
  );
}
