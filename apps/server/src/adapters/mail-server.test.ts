import { createServer, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { smtpCertificate } from "../testing/smtp-certificate";
import { refusing, startMailServer, type TestMailServer } from "../testing/start-mail-server";
import { connectionOf, createMailServer, type OutgoingMail } from "./mail-server";

let closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.map((close) => close()));
  closing = [];
});

async function start(options?: Parameters<typeof startMailServer>[0]): Promise<TestMailServer> {
  const server = await startMailServer(options);
  closing.push(server.close);
  return server;
}

/** A server that says what the test lets it say. */
async function startByHand(onConnection: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    onConnection(socket);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  closing.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((done) => server.close(done));
  });
  return (server.address() as { port: number }).port;
}

const mail: OutgoingMail = {
  id: "0b0e7a4e-6c1f-4a59-9d0a-6a1c2f0f6d11",
  fromName: "Oak School",
  to: "anna@example.org",
  subject: "Choose a new password",
  text: "Hello Anna,\n",
  html: "<p>Hello Anna,</p>",
};
const from = "school@oak.example";
const quick = { connect: 300, greet: 300, answer: 300, all: 2000 };

const deliverTo = (
  smtpUrl: string,
  {
    mail: changes = {},
    giveUp = new AbortController().signal,
    ...options
  }: {
    mail?: Partial<OutgoingMail>;
    giveUp?: AbortSignal;
    trusted?: string;
    timeouts?: typeof quick | Partial<typeof quick>;
  } = {},
) => createMailServer({ smtpUrl, from, ...options }).deliver({ ...mail, ...changes }, giveUp);
const here = (port: number) => `smtp://127.0.0.1:${port}`;

describe("a mail that is taken", () => {
  test("arrives as it was written, from the school, and says that a program wrote it", async () => {
    const server = await start();
    expect(await deliverTo(here(server.port))).toBeUndefined();
    expect(server.taken).toHaveLength(1);
    const [{ mail: arrived, to }] = server.taken as [TestMailServer["taken"][0]];
    expect(to).toEqual(["anna@example.org"]);
    expect(arrived.from?.value).toEqual([{ name: "Oak School", address: from }]);
    expect(arrived.subject).toBe("Choose a new password");
    expect(arrived.text).toBe("Hello Anna,\n");
    expect(arrived.html).toBe("<p>Hello Anna,</p>");
    expect(arrived.headers.get("auto-submitted")).toBe("auto-generated");
    expect(arrived.headers.get("content-language")).toBe("en-GB");
  });

  test("has the same Message-ID when it goes out again", async () => {
    const server = await start();
    await deliverTo(here(server.port));
    await deliverTo(here(server.port));
    const ids = server.taken.map(({ mail: { messageId } }) => messageId);
    expect(ids).toEqual([`<${mail.id}@oak.example>`, `<${mail.id}@oak.example>`]);
  });

  test.each(["Zoë Müller", "Łódź Школа", "学校", "مدرسة النور", 'The "Oak", <School>', "🌳 Oak"])(
    "keeps the name %s in its headers",
    async (name) => {
      const server = await start();
      await deliverTo(here(server.port), { mail: { fromName: name, subject: `${name} writes` } });
      const arrived = server.taken[0]!.mail;
      expect(arrived.from?.value).toEqual([{ name, address: from }]);
      expect(arrived.subject).toBe(`${name} writes`);
    },
  );

  test.each([
    { subject: "Hello\r\nBcc: eve@evil.example\r\n\r\nAnother letter" },
    { fromName: 'Oak"\r\nBcc: eve@evil.example\r\nX: "' },
    { fromName: "Oak <eve@evil.example>, Eve" },
  ])("goes to its reader alone, with no header of another's making: %j", async (changes) => {
    const server = await start();
    await deliverTo(here(server.port), { mail: changes });
    const [{ mail: arrived, to }] = server.taken as [TestMailServer["taken"][0]];
    expect(to).toEqual(["anna@example.org"]);
    expect(arrived.from?.value.map(({ address }) => address)).toEqual([from]);
    expect([...arrived.headers.keys()]).not.toContain("bcc");
    expect([...arrived.headers.keys()]).not.toContain("x");
    expect(arrived.text).toBe("Hello Anna,\n");
  });

  test.each([
    "anna@example.org, eve@evil.example",
    "anna@example.org>\r\nRCPT TO:<eve@evil.example",
    "Eve <eve@evil.example>",
    "friends: eve@evil.example;",
  ])("goes out only where its reader's address is one, and nothing beside it: %j", async (to) => {
    const server = await start();
    expect(await deliverTo(here(server.port), { mail: { to } })).toMatchObject({ isFinal: true });
    expect(server.taken).toEqual([]);
  });
});

