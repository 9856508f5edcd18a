import type { JoinedClass } from "@saywell/contract";
import { useState } from "react";
import { useEnterSession } from "../../../features/accounts/api/use-enter-session";
import { ClassBefore } from "../../../features/classes/components/class-before";
import type { ReplyOf } from "../../../lib/api-client";
import { sayFailed } from "../../../lib/say-failed";
import { Confirm } from "../../../product-ui/confirm";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { toast } from "../../../ui/use-toast";
import type { OpenAuth } from "../../use-auth-dialog";

type Found = ReplyOf<"GET /api/class-codes/{code}">;

interface DemoDoorProps {
  found: Found;
  /** Whether somebody would be logged out of an account of their own. */
  hasAccount: boolean;
  join: () => Promise<JoinedClass>;
  onJoined: (joined: JoinedClass) => void;
}

/** A class of the demo school, for who is not in it: as a new learner of the demo they come in. */
export function DemoDoor({ found, hasAccount, join, onJoined }: DemoDoorProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const entry = useEnterSession();

  async function enter() {
    setIsBusy(true);
    try {
      await entry.mutateAsync({ by: "demo", role: "LEARNER" });
    } finally {
      setIsBusy(false);
    }
    // From here on this page is another learner's, who sees the class if the joining fails.
    try {
      const joined = await join();
      toast({ title: "You are in the class", description: joined.name });
      onJoined(joined);
    } catch (error) {
      sayFailed("You are in the demo, but not in the class yet.")(error);
    }
  }

  return (
    <Card className="gap-5 p-5 sm:p-6">
      <ClassBefore found={found} />
      <p>
        This class is in the demo school. To join it, you enter the demo as a new learner. What you
        do there stays in the demo.
      </p>
      <Button
        size="lg"
        className="sm:w-fit"
        disabled={isBusy}
        onClick={() =>
          hasAccount
            ? setIsAsking(true)
            : void enter().catch(sayFailed("The demo could not be entered."))
        }
      >
        {isBusy ? "One moment…" : "Enter the demo and join"}
      </Button>
      {isAsking ? (
        <Confirm
          title="Leave your account for the demo?"
          description="You are logged out of your account. Nothing in it changes, and you can log in again at any time."
          submitLabel="Enter the demo"
          failure="The demo could not be entered. Please try again."
          onSubmit={enter}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </Card>
  );
}

/** A class of the school's own, for a visitor of the demo: they come in with an account. */
export const WayOutOfDemo = ({ found, openAuth }: { found: Found; openAuth: OpenAuth }) => (
  <Card className="gap-5 p-5 sm:p-6">
    <ClassBefore found={found} />
    <p>
      You are in the demo now, and this class is not in it. To join, use an account of your own.
    </p>
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => openAuth("sign-up")}>Sign up to join</Button>
      <Button variant="outline" onClick={() => openAuth("log-in")}>
        I have an account
      </Button>
    </div>
  </Card>
);
