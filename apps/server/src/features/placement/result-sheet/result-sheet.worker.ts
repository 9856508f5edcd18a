import { parentPort } from "node:worker_threads";
import { drawResult } from "./result-sheet";
import type { DrawnSheet, SheetOrder } from "./sheet-printer";

// The thread in which sheets are drawn. Each order is answered under its number.

const draw = ({ id, sheet }: SheetOrder): Promise<DrawnSheet> =>
  drawResult(sheet).then(
    ({ bytes }) => ({ id, bytes }),
    (error: Error) => ({ id, problem: error.stack ?? error.message }),
  );

parentPort!.on(
  "message",
  (order: SheetOrder) => void draw(order).then((drawn) => parentPort!.postMessage(drawn)),
);
