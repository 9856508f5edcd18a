import type { JoinedClass } from "@saywell/contract";
import { type ReactNode, useState } from "react";
import { type ReplyOf, sentenceOf } from "../../../lib/api-client";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { toast } from "../../../ui/use-toast";
import { ClassBefore } from "./class-before";

interface ClassInvitationProps {
  found: Pick<ReplyOf<"GET /api/class-codes/{code}">, "className" | "level" | "teacherName">;
  /** Only who has an account joins. */
  isGuest: boolean;
  /** Comes into the class, by the code or the invitation that led here. */
  join: () => Promise<JoinedClass>;
  onJoined: (joined: JoinedClass) => void;
  onAuth: (mode: "log-in" | "sign-up") => void;
  /** Another way to answer. */
  otherwise?: ReactNode;
}

/** Which class a code or an invitation leads into, and the way in. */
export function ClassInvitation(props: ClassInvitationProps) {
  const { found, isGuest, join, onJoined, onAuth, otherwise } = props;
  const [problem, setProblem] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  async function enter() {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    try {
      const joined = await join();
      toast({ title: "You are in the class", description: joined.name });
      onJoined(joined);
    } catch (error) {
      setProblem(error);
      setIsBusy(false);
    }
  }
  return (
    <Card className="gap-5 p-5 sm:p-6">
      <ClassBefore found={found} />
      <p className="text-muted-foreground">
        Its teachers see your name, and what you learn and have learnt here.
      </p>
      {problem === null ? null : (
        <p role="alert" className="font-semibold break-words text-destructive">
          {sentenceOf(problem, "You could not join. Please try again.")}
        </p>
      )}
      {isGuest ? (
        <div className="grid grid-cols-1 gap-3">
          <p>To join, you need an account. What you have learnt as a guest comes with you.</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => onAuth("sign-up")}>Sign up to join</Button>
            <Button variant="outline" onClick={() => onAuth("log-in")}>
              I have an account
            </Button>
            {otherwise}
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button size="lg" disabled={isBusy} onClick={() => void enter()}>
            {isBusy ? "One moment…" : "Join the class"}
          </Button>
          {otherwise}
        </div>
      )}
    </Card>
  );
}
