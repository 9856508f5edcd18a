import { Send } from "lucide-react";
import { useState } from "react";
import { sentenceOf } from "../../../lib/api-client";
import { Confirm } from "../../../product-ui/confirm";
import { Button } from "../../../ui/button";

interface HandInButtonProps {
  /** What somebody is asked first; null where nothing is missing. */
  doubt: string | null;
  disabled?: boolean;
  onHandIn: () => Promise<unknown>;
}

/** Hands work in, after a question where something seems to be missing. */
export function HandInButton({ doubt, disabled = false, onHandIn }: HandInButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);

  async function send() {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    await onHandIn().catch(setProblem);
    setIsBusy(false);
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button
        size="lg"
        disabled={disabled || isBusy}
        onClick={() => (doubt === null ? void send() : setIsAsking(true))}
      >
        <Send aria-hidden /> {isBusy ? "One moment…" : "Hand in"}
      </Button>
      {problem === null ? null : (
        <p role="alert" className="font-semibold break-words text-destructive">
          {sentenceOf(problem, "This could not be handed in. Please try again.")}
        </p>
      )}
      {isAsking ? (
        <Confirm
          title="Hand it in now?"
          description={doubt ?? ""}
          submitLabel="Hand in"
          cancelLabel="Go on working"
          onSubmit={onHandIn}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </div>
  );
}
