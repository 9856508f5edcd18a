import type { CallByName, CallInput, SalesRequest, SessionUser } from "@saywell/contract";
import { salesRequestDays } from "@saywell/contract/constants";
import { helpNote, type HelpPlace, inOneLine } from "@saywell/moderation";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import type { HelpPlaceOf } from "../../help-place";
import { ok, refuse, type Result } from "../../refusal";
import { type SalesLetter, salesLetter } from "./sales-letter";
import * as store from "./sales.store";

export interface SalesDeps {
  db: Db;
  clock: Clock;
  settings: () => { email: string };
  send: (
    tx: Tx,
    mail: { to: string; accountId: null; aboutId?: string; letter: SalesLetter },
  ) => Promise<void>;
  /** Where somebody is who writes as if they may be in danger, which is then put before the staff. */
  raiseCry: (
    tx: Tx,
    cry: {
      accountId: string | null;
      timeZone: string | undefined;
      text: string;
      where: string;
      now: Date;
    },
  ) => Promise<HelpPlace | null>;
  helpPlaceOf: HelpPlaceOf;
}

type Wish = CallInput<CallByName<"POST /api/sales-requests">>["body"];

export type SalesService = ReturnType<typeof createSalesService>;

const day = 24 * 3600 * 1000;
/** Of a year, so many are more than anybody reads. */
const mostListed = 1000;

/** Who asks for an Enterprise plan. */
export function createSalesService(deps: SalesDeps) {
  const { db, clock, settings, send, raiseCry, helpPlaceOf } = deps;

  /** Stores it, and mails it where the school has said where it reads mail. */
  async function ask(
    caller: Pick<SessionUser, "id" | "timeZone"> | null,
    { timeZone: zoneOfPage, ...written }: Wish,
  ): Promise<Result<{ ok: true; help?: string }>> {
    const timeZone = caller === null ? zoneOfPage : caller.timeZone;
    const name = inOneLine(written.name);
    const organisation = inOneLine(written.organisation);
    return await inTransaction(db, async (tx) => {
      const now = clock.now();
      const cry = await raiseCry(tx, {
        accountId: caller?.id ?? null,
        timeZone,
        text: `${written.name}\n${written.organisation}\n${written.message}`,
        where: "in a request for an Enterprise plan",
        now,
      });
      if (name === "" || organisation === "") {
        const why =
          name === ""
            ? "Please write your name, so that we can read it."
            : "Please write what your organisation is called, so that we can read it.";
        return refuse("invalid-input", why, cry === null ? {} : { help: helpNote(cry) });
      }
      // What is sent is read, also of a visitor, of whom the staff are not alerted.
      const place = cry && helpPlaceOf(timeZone);
      const said = { ...written, name, organisation };
      await store.insertRequest(tx, { ...said, accountId: caller?.id ?? null, now });
      const to = settings().email;
      if (to !== "") {
        const letter = salesLetter({ ...said, danger: place });
        await send(tx, {
          to,
          accountId: null,
          ...(caller !== null && { aboutId: caller.id }),
          letter,
        });
      }
      return ok({ ok: true, ...(place !== null && { help: helpNote(place) }) });
    });
  }

  async function list(): Promise<Result<SalesRequest[]>> {
    const requests = await store.listRequests(db, mostListed);
    return ok(
      requests.map(({ createdAt, answeredAt, ...said }) => ({
        ...said,
        createdAt: createdAt.toISOString(),
        answeredAt: answeredAt?.toISOString() ?? null,
      })),
    );
  }

  async function answered(requestId: string): Promise<Result<{ ok: true }>> {
    return await inTransaction(db, async (tx) => {
      const isThere = await store.markAnswered(tx, requestId, clock.now());
      return isThere ? ok({ ok: true }) : refuse("not-found", "There is no such request.");
    });
  }

  /** They are kept for a year, and no longer. */
  const purge = (): Promise<void> =>
    store.deleteWrittenBefore(db, new Date(clock.now().getTime() - salesRequestDays * day));

  return { ask, list, answered, purge };
}
