// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { admin, makeSystem, makeWatch, serveAdmin } from "../../../testing/administration";
import { type FakeServer, refusal, school } from "../../../testing/fake-server";
import { guest } from "../../../testing/learning";
import { renderApp } from "../../../testing/render-app";
import OverviewPage from "./overview-page";

let server: FakeServer;
beforeEach(() => {
  server = serveAdmin();
});
afterEach(cleanup);

const open = () => renderApp({ "/admin": <OverviewPage /> }, "/admin");

describe("who is not an admin", () => {
  test.each([null, guest, { ...guest, role: "TEACHER", isGuest: false } as const])(
    "reads that the page is for admins, and nothing of the school: %o",
    async (user) => {
      server.on("GET /api/session", () => ({ user, demo: false }));
      open();
      await screen.findByRole("heading", { level: 1, name: "This page is for admins" });
      expect(screen.queryByRole("navigation", { name: "Administration" })).toBeNull();
      expect(server.calls("GET /api/admin/system")).toEqual([]);
    },
  );

  test("is not made a guest by looking", async () => {
    server.on("GET /api/session", () => ({ user: null, demo: false }));
    open();
    await screen.findByRole("heading", { level: 1 });
    expect(server.calls("POST /api/session/guest")).toEqual([]);
  });

  test("reads the command that makes an admin, where there is none", async () => {
    server.on("GET /api/session", () => ({ user: null, demo: false }));
    server.on("GET /api/school", () => ({ ...school, hasAdmin: false }));
    open();
    await screen.findByRole("heading", { level: 1, name: "There is no admin yet" });
    expect(screen.getByText("npm run admin -- create EMAIL")).toBeTruthy();
    expect(screen.queryByText("Nobody looks at reports.")).toBeNull();
  });

  test("reads that nobody looks at reports, where there is neither an admin nor a teacher", async () => {
    server.on("GET /api/session", () => ({ user: null, demo: false }));
    server.on("GET /api/school", () => ({ ...school, hasAdmin: false, hasTeacher: false }));
    open();
    expect(await screen.findByText("Nobody looks at reports.")).toBeTruthy();
  });
});

test("an admin without a second factor sets it up here, keeps the codes, and is in the administration", async () => {
  let user: typeof admin & { needsSecondFactor: boolean } = { ...admin, needsSecondFactor: true };
  server.on("GET /api/session", () => ({ user, demo: false }));
  server.on("GET /api/account/{userId}/sign-ins", () => ({ signIns: [], hasPassword: true }));
  const factor = { isOffered: true, isRequired: true, since: null, recoveryCodesLeft: 0 };
  server.on("GET /api/account/{userId}/second-factor", () => factor);
  server.on("POST /api/account/{userId}/second-factor", () => ({
    secret: "ABCDEFGH",
    uri: "otpauth://totp/x",
    qr: "<svg />",
  }));
  server.on("POST /api/account/{userId}/second-factor/confirm", () => {
    user = { ...admin, needsSecondFactor: false };
    return { recoveryCodes: ["ABCD-EFGH-JKLM-NPQR"] };
  });
  open();
  await screen.findByRole("heading", { level: 1, name: "Set up your second factor first" });
  await screen.findByText(/gets hold of an admin's password/);
  await userEvent.type(await screen.findByLabelText("Your password now"), "it");
  await userEvent.click(screen.getByRole("button", { name: "Set it up" }));
  await userEvent.type(await screen.findByLabelText("Code"), "123456{Enter}");
  await screen.findByText("ABCD-EFGH-JKLM-NPQR");
  await waitFor(() => expect(server.calls("GET /api/session").length).toBeGreaterThan(1));
  expect(screen.getByText("ABCD-EFGH-JKLM-NPQR")).toBeTruthy();
  expect(server.calls("GET /api/admin/system")).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "I have kept them" }));
  await screen.findByRole("navigation", { name: "Administration" });
});

test("an admin sees where they are among the pages of the administration", async () => {
  open();
  const pages = within(await screen.findByRole("navigation", { name: "Administration" }));
  expect(pages.getByRole("link", { current: "page" }).textContent).toBe("Overview");
  expect(pages.getByRole("link", { name: "Audit log" }).getAttribute("href")).toBe("/admin/audit");
});

test("what needs attention comes before the figures of the system", async () => {
  server.on("GET /api/moderation/watch", () => makeWatch({ safeguarding: 1 }));
  server.on("GET /api/admin/system", () => makeSystem({ hasMailServer: false }));
  open();
  await screen.findByText("No mail server is set");
  const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(headings).toEqual([
    "Administration",
    "Needs attention",
    "Somebody may be in danger: 1 report",
    "No mail server is set",
    "System",
  ]);
  expect(screen.getByText("Saywell makes no backups yet")).toBeTruthy();
});

test("what the classifier never read is told, and whether it reads at all", async () => {
  server.on("GET /api/admin/system", () =>
    makeSystem({ classified: { read: 12_000, unread: 340, failed: 0 } }),
  );
  open();
  await screen.findByText("12,000 by the classifier; 340 not: there were too many at once");
  cleanup();
  server.on("GET /api/admin/system", () => makeSystem({ classified: null }));
  open();
  await screen.findByText("Only by the rules, and the language model where one is set");
});

test("where all is well it says so, and not before all is known", async () => {
  server.on("GET /api/admin/jobs", () => refusal(500, "Something went wrong."));
  open();
  await screen.findByText("Not everything could be read: the jobs.");
  expect(screen.queryByText("Nothing waits for you.")).toBeNull();
  server.on("GET /api/admin/jobs", () => ({ kinds: [] }));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("Nothing waits for you.");
});

test.each([
  [true, "are a section where the school charges"],
  [false, "are no section where it does not"],
])("requests for a plan (%j) %s", async (charges) => {
  server.on("GET /api/school", () => ({ ...school, charges }));
  open();
  await screen.findByRole("heading", { level: 1, name: "Administration" });
  await waitFor(() => expect(server.calls("GET /api/admin/system")).not.toEqual([]));
  const sections = within(screen.getByRole("navigation", { name: "Administration" }));
  expect(sections.queryAllByText("Plan requests")).toHaveLength(charges ? 1 : 0);
  expect(sections.getByText("Settings")).toBeTruthy();
});

test("the name of the school stands in the title and in the header", async () => {
  server.on("GET /api/school", () => ({ ...school, name: "Riverside School" }));
  open();
  await waitFor(() => expect(document.title).toBe("Administration · Riverside School"));
  expect(within(screen.getByRole("banner")).getByText("Riverside School")).toBeTruthy();
});
