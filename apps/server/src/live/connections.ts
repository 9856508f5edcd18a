import type { Connection } from "./connection";

export type Connections = ReturnType<typeof createConnections>;

/** All live connections of this process, by account, and the channels that each of them is in. */
export function createConnections() {
  const byAccount = new Map<string, Set<Connection>>();
  const topicsOf = new WeakMap<Connection, Set<string>>();

  return {
    add(connection: Connection): void {
      const { id } = connection.caller;
      byAccount.set(id, (byAccount.get(id) ?? new Set()).add(connection));
    },
    remove(connection: Connection): void {
      const { id } = connection.caller;
      const connections = byAccount.get(id);
      connections?.delete(connection);
      if (connections?.size === 0) byAccount.delete(id);
    },
    has: (accountId: string): boolean => byAccount.has(accountId),
    of: (accountIds: readonly string[]): Connection[] =>
      accountIds.flatMap((id) => [...(byAccount.get(id) ?? [])]),
    *all(): Generator<Connection> {
      for (const connections of byAccount.values()) yield* connections;
    },
    entered(connection: Connection, topic: string): void {
      topicsOf.set(connection, (topicsOf.get(connection) ?? new Set()).add(topic));
    },
    left: (connection: Connection, topic: string): void =>
      void topicsOf.get(connection)?.delete(topic),
    isIn: (connection: Connection, topic: string): boolean =>
      topicsOf.get(connection)?.has(topic) === true,
  };
}
