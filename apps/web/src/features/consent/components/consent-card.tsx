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
  const { state, who, until, isUndelivered } = status;
  // The school's word is no address to write to.
  const parent = who !== null && who.includes("@") ? who : null;
  const name = state === "ASKED" && isUndelivered ? "UNDELIVERED" : (state ?? "NOBODY");
  // After a stop only the same parent can say yes again.
  const again = name === "ASKED" || name === "WITHDRAWN" ? parent : null;
  // Only while it is news: a parent answers, or the mail comes back.
  const isSaid = said !== "" && name === "ASKED";
  // Once it stands there: what is empty takes no focus.
  useEffect(() => {
    if (isSaid) output.current?.focus();
  }, [isSaid]);
  const showsForm = asksAnother || name === "NOBODY" || name === "UNDELIVERED";

  function onAsked() {
    setAsksAnother(false);
    setSaid("We sent the mail. Tell your parent about it.");
  }
  function ask(email: string) {
    setSaid("");
    asking.mutate(email, { onSuccess: onAsked });
  }

  return (
    <Frame title={titleOf(name, parent)}>
      <Words name={name} parent={parent} />
      <p>You can learn now: all lessons are open.</p>
      {until === null ? null : (
        <p className="text-muted-foreground">
          {name === "NOBODY" || name === "UNDELIVERED"
            ? "You need a yes by "
            : "Your parent can say yes until "}
          {formatDay(until, timeZone)}. With no yes by then, we forget your name and email and
          delete your messages. You keep your lessons on this device, as a guest.
        </p>
      )}
      <output ref={output} tabIndex={-1} className="font-semibold empty:hidden">
        {isSaid ? said : ""}
      </output>
      {showsForm ? (
        <AskParentForm asking={asking} takesFocus={asksAnother} onAsk={ask} />
      ) : (
        <div className="flex flex-wrap gap-3">
          {again === null ? null : (
            <Button variant="outline" disabled={asking.isPending} onClick={() => ask(again)}>
              <Mail aria-hidden />{" "}
              {name === "ASKED" ? "Send the mail again" : "Ask this parent again"}
            </Button>
          )}
          {name === "WITHDRAWN" && again !== null ? null : (
            <Button
              variant="outline"
              onClick={() => {
                asking.reset();
                setSaid("");
                setAsksAnother(true);
              }}
            >
              {name === "ASKED" ? "Use another email" : "Ask a parent by email"}
            </Button>
          )}
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

type Name = NonNullable<ConsentStatus["state"]> | "NOBODY" | "UNDELIVERED";

function titleOf(name: Name, parent: string | null): string {
  if (name === "ASKED") return "We asked your parent";
  if (name === "UNDELIVERED") return "The mail did not arrive";
  const who = parent === null ? "Your school" : "Your parent";
  if (name === "REFUSED") return `${who} said no`;
  if (name === "WITHDRAWN") return `${who} said stop`;
  return "Ask a parent first";
}

function Words({ name, parent }: { name: Name; parent: string | null }) {
  const address = <strong className="break-words">{parent}</strong>;
  if (name === "ASKED") {
    return (
      <p>
        We wrote to {address}. Your parent opens the link in the mail and says yes or no. Then this
        page changes by itself.
      </p>
    );
  }
  if (name === "UNDELIVERED") {
    return (
      <p>
        We could not send the mail to {address}. Check the address: is every letter right? Then ask
        again.
      </p>
    );
  }
  if (name === "REFUSED") {
    return (
      <p>
        You cannot chat or have friends here now. Talk to your parent about it. They can still say
        yes: there is a link in our last mail to {address}. Or you can ask by email again.
      </p>
    );
  }
  if (name === "WITHDRAWN") {
    return parent === null ? (
      <p>
        You had a yes before. Now you cannot chat or have friends here. Others do not see what you
        wrote. Ask your teacher about it.
      </p>
    ) : (
      <p>
        You had a yes before. Now you cannot chat or have friends here. Others do not see what you
        wrote. Talk to your parent about it. Only this parent or your school can say yes again:{" "}
        {address}.
      </p>
    );
  }
  return (
    <p>
      You are under 13. To chat and to have friends here, you need your parent&apos;s yes. Tell us
      their email, and we ask them.
    </p>
  );
}

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card className="p-5 sm:p-6">
    <section aria-label={title} className="grid max-w-2xl justify-items-start gap-3">
      <h2 className="font-heading text-xl font-semibold">{title}</h2>
      {children}
    </section>
  </Card>
);
