import { once } from "node:events";
import { simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/**
 * `npm run mail:server -- 2525`: a mail server on this machine that prints what it takes and carries
 * nothing on, to try mails with. It takes any user and any password.
 */
const port = Number(process.argv[2] ?? 2525);

const server = new SMTPServer({
  authOptional: true,
  // Its certificate would be nobody's, and nothing leaves this machine.
  disabledCommands: ["STARTTLS"],
  allowInsecureAuth: true,
  onAuth: ({ username }, _, done) => done(null, { user: username }),
  onData(stream, { envelope }, done) {
    simpleParser(stream, (error, { from, subject, text }) => {
      if (error) return done(error);
      const readers = envelope.rcptTo.map(({ address }) => address).join(", ");
      console.log(
        `From: ${from?.text}\nTo: ${readers}\nSubject: ${subject}\n\n${text}\n${"-".repeat(72)}`,
      );
      return done();
    });
  },
});
server.listen(port, "127.0.0.1");
await once(server.server, "listening");
console.log(`Mails to smtp://127.0.0.1:${port} are printed here.\n${"-".repeat(72)}`);
