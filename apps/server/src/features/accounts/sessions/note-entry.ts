import type { Clock } from "../../../adapters/clock";
import type { RecordAudit } from "../../../audit-log";
import type { Tx } from "../../../db/database";
import type { Browser, KnownDevices } from "../devices/known-devices";
import * as letters from "../letters";
import type { SendMail } from "../needs";
import type { AccountRow } from "./session.store";

/** Remembers where somebody got in. Answers by what the browser is known from now on. */
export type NoteEntry = (
  tx: Tx,
  account: AccountRow,
  browser: Browser,
) => Promise<string | undefined>;

interface Deps {
  clock: Clock;
  devices: KnownDevices;
  send: SendMail;
  record: RecordAudit;
}

/**
 * The owner of a proved address is told of a browser that never logged in before, unless it is the
 * first. Guests and visitors of the demo have one browser.
 */
export const createNoteEntry =
  ({ clock, devices, send, record }: Deps): NoteEntry =>
  async (tx, account, browser) => {
    if (account.registered_at === null || account.is_demo) return undefined;
    const { id, name, email, time_zone: timeZone } = account;
    const at = clock.now();
    const { device } = browser;
    const { deviceToken, isAnother } = await devices.meet(tx, id, browser);
    const details = { device, isNewDevice: isAnother };
    await record(tx, { at, actorId: id, aboutId: id, action: "log-in", details });
    if (isAnother && email !== null && account.email_verified_at !== null) {
      const letter = letters.newDevice({ name, timeZone }, { device, at });
      await send(tx, { to: email, accountId: id, letter });
    }
    return deviceToken;
  };
