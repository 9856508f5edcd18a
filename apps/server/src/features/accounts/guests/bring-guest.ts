import { isMinor, isProtected } from "@saywell/moderation";
import type { Clock } from "../../../adapters/clock";
import type { Tx } from "../../../db/database";
import type { Publish } from "../../../events";
import type { AllPersonalData } from "../../../personal-data";
import { lock, setLevel } from "../accounts.store";
import { allTables } from "../data-export/data-export.store";
import type { EraseAccount } from "../erasure/erase-account";
import { lockGuest, ownsAnything } from "./guest.store";

interface Deps {
  clock: Clock;
  personalData: AllPersonalData;
  eraseAccount: EraseAccount;
  /** Ends what is not allowed to an account as it is now. */
  recheck: (tx: Tx, happened: Publish, accountId: string) => Promise<void>;
}

/** Guest and account, by their ids. Answers whether the guest stays as it is. */
export type BringGuest = (
  tx: Tx,
  happened: Publish,
  ids: { guestId: string; accountId: string },
) => Promise<boolean>;

/**
 * A guest logs in: what the guest has belongs to the account from now on, and the guest is erased
 * like any other account. An account of the demo is thrown away or everybody's, so nothing is
 * brought into it: a guest who owns anything stays as it is, to come back to.
 */
export function createBringGuest({ clock, personalData, eraseAccount, recheck }: Deps): BringGuest {
  const { account: _, session: __, ...tables } = allTables(personalData);

  return async (tx, happened, { guestId, accountId }) => {
    // Another log-in of the same guest may have been quicker, or the guest may have signed up.
    const guest = await lockGuest(tx, guestId);
    const account = guest && (await lock(tx, accountId));
    if (guest === undefined || account === undefined) return false;
    if (account.is_demo) {
      if (await ownsAnything(tx, tables, guestId)) return true;
    } else {
      const join = {
        guestId,
        accountId,
        now: clock.now(),
        isOfOneAge: areOfOneAge(guest, { ageBand: account.age_band, role: account.role }),
        setLevel: (level: Parameters<typeof setLevel>[2]) => setLevel(tx, accountId, level),
        happened,
      };
      for (const { joinGuest } of Object.values(personalData)) await joinGuest(tx, join);
      // Nobody knew how old the guest is. A child for whom nobody agrees is in no room, nor read there.
      if (account.needs_consent) await recheck(tx, happened, accountId);
      happened("guest-joined-account", { guestId, accountId });
    }
    await eraseAccount(tx, happened, guestId);
    return false;
  };
}

type Person = Parameters<typeof isProtected>[0];

/**
 * Whether the same contacts are allowed to both. Who has not said their age is kept from children as
 * well as from adults, so what such a guest came to is no child's either.
 */
const areOfOneAge = (one: Person, other: Person): boolean =>
  isProtected(one) === isProtected(other) && isMinor(one.ageBand) === isMinor(other.ageBand);
