// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { learner, serveClasses, teacher } from "../../../testing/classes";
import { refusal } from "../../../testing/fake-server";
import { renderApp } from "../../../testing/render-app";
import ClassPage from "./class-page";
import MyClassPage from "./my-class-page";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const open = (at: string) =>
  renderApp({ "/classes/:classId": <ClassPage />, "/my-classes/:classId": <MyClassPage /> }, at);
const wayIn = { name: "Go to the room of the class" };

test("a teacher opens the room of a class, and goes in", async () => {
  const server = serveClasses(teacher);
  server.on("POST /api/classes/{classId}/room", () => ({ roomId: "room-1" }));
  open("/classes/class-1");
  const part = within(await screen.findByRole("region", { name: "Room" }));
  fireEvent.click(await part.findByRole("button", { name: "Open a room" }));
  expect((await part.findByRole("link", wayIn)).getAttribute("href")).toBe("/room/room-1");
});

test("a room that cannot be opened says so", async () => {
  const server = serveClasses(teacher);
  const archived = () => refusal(409, "This class is archived.", "conflict");
  server.on("POST /api/classes/{classId}/room", archived);
  open("/classes/class-1");
  fireEvent.click(await screen.findByRole("button", { name: "Open a room" }));
  expect(await screen.findByText("This class is archived.")).toBeTruthy();
});

test("a student goes in, where there is a room", async () => {
  const server = serveClasses(learner);
  server.on("GET /api/my-classes/{classId}/room", () => ({ roomId: "room-1" }));
  open("/my-classes/class-1");
  expect((await screen.findByRole("link", wayIn)).getAttribute("href")).toBe("/room/room-1");
});
