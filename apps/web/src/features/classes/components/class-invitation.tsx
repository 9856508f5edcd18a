import type { JoinedClass } from "@saywell/contract";
import { useState } from "react";
import type { ReplyOf } from "../../../lib/api-client";
import { sentenceOf } from "../../../lib/api-client";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Tag } from "../../../ui/tag";
import { toast } from "../../../ui/use-toast";
import { useClassCall } from "../api/use-class-call";

interface ClassInvitationProps {
  code: string;
  found: ReplyOf<"GET /api/class-codes/{code}">;
  /** Only who has an account joins. */
  isGuest: boolean;
  onJoined: (joined: JoinedClass) => void;
  onAuth: (mode: "log-in" | "sign-up") => void;
}

/** Which class a code leads into, and the way in. */
export function ClassInvitation(props: ClassInvitationProps) {
  const { code, found, isGuest, onJoined, onAuth } = props;
  const [problem, setProblem] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const join = useClassCall("POST /api/my-classes");
  async function enter() {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    try {
      const joined = await join({ body: { code } });
      toast({ title: "You are in the class", description: joined.name });
      onJoined(joined);
    } catch (error) {
      setProblem(error);
      setIsBusy(false);
    }
  }
  return (
    <Card className="gap-5 p-5 sm:p-6">
      <div className="grid grid-cols-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-heading text-2xl font-semibold break-words">
            {found.className}
          </span>
          {found.level === null ? null : <Tag tone="primary">{found.level}</Tag>}
        </p>
        <p>Your teacher: {found.teacherName}</p>
      </div>
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
          </div>
        </div>
      ) : (
        <Button size="lg" className="sm:w-fit" disabled={isBusy} onClick={() => void enter()}>
          {isBusy ? "One moment…" : "Join the class"}
        </Button>
      )}
    </Card>
  );
}
