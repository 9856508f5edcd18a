// @vitest-environment jsdom
import type { AuditEntry, WaitingFriendship } from "@saywell/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ListedSanction } from "../../features/moderation/components/sanction-card";
import { freeSubscription } from "../../testing/billing";
import { createFakeServer, type FakeServer, refusal } from "../../testing/fake-server";
import { guest } from "../../testing/learning";
import { renderApp } from "../../testing/render-app";
import { dismissToast } from "../../ui/use-toast";
import ModerationPage from "./moderation-page";

const teacher = {
  ...guest,
  id: "teacher-1",
  name: "Ms Teach",
  role: "TEACHER",
  isGuest: false,
} as const;
const ben = { id: "learner-2", name: "Ben" };

const makeSanction = (parts: Partial<ListedSanction> = {}): ListedSanction => ({
  id: "sanction-1",
  kind: "MUTE",
  room: null,
  reason: "Be kind here.",
  createdAt: "2026-03-02T09:00:00.000Z",
  endsAt: null,
  liftedAt: null,
  appeal: null,
  user: ben,
  by: { id: "teacher-2", name: "Mr Other" },
  ...parts,
});

let server: FakeServer;
let sanctions: ListedSanction[];
let friendships: WaitingFriendship[];

const mia: WaitingFriendship = {
  id: "friendship-1",
  requester: { id: "learner-3", name: "Mia" },
  addressee: { id: "learner-4", name: "Noah" },
  className: "Tuesday evening English",
  since: "2026-03-02T09:00:00.000Z",
};

beforeEach(() => {
  server = createFakeServer();
  sanctions = [];
  friendships = [];
  server.on("GET /api/session", () => ({ user: teacher, demo: false }));
  server.on("GET /api/stripe/subscription/{userId}", () => freeSubscription);
  const waiting = { safeguarding: 0, reports: 1 };
  server.on("GET /api/moderation/queue", () => ({ waiting, groups: [], next: null }));
  server.on("GET /api/moderation/waiting", () => waiting);
  const open = { safeguarding: 0, reports: 1, unwatched: 0, oldest: null };
  server.on("GET /api/moderation/watch", () => ({
    admins: 1,
    teachers: 1,
    lastLookedAt: null,
    open,
  }));
  server.on("GET /api/moderation/sanctions", () => sanctions);
  server.on("GET /api/moderation/friendships", () => friendships);
  server.on("GET /api/moderation/audit", () => []);
});
afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const open = (at = "/moderation") => renderApp({ "/moderation": <ModerationPage /> }, at);
const press = async (name: string | RegExp) =>
  await userEvent.click(await screen.findByRole("button", { name }));

describe("who is no teacher", () => {
  it("is told so, with a way back, and nothing is read", async () => {
    server.on("GET /api/session", () => ({ user: guest, demo: false }));
    open();
    expect(await screen.findByRole("heading", { name: "This page is for teachers" })).toBeTruthy();
    const link = screen.getByRole("link", { name: "Back to Dashboard" });
    expect(link.getAttribute("href")).toBe("/student-dashboard");
    expect(server.calls("GET /api/moderation/queue")).toEqual([]);
    expect(server.calls("GET /api/moderation/reports")).toEqual([]);
    expect(server.calls("GET /api/moderation/friendships")).toEqual([]);
  });
});

it("an admin who has no second factor yet is led to where it is set up, and nothing is asked for that would be refused", async () => {
  const user = { ...teacher, role: "ADMIN", needsSecondFactor: true } as const;
  server.on("GET /api/session", () => ({ user, demo: false }));
  open();
  const link = await screen.findByRole("link", { name: "Set it up" });
  expect(link.getAttribute("href")).toBe("/admin");
  expect(server.calls("GET /api/moderation/queue")).toEqual([]);
  expect(server.calls("GET /api/moderation/waiting")).toEqual([]);
  expect(server.calls("GET /api/moderation/friendships")).toEqual([]);
});

describe("friendships to approve", () => {
  const decide = "POST /api/moderation/friendships/{id}/decision";
  const at = "/moderation?tab=friendships";

  it("say when there are none", async () => {
    open(at);
    expect(await screen.findByText("No friendships to approve")).toBeTruthy();
    expect(screen.getByRole("tab", { name: "Friendships" })).toBeTruthy();
  });

  it.each([
    ["Approve", "APPROVE", "Friendship approved"],
    ["Decline", "DECLINE", "Friendship declined"],
  ])("%s of two classmates is stored, and the card goes", async (choice, decision, said) => {
    friendships = [mia, { ...mia, id: "friendship-2", requester: { id: "x", name: "Ole" } }];
    server.on(decide, ({ params }) => {
      friendships = friendships.filter(({ id }) => id !== params["id"]);
      return { ok: true };
    });
    open();
    await userEvent.click(await screen.findByRole("tab", { name: "Friendships" }));
    const shown = within(await screen.findByRole("article", { name: "Mia and Noah" }));
    expect(shown.getByText("Tuesday evening English, since 2 Mar 2026, 09:00")).toBeTruthy();
    await userEvent.click(shown.getByRole("button", { name: choice }));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(server.calls(decide)).toMatchObject([
      { params: { id: "friendship-1" }, body: { decision } },
    ]);
    expect(await screen.findByText("Friendships to approve (1)")).toBeTruthy();
    expect(screen.queryByRole("article", { name: "Mia and Noah" })).toBeNull();
    expect(document.activeElement?.textContent).toBe("Friendships to approve (1)");
  });

  it("that somebody else has decided say so, and are read again", async () => {
    friendships = [mia];
    server.on(decide, () => {
      friendships = [];
      return refusal(409, "This does not wait for a decision any more.", "conflict");
    });
    open(at);
    await press("Approve");
    expect(await screen.findByText("This does not wait for a decision any more.")).toBeTruthy();
    expect(await screen.findByText("No friendships to approve")).toBeTruthy();
  });

  it("that cannot be read can be tried again", async () => {
    server.on("GET /api/moderation/friendships", () => refusal(500, "Broken."));
    open(at);
    expect(await screen.findByText("The friendships could not be read.")).toBeTruthy();
    server.on("GET /api/moderation/friendships", () => [mia]);
    await press("Try again");
    expect(await screen.findByRole("article", { name: "Mia and Noah" })).toBeTruthy();
  });
});

