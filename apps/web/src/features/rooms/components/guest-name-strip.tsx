import { Check, PencilLine } from "lucide-react";
import { type FormEvent, useState } from "react";
import { nameMaxLength } from "@saywell/contract/constants";
import { sentenceOf } from "../../../lib/api-client";
import { sayFailed } from "../../../lib/say-failed";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { useGuestName, usePickName, useWriteName } from "../api/guest-name-queries";

/** Asks a guest once, above where one writes, what to be called here: in one line, until they want another name. */
export function GuestNameStrip({ userId }: { userId: string }) {
  const names = useGuestName(true);
  const picking = usePickName();
  const [step, setStep] = useState<"ask" | "choose" | "write">("ask");
  if (!names.data || names.data.isChosen) return null;
  const { name, suggestions } = names.data;
  const pick = (id: string | null) =>
    picking.mutate(id, { onError: sayFailed("That did not work. Please try again.") });
  return (
    <section
      aria-label="Your name here"
      className="grid grid-cols-1 gap-2 border-t border-rule bg-muted/50 px-3 py-1.5"
    >
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 text-sm max-sm:truncate">
          <span className="max-sm:sr-only">Others see you as </span>
          <span className="sm:hidden">You: </span>
          <strong>{name}</strong>
        </p>
        <Button
          size="sm"
          variant="outline"
          className="max-sm:px-3"
          disabled={picking.isPending}
          onClick={() => pick(null)}
        >
          <Check aria-hidden className="max-sm:hidden" /> Keep
        </Button>
        <Button
          size="sm"
          variant="ghost"
          className="max-sm:px-2"
          aria-expanded={step !== "ask"}
          onClick={() => setStep(step === "ask" ? "choose" : "ask")}
        >
          <PencilLine aria-hidden className="max-sm:hidden" /> Change
        </Button>
      </div>
      {step === "write" ? <OwnName userId={userId} onCancel={() => setStep("choose")} /> : null}
      {step === "choose" ? (
        <div className="flex flex-wrap gap-2 pb-1.5">
          {suggestions.map((each) => (
            <Button
              key={each.id}
              size="sm"
              variant="outline"
              disabled={picking.isPending}
              onClick={() => pick(each.id)}
            >
              {each.name}
            </Button>
          ))}
          <Button size="sm" variant="ghost" onClick={() => setStep("write")}>
            Write your own
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function OwnName({ userId, onCancel }: { userId: string; onCancel: () => void }) {
  const [text, setText] = useState("");
  const writing = useWriteName(userId);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== "" && !writing.isPending) writing.mutate(text.trim());
  }
  return (
    <form onSubmit={onSubmit} className="grid gap-2">
      <Field
        label="Name"
        hint="Others see the first word of it."
        error={
          writing.isError
            ? sentenceOf(writing.error, "That did not work. Please try again.")
            : undefined
        }
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={nameMaxLength}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" disabled={text.trim() === "" || writing.isPending}>
          {writing.isPending ? "Saving..." : "Save"}
        </Button>
        <Button size="sm" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
