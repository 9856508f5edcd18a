import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { makeAccount } from "../../../testing/factories";

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  admin = await app.signIn({ name: "Head", email: "head@example.org", role: "ADMIN" });
});
afterEach(() => app.empty());
afterAll(() => app.close());

const password = "correct horse battery";
const read = async (id: string) =>
  (await app.call("GET /api/admin/people/{id}", { params: { id } }, { as: admin })).body;
const sendLink = (id: string) =>
  app.call("POST /api/admin/people/{id}/password-link", { params: { id } }, { as: admin });
const setName = (id: string, name: string, was = "Ana") =>
  app.call(
    "PUT /api/admin/people/{id}/name",
    { params: { id }, body: { name, was } },
    { as: admin },
  );
const setEmail = (id: string, email: string, was: string | null = "ana@example.org") =>
  app.call(
    "PUT /api/admin/people/{id}/email",
    { params: { id }, body: { email, was } },
    { as: admin },
  );
const decide = (id: string, what: "suspend" | "restore" | "end-sessions", reason = "Insults.") =>
  app.call(
    `POST /api/admin/people/{id}/${what}`,
    { params: { id }, body: { reason } },
    { as: admin },
  );
const logIn = (email: string, typed = password) =>
  app.call("POST /api/session/log-in", { body: { email, password: typed } });
const mails = async () =>
  await app.db
    .selectFrom("mail")
    .select(["to_address as to", "kind", "text", "account_id as accountId"])
    .orderBy("seq")
    .execute();
