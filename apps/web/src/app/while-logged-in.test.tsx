// @vitest-environment jsdom
import type { ReplyOf } from "../lib/api-client";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionQuery } from "../features/accounts/api/session-queries";
import { leaveByWish } from "../features/accounts/model/session-end";
import { callApi } from "../lib/api-client";
import { live } from "../lib/live";
import { createFakeServer, type FakeServer, refusal, school } from "../testing/fake-server";
import { guest } from "../testing/learning";
import { createFakeLive, makeRoom } from "../testing/live";
import { renderApp } from "../testing/render-app";
import RoomPage from "./pages/rooms/room-page";
import { WhileLoggedIn } from "./while-logged-in";

const anna = { ...guest, id: "anna", name: "Anna", email: "anna@example.com", isGuest: false };
const ben = { ...anna, id: "ben", name: "Ben" };
const word = "You were logged out here.";

let server: FakeServer;
let fakeLive: ReturnType<typeof createFakeLive>;
let session: ReplyOf<"GET /api/session">;

beforeEach(async () => {
  server = createFakeServer();
  fakeLive = createFakeLive();
  session = { user: anna, demo: false };
  server.on("GET /api/session", () => session);
  server.on("POST /api/session/guest", () => ({ user: guest }));
  server.on("POST /api/session/log-in", () => {
    session = { user: anna, demo: false };
    return { user: anna };
  });
  server.on("POST /api/ai/chat", () => refusal(401, "Please log in first.", "not-signed-in"));
});
afterEach(() => {
  cleanup();
  live.stop();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

let client: QueryClient;

/** Shows who is here. */
function Page() {
  const { data } = useQuery(sessionQuery);
  const found = useQueryClient();
  useEffect(() => void (client = found), [found]);
  return <p>Hello {data?.user?.name ?? "nobody"}</p>;
}
const visit = (path = "/page", page = <Page />) =>
  renderApp({ [path]: <WhileLoggedIn>{page}</WhileLoggedIn> }, path.replace(":id", "room-1"));
const ask = () =>
  callApi("POST /api/ai/chat", {
    body: { message: "Hi", conversationHistory: [], lessonId: null },
  }).catch(() => {});
const end = (isSuspended = false) =>
  (session = { user: null, demo: false, ...(isSuspended && { isSuspended }) });
async function logIn() {
  fireEvent.click(screen.getByRole("button", { name: "Log in" }));
  const submit = await screen.findByText("Log in", { selector: "button[type=submit]" });
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: anna.email } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "correct horse" } });
  fireEvent.click(submit);
}

/** Another tab of this browser has the module for itself. */
async function openOtherTab() {
  vi.resetModules();
  return await import("../lib/other-tabs");
}

describe("a session that ended elsewhere", () => {
  it("takes everything personal from the page at the first refusal, says so, and stays", async () => {
    visit();
    await screen.findByText("Hello Anna");
    client.setQueryData(["/api", "lessons?userId=anna"], ["read"]);
    end();
    await act(ask);
    const heading = await screen.findByRole("heading", { name: word });
    expect(screen.getByText("Log in again to go on.")).toBeTruthy();
    expect(document.activeElement).toBe(heading);
    expect(document.body.textContent).not.toContain("Anna");
    expect(
      JSON.stringify(
        client
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      ),
    ).not.toMatch(/Anna|read/);
    expect(server.calls("POST /api/session/guest")).toEqual([]);
  });

  it("is asked about once, however many calls are refused", async () => {
    visit();
    await screen.findByText("Hello Anna");
    end();
    await act(() => Promise.all([ask(), ask(), ask()]));
    await screen.findByText(word);
    await act(ask);
    expect(server.calls("GET /api/session").length).toBeLessThanOrEqual(3);
  });

  it("of an account that was suspended is called so, and whom to ask, as at the log-in", async () => {
    visit();
    await screen.findByText("Hello Anna");
    end(true);
    server.on("GET /api/school", () => ({ ...school, contact: "Room 12" }));
    await act(ask);
    expect(
      await screen.findByText(
        "This account is suspended. Please ask your school about it: Room 12",
      ),
    ).toBeTruthy();
  });

  it("leads whoever logs in back to the page that they were on", async () => {
    visit();
    await screen.findByText("Hello Anna");
    end();
    await act(ask);
    await screen.findByText(word);
    await logIn();
    expect(await screen.findByText("Hello Anna")).toBeTruthy();
  });

  it("is told to the other tabs, and so is that somebody is back", async () => {
    const otherTab = await openOtherTab();
    const heard = vi.fn();
    const stop = otherTab.onOtherTabs("look-again", heard);
    visit();
    await screen.findByText("Hello Anna");
    end();
    await act(ask);
    await screen.findByText(word);
    await expect.poll(() => heard.mock.calls.length).toBe(1);
    await logIn();
    await screen.findByText("Hello Anna");
    await expect.poll(() => heard.mock.calls.length).toBe(2);
    stop();
  });

  it("is seen at the word of another tab, and so is that somebody is back", async () => {
    const otherTab = await openOtherTab();
    visit();
    await screen.findByText("Hello Anna");
    end();
    otherTab.tellOtherTabs("look-again");
    await screen.findByText(word);
    session = { user: ben, demo: false };
    otherTab.tellOtherTabs("look-again");
    expect(await screen.findByText("Hello Ben")).toBeTruthy();
  });
});

