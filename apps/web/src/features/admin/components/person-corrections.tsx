import type { PersonDetails } from "@saywell/contract";
import { emailMaxLength, nameMaxLength } from "@saywell/contract/constants";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { toast } from "../../../ui/use-toast";
import { useAdminCall } from "../api/use-admin-call";
import { ConfirmDialog } from "./confirm-dialog";
import { Fact } from "./rows";

/** What the school got wrong about somebody: the name, or the address. */
export function PersonCorrections({ person }: { person: PersonDetails }) {
  const { id, name, email, isGuest, isWaiting } = person;
  const [asked, setAsked] = useState<"name" | "email" | null>(null);
  const setName = useAdminCall("PUT /api/admin/people/{id}/name");
  const setEmail = useAdminCall("PUT /api/admin/people/{id}/email");
  const close = () => setAsked(null);
  const changesOwn = person.role !== "LEARNER" && !isWaiting;
  return (
    <Card className="gap-5 p-5 sm:p-6">
      <Line label="Name" value={name}>
        <Button variant="outline" onClick={() => setAsked("name")}>
          Correct the name
        </Button>
      </Line>
      {isGuest ? null : (
        <Line label="Address" value={email ?? "None"}>
          {changesOwn ? (
            <p className="text-muted-foreground">
              Teachers and admins change it in their own settings.
            </p>
          ) : (
            <Button variant="outline" onClick={() => setAsked("email")}>
              {email === null ? "Add an address" : "Correct the address"}
            </Button>
          )}
        </Line>
      )}
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
    </Card>
  );
}

const Line = ({
  label,
  value,
  children,
}: {
  label: string;
  value: string;
  children: ReactNode;
}) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <dl className="min-w-0 grow basis-48">
      <Fact label={label}>{value}</Fact>
    </dl>
    {children}
  </div>
);

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
