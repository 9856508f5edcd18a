import type { FastifyInstance } from "fastify";
import type { Clock } from "../adapters/clock";
import type { Events } from "../events";
import type { LiveHandlers } from "../module";
import type { Log } from "../observability/log";
import { createAccountMessages } from "./account-messages";
import type { Bus } from "../bus/bus";
import { type ChannelKind, openChannels } from "./channels";
import type { Connection } from "./connection";
import { createConnections } from "./connections";
import type { Ordered } from "./feed";
import { openGateway, type Sessions } from "./gateway";
import type { LiveLimits } from "./limits";
import { createMessageRouter } from "./message-router";
import { createPresence } from "./presence";
import type { PresenceRegistry } from "./presence-registry";

interface Deps {
  bus: Bus;
  presenceRegistry: PresenceRegistry;
  events: Events;
  clock: Clock;
  limits: LiveLimits;
  log: Log;
}

export type Live = ReturnType<typeof createLive>;

/**
 * The live transport: sockets, who is here, channels that bring entries in order, and messages to
 * accounts. What is said over it is no business of its own: features open channels and handle
 * messages.
 */
export function createLive({ bus, presenceRegistry, events, clock, limits, log }: Deps) {
  const connections = createConnections();
  const accountMessages = createAccountMessages({ bus, connections });
  const presence = createPresence({ presenceRegistry, events, clock, log });
  const kinds: { leave: (connection: Connection) => unknown; close: () => void }[] = [];
  const rechecks: (() => Promise<void>)[] = [];
  const stops: (() => Promise<void>)[] = [];
  const farewells: (() => Promise<void>)[] = [];

  events.subscribe("session-ended", ({ session }) => accountMessages.endSession(session));
  events.subscribe("account-changed", ({ accountId }) => accountMessages.renew(accountId));
  events.subscribe("account-erased", ({ accountId }) => accountMessages.endAccount(accountId));

  function leaveAll(connection: Connection): void {
    for (const { leave } of kinds) leave(connection);
  }

  const handlers: LiveHandlers = {
    DISCONNECT_USER(connection) {
      leaveAll(connection);
      connection.close();
    },
    PING: (connection) => connection.send({ type: "PONG" }),
  };

  return {
    bus,
    presenceRegistry,
    toAccounts: accountMessages.toAccounts,
    /** The connections of an account on this process. */
    connectionsOf: (accountId: string): Connection[] => connections.of([accountId]),
    /** Which of these accounts have a live connection anywhere. */
    online: presence.online,
    /** Opens a kind of channels. A feature has its own, and nobody else publishes there. */
    channels<Entry extends Ordered>(kind: ChannelKind<Entry>) {
      const opened = openChannels(kind, { bus, connections, log });
      kinds.push(opened);
      return opened;
    },
    /** Called every minute, and when messages of other processes may have been missed. */
    onRecheck: (recheck: () => Promise<void>): void => void rechecks.push(recheck),
    /** The server stops: settles when what was taken from clients is done and answered. */
    beforeHangUp: (stop: () => Promise<void>): void => void stops.push(stop),
    /** The clients are gone: settles when others know. */
    afterHangUp: (farewell: () => Promise<void>): void => void farewells.push(farewell),

    /** Opens /ws. From now on nobody can add a kind of channels or a handler. */
    open(app: FastifyInstance, all: readonly LiveHandlers[], sessions: Sessions): void {
      openGateway(app, {
        presenceRegistry,
        limits,
        log,
        sessions,
        receive: createMessageRouter([handlers, ...all]),
        onRestored: bus.onRestored,
        connections,
        connected(connection) {
          connections.add(connection);
          presence.connected(connection.caller.id);
        },
        disconnected(connection) {
          leaveAll(connection);
          connections.remove(connection);
          presence.disconnected(connection.caller.id);
        },
        async recheck() {
          for (const recheck of rechecks) await recheck();
        },
        async beforeHangUp() {
          await Promise.all(stops.map((stop) => stop()));
        },
        async afterHangUp() {
          for (const { close } of kinds) close();
          accountMessages.close();
          for (const farewell of farewells) await farewell();
          presence.close();
        },
      });
    },
  };
}
