import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { cookieOf } from "../../../testing/dial";

let app: TestApp;
let teacher: TestUser;
let code: string;
let gameId: string;
beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  teacher = await app.signIn({ role: "TEACHER", name: "Ms Teach", email: "t@example.org" });
  const from = { kind: "bank", category: "GENERAL", level: "A1", count: 5 } as const;
  const wish = {
    title: "Numbers",
    from,
    mode: "COMPETITIVE",
    seconds: 20,
    showsLeaderboard: true,
  } as const;
  const { body } = await app.call("POST /api/class-games", { body: wish }, { as: teacher });
  ({ id: gameId } = body);
  code = body.code!;
});
afterEach(() => app.empty());
afterAll(() => app.close());

const otherCode = () => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const join = (name: string, as?: TestUser, more: object = {}) =>
  app.call("POST /api/join", { body: { code, name, ...more } }, as && { as });
const read = (as: TestUser) =>
  app.call("GET /api/joined-games/{gameId}", { params: { gameId } }, { as });

describe("a code", () => {
  test.each(["as it is", "with spaces"])("opens its game to anybody, written %s", async (how) => {
    const typed = how === "with spaces" ? ` ${code.slice(0, 3)} ${code.slice(3)} ` : code;
    const { body } = await app.call("GET /api/join/{code}", { params: { code: typed } });
    expect(body).toEqual({ gameId, title: "Numbers", teacherName: "Ms Teach", isFull: false });
  });

  test("that no game has is refused, and so is what is no code", async () => {
    const wrong = await app.call("GET /api/join/{code}", { params: { code: otherCode() } });
    expect([wrong.code, wrong.text]).toEqual([
      "not-found",
      expect.stringContaining("No game has this code. Look at the screen again."),
    ]);
    const none = await app.call("GET /api/join/{code}", { params: { code: "12345" } });
    expect(none.code).toBe("invalid-input");
  });

  test("is not found by trying: after sixty wrong ones a right one is looked at no more from there", async () => {
    const look = async (of: string, remoteAddress = "203.0.113.7") =>
      (await app.app.inject({ url: `/api/join/${of}`, remoteAddress })).statusCode;
    for (let tried = 0; tried < 60; tried += 1) expect(await look(otherCode())).toBe(404);
    expect(await look(code)).toBe(429);
    const payload = { code, name: "Ana" };
    const from = {
      method: "POST",
      url: "/api/join",
      payload,
      remoteAddress: "203.0.113.7",
    } as const;
    const tried = await app.app.inject(from);
    expect(tried.statusCode).toBe(429);
    expect(Number(tried.headers["retry-after"])).toBeGreaterThan(0);
    expect(await app.db.selectFrom("game_player").selectAll().execute()).toEqual([]);
    expect(await look(code, "203.0.113.8")).toBe(200);
  });
});

describe("wrong codes of one who shares an address with a class", () => {
  const at = (remoteAddress: string) => ({
    async shutOut() {
      for (let tried = 0; tried < 61; tried += 1) {
        await app.app.inject({ url: `/api/join/${otherCode()}`, remoteAddress });
      }
    },
    look: async (of = code) =>
      (await app.app.inject({ url: `/api/join/${of}`, remoteAddress })).statusCode,
    join: async (name: string) =>
      (
        await app.app.inject({
          method: "POST",
          url: "/api/join",
          payload: { code, name },
          remoteAddress,
        })
      ).statusCode,
    openAsTeacher: async () =>
      await app.app.inject({
        url: `/api/class-games/${gameId}`,
        headers: cookieOf(teacher),
        remoteAddress,
      }),
  });

  test("keep nobody out of the game that one of them is in", async () => {
    const school = at("203.0.113.20");
    expect(await school.join("Ana")).toBe(200);
    await school.shutOut();
    expect(await school.look(otherCode())).toBe(429);
    expect([await school.look(), await school.join("Ben")]).toEqual([200, 200]);
  });

  test("keep nobody out of the game that their teacher has on the screen there", async () => {
    const school = at("203.0.113.21");
    await school.openAsTeacher();
    await school.shutOut();
    expect(await school.join("Ana")).toBe(200);
  });

  test("open no other game there, and none once it is closed", async () => {
    const school = at("203.0.113.22");
    await school.join("Ana");
    await school.shutOut();
    const other = await app.signIn({ role: "TEACHER", name: "Mr Other" });
    const from = { kind: "bank", category: "GENERAL", level: "A1", count: 5 } as const;
    const wish = {
      title: "Other",
      from,
      mode: "COMPETITIVE",
      seconds: 20,
      showsLeaderboard: true,
    } as const;
    const { body } = await app.call("POST /api/class-games", { body: wish }, { as: other });
    expect(await school.look(body.code!)).toBe(429);
    await app.call("POST /api/class-games/{gameId}/close", { params: { gameId } }, { as: teacher });
    expect(await school.look()).toBe(429);
    const kept = await app.db.selectFrom("class_game_address").selectAll().execute();
    expect(kept.filter(({ game_id }) => game_id === gameId)).toEqual([]);
  });
});

