import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useState } from "react";
import type { Spot } from "./hand";

/** A tile that is dragged, and where the finger is. */
interface TileDrag {
  key: string;
  x: number;
  y: number;
}

/** Pixels that a finger may tremble before a tap becomes a drag. */
const slack = 8;

/** Lets tiles be dragged on to the board, beside being tapped. */
export function useTileDrag(onDrop: (key: string, spot: Spot) => void) {
  const [start, setStart] = useState<TileDrag | null>(null);
  const [drag, setDrag] = useState<TileDrag | null>(null);

  const move = useEffectEvent(({ clientX: x, clientY: y }: PointerEvent) => {
    if (start === null) return;
    if (drag === null && Math.hypot(x - start.x, y - start.y) < slack) return;
    setDrag({ key: start.key, x, y });
  });
  const end = useEffectEvent(({ type, clientX, clientY }: PointerEvent) => {
    setStart(null);
    setDrag(null);
    if (drag === null) return;
    // A drag that ends over its own tile would be a tap as well.
    window.addEventListener("click", stopOnce, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", stopOnce, { capture: true }));
    if (type !== "pointerup") return;
    const cell = document
      .elementFromPoint(clientX, clientY)
      ?.closest<HTMLElement>(".word-board-cell");
    if (cell === null || cell === undefined) return;
    onDrop(drag.key, { row: Number(cell.dataset["row"]), col: Number(cell.dataset["col"]) });
  });
  const isHeld = start !== null;
  useEffect(() => {
    if (!isHeld) return;
    const onMove = (event: PointerEvent) => move(event);
    const onEnd = (event: PointerEvent) => end(event);
    window.addEventListener("pointermove", onMove);
    window.addEventListener("pointerup", onEnd);
    window.addEventListener("pointercancel", onEnd);
    return () => {
      window.removeEventListener("pointermove", onMove);
      window.removeEventListener("pointerup", onEnd);
      window.removeEventListener("pointercancel", onEnd);
    };
  }, [isHeld]);

  return {
    drag,
    startDrag({ button, clientX: x, clientY: y }: ReactPointerEvent, key: string): void {
      if (button === 0) setStart({ key, x, y });
    },
  };
}

function stopOnce(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
