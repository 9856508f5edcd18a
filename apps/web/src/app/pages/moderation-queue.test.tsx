// @vitest-environment jsdom
import type { QueueGroup, Report } from "@saywell/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
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
const ben = { id: "learner-2", name: "Ben", classes: [] };
const mia = { id: "learner-3", name: "Mia", classes: [] };

const makeReport = (parts: Partial<Report> = {}): Report => ({
  id: "report-1",
  source: "PERSON",
  reason: "RUDE",
  note: "He was rude to me.",
  state: "OPEN",
  reporter: { id: "learner-1", name: "Anna", classes: [] },
  about: ben,
  isSafeguarding: false,
  needsHelp: false,
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
const help = "If somebody is in danger now, call 112 in Germany. findahelpline.com.";
const cry = makeReport({
  id: "report-cry",
  source: "FILTER",
  reason: "SELF_HARM",
  isSafeguarding: true,
  needsHelp: true,
  note: "self-harm",
  reporter: null,
  about: mia,
  help,
  message: { id: null, content: "I want to die", createdAt: "2026-03-02T09:00:00.000Z" },
});

const groupOf = (reports: readonly Report[]): QueueGroup => {
  const [first] = reports;
  const of = (source: Report["source"]) => reports.filter((each) => each.source === source).length;
  return {
    about: first!.about!,
    section: first!.isSafeguarding ? "safeguarding" : "reports",
    severity: first!.isSafeguarding ? "DANGER" : "USUAL",
    count: reports.length,
    reporters: { proved: of("PERSON"), unproved: 0, filter: of("FILTER") },
    reasons: [{ reason: first!.reason, count: reports.length }],
    oldest: reports[0]!.createdAt,
    newest: reports.at(-1)!.createdAt,
  };
};

let server: FakeServer;
let reports: Report[];
let unwatched: number;
/** So many people of a section come with the first page. */
let pageLength: number;

const open = () => reports.filter(({ state }) => state === "OPEN");
const isOf = (one: Report) => (other: Report) =>
  other.about!.id === one.about!.id && other.isSafeguarding === one.isSafeguarding;
const groups = (section?: string) =>
  open()
    .filter((each, place, all) => all.findIndex(isOf(each)) === place)
    .map((each) => groupOf(open().filter(isOf(each))))
    .filter((group) => section === undefined || group.section === section);
const waiting = () => ({
  safeguarding: groups("safeguarding").length,
  reports: groups("reports").length,
});

beforeEach(() => {
  server = createFakeServer();
  reports = [makeReport()];
  unwatched = 0;
  pageLength = 20;
  server.on("GET /api/session", () => ({ user: teacher, demo: false }));
  server.on("GET /api/stripe/subscription/{userId}", () => freeSubscription);
  server.on("GET /api/moderation/friendships", () => []);
  server.on("GET /api/moderation/waiting", waiting);
  server.on("GET /api/moderation/queue", ({ query }) => {
    const all = groups(query["section"]);
    const from = Number(query["cursor"] ?? 0);
    const to = from + pageLength;
    const next = to < all.length ? String(to) : null;
    return { waiting: waiting(), groups: all.slice(from, to), next };
  });
  server.on("GET /api/moderation/watch", () => ({
    admins: 1,
    teachers: 2,
    lastLookedAt: null,
    open: { ...waiting(), unwatched, oldest: null },
  }));
  server.on("GET /api/moderation/reports", ({ query: { section, aboutId, state } }) =>
    reports.filter(
      (each) =>
        (aboutId === undefined || each.about?.id === aboutId) &&
        (state === undefined || each.state === state) &&
        (section === undefined || (section === "safeguarding") === each.isSafeguarding),
    ),
  );
  const decided = { decidedBy: teacher, decidedAt: "2026-03-02T10:00:00Z" };
  server.on("POST /api/moderation/reports/{id}/decide", ({ params, body }) => {
    const state = body.decision === "DISMISS" ? ("DISMISSED" as const) : ("UPHELD" as const);
    reports = reports.map((each) =>
      each.id === params["id"] ? { ...each, state, ...decided } : each,
    );
    return reports[0]!;
  });
  server.on("POST /api/moderation/queue/{id}/decide", ({ params, body }) => {
    reports = reports.map((each) =>
      each.about!.id === params["id"] ? { ...each, state: "DISMISSED", ...decided } : each,
    );
    return { decided: body.count };
  });
});
afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const visit = () => renderApp({ "/moderation": <ModerationPage /> }, "/moderation");
const press = async (name: string | RegExp) =>
  await userEvent.click(await screen.findByRole("button", { name }));
const section = (name: RegExp) => screen.findByRole("region", { name });
const danger = () => section(/^(Somebody may be|People) in danger/);
const others = () => section(/^Other reports/);
const person = (name: string) => screen.findByRole("button", { name });
const openPerson = async (name: string) => await userEvent.click(await person(name));
const decisions = () => server.calls("POST /api/moderation/reports/{id}/decide");
const groupDecisions = () => server.calls("POST /api/moderation/queue/{id}/decide");
const dialog = async () => within(await screen.findByRole("dialog"));
const many = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    makeReport({ id: `report-${n}`, about: { id: `p-${n}`, name: `Person ${n}`, classes: [] } }),
  );

describe("the queue", () => {
  it("reads nobody's words until somebody opens a person, and only that person's then", async () => {
    reports = [makeReport(), cry];
    visit();
    await person("Ben");
    await person("Mia");
    expect(server.calls("GET /api/moderation/reports")).toEqual([]);
    expect(screen.queryByText(/You are stupid/)).toBeNull();
    await openPerson("Ben");
    expect(await screen.findByText(/You are stupid/)).toBeTruthy();
    expect(server.calls("GET /api/moderation/reports").map(({ query }) => query)).toEqual([
      { aboutId: ben.id, section: "reports" },
    ]);
    expect((await person("Ben")).getAttribute("aria-expanded")).toBe("true");
  });

  it("has those who may be in danger first and by themselves, with what to do now", async () => {
    reports = [makeReport(), cry, makeReport({ id: "report-3", about: mia })];
    visit();
    const first = within(await danger());
    await first.findByRole("button", { name: "Mia" });
    expect(first.queryByRole("button", { name: "Ben" })).toBeNull();
    expect(first.getByRole("heading", { level: 2 }).textContent).toContain("(1)");
    expect(first.getByText(/Talk to them today/)).toBeTruthy();
    const second = within(await others());
    expect(second.getByRole("heading", { level: 2 }).textContent).toContain("(2)");
    expect(second.getByRole("button", { name: "Mia" })).toBeTruthy();
    const sections = screen.getAllByRole("heading", { level: 2 }).map((each) => each.textContent);
    expect(sections[0]).toMatch(/danger/);
  });

  it("says who reported: people of whom it is known who they are, others, and a program", async () => {
    server.on("GET /api/moderation/queue", ({ query }) => ({
      waiting: waiting(),
      next: null,
      groups:
        query["section"] === "reports"
          ? [
              {
                ...groupOf(reports),
                count: 6,
                reporters: { proved: 2, unproved: 1, filter: 3 },
                reasons: [
                  { reason: "HATE" as const, count: 2 },
                  { reason: "SPAM" as const, count: 1 },
                ],
              },
            ]
          : [],
    }));
    visit();
    await person("Ben");
    const facts = (await others()).textContent;
    expect(facts).toContain("6 reports, the newest on 2 Mar 2026, 09:05.");
    expect(facts).toContain(
      "Reported by 2 people with a confirmed account and 1 guest or account that is not confirmed.",
    );
    expect(facts).toContain("Found 3 times by a program and not a person.");
    expect(screen.getByText("Hate (2)")).toBeTruthy();
    expect(screen.getByText("Spam")).toBeTruthy();
  });

  it("tells two of one name apart by their classes, before and after somebody is opened", async () => {
    const twoOfOneName = [["5A"], ["6B", "Drama"]].map((classes, n) =>
      makeReport({
        id: `report-${n}`,
        about: { id: `ana-${n}`, name: "Ana May", classes },
        reporter: { id: "ana-2", name: "Ana May", classes: ["7C"] },
      }),
    );
    reports = twoOfOneName;
    visit();
    await person("Ana May (5A)");
    await openPerson("Ana May (6B, Drama)");
    expect(await screen.findByText("About Ana May (6B, Drama)")).toBeTruthy();
    expect(screen.getByText(/^Reported by Ana May \(7C\)/)).toBeTruthy();
  });

  it("comes page by page", async () => {
    reports = many(3);
    pageLength = 2;
    visit();
    await person("Person 1");
    expect(screen.queryByRole("button", { name: "Person 2" })).toBeNull();
    await press("Show more");
    expect(await person("Person 2")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  it("says quietly when nobody waits", async () => {
    reports = [];
    visit();
    expect(await screen.findByText("No open reports")).toBeTruthy();
    expect((await danger()).textContent).toContain("Nobody, as far as people and the filter");
    expect((await danger()).className).not.toContain("warning");
    expect(screen.queryByText(/Somebody may be in danger/)).toBeNull();
    expect(screen.queryByText("What to do now")).toBeNull();
  });

  it.each([
    ["safeguarding", "We could not read whether anybody is in danger."],
    ["reports", "The reports could not be read."],
  ])("whose %s cannot be read can be tried again", async (broken, sentence) => {
    server.on("GET /api/moderation/queue", ({ query }) =>
      query["section"] === broken
        ? refusal(500, "Broken.")
        : { waiting: waiting(), groups: [], next: null },
    );
    visit();
    expect(await screen.findByText(sentence)).toBeTruthy();
    server.on("GET /api/moderation/queue", () => ({
      waiting: waiting(),
      groups: groups(),
      next: null,
    }));
    await press("Try again");
    expect(await person("Ben")).toBeTruthy();
  });

  it("that has changed meanwhile says so, and changes when asked to", async () => {
    let count: () => void = () => undefined;
    server.on("GET /api/moderation/waiting", async () => {
      await new Promise<void>((resolve) => (count = resolve));
      return waiting();
    });
    visit();
    await person("Ben");
    reports = [makeReport(), cry];
    // A clock ticks between the two readings.
    await new Promise((resolve) => setTimeout(resolve, 5));
    count();
    expect(await screen.findByText("The list has changed since you opened it.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Mia" })).toBeNull();
    await press("Show the new list");
    expect(await person("Mia")).toBeTruthy();
  });

  it("goes from person to person with the arrows", async () => {
    reports = [cry, ...many(2)];
    visit();
    (await person("Mia")).focus();
    await person("Person 1");
    const at = () => document.activeElement?.textContent;
    await userEvent.keyboard("{ArrowDown}");
    expect(at()).toBe("Person 0");
    await userEvent.keyboard("{End}");
    expect(at()).toBe("Person 1");
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    expect(at()).toBe("Mia");
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByText(/I want to die/)).toBeTruthy();
  });

  it("says where nobody may look at some reports", async () => {
    unwatched = 2;
    visit();
    expect(await screen.findByText("Nobody at this school may look at 2 reports.")).toBeTruthy();
  });

  it("of the demo's teacher says that it is a demonstration, and asks for nothing of the school", async () => {
    const user = { ...teacher, isDemo: true };
    server.on("GET /api/session", () => ({ user, demo: true }));
    reports = [];
    visit();
    expect(await screen.findByText("This is a demonstration.")).toBeTruthy();
    expect((await danger()).textContent).toContain("A demonstration never shows");
    expect(server.calls("GET /api/moderation/watch")).toEqual([]);
  });

  it("reads decided reports when asked to", async () => {
    reports = [
      makeReport({ state: "UPHELD", decidedBy: teacher, decidedAt: "2026-03-02T10:00:00Z" }),
    ];
    visit();
    await press("Show decided reports");
    expect(await screen.findByText(/You are stupid/)).toBeTruthy();
    expect(screen.getByText("Upheld")).toBeTruthy();
    expect(server.calls("GET /api/moderation/reports").map(({ query }) => query["state"])).toEqual([
      "UPHELD",
      "DISMISSED",
    ]);
  });
});

describe("a report", () => {
  it("shows the message, what stood before it, where, why and by whom", async () => {
    visit();
    await openPerson("Ben");
    const shown = within(await screen.findByRole("article", { name: /About Ben/ }));
    for (const text of ["Rude or unkind", "You are stupid.", "Good morning.", "He was rude to me."])
      expect(shown.getByText(text, { exact: false })).toBeTruthy();
    expect(shown.getByText(/in Coffee corner/)).toBeTruthy();
    expect(shown.getByText(/Reported by Anna/)).toBeTruthy();
    expect(shown.getByText(/on 2 Mar 2026, 09:05/)).toBeTruthy();
  });

  it("is not decided without a reason", async () => {
    visit();
    await openPerson("Ben");
    await press("Dismiss");
    const asked = await dialog();
    await userEvent.click(asked.getByRole("button", { name: "Dismiss" }));
    expect(asked.getByText("Write a few words.")).toBeTruthy();
    expect(document.activeElement).toBe(asked.getByLabelText("Reason"));
    expect(decisions()).toEqual([]);
  });

  it("can end in a mute for some time in its room; then the next person has the focus", async () => {
    reports = [makeReport(), ...many(1)];
    visit();
    await openPerson("Ben");
    await press("Mute");
    const asked = await dialog();
    expect(asked.getByText("Ben reads this. It is kept in the audit log.")).toBeTruthy();
    await userEvent.type(asked.getByLabelText("Reason"), " Be kind here. ");
    await userEvent.selectOptions(asked.getByLabelText("How long"), "1 week");
    await userEvent.selectOptions(asked.getByLabelText("Where"), "Only in Coffee corner");
    await userEvent.click(asked.getByRole("button", { name: "Mute" }));
    expect(await screen.findByText("Ben is muted")).toBeTruthy();
    expect(decisions()[0]).toMatchObject({
      params: { id: "report-1" },
      body: { decision: "MUTE", reason: "Be kind here.", hours: 168, inRoomOnly: true },
    });
    await waitFor(() => expect(screen.queryByRole("button", { name: "Ben" })).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Person 0"));
    expect(await screen.findByText("1 person in this list.")).toBeTruthy();
  });

  it("the last of its section gives the focus to its heading", async () => {
    visit();
    await openPerson("Ben");
    await press("Dismiss");
    const asked = await dialog();
    await userEvent.type(asked.getByLabelText("Reason"), "Fine");
    await userEvent.click(asked.getByRole("button", { name: "Dismiss" }));
    expect(await screen.findByText("No open reports")).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Other reports (0)"));
  });

  it.each([
    ["Dismiss", "Dismiss", { decision: "DISMISS" }],
    ["Take down", "Take down", { decision: "HIDE_MESSAGE" }],
    ["Ban", "Ban", { decision: "BAN", hours: 168 }],
  ])("%s sends nothing but that", async (choice, submit, body) => {
    visit();
    await openPerson("Ben");
    await press(choice);
    const asked = await dialog();
    await userEvent.type(asked.getByLabelText("Reason"), "Why");
    await userEvent.click(asked.getByRole("button", { name: submit }));
    await waitFor(() => expect(decisions()[0]?.body).toEqual({ ...body, reason: "Why" }));
  });

  it("can be banned for without an end", async () => {
    visit();
    await openPerson("Ben");
    await press("Ban");
    const asked = await dialog();
    await userEvent.type(asked.getByLabelText("Reason"), "Why");
    await userEvent.selectOptions(asked.getByLabelText("How long"), "Until it is lifted");
    await userEvent.click(asked.getByRole("button", { name: "Ban" }));
    await waitFor(() => expect(decisions()[0]?.body).toEqual({ decision: "BAN", reason: "Why" }));
  });

  it("that somebody decided a moment ago says so, keeps the words, and the list is read again", async () => {
    reports = [makeReport(), ...many(1)];
    server.on("POST /api/moderation/reports/{id}/decide", () => {
      reports = reports.filter(({ about }) => about !== ben);
      return refusal(409, "This report is already decided.", "conflict");
    });
    visit();
    await openPerson("Ben");
    await press("Dismiss");
    const asked = await dialog();
    await userEvent.type(asked.getByLabelText("Reason"), "Why");
    await userEvent.click(asked.getByRole("button", { name: "Dismiss" }));
    const said = (await asked.findByRole("alert")).textContent;
    expect(said).toMatch(/^This report is already decided\. Your decision was not stored\./);
    expect(asked.getByLabelText<HTMLTextAreaElement>("Reason").value).toBe("Why");
    await userEvent.click(asked.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("button", { name: "Ben" })).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Person 0"));
  });
});

describe("all reports about a person", () => {
  const second = makeReport({ id: "report-2", createdAt: "2026-03-02T09:06:00.000Z" });

  it("are decided at once, as they were read", async () => {
    reports = [makeReport(), second];
    visit();
    await openPerson("Ben");
    // What comes after the reading stays open.
    await press("Dismiss all");
    const asked = await dialog();
    expect(asked.getByText("Dismiss all 2 reports about Ben?")).toBeTruthy();
    await userEvent.type(asked.getByLabelText("Reason"), "Fine");
    await userEvent.click(asked.getByRole("button", { name: "Dismiss all" }));
    expect(await screen.findByText("2 reports dismissed")).toBeTruthy();
    expect(groupDecisions()).toMatchObject([
      {
        params: { id: ben.id },
        body: {
          section: "reports",
          newest: second.createdAt,
          count: 2,
          decision: "DISMISS",
          reason: "Fine",
        },
      },
    ]);
    expect(await screen.findByText("No open reports")).toBeTruthy();
  });

  it("of which one is decided leave the person, who keeps the focus", async () => {
    reports = [makeReport(), second];
    visit();
    await openPerson("Ben");
    await screen.findAllByRole("article");
    await userEvent.click(screen.getAllByRole("button", { name: "Dismiss" })[0]!);
    const asked = await dialog();
    await userEvent.type(asked.getByLabelText("Reason"), "Fine");
    await userEvent.click(asked.getByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Ben"));
    expect(await screen.findByText("Decided before (1)")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Dismiss all" })).toBeNull();
  });
});

describe("somebody who may be in danger", () => {
  it("comes with whom to call, and can only be closed", async () => {
    reports = [cry];
    visit();
    await openPerson("Mia");
    const shown = within(await screen.findByRole("article", { name: /About Mia/ }));
    expect(shown.getByText(/Found by a program and not a person/)).toBeTruthy();
    expect(shown.getByText("This message was not posted.")).toBeTruthy();
    // There is nothing to take down, and nobody is punished for needing help.
    const choices = shown.getAllByRole("button").map((choice) => choice.textContent);
    expect(choices).toEqual(["Close report"]);
    expect((await danger()).textContent).toContain("call 112 in Germany");
    expect(screen.getByRole("link", { name: "findahelpline.com" })).toBeTruthy();
  });

  it("is not closed without a note of what was done, and it is said what is kept", async () => {
    reports = [cry];
    visit();
    await openPerson("Mia");
    await press("Close report");
    const asked = await dialog();
    const note = asked.getByLabelText("What have you done?");
    expect(
      asked.getByText(/Your words, your name and the time are kept with the report/),
    ).toBeTruthy();
    await userEvent.type(note, "Too short");
    await userEvent.click(asked.getByRole("button", { name: "Close report" }));
    expect(asked.getByText("Write at least 10 characters on what you have done.")).toBeTruthy();
    expect(document.activeElement).toBe(note);
    expect(decisions()).toEqual([]);
    await userEvent.type(note, ", so I called her");
    await userEvent.click(asked.getByRole("button", { name: "Close report" }));
    expect(await screen.findByText("Report closed")).toBeTruthy();
    expect(decisions()[0]?.body).toEqual({
      decision: "DISMISS",
      reason: "Too short, so I called her",
    });
  });

  it("is never among those who are punished together", async () => {
    reports = [cry, { ...cry, id: "report-2", source: "PERSON", note: "" }];
    visit();
    await openPerson("Mia");
    const all = within(await screen.findByRole("group", { name: "Decide all 2 at once" }));
    expect(all.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Close all"]);
  });
});
