import type { MailKind, MailState } from "@saywell/contract";
import type { Tx } from "../../db/database";

export interface NewMail {
  to: string;
  accountId: string | null;
  kind: MailKind;
  subject: string;
  text: string;
  html: string;
  hasLink: boolean;
  state: Extract<MailState, "WAITING" | "NOT_SENT">;
  now: Date;
}

export async function insertMail(tx: Tx, mail: NewMail): Promise<string> {
  const { id } = await tx
    .insertInto("mail")
    .values({
      to_address: mail.to,
      account_id: mail.accountId,
      kind: mail.kind,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      has_link: mail.hasLink,
      state: mail.state,
      created_at: mail.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
