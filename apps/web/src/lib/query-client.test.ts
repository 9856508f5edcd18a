import { afterEach, describe, expect, it, vi } from "vitest";
import { createQueryClient, queryKeyOf, readQuery } from "./query-client";

const answer = (body: BodyInit, status = 200) =>
  vi.fn(() => Promise.resolve(new Response(body, { status })));

afterEach(() => vi.unstubAllGlobals());

describe("a query key", () => {
  it("is the segments of the address: joined with slashes they are the address", () => {
    const key = queryKeyOf("GET /api/gamification/profile/{userId}", { params: { userId: "u1" } });
    expect(key).toEqual(["/api", "gamification", "profile", "u1"]);
    expect(key.join("/")).toBe("/api/gamification/profile/u1");
  });

  it("keeps the query in the last segment", () => {
    expect(queryKeyOf("GET /api/lessons", { query: { userId: "u1" } })).toEqual([
      "/api",
      "lessons?userId=u1",
    ]);
  });
});

describe("a read", () => {
  it("fetches the address that its key spells", async () => {
    const fetchSpy = answer('{"user":null,"demo":true}');
    vi.stubGlobal("fetch", fetchSpy);
    await createQueryClient().fetchQuery(readQuery("GET /api/session", {}));
    expect(fetchSpy).toHaveBeenCalledWith("/api/session", { credentials: "include" });
  });

  it("is cached for good, and fetched again only when a write made it stale", async () => {
    const fetchSpy = vi.fn(() => Promise.resolve(new Response('{"user":null,"demo":true}')));
    vi.stubGlobal("fetch", fetchSpy);
    const client = createQueryClient();
    const query = readQuery("GET /api/session", {});
    await client.fetchQuery(query);
    await client.fetchQuery(query);
    expect(fetchSpy).toHaveBeenCalledTimes(1);
    await client.invalidateQueries({ queryKey: query.queryKey });
    await client.fetchQuery(query);
    expect(fetchSpy).toHaveBeenCalledTimes(2);
  });

  it("is not retried", async () => {
    const fetchSpy = answer("Broken.", 500);
    vi.stubGlobal("fetch", fetchSpy);
    await expect(createQueryClient().fetchQuery(readQuery("GET /api/session", {}))).rejects.toThrow(
      "500: Broken.",
    );
    expect(fetchSpy).toHaveBeenCalledTimes(1);
  });

  it("treats 401 as an error", async () => {
    vi.stubGlobal("fetch", answer("Log in first.", 401));
    await expect(
      createQueryClient().fetchQuery(readQuery("GET /api/lessons", { query: {} })),
    ).rejects.toThrow("401: Log in first.");
  });

  it("has a variant that answers null on 401, and only on 401", async () => {
    const query = readQuery("GET /api/lessons", { query: {} }, { on401: "returnNull" });
    vi.stubGlobal("fetch", answer("Log in first.", 401));
    await expect(createQueryClient().fetchQuery(query)).resolves.toBeNull();
    vi.stubGlobal("fetch", answer("Not yours.", 403));
    await expect(createQueryClient().fetchQuery(query)).rejects.toThrow("403: Not yours.");
  });
});
