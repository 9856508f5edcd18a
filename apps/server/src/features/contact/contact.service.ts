import { type ContactTopic, contactMessage } from "@saywell/contract/constants";
import { helpNote, type HelpPlace, inOneLine, withoutUnseen } from "@saywell/moderation";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import type { HelpPlaceOf } from "../../help-place";
import { ok, refuse, type Result } from "../../refusal";
import { type ContactLetter, contactLetter } from "./contact-letter";

export interface ContactDeps {
  db: Db;
  clock: Clock;
  settings: () => { email: string };
  send: (
    tx: Tx,
    mail: { to: string; accountId: null; aboutId?: string; letter: ContactLetter },
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

interface Writing {
  name: string;
  email: string;
  about: ContactTopic;
  message: string;
  timeZone?: string | undefined;
}

/** What people write to the school: a mail to its address. It is kept nowhere but in the outbox. */
export function createContactService(deps: ContactDeps) {
  const { db, clock, settings, send, raiseCry, helpPlaceOf } = deps;

  async function write(
    caller: { id: string; timeZone: string } | null,
    { timeZone: zoneOfPage, ...written }: Writing,
  ): Promise<Result<{ ok: true; help?: string }>> {
    const timeZone = caller === null ? zoneOfPage : caller.timeZone;
    const name = inOneLine(written.name);
    return await inTransaction(db, async (tx) => {
      const cry = await raiseCry(tx, {
        accountId: caller?.id ?? null,
        timeZone,
        text: `${written.name}\n${written.message}`,
        where: "on the contact page",
        now: clock.now(),
      });
      const refusal = refusalOf(settings().email, { ...written, name });
      if (refusal !== null) {
        return refuse(refusal.code, refusal.why, cry === null ? {} : { help: helpNote(cry) });
      }
      // What is sent is read, also of a visitor, of whom the staff are not alerted.
      const place = cry && helpPlaceOf(timeZone);
      await send(tx, {
        to: settings().email,
        accountId: null,
        // What somebody wrote goes with their account.
        ...(caller !== null && { aboutId: caller.id }),
        letter: contactLetter({ ...written, name, danger: place }),
      });
      return ok({ ok: true, ...(place !== null && { help: helpNote(place) }) });
    });
  }

  return { write };
}

function refusalOf(to: string, { name, message }: Pick<Writing, "name" | "message">) {
  if (to === "") {
    return { code: "not-found", why: "This school has not said where it reads mail." } as const;
  }
  if (name === "") {
    return {
      code: "invalid-input",
      why: "Please write your name, so that we can read it.",
    } as const;
  }
  if (withoutUnseen(message).trim().length < contactMessage.minLength) {
    return { code: "invalid-input", why: "Please write your message." } as const;
  }
  return null;
}
