// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeSystem, makeWatch, serveAdmin } from "../../../testing/administration";
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
  });
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
    "1 person may be in danger",
    "No mail server is set",
    "System",
  ]);
  expect(screen.getByText("Saywell makes no backups yet")).toBeTruthy();
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

test("the name of the school stands in the title and in the header", async () => {
  server.on("GET /api/school", () => ({ ...school, name: "Riverside School" }));
  open();
  await waitFor(() => expect(document.title).toBe("Administration · Riverside School"));
  expect(within(screen.getByRole("banner")).getByText("Riverside School")).toBeTruthy();
});
