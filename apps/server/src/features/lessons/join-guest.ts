import { beyondTheHour, type LessonPayment, restOfPay } from "@saywell/lesson";
import type { Tx } from "../../db/database";
import type { GuestJoin } from "../../personal-data";
import * as store from "./join-guest.store";

export interface JoinGuestNeeds {
  /** Pays the account what it lacks of lessons that paid the guest more, with the guest's coins for it. */
  payLessonRest: (
    tx: Tx,
    ids: { guestId: string; accountId: string },
    rest: readonly (Pick<LessonPayment, "kind" | "source" | "xp"> & { at: Date })[],
  ) => Promise<void>;
  /** Takes what lessons paid a guest out of what the guest has. */
  takeLessonPay: (tx: Tx, guestId: string, lessonIds: readonly string[]) => Promise<void>;
}

/**
 * Of a lesson that has paid both, the account keeps what it was paid and gets what the guest was paid
 * beyond it, of the dialogue and of the quiz: so a lesson pays no more than its reward however many
 * guests bring it, and the rest can still be earned. Nor do several guests together bring more that
 * was paid on progress alone than one learner is paid in an hour: what is beyond it is unpaid, and
 * can be earned.
 */
export const createJoinGuest =
  ({ payLessonRest, takeLessonPay }: JoinGuestNeeds) =>
  async (tx: Tx, { guestId, accountId }: GuestJoin): Promise<void> => {
    const ids = { guestId, accountId };
    const beyond = beyondTheHour(
      await store.listPaidOnProgress(tx, accountId),
      await store.listPaidOnProgress(tx, guestId, accountId),
    );
    await store.markUnpaid(tx, guestId, beyond);
    await takeLessonPay(tx, guestId, beyond);
    const paidTwice = await store.listPaidTwice(tx, ids);
    await store.joinLessons(tx, ids);
    for (const { lessonId, own, guest, guestPaidAt } of paidTwice) {
      // The guest's coins are in the ledger.
      const { payments, paid } = restOfPay({ id: lessonId, coinReward: 0 }, own, guest);
      await store.savePaid(tx, { accountId, lessonId }, paid);
      const rest = payments.map(({ kind, source, xp }) => ({ kind, source, xp, at: guestPaidAt }));
      await payLessonRest(tx, ids, rest);
    }
  };
