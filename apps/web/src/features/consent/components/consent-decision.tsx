import type { ConsentRequest } from "@saywell/contract";
import { useEffect, useRef, useState } from "react";
import { formatDay } from "../../../lib/dates";
import { sentenceWithWait } from "../../../lib/say-wait";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { useDecide } from "../api/consent-queries";
import { WhatStops } from "./what-stops";
import { outcomes, whatNow } from "../model/parents-words";

export interface ConsentDecisionProps {
  token: string;
  request: ConsentRequest;
}

/** What a parent agrees to, and the two answers. With the lasting link they can be changed. */
export function ConsentDecision({ token, request }: ConsentDecisionProps) {
  const { childName, state, isQuestion, wording, school } = request;
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
          <p>{whatNow(request)}</p>
        </Card>
      )}
      {isOpen ? null : failure}
      {mayChange && state === "GIVEN" ? (
        asksBack ? (
          <Card className="gap-4 p-5 sm:p-6">
            <WhatStops {...request} />
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
          {state === "REFUSED" ? "Yes, I agree" : "Agree again"}
        </Button>
      ) : null}
      <Card className="p-5 sm:p-6">
        <section aria-labelledby="wording" className="grid gap-4">
          <h2 id="wording" className="text-lg font-semibold">
            {isOpen ? "What you agree to" : "What this is about"}
          </h2>
          <p>
            {school.name} asks you.{" "}
            {school.contact === ""
              ? "If you have a question, ask your child's teacher."
              : `If you have a question, write to the school: ${school.contact}`}
          </p>
          {wording.parts.map(({ title, lines }) => (
            <section key={title} className="grid gap-2">
              <h3 className="font-semibold">{title}</h3>
              <ul className="grid list-disc gap-1.5 pl-5">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          ))}
          {isOpen && request.until !== null ? (
            <p>
              You can answer until {formatDay(request.until)}. If nobody says yes by then, we delete
              your address, and the name, the address and the messages of {childName}.
            </p>
          ) : null}
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
