import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueryClient } from "../../../lib/query-client";
import { createFakeServer, type FakeServer } from "../../../testing/fake-server";
import { makeAccount } from "../../../testing/account";
import { guest } from "../../../testing/learning";
import { accountQuery } from "./account-query";
import { changeUser, guestQuery, sessionQuery } from "./session-queries";

let server: FakeServer;
beforeEach(() => {
  server = createFakeServer();
  server.on("GET /api/session", () => ({ user: null, demo: true }));
  server.on("POST /api/session/guest", () => ({ user: guest }));
});
afterEach(() => vi.unstubAllGlobals());

it("one guest is made, however many screens need one at the same time", async () => {
  const client = createQueryClient();
  await Promise.all([
    client.fetchQuery(guestQuery(client)),
    client.fetchQuery(guestQuery(client)),
    client.fetchQuery(sessionQuery),
  ]);
  expect(server.calls("GET /api/session")).toHaveLength(1);
  expect(server.calls("POST /api/session/guest")).toHaveLength(1);
  expect(client.getQueryData(sessionQuery.queryKey)).toEqual({ user: guest, demo: true });
});

it("a guest who signs up keeps what has been read; another person starts afresh", async () => {
  const client = createQueryClient();
  await client.fetchQuery(guestQuery(client));
  client.setQueryData(["/api", "lessons?userId=learner-1"], ["read"]);
  const registered = { ...guest, name: "Anna", isGuest: false };
  changeUser(client, { user: registered });
  expect(client.getQueryData(["/api", "lessons?userId=learner-1"])).toEqual(["read"]);
  changeUser(client, { user: { ...registered, id: "learner-2" } });
  expect(client.getQueryData(["/api", "lessons?userId=learner-1"])).toBeUndefined();
  expect(client.getQueryData(sessionQuery.queryKey)).toMatchObject({
    user: { id: "learner-2" },
    demo: true,
  });
});

it("the account of a guest who signs up has its email at once, and is read anew", async () => {
  const client = createQueryClient();
  await client.fetchQuery(guestQuery(client));
  const { queryKey } = accountQuery(guest.id);
  client.setQueryData(queryKey, makeAccount());
  const user = { ...guest, email: "anna@example.com", isGuest: false };
  changeUser(client, { user });
  expect(client.getQueryData(queryKey)?.user).toMatchObject({ isGuest: false, email: user.email });
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it("what a screen still shows of the earlier person is forgotten when the screen lets go of it", async () => {
  const client = createQueryClient();
  await client.fetchQuery(guestQuery(client));
  const queryKey = ["/api", "lessons?userId=learner-1"];
  client.setQueryData(queryKey, ["read"]);
  const observer = new QueryObserver(client, { queryKey, queryFn: () => ["read anew"] });
  const letGo = observer.subscribe(() => undefined);
  changeUser(client, { user: { ...guest, id: "learner-2" } });
  expect(client.getQueryData(queryKey)).toEqual(["read"]);
  letGo();
  expect(client.getQueryData(queryKey)).toBeUndefined();
});

it("who enters may create rooms from then on, or not, without a reload", async () => {
  const mayCreateRooms = () => client.getQueryData(sessionQuery.queryKey)?.mayCreateRooms;
  server.on("POST /api/session/guest", () => ({ user: guest, mayCreateRooms: true }));
  const client = createQueryClient();
  await client.fetchQuery(guestQuery(client));
  expect(mayCreateRooms()).toBe(true);
  changeUser(client, { user: { ...guest, isGuest: false }, mayCreateRooms: false });
  expect(mayCreateRooms()).toBe(false);
  changeUser(client, { user: { ...guest, id: "learner-2" }, mayCreateRooms: true });
  expect(mayCreateRooms()).toBe(true);
});
