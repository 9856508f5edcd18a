import type { JoinedClass } from "@saywell/contract";
import { useState } from "react";
import { Confirm } from "../../../product-ui/confirm";
import { Button } from "../../../ui/button";
import { toast } from "../../../ui/use-toast";
import { useClassCall } from "../api/use-class-call";

interface LeaveClassProps {
  joined: JoinedClass;
  onLeft: () => void;
}

/** The way out of a class, for those who may take it by themselves. */
export function LeaveClass({ joined: { id, name, mayLeave }, onLeft }: LeaveClassProps) {
  const [isAsked, setIsAsked] = useState(false);
  const leave = useClassCall("POST /api/my-classes/{classId}/leave");
  if (!mayLeave) {
    return (
      <p className="text-sm text-muted-foreground">
        To leave this class, ask your teacher to take you out.
      </p>
    );
  }
  return (
    <>
      <Button variant="outline" className="w-fit" onClick={() => setIsAsked(true)}>
        Leave the class
      </Button>
      {isAsked ? (
        <Confirm
          title={`Leave ${name}?`}
          description="Its teachers no longer see what you learn, and its work is not on your list any more. What you have learnt stays yours. To come back you need the code again."
          submitLabel="Leave the class"
          failure="You could not leave. Please try again."
          onSubmit={async () => {
            await leave({ params: { classId: id } });
            toast({ title: "You left the class", description: name });
            onLeft();
          }}
          onClose={() => setIsAsked(false)}
        />
      ) : null}
    </>
  );
}
