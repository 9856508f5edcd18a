// @vitest-environment jsdom
import type { ConsentStatus } from "@saywell/contract";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { renderApp } from "../../../testing/render-app";
import { ConsentCard } from "./consent-card";

const ask = "POST /api/account/{userId}/consent";
let server: FakeServer;
let status: ConsentStatus;
const onGiven = vi.fn();

beforeEach(() => {
  onGiven.mockClear();
  status = { needsConsent: true, state: null, who: null, until: "2026-03-03T12:00:00Z" };
  server = createFakeServer();
  server.on("GET /api/account/{userId}/consent", () => status);
  server.on(ask, ({ body }) => {
    status = { ...status, state: "ASKED", who: body.parentEmail };
    return status;
  });
});
const open = () =>
  renderApp({ "/": <ConsentCard userId="mia" timeZone="Europe/London" onGiven={onGiven} /> }, "/");
const asked = () => server.calls(ask).map(({ body }) => body.parentEmail);
const type = (email: string) =>
  fireEvent.change(screen.getByLabelText("Your parent's email"), { target: { value: email } });

it("a child who has asked nobody is told what to do, and by when", async () => {
  open();
  expect(await screen.findByText(/Tell us their email/)).toBeTruthy();
  expect(screen.getByText(/until 3 March 2026/)).toBeTruthy();
  type("mum");
  fireEvent.click(screen.getByText("Ask my parent"));
  expect(document.activeElement).toBe(screen.getByLabelText("Your parent's email"));
  expect(asked()).toEqual([]);
  type("mum@example.org");
  fireEvent.click(screen.getByText("Ask my parent"));
  expect(await screen.findByText("We asked your parent")).toBeTruthy();
  expect(screen.getByText("mum@example.org")).toBeTruthy();
  expect(asked()).toEqual(["mum@example.org"]);
});

it("a child who waits can have the mail sent again, or to another address", async () => {
  status = { ...status, state: "ASKED", who: "mum@example.org" };
  open();
  fireEvent.click(await screen.findByText("Send the mail again"));
  await screen.findByText(/We sent the mail/);
  fireEvent.click(screen.getByText("Use another email"));
  type("dad@example.org");
  fireEvent.click(screen.getByText("Ask my parent"));
  expect(await screen.findByText("dad@example.org")).toBeTruthy();
  expect(asked()).toEqual(["mum@example.org", "dad@example.org"]);
});

it("says why a parent was not asked again", async () => {
  status = { ...status, state: "ASKED", who: "mum@example.org" };
  server.on(ask, () => refusal(409, "You have asked enough for today.", "conflict"));
  open();
  fireEvent.click(await screen.findByText("Send the mail again"));
  expect((await screen.findByRole("alert")).textContent).toBe("You have asked enough for today.");
});

it.each([
  ["REFUSED", "Your parent said no"],
  ["WITHDRAWN", "Your parent said stop"],
] as const)("after %s the child learns alone, and can ask again", async (state, title) => {
  status = { ...status, state, who: "mum@example.org", until: null };
  open();
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(/all lessons are open/)).toBeTruthy();
  fireEvent.click(screen.getByText("Ask again"));
  expect(await screen.findByLabelText("Your parent's email")).toBeTruthy();
});

it("tells the page once a parent has agreed meanwhile", async () => {
  status = { ...status, needsConsent: false, state: "GIVEN" };
  open();
  await expect.poll(() => onGiven.mock.calls.length).toBe(1);
});

it("can be read again when that failed", async () => {
  server.on("GET /api/account/{userId}/consent", () => refusal(503, "Busy.", "unavailable"));
  open();
  const again = await screen.findByText("Try again");
  server.on("GET /api/account/{userId}/consent", () => status);
  fireEvent.click(again);
  expect(await screen.findByText(/Tell us their email/)).toBeTruthy();
});
