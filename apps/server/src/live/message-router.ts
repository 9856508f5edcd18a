import { type ClientMessage, clientMessage } from "@saywell/contract";
import type { LiveHandlers } from "../module";
import type { Connection } from "./connection";

/** @param heardAt when it came, by `performance.now()`: those before it are handled first */
export type Receive = (
  connection: Connection,
  message: ClientMessage,
  heardAt: number,
) => Promise<void>;

/** A client's message, or undefined when it is none. */
export const readMessage = (text: string): ClientMessage | undefined =>
  clientMessage.safeParse(parseJson(text)).data;

/** The game that a message names which is none: its sender waits there for an answer. */
export function gameNamedIn(text: string): string | undefined {
  const said = parseJson(text);
  if (typeof said !== "object" || said === null || !("gameId" in said)) return undefined;
  return typeof said.gameId === "string" && said.gameId.length <= 36 ? said.gameId : undefined;
}

/** Passes what clients say on to whoever handles it. One type of message has one handler. */
export function createMessageRouter(all: readonly LiveHandlers[]): Receive {
  const handlers = new Map<string, Handler>();
  for (const [type, handle] of all.flatMap((each) => Object.entries(each))) {
    if (handlers.has(type)) throw new Error(`Two modules handle ${type}.`);
    handlers.set(type, handle as Handler);
  }
  return async function receive(connection, message, heardAt) {
    const handle = handlers.get(message.type);
    if (handle !== undefined) return await handle(connection, message, heardAt);
    // What clients may say although nobody handles it yet.
    connection.send({ type: "ERROR", message: "This is not open yet." });
  };
}

type Handler = (...received: Parameters<Receive>) => void | Promise<void>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
