// @vitest-environment jsdom
import type { SessionUser } from "@saywell/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freeSubscription } from "../../testing/billing";
import { makeAccount } from "../../testing/account";
import { createFakeServer, type FakeServer, refusal } from "../../testing/fake-server";
import { guest } from "../../testing/learning";
import { renderApp } from "../../testing/render-app";
import TeacherHomePage from "./teacher-home-page";

let server: FakeServer;
const teacher: SessionUser = { ...guest, name: "Ms Teach", role: "TEACHER", isGuest: false };

beforeEach(() => {
  server = createFakeServer();
  server.on("GET /api/account/{userId}", () => makeAccount());
  server.on("GET /api/moderation/waiting", () => ({ safeguarding: 1, reports: 2 }));
  server.on("GET /api/moderation/friendships", () => []);
  server.on("GET /api/room-requests", () => []);
  server.on("GET /api/stripe/subscription/{userId}", () => freeSubscription);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(user: SessionUser | null) {
  server.on("GET /api/session", () => ({ user, demo: false }));
  renderApp({ "/teacher": <TeacherHomePage /> }, "/teacher");
  await screen.findByText(/^Your teaching side$|^This page is for teachers$/);
}

const ways = (list: string) =>
  within(screen.getByRole("list", { name: list }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

it("shows a teacher what they have, and what waits first", async () => {
  await open(teacher);
  expect(ways("With your class")).toEqual(["/class-games"]);
  expect(ways("What waits for you")).toEqual([
    "/moderation",
    "/moderation?tab=friendships",
    "/rooms",
  ]);
  expect(ways("Among learners")).toEqual([
    "/rooms",
    "/teacher/learner-1",
    "/student-dashboard?as=learner",
  ]);
  expect(await screen.findByText("1 person may be in danger")).toBeTruthy();
  expect(await screen.findByText("None is waiting")).toBeTruthy();
});

it.each([
  ["while it is not known yet", () => new Promise<never>(() => {})],
  ["where it could not be read", () => refusal(500, "Something went wrong on our side.")],
])("says that nobody asks for a place only when it knows: not %s", async (_when, answer) => {
  server.on("GET /api/room-requests", answer);
  await open(teacher);
  await screen.findByText("None is waiting");
  await waitFor(() => expect(server.calls("GET /api/room-requests")).not.toHaveLength(0));
  expect(screen.getByText("People can ask you for one")).toBeTruthy();
  expect(screen.queryByText("Nobody asks for one")).toBeNull();
});

it("says that nobody asks for a place where nobody does", async () => {
  await open(teacher);
  expect(await screen.findByText("Nobody asks for one")).toBeTruthy();
});

it("counts who asks for a place, and leads to the room where that is answered", async () => {
  server.on("GET /api/room-requests", () => [
    { roomId: "ward", roomName: "Ward round", people: 2 },
    { roomId: "club", roomName: "Conversation club", people: 1 },
  ]);
  await open(teacher);
  expect(await screen.findByText("2 people ask for a place")).toBeTruthy();
  expect(screen.getByText("1 person asks for a place")).toBeTruthy();
  expect(ways("What waits for you").slice(2)).toEqual(["/room/ward", "/room/club"]);
});

it("says of a class and its progress only that they are not here yet, and come later", async () => {
  await open(teacher);
  const words = document.querySelector("main")!.textContent;
  expect(words).toContain(
    "Your class, its progress and work to hand out are not here yet. They come later.",
  );
  expect(words).not.toMatch(/soon|Assign Lesson|Schedule/);
});

it.each([
  ["a learner", guest],
  ["nobody", null],
])("tells %s whom it is for, and makes no guest", async (_, user) => {
  await open(user);
  expect(screen.getByText("This page is for teachers")).toBeTruthy();
  expect(screen.getByText("Log in as a teacher")).toBeTruthy();
  expect(server.calls("POST /api/session/guest")).toHaveLength(0);
  expect(server.calls("GET /api/moderation/waiting")).toHaveLength(0);
});
