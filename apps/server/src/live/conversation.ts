import { clientMessage, type ServerMessage } from "@saywell/contract";
import type { Caller } from "../plugins/current-user";

interface Deps {
  caller: Caller;
  /** Which of an account's friends are here now. */
  friendsOnline: (accountId: string) => Promise<string[]>;
  send: (message: ServerMessage) => void;
  hangUp: () => void;
}

/** One client's side of the live connection: takes a message, answers it. */
export function createConversation({ caller, friendsOnline, send, hangUp }: Deps) {
  const complain = (message: string): void => send({ type: "ERROR", message });

  return async function receive(text: string): Promise<void> {
    const parsed = clientMessage.safeParse(parseJson(text));
    if (!parsed.success) return complain("This message was not understood.");
    const message = parsed.data;

    switch (message.type) {
      case "CONNECT_USER":
        if (message.userId !== caller.id) return complain("You can only connect as yourself.");
        return send({ type: "CONNECTED", onlineFriends: await friendsOnline(caller.id) });
      case "DISCONNECT_USER":
        return hangUp();
      case "JOIN_ROOM":
      case "LEAVE_ROOM":
      case "SEND_MESSAGE":
      case "GAME_ACTION":
        return complain("Rooms are not open yet.");
      default:
        message satisfies never;
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
