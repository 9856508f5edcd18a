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
  status = {
    needsConsent: true,
    state: null,
    who: null,
    isUndelivered: false,
    until: "2026-03-03T12:00:00Z",
  };
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
  expect(screen.getByText(/You need a yes by 3 March 2026/)).toBeTruthy();
  type("mum");
  fireEvent.click(screen.getByText("Ask my parent"));
  expect(document.activeElement).toBe(screen.getByLabelText("Your parent's email"));
  expect(asked()).toEqual([]);
  type("mum@example.org");
  fireEvent.click(screen.getByText("Ask my parent"));
  expect(await screen.findByText("We asked your parent")).toBeTruthy();
  expect(screen.getByText("mum@example.org")).toBeTruthy();
  const said = screen.getByText("We sent the mail. Tell your parent about it.");
  expect(document.activeElement).toBe(said);
  expect(asked()).toEqual(["mum@example.org"]);
});

it("a child who waits can have the mail sent again, or to another address", async () => {
  status = { ...status, state: "ASKED", who: "mum@example.org" };
  open();
  fireEvent.click(await screen.findByText("Send the mail again"));
  await screen.findByText(/We sent the mail/);
  fireEvent.click(screen.getByText("Use another email"));
  expect(document.activeElement).toBe(screen.getByLabelText("Your parent's email"));
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

it("a mail that could not be sent again takes back the line that one was sent", async () => {
  status = { ...status, state: "ASKED", who: "mum@example.org" };
  open();
  fireEvent.click(await screen.findByText("Send the mail again"));
  await screen.findByText(/We sent the mail/);
  server.on(ask, () => refusal(409, "You have asked enough for today.", "conflict"));
  fireEvent.click(screen.getByText("Send the mail again"));
  await screen.findByText("You have asked enough for today.");
  expect(screen.queryByText(/We sent the mail/)).toBeNull();
});

it("a mail that did not arrive says to which address, and asks for the right one", async () => {
  status = { ...status, state: "ASKED", who: "mumm@example.org", isUndelivered: true };
  server.on(ask, ({ body }) => {
    status = { ...status, who: body.parentEmail, isUndelivered: false };
    return status;
  });
  open();
  await screen.findByText("The mail did not arrive");
  expect(screen.getByText("mumm@example.org")).toBeTruthy();
  expect(screen.queryByText(/We wrote to/)).toBeNull();
  type("mum@example.org");
  fireEvent.click(screen.getByText("Ask my parent"));
  await screen.findByText("We asked your parent");
});

it("after a no the child reads that the parent can still say yes, and can ask by email again", async () => {
  status = { ...status, state: "REFUSED", who: "mum@example.org" };
  open();
  expect(await screen.findByText("Your parent said no")).toBeTruthy();
  screen.getByText(/They can still say yes: there is a link in our last mail/);
  screen.getByText(/Your parent can say yes until 3 March 2026/);
  expect(screen.getByText(/all lessons are open/)).toBeTruthy();
  fireEvent.click(screen.getByText("Ask a parent by email"));
  expect(await screen.findByLabelText("Your parent's email")).toBeTruthy();
});

it("after a stop the child can ask that parent alone, and reads that others do not see the words", async () => {
  status = { ...status, state: "WITHDRAWN", who: "mum@example.org" };
  open();
  expect(await screen.findByText("Your parent said stop")).toBeTruthy();
  screen.getByText(/Others do not see what you wrote/);
  expect(screen.queryByText("Ask a parent by email")).toBeNull();
  fireEvent.click(screen.getByText("Ask this parent again"));
  await screen.findByText("We asked your parent");
  expect(asked()).toEqual(["mum@example.org"]);
});

it("an account of the school's waits without a day on which it ends", async () => {
  status = { ...status, state: "WITHDRAWN", who: "Your school", until: null };
  open();
  await screen.findByText("Your school said stop");
  expect(screen.queryByText(/as a guest/)).toBeNull();
});

it("a mail that fails after it was sent takes back the line that it was", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    status = { ...status, state: "ASKED", who: "mum@example.org" };
    open();
    fireEvent.click(await screen.findByText("Send the mail again"));
    await screen.findByText(/We sent the mail/);
    status = { ...status, isUndelivered: true };
    await vi.advanceTimersByTimeAsync(10_000);
    await screen.findByText("The mail did not arrive");
    expect(screen.queryByText(/We sent the mail/)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

it("a no takes back the line that the mail was sent", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    status = { ...status, state: "ASKED", who: "mum@example.org" };
    open();
    fireEvent.click(await screen.findByText("Send the mail again"));
    await screen.findByText(/We sent the mail/);
    status = { ...status, state: "REFUSED" };
    await vi.advanceTimersByTimeAsync(10_000);
    await screen.findByText("Your parent said no");
    expect(screen.queryByText(/We sent the mail/)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

it("turns by itself once a parent has agreed", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    status = { ...status, state: "ASKED", who: "mum@example.org" };
    open();
    await screen.findByText("We asked your parent");
    status = { ...status, needsConsent: false, state: "GIVEN" };
    expect(onGiven).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.poll(() => onGiven.mock.calls.length).toBe(1);
  } finally {
    vi.useRealTimers();
  }
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
