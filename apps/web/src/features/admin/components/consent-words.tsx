import type { ConsentRow } from "@saywell/contract";
import { formatMoment } from "../../../lib/dates";
import { Tag } from "../../../ui/tag";

const words: Record<ConsentRow["state"], string> = {
  ASKED: "Asked, no answer yet",
  GIVEN: "Given",
  WITHDRAWN: "Taken back",
  REFUSED: "Refused",
};

export const consentChoices = Object.entries(words) as [ConsentRow["state"], string][];

/** Another was asked, or said something, since: nobody waits for this one. */
const replacedWords: Record<ConsentRow["state"], string> = {
  ASKED: "Asked, then another was",
  GIVEN: "Given, then replaced",
  WITHDRAWN: "Taken back, then replaced",
  REFUSED: "Refused, then replaced",
};

export const ConsentTag = ({ state, isReplaced }: Pick<ConsentRow, "state" | "isReplaced">) =>
  isReplaced ? (
    <Tag tone="outline">{replacedWords[state]}</Tag>
  ) : (
    <Tag tone={state === "GIVEN" ? "primary" : state === "ASKED" ? "warning" : "outline"}>
      {words[state]}
    </Tag>
  );

/** Whose word it is. */
export const saidBy = ({ by, who }: Pick<ConsentRow, "by" | "who">): string =>
  by === "SCHOOL" ? `The school: ${who}` : `A parent: ${who}`;

/** What the school should look into. */
export const ConsentDoubts = ({
  isOfMinor,
  isFromChildsDevice,
}: Pick<ConsentRow, "isOfMinor" | "isFromChildsDevice">) => (
  <>
    {isOfMinor ? (
      <p className="text-sm font-semibold text-destructive">
        This address is of a learner under 18, or of no age given.
      </p>
    ) : null}
    {isFromChildsDevice ? (
      <p className="text-sm font-semibold text-destructive">
        The yes came from a device that the child uses. A family may share one: please ask.
      </p>
    ) : null}
  </>
);

/** What becomes of an account for which nobody agrees. */
export const ConsentEnd = ({
  until,
  isReplaced,
  timeZone,
}: Pick<ConsentRow, "until" | "isReplaced"> & { timeZone: string }) =>
  until === null || isReplaced ? null : (
    <p className="text-sm text-muted-foreground">
      Without a yes this account becomes a guest&apos;s on {formatMoment(until, timeZone)}.
    </p>
  );
