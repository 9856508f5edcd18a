// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ReplyOf } from "../../../lib/api-client";
import { makeSystem, serveAdmin } from "../../../testing/administration";
import type { FakeServer } from "../../../testing/fake-server";
import { renderApp } from "../../../testing/render-app";
import AuditPage from "./audit-page";
import ConsentsPage from "./consents-page";
import JobsPage from "./jobs-page";
import MailPage from "./mail-page";
import OneMailPage from "./one-mail-page";

let server: FakeServer;
beforeEach(() => {
  server = serveAdmin();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = "2026-03-02T09:00:00.000Z";

describe("the audit log", () => {
  const open = (address = "/admin/audit") => renderApp({ "/admin/audit": <AuditPage /> }, address);

  test("reads as sentences with their reasons", async () => {
    const people = { actor: { id: "1", name: "Helena" }, about: { id: "2", name: "Ben" } };
    const details = { reason: "Was rude." };
    const entry = { id: "1", at, action: "account-suspended", details, ...people };
    server.on("GET /api/admin/audit", () => ({ entries: [entry], next: null }));
    open();
    await screen.findByText("Helena suspended Ben.");
    expect(screen.getByText("Reason: Was rude.")).toBeTruthy();
  });

  test("is searched by action, person and time, the last day as a whole", async () => {
    open("/admin/audit?action=log-in&from=2026-03-02&until=2026-03-02&who=helena");
    await userEvent.type(await screen.findByLabelText("Whom it is about"), "anna@");
    await waitFor(() =>
      expect(server.calls("GET /api/admin/audit").at(-1)?.query).toEqual({
        action: "log-in",
        who: "helena",
        whom: "anna@",
        from: new Date(2026, 2, 2).toISOString(),
        until: new Date(2026, 2, 3).toISOString(),
      }),
    );
  });

  test("leaves out looks at children's data, which are most of it, until they are asked for", async () => {
    const people = { actor: { id: "1", name: "Helena" }, about: { id: "2", name: "Mia" } };
    const details = { what: "GET /api/rooms/{id}/messages" };
    const look = { id: "1", at, action: "child-data-read", details, ...people };
    server.on("GET /api/admin/audit", ({ query }) => ({
      entries: query["withoutLooks"] === "1" ? [] : [look],
      next: null,
    }));
    open();
    await screen.findByText("Nothing was found");
    const choice = screen.getByLabelText("What was done");
    await userEvent.selectOptions(choice, "Looked at a child's data");
    await screen.findByText("Helena looked at what is kept about Mia.");
    expect(screen.getByText("What: what was said in a room.")).toBeTruthy();
    await userEvent.selectOptions(choice, "Everything");
    await waitFor(() => expect(server.calls("GET /api/admin/audit").at(-1)?.query).toEqual({}));
  });

  test("says so where the file cannot be made", async () => {
    open();
    await userEvent.click(await screen.findByRole("button", { name: "Export as CSV" }));
    await screen.findByText("No handler for GET /api/admin/audit/export.");
  });
});

describe("mail", () => {
  const mail: ReplyOf<"GET /api/admin/mails/{id}"> = {
    id: "mail-1",
    to: "anna@example.org",
    accountId: null,
    aboutId: null,
    kind: "invitation",
    subject: "You are invited",
    state: "NOT_SENT",
    attempts: 0,
    nextTryAt: null,
    lastError: null,
    createdAt: at,
    sentAt: null,
    body: { text: "Come and learn.", html: "<p>Come and <script>x()</script>learn.</p>" },
    hiddenLink: null,
  };
  const { body: _, hiddenLink: __, ...listed } = mail;
  const open = (address = "/admin/mail") =>
    renderApp({ "/admin/mail": <MailPage />, "/admin/mail/:mailId": <OneMailPage /> }, address);

  test("from before there was a mail server is sent at once, or deleted, after a question", async () => {
    server.on("GET /api/admin/mails", () => ({ mailServer: "set", mails: [listed], next: null }));
    server.on("POST /api/admin/unsent-mails/send", () => ({ mails: 1 }));
    server.on("DELETE /api/admin/unsent-mails", () => ({ mails: 1 }));
    open();
    await userEvent.click(await screen.findByRole("button", { name: "Send them all now" }));
    await userEvent.click(await screen.findByRole("button", { name: "Send them all" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.calls("POST /api/admin/unsent-mails/send")).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "Delete them" }));
    expect(server.calls("DELETE /api/admin/unsent-mails")).toEqual([]);
    await userEvent.click(await screen.findByRole("button", { name: "Delete them all" }));
    await waitFor(() => expect(server.calls("DELETE /api/admin/unsent-mails")).toHaveLength(1));
  });

  test("is searched by address, kind and state", async () => {
    server.on("GET /api/admin/mails", () => ({ mailServer: "set", mails: [], next: null }));
    open("/admin/mail?state=FAILED&kind=invitation");
    await userEvent.type(await screen.findByLabelText("Address"), "anna@");
    await waitFor(() =>
      expect(server.calls("GET /api/admin/mails").at(-1)?.query).toEqual({
        state: "FAILED",
        kind: "invitation",
        q: "anna@",
      }),
    );
  });

  test("is labelled as not sent where no mail server is set, and cannot be sent again", async () => {
    server.on("GET /api/admin/mails", () => ({ mailServer: "none", mails: [listed], next: null }));
    open();
    await screen.findByText("Not sent: no mail server is set.");
    expect(screen.getAllByText("Not sent: no mail server is set").length).toBeGreaterThan(0);
    expect(screen.queryByRole("button", { name: /^Send again/ })).toBeNull();
  });

  test("that was refused says why and is sent again", async () => {
    const refused = {
      ...listed,
      state: "FAILED",
      lastError: "The mail server refused. It said: 550 no such mailbox",
    } as const;
    server.on("GET /api/admin/mails", () => ({ mailServer: "set", mails: [refused], next: null }));
    server.on("POST /api/admin/mails/{id}/send-again", () => ({ ...listed, state: "WAITING" }));
    open();
    await screen.findByText("The mail server refused. It said: 550 no such mailbox");
    await userEvent.click(screen.getByRole("button", { name: /^Send again/ }));
    await screen.findByText("The mail will be sent");
    expect(server.calls("POST /api/admin/mails/{id}/send-again")[0]?.params.id).toBe("mail-1");
  });

  test("is read as text, and as HTML that runs and loads nothing", async () => {
    server.on("GET /api/admin/mails/{id}", () => mail);
    server.on("GET /api/admin/system", () => makeSystem({ hasMailServer: false }));
    open("/admin/mail/mail-1");
    await screen.findByText("Come and learn.");
    await userEvent.click(screen.getByRole("tab", { name: "As HTML" }));
    const frame = await screen.findByTitle("The mail as HTML");
    expect(frame.getAttribute("sandbox")).toBe("");
    expect(frame.getAttribute("srcdoc")).toContain("default-src 'none'");
    expect(server.calls("GET /api/admin/mails/{id}")).toHaveLength(1);
  });

  test.each([
    ["STAFF", /Whoever runs Saywell makes them another one: npm run admin -- recover/],
    ["SENT", /A mail server is set: it carries the link to its reader/],
  ] as const)("whose link is hidden says why, and what to do: %s", async (hiddenLink, words) => {
    server.on("GET /api/admin/mails/{id}", () => ({ ...mail, hiddenLink }));
    open("/admin/mail/mail-1");
    await screen.findByText("Come and learn.");
    expect(screen.getByRole("note").textContent).toMatch(words);
  });

  test("that is gone with its link says so", async () => {
    server.on("GET /api/admin/mails/{id}", () => ({ ...mail, state: "SENT", body: null }));
    open("/admin/mail/mail-1");
    await screen.findByText(/The words of this mail are gone/);
  });
});

test("a failed job shows its reason and is done again", async () => {
  const job = { id: "job-1", name: "send-mail", reason: "It was too slow.", tries: 6 };
  server.on("GET /api/admin/jobs/failed", () => ({
    jobs: [{ ...job, createdAt: at, failedAt: at }],
    next: null,
  }));
  server.on("POST /api/admin/jobs/{name}/{id}/retry", () => ({ ok: true }));
  renderApp({ "/admin/jobs": <JobsPage /> }, "/admin/jobs");
  await screen.findByText("It was too slow.");
  await userEvent.click(screen.getByRole("button", { name: "Try again: Send a mail" }));
  await screen.findByText("The job will be done again");
  expect(server.calls("POST /api/admin/jobs/{name}/{id}/retry")[0]?.params).toEqual({
    name: "send-mail",
    id: "job-1",
  });
});

test("the consents of 10,000 children come a page at a time, those that wait alone if wanted", async () => {
  const consent = {
    id: "consent-1",
    userId: "person-1",
    userName: "Mia",
    state: "ASKED",
    by: "PARENT",
    who: "mother@example.org",
    isOfMinor: true,
    isFromChildsDevice: false,
    askedAt: at,
    decidedAt: null,
    wordingVersion: 1,
    isReplaced: false,
    until: null,
  } as const;
  server.on("GET /api/admin/consents", ({ query }) =>
    query["cursor"] === "second"
      ? { total: 10_000, consents: [{ ...consent, id: "2", userName: "Lea" }], next: null }
      : { total: 10_000, consents: [consent], next: "second" },
  );
  renderApp({ "/admin/consents": <ConsentsPage /> }, "/admin/consents?state=ASKED");
  await screen.findByText(/^10,000 consents\./);
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  await screen.findByRole("link", { name: "Lea" });
  screen.getByRole("link", { name: "Mia" });
  expect(server.calls("GET /api/admin/consents").at(-1)?.query).toEqual({
    state: "ASKED",
    cursor: "second",
  });
});

test("a consent shows what an admin should look into, and one that was replaced waits for nobody", async () => {
  const consent = {
    id: "consent-1",
    userId: "person-1",
    userName: "Mia",
    state: "GIVEN",
    by: "PARENT",
    who: "mother@example.org",
    isOfMinor: false,
    isFromChildsDevice: true,
    askedAt: at,
    decidedAt: at,
    wordingVersion: 2,
    isReplaced: false,
    until: null,
  } as const;
  const others = [
    { ...consent, id: "2", state: "ASKED", isFromChildsDevice: false, isReplaced: true },
    { ...consent, id: "3", state: "WITHDRAWN", isFromChildsDevice: false, until: at },
  ] as const;
  server.on("GET /api/admin/consents", () => ({
    total: 3,
    consents: [consent, ...others],
    next: null,
  }));
  renderApp({ "/admin/consents": <ConsentsPage /> }, "/admin/consents");
  await screen.findByText(/came from a device that the child uses/);
  screen.getByText("Asked, then another was");
  expect(screen.queryByText("Asked, no answer yet", { selector: "span" })).toBeNull();
  screen.getByText(/Without a yes this account becomes a guest's on 2 Mar 2026/);
  await userEvent.type(screen.getByLabelText("Child's name or parent's address"), "mia");
  await expect
    .poll(() => server.calls("GET /api/admin/consents").at(-1)?.query)
    .toEqual({ q: "mia" });
});
