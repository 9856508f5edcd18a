import { emailMaxLength, nameMaxLength } from "@saywell/contract/constants";
import { Send } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { sentenceOf } from "../../../lib/api-client";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { toast } from "../../../ui/use-toast";
import { useRosterCall } from "../api/use-roster-call";

/** Invites one student by their address. */
export function InviteByMail({ classId }: { classId: string }) {
  const [email, setEmail] = useState("");
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const invite = useRosterCall("POST /api/classes/{classId}/invitations");

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const to = email.trim();
    if (!/^\S+@\S+$/.test(to)) {
      setProblem("Write a whole email address.");
      field.current?.focus();
      return;
    }
    setIsBusy(true);
    setProblem(null);
    try {
      const body = { email: to, ...(name.trim() !== "" && { name: name.trim() }) };
      const { sentAt } = await invite({ params: { classId }, body });
      toast({
        title: "Invited",
        description: sentAt === null ? "Copy the link below, and hand it over." : to,
      });
      setEmail("");
      setName("");
      field.current?.focus();
    } catch (error) {
      setProblem(sentenceOf(error, "The invitation could not be made. Please try again."));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
      <Field label="Email address" error={problem ?? undefined}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            type="email"
            autoComplete="off"
            maxLength={emailMaxLength}
            value={email}
            onChange={({ target }) => {
              setProblem(null);
              setEmail(target.value);
            }}
          />
        )}
      </Field>
      <Field label="Name" hint="You can leave it out.">
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={nameMaxLength}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={isBusy} className="w-fit">
        <Send aria-hidden /> {isBusy ? "One moment…" : "Invite"}
      </Button>
    </form>
  );
}
