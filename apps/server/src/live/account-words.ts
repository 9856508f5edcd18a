import type { ServerMessage } from "@saywell/contract";
import type { Bus } from "../bus/bus";
import { closeCode } from "./close-codes";
import type { Connection } from "./connection";
import type { Connections } from "./connections";
import { frameOf } from "./frame";

/** What processes tell each other about accounts. */
type Word =
  | { kind: "tell"; accountIds: readonly string[]; message: ServerMessage; notIn: string | null }
  | { kind: "end"; session?: string; accountId?: string };

export type ToAccounts = (
  accountIds: readonly string[],
  message: ServerMessage,
  /** The topic of a channel: connections that are in it are not told. */
  options?: { notIn?: string },
) => void;

const topic = "accounts";

/** Word to accounts, wherever they are connected, and the end of their connections. */
export function createAccountWords({ bus, connections }: { bus: Bus; connections: Connections }) {
  function hear(word: Word): void {
    switch (word.kind) {
      case "tell": {
        const reached = connections.of(word.accountIds);
        const frame = reached.length > 0 ? frameOf(word.message) : undefined;
        for (const connection of reached) {
          const isThere = word.notIn !== null && connections.isIn(connection, word.notIn);
          if (!isThere) connection.write(frame!);
        }
        return;
      }
      case "end":
        for (const connection of connections.all()) {
          const { session, caller } = connection;
          if (session === word.session || caller.id === word.accountId) endSession(connection);
        }
        return;
      default:
        word satisfies never;
    }
  }

  const stopListening = bus.listen(topic, (payload) => hear(JSON.parse(payload) as Word));

  function pass(word: Word): void {
    hear(word);
    bus.publish(topic, JSON.stringify(word));
  }

  const toAccounts: ToAccounts = (accountIds, message, { notIn = null as string | null } = {}) => {
    if (accountIds.length > 0) pass({ kind: "tell", accountIds, message, notIn });
  };

  return {
    /** To every connection of these accounts, anywhere. */
    toAccounts,
    /** Hangs up on a session that is over. */
    endSession: (session: string) => pass({ kind: "end", session }),
    /** Hangs up on an account that is gone. */
    endAccount: (accountId: string) => pass({ kind: "end", accountId }),
    close: stopListening,
  };
}

export const endSession = (connection: Connection): void =>
  connection.close(closeCode.sessionEnded, "This session has ended.");
