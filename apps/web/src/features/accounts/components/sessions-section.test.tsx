// @vitest-environment jsdom
import type { OpenSession } from "@saywell/contract";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { renderApp } from "../../../testing/render-app";
import { LogOutEverywhereDialog } from "./log-out-everywhere-dialog";
import { SessionsSection } from "./sessions-section";

const read = "GET /api/account/{userId}/sessions";
const everywhere = "POST /api/account/{userId}/log-out-everywhere";
const here: OpenSession = {
  id: "here",
  device: "Firefox on Windows",
  begunAt: "2026-01-02T20:05:00Z",
  lastSeenAt: "2026-01-03T20:05:00Z",
  isThis: true,
};
const phone: OpenSession = { ...here, id: "phone", device: "Safari on iPhone", isThis: false };
let server: FakeServer;
let sessions: OpenSession[];

beforeEach(() => {
  sessions = [here, phone];
  server = createFakeServer();
  server.on(read, () => ({ sessions }));
  server.on("DELETE /api/account/{userId}/sessions/{id}", () => ({ ok: true as const }));
  server.on(everywhere, ({ body }) => {
    sessions = body.keepsThis ? [here] : [];
    return { ended: body.keepsThis ? 1 : 2 };
  });
});
const open = async () => {
  renderApp({ "/": <SessionsSection userId="anna" timeZone="Europe/London" /> }, "/");
  await screen.findByText("Firefox on Windows");
};

it("marks this device, and ends another one", async () => {
  await open();
  expect(screen.getByText("This device").closest("li")?.textContent).toContain("Firefox");
  expect(screen.getAllByText(/Since 2 Jan 2026, 20:05/)).toHaveLength(2);
  fireEvent.click(screen.getByRole("button", { name: /^Log out Safari on iPhone/ }));
  expect(await screen.findByText("Safari on iPhone is logged out.")).toBeTruthy();
  expect(screen.queryByText("Safari on iPhone")).toBeNull();
  expect(document.activeElement).toBe(
    screen.getByRole("list", { name: "Where you are logged in" }),
  );
  const ended = server.calls("DELETE /api/account/{userId}/sessions/{id}");
  expect(ended.map(({ params }) => params)).toEqual([{ userId: "anna", id: "phone" }]);
});

it("ends all others after a question, and this one stays", async () => {
  await open();
  fireEvent.click(screen.getByText("Log out everywhere"));
  expect(server.calls(everywhere)).toEqual([]);
  fireEvent.click(await screen.findByText("All other devices"));
  expect(await screen.findByText("1 other device is logged out.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("Safari on iPhone")).toBeNull());
});

it("ends this one too where that is meant, and leaves", async () => {
  const leave = vi.fn();
  const dialog = (
    <LogOutEverywhereDialog
      userId="anna"
      onOthersEnded={() => undefined}
      onClose={() => undefined}
      leave={leave}
    />
  );
  renderApp({ "/": dialog }, "/");
  fireEvent.click(screen.getByText("Here too"));
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  expect(server.calls(everywhere).map(({ body }) => body)).toEqual([{ keepsThis: false }]);
});

it("a session that has ended already is told, and the list is read anew", async () => {
  server.on("DELETE /api/account/{userId}/sessions/{id}", () => {
    sessions = [here];
    return refusal(404, "This session has ended already.", "not-found");
  });
  await open();
  fireEvent.click(screen.getByRole("button", { name: /^Log out Safari/ }));
  expect((await screen.findByRole("alert")).textContent).toBe("This session has ended already.");
  await waitFor(() => expect(screen.queryByText("Safari on iPhone")).toBeNull());
});

it("can be read again when that failed", async () => {
  server.on(read, () => refusal(503, "Busy.", "unavailable"));
  renderApp({ "/": <SessionsSection userId="anna" timeZone="Europe/London" /> }, "/");
  await screen.findByText("Your devices could not be read.");
  server.on(read, () => ({ sessions }));
  fireEvent.click(screen.getByText("Try again"));
  expect(await screen.findByText("Firefox on Windows")).toBeTruthy();
});
