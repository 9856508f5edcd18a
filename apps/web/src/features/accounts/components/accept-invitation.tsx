import { nameMaxLength } from "@saywell/contract/constants";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { callApi, type ReplyOf } from "../../../lib/api-client";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { ErrorState } from "../../../ui/error-state";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { Skeleton } from "../../../ui/skeleton";
import { renewSession } from "../api/session-queries";
import { problemOfNewPassword } from "../model/account-rules";
import { focusOnField } from "../model/focus-on-field";
import { isRefusedFor, refusalAtField } from "../model/refused-for";
import { FormFailure } from "./form-failure";
import { PaperNote } from "./paper-note";
import { PasswordField } from "./password-field";

type Invitation = ReplyOf<"POST /api/invitation/read">;

const roleWords: Record<Invitation["role"], string> = {
  LEARNER: "a learner",
  TEACHER: "a teacher",
  ADMIN: "an admin",
};

/** Not a GET, so that no log holds the link. */
export const useInvitation = (token: string | null) =>
  useQuery({
    queryKey: ["invitation", token],
    queryFn: () => callApi("POST /api/invitation/read", { body: { token: token ?? "" } }),
    enabled: token !== null,
  });

export interface AcceptInvitationProps {
  token: string;
  /** The way on for who has accepted. */
  onLogIn: (email: string) => void;
  onAccepted: () => void;
}

/** What the invitation says, and the way to accept it. */
export function AcceptInvitation(props: AcceptInvitationProps) {
  const { token } = props;
  const read = useInvitation(token);
  if (read.data) return <InvitationForm key={token} {...props} invitation={read.data} />;
  if (isRefusedFor(read.error, "not-found")) return <DeadInvitation />;
  return read.isError ? (
    <ErrorState
      message="The invitation could not be read."
      isRetrying={read.isFetching}
      onRetry={() => void read.refetch()}
    />
  ) : (
    <div aria-busy="true">
      <output className="sr-only">Loading</output>
      <Skeleton className="h-64 rounded-xl" />
    </div>
  );
}

const DeadInvitation = () => (
  <PaperNote title="Ask your school for a new one">
    <p>
      An invitation works once, and for 7 days. If you have accepted it already, you can log in with
      your email and your password.
    </p>
  </PaperNote>
);

function InvitationForm({
  token,
  invitation,
  onLogIn,
  onAccepted,
}: AcceptInvitationProps & { invitation: Invitation }) {
  const { email, role, school, hasAccount, needsPassword } = invitation;
  const client = useQueryClient();
  const [name, setName] = useState(invitation.name ?? "");
  const [password, setPassword] = useState("");
  const [showsProblems, setShowsProblems] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const accept = useMutation({
    mutationFn: () =>
      callApi("POST /api/invitation/accept", {
        body: {
          token,
          ...(!hasAccount && { name: name.trim() }),
          ...(needsPassword && { password }),
        },
      }),
    // Who is logged in here may be a teacher now.
    onSuccess() {
      void renewSession(client);
      onAccepted();
    },
    onError: (error) =>
      isRefusedFor(error, "weak-password") && focusOnField(element.current, "password"),
  });
  const weakness = refusalAtField(accept.error, "weak-password");
  const weak = needsPassword ? problemOfNewPassword(password) : undefined;
  const problems = {
    ...(!hasAccount && name.trim() === "" && { name: "Write your name." }),
    ...(weak && { password: weak }),
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (accept.isPending) return;
    setShowsProblems(true);
    const [first] = Object.keys(problems);
    if (first) focusOnField(element.current, first);
    else accept.mutate();
  }

  if (accept.isSuccess) {
    return (
      <PaperNote title="Welcome" actions={<Button onClick={() => onLogIn(email)}>Log in</Button>}>
        <p>
          You are {roleWords[accept.data.role]} of {school} now. Log in with{" "}
          <strong className="break-words">{email}</strong> and your password.
          {accept.data.role === "ADMIN" ? " The administration opens then." : null}
        </p>
      </PaperNote>
    );
  }
  if (isRefusedFor(accept.error, "not-found")) return <DeadInvitation />;
  return (
    <Card className="p-5 sm:p-6">
      <form ref={element} noValidate onSubmit={submit} className="grid gap-4">
        <p>
          {school} invites you to be {roleWords[role]}. You log in with{" "}
          <strong className="break-words">{email}</strong>
          {hasAccount ? ", as before: your account stays." : "."}
          {hasAccount && needsPassword
            ? " Type your password, or a new one instead. Then log in again, on all your devices."
            : null}
        </p>
        {hasAccount ? null : (
          <Field label="Your name" error={showsProblems ? problems.name : undefined}>
            {(control) => (
              <Input
                {...control}
                name="name"
                autoComplete="name"
                maxLength={nameMaxLength}
                required
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
        )}
        {needsPassword ? (
          <>
            {/* Password managers keep the two together. */}
            <input type="hidden" name="username" autoComplete="username" value={email} />
            <PasswordField
              label={hasAccount ? "Your password, or a new one" : "Password"}
              isNew
              value={password}
              onChange={(next) => {
                setPassword(next);
                if (weakness) accept.reset();
              }}
              error={(showsProblems ? problems.password : undefined) ?? weakness}
            />
          </>
        ) : null}
        <FormFailure error={weakness ? null : accept.error} />
        <Button type="submit" size="lg" disabled={accept.isPending}>
          {accept.isPending ? "One moment…" : "Accept the invitation"}
        </Button>
      </form>
    </Card>
  );
}