const sent = async () => (await mails()).map(({ to, kind }) => [to, kind]);
const tokenIn = async (kind: string) => {
  const text = (await mails()).findLast((mail) => mail.kind === kind)?.text;
  return decodeURIComponent(/#(\S+)/.exec(text ?? "")![1]!);
};
const acts = async () =>
  await app.db
    .selectFrom("audit_entry")
    .select(["action", "actor_id as actor", "about_id as about", "details"])
    .where("actor_id", "=", admin.id)
    .where("action", "<>", "child-data-read")
    .orderBy("id")
    .execute();

const makeAna = (traits: Parameters<typeof makeAccount>[1] = {}) =>
  makeAccount(app.db, { name: "Ana", email: "ana@example.org", ageBand: "ADULT", ...traits });

async function importOne(line: string, invite: boolean): Promise<string> {
  const csv = `name,email,role\n${line}`;
  const body = { csv, dryRun: false, invite };
  const imported = await app.call("POST /api/admin/import", { body }, { as: admin });
  expect(imported.body.newPeople).toBe(1);
  const query = { q: line.split(",")[0]! };
  const found = await app.call("GET /api/admin/people", { query }, { as: admin });
  return found.body.people[0]!.id;
}

describe("a password link from an admin", () => {
  test("is the one of a forgotten password: it goes to the person's address, opens their account, and is on record", async () => {
    const { id } = await makeAna();
    expect((await sendLink(id)).body.id).toBe(id);
    expect(await sent()).toEqual([["ana@example.org", "reset-password"]]);
    const body = { token: await tokenIn("reset-password"), password: "a purple kettle sings" };
    expect((await app.call("POST /api/password-reset/confirm", { body })).status).toBe(200);
    expect((await logIn("ana@example.org", "a purple kettle sings")).status).toBe(200);
    expect(await acts()).toEqual([
      { action: "password-link-sent", actor: admin.id, about: id, details: {} },
    ]);
  });

  test("is not made for a guest, for who is suspended, nor more than five times an hour, and says why", async () => {
    const { id } = await makeAna();
    const guest = await makeAccount(app.db, { name: "Guest" });
    expect((await sendLink(guest.id)).text).toMatch(/^A guest has no account yet/);
    for (let each = 0; each < 5; each += 1) expect((await sendLink(id)).status).toBe(200);
    const sixth = await sendLink(id);
    expect([sixth.status, sixth.text]).toEqual([
      409,
      "Five such mails went to this address in the last hour. Wait an hour, then send another one.",
    ]);
    await decide(id, "suspend");
    expect((await sendLink(id)).text).toMatch(/^This person is suspended/);
    expect((await sent()).filter(([, kind]) => kind === "reset-password")).toHaveLength(5);
  });

  test("does not go to an address that another account holds", async () => {
    await makeAna({ name: "Owner" });
    const { id } = await makeAna({ isEmailVerified: false });
    expect((await sendLink(id)).status).toBe(409);
    expect(await sent()).toEqual([]);
  });
});

describe("a name that an admin corrects", () => {
  test("is the person's from then on, as the school writes names, and is on record without either name", async () => {
    const { id } = await makeAna();
    expect((await setName(id, "Ana  Lehrer")).body.name).toBe("Ana Lehrer");
    expect(await acts()).toEqual([
      { action: "name-corrected", actor: admin.id, about: id, details: {} },
    ]);
  });

  test("is refused where it is none, or is another one by now", async () => {
    const { id } = await makeAna();
    expect((await setName(id, "=cmd()")).status).toBe(400);
    expect((await setName(id, "Anna", "Bea")).status).toBe(409);
    expect((await read(id)).name).toBe("Ana");
  });
});

describe("an address that an admin corrects", () => {
  test("is a claim until its owner opens the link mailed there; the old mailbox is told, and its links end", async () => {
    const { id } = await makeAna();
    await sendLink(id);
    const old = await tokenIn("reset-password");
    const reply = await setEmail(id, "Anna@example.org");
    expect(reply.body).toMatchObject({ email: "Anna@example.org", isEmailVerified: false });
    expect((await sent()).slice(1)).toEqual([
      ["Anna@example.org", "verify-address"],
      ["ana@example.org", "address-changed"],
    ]);
    const opened = { token: old, password: "a purple kettle sings" };
    expect((await app.call("POST /api/password-reset/confirm", { body: opened })).status).not.toBe(
      200,
    );
    const body = { token: await tokenIn("verify-address"), password };
    expect((await app.call("POST /api/verify-address", { body })).status).toBe(200);
    expect(await read(id)).toMatchObject({ email: "Anna@example.org", isEmailVerified: true });
    expect((await acts()).map(({ action }) => action)).toEqual([
      "password-link-sent",
      "address-corrected",
    ]);
  });

  test("is not taken from another account that holds it, nor changed under one who saw another", async () => {
    const { id } = await makeAna();
    await makeAccount(app.db, { name: "Bea", email: "bea@example.org" });
    const taken = await setEmail(id, "BEA@example.org");
    expect([taken.status, taken.text]).toEqual([
      409,
      "Another account has this address: Bea's. One of the two has to go.",
    ]);
    expect((await setEmail(id, "ann@example.org", "other@example.org")).status).toBe(409);
    expect((await read(id)).email).toBe("ana@example.org");
    expect([await sent(), await acts()]).toEqual([[], []]);
  });

  test("is not that of a teacher or an admin, whose account a link to it would open", async () => {
    const { id } = await makeAna({ role: "TEACHER" });
    expect((await setEmail(id, "mine@example.org")).status).toBe(409);
    expect((await read(id)).email).toBe("ana@example.org");
  });

  test("of somebody imported who was never here ends the invitation to the wrong one, and the next one lets them in", async () => {
    const id = await importOne("Ana Ito,ana@exmaple.org,LEARNER", true);
    const wrong = await tokenIn("invitation");
    const reply = await setEmail(id, "ana@example.org", "ana@exmaple.org");
    expect(reply.body).toMatchObject({ email: "ana@example.org", isWaiting: true });
    expect(await sent()).toEqual([["ana@exmaple.org", "invitation"]]);
    const accept = (token: string) =>
      app.call("POST /api/invitation/accept", { body: { token, password } });
    expect((await accept(wrong)).status).toBe(404);
    const body = { email: "ana@example.org", role: "LEARNER", name: "Ana Ito" } as const;
    expect((await app.call("POST /api/admin/invitations", { body }, { as: admin })).status).toBe(
      200,
    );
    expect((await accept(await tokenIn("invitation"))).status).toBe(200);
    expect(await read(id)).toMatchObject({ isWaiting: false, isEmailVerified: true });
  });

  test("of a teacher who was imported and never here can be corrected too", async () => {
    const id = await importOne("Tom Ito,tom@exmaple.org,TEACHER", false);
    expect((await setEmail(id, "tom@example.org", "tom@exmaple.org")).status).toBe(200);
  });

  test("of somebody imported who has been here is the school's to hold, and nobody is said not to have come", async () => {
    const id = await importOne("Ana Ito,ana@example.org,LEARNER", true);
    await app.call("POST /api/invitation/accept", {
      body: { token: await tokenIn("invitation"), password },
    });
    expect((await setEmail(id, "ito@example.org")).body).toMatchObject({
      isWaiting: false,
      isEmailVerified: false,
    });
    expect((await logIn("ito@example.org")).status).toBe(200);
  });
});

describe("what an admin does to an account", () => {
  test("leaves one line about a child in the log: the act, and no look besides", async () => {
    const { id } = await makeAna({ ageBand: "UNDER_13" });
    const params = { id };
    const as = { as: admin };
    await sendLink(id);
    await setName(id, "Anna");
    await setEmail(id, "anna@example.org");
    const age = { ageBand: "AGE_13_TO_17", was: "UNDER_13" } as const;
    await app.call("PUT /api/admin/people/{id}/age-band", { params, body: age }, as);
    const plan = { plan: "PREMIUM", was: "FREEMIUM" } as const;
    await app.call("PUT /api/admin/people/{id}/plan", { params, body: plan }, as);
    for (const what of ["end-sessions", "suspend", "restore"] as const) await decide(id, what);
    const kept = await app.db
      .selectFrom("audit_entry")
      .select("action")
      .where("about_id", "=", id)
      .orderBy("id")
      .execute();
    expect(kept.map(({ action }) => action)).toEqual([
      "password-link-sent",
      "name-corrected",
      "address-corrected",
      "age-changed",
      "plan-changed",
      "account-logged-out",
      "account-suspended",
      "account-restored",
    ]);
  });

  test("is told by mail to whoever has proved the address, without the reason, and to nobody else", async () => {
    const { id } = await makeAna();
    await logIn("ana@example.org");
    const claimed = await makeAccount(app.db, { email: "x@example.org", isEmailVerified: false });
    await logIn("x@example.org");
    for (const each of [id, claimed.id])
      for (const what of ["end-sessions", "suspend", "restore"] as const)
        expect((await decide(each, what)).status).toBe(200);
    const told = await mails();
    expect(told.map(({ to, accountId }) => [to, accountId])).toEqual(
      Array.from({ length: 3 }, () => ["ana@example.org", id]),
    );
    expect(told.map(({ text }) => text).join("")).not.toContain("Insults.");
  });

  test("logging out who is nowhere logged in writes no mail", async () => {
    const { id } = await makeAna();
    await decide(id, "end-sessions");
    expect(await sent()).toEqual([]);
  });

  test("a suspension shows since when, by whom and why, until it ends", async () => {
    const { id } = await makeAna();
    expect((await read(id)).suspension).toBeNull();
    await decide(id, "suspend", "First.");
    await decide(id, "restore");
    const now = await decide(id, "suspend", "Again.");
    expect(now.body.suspension).toEqual({
      since: app.clock.now().toISOString(),
      by: { id: admin.id, name: "Head" },
      reason: "Again.",
    });
    expect((await decide(id, "restore")).body.suspension).toBeNull();
  });

  test("who is suspended reads at the log-in whom to ask, and not why", async () => {
    const { id } = await makeAna();
    await decide(id, "suspend");
    const bare = await logIn("ana@example.org");
    expect(bare.text).toBe("This account is suspended. Please ask your school about it.");
    const settings = (await app.call("GET /api/admin/settings", {}, { as: admin })).body;
    const body = { ...settings, contact: "office@school.example" };
    const saved = await app.call("PUT /api/admin/settings", { body }, { as: admin });
    expect(saved.status).toBe(200);
    expect((await logIn("ana@example.org")).text).toBe(
      "This account is suspended. Please ask your school about it: office@school.example",
    );
  });
});