describe("codes that are tried", () => {
  test("at once are told apart no better: of a hundred sixty are wrong, and no right one is told", async () => {
    const look = async (of: string) =>
      (await app.app.inject({ url: `/api/join/${of}`, remoteAddress: "203.0.113.9" })).statusCode;
    const tried = Array.from({ length: 100 }, otherCode);
    const statuses = await Promise.all([...tried, code].map(look));
    expect(statuses.filter((status) => status === 404)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  test("from many addresses by one account are too many after twenty", async () => {
    const ben = await app.signIn({ name: "Ben" });
    const look = async (of: string, from: number, headers?: { cookie: string }) => {
      const remoteAddress = `203.0.114.${from}`;
      const url = `/api/join/${of}`;
      return (await app.app.inject({ url, remoteAddress, ...(headers && { headers }) })).statusCode;
    };
    const headers = cookieOf(ben);
    for (let from = 0; from < 20; from += 1) {
      expect(await look(otherCode(), from, headers)).toBe(404);
    }
    expect(await look(code, 20, headers)).toBe(429);
    expect(await look(code, 20)).toBe(200);
  });
});

describe("who joins", () => {
  test("without an account plays as a guest, under the name they give", async () => {
    const { status, body } = await join("Ana");
    expect(status).toBe(200);
    expect(body).toMatchObject({ gameId, userName: "Ana", user: { isGuest: true } });
    const listed = await app.call("GET /api/class-games", {}, { as: teacher });
    expect(listed.body.games).toMatchObject([{ playerCount: 1 }]);
  });

  test("with an account keeps it, and is called in the game as they say", async () => {
    const ben = await app.signIn({ name: "Benjamin Long", email: "b@example.org" });
    const { body } = await join("Ben", ben);
    expect(body).toMatchObject({ userName: "Ben", user: { id: ben.id, isGuest: false } });
    const joined = await read(ben);
    expect(joined.body).toMatchObject({
      title: "Numbers",
      teacherName: "Ms Teach",
      userName: "Ben",
      isOpen: true,
      state: { phase: "WAITING", mine: { isHost: false } },
    });
  });

  test("again has the same seat and the same name", async () => {
    const ben = await app.signIn({ name: "Ben" });
    await join("Ben", ben);
    expect((await join("Somebody else", ben)).body).toMatchObject({ userName: "Ben" });
    expect(await app.db.selectFrom("game_player").selectAll().execute()).toHaveLength(1);
  });

  test.each([
    ["a swear word", "fuck you"],
    ["what passes for staff", "Head teacher"],
    ["the teacher's own", "Ms Teach"],
    ["an address", "ana@example.org"],
    ["what nobody can read", "!!!"],
    ["what the server's own partner is called", "Practice Partner"],
    ["what stands where nobody has a name", "somebody"],
    ["what a bot is called", "Quill"],
    ["what stands for the teacher", "The Host"],
  ])("is refused %s as a name, and leaves no guest behind", async (_, name) => {
    const { code: refused } = await join(name);
    expect(refused).toBe("invalid-input");
    expect(await guests()).toBe(0);
  });

  test("is refused the name of their teacher, also of a demo's", async () => {
    await app.db
      .updateTable("account")
      .set({ is_demo: true })
      .where("id", "=", teacher.id)
      .execute();
    await app.db
      .updateTable("account")
      .set({ name: "Dana Miles" })
      .where("id", "=", teacher.id)
      .execute();
    const refused = await join("dana  MILES");
    expect([refused.code, refused.text]).toEqual([
      "invalid-input",
      expect.stringContaining("This is your teacher's name. Please give your own."),
    ]);
    expect(await guests()).toBe(0);
  });

  test("is refused a name that somebody in the game has, and leaves no guest behind", async () => {
    await join("Ana");
    const refused = await join("ana");
    expect([refused.code, refused.text]).toEqual([
      "conflict",
      expect.stringContaining("Somebody in this game has this name."),
    ]);
    expect(await guests()).toBe(1);
  });

  test("may be the 500th, and not the 501st, of whom no guest is left behind", async () => {
    await sql`
      with made as (
        insert into account (name, role, time_zone, registered_at)
        select 'Player', 'LEARNER', 'UTC', now() from generate_series(1, 499) returning id
      )
      insert into game_player (game_id, account_id, name, name_key, joined_at)
      select ${gameId}::uuid, id, id, id, now() from made`.execute(app.db);
    const isFull = async () =>
      (await app.call("GET /api/join/{code}", { params: { code } })).body.isFull;
    expect(await isFull()).toBe(false);
    expect((await join("Ana")).status).toBe(200);
    expect(await isFull()).toBe(true);
    const refused = await join("Ben");
    expect([refused.code, refused.text]).toEqual([
      "conflict",
      expect.stringContaining("This game is full."),
    ]);
    expect(await guests()).toBe(1);
  });

  test("is refused with a wrong code, and leaves no guest behind", async () => {
    const { code: refused } = await app.call("POST /api/join", {
      body: { code: otherCode(), name: "Ana" },
    });
    expect(refused).toBe("not-found");
    expect(await guests()).toBe(0);
  });

  test("is refused once the game is closed, and reads so", async () => {
    const ben = await app.signIn({ name: "Ben" });
    await join("Ben", ben);
    await app.call("POST /api/class-games/{gameId}/close", { params: { gameId } }, { as: teacher });
    expect((await join("Ana")).code).toBe("not-found");
    expect((await read(ben)).body).toMatchObject({ isOpen: false });
  });

  test("may not be a child for whom nobody has agreed", async () => {
    const child = await app.signIn({
      name: "Mia",
      email: "m@example.org",
      ageBand: "UNDER_13",
      hasConsent: false,
    });
    expect((await join("Mia", child)).code).toBe("consent-needed");
  });

  test("may not be the teacher whose game it is", async () => {
    const refused = await join("Teach", teacher);
    expect([refused.code, refused.text]).toEqual([
      "conflict",
      expect.stringContaining("your own game"),
    ]);
  });

  test("and has not, reads nothing of it", async () => {
    expect((await read(await app.signIn({ name: "Eve" }))).code).toBe("not-found");
    expect((await app.call("GET /api/joined-games/{gameId}", { params: { gameId } })).code).toBe(
      "not-signed-in",
    );
  });

  test("with a child's account is kept as seen by the teacher", async () => {
    const child = await app.signIn({ name: "Mia", email: "m@example.org", ageBand: "UNDER_13" });
    await join("Mia", child);
    const looks = await app.db
      .selectFrom("audit_entry")
      .select(["actor_id", "about_id"])
      .where("action", "=", "child-data-read")
      .execute();
    expect(looks).toEqual([{ actor_id: teacher.id, about_id: child.id }]);
  });
});

const guests = async (): Promise<number> => {
  const rows = await app.db
    .selectFrom("account")
    .select("id")
    .where("registered_at", "is", null)
    .where("is_bot", "=", false)
    .execute();
  return rows.length;
};

describe("a school that takes no guests", () => {
  test("lets nobody join without an account", async () => {
    const admin = await app.signIn({ role: "ADMIN", name: "Head", email: "h@example.org" });
    const { body: now } = await app.call("GET /api/admin/settings", {}, { as: admin });
    const set = (takesGuests: boolean) => {
      const features = { ...now.features, guests: takesGuests };
      return app.call("PUT /api/admin/settings", { body: { ...now, features } }, { as: admin });
    };
    await set(false);
    const refused = await join("Ana");
    expect([refused.code, refused.text]).toEqual([
      "forbidden",
      expect.stringContaining("asks everybody to log in"),
    ]);
    await set(true);
  });
});

test("a whole class behind one address joins at once", async () => {
  const names = Array.from({ length: 40 }, (_, index) => {
    const letter = String.fromCodePoint(65 + (index % 26));
    return index < 26 ? `Learner ${letter}` : `Learner ${letter}a`;
  });
  const replies = await Promise.all(names.map((name) => join(name)));
  expect(replies.map(({ status }) => status)).toEqual(names.map(() => 200));
  expect(await guests()).toBe(40);
});
