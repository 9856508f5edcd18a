import type { ReplyOf } from "../../../lib/api-client";
import { formatMoment, sayInterval } from "../../../lib/dates";
import { formatNumber } from "../../../lib/numbers";
import { Card } from "../../../ui/card";
import { saySize } from "../model/sizes";
import { Fact, Facts } from "./rows";

interface SystemFiguresProps {
  system: ReplyOf<"GET /api/admin/system">;
  timeZone: string;
  /** The moment at which it was read. */
  now: number;
}

const busWords = {
  alone: "Not needed: one process alone",
  connected: "Connected",
  lost: "Lost. The processes do not hear of each other",
} as const;

const keyWords = {
  environment: "SECRET_KEY",
  file: "The file secret-key in DATA_DIR. Keep a copy of it apart from the database",
  none: "Not set. Who reads the database can make the codes",
} as const;

/** What runs here, and on what. */
export function SystemFigures({ system, timeZone, now }: SystemFiguresProps) {
  const { database, processes, lastBackupAt, startedAt } = system;
  const up = Math.max(0, now - Date.parse(startedAt)) / 1000;
  return (
    <Card className="p-5 sm:p-6">
      <Facts>
        <Fact label="Version">
          Saywell {system.version} on Node.js {system.nodeVersion}
        </Fact>
        <Fact label="Running for">
          {sayInterval(up)}, since {formatMoment(startedAt, timeZone)}
        </Fact>
        <Fact label="Database">
          PostgreSQL {database.version}, {database.isEmbedded ? "built in" : "your own"}
        </Fact>
        <Fact label="Size of the database">{saySize(database.bytes)}</Fact>
        <Fact label="Last backup">
          {lastBackupAt === null
            ? "Saywell makes no backups yet"
            : formatMoment(lastBackupAt, timeZone)}
        </Fact>
        <Fact label="Mail server">{system.hasMailServer ? "Set" : "Not set"}</Fact>
        <Fact label="Key for second factors">{keyWords[system.secretKey]}</Fact>
        <Fact label="Processes">{formatNumber(processes)}</Fact>
        <Fact label="Bus between processes">{busWords[system.bus]}</Fact>
        <Fact label="People online">{formatNumber(system.online)}</Fact>
        <Fact label="Messages looked at for hate">{sayClassified(system.classified)}</Fact>
        <Fact label="Newest change of the database">
          {database.migrations.at(-1)?.name ?? "None"}
        </Fact>
      </Facts>
    </Card>
  );
}

/** What the classifier on board read of what was said in rooms. */
function sayClassified(classified: SystemFiguresProps["system"]["classified"]): string {
  if (classified === null) return "Only by the rules, and the language model where one is set";
  const { read, unread, failed } = classified;
  return [
    `${formatNumber(read)} by the classifier`,
    ...(unread > 0 ? [`${formatNumber(unread)} not: there were too many at once`] : []),
    ...(failed > 0 ? [`${formatNumber(failed)} not: the classifier failed`] : []),
  ].join("; ");
}
