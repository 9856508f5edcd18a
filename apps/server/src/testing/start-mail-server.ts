import { type AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { smtpCertificate, smtpKey } from "./smtp-certificate";

export interface TestMailServer {
  port: number;
  /** What it took, with whom it was for. */
  taken: { to: string[]; isSafe: boolean; mail: ParsedMail }[];
  /** Commands that it heard, such as `AUTH PLAIN`. */
  heard: string[];
  close(): Promise<void>;
}

/** A mail server on this machine, which takes everything unless told otherwise. */
export async function startMailServer({
  host = "127.0.0.1",
  ...options
}: SMTPServerOptions & { host?: string } = {}): Promise<TestMailServer> {
  const taken: TestMailServer["taken"] = [];
  const heard: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    cert: smtpCertificate,
    key: smtpKey,
    onMailFrom(_, __, done) {
      heard.push("MAIL");
      done();
    },
    onData(stream, { envelope, secure }, done) {
      simpleParser(stream, (error, mail) => {
        if (error) return done(error);
        taken.push({ to: envelope.rcptTo.map(({ address }) => address), isSafe: secure, mail });
        return done();
      });
    },
    onAuth(auth, _, done) {
      heard.push(`AUTH ${auth.method}`);
      if (auth.password === "open sesame%") return done(null, { user: auth.username });
      return done(Object.assign(new Error("Wrong user or password"), { responseCode: 535 }));
    },
    closeTimeout: 10,
    ...options,
  });
  // What a test breaks, breaks on this side too.
  server.on("error", () => {});
  const listening = server.listen(0, host);
  await new Promise((done) => listening.once("listening", done));
  const { port } = listening.address() as AddressInfo;
  return {
    port,
    taken,
    heard,
    close: () => new Promise((done) => server.close(done)),
  };
}

/** Refuses as a server does: with a code and its own words. */
export const refusing = (responseCode: number, words: string): Error =>
  Object.assign(new Error(words), { responseCode });