it("a page shows the new name of somebody who changed it in another tab", async () => {
  const otherTab = await openOtherTab();
  visit();
  await screen.findByText("Hello Anna");
  session = { user: { ...anna, name: "Hanna" }, demo: false };
  otherTab.tellOtherTabs("account-changed");
  expect(await screen.findByText("Hello Hanna")).toBeTruthy();
});

describe("a page stays as it is", () => {
  it("where the session holds after all", async () => {
    visit();
    await screen.findByText("Hello Anna");
    await act(ask);
    await waitFor(() => expect(server.calls("GET /api/session")).toHaveLength(2));
    expect(await screen.findByText("Hello Anna")).toBeTruthy();
  });

  it("where a guest's session ended: nobody had logged in", async () => {
    session = { user: guest, demo: false };
    visit();
    await screen.findByText(`Hello ${guest.name}`);
    end();
    await act(ask);
    expect(screen.queryByText(word)).toBeNull();
    expect(server.calls("GET /api/session")).toHaveLength(1);
  });

  it("where its person is on the way out by their own wish", async () => {
    visit();
    await screen.findByText("Hello Anna");
    end();
    leaveByWish(() => {});
    await act(ask);
    await waitFor(() => expect(server.calls("GET /api/session")).toHaveLength(2));
    expect(screen.queryByText(word)).toBeNull();
  });

  it("while somebody logs in: the old session ends with that", async () => {
    visit();
    await screen.findByText("Hello Anna");
    end();
    let done = () => {};
    const logsIn = client.getMutationCache().build(client, {
      mutationFn: () => new Promise<void>((resolve) => (done = resolve)),
    });
    const mutation = logsIn.execute(undefined);
    await act(ask);
    session = { user: anna, demo: false };
    done();
    await act(() => mutation);
    await waitFor(() => expect(server.calls("GET /api/session")).toHaveLength(2));
    expect(screen.queryByText(word)).toBeNull();
  });
});

describe("an open room", () => {
  const field = () => screen.findByPlaceholderText<HTMLTextAreaElement>("Type your message...");
  beforeEach(() => {
    const members = [{ userId: "anna", userName: "Anna", role: "LEARNER" as const }];
    server.on("GET /api/rooms/{id}", () => makeRoom({ isMember: true, members }));
    server.on("GET /api/rooms/{id}/messages", () => []);
    server.on("GET /api/sanctions", () => []);
  });

  it("says that the session ended when its connection is closed for that, makes nobody a guest, and keeps what was being written", async () => {
    visit("/room/:id", <RoomPage />);
    await waitFor(() => expect(fakeLive.isAsked()).toBe(true));
    fakeLive.open();
    fireEvent.change(await field(), { target: { value: "I was about to say" } });
    end();
    act(() => fakeLive.socket().hangUp(4401));
    await screen.findByText(word);
    expect(screen.queryByDisplayValue("I was about to say")).toBeNull();
    expect(live.store.getState().user).toBeNull();
    expect(server.calls("POST /api/session/guest")).toEqual([]);
    await logIn();
    expect((await field()).value).toBe("I was about to say");
  });
});
