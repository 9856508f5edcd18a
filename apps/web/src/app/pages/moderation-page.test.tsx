// @vitest-environment jsdom
import type { AuditEntry, Report, WaitingFriendship } from "@saywell/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ListedSanction } from "../../features/moderation/components/sanction-card";
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

const makeReport = (parts: Partial<Report> = {}): Report => ({
  id: "report-1",
  source: "PERSON",
  reason: "RUDE",
  note: "He was rude to me.",
  state: "OPEN",
  reporter: { id: "learner-1", name: "Anna" },
  about: ben,
  isSafeguarding: false,
  help: null,
  room: { id: "room-1", name: "Coffee corner" },
  saidTo: null,
  message: { id: "message-1", content: "You are stupid.", createdAt: "2026-03-02T09:00:00.000Z" },
  context: [{ userName: "Anna", content: "Good morning." }],
  createdAt: "2026-03-02T09:05:00.000Z",
  decidedAt: null,
  decidedBy: null,
  decisionNote: null,
  ...parts,
});

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
let reports: Report[];
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
  reports = [makeReport()];
  sanctions = [];
  friendships = [];
  server.on("GET /api/session", () => ({ user: teacher, demo: false }));
  server.on("GET /api/stripe/subscription/{userId}", () => ({
    planType: "FREEMIUM",
    status: "active",
  }));
  server.on("GET /api/moderation/reports", () => reports);
  server.on("GET /api/moderation/waiting", () => ({ safeguarding: 0, reports: reports.length }));
  server.on("GET /api/moderation/sanctions", () => sanctions);
  server.on("GET /api/moderation/friendships", () => friendships);
  server.on("GET /api/moderation/audit", () => []);
  server.on("POST /api/moderation/reports/{id}/decide", () => {
    const [first] = reports;
    reports = [
      { ...first!, state: "UPHELD", decidedBy: teacher, decidedAt: "2026-03-02T10:00:00Z" },
    ];
    return reports[0]!;
  });
});
afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const open = (at = "/moderation") => renderApp({ "/moderation": <ModerationPage /> }, at);
const press = async (name: string | RegExp) =>
  await userEvent.click(await screen.findByRole("button", { name }));
const card = (about = /About Ben/) => screen.getByRole("article", { name: about });

