import type { ConsentRequest } from "@saywell/contract";
import { consentDays } from "@saywell/contract/constants";
import { useEffect, useRef, useState } from "react";
import { capital } from "../../../lib/capital";
import { sentenceWithWait } from "../../../lib/say-wait";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { useDecide } from "../api/consent-queries";

export interface ConsentDecisionProps {
  token: string;
  request: ConsentRequest;
}

/** What a parent agrees to, and the two answers. With the lasting link they can be changed. */
export function ConsentDecision({ token, request }: ConsentDecisionProps) {
  const { childName, state, isQuestion, wording } = request;
  const deciding = useDecide(token);
  const [asksBack, setAsksBack] = useState(false);
  const outcome = useRef<HTMLHeadingElement>(null);
  const isDecided = deciding.isSuccess;
  useEffect(() => {
    if (isDecided && state !== "ASKED") outcome.current?.focus();
  }, [isDecided, state]);

  const decide = (give: boolean) => deciding.mutate(give, { onSuccess: () => setAsksBack(false) });
  const isOpen = state === "ASKED";
  /** The question is answered once; the lasting link changes the answer as often as one likes. */
  const mayChange = !isQuestion && !isOpen;
  const failure = deciding.isError ? (
    <p role="alert" className="font-semibold text-destructive">
      {sentenceWithWait(deciding.error, "Your answer was not saved. Please try again.")}
    </p>
  ) : null;
  return (
    <div className="grid gap-6">
      {isOpen ? null : (
        <Card className="gap-2 p-5 sm:p-6">
          <h2 ref={outcome} tabIndex={-1} className="text-xl font-semibold">
            {outcomes[state](childName)}
          </h2>
          <p>{whatNow({ state, childName, isQuestion })}</p>
        </Card>
      )}
      {isOpen ? null : failure}
      {mayChange && state === "GIVEN" ? (
        asksBack ? (
          <Card className="gap-4 p-5 sm:p-6">
            <p className="font-semibold">
              Take your agreement back? {capital(childName)} leaves the rooms and loses the friends
              here. The lessons stay.
            </p>
            <div className="grid gap-3 sm:grid-cols-2">
              <Button size="lg" disabled={deciding.isPending} onClick={() => decide(false)}>
                Yes, take it back
              </Button>
              <Button size="lg" variant="outline" onClick={() => setAsksBack(false)}>
                Leave it as it is
              </Button>
            </div>
          </Card>
        ) : (
          <Button size="lg" variant="outline" onClick={() => setAsksBack(true)}>
            Take my agreement back
          </Button>
        )
      ) : null}
      {mayChange && state !== "GIVEN" ? (
        <Button size="lg" disabled={deciding.isPending} onClick={() => decide(true)}>
          Agree again
        </Button>
      ) : null}
      <Card className="p-5 sm:p-6">
        <section aria-labelledby="wording" className="grid gap-4">
          <h2 id="wording" className="text-lg font-semibold">
            {isOpen ? "What you agree to" : "What this is about"}
          </h2>
          {wording.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      </Card>
      {isOpen ? failure : null}
      {isOpen ? (
        <div className="grid gap-3 sm:grid-cols-2">
          <Button size="lg" disabled={deciding.isPending} onClick={() => decide(true)}>
            Yes, I agree
          </Button>
          <Button
            size="lg"
            variant="outline"
            disabled={deciding.isPending}
            onClick={() => decide(false)}
          >
            No
          </Button>
        </div>
      ) : null}
    </div>
  );
}

type Decided = Exclude<ConsentRequest["state"], "ASKED">;

const outcomes: Record<Decided, (childName: string) => string> = {
  GIVEN: (childName) => `You agreed for ${childName}`,
  REFUSED: (childName) => `You said no for ${childName}`,
  WITHDRAWN: (childName) => `You took your agreement back for ${childName}`,
};

interface Outcome extends Pick<ConsentRequest, "childName" | "isQuestion"> {
  state: Decided;
}

function whatNow({ state, childName, isQuestion }: Outcome): string {
  const name = capital(childName);
  if (state === "GIVEN") {
    return isQuestion
      ? `${name} can talk with others now. We have sent you a mail: keep it, with its link you can take this back at any time.`
      : `${name} can talk with others. You can take this back here at any time.`;
  }
  return state === "REFUSED"
    ? `${name} learns alone here, and can ask you again. You need not do anything.`
    : `${name} learns alone here again. For ${consentDays} days you can agree again. After that we forget the name and the address of your child, who goes on as a guest.`;
}
