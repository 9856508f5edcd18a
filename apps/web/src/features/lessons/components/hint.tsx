import { Lightbulb } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button";

/** A nudge, when the learner asks for one. */
export function Hint({ text }: { text: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="ghost"
        size="sm"
        className="px-2.5"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        <Lightbulb aria-hidden />
        Hint
      </Button>
      <output
        className={isShown ? "block animate-appear border-l-4 border-primary pl-3" : "sr-only"}
      >
        {isShown ? text : null}
      </output>
    </div>
  );
}
