import { Button } from "../../../ui/button";
import type { useEnterSession } from "../api/use-enter-session";

const demoAccounts = [
  { role: "LEARNER", label: "Demo learner" },
  { role: "TEACHER", label: "Demo teacher" },
] as const;

export interface DemoLogInProps {
  entry: ReturnType<typeof useEnterSession>;
  onEntered: () => void;
}

/** The demo school's accounts, in one click. */
export function DemoLogIn({ entry, onEntered }: DemoLogInProps) {
  return (
    <div className="mt-5 rounded-xl border border-dashed border-rule p-4">
      <p className="text-sm text-muted-foreground">
        Just looking? Use an account of the demo school.
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        {demoAccounts.map(({ role, label }) => (
          <Button
            key={role}
            variant="outline"
            className="px-3"
            disabled={entry.isPending}
            onClick={() => entry.mutate({ by: "demo", role }, { onSuccess: onEntered })}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
