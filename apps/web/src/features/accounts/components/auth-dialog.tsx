import type { SessionUser } from "@saywell/contract";
import { guestName } from "@saywell/contract/constants";
import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "../../../ui/dialog";
import { Link } from "../../../lib/link";
import { toast } from "../../../ui/use-toast";
import type { AccountForm, AuthMode } from "../model/account-rules";
import { AuthForm } from "./auth-form";
import { DemoLogIn } from "./demo-log-in";
import { ProviderButtons } from "./provider-buttons";
import { sessionQuery } from "../api/session-queries";
import { type Entered, useEnterSession } from "../api/use-enter-session";

export interface AuthDialogProps {
  /** Null while it is closed. */
  mode: AuthMode | null;
  onModeChange: (mode: AuthMode | null) => void;
  isGuest: boolean;
  /** Whether the demo accounts can be used. */
  demo: boolean;
  /** Where it is known already. */
  email?: string;
}

const words = {
  "sign-up": {
    title: "Sign up",
    guest: "Your XP, coins and badges come with you.",
    other: "Make an account, and find your lessons again on any device.",
    question: "Do you have an account?",
    turn: "Log in",
  },
  "log-in": {
    title: "Log in",
    guest: "This opens your own account. What you earned here as a guest is not moved to it.",
    other: "Go on where you left.",
    question: "Are you new here?",
    turn: "Sign up",
  },
  parent: {
    none: () => "",
    asked: (email: string) => `We wrote to your parent too: ${email}.`,
    unasked: () => "We could not write to your parent. You can try it again on your dashboard.",
  },
} as const;

/** What a guest has said already: they are not asked for it again. */
function saidBy(person: SessionUser | null | undefined): Partial<AccountForm> {
  if (person?.isGuest !== true) return {};
  const { name, ageBand } = person;
  return { ageBand, ...(name !== guestName && { name }) };
}

/** One dialog for both ways in. */
export function AuthDialog({ mode, ...rest }: AuthDialogProps) {
  return (
    <Dialog open={mode !== null} onOpenChange={(isOpen) => !isOpen && rest.onModeChange(null)}>
      {mode === null ? null : <AuthDialogContent mode={mode} {...rest} />}
    </Dialog>
  );
}

function AuthDialogContent({
  mode,
  onModeChange,
  isGuest,
  demo,
  email,
}: AuthDialogProps & { mode: AuthMode }) {
  const entry = useEnterSession();
  const session = useQuery({ ...sessionQuery, enabled: false });
  const { title, question, turn, ...leads } = words[mode];

  function loggedIn() {
    onModeChange(null);
    toast({ title: "You are logged in" });
  }

  function signedUp({ parent }: Entered, form: AccountForm) {
    onModeChange(null);
    // The same for every address: only the mail tells whether it has an account.
    const ownMail = `We sent a mail to ${form.email.trim()}. Please open the link in it.`;
    toast({
      title: "Your account is ready",
      description: [
        isGuest ? "Everything you earned as a guest is yours." : "",
        ownMail,
        words.parent[parent](form.parentEmail.trim()),
      ]
        .filter(Boolean)
        .join(" "),
    });
  }

  return (
    <DialogContent>
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{isGuest ? leads.guest : leads.other}</DialogDescription>
      </DialogHeader>
      <AuthForm
        mode={mode}
        known={{ ...saidBy(session.data?.user), ...(email !== undefined && { email }) }}
        entry={entry}
        forgotten={
          <Link
            to="/reset-password"
            onClick={() => onModeChange(null)}
            className="-my-2 inline-flex min-h-11 w-fit items-center rounded-md text-primary underline underline-offset-4"
          >
            Forgot your password?
          </Link>
        }
        onEntered={mode === "sign-up" ? signedUp : loggedIn}
      />
      <ProviderButtons />
      {demo && mode === "log-in" ? <DemoLogIn entry={entry} onEntered={loggedIn} /> : null}
      <p className="mt-5 flex flex-wrap items-center gap-x-2">
        {question}
        <Button
          variant="link"
          className="min-h-11"
          onClick={() => {
            entry.reset();
            onModeChange(mode === "sign-up" ? "log-in" : "sign-up");
          }}
        >
          {turn}
        </Button>
      </p>
    </DialogContent>
  );
}
