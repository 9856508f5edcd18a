import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { allPersonalData } from "../../../all-personal-data";
import type { AgeBand, RoomAudience } from "@saywell/contract";
import { seedDemoSchool } from "../../../db/seed/demo-school";
import { demoStudy } from "../../../db/seed/testing/demo-study";
import {
  buildTestApp,
  type TestApp,
  type TestResponse,
  type TestUser,
} from "../../../testing/build-test-app";
import {
  type AccountTraits,
  makeAccount,
  makeFriends,
  makeMessage,
  makeRoom,
} from "../../../testing/factories";
import { findCard } from "../accounts.store";
import { allTables } from "../data-export/data-export.store";
import { makeBusyLearner } from "../testing/busy-learner";
import { ownsAnything } from "./guest.store";

const tables = allTables(allPersonalData);
/** What an account is itself, and what no guest can have. */
const notBrought = new Set([
  "account",
  "session",
  "sign_in_identity",
  "sign_in_attempt",
  "second_factor",
  "recovery_code",
]);
/** Every column by which a row belongs to somebody that a guest may be. */
const owned = Object.entries(tables).flatMap(([table, own]) =>
  notBrought.has(table) ? [] : (own?.owners ?? []).map((column) => ({ table, column })),
);

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterEach(() => app.empty());
afterAll(() => app.close());

const credentials = { email: "ana@example.org", password: "a long password" };
const logIn = (as: TestUser) => app.call("POST /api/session/log-in", { body: credentials }, { as });

/**
 * Takes away what a log-in itself leaves: in the audit log, of the device, a mail about it, and whose
 * the seats in the logs of games are now.
 */
async function forgetLogIns(guestId: string): Promise<void> {
  await app.db.deleteFrom("game_former_guest").where("guest_id", "=", guestId).execute();
  await app.db.deleteFrom("audit_entry").where("action", "=", "log-in").execute();
  await app.db.deleteFrom("mail").where("subject", "like", "A new device logged in%").execute();
  await sql`delete from known_device where position('a device of' in encode(token_hash, 'escape')) = 0`.execute(
    app.db,
  );
}