describe("a refusal of this mail", () => {
  test("for good is told in the server's own words", async () => {
    const server = await start({
      onRcptTo: (_, __, done) => done(refusing(550, "5.1.1 There is no anna here")),
    });
    expect(await deliverTo(here(server.port))).toEqual({
      isFinal: true,
      reason:
        "The mail server does not take mails to this address. It said: 550 5.1.1 There is no anna here",
      code: "EENVELOPE 550",
    });
  });

  test("for its words is for good too", async () => {
    const server = await start({
      onData(stream, _, done) {
        stream.resume().on("end", () => done(refusing(554, "5.7.1 Looks like spam")));
      },
    });
    expect(await deliverTo(here(server.port))).toMatchObject({
      isFinal: true,
      reason:
        "The mail server did not take what this mail says. It said: 554 5.7.1 Looks like spam",
    });
  });

  const steps = [
    ["onMailFrom", "The mail server does not take mails from the school's address (MAIL_FROM)"],
    ["onRcptTo", "The mail server does not take mails to this address"],
    ["onData", "The mail server did not take what this mail says"],
  ] as const;
  const answers = [
    [451, "4.7.1 Try again later", false],
    [452, "4.2.2 The mailbox is full", false],
    [550, "5.7.1 Not here", true],
    [552, "5.3.4 Too large", true],
  ] as const;
  test.each(
    steps.flatMap(([step, sentence]) =>
      answers.map((answer) => [step, sentence, ...answer] as const),
    ),
  )(
    "at %s says what it was about, and whether for now: %s, %d",
    async (step, sentence, code, words, isFinal) => {
      const refusal = refusing(code, words);
      const server = await start(
        step === "onData"
          ? { onData: (stream, _, done) => void stream.resume().on("end", () => done(refusal)) }
          : { [step]: (_: unknown, __: unknown, done: (error: Error) => void) => done(refusal) },
      );
      expect(await deliverTo(here(server.port))).toMatchObject({
        isFinal,
        reason: `${sentence}${isFinal ? "." : " for now."} It said: ${code} ${words}`,
      });
    },
  );
});

describe("what is not about this mail may be better later", () => {
  test("a server that is not there", async () => {
    const port = await startByHand(() => {});
    await Promise.all(closing.map((close) => close()));
    closing = [];
    expect(await deliverTo(here(port))).toMatchObject({
      isFinal: false,
      reason: "The mail server cannot be reached.",
    });
  });

  test("a server that turns everybody away", async () => {
    const server = await start({ onConnect: (_, done) => done(refusing(554, "No service here")) });
    expect(await deliverTo(here(server.port))).toMatchObject({
      isFinal: false,
      reason: "The mail server refused. It said: 554 No service here",
    });
  });

  test("a server that never greets", async () => {
    const port = await startByHand(() => {});
    expect(await deliverTo(here(port), { timeouts: quick })).toMatchObject({
      isFinal: false,
      reason: "The mail server did not answer in time.",
    });
  });

  test("a server that never says whether it took the mail", async () => {
    const server = await start({ onData: (stream) => void stream.resume() });
    expect(await deliverTo(here(server.port), { timeouts: quick })).toMatchObject({
      isFinal: false,
      reason: "The mail server did not answer in time.",
    });
  });

  test("a server that says a little now and then, and never all of it", async () => {
    const port = await startByHand((socket) => {
      socket.write("220-Wel");
      const dripping = setInterval(() => socket.write("come"), 50);
      socket.on("close", () => clearInterval(dripping));
    });
    expect(await deliverTo(here(port), { timeouts: { greet: 60_000, all: 500 } })).toMatchObject({
      isFinal: false,
      reason: "The mail server did not answer in time.",
    });
  });

  test("a server that dies in the middle of the mail", async () => {
    const port = await startByHand((socket) => {
      const answers = [/^EHLO/, /^MAIL/, /^RCPT/];
      socket.write("220 here\r\n");
      socket.on("data", (heard) => {
        const said = heard.toString();
        if (answers.some((each) => each.test(said))) return socket.write("250 fine\r\n");
        if (said.startsWith("DATA")) return socket.write("354 go on\r\n");
        return socket.destroy();
      });
    });
    expect(await deliverTo(here(port), { timeouts: quick })).toMatchObject({
      isFinal: false,
      reason: "The mail server closed the connection.",
    });
  });

  test("a wrong password, which is not repeated", async () => {
    const server = await start({
      onAuth: ({ username, password }, _, done) =>
        done(refusing(535, `Wrong: ${username} ${password} ${btoa(`${password}`)}`)),
      allowInsecureAuth: true,
    });
    const failure = await deliverTo(`smtp://oak:hush-hush@127.0.0.1:${server.port}`);
    expect(failure).toMatchObject({
      isFinal: false,
      reason:
        "The mail server did not accept the user or the password. It said: 535 Wrong: oak ••• •••",
    });
    expect(server.heard).not.toContain("MAIL");
  });

  test("a process that stops", async () => {
    const server = await start({ onData: (stream) => void stream.resume() });
    const end = new AbortController();
    const delivering = deliverTo(here(server.port), { giveUp: end.signal });
    await expect.poll(() => server.heard).toContain("MAIL");
    end.abort();
    expect(await delivering).toMatchObject({ isFinal: false });
  });
});

