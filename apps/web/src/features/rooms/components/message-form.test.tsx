// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { live } from "../../../lib/live";
import { createFakeLive, type FakeLive } from "../../../testing/live";
import { roomConnection } from "../model/use-room-connection";
import { MessageForm } from "./message-form";

let line: FakeLive;
beforeEach(() => {
  line = createFakeLive();
  live.connectAs({ id: "ana", name: "Ana" });
  line.open();
});
afterEach(() => {
  cleanup();
  line.stop();
  window.sessionStorage.clear();
  vi.unstubAllGlobals();
});

it.each([
  ["comes back in its own room", "room-1", "Bad words"],
  ["does not come back in another room", "room-2", ""],
])("a blocked message %s", (_what, shownRoom, expected) => {
  render(<MessageForm roomId={shownRoom} userId="me" isConnected sanction={null} />);
  act(() => roomConnection.say("room-1", "Bad words"));
  const { clientId } = roomConnection.store.getState().outbox[0]!;
  line.say({ type: "MESSAGE_BLOCKED", message: "Be kind.", clientId });
  expect(screen.getByLabelText<HTMLTextAreaElement>("Your message").value).toBe(expected);
});
