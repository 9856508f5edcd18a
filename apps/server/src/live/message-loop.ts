import type { WebSocket } from "ws";
import type { Log } from "../observability/log";
import { closeCode } from "./close-codes";
import type { Connection } from "./connection";
import { gameNamedIn, readMessage, type Receive } from "./message-router";
import type { LiveLimits } from "./limits";
import { createAllowance } from "../limits/rate";
import { tellFailure } from "./tell-failure";

interface Deps {
  limits: Pick<LiveLimits, "asking" | "nonsense" | "waiting">;
  log: Log;
  receive: Receive;
}

/** Hears a client's messages one after another, so that answers come in the order of the questions. */
export function runMessageLoop(
  socket: WebSocket,
  connection: Connection,
  { limits, log, receive }: Deps,
): void {
  const asking = createAllowance(limits.asking, performance.now());
  const nonsense = createAllowance(limits.nonsense, performance.now());
  let waiting = 0;
  let last = Promise.resolve();

  const hangUp = (reason: string): void => {
    connection.send({ type: "ERROR", message: `${reason} Please wait a moment, then come back.` });
    connection.close(closeCode.tooEager, reason);
    // What it has sent already would still be read to the end.
    socket.removeAllListeners("message");
    setTimeout(() => connection.terminate(), 1000).unref();
  };

  async function handle(text: string, heardAt: number): Promise<void> {
    if (!connection.isOpen()) return;
    const message = readMessage(text);
    if (message !== undefined) return await receive(connection, message, heardAt);
    const gameId = gameNamedIn(text);
    const about = gameId === undefined ? {} : { gameId };
    connection.send({ type: "ERROR", message: "This message was not understood.", ...about });
    if (!nonsense.take(performance.now())) hangUp("Too many messages that say nothing.");
  }

  socket.on("message", (data, isBinary) => {
    const heardAt = performance.now();
    waiting += 1;
    if (waiting > limits.waiting || !asking.take(heardAt)) {
      hangUp("Too many messages at once.");
      return;
    }
    last = last
      .then(() => handle(isBinary ? "" : (data as Buffer).toString(), heardAt))
      .catch((error: unknown) => {
        connection.send({ type: "ERROR", message: tellFailure(log, error) });
      })
      .finally(() => {
        waiting -= 1;
      });
  });
}
