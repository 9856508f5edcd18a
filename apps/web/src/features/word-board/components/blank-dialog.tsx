import { useEffect, useEffectEvent } from "react";
import { Button } from "../../../ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "../../../ui/dialog";

const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");

/** Asks which letter a blank stands for: by a tap, or by typing it. */
export function BlankDialog({ onChoose }: { onChoose: (letter: string | null) => void }) {
  const choose = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^[a-z]$/i.test(event.key)) onChoose(event.key.toUpperCase());
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => choose(event);
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, []);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onChoose(null)}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Choose a letter</DialogTitle>
          <DialogDescription>
            This tile is blank: it can be any letter, and has no points.
          </DialogDescription>
        </DialogHeader>
        <div className="grid grid-cols-7 gap-1.5">
          {letters.map((letter) => (
            <Button
              key={letter}
              variant="outline"
              className="px-0 text-lg"
              onClick={() => onChoose(letter)}
            >
              {letter}
            </Button>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  );
}
