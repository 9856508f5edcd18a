import type { Clock } from "../../../adapters/clock";
import type { Tx } from "../../../db/database";
import { hashSessionToken, newSessionToken } from "../sessions/session-token";
import * as store from "./known-devices.store";

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/** What a request tells of the browser that sent it. */
export interface Browser {
  /** As "Firefox on Windows"; null where it does not say. */
  device: string | null;
  /** By which it is known again; undefined where it has never logged in. */
  deviceToken: string | undefined;
  /** What its clock says; undefined where a client does not tell. */
  timeZone: string | undefined;
}

/** As long as browsers keep a cookie. */
const remembered = 400 * 24 * 60 * 60 * 1000;

/** The browsers that have logged in to an account, known by a cookie that opens nothing. */
export function createKnownDevices({ clock }: { clock: Clock }) {
  /** A name for a device that is not its secret. */
  const nameOf = ({ deviceToken }: Browser): string | null =>
    deviceToken === undefined ? null : hashSessionToken(deviceToken).toString("hex");

  return {
    nameOf,

    /** Remembers a browser that has got in, and says whether it is another one than before. */
    async meet(
      tx: Tx,
      accountId: string,
      { device, deviceToken = newSessionToken() }: Browser,
    ): Promise<{ deviceToken: string; isAnother: boolean }> {
      const now = clock.now();
      const tokenHash = hashSessionToken(deviceToken);
      const { count, isKnown } = await store.lookUp(tx, accountId, tokenHash);
      await store.saveDevice(tx, { accountId, tokenHash, device, now });
      await store.deleteDevicesSeenBefore(tx, new Date(now.getTime() - remembered));
      return { deviceToken, isAnother: count > 0 && !isKnown };
    },
  };
}
