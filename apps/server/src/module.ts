import type { ClientMessage } from "@saywell/contract";
import type { FastifyInstance } from "fastify";
import type { Clock } from "./adapters/clock";
import type { Config } from "./config";
import type { Db } from "./db/database";
import type { Events } from "./events";
import type { Jobs } from "./jobs";
import type { Connection } from "./live/connection";
import type { Log } from "./observability/log";

/** What every module may be handed. */
export interface Core {
  config: Config;
  db: Db;
  clock: Clock;
  log: Log;
  events: Events;
  jobs: Jobs;
  /** Says that the server stops: who waits for something that takes long gets what there is. */
  stopping: AbortSignal;
}

/** What a module does when clients send these live messages. */
export type LiveHandlers = {
  [Type in ClientMessage["type"]]?: (
    connection: Connection,
    message: Extract<ClientMessage, { type: Type }>,
    /** When it came, by `performance.now()`. */
    heardAt: number,
  ) => void | Promise<void>;
};

/**
 * One feature, wired: it builds its own store, services and routes from what it is handed, and
 * shows only this. `app.ts` is the list of them.
 */
export interface Module<Exports extends object = object> {
  /** Serves the calls of this feature. */
  routes?: (app: FastifyInstance) => void;
  live?: LiveHandlers;
  /**
   * What `app.ts` may hand to modules that come later in its list. Reads and commands take the
   * caller's transaction.
   */
  exports: Exports;
  /** Ends what is under way. Called when no more calls come, for the last module of the list first. */
  close?: () => Promise<void>;
}