describe("mutes and bans", () => {
  it("say when there are none", async () => {
    open("/moderation?tab=sanctions");
    expect(await screen.findByText("Nobody is muted or banned")).toBeTruthy();
  });

  it("are lifted with a reason", async () => {
    sanctions = [
      makeSanction({ endsAt: "2999-03-03T09:00:00.000Z", room: { id: "r", name: "Cafe" } }),
    ];
    server.on("POST /api/moderation/sanctions/{id}/lift", () => {
      sanctions = [];
      return { ok: true };
    });
    open();
    await userEvent.click(await screen.findByRole("tab", { name: "Mutes and bans" }));
    expect(
      await screen.findByText("Ben cannot write in Cafe until 3 March 2999 at 09:00."),
    ).toBeTruthy();
    await press("Lift");
    const dialog = within(await screen.findByRole("dialog", { name: "Lift the mute of Ben?" }));
    await userEvent.type(dialog.getByLabelText("Reason"), "Enough");
    await userEvent.click(dialog.getByRole("button", { name: "Lift" }));
    expect(await screen.findByText("Nobody is muted or banned")).toBeTruthy();
    expect(server.calls("POST /api/moderation/sanctions/{id}/lift")[0]).toMatchObject({
      params: { id: "sanction-1" },
      body: { reason: "Enough" },
    });
  });

  it("with an appeal show its words, and take an answer", async () => {
    const appeal = { id: "appeal-1", text: "I am sorry.", state: "OPEN", answer: null } as const;
    sanctions = [makeSanction({ appeal })];
    server.on("POST /api/moderation/appeals/{id}/decide", () => ({ ok: true }));
    open("/moderation?tab=sanctions");
    expect(await screen.findByText("I am sorry.")).toBeTruthy();
    await press("Refuse appeal");
    const dialog = within(await screen.findByRole("dialog", { name: "Refuse the appeal of Ben?" }));
    await userEvent.type(dialog.getByLabelText("Answer"), "Not yet");
    await userEvent.click(dialog.getByRole("button", { name: "Refuse" }));
    await waitFor(() =>
      expect(server.calls("POST /api/moderation/appeals/{id}/decide")[0]).toMatchObject({
        params: { id: "appeal-1" },
        body: { accept: false, answer: "Not yet" },
      }),
    );
  });

  it("that ended by themselves can be answered, not lifted", async () => {
    const appeal = { id: "appeal-1", text: "I am sorry.", state: "OPEN", answer: null } as const;
    sanctions = [makeSanction({ appeal, endsAt: "2026-03-02T10:00:00.000Z" })];
    open("/moderation?tab=sanctions");
    expect(await screen.findByText("in all rooms, ended")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Lift" })).toBeNull();
  });
});

it("the audit log says who decided what, for how long and why", async () => {
  const entry = (id: string, parts: Partial<AuditEntry>): AuditEntry => ({
    id,
    at: "2026-03-02T09:00:00.000Z",
    actor: teacher,
    action: "MUTED",
    about: ben,
    details: { reason: "Be kind.", endsAt: "2026-03-03T09:00:00.000Z" },
    ...parts,
  });
  server.on("GET /api/moderation/audit", () => [
    entry("2", {}),
    entry("3", { action: "MESSAGE_HIDDEN_BY_MODEL", actor: null, details: { reason: "Hate." } }),
    entry("1", {
      action: "REPORT_DISMISSED",
      actor: null,
      about: null,
      details: { reason: "Fine." },
    }),
  ]);
  open("/moderation?tab=audit");
  expect(await screen.findByRole("tab", { name: "Audit log" })).toBeTruthy();
  expect(await screen.findByText("Ms Teach muted Ben.")).toBeTruthy();
  expect(screen.getByText("Until 3 Mar 2026, 09:00. Reason: Be kind.")).toBeTruthy();
  const gone =
    "Somebody whose account is gone dismissed a report about somebody whose account is gone.";
  expect(screen.getByText(gone)).toBeTruthy();
  expect(screen.getByText("Reason: Fine.")).toBeTruthy();
  expect(screen.getByText("A language model took down a message by Ben.")).toBeTruthy();
});

it("the user menu of a teacher leads here, with how many reports and friendships wait", async () => {
  friendships = [mia];
  open();
  await press("My Account");
  const entry = await screen.findByRole("menuitem", { name: /Moderation/ });
  await waitFor(() => expect(entry.textContent).toContain("2 open"));
  expect(entry.getAttribute("href")).toBe("/moderation");
});