describe("who is no teacher", () => {
  it("is told so, with a way back, and nothing is read", async () => {
    server.on("GET /api/session", () => ({ user: guest, demo: false }));
    open();
    expect(await screen.findByRole("heading", { name: "This page is for teachers" })).toBeTruthy();
    const link = screen.getByRole("link", { name: "Back to Dashboard" });
    expect(link.getAttribute("href")).toBe("/student-dashboard");
    expect(server.calls("GET /api/moderation/reports")).toEqual([]);
    expect(server.calls("GET /api/moderation/friendships")).toEqual([]);
  });
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

describe("a report", () => {
  it("shows the message, what stood before it, who, where, why and by whom", async () => {
    open();
    await screen.findByText("Open (1)");
    const shown = within(card());
    for (const text of [
      "Rude or unkind",
      "You are stupid.",
      "Good morning.",
      "He was rude to me.",
    ]) {
      expect(shown.getByText(text, { exact: false })).toBeTruthy();
    }
    expect(shown.getByText(/in Coffee corner/)).toBeTruthy();
    expect(shown.getByText(/Reported by Anna/)).toBeTruthy();
    expect(shown.getByText(/on 2 Mar 2026, 09:05/)).toBeTruthy();
  });

  it("of somebody who may harm themselves says what to do first", async () => {
    reports = [
      makeReport({
        source: "FILTER",
        reason: "SELF_HARM",
        isSafeguarding: true,
        note: "self-harm",
        reporter: null,
        message: { ...reports[0]!.message!, id: null },
      }),
    ];
    open();
    await screen.findByText("Open (1)");
    expect(within(card()).getByText(/This person may need help/)).toBeTruthy();
    expect(within(card()).getByText(/Found by the filter/)).toBeTruthy();
    expect(within(card()).getByText("This message was not posted.")).toBeTruthy();
    // There is nothing to take down, and nobody is punished for needing help.
    const choices = within(card()).getAllByRole("button");
    expect(choices.map((choice) => choice.textContent)).toEqual(["Close report"]);
    await press("Close report");
    expect(await screen.findByText("Say what you have done for Ben.")).toBeTruthy();
  });

  it("is not decided without a reason", async () => {
    open();
    await press("Dismiss");
    const dialog = await screen.findByRole("dialog", { name: "Dismiss this report?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Dismiss" }));
    expect(within(dialog).getByText("Write a few words.")).toBeTruthy();
    expect(document.activeElement).toBe(within(dialog).getByLabelText("Reason"));
    expect(server.calls("POST /api/moderation/reports/{id}/decide")).toEqual([]);
  });

  it("can end in a mute for some time in its room, and then stands among the decided ones", async () => {
    open();
    await press("Mute");
    const dialog = within(await screen.findByRole("dialog", { name: "Mute Ben?" }));
    expect(dialog.getByText("Ben reads this.")).toBeTruthy();
    await userEvent.type(dialog.getByLabelText("Reason"), " Be kind here. ");
    await userEvent.selectOptions(dialog.getByLabelText("How long"), "1 week");
    await userEvent.selectOptions(dialog.getByLabelText("Where"), "Only in Coffee corner");
    await userEvent.click(dialog.getByRole("button", { name: "Mute" }));
    expect(await screen.findByText("Ben is muted")).toBeTruthy();
    const [call] = server.calls("POST /api/moderation/reports/{id}/decide");
    expect(call).toMatchObject({
      params: { id: "report-1" },
      body: { decision: "MUTE", reason: "Be kind here.", hours: 168, inRoomOnly: true },
    });
    expect(await screen.findByText("No open reports")).toBeTruthy();
    expect(within(card()).getByText("Upheld")).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Open (0)"));
  });

  it.each([
    ["Dismiss", "Dismiss", { decision: "DISMISS" }],
    ["Take down", "Take down", { decision: "HIDE_MESSAGE" }],
    ["Ban", "Ban", { decision: "BAN", hours: 168 }],
  ])("%s sends nothing but that", async (choice, submit, body) => {
    open();
    await press(choice);
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Reason"), "Why");
    await userEvent.click(dialog.getByRole("button", { name: submit }));
    await waitFor(() =>
      expect(server.calls("POST /api/moderation/reports/{id}/decide")[0]?.body).toEqual({
        ...body,
        reason: "Why",
      }),
    );
  });

  it("can be banned for without an end", async () => {
    open();
    await press("Ban");
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Reason"), "Why");
    await userEvent.selectOptions(dialog.getByLabelText("How long"), "Until it is lifted");
    await userEvent.click(dialog.getByRole("button", { name: "Ban" }));
    await waitFor(() =>
      expect(server.calls("POST /api/moderation/reports/{id}/decide")[0]?.body).toEqual({
        decision: "BAN",
        reason: "Why",
      }),
    );
  });

  it("that somebody else has decided meanwhile says so, and is read again", async () => {
    server.on("POST /api/moderation/reports/{id}/decide", () =>
      refusal(409, "This report is already decided.", "conflict"),
    );
    open();
    await press("Dismiss");
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Reason"), "Why");
    await userEvent.click(dialog.getByRole("button", { name: "Dismiss" }));
    expect((await dialog.findByRole("alert")).textContent).toBe("This report is already decided.");
    await waitFor(() =>
      expect(server.calls("GET /api/moderation/reports").length).toBeGreaterThan(1),
    );
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

it("a list that cannot be read can be tried again", async () => {
  server.on("GET /api/moderation/reports", () => refusal(500, "Broken."));
  open();
  expect(await screen.findByText("The reports could not be read.")).toBeTruthy();
  server.on("GET /api/moderation/reports", () => reports);
  await press("Try again");
  expect(await screen.findByText("Open (1)")).toBeTruthy();
});

it("the user menu of a teacher leads here, with how many reports and friendships wait", async () => {
  friendships = [mia];
  open();
  await press("My Account");
  const entry = await screen.findByRole("menuitem", { name: /Moderation/ });
  await waitFor(() => expect(entry.textContent).toContain("2 open"));
  expect(entry.getAttribute("href")).toBe("/moderation");
});
