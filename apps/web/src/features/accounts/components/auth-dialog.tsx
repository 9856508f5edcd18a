import { Button } from "../../../ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "../../../ui/dialog";
import { toast } from "../../../ui/use-toast";
import type { AuthMode } from "../model/account-rules";
import { AuthForm } from "./auth-form";
import { DemoLogIn } from "./demo-log-in";
import { useEnterSession } from "../api/use-enter-session";

export interface AuthDialogProps {
  /** Null while it is closed. */
  mode: AuthMode | null;
  onModeChange: (mode: AuthMode | null) => void;
  isGuest: boolean;
  /** Whether the demo accounts can be used. */
  demo: boolean;
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
} as const;

/** One dialog for both ways in. */
export function AuthDialog({ mode, onModeChange, isGuest, demo }: AuthDialogProps) {
  return (
    <Dialog open={mode !== null} onOpenChange={(isOpen) => !isOpen && onModeChange(null)}>
      {mode === null ? null : (
        <AuthDialogContent mode={mode} onModeChange={onModeChange} isGuest={isGuest} demo={demo} />
      )}
    </Dialog>
  );
}

function AuthDialogContent({
  mode,
  onModeChange,
  isGuest,
  demo,
}: AuthDialogProps & { mode: AuthMode }) {
  const entry = useEnterSession();
  const { title, question, turn, ...leads } = words[mode];

  function entered() {
    onModeChange(null);
    toast({
      title: mode === "sign-up" ? "Your account is ready" : "You are logged in",
      ...(mode === "sign-up" && isGuest
        ? { description: "Everything you earned as a guest is yours." }
        : {}),
    });
  }

  return (
    <DialogContent>
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{isGuest ? leads.guest : leads.other}</DialogDescription>
      </DialogHeader>
      <AuthForm mode={mode} entry={entry} onEntered={entered} />
      {demo && mode === "log-in" ? <DemoLogIn entry={entry} onEntered={entered} /> : null}
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
