import type { ConsentRequest } from "@saywell/contract";
import { capital } from "../../../lib/capital";
import { formatDay } from "../../../lib/dates";

/** Short sentences, for readers whose own English is weak. */
export const outcomes: Record<ConsentRequest["state"], (childName: string) => string> = {
  ASKED: (childName) => `May ${childName} talk with others?`,
  GIVEN: (childName) => `You agreed for ${childName}`,
  REFUSED: (childName) => `You said no for ${childName}`,
  WITHDRAWN: (childName) => `You took your agreement back for ${childName}`,
};

export function whatNow({ state, childName, isQuestion, until, account }: ConsentRequest): string {
  const name = capital(childName);
  if (state === "GIVEN") {
    return isQuestion
      ? `${name} can talk with others now. We have sent you a mail: keep it, with its link you can take this back at any time.`
      : `${name} can talk with others. You can take this back here at any time.`;
  }
  const lastDay = until === null ? "" : ` until ${formatDay(until)}`;
  if (state === "REFUSED") {
    const way = isQuestion
      ? `We have sent you a mail. With its link you can still say yes${lastDay}.`
      : `You can still say yes here${lastDay}.`;
    return `${name} learns alone here. You need not do anything. ${way}`;
  }
  const after =
    account === "OWN"
      ? ` After that we delete the name, the email address and the messages of ${childName}, who goes on as a guest.`
      : "";
  return `${name} learns alone here again. Others do not see the old messages any more. You can agree again here${lastDay}.${after}`;
}
