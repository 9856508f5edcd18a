import { type ClientMessage, clientMessage } from "@saywell/contract";
import type { Connection } from "./connection";

interface Deps {
  /** Which of an account's friends are here now. */
  friendsOnline: (accountId: string) => Promise<string[]>;
  rooms: {
    receive: (connection: Connection, message: RoomRequest) => Promise<void>;
    leave: (connection: Connection) => void;
  };
}

/** What is passed on to the rooms. */
type RoomRequest = Exclude<
  ClientMessage,
  { type: "CONNECT_USER" | "DISCONNECT_USER" | "PING" | "GAME_ACTION" }
>;

/** A client's message, or undefined when it is none. */
export const readMessage = (text: string): ClientMessage | undefined =>
  clientMessage.safeParse(parseJson(text)).data;

/** Answers what clients say, or passes it on to the feature it is for. */
export function createMessageRouter({ friendsOnline, rooms }: Deps) {
  return async function receive(connection: Connection, message: ClientMessage): Promise<void> {
    const { caller } = connection;
    switch (message.type) {
      case "CONNECT_USER":
        if (message.userId !== caller.id) {
          return connection.send({ type: "ERROR", message: "You can only connect as yourself." });
        }
        return connection.send({
          type: "CONNECTED",
          onlineFriends: await friendsOnline(caller.id),
        });
      case "DISCONNECT_USER":
        rooms.leave(connection);
        return connection.close();
      case "PING":
        return connection.send({ type: "PONG" });
      case "GAME_ACTION":
        return connection.send({ type: "ERROR", message: "Games are not open yet." });
      default:
        return await rooms.receive(connection, message);
    }
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
