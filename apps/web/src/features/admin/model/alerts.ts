import type { ReplyOf } from "../../../lib/api-client";
import { linkTo, type Href } from "../../../lib/links";

/** What the overview has read; undefined what is on its way, null what could not be read. */
export interface Findings {
  watch: ReplyOf<"GET /api/moderation/watch"> | null | undefined;
  system: ReplyOf<"GET /api/admin/system"> | null | undefined;
  jobs: ReplyOf<"GET /api/admin/jobs"> | null | undefined;
  /** Mails that the mail server refused. */
  refusedMails: ReplyOf<"GET /api/admin/mails"> | null | undefined;
  /** Mails from before a mail server was set. */
  unsentMails: ReplyOf<"GET /api/admin/mails"> | null | undefined;
  /** Children whose parents were asked and have not answered. */
  askedConsents: ReplyOf<"GET /api/admin/consents"> | null | undefined;
}

export interface Alert {
  id: string;
  /** Whether somebody may come to harm. */
  isUrgent: boolean;
  title: string;
  text: string;
  /** Where something is done about it; none where that is on the server. */
  link?: { to: Href; label: string };
}

const reportsWords = (count: number): string => (count === 1 ? "1 report" : `${count} reports`);

/** What an admin should see to, the most urgent first. */
export function alertsOf({
  watch,
  system,
  jobs,
  refusedMails,
  unsentMails,
  askedConsents,
}: Findings): Alert[] {
  const moderation = { to: linkTo("/moderation"), label: "Open moderation" };
  const alerts: (Alert | false)[] = [];

  if (watch) {
    const { safeguarding, reports, unwatched } = watch.open;
    alerts.push(
      safeguarding > 0 && {
        id: "safeguarding",
        isUrgent: true,
        title: `Somebody may be in danger: ${reportsWords(safeguarding)}`,
        text: "They are about self-harm, abuse or the like. See that somebody helps before anything else.",
        link: moderation,
      },
      unwatched > 0 && {
        id: "unread",
        isUrgent: true,
        title: `Nobody may look at ${reportsWords(unwatched)}`,
        text: "They are about the only people who could decide them. Another teacher or admin has to.",
        link: { to: linkTo("/admin/invitations"), label: "Invite somebody" },
      },
      reports > 0 && {
        id: "reports",
        isUrgent: false,
        title: `Open: ${reportsWords(reports)}`,
        text:
          watch.lastLookedAt === null
            ? "Nobody has opened the queue yet."
            : "They wait for a decision.",
        link: moderation,
      },
    );
  }
  alerts.push(
    system?.hasMailServer === false && {
      id: "mail-server",
      isUrgent: false,
      title: "No mail server is set",
      text: "No mail is sent: invitations, new passwords and parents' consent wait in the outbox. Set SMTP_URL and start again.",
      link: { to: linkTo("/admin/mail"), label: "Open the outbox" },
    },
    system?.secretKey === "none" && {
      id: "secret-key",
      isUrgent: false,
      title: "SECRET_KEY is not set",
      text: "Second factors stand in the database unencrypted: who reads a copy of it can make their codes. Set the same SECRET_KEY for every process and start again.",
    },
    unsentMails?.mailServer === "set" &&
      unsentMails.mails.length > 0 && {
        id: "unsent-mails",
        isUrgent: false,
        title: "Mails that were never sent",
        text: "They were written while no mail server was set. Send them now, or delete them.",
        link: {
          to: linkTo("/admin/mail", {}, { query: { state: "NOT_SENT" } }),
          label: "Decide",
        },
      },
    !!refusedMails?.mails.length && {
      id: "mails",
      isUrgent: false,
      title: "Mails that could not be sent",
      text: "The mail server refused them, or was away for too long.",
      link: {
        to: linkTo("/admin/mail", {}, { query: { state: "FAILED" } }),
        label: "See which",
      },
    },
  );
  if (jobs) {
    const failed = jobs.kinds.reduce((sum, kind) => sum + kind.failed, 0);
    alerts.push(
      failed > 0 && {
        id: "jobs",
        isUrgent: false,
        title: failed === 1 ? "1 job has failed" : `${failed} jobs have failed`,
        text: "What they were to do was not done.",
        link: { to: linkTo("/admin/jobs"), label: "See why" },
      },
    );
  }
  alerts.push(
    !!askedConsents?.total && {
      id: "consents",
      isUrgent: false,
      title: `${askedConsents.total === 1 ? "1 parent has" : `${askedConsents.total} parents have`} not answered yet`,
      text: `Their ${askedConsents.total === 1 ? "child" : "children"} can learn, and meet nobody until then.`,
      link: {
        to: linkTo("/admin/consents", {}, { query: { state: "ASKED" } }),
        label: "See the consents",
      },
    },
  );
  return alerts
    .filter((alert) => alert !== false)
    .toSorted((one, other) => Number(other.isUrgent) - Number(one.isUrgent));
}
