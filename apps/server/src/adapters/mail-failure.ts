/** Why a mail server did not take a mail. */
export interface MailFailure {
  /** Whether it refused this very mail for good. All else may be better later. */
  isFinal: boolean;
  /** One plain line for the admin: the server's own words, where it said any. */
  reason: string;
  /** The same as a code, without words: they may name people. For the log. */
  code: string;
}

interface Circumstances {
  isTooLate: boolean;
  secrets: readonly string[];
}

/** What nodemailer's errors say beside their message. */
interface SmtpFacts {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/** A server answers so to a mail before anybody has logged in. */
const logInFirst = 530;

/**
 * A refusal for good is an answer 5xx to this mail's sender, reader or words. What is refused
 * before that is refused to the school, whatever the mail: a wrong password can be mended.
 */
export function describeMailFailure(error: unknown, circumstances: Circumstances): MailFailure {
  const facts = (error instanceof Error ? error : {}) as SmtpFacts;
  const { code = "unknown", responseCode, response } = facts;
  const isAboutMail = /^(EENVELOPE|EMESSAGE)$/.test(code) && responseCode !== logInFirst;
  const said = response === undefined ? "" : plainLine(response, circumstances.secrets);
  return {
    isFinal: isAboutMail && (responseCode ?? 500) >= 500,
    reason: `${sentenceOf(error, facts, circumstances)}${said === "" ? "" : ` It said: ${said}`}`,
    code: responseCode === undefined ? code : `${code} ${responseCode}`,
  };
}

function sentenceOf(error: unknown, facts: SmtpFacts, { isTooLate, secrets }: Circumstances) {
  const { code = "", response } = facts;
  if (isTooLate || code === "ETIMEDOUT") return "The mail server did not answer in time.";
  if (code === "EAUTH") return "The mail server did not accept the user or the password.";
  if (code === "EDNS") return "The mail server cannot be found: there is no host of this name.";
  const words = error instanceof Error ? plainLine(error.message, secrets) : "";
  if (code === "ETLS" || isCertificateFault(words)) {
    return `The connection to the mail server cannot be made safe (${words}).`;
  }
  if (response !== undefined) return refusalSentence(facts);
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/.test(words)) {
    return "The mail server cannot be reached.";
  }
  if (code === "ECONNECTION" || code === "ESOCKET") {
    return "The mail server closed the connection.";
  }
  return `The mail could not be handed over (${words}).`;
}

/** What of a mail a server did not want. */
function refusalSentence({ command, responseCode = 0 }: SmtpFacts): string {
  const end = responseCode < 500 ? " for now." : ".";
  if (command === "MAIL FROM") {
    return `The mail server does not take mails from the school's address (MAIL_FROM)${end}`;
  }
  if (command === "RCPT TO") return `The mail server does not take mails to this address${end}`;
  if (command === "DATA") return `The mail server did not take what this mail says${end}`;
  return `The mail server refused${end}`;
}

const isCertificateFault = (words: string): boolean => /certificate|altnames|TLS|SSL/i.test(words);

const reasonMaxLength = 400;

/** Words of a server as one line without what is secret. */
function plainLine(words: string, secrets: readonly string[]): string {
  const line = words.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}\s]+/gu, " ").trim();
  const shown = secrets.reduce((rest, secret) => rest.replaceAll(secret, "•••"), line);
  return shown.length > reasonMaxLength ? `${shown.slice(0, reasonMaxLength)}…` : shown;
}
