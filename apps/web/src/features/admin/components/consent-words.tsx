import type { ConsentRow } from "@saywell/contract";
import { Tag } from "../../../ui/tag";

const words: Record<ConsentRow["state"], string> = {
  ASKED: "Asked, no answer yet",
  GIVEN: "Given",
  WITHDRAWN: "Taken back",
  REFUSED: "Refused",
};

export const consentChoices = Object.entries(words) as [ConsentRow["state"], string][];

export const ConsentTag = ({ state }: { state: ConsentRow["state"] }) => (
  <Tag tone={state === "GIVEN" ? "primary" : state === "ASKED" ? "warning" : "outline"}>
    {words[state]}
  </Tag>
);

/** Whose word it is. */
export const saidBy = ({ by, who }: Pick<ConsentRow, "by" | "who">): string =>
  by === "SCHOOL" ? `The school: ${who}` : `A parent: ${who}`;

/** What the school should look into. */
export const ConsentDoubts = ({ isOfMinor }: Pick<ConsentRow, "isOfMinor">) =>
  isOfMinor ? (
    <p className="text-sm font-semibold text-destructive">
      This address is of a learner under 18, or of no age given.
    </p>
  ) : null;
