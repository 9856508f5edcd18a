// @vitest-environment jsdom
import type { SessionUser } from "@saywell/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type FakeServer, refusal } from "../../../testing/fake-server";
import { guest } from "../../../testing/learning";
import { renderApp } from "../../../testing/render-app";
import { serveTeacher, teacher } from "../../../testing/teaching";
import TeacherDashboardPage from "./teacher-dashboard-page";

let server: FakeServer;
beforeEach(() => {
  server = serveTeacher();
});
afterEach(cleanup);

async function open(user: SessionUser | null) {
  server.on("GET /api/session", () => ({ user, demo: false }));
  renderApp({ "/teacher": <TeacherDashboardPage /> }, "/teacher");
  await screen.findByText(/^Welcome back, Ms Teach$|^This page is for teachers$/);
}

const ways = (list: string) =>
  within(screen.getByRole("list", { name: list }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

it("shows a teacher what waits for them beside the classes, and where else they can go", async () => {
  await open(teacher);
  expect(ways("What waits for you")).toEqual([
    "/marking",
    "/moderation",
    "/moderation?tab=friendships",
    "/rooms",
  ]);
  expect(ways("Classes and learners")).toEqual([
    "/classes",
    "/class-games",
    "/rooms",
    "/teacher/teacher-1",
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
  expect(ways("What waits for you").slice(3)).toEqual(["/room/ward", "/room/club"]);
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
  expect(server.calls("GET /api/classes")).toHaveLength(0);
});
