import { claimDays, nameMaxLength } from "@saywell/contract/constants";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { callApi } from "../../../lib/api-client";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { ErrorState } from "../../../ui/error-state";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { Skeleton } from "../../../ui/skeleton";
import { changeUser } from "../api/session-queries";
import { problemOfNewPassword } from "../model/account-rules";
import { focusOnField } from "../model/focus-on-field";
import { isRefusedFor, refusalAtField } from "../model/refused-for";
import { FormFailure } from "./form-failure";
import { PaperNote } from "./paper-note";
import { PasswordField } from "./password-field";

/** Not a GET, so that no log holds the link. */
export const useClaim = (token: string | null) =>
  useQuery({
    queryKey: ["claim-account", token],
    queryFn: () => callApi("POST /api/claim-account/read", { body: { token: token ?? "" } }),
    enabled: token !== null,
  });

export interface ClaimAccountProps {
  token: string;
  onClaimed: () => void;
  /** Where to go with the account. */
  wayOn: ReactNode;
}

/** Makes the account of a guest who bought a plan one's own, by the link that was mailed. */
export function ClaimAccount(props: ClaimAccountProps) {
  const read = useClaim(props.token);
  /** The address by which one logs in; the link is read no more then. */
  const [claimed, setClaimed] = useState<string | null>(null);
  if (claimed !== null) {
    return (
      <PaperNote title="The account is yours" actions={props.wayOn}>
        <p>
          You are logged in. On other devices log in with{" "}
          <strong className="break-words">{claimed}</strong> and your password.
        </p>
      </PaperNote>
    );
  }
  if (read.data) {
    const { email } = read.data;
    const { token, onClaimed } = props;
    return (
      <ClaimForm
        token={token}
        email={email}
        onClaimed={() => {
          setClaimed(email);
          onClaimed();
        }}
      />
    );
  }
  if (isRefusedFor(read.error, "link-expired")) return <DeadClaim />;
  return read.isError ? (
    <ErrorState
      message="The link could not be read."
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

interface ClaimFormProps extends Pick<ClaimAccountProps, "token" | "onClaimed"> {
  email: string;
}

const DeadClaim = () => (
  <PaperNote
    title="You may have an account already"
    actions={
      <Button asChild>
        <Link to={linkTo("/student-dashboard", {}, { hash: "log-in" })}>Log in</Link>
      </Button>
    }
  >
    <p>
      The link works once, and for {claimDays} days. If you have used it, log in with your email and
      your password. If not, sign up on the device where you bought the plan: all of it stays.
    </p>
  </PaperNote>
);

function ClaimForm({ token, email, onClaimed }: ClaimFormProps) {
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [showsProblems, setShowsProblems] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const claim = useMutation({
    mutationFn: () =>
      callApi("POST /api/claim-account", { body: { token, name: name.trim(), password } }),
    onSuccess(session) {
      onClaimed();
      changeUser(client, session);
    },
    onError: (error) =>
      isRefusedFor(error, "weak-password") && focusOnField(element.current, "password"),
  });
  const weakness = refusalAtField(claim.error, "weak-password");
  const weak = problemOfNewPassword(password);
  const problems = {
    ...(name.trim() === "" && { name: "Write your name." }),
    ...(weak && { password: weak }),
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (claim.isPending) return;
    setShowsProblems(true);
    const [first] = Object.keys(problems);
    if (first) focusOnField(element.current, first);
    else claim.mutate();
  }

  if (isRefusedFor(claim.error, "link-expired")) return <DeadClaim />;
  return (
    <Card className="p-5 sm:p-6">
      <form ref={element} noValidate onSubmit={submit} className="grid gap-4">
        <p>
          You log in with <strong className="break-words">{email}</strong> from now on. The plan,
          and all that was learnt and earned without an account, is yours then.
        </p>
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
        {/* Password managers keep the two together. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          isNew
          value={password}
          onChange={(next) => {
            setPassword(next);
            if (weakness) claim.reset();
          }}
          error={(showsProblems ? problems.password : undefined) ?? weakness}
        />
        <FormFailure error={weakness ? null : claim.error} />
        <Button type="submit" size="lg" disabled={claim.isPending}>
          {claim.isPending ? "One moment…" : "Make it my account"}
        </Button>
      </form>
    </Card>
  );
}
