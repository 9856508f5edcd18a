import { useEffect, useState } from "react";
import { Button } from "../../../ui/button";

/** Milliseconds without a tile on the board after which somebody may have found no word. */
const searchesFor = 30_000;

interface StuckHintProps {
  mayExchange: boolean;
  onExchange: () => void;
  onPass: () => void;
}

/** The way on for who finds no word, once they have looked for a while. Mounted while they look. */
export function StuckHint({ mayExchange, onExchange, onPass }: StuckHintProps) {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStuck(true), searchesFor);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-live="polite" className={isStuck ? "mx-auto w-full max-w-xl" : "absolute"}>
      {isStuck ? (
        <p className="flex items-center justify-between gap-2">
          No word with these letters?
          {mayExchange ? (
            <Button variant="outline" size="sm" onClick={onExchange}>
              Exchange tiles
            </Button>
          ) : (
            <Button variant="outline" size="sm" onClick={onPass}>
              Pass
            </Button>
          )}
        </p>
      ) : null}
    </div>
  );
}