describe("TLS", () => {
  const withTls = { host: "127.0.0.2", disabledCommands: [] };
  const away = (port: number) => `smtp://oak:open%20sesame%25@127.0.0.2:${port}`;

  test("with a certificate that holds carries mail and password to another machine", async () => {
    const server = await start(withTls);
    const failure = await deliverTo(away(server.port), { trusted: smtpCertificate });
    expect(failure).toBeUndefined();
    expect(server.taken).toMatchObject([{ isSafe: true }]);
    expect(server.heard).toEqual(["AUTH PLAIN", "MAIL"]);
  });

  test("from the first byte does as well", async () => {
    const server = await start({ ...withTls, secure: true });
    const url = away(server.port).replace("smtp:", "smtps:");
    expect(await deliverTo(url, { trusted: smtpCertificate })).toBeUndefined();
    expect(server.taken).toMatchObject([{ isSafe: true }]);
  });

  test("with a certificate that nobody vouches for carries neither", async () => {
    const server = await start(withTls);
    expect(await deliverTo(away(server.port))).toMatchObject({
      isFinal: false,
      reason: expect.stringMatching(
        /^The connection to the mail server cannot be made safe \(self.signed certificate\)\.$/,
      ),
    });
    expect(server.heard).toEqual([]);
  });

  test("that another machine does not offer: neither goes out", async () => {
    const server = await start({ host: "127.0.0.2", allowInsecureAuth: true });
    expect(await deliverTo(away(server.port))).toMatchObject({
      isFinal: false,
      reason: expect.stringMatching(/^The connection to the mail server cannot be made safe/),
    });
    expect(server.heard).toEqual([]);
  });

  test("is not asked of a server in the school's own network, where that is said", async () => {
    const server = await start({ host: "127.0.0.2" });
    expect(await deliverTo(`smtp://127.0.0.2:${server.port}?tls=off`)).toBeUndefined();
    expect(server.taken).toMatchObject([{ isSafe: false }]);
  });

  test("on this machine is used where it is offered, whatever its certificate", async () => {
    const server = await start({ disabledCommands: [] });
    expect(await deliverTo(here(server.port))).toBeUndefined();
    expect(server.taken).toMatchObject([{ isSafe: true }]);
  });

  test("is what an address asks for, and its parts are read as they are written there", () => {
    expect(connectionOf("smtps://oak:p%40ss@mail.example")).toMatchObject({
      host: "mail.example",
      secure: true,
      tls: { rejectUnauthorized: true },
      auth: { user: "oak", pass: "p@ss" },
    });
    expect(connectionOf("smtp://[::1]:2525")).toMatchObject({
      host: "::1",
      port: 2525,
      requireTLS: false,
    });
    expect(connectionOf("smtp://mail.example")).toMatchObject({ requireTLS: true });
  });
});
