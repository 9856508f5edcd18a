import type { ConsentStatus } from "@saywell/contract";
import { Mail } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { formatDay } from "../../../lib/dates";
import { sentenceWithWait } from "../../../lib/say-wait";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Skeleton } from "../../../ui/skeleton";
import { useAskParent, useConsentStatus } from "../api/consent-queries";
import { AskParentForm } from "./ask-parent-form";

export interface ConsentCardProps {
  userId: string;
  timeZone: string;
  /** Somebody has agreed meanwhile: who is here has to be asked again. */
  onGiven: () => void;
}

/** Tells a child what waits for a parent's word, and how to ask for it. For readers of eleven, at A1. */
export function ConsentCard({ userId, timeZone, onGiven }: ConsentCardProps) {
  const { data: status, isError, isFetching, refetch } = useConsentStatus(userId);
  const isGiven = status?.needsConsent === false;
  useEffect(() => {
    if (isGiven) onGiven();
    // Told once for each answer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isGiven]);

  if (status && !isGiven) {
    return <Waiting status={status} userId={userId} timeZone={timeZone} />;
  }
  return (
    <Frame title="Ask a parent first">
      <p>You are under 13. To chat and to have friends here, you need your parent&apos;s yes.</p>
      {isError ? (
        <Button variant="outline" disabled={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      ) : (
        <Skeleton className="h-11 w-48" />
      )}
    </Frame>
  );
}

interface WaitingProps {
  status: ConsentStatus;
  userId: string;
  timeZone: string;
}

function Waiting({ status, userId, timeZone }: WaitingProps) {
  const asking = useAskParent(userId);
  const [asksAnother, setAsksAnother] = useState(false);
  const [said, setSaid] = useState("");
  const output = useRef<HTMLOutputElement>(null);
  const { state, who, until } = status;
  // The school's word is no address to write to.
  const asked = state === "ASKED" && who !== null && who.includes("@") ? who : null;
  const showsForm = asksAnother || state === null;
  const lastDay = until && (
    <p className="text-muted-foreground">
      Your parent can answer until {formatDay(until, timeZone)}. With no answer by then, we forget
      your name and email, and you go on as a guest.
    </p>
  );

  function onAsked() {
    setAsksAnother(false);
    setSaid("We sent the mail. Tell your parent about it.");
    output.current?.focus();
  }

  return (
    <Frame title={titles[state ?? "NOBODY"]}>
      {asked ? (
        <p>
          We wrote to <strong className="break-words">{asked}</strong>. Your parent opens the link
          in the mail and says yes or no. Then you can chat and have friends here.
        </p>
      ) : (
        <p>{texts[state ?? "NOBODY"]}</p>
      )}
      <p>You can learn now: all lessons are open.</p>
      {lastDay}
      <output ref={output} tabIndex={-1} className="font-semibold empty:hidden">
        {said}
      </output>
      {showsForm ? (
        <AskParentForm asking={asking} onAsked={onAsked} />
      ) : (
        <div className="flex flex-wrap gap-3">
          {asked ? (
            <Button
              variant="outline"
              disabled={asking.isPending}
              onClick={() => asking.mutate(asked, { onSuccess: onAsked })}
            >
              <Mail aria-hidden /> Send the mail again
            </Button>
          ) : null}
          <Button
            variant="outline"
            onClick={() => {
              asking.reset();
              setSaid("");
              setAsksAnother(true);
            }}
          >
            {asked ? "Use another email" : "Ask again"}
          </Button>
        </div>
      )}
      {asking.isError && !showsForm ? (
        <p role="alert" className="font-semibold text-destructive">
          {sentenceWithWait(asking.error, "The mail was not sent. Please try again.")}
        </p>
      ) : null}
    </Frame>
  );
}

const titles = {
  NOBODY: "Ask a parent first",
  ASKED: "We asked your parent",
  GIVEN: "Ask a parent first",
  REFUSED: "Your parent said no",
  WITHDRAWN: "Your parent said stop",
} as const;

const needed =
  "You are under 13. To chat and to have friends here, you need your parent's yes. Tell us their email, and we ask them.";
const texts = {
  NOBODY: needed,
  ASKED: needed,
  GIVEN: needed,
  REFUSED:
    "So you cannot chat or have friends here. Talk to your parent about it. You can ask again.",
  WITHDRAWN:
    "You had a yes before. Now you cannot chat or have friends here. Talk to your parent about it. You can ask again.",
} as const;

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card className="p-5 sm:p-6">
    <section aria-label={title} className="grid max-w-2xl justify-items-start gap-3">
      <h2 className="font-heading text-xl font-semibold">{title}</h2>
      {children}
    </section>
  </Card>
);
