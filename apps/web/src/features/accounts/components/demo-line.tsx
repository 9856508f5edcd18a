import { sayFailed } from "../../../lib/say-failed";
import { Button } from "../../../ui/button";
import { useLeaveDemo } from "../api/use-leave-demo";

/** Tells who looks around that nothing of it stays, and where something would. */
export function DemoLine({ onLeft }: { onLeft: () => void }) {
  const leaving = useLeaveDemo();
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-muted-foreground">
      You are looking around as a demo learner. It is thrown away after a day.
      <Button
        variant="link"
        className="min-h-11"
        disabled={leaving.isPending}
        onClick={() =>
          leaving.mutate(undefined, {
            onSuccess: onLeft,
            onError: sayFailed("That did not work. Please try again."),
          })
        }
      >
        Make my own account
      </Button>
    </p>
  );
}
