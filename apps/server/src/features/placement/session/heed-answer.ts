import type { CallByName, CallReply } from "@saywell/contract";
import { helpNote, type HelpPlace } from "@saywell/moderation";
import type { Tx } from "../../../db/database";
import { ok, refuse, type Result } from "../../../refusal";
import type { BankItem } from "../bank/item-bank";
import type { CallerId, EndTest } from "./session-work";
import type { SessionRow } from "./sessions.store";

type Place = CallReply<CallByName<"POST /api/level-test/submit-answer">>;
type Keep = (tx: Tx, session: SessionRow, end: EndTest) => Promise<Result<Place>>;

/** Who answers: somebody with an account, or a visitor, of whom the page may tell the time zone. */
export interface Writer {
  accountId: CallerId;
  timeZone: string | undefined;
}

/** Where somebody is who writes as if they may be in danger, which is then put before the staff. */
export type RaiseCry = (
  tx: Tx,
  cry: Writer & { text: string; saidTo: "PLACEMENT"; now: Date },
) => Promise<HelpPlace | null>;

/**
 * Reads what somebody wrote in a test for danger, into a gap too, and whether or not it counts as an
 * answer: they read at once where help is, and the test goes on. Of who has no account nobody is told,
 * because there is nobody whom the staff could look for.
 */
export const createHeeding =
  ({ raiseCry }: { raiseCry: RaiseCry }) =>
  (
    { accountId, timeZone }: Writer,
    { item, answer: text, now }: { item: BankItem | undefined; answer: string; now: Date },
    keep: Keep,
  ): Keep =>
  async (tx, session, end) => {
    const kept = await keep(tx, session, end);
    if (item === undefined || item.text.type === "multiple_choice") return kept;
    const place = await raiseCry(tx, { accountId, timeZone, text, saidTo: "PLACEMENT", now });
    if (place === null) return kept;
    const help = helpNote(place);
    if (kept.ok) return ok({ ...kept.value, help });
    const { code, message } = kept.refusal;
    return refuse(code, message, { help });
  };
