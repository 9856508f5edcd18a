import { z } from "zod";
import { call } from "../call";
import { adminSearchMaxLength, hiddenLinks, mailKinds, mailStates } from "../constants";
import { count, id, idParams, instant, nextPage, pageWish, typedText } from "../fields";

export const outboxMail = z.object({
  id,
  to: z.string(),
  /** Whose mail it is; null for a reader without an account. */
  accountId: id.nullable(),
  /** Whom it is about, where it is another's mail: the child, in a mail to a parent. */
  aboutId: id.nullable(),
  kind: z.enum(mailKinds),
  subject: z.string(),
  state: z.enum(mailStates),
  /** How often sending it was tried, since it was last asked for. */
  attempts: count,
  /** When it is tried again. */
  nextTryAt: instant.nullable(),
  /** What the mail server said to the last try that failed. */
  lastError: z.string().nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
});
export type OutboxMail = z.output<typeof outboxMail>;

const errors = ["not-signed-in", "forbidden", "not-found"] as const;

export const mailCalls = [
  call("GET /api/admin/mails", {
    summary: "The outbox: every mail of the last 30 days, latest first, without its words.",
    area: "Administration",
    access: "admin",
    query: z.object({
      state: z.enum(mailStates).optional(),
      kind: z.enum(mailKinds).optional(),
      /** A part of the address it goes to. */
      q: typedText(adminSearchMaxLength).trim().optional(),
      ...pageWish,
    }),
    shows: ["reply.mails.accountId"],
    reply: z.object({
      /** Without one no mail is sent. */
      mailServer: z.enum(["set", "none"]),
      mails: z.array(outboxMail),
      ...nextPage,
    }),
    errors: ["not-signed-in", "forbidden"],
  }),
  call("GET /api/admin/mails/{id}", {
    summary:
      "One mail with its words, and no link that a mail server carries or that opens an account of the staff. The audit log keeps who looked.",
    area: "Administration",
    access: "admin",
    writes: true,
    params: idParams,
    shows: ["reply.accountId", "reply.aboutId"],
    reply: outboxMail.extend({
      /** As text and as HTML. Null once it is sent, where it held a link. */
      body: z.object({ text: z.string(), html: z.string() }).nullable(),
      /** Why words stand in the place of its link; null where nothing is hidden. */
      hiddenLink: z.enum(hiddenLinks).nullable(),
    }),
    errors,
  }),
  call("POST /api/admin/mails/{id}/send-again", {
    summary: "Have a mail sent that was refused, or was written while no mail server was set.",
    area: "Administration",
    access: "admin",
    params: idParams,
    shows: ["reply.accountId", "reply.aboutId"],
    reply: outboxMail,
    errors: [...errors, "conflict"],
  }),
  call("POST /api/admin/unsent-mails/send", {
    summary: "Have all mails sent that were written while no mail server was set.",
    area: "Administration",
    access: "admin",
    reply: z.object({ mails: count }),
    errors: ["not-signed-in", "forbidden", "conflict"],
  }),
  call("DELETE /api/admin/unsent-mails", {
    summary: "Delete all mails that were written while no mail server was set, now that one is.",
    area: "Administration",
    access: "admin",
    reply: z.object({ mails: count }),
    errors: ["not-signed-in", "forbidden", "conflict"],
  }),
] as const;
