import { useState } from "react";
import { Button } from "../../../ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../ui/dialog";
import { blankSign, type OwnTile } from "../model/hand";
import { TileFace } from "./letter-tile";

interface ExchangeDialogProps {
  tiles: readonly OwnTile[];
  onExchange: (keys: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** Chooses tiles that go back into the bag for others. It is the whole turn. */
export function ExchangeDialog({ tiles, onExchange, onClose }: ExchangeDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  function toggle(key: string) {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Exchange tiles</DialogTitle>
          <DialogDescription>
            Choose the tiles you do not want. You get new ones, and your turn is over.
          </DialogDescription>
        </DialogHeader>
        <div className="grid grid-cols-7 gap-1.5">
          {tiles.map(({ key, letter, value }) => (
            <button
              key={key}
              type="button"
              aria-pressed={chosen.has(key)}
              aria-label={letter === blankSign ? "Blank" : `${letter}, ${pointWords(value)}`}
              className="letter-tile rack-tile"
              onClick={() => toggle(key)}
            >
              {letter === blankSign ? <span /> : <TileFace letter={letter} value={value} />}
            </button>
          ))}
        </div>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button
            disabled={chosen.size === 0}
            onClick={() => {
              onExchange(chosen);
              onClose();
            }}
          >
            {chosen.size === 1 ? "Exchange 1 tile" : `Exchange ${chosen.size} tiles`}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

export const pointWords = (value: number): string => (value === 1 ? "1 point" : `${value} points`);
