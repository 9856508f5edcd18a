// @vitest-environment jsdom
import type { Sanction } from "@saywell/contract";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { makeRoom } from "../../../testing/live";
import {
  server,
  live,
  visit,
  enter,
  say,
  field,
  write,
  sendButton,
  sent,
  toastText,
  setUpRoomScreen,
  me,
  anna,
} from "../../../testing/room-screen";

setUpRoomScreen();

describe("writing", () => {
  it("counts to 500, and sends with Enter what is not blank, trimmed", async () => {
    await enter();
    await waitFor(() => expect(field().maxLength).toBe(500));
    expect(screen.getByText("0/500 characters")).toBeTruthy();
    expect(sendButton().getAttribute("aria-disabled")).toBe("true");
    write("   ");
    expect(sendButton().getAttribute("aria-disabled")).toBe("true");
    fireEvent.keyDown(field(), { key: "Enter" });
    write("  Hello  ");
    expect(screen.getByText("9/500 characters")).toBeTruthy();
    fireEvent.keyDown(field(), { key: "Enter", shiftKey: true });
    expect(sent()).toHaveLength(0);
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(sent()).toMatchObject([{ content: "Hello" }]);
    expect(field().value).toBe("");
  });

  it("nothing can be sent while the connection is away, and what was typed stays", async () => {
    await enter();
    write("Hello");
    live.socket().hangUp();
    await waitFor(() => expect(sendButton().getAttribute("aria-disabled")).toBe("true"));
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(field().value).toBe("Hello");
  });

  it("an own message is Sending… until it is stored, and then stands once", async () => {
    await enter();
    await screen.findByText("No messages yet. Start the conversation!");
    write("Hello");
    fireEvent.click(sendButton());
    expect(screen.getByText("Sending…")).toBeTruthy();
    const { clientId = "" } = sent()[0]!;
    live.say({ type: "MESSAGE_STORED", clientId, id: "message-1", seq: 1 });
    expect(screen.queryByText("Sending…")).toBeNull();
    expect(screen.getAllByText("Hello")).toHaveLength(1);
    say(1, { ...me, content: "Hello" });
    await screen.findByText("Check my English");
    expect(screen.getAllByText("Hello")).toHaveLength(1);
  });

  it("what the server did not take can be sent again or removed", async () => {
    await enter();
    write("Hello");
    fireEvent.click(sendButton());
    const { clientId = "" } = sent()[0]!;
    live.say({ type: "ERROR", message: "Please wait.", clientId });
    expect(screen.getByText(/Not sent/).textContent).toContain("Please wait.");
    fireEvent.click(screen.getByText("Try again"));
    expect(sent().map((each) => each.clientId)).toEqual([clientId, clientId]);
    live.say({ type: "ERROR", message: "Please wait.", clientId });
    fireEvent.click(screen.getByText("Remove"));
    expect(screen.queryByText("Hello")).toBeNull();
  });

  it("a blocked message goes, and its words come back to be changed", async () => {
    await enter();
    write("Bad words");
    fireEvent.click(sendButton());
    expect(field().value).toBe("");
    const { clientId = "" } = sent()[0]!;
    live.say({ type: "MESSAGE_BLOCKED", message: "Be kind.", clientId });
    expect(field().value).toBe("Bad words");
    expect(screen.queryByText("Sending…")).toBeNull();
  });

  it("a warning stands for 5 seconds", async () => {
    await enter();
    vi.useFakeTimers();
    live.say({ type: "MESSAGE_WARNING", message: "Please stay friendly." });
    expect(screen.getByText("Please stay friendly.").closest("[role=alert]")).toBeTruthy();
    act(() => void vi.advanceTimersByTime(4999));
    expect(screen.getByText("Please stay friendly.")).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText("Please stay friendly.")).toBeNull();
  });

  it.each([
    ["Message Blocked", "That is unkind.", { type: "MESSAGE_BLOCKED", message: "That is unkind." }],
    ["User Joined", "Anna Berg joined the room", { type: "USER_JOINED", ...anna }],
    ["User Left", "Anna Berg left the room", { type: "USER_LEFT", ...anna }],
    ["Error", "Something is wrong.", { type: "ERROR", message: "Something is wrong." }],
  ] as const)("the toast %s reads %j", async (title, text, message) => {
    await enter();
    live.say(message);
    await toastText(title);
    await toastText(text);
  });

  it.each(["MESSAGE_BLOCKED", "MESSAGE_WARNING"] as const)(
    "where help is stays until it is closed, with numbers that can be called, after %s",
    async (type) => {
      await enter();
      write("I want to die");
      fireEvent.click(sendButton());
      const { clientId = "" } = sent()[0]!;
      vi.useFakeTimers();
      const message = "You can call Childline on 0800 1111 (under 19), or see findahelpline.com.";
      live.say({ type, message, isHelp: true, clientId });
      act(() => void vi.advanceTimersByTime(600_000));
      vi.useRealTimers();
      const note = screen.getByRole("region", { name: "You are not alone" });
      expect(note.textContent).toContain(message);
      const links = within(note).getAllByRole("link");
      expect(links.map((link) => link.getAttribute("href"))).toEqual([
        "tel:08001111",
        "https://findahelpline.com",
      ]);
      expect(screen.queryByText("Message Blocked")).toBeNull();
      expect(field().value).toBe("");
      fireEvent.click(within(note).getByRole("button", { name: "Close" }));
      expect(screen.queryByText("You are not alone")).toBeNull();
    },
  );

  it("a room that refuses to let one in says why", async () => {
    await enter();
    const message = "Join this room first.";
    live.say({ type: "ERROR", message, roomId: makeRoom().id });
    await screen.findByText("This room is closed to you");
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  });

  it("who is muted reads why and until when, and may appeal once", async () => {
    const sanctions: Sanction[] = [
      {
        id: "mute-1",
        kind: "MUTE",
        room: null,
        reason: "Rude words",
        createdAt: "2026-01-01T00:00:00.000Z",
        endsAt: new Date(Date.now() + 3_600_000).toISOString(),
        liftedAt: null,
        appeal: null,
      },
    ];
    visit({ sanctions });
    await screen.findByText("Reason: Rude words");
    expect(screen.getByText(/^You cannot write in rooms until/)).toBeTruthy();
    expect(screen.queryByPlaceholderText("Type your message...")).toBeNull();
    server.on("POST /api/sanctions/{id}/appeal", ({ body }) => {
      const appeal = { id: "appeal-1", text: body.text, state: "OPEN" as const, answer: null };
      sanctions[0] = { ...sanctions[0]!, appeal };
      return { ok: true };
    });
    fireEvent.click(screen.getByText("Ask a teacher to look again"));
    fireEvent.change(screen.getByLabelText("Why should this end?"), {
      target: { value: "I am sorry." },
    });
    fireEvent.click(screen.getByText("Send"));
    await screen.findByText(/^You asked a teacher to look again/);
    expect(screen.queryByText("Ask a teacher to look again")).toBeNull();
  });
});
