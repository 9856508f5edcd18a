import type { SMTPTransportOptions } from "nodemailer/lib/smtp-transport";
import { firstOf } from "./abort-signals";
import { describeMailFailure, type MailFailure } from "./mail-failure";

export interface OutgoingMail {
  /** Stays the same when the mail goes out again, so that two of them are known as one. */
  id: string;
  /** Whom it is from, beside the address that all mails come from. */
  fromName: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The school's way out: a server that takes mails and carries them on. */
export interface MailServer {
  /** Undefined when the server has taken the mail. Never throws. */
  deliver(mail: OutgoingMail, giveUp: AbortSignal): Promise<MailFailure | undefined>;
}

export interface MailServerSettings {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  smtpUrl: string;
  from: string;
}

/** Milliseconds that a mail server has. */
const usualTimeouts = { connect: 15_000, greet: 15_000, answer: 30_000, all: 120_000 };

interface Options extends MailServerSettings {
  timeouts?: Partial<typeof usualTimeouts>;
  /** Certificates to trust beside those that Node knows, as PEM. */
  trusted?: string;
}

/** Each mail has a connection of its own: none is left to break, and one that hangs holds up no other. */
export function createMailServer({ smtpUrl, from, timeouts, trusted }: Options): MailServer {
  const times = { ...usualTimeouts, ...timeouts };
  const options: SMTPTransportOptions = {
    ...connectionOf(smtpUrl, trusted),
    connectionTimeout: times.connect,
    dnsTimeout: times.connect,
    greetingTimeout: times.greet,
    socketTimeout: times.answer,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const secrets = secretsOf(smtpUrl);
  const domain = from.slice(from.lastIndexOf("@") + 1);

  return {
    async deliver({ id, fromName, to, subject, text, html }, giveUp) {
      if (!isOneAddress(to)) {
        return { isFinal: true, reason: "This is not an email address.", code: "not-an-address" };
      }
      const { signal, done } = firstOf([giveUp], times.all);
      try {
        // Only here: many schools have no mail server, and need not load what speaks to one.
        const { createTransport } = await import("nodemailer");
        await createTransport(options).sendMail({
          // Objects, never text: a name or an address is not read for more addresses.
          from: { name: fromName, address: from },
          to: { name: "", address: to },
          envelope: { from, to: [to] },
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          headers: {
            "Auto-Submitted": "auto-generated",
            "X-Auto-Response-Suppress": "All",
            "Content-Language": "en-GB",
          },
          signal,
        });
        return undefined;
      } catch (error) {
        const isTooLate = signal.aborted && !giveUp.aborted;
        return describeMailFailure(error, { isTooLate, secrets });
      } finally {
        done();
      }
    },
  };
}

/** What leaves nothing to read in it: nodemailer takes a list of addresses for several readers. */
const isOneAddress = (to: string): boolean =>
  /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+$/.test(to);

/**
 * How a mail server is spoken to. Mails hold links by which their readers act, so they go over TLS,
 * with a certificate that holds, unless the server is on this machine or `?tls=off` says that the
 * network between is the school's own.
 */
export function connectionOf(smtpUrl: string, trusted?: string): SMTPTransportOptions {
  const { protocol, hostname, port, username, password, searchParams } = new URL(smtpUrl);
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  const isHere = ["localhost", "127.0.0.1", "::1"].includes(host);
  const isOff = searchParams.get("tls") === "off";
  const secure = protocol === "smtps:";
  return {
    host,
    ...(port !== "" && { port: Number(port) }),
    secure,
    requireTLS: !secure && !isHere && !isOff,
    ignoreTLS: isOff,
    tls: {
      minVersion: "TLSv1.2",
      // Nobody stands between two programs on one machine.
      rejectUnauthorized: !isHere,
      ...(trusted !== undefined && { ca: trusted }),
    },
    ...(username !== "" && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  };
}

/** What of the address no log and no page may show, in the forms in which a server could repeat it. */
function secretsOf(smtpUrl: string): string[] {
  const password = decodeURIComponent(new URL(smtpUrl).password);
  if (password === "") return [];
  const user = decodeURIComponent(new URL(smtpUrl).username);
  return [password, `\0${user}\0${password}`].flatMap((secret) => [
    secret,
    Buffer.from(secret).toString("base64"),
  ]);
}
