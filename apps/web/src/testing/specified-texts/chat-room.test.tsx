// @vitest-environment jsdom
import type { RoomMessage } from "@saywell/contract";
import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { refusal } from "../fake-server";
import { guest } from "../learning";
import { enter, live, say, server, setUpRoomScreen, visit, write } from "../room-screen";
import { checkTexts } from "./check-texts";
import { specifiedTexts } from "./specified-texts";

setUpRoomScreen();

async function hear(message: Parameters<typeof live.say>[0]) {
  await enter();
  live.say(message);
}

async function hearMessage(parts: Partial<RoomMessage>) {
  await enter();
  say(1, parts);
}

checkTexts(specifiedTexts.chatRoom, {
  "a room on its way": visit,
  "a room that is not there": () => {
    visit();
    server.on("GET /api/rooms/{id}", () => refusal(404, "There is no such room.", "not-found"));
  },
  "a room before the line is open": visit,
  "a room in which nobody has written": enter,
  "a field with five letters": async () => {
    await enter();
    write("Hello");
  },
  "a message": () => hearMessage({ content: "Hello, everybody." }),
  "a message that the filter marked": () => hearMessage({ isModerated: 1 }),
  "a warning": () => hear({ type: "MESSAGE_WARNING", message: "Please be kind to each other." }),
  "the advertisement": () => enter({ user: { ...guest, ageBand: "ADULT" } }),
  "a message that was blocked": () =>
    hear({ type: "MESSAGE_BLOCKED", message: "No email addresses, please." }),
  "a refusal": () => hear({ type: "ERROR", message: "That did not work." }),
  "somebody who came": () => hear({ type: "USER_JOINED", userId: "anna", userName: "Anna" }),
  "somebody who left": () => hear({ type: "USER_LEFT", userId: "anna", userName: "Anna" }),
});

test("a warning is a banner that goes after 5 seconds", async () => {
  await enter();
  vi.useFakeTimers();
  live.say({ type: "MESSAGE_WARNING", message: "Please be kind." });
  expect(screen.getByRole("alert").textContent).toBe("Please be kind.");
  act(() => void vi.advanceTimersByTime(4_999));
  expect(screen.queryByRole("alert")).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByRole("alert")).toBeNull();
});
