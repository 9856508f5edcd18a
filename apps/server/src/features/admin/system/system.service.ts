import { randomUUID } from "node:crypto";
import type { CallByName, CallReply } from "@saywell/contract";
import type { SecretKeyPlace } from "@saywell/contract/constants";
import type { Clock } from "../../../adapters/clock";
import type { Bus } from "../../../bus/bus";
import type { Db } from "../../../db/database";
import { readDatabaseFacts } from "../../../db/database-facts";
import type { PresenceRegistry } from "../../../live/presence-registry";
import { errorFacts, type Log } from "../../../observability/log";
import { ok, type Result } from "../../../refusal";
import { version } from "../../../../package.json";

type Reply = CallReply<CallByName<"GET /api/admin/system">>;

interface Deps {
  db: Db;
  clock: Clock;
  log: Log;
  bus: Bus;
  presenceRegistry: PresenceRegistry;
  isEmbedded: boolean;
  hasMailServer: boolean;
  /** Undefined where the classifier reads nothing by itself. */
  classified: (() => NonNullable<Reply["classified"]>) | undefined;
  secretKey: SecretKeyPlace;
}

/** Groups of the registry: the processes of this installation, and the people who are here. */
const processes = "processes";
const online = "online";

export type SystemService = ReturnType<typeof createSystemService>;

/** What runs here, and on what. A process is counted while it holds its place in the registry. */
export function createSystemService(deps: Deps) {
  const {
    db,
    clock,
    log,
    bus,
    presenceRegistry,
    isEmbedded,
    hasMailServer,
    classified,
    secretKey,
  } = deps;
  const self = randomUUID();
  const startedAt = clock.now().toISOString();
  const entering = presenceRegistry.enter(processes, self).catch((error: unknown) => {
    log({ level: "warn", event: "process-not-counted", ...errorFacts(error) });
  });

  async function read(): Promise<Result<Reply>> {
    await entering;
    const [database, members, people] = await Promise.all([
      readDatabaseFacts(db),
      presenceRegistry.members(processes),
      presenceRegistry.members(online),
    ]);
    return ok({
      version,
      nodeVersion: process.versions.node,
      startedAt,
      processes: Math.max(1, members.length),
      bus: bus.state(),
      online: people.length,
      database: {
        isEmbedded,
        version: database.version,
        bytes: database.bytes,
        migrations: database.migrations.map(({ name, appliedAt }) => ({
          name,
          appliedAt: appliedAt.toISOString(),
        })),
      },
      lastBackupAt: null,
      hasMailServer,
      classified: classified?.() ?? null,
      secretKey,
    });
  }

  return {
    read,
    async close(): Promise<void> {
      await entering;
      await presenceRegistry.leave(processes, self);
    },
  };
}
