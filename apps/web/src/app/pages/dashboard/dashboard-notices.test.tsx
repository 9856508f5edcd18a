// @vitest-environment jsdom
import type { SessionUser } from "@saywell/contract";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { keepPendingAnswers } from "../../../features/lessons/model/pending-answers";
import { openDashboard, server, setUpDashboard } from "../../../testing/dashboard";
import { refusal } from "../../../testing/fake-server";
import { guest } from "../../../testing/learning";

setUpDashboard();
beforeEach(() => localStorage.clear());

const anna: SessionUser = { ...guest, name: "Anna", email: "anna@example.com", isGuest: false };
const verification = "POST /api/account/{userId}/verification";

describe("an address that is not confirmed", () => {
  it("is asked for kindly, and its mail can be sent again", async () => {
    server.on(verification, () => ({ ok: true as const }));
    await openDashboard({ user: anna });
    expect(screen.getByText("Please confirm your email")).toBeTruthy();
    fireEvent.click(screen.getByText("Send the mail again"));
    expect(await screen.findByText(/The mail is on its way/)).toBeTruthy();
    expect(server.calls(verification)).toHaveLength(1);
  });

  it("says when the mail can be sent again after too many", async () => {
    server.on(verification, () => {
      const reply = refusal(429, "We have sent several mails.", "too-many-requests");
      reply.headers.set("retry-after", "3600");
      return reply;
    });
    await openDashboard({ user: anna });
    fireEvent.click(screen.getByText("Send the mail again"));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "We have sent several mails. You can try again in 1 hour.",
    );
  });

  it("put off, it is not asked for again on the next visit", async () => {
    await openDashboard({ user: anna });
    fireEvent.click(screen.getByLabelText("Not now"));
    expect(screen.queryByText("Please confirm your email")).toBeNull();
    expect(document.activeElement?.tagName).toBe("H1");
    await openDashboard({ user: anna });
    expect(screen.queryByText("Please confirm your email")).toBeNull();
  });

  it("that is somebody else's by now: another one is asked for", async () => {
    await openDashboard({ user: { ...anna, email: null } });
    expect(screen.getByText("Add an email").getAttribute("href")).toBe("/settings");
  });

  it.each<[string, SessionUser]>([
    ["a guest", guest],
    ["who has confirmed it", { ...anna, isEmailVerified: true }],
    ["the demo", { ...anna, email: null, isDemo: true }],
  ])("%s is not reminded", async (_, user) => {
    await openDashboard({ user });
    expect(screen.queryByText("Please confirm your email")).toBeNull();
    expect(screen.queryByText("Add an email")).toBeNull();
  });
});

it("a demo learner is told that nothing stays, and leads back to the own guest to sign up", async () => {
  const visitor = { ...guest, id: "demo-1", name: "Demo Learner 1", isGuest: false, isDemo: true };
  server.on("POST /api/session/log-out", () => ({ user: null }));
  await openDashboard({ user: visitor });
  expect(screen.getByText(/It is thrown away after a day/)).toBeTruthy();
  fireEvent.click(screen.getByText("Make my own account"));
  await screen.findByText("Welcome back, Student!");
  expect(await screen.findByRole("dialog")).toBeTruthy();
  expect(server.calls("POST /api/session/guest")).toHaveLength(1);
});

it("the guest who comes back from the demo finds the answers that this device still has to send, and nothing of the demo's in the tab", async () => {
  const visitor = { ...guest, id: "demo-1", name: "Demo Learner 1", isGuest: false, isDemo: true };
  const answer = { stepId: "hello", answer: "Hello" };
  const mine = { attemptId: null, answers: [answer] };
  keepPendingAnswers(guest.id, "a1-lesson-1", mine);
  sessionStorage.setItem("saywell.room", "of the demo");
  server.on("POST /api/session/log-out", () => ({ user: null }));
  await openDashboard({ user: visitor });
  fireEvent.click(screen.getByText("Make my own account"));
  await screen.findByText("Welcome back, Student!");
  expect(localStorage.getItem(`saywell.answers.${guest.id}.a1-lesson-1`)).toBe(
    JSON.stringify(mine),
  );
  expect(sessionStorage.getItem("saywell.room")).toBeNull();
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

it("a child who waits sees it first, and the lessons below", async () => {
  server.on("GET /api/account/{userId}/consent", () => ({
    needsConsent: true,
    state: "ASKED",
    who: "mum@example.org",
    isUndelivered: false,
    until: null,
  }));
  await openDashboard({ user: { ...guest, ageBand: "UNDER_13", needsConsent: true } });
  expect(await screen.findByText("We asked your parent")).toBeTruthy();
  expect(screen.getByText("Continue Learning")).toBeTruthy();
  // What would be refused is not asked for: it read as a fault, to be tried again.
  expect(
    screen.getByText("You see here how others learn when your parent or your school says yes."),
  ).toBeTruthy();
  expect(server.calls("GET /api/gamification/leaderboard/{userId}")).toEqual([]);
});

it("once a parent has agreed meanwhile, nothing waits any more", async () => {
  const mia = { ...guest, ageBand: "UNDER_13" as const, needsConsent: true };
  let asks = 0;
  server.on("GET /api/account/{userId}/consent", () => {
    server.on("GET /api/session", () => ({ user: { ...mia, needsConsent: false }, demo: true }));
    asks += 1;
    return {
      needsConsent: false,
      state: "GIVEN",
      who: "mum@example.org",
      isUndelivered: false,
      until: null,
    };
  });
  await openDashboard({ user: mia });
  await waitFor(() => expect(asks).toBe(1));
  await waitFor(() => expect(screen.queryByText("Ask a parent first")).toBeNull());
});
