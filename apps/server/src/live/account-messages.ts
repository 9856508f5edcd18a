import type { ServerMessage } from "@saywell/contract";
import type { Bus } from "../bus/bus";
import { closeCode } from "./close-codes";
import type { Connection } from "./connection";
import type { Connections } from "./connections";
import { frameOf } from "./frame";

/** What processes tell each other about accounts. */
type BusMessage =
  | { kind: "tell"; accountIds: readonly string[]; message: ServerMessage; notIn: string | null }
  | { kind: "end"; session?: string; accountId?: string }
  | { kind: "renew"; accountId: string };

export type ToAccounts = (
  accountIds: readonly string[],
  message: ServerMessage,
  /** The topic of a channel: connections that are in it are not told. */
  options?: { notIn?: string },
) => void;

const topic = "accounts";

/** Messages to accounts, wherever they are connected, and the end of their connections. */
export function createAccountMessages({
  bus,
  connections,
}: {
  bus: Bus;
  connections: Connections;
}) {
  function receive(busMessage: BusMessage): void {
    switch (busMessage.kind) {
      case "tell": {
        const reached = connections.of(busMessage.accountIds);
        const frame = reached.length > 0 ? frameOf(busMessage.message) : undefined;
        for (const connection of reached) {
          const isThere =
            busMessage.notIn !== null && connections.isIn(connection, busMessage.notIn);
          if (!isThere) connection.write(frame!);
        }
        return;
      }
      case "end":
        for (const connection of connections.all()) {
          const { session, caller } = connection;
          if (session === busMessage.session || caller.id === busMessage.accountId)
            endSession(connection);
        }
        return;
      case "renew":
        for (const connection of connections.of([busMessage.accountId])) {
          connection.close(closeCode.goingAway, "Your account has changed.");
        }
        return;
      default:
        busMessage satisfies never;
    }
  }

  const stopListening = bus.listen(topic, (payload) => receive(JSON.parse(payload) as BusMessage));

  function broadcast(busMessage: BusMessage): void {
    receive(busMessage);
    bus.publish(topic, JSON.stringify(busMessage));
  }

  const toAccounts: ToAccounts = (accountIds, message, { notIn = null as string | null } = {}) => {
    if (accountIds.length > 0) broadcast({ kind: "tell", accountIds, message, notIn });
  };

  return {
    /** To every connection of these accounts, anywhere. */
    toAccounts,
    /** Hangs up on a session that is over. */
    endSession: (session: string) => broadcast({ kind: "end", session }),
    /** Hangs up on an account that is gone. */
    endAccount: (accountId: string) => broadcast({ kind: "end", accountId }),
    /** Hangs up on an account whose connections know what holds no more: they may come again. */
    renew: (accountId: string) => broadcast({ kind: "renew", accountId }),
    close: stopListening,
  };
}

export const endSession = (connection: Connection): void =>
  connection.close(closeCode.sessionEnded, "This session has ended.");
