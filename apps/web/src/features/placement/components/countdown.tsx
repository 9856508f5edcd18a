import { Clock, TriangleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { cn } from "../../../ui/class-names";
import { clockFace, lastMinutes, warningBetween } from "../model/time-warning";

/** Milliseconds between two readings of the clock. */
const pollEvery = 250;

export interface CountdownProps {
  /** Seconds left now. */
  secondsLeft: () => number | null;
  /** Seconds that the whole test may take. */
  total: number;
}

/** The time left. Screen readers hear of it at half of the time, at five minutes and at one. */
export function Countdown({ secondsLeft, total }: CountdownProps) {
  const [left, setLeft] = useState(() => wholeSeconds(secondsLeft));
  const [warning, setWarning] = useState("");
  const before = useRef(left);

  useEffect(() => {
    const poll = () => {
      const now = wholeSeconds(secondsLeft);
      const said = warningBetween(before.current, now, total);
      before.current = now;
      setLeft(now);
      if (said !== null) setWarning(said);
    };
    const timer = setInterval(poll, pollEvery);
    return () => clearInterval(timer);
  }, [secondsLeft, total]);

  const isLate = left < lastMinutes;
  return (
    <>
      <p
        role="timer"
        aria-label="Time left"
        className={cn(
          "figures flex items-center gap-1.5 font-bold",
          isLate ? "text-destructive" : "text-foreground",
        )}
      >
        {isLate ? (
          <TriangleAlert aria-hidden className="size-5" />
        ) : (
          <Clock aria-hidden className="size-5" />
        )}
        {clockFace(left)}
        <span className="font-normal">{isLate ? "left, last minutes" : "left"}</span>
      </p>
      <output className="sr-only">{warning}</output>
    </>
  );
}

const wholeSeconds = (secondsLeft: () => number | null) => Math.ceil(secondsLeft() ?? 0);
