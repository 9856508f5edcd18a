import type { PersonDetails } from "@saywell/contract";
import { emailMaxLength, nameMaxLength } from "@saywell/contract/constants";
import { useRef, useState } from "react";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { toast } from "../../../ui/use-toast";
import { useAdminCall } from "../api/use-admin-call";
import { ConfirmDialog } from "./confirm-dialog";

/** What the school got wrong about somebody: the name, or the address. */
export function PersonCorrections({ person }: { person: PersonDetails }) {
  const { id, name, email, isGuest, isWaiting } = person;
  const [asked, setAsked] = useState<"name" | "email" | null>(null);
  const setName = useAdminCall("PUT /api/admin/people/{id}/name");
  const setEmail = useAdminCall("PUT /api/admin/people/{id}/email");
  const close = () => setAsked(null);
  // Teachers and admins who have been here change theirs themselves.
  const mayHaveAnother = !isGuest && (person.role === "LEARNER" || isWaiting);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="outline" onClick={() => setAsked("name")}>
        Correct the name
      </Button>
      {mayHaveAnother ? (
        <Button variant="outline" onClick={() => setAsked("email")}>
          {email === null ? "Add an address" : "Correct the address"}
        </Button>
      ) : null}
      <Button asChild variant="outline">
        <Link to={linkTo("/admin/audit", {}, { query: { whom: id } })}>See what was done</Link>
      </Button>
      {asked === "name" ? (
        <CorrectDialog
          title={`Correct the name of ${name}?`}
          description="Everybody who knows this person here reads the new name from now on."
          label="Name"
          before={name}
          maxLength={nameMaxLength}
          problemOf={(typed) => (typed === "" ? "Write the name." : null)}
          onSubmit={(typed) => setName({ params: { id }, body: { name: typed, was: name } })}
          onClose={close}
        />
      ) : null}
      {asked === "email" ? (
        <CorrectDialog
          title={email === null ? `Add an address for ${name}?` : `Correct the address of ${name}?`}
          description={
            isWaiting
              ? `Invitations to the old address end. Invite ${name} again afterwards.`
              : `${name} gets a mail at the new address, and confirms it by the link in it. The old address is told. Links that were mailed there end.`
          }
          label="Email address"
          type="email"
          before={email ?? ""}
          maxLength={emailMaxLength}
          problemOf={(typed) =>
            /^\S+@\S+\.\S+$/.test(typed) ? null : "Write the whole address, as in name@school.org."
          }
          onSubmit={(typed) => setEmail({ params: { id }, body: { email: typed, was: email } })}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

interface CorrectDialogProps {
  title: string;
  description: string;
  label: string;
  type?: "text" | "email";
  /** What stands there now. */
  before: string;
  maxLength: number;
  problemOf: (typed: string) => string | null;
  onSubmit: (typed: string) => Promise<unknown>;
  onClose: () => void;
}

function CorrectDialog(props: CorrectDialogProps) {
  const { title, description, label, type = "text", before, maxLength, problemOf, onClose } = props;
  const [typed, setTyped] = useState(before);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  return (
    <ConfirmDialog
      title={title}
      description={description}
      submitLabel="Correct it"
      failure="This could not be changed. Please try again."
      check={() => {
        const wrong =
          typed.trim() === before ? "This is what stands here now." : problemOf(typed.trim());
        setProblem(wrong);
        if (wrong !== null) field.current?.focus();
        return wrong === null;
      }}
      onSubmit={async () => {
        await props.onSubmit(typed.trim());
        toast({ title: "Corrected", description: typed.trim() });
      }}
      onClose={onClose}
    >
      <Field label={label} error={problem ?? ""}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            type={type}
            autoComplete="off"
            maxLength={maxLength}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(null);
            }}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