/** How many rows of each table an account owns, by column. */
async function holdingsOf(accountId: string): Promise<Record<string, number>> {
  const counts = await Promise.all(
    owned.map(async ({ table, column }) => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from ${sql.table(table)}
        where ${sql.ref(column)} = ${accountId}`.execute(app.db);
      return [`${table}.${column}`, rows[0]!.count] as const;
    }),
  );
  return Object.fromEntries(counts);
}

/**
 * Every row that an account owns, column by column, with "me" for its id. A customer's version counts
 * its writes, and being brought is one.
 */
async function rowsOf(accountId: string): Promise<Record<string, unknown[]>> {
  const all = await Promise.all(
    owned.map(async ({ table, column }) => {
      const { rows } = await sql<{ row: object }>`
        select to_jsonb(own) - ${table === "payment_customer" ? "version" : ""}::text as row from ${sql.table(table)} as own
        where ${sql.ref(column)} = ${accountId}`.execute(app.db);
      const texts = rows.map(({ row }) => JSON.stringify(row).replaceAll(accountId, "me"));
      return [`${table}.${column}`, texts.toSorted()] as const;
    }),
  );
  return Object.fromEntries(all);
}

/** Every column of the database with an id in it. */
async function placesOf(id: string): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public'`.execute(app.db);
  const searches = rows.map(
    ({ table, column }) => sql`
      select ${`${table}.${column}`} as place
      where exists (
        select from ${sql.table(table)} where position(${id} in ${sql.ref(column)}::text) > 0
      )`,
  );
  const found = await sql<{ place: string }>`${sql.join(searches, sql` union all `)}`.execute(
    app.db,
  );
  return found.rows.map(({ place }) => place);
}

const insert = async (table: string, row: Record<string, unknown>) => {
  await app.db
    .insertInto(table as "follow")
    .values(row as never)
    .execute();
};

describe("a guest who logs in", () => {
  test("brings the rows of every table as they are, and is gone", async () => {
    const guest = await makeBusyLearner(app, {});
    const { id } = await app.signIn(credentials);
    const before = await holdingsOf(guest.id);
    // A table that is not in the making of a busy learner would be forgotten here.
    const rows = await rowsOf(guest.id);
    const isLeftOut = ([place, count]: [string, number]) =>
      count === 0 && place !== "friendship.addressee_id";
    expect(Object.entries(before).filter(isLeftOut)).toEqual([]);

    expect((await logIn(guest)).body.user.id).toBe(id);

    await forgetLogIns(guest.id);
    expect(await holdingsOf(id)).toEqual(before);
    expect(await rowsOf(id)).toEqual(rows);
    expect(await placesOf(guest.id)).toEqual([]);
    expect((await app.call("GET /api/session", {}, { as: guest })).body.user).toBeNull();
  });

  test("is told of, as one who joined the account and as one who is gone", async () => {
    const told: unknown[] = [];
    app.events.subscribe("guest-joined-account", (facts) => void told.push(facts));
    app.events.subscribe("account-erased", (facts) => void told.push(facts));
    const guest = await app.signInGuest();
    const { id } = await app.signIn(credentials);
    await logIn(guest);
    expect(told).toEqual([{ guestId: guest.id, accountId: id }, { accountId: guest.id }]);
  });

  test("and had what the account has too leaves neither poorer", async () => {
    const guest = await makeBusyLearner(app, {});
    const account = await makeBusyLearner(app, credentials);
    const [theirs, own] = [await holdingsOf(guest.id), await holdingsOf(account.id)];
    expect((await logIn(guest)).status).toBe(200);
    await forgetLogIns(guest.id);
    const after = await holdingsOf(account.id);
    for (const place of Object.keys(after)) {
      const least = Math.max(theirs[place]!, own[place]!);
      expect([place, after[place]! >= least]).toEqual([place, true]);
      expect([place, after[place]! <= theirs[place]! + own[place]!]).toEqual([place, true]);
    }
    expect(await placesOf(guest.id)).toEqual([]);
  });

  test("twice at once, to two accounts, brings it to one of them whole", async () => {
    const guest = await makeBusyLearner(app, {});
    const [one, other] = [
      await app.signIn(credentials),
      await app.signIn({ ...credentials, email: "ben@example.org" }),
    ];
    const before = await holdingsOf(guest.id);
    const emails = ["ana@example.org", "ben@example.org", "ana@example.org"];
    const replies = await Promise.all(
      emails.map((email) =>
        app.call("POST /api/session/log-in", { body: { ...credentials, email } }, { as: guest }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    await forgetLogIns(guest.id);
    const holdings = [await holdingsOf(one.id), await holdingsOf(other.id)];
    expect(holdings).toContainEqual(before);
    expect(holdings).toContainEqual(Object.fromEntries(Object.keys(before).map((p) => [p, 0])));
    expect(await placesOf(guest.id)).toEqual([]);
  });

  test("leaves an account that is registered by now alone", async () => {
    const guest = await app.signInGuest();
    const account = await app.signIn(credentials);
    await insert("lesson_bookmark", { account_id: guest.id, lesson_id: "a1-lesson-1" });
    const body = { ...credentials, name: "Gus", email: "guest@example.org" };
    const [signedUp, loggedIn] = await Promise.all([
      app.call("POST /api/session/sign-up", { body }, { as: guest }),
      logIn(guest),
    ]);
    expect(loggedIn.status).toBe(200);
    const { account_id } = await app.db
      .selectFrom("lesson_bookmark")
      .select("account_id")
      .executeTakeFirstOrThrow();
    expect(account_id).toBe(signedUp.status === 200 ? guest.id : account.id);
  });
});

describe("a guest who enters the demo", () => {
  const enter = (as: TestUser) =>
    app.send({ method: "POST", url: "/api/session/demo", payload: { role: "TEACHER" } }, as);
  const openDemo = () => seedDemoSchool(app.db, demoStudy(app.db, "2026-03-04T12:00:00Z"));
  const cookiesOf = (reply: TestResponse) =>
    Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]));

  test("stays with all that is theirs, mixed with nobody's, and comes back to it", async () => {
    await openDemo();
    const guest = await makeBusyLearner(app, {});
    const before = await holdingsOf(guest.id);
    const entered = await enter(guest);
    expect(entered.json().user).toMatchObject({ isDemo: true, role: "TEACHER" });
    expect(await holdingsOf(guest.id)).toEqual(before);

    const cookies = cookiesOf(entered);
    const left = await app.app.inject({ method: "POST", url: "/api/session/log-out", cookies });
    expect(left.json()).toEqual({ user: null });
    const { saywell_guest } = cookies as { saywell_guest: string };
    const back = await app.app.inject({
      method: "POST",
      url: "/api/session/guest",
      cookies: { saywell_guest },
    });
    expect(back.json().user.id).toBe(guest.id);
    expect(cookiesOf(back)).toEqual({ saywell_session: guest.token, saywell_guest: "" });
  });

  test("leaves no trace where there is nothing to come back to", async () => {
    await openDemo();
    const guest = await app.signInGuest();
    expect(cookiesOf(await enter(guest))).not.toHaveProperty("saywell_guest");
    const gone = app.db.selectFrom("account").select("id").where("id", "=", guest.id);
    expect(await gone.execute()).toEqual([]);
  });

  test.each(["forged", "somebody's who is registered"])(
    "comes back with no session that is %s",
    async (whose) => {
      const registered = await app.signIn({ email: "ana@example.org" });
      const reply = await app.app.inject({
        method: "POST",
        url: "/api/session/guest",
        cookies: { saywell_guest: whose === "forged" ? "forged" : registered.token },
      });
      expect(reply.json().user).toMatchObject({ isGuest: true });
      expect(reply.json().user.id).not.toBe(registered.id);
    },
  );

  test("stays too where it logs in with the demo's password", async () => {
    const demo = await app.signIn({ ...credentials, isDemo: true });
    const guest = await app.signInGuest();
    await insert("lesson_bookmark", { account_id: guest.id, lesson_id: "a1-lesson-1" });
    expect((await logIn(guest)).body.user.id).toBe(demo.id);
    expect((await holdingsOf(guest.id))["lesson_bookmark.account_id"]).toBe(1);
  });

  test.each(owned)("stays for what is theirs in $table.$column", async ({ table, column }) => {
    const guest = await app.signInGuest();
    const busy = await makeBusyLearner(app, {});
    const only = { [table]: { owners: [column], exported: [] } };
    expect(await ownsAnything(app.db, only, guest.id)).toBe(false);
    if (column !== "addressee_id") {
      expect(await ownsAnything(app.db, only, busy.id)).toBe(true);
    }
  });

  test("goes when nothing is theirs", async () => {
    await openDemo();
    const guest = await app.signInGuest();
    await enter(guest);
    expect(await findCard(app.db, guest.id)).toBeUndefined();
  });
});

describe("what a guest brings", () => {
  /** A guest and an account that the guest logs in to. */
  async function meet({
    guest = "UNKNOWN",
    account = "UNKNOWN",
  }: { guest?: AgeBand; account?: AgeBand } = {}) {
    const as = await app.signIn({ ageBand: guest });
    const { id } = await app.signIn({ ...credentials, ageBand: account });
    return { guest: as, guestId: as.id, id };
  }

  test("is paid once for what both were paid for, and never puts the account into debt", async () => {
    const { guest, guestId, id } = await meet();
    const entry = { kind: "lesson-completed", source: "a1-lesson-1", xp: 50, coins: 20 };
    await insert("ledger_entry", { ...entry, account_id: id });
    await insert("ledger_entry", { ...entry, account_id: guestId });
    const spent = { kind: "live-session-booked", source: "b1", coins: -15 };
    await insert("ledger_entry", { ...spent, account_id: guestId });
    await insert("ledger_entry", { ...spent, source: "b2", account_id: id });
    await logIn(guest);
    const { xp, coins } = await app.db
      .selectFrom("ledger_entry")
      .select(({ fn }) => [fn.sum<number>("xp").as("xp"), fn.sum<number>("coins").as("coins")])
      .where("account_id", "=", id)
      .executeTakeFirstOrThrow();
    expect({ xp, coins }).toEqual({ xp: 50, coins: 0 });
  });

  /** What of a lesson somebody was paid, with the ledger's entries for it: of 30 XP for the dialogue and 20 for the quiz. */
  type Pay = [
    paid: { dialogue: number; quiz: number; isWhole?: boolean },
    entries: [kind: string, source: string, xp: number, coins: number][],
  ];
  const dialogueBegun: Pay = [
    { dialogue: 15, quiz: 0 },
    [["lesson-part", "a1-lesson-1:15+0", 15, 0]],
  ];
  const quizBegun: Pay = [{ dialogue: 0, quiz: 5 }, [["lesson-part", "a1-lesson-1:0+5", 5, 0]]];
  const mostOfIt: Pay = [
    { dialogue: 25, quiz: 20 },
    [
      ["lesson-part", "a1-lesson-1:15+0", 15, 0],
      ["lesson-part", "a1-lesson-1:25+20", 30, 0],
    ],
  ];
  const dialogueDone: Pay = [
    { dialogue: 30, quiz: 0, isWhole: true },
    [["lesson-completed", "a1-lesson-1", 30, 25]],
  ];
  const quizBettered: Pay = [
    { dialogue: 30, quiz: 20, isWhole: true },
    [
      ["lesson-completed", "a1-lesson-1", 35, 25],
      ["lesson-improved", "a1-lesson-1:20", 15, 0],
    ],
  ];
  const practised: Pay = [{ dialogue: 0, quiz: 0 }, [["lesson-replayed", "a1-lesson-1:d", 5, 0]]];

  test.each<{ title: string; own: Pay; guest: Pay; rest: Pay[1]; left: Pay[0] }>([
    {
      title: "the guest finished what the account began",
      own: dialogueBegun,
      guest: quizBettered,
      rest: [["lesson-completed", "a1-lesson-1", 35, 25]],
      left: { dialogue: 30, quiz: 20, isWhole: true },
    },
    {
      title: "the guest finished the dialogue, of which the account had less, but all of the quiz",
      own: mostOfIt,
      guest: dialogueDone,
      rest: [["lesson-completed", "a1-lesson-1", 5, 25]],
      left: { dialogue: 30, quiz: 20, isWhole: true },
    },
    {
      title: "the guest began the dialogue, and the account the quiz",
      own: quizBegun,
      guest: dialogueBegun,
      rest: [["lesson-part", "a1-lesson-1:15+5", 15, 0]],
      left: { dialogue: 15, quiz: 5 },
    },
    {
      title: "the guest began what the account finished",
      own: quizBettered,
      guest: mostOfIt,
      rest: [],
      left: { dialogue: 30, quiz: 20, isWhole: true },
    },
    {
      title: "the guest began what the account did more of",
      own: mostOfIt,
      guest: dialogueBegun,
      rest: [],
      left: { dialogue: 25, quiz: 20 },
    },
    {
      title: "both finished it, the guest with a better quiz",
      own: dialogueDone,
      guest: quizBettered,
      rest: [["lesson-improved", "a1-lesson-1:20", 20, 0]],
      left: { dialogue: 30, quiz: 20, isWhole: true },
    },
    {
      title: "only the account was paid for it",
      own: dialogueDone,
      guest: practised,
      rest: practised[1],
      left: { dialogue: 30, quiz: 0, isWhole: true },
    },
    {
      title: "only the guest was paid for it",
      own: practised,
      guest: quizBettered,
      rest: quizBettered[1],
      left: { dialogue: 30, quiz: 20, isWhole: true },
    },
  ])(
    "pays each part of a lesson once, and leaves what the account was paid: $title",
    async ({ own, guest: brought, rest, left }) => {
      const { guest, guestId, id } = await meet();
      const at = new Date("2026-03-01T09:00:00Z");
      for (const [account_id, [paid, entries]] of [
        [id, own],
        [guestId, brought],
      ] as const) {
        await insert("lesson_progress", {
          account_id,
          lesson_id: "a1-lesson-1",
          progress: 50,
          dialogue_xp: paid.dialogue,
          best_quiz_score: paid.quiz,
          paid_at: paid.isWhole === true ? at : null,
          updated_at: at,
        });
        for (const [kind, source, xp, coins] of entries) {
          await insert("ledger_entry", { account_id, kind, source, xp, coins, created_at: at });
        }
      }
      const entriesOfAccount = () =>
        app.db
          .selectFrom("ledger_entry")
          .select(["id", "kind", "source", "xp", "coins", "created_at"])
          .where("account_id", "=", id)
          .orderBy("id")
          .execute();
      const before = await entriesOfAccount();

      await logIn(guest);

      const after = await entriesOfAccount();
      const ownIds = new Set(before.map((entry) => entry.id));
      expect(after.filter((entry) => ownIds.has(entry.id))).toEqual(before);
      const news = after.filter((entry) => !ownIds.has(entry.id));
      expect(news.map(({ kind, source, xp, coins }) => [kind, source, xp, coins])).toEqual(rest);
      // A leaderboard of this week is not won by what was learnt long ago.
      expect(news.filter(({ created_at }) => created_at.getTime() !== at.getTime())).toEqual([]);
      const [progress] = await app.db
        .selectFrom("lesson_progress")
        .select(["dialogue_xp", "best_quiz_score", "paid_at"])
        .execute();
      expect(progress).toEqual({
        dialogue_xp: left.dialogue,
        best_quiz_score: left.quiz,
        paid_at: left.isWhole === true ? at : null,
      });
    },
  );

  test("still counts the guest's lessons that were paid on progress alone", async () => {
    const { guest, guestId } = await meet();
    const paid = { lesson_id: "a1-lesson-1", progress: 100, paid_at: app.clock.now() };
    await insert("lesson_progress", { ...paid, account_id: guestId, paid_on_progress: true });
    await logIn(guest);
    const [left] = await app.db.selectFrom("lesson_progress").select("paid_on_progress").execute();
    expect(left).toEqual({ paid_on_progress: true });
  });

  test("brings no more of them than one learner is paid in an hour, however many guests come", async () => {
    const { id } = await app.signIn(credentials);
    const paid_at = app.clock.now();
    const ledger = () =>
      app.db
        .selectFrom("ledger_entry")
        .select("source")
        .where("account_id", "=", id)
        .where("kind", "=", "lesson-completed")
        .execute();
    for (const guestNumber of [1, 2, 3]) {
      const guest = await app.signInGuest();
      for (const lessonNumber of [1, 2, 3]) {
        const lesson_id = `lesson-${guestNumber}-${lessonNumber}`;
        const account_id = guest.id;
        const paid = { progress: 100, completed_at: paid_at, paid_at, dialogue_xp: 40 };
        await insert("lesson_progress", { ...paid, account_id, lesson_id, paid_on_progress: true });
        const entry = { kind: "lesson-completed", source: lesson_id, xp: 40, coins: 25 };
        await insert("ledger_entry", { ...entry, account_id });
      }
      await logIn(guest);
    }
    expect((await ledger()).map(({ source }) => source).toSorted()).toEqual([
      "lesson-1-1",
      "lesson-1-2",
      "lesson-1-3",
    ]);
    const progress = await app.db
      .selectFrom("lesson_progress")
      .select(["lesson_id", "progress", "dialogue_xp", "paid_at"])
      .where("account_id", "=", id)
      .execute();
    expect(progress.filter(({ progress: done }) => done === 100)).toHaveLength(9);
    // They are done, and can still be earned.
    expect(progress.filter(({ dialogue_xp }) => dialogue_xp === 0)).toHaveLength(6);
    expect(progress.filter(({ paid_at: at }) => at === null)).toHaveLength(6);
  });

  test("betters the progress in a lesson", async () => {
    const { guest, guestId, id } = await meet();
    const progress = { lesson_id: "a1-lesson-1", progress: 40, best_quiz_score: 30 };
    await insert("lesson_progress", { ...progress, account_id: id });
    await insert("lesson_progress", {
      ...progress,
      account_id: guestId,
      progress: 100,
      best_quiz_score: 10,
      completed_at: new Date("2026-03-01T09:00:00Z"),
    });
    await logIn(guest);
    const stored = await app.db.selectFrom("lesson_progress").selectAll().execute();
    expect(stored).toMatchObject([
      {
        account_id: id,
        progress: 100,
        best_quiz_score: 30,
        completed_at: new Date("2026-03-01T09:00:00Z"),
      },
    ]);
  });

  const steps = { a: "1", b: "2", c: "3" };
  test.each([
    ["the account's, with more steps", [steps, {}], [{ a: "1" }, {}], "own"],
    ["the account's, with more of the quiz", [steps, { q: "1" }], [steps, {}], "own"],
    ["the account's of equal ones", [steps, {}], [steps, {}], "own"],
    ["the guest's, with more steps", [{ a: "1" }, {}], [{ a: "1", b: "2" }, {}], "guest"],
    ["the guest's, with more of the quiz", [steps, {}], [steps, { q: "1" }], "guest"],
  ] as const)(
    "is of two open runs through a lesson the fuller: %s, whichever is later",
    async (_, own, brought, goesOn) => {
      for (const [ownStart, guestStart] of [
        ["2026-03-01T09:00:00Z", "2026-03-01T10:00:00Z"],
        ["2026-03-01T10:00:00Z", "2026-03-01T09:00:00Z"],
      ] as const) {
        await app.empty();
        const { guest, guestId, id } = await meet();
        const ids = { own: randomUUID(), guest: randomUUID() };
        const attempt = async (
          attemptId: string,
          account_id: string,
          at: string,
          run: typeof own,
        ) =>
          await insert("lesson_attempt", {
            id: attemptId,
            account_id,
            lesson_id: "a1-lesson-1",
            answers: JSON.stringify(run[0]),
            quiz_answers: JSON.stringify(run[1]),
            started_at: new Date(at),
          });
        await attempt(ids.own, id, ownStart, own);
        await attempt(ids.guest, guestId, guestStart, brought);
        await logIn(guest);
        const open = await app.db
          .selectFrom("lesson_attempt")
          .select(["id", "account_id", "answers", "quiz_answers", "started_at"])
          .execute();
        const [answers, quiz_answers] = goesOn === "own" ? own : brought;
        // What was seen since the earlier one was begun counts for the one that goes on.
        const started_at = new Date("2026-03-01T09:00:00Z");
        expect(open).toEqual([
          { id: ids[goesOn], account_id: id, answers, quiz_answers, started_at },
        ]);
      }
    },
  );

  test("is the card that was reviewed last, with the grades of both", async () => {
    const { guest, guestId, id } = await meet();
    const card = async (account_id: string, reviewedAt: string | null, reviews: number) => {
      const { id: card_id } = await app.db
        .insertInto("review_card")
        .values({
          account_id,
          word: "bridge",
          due_at: app.clock.now(),
          reviewed_at: reviewedAt === null ? null : new Date(reviewedAt),
          reviews,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      if (reviewedAt === null) return;
      await insert("review_log", {
        account_id,
        card_id,
        review_id: randomUUID(),
        grade: "good",
        source: "deck",
        reviewed_at: new Date(reviewedAt),
        state: "review",
        stability: 1,
        difficulty: 1,
        due_at: new Date(reviewedAt),
      });
    };
    await card(id, "2026-02-01T09:00:00Z", 5);
    await card(guestId, "2026-03-01T09:00:00Z", 1);
    await logIn(guest);
    const cards = await app.db
      .selectFrom("review_card")
      .select(["account_id", "reviews"])
      .execute();
    expect(cards).toEqual([{ account_id: id, reviews: 1 }]);
    const logs = await app.db.selectFrom("review_log").select("account_id").execute();
    expect(logs).toEqual([{ account_id: id }, { account_id: id }]);
  });

  test("is a saved word once, with what either knew of it", async () => {
    const { guest, guestId, id } = await meet();
    const savedBy = (account_id: string, words: object) =>
      insert("saved_word", { account_id, saved_at: new Date("2026-02-01T09:00:00Z"), ...words });
    const found = { meaning: "a way over a river", example: "We crossed the bridge." };
    await savedBy(id, { word: "bridge", lesson_id: "a1-lesson-1" });
    await savedBy(guestId, { word: "bridge", ...found });
    await savedBy(id, { word: "quay", meaning: "a place for boats" });
    await savedBy(guestId, { word: "quay", lesson_id: "a1-lesson-2" });
    await savedBy(guestId, { word: "giraffe", meaning: "a tall animal" });
    await logIn(guest);
    const saved = await app.db
      .selectFrom("saved_word")
      .select(["account_id", "word", "lesson_id", "meaning", "example"])
      .orderBy("word")
      .execute();
    const own = { account_id: id, lesson_id: null, example: null };
    expect(saved).toEqual([
      { ...own, word: "bridge", lesson_id: "a1-lesson-1", ...found },
      { ...own, word: "giraffe", meaning: "a tall animal" },
      { ...own, word: "quay", lesson_id: "a1-lesson-2", meaning: "a place for boats" },
    ]);
  });

  test("is no friendship with oneself, and none with whom either has blocked", async () => {
    const { guest, guestId, id } = await meet();
    const [ben, mia, tom] = await Promise.all(
      ["Ben", "Mia", "Tom"].map(async (name) => (await makeAccount(app.db, { name })).id),
    );
    await makeFriends(app.db, guestId, id);
    await makeFriends(app.db, guestId, ben!);
    await makeFriends(app.db, mia!, guestId);
    await makeFriends(app.db, id, mia!, "PENDING");
    await makeFriends(app.db, id, tom!);
    await insert("follow", { follower_id: id, followed_id: guestId });
    await insert("block_or_mute", { account_id: ben, against_id: id, kind: "BLOCK" });
    await insert("block_or_mute", { account_id: guestId, against_id: tom, kind: "BLOCK" });
    await insert("block_or_mute", { account_id: id, against_id: tom, kind: "MUTE" });
    await logIn(guest);
    const friendships = await app.db
      .selectFrom("friendship")
      .select(["requester_id", "addressee_id", "state"])
      .execute();
    expect(friendships).toEqual([{ requester_id: id, addressee_id: mia, state: "PENDING" }]);
    expect(await app.db.selectFrom("follow").selectAll().execute()).toEqual([]);
    const blocks = await app.db
      .selectFrom("block_or_mute")
      .select(["account_id", "against_id", "kind"])
      .execute();
    expect(new Set(blocks)).toEqual(
      new Set([
        { account_id: ben, against_id: id, kind: "BLOCK" },
        { account_id: id, against_id: tom, kind: "BLOCK" },
      ]),
    );
  });

  test.each<[AgeBand, AgeBand, "ACCEPTED" | "PENDING", number]>([
    ["ADULT", "ADULT", "ACCEPTED", 1],
    ["AGE_13_TO_17", "AGE_13_TO_17", "ACCEPTED", 1],
    ["UNKNOWN", "AGE_13_TO_17", "PENDING", 0],
    ["ADULT", "AGE_13_TO_17", "PENDING", 0],
    ["UNKNOWN", "ADULT", "PENDING", 0],
  ])("from %s to %s is a friend %s and private rooms: %i", async (before, after, state, rooms) => {
    const { guest, guestId, id } = await meet({ guest: before, account: after });
    const friend = await makeAccount(app.db, { name: "Ben" });
    await makeFriends(app.db, guestId, friend.id);
    const closed = await makeRoom(app.db, { isPrivate: true, memberIds: [guestId, friend.id] });
    const open = await makeRoom(app.db, { memberIds: [guestId] });
    for (const { id: roomId } of [closed, open]) {
      await makeMessage(app.db, { roomId, accountId: guestId, now: app.clock.now() });
    }
    await logIn(guest);
    const friendships = await app.db
      .selectFrom("friendship")
      .select(["requester_id", "state"])
      .execute();
    expect(friendships).toEqual([{ requester_id: id, state }]);
    const holdings = await holdingsOf(id);
    expect(holdings["room_member.account_id"]).toBe(rooms + 1);
    // What was said in a room that stays behind must not show the account to those in it.
    expect(holdings["room_message.account_id"]).toBe(rooms + 1);
  });

  test.each<[string, AgeBand, { audience?: RoomAudience }, AccountTraits, boolean]>([
    ["for adults", "ADULT", { audience: "ADULTS" }, { ageBand: "UNDER_13" }, false],
    ["for adults", "ADULT", { audience: "ADULTS" }, { ageBand: "AGE_13_TO_17" }, false],
    ["for adults", "ADULT", { audience: "ADULTS" }, { ageBand: "UNKNOWN" }, false],
    ["for adults", "ADULT", { audience: "ADULTS" }, { ageBand: "ADULT" }, true],
    // Both unknown, so of one age; the guest came in before the rule.
    ["for adults", "UNKNOWN", { audience: "ADULTS" }, { ageBand: "UNKNOWN" }, false],
    ["for adults", "ADULT", { audience: "ADULTS" }, { role: "TEACHER" }, true],
    ["for all", "ADULT", {}, { ageBand: "UNDER_13" }, true],
    ["of a class that the guest left", "ADULT", { audience: "CLASS" }, { ageBand: "ADULT" }, false],
  ])(
    "is a room %s, from %s, %j, for %j: %s",
    async (_, guestAge, traits, accountTraits, follows) => {
      const guest = await app.signIn({ ageBand: guestAge });
      const { id } = await app.signIn({ ...credentials, ...accountTraits });
      const [teacher, friend] = [await makeAccount(app.db), await makeAccount(app.db)];
      const { id: classId } = await app.db
        .insertInto("school_class")
        .values({ name: "Evening class", teacher_id: teacher.id })
        .returning("id")
        .executeTakeFirstOrThrow();
      const room = { ...traits, ...(traits.audience === "CLASS" ? { classId } : {}) };
      const joined = await makeRoom(app.db, { ...room, memberIds: [guest.id] });
      await makeRoom(app.db, { ...room, ownerId: guest.id });
      const invited = await makeRoom(app.db, room);
      const left = await makeRoom(app.db, room);
      await insert("room_invitation", {
        room_id: invited.id,
        account_id: guest.id,
        invited_by: friend.id,
      });
      for (const roomId of [joined.id, left.id]) {
        await makeMessage(app.db, { roomId, accountId: guest.id, now: app.clock.now() });
      }
      await logIn(guest);
      const holdings = await holdingsOf(id);
      expect({
        memberships: holdings["room_member.account_id"],
        messages: holdings["room_message.account_id"],
        invitations: holdings["room_invitation.account_id"],
        rooms: holdings["room.owner_id"],
      }).toEqual(
        follows
          ? { memberships: 1, messages: 2, invitations: 1, rooms: 1 }
          : { memberships: 0, messages: 0, invitations: 0, rooms: 0 },
      );
      await forgetLogIns(guest.id);
      expect(await placesOf(guest.id)).toEqual([]);
    },
  );

  test("is in no room, and read by nobody, where the account is a child's for whom nobody agrees", async () => {
    const guest = await app.signInGuest();
    const other = await app.signIn({ name: "Adam", email: "adam@example.org", ageBand: "ADULT" });
    const child = { ...credentials, name: "Kim Family", hasConsent: false } as const;
    const { id } = await makeAccount(app.db, { ...child, ageBand: "UNDER_13" });
    const { id: roomId } = await makeRoom(app.db, { memberIds: [guest.id, other.id] });
    const now = app.clock.now();
    await makeMessage(app.db, { roomId, accountId: guest.id, content: "I have a hat", now });
    await logIn(guest);
    const room = { params: { id: roomId } };
    const said = async () =>
      (await app.call("GET /api/rooms/{id}/messages", room, { as: other })).body;
    expect(await said()).toEqual([]);
    expect((await holdingsOf(id))["room_member.account_id"]).toBe(0);
    // The words are the child's: they come back once somebody agrees.
    const admin = await app.signIn({ email: "head@example.org", role: "ADMIN" });
    const agreed = { params: { userId: id }, body: { give: true, note: "On paper" } };
    await app.call("POST /api/admin/consents/{userId}", agreed, { as: admin });
    expect(await said()).toMatchObject([{ content: "I have a hat", userName: "Kim" }]);
  });

  test("is a room of a class that comes along", async () => {
    const { guest, guestId, id } = await meet();
    const teacher = await makeAccount(app.db);
    const { id: classId } = await app.db
      .insertInto("school_class")
      .values({ name: "Evening class", teacher_id: teacher.id })
      .returning("id")
      .executeTakeFirstOrThrow();
    await insert("class_member", { class_id: classId, account_id: guestId });
    await makeRoom(app.db, { audience: "CLASS", classId, memberIds: [guestId] });
    await logIn(guest);
    expect((await holdingsOf(id))["room_member.account_id"]).toBe(1);
  });

  test("is a ban too: logging in is no way out of it", async () => {
    const { guest, guestId, id } = await meet();
    await insert("sanction", {
      account_id: guestId,
      kind: "BAN",
      reason: "Be kind.",
      created_at: app.clock.now(),
    });
    await logIn(guest);
    const sanctions = await app.db.selectFrom("sanction").select(["account_id", "kind"]).execute();
    expect(sanctions).toEqual([{ account_id: id, kind: "BAN" }]);
  });

  test("are the reports about them, with what was said around other messages", async () => {
    const { guest, guestId, id } = await meet();
    const other = await makeAccount(app.db, { name: "Ben" });
    const line = (userId: string) => ({ userId, userName: "Student", content: "Well." });
    const report = { source: "PERSON", reason: "RUDE", created_at: app.clock.now() };
    await insert("report", { ...report, about_id: guestId });
    await insert("report", {
      ...report,
      about_id: other.id,
      context: JSON.stringify([line(guestId), line(other.id)]),
    });
    await logIn(guest);
    const reports = await app.db.selectFrom("report").select(["about_id", "context"]).execute();
    expect(new Set(reports)).toEqual(
      new Set([
        { about_id: id, context: [] },
        { about_id: other.id, context: [line(id), line(other.id)] },
      ]),
    );
  });

  test.each([
    ["later than the account's own", "2026-03-01T09:00:00Z", 15, "B2"],
    ["earlier than the account's own", "2026-01-01T09:00:00Z", 15, "A1"],
    ["too short to say anything", "2026-03-01T09:00:00Z", 2, "A1"],
    ["quick, where the account's own was exact", "2026-03-01T09:00:00Z", 12, "A1"],
  ])(
    "sets the level by a test that was %s as the placement test would",
    async (what, at, answers, level) => {
      const { guest, guestId, id } = await meet();
      await app.db.updateTable("account").set({ level: "A1" }).where("id", "=", id).execute();
      await takeTest(id, "A1", "2026-02-01T09:00:00Z", 15);
      await takeTest(guestId, "B2", at, answers, what.startsWith("quick") ? "quick" : "exact");
      await logIn(guest);
      expect((await findCard(app.db, id))?.level).toBe(level);
    },
  );

  async function takeTest(
    account_id: string,
    level: "A1" | "B2",
    at: string,
    answers: number,
    test_length: "quick" | "exact" = "exact",
  ) {
    const startedAt = new Date(at);
    const { id: session_id } = await app.db
      .insertInto("level_test_session")
      .values({
        account_id,
        test_type: "adult",
        seed: 1,
        question_limit: 40,
        started_at: startedAt,
        listed: [],
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (let position = 1; position <= answers; position++) {
      await insert("level_test_answer", {
        session_id,
        position,
        item_id: `item-${position}`,
        skill: "grammar",
        shown_at: startedAt,
        score: 1,
        parameters: "{}",
      });
    }
    await insert("level_test_result", {
      session_id,
      test_length,
      level,
      score: 60,
      ability: 0,
      standard_error: 0.3,
      interval_low: -0.4,
      interval_high: 0.8,
      skills: "[]",
      created_at: startedAt,
    });
  }
});
