// @vitest-environment jsdom
import type { Room, RoomMessage, Sanction, SessionUser } from "@saywell/contract";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFakeServer, type FakeServer, refusal } from "../../testing/fake-server";
import { makeMessage } from "../../testing/fake-socket";
import { guest } from "../../testing/learning";
import { createFakeLive, type FakeLive, makeRoom } from "../../testing/live";
import { renderApp } from "../../testing/render-app";
import { removeToast } from "../../ui/use-toast";
import RoomPage from "./room-page";

let server: FakeServer;
let live: FakeLive;
const roomId = "room-1";
const me = { userId: guest.id, userName: guest.name };
const anna = { userId: "anna", userName: "Anna Berg" };
const member = makeRoom({ isMember: true, memberCount: 2, members: [me, anna] });

beforeEach(() => {
  server = createFakeServer();
  live = createFakeLive();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  removeToast();
  live.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface World {
  user?: SessionUser;
  room?: Room;
  history?: RoomMessage[];
  sanctions?: Sanction[];
}

function visit({ user = guest, room = member, history = [], sanctions = [] }: World = {}) {
  server.on("GET /api/session", () => ({ user, demo: true }));
  server.on("GET /api/stripe/subscription/{userId}", () => ({
    planType: "FREEMIUM",
    status: "active",
  }));
  server.on("GET /api/rooms/{id}", () => room);
  server.on("GET /api/rooms/{id}/messages", ({ query }) =>
    history
      .filter(({ seq }) => seq < Number(query["before"] ?? Infinity))
      .slice(-Number(query["limit"] ?? 50)),
  );
  server.on("GET /api/sanctions", () => sanctions);
  renderApp({ "/room/:id": <RoomPage /> }, `/room/${roomId}`);
}
/** A visitor who is in the room. */
async function enter(world: World = {}) {
  visit(world);
  await waitFor(() => expect(live.isAsked()).toBe(true));
  live.open([], [me]);
  await waitFor(() => expect(live.socket().sentTypes()).toContain("JOIN_ROOM"));
}
const say = (seq: number, parts: Partial<RoomMessage> = {}) =>
  live.say({ type: "NEW_MESSAGE", roomId, seq, message: makeMessage(seq, parts) });
const field = () => screen.getByPlaceholderText<HTMLTextAreaElement>("Type your message...");
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const sendButton = () => screen.getByLabelText<HTMLButtonElement>("Send");
const sent = () => live.socket().sentOf("SEND_MESSAGE");
const toastText = async (text: string) =>
  expect(
    await screen.findByText(text, { selector: "li[role=status] *, li[data-state] *" }),
  ).toBeTruthy();
const row = (text: string) => screen.getByText(text).closest("li")!;

describe("the way in", () => {
  it("says Loading room... and then shows the room with its type, description and members", async () => {
    visit();
    expect(screen.getByText("Loading room...")).toBeTruthy();
    expect((await screen.findByText("Coffee corner")).tagName).toBe("H1");
    expect(screen.getByText("2 members · Small talk for everybody.")).toBeTruthy();
    expect(screen.getByText("Chat")).toBeTruthy();
  });

  it("reads Connecting... until the live connection opens", async () => {
    visit();
    await screen.findByText("Connecting...");
    live.open();
    expect(screen.queryByText("Connecting...")).toBeNull();
    live.socket().hangUp();
    await screen.findByText("Connecting...");
  });

  it("a room that is not there reads Room not found, with the way back", async () => {
    visit();
    server.on("GET /api/rooms/{id}", () => refusal(404, "There is no such room.", "not-found"));
    expect(await screen.findByText("Room not found")).toBeTruthy();
    fireEvent.click(screen.getByText("Back to Rooms"));
    expect((await screen.findByTestId("elsewhere")).textContent).toBe("/rooms");
  });

  it("who is no member joins on arrival", async () => {
    visit({ room: makeRoom() });
    server.on("POST /api/rooms/{roomId}/join", () => member);
    await screen.findByPlaceholderText("Type your message...");
    expect(server.calls("POST /api/rooms/{roomId}/join")[0]?.body).toEqual({ userId: guest.id });
  });

  it("who may not come in reads why, and can try again", async () => {
    visit({ room: makeRoom() });
    server.on("POST /api/rooms/{roomId}/join", () =>
      refusal(403, "This room is for adults.", "forbidden"),
    );
    await screen.findByText("This room is for adults.");
    server.on("POST /api/rooms/{roomId}/join", () => member);
    fireEvent.click(screen.getByText("Join Room"));
    await screen.findByPlaceholderText("Type your message...");
  });

  it("asks for what came after the history that it read", async () => {
    await enter({ history: [makeMessage(4), makeMessage(9)] });
    expect(live.socket().sentOf("JOIN_ROOM")).toMatchObject([{ roomId, afterSeq: 9 }]);
  });

  it("going back leaves the room", async () => {
    await enter();
    fireEvent.click(screen.getByLabelText("Back to Rooms"));
    expect((await screen.findByTestId("elsewhere")).textContent).toBe("/rooms");
    expect(live.socket().sentTypes().at(-1)).toBe("LEAVE_ROOM");
  });

  it("a place is given up after a second thought", async () => {
    await enter();
    server.on("POST /api/rooms/{roomId}/leave", () => ({ ok: true }));
    fireEvent.click(await screen.findByText("Give up my place"));
    expect(server.calls("POST /api/rooms/{roomId}/leave")).toHaveLength(0);
    fireEvent.click(screen.getByText("Give up"));
    expect((await screen.findByTestId("elsewhere")).textContent).toBe("/rooms");
    expect(server.calls("POST /api/rooms/{roomId}/leave")[0]?.body).toEqual({ userId: guest.id });
  });

  it("who is banned reads why, and may appeal", async () => {
    const ban = {
      id: "ban-1",
      kind: "BAN" as const,
      room: null,
      reason: "Threats",
      createdAt: "2026-01-01T00:00:00.000Z",
      endsAt: null,
      liftedAt: null,
      appeal: null,
    };
    visit({ sanctions: [ban] });
    server.on("GET /api/rooms/{id}", () => refusal(403, "You cannot use rooms.", "forbidden"));
    await screen.findByText("Reason: Threats");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "You cannot enter this room",
    );
    expect(screen.getByText("Ask a teacher to look again")).toBeTruthy();
  });

  it("a room that is closed to its visitor says so", async () => {
    await enter();
    live.say({ type: "ROOM_CLOSED", roomId, message: "You were taken out of this room." });
    expect(screen.getByText("You were taken out of this room.")).toBeTruthy();
    expect(screen.getByText("Back to Rooms")).toBeTruthy();
  });
});

describe("the talk", () => {
  it("without messages reads No messages yet. Start the conversation!", async () => {
    await enter();
    expect(await screen.findByText("No messages yet. Start the conversation!")).toBeTruthy();
  });

  it("each message has its author and time; own ones stand right; a moderated one has a sign", async () => {
    await enter({
      history: [
        makeMessage(1, { isModerated: 1 }),
        makeMessage(2, { ...me, content: "My own" }),
        makeMessage(3, { userName: "Leo (practice partner)", content: "Hi there", isBot: true }),
      ],
    });
    await screen.findByText("My own");
    expect(row("My own").className).toContain("items-end");
    expect(row("Message 1").className).toContain("items-start");
    expect(row("Message 1").textContent).toContain("Anna Berg");
    expect(row("Message 1").querySelector("time")?.textContent).toMatch(/^\d\d:\d\d$/);
    expect(within(row("Message 1")).getByText("Changed or marked by the filter")).toBeTruthy();
    expect(within(row("My own")).queryByText("Changed or marked by the filter")).toBeNull();
    expect(within(row("Hi there")).getByText("Leo")).toBeTruthy();
    expect(within(row("Hi there")).getByText("Practice partner")).toBeTruthy();
  });

  it("what arrives is appended, once, and told to those who cannot see it", async () => {
    await enter({ history: [makeMessage(1)] });
    await screen.findByText("Message 1");
    say(2);
    say(2);
    say(3, { ...me, content: "Mine" });
    await screen.findByText("Mine");
    expect(screen.getAllByText("Message 2")).toHaveLength(1);
    expect(document.querySelector("[aria-live=polite].sr-only")?.textContent).toBe(
      "Anna Berg: Message 2",
    );
  });

  it("code stays text, and only web addresses become links, which say nothing about the reader", async () => {
    const content = "<img src=x onerror=alert(1)> javascript:alert(1) https://example.com/a";
    await enter({ history: [makeMessage(1, { content })] });
    const link = await screen.findByText("https://example.com/a");
    expect(document.querySelectorAll("li img, li a")).toHaveLength(1);
    expect(link.getAttribute("rel")).toBe("noopener noreferrer nofollow");
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.closest("li")?.textContent).toContain("<img src=x onerror=alert(1)>");
  });

  it("earlier messages come when they are asked for", async () => {
    const history = Array.from({ length: 60 }, (_, index) => makeMessage(index + 1));
    await enter({ history });
    await screen.findByText("Message 60");
    expect(screen.queryByText("Message 10")).toBeNull();
    fireEvent.click(screen.getByText("Earlier messages"));
    await screen.findByText("Message 1");
    expect(screen.queryByText("Earlier messages")).toBeNull();
  });

  it("a line stands above what is new, and what was seen is told", async () => {
    await enter({
      room: { ...member, unreadCount: 2, lastSeq: 3 },
      history: [makeMessage(1), makeMessage(2), makeMessage(3)],
    });
    const line = await screen.findByText("New messages");
    expect(line.nextElementSibling ?? line.closest("li")?.nextElementSibling).toBeTruthy();
    expect(line.closest("li")?.nextElementSibling?.textContent).toContain("Message 2");
    await waitFor(() =>
      expect(live.socket().sentOf("READ_UP_TO").at(-1)).toEqual({ type: "READ_UP_TO", seq: 3 }),
    );
  });

  it("a message that is taken down goes", async () => {
    await enter({ history: [makeMessage(1), makeMessage(2)] });
    await screen.findByText("Message 2");
    live.say({ type: "MESSAGE_HIDDEN", roomId, id: "message-2", seq: 2 });
    expect(screen.queryByText("Message 2")).toBeNull();
  });

  it("says who is typing until they have written", async () => {
    await enter();
    live.say({ type: "TYPING", roomId, ...anna });
    expect(screen.getByText("Anna Berg is typing…")).toBeTruthy();
    say(1);
    await screen.findByText("Message 1");
    expect(screen.queryByText("Anna Berg is typing…")).toBeNull();
  });

  it("the members are listed, and those who are here marked", async () => {
    await enter();
    const members = screen.getByLabelText("Members", { selector: "aside" });
    expect(within(members).getByText("Members (2)")).toBeTruthy();
    expect(within(members).getAllByText("Here now")).toHaveLength(1);
    live.say({ type: "USER_JOINED", ...anna });
    expect(within(members).getAllByText("Here now")).toHaveLength(2);
  });

  it("the practice partner is listed as one and as here, also without being a member, and stays", async () => {
    const partner = { userId: "leo", userName: "Leo (practice partner)", isBot: true };
    visit({ room: { ...member, isOwner: true } });
    await waitFor(() => expect(live.isAsked()).toBe(true));
    live.open([], [me, partner]);
    const members = await screen.findByLabelText("Members", { selector: "aside" });
    const place = (await within(members).findByText("Practice partner")).closest("li")!;
    expect(within(place).getByText("Leo")).toBeTruthy();
    expect(within(place).getByText("Here now")).toBeTruthy();
    expect(within(members).getAllByText("Practice partner")).toHaveLength(1);
    expect(within(place).queryByRole("button")).toBeNull();
    expect(within(members).getByLabelText("Remove Anna Berg")).toBeTruthy();
  });

  it("adults on the free plan see an ad for an IELTS course, nobody else does", async () => {
    await enter();
    expect(screen.queryByText("IELTS course")).toBeNull();
    cleanup();
    live.stop();
    await enter({ user: { ...guest, ageBand: "ADULT" } });
    expect(await screen.findByText("IELTS course")).toBeTruthy();
  });
});

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
    await screen.findByText("See the teacher's marks");
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

describe("what can be done with a message", () => {
  it("the author sees the teacher's marks on an own one", async () => {
    await enter({ history: [makeMessage(1, { ...me, content: "I has a cat." })] });
    server.on("GET /api/rooms/{id}/messages/{messageId}/marks", () => ({
      content: "I has a cat.",
      corrections: [{ start: 2, length: 3, wrong: "has", better: "have", why: "After I: have." }],
    }));
    fireEvent.click(await screen.findByText("See the teacher's marks"));
    expect((await screen.findByText("has")).tagName).toBe("DEL");
    expect(screen.getByText("Only you can see these marks.")).toBeTruthy();
  });

  it("others' can be reported, and their authors muted or blocked, which hides their words", async () => {
    await enter({ history: [makeMessage(1), makeMessage(2, { userId: "ben", userName: "Ben" })] });
    server.on("POST /api/reports", () => ({ id: "report-1" }));
    server.on("POST /api/shields", () => ({ ok: true }));
    const openMenu = async () =>
      fireEvent.click(await screen.findByLabelText("More about the message of Anna Berg"));
    await openMenu();
    fireEvent.click(await screen.findByText("Report this message"));
    fireEvent.click(await screen.findByText("Send report"));
    await toastText("Report sent");
    expect(server.calls("POST /api/reports")[0]?.body).toMatchObject({ messageId: "message-1" });
    await openMenu();
    fireEvent.click(await screen.findByText("Mute Anna Berg"));
    await waitFor(() => expect(screen.queryByText("Message 1")).toBeNull());
    expect(screen.getByText("Message 2")).toBeTruthy();
  });

  it("a word's meaning can be looked up without a mouse", async () => {
    await enter({ history: [makeMessage(1, { content: "She went home." })] });
    server.on("GET /api/words/{word}", ({ params }) => ({
      word: params["word"] === "went" ? "go" : "?",
      meanings: [
        { partOfSpeech: "verb", meaning: "to move away", example: null, source: "COURSE" as const },
      ],
    }));
    fireEvent.click(await screen.findByLabelText("More about the message of Anna Berg"));
    fireEvent.click(await screen.findByText("Look up a word"));
    fireEvent.click(screen.getByText("went"));
    expect(await screen.findByText("to move away")).toBeTruthy();
    expect(screen.getByText("go")).toBeTruthy();
  });

  it("the owner takes a member out after a second thought, and invites people", async () => {
    await enter({ room: { ...member, isOwner: true } });
    server.on("DELETE /api/rooms/{roomId}/members/{userId}", () => ({ ok: true }));
    fireEvent.click(screen.getByLabelText("Remove Anna Berg"));
    expect(server.calls("DELETE /api/rooms/{roomId}/members/{userId}")).toHaveLength(0);
    fireEvent.click(screen.getByText("Remove"));
    await toastText("Anna Berg is no longer in this room");
    expect(screen.getByText("Invite")).toBeTruthy();
  });

  describe("closing the room", () => {
    const closing = "DELETE /api/rooms/{roomId}";

    it("is the owner's, who reads what is lost, may keep it, and is back in the lobby afterwards", async () => {
      await enter({ room: { ...member, isOwner: true } });
      server.on(closing, () => {
        live.say({ type: "ROOM_CLOSED", roomId, message: "This room was closed." });
        return { ok: true };
      });
      fireEvent.click(screen.getByText("Close this room"));
      expect(await screen.findByText("Close “Coffee corner” for good?")).toBeTruthy();
      expect(screen.getByText(/all its messages are deleted/)).toBeTruthy();
      fireEvent.click(screen.getByText("Keep"));
      expect(server.calls(closing)).toHaveLength(0);
      fireEvent.click(screen.getByText("Close this room"));
      fireEvent.click(await screen.findByText("Close the room"));
      expect((await screen.findByTestId("elsewhere")).textContent).toBe("/rooms");
      expect(server.calls(closing)).toHaveLength(1);
    });

    it("that is refused says why, and the room stays", async () => {
      await enter({ room: { ...member, isOwner: true } });
      const sentence = "The rooms of the demo school stay open for all its visitors.";
      server.on(closing, () => refusal(403, sentence, "forbidden"));
      fireEvent.click(screen.getByText("Close this room"));
      fireEvent.click(await screen.findByText("Close the room"));
      expect(await screen.findByText(sentence)).toBeTruthy();
    });

    it("is not offered to other members", async () => {
      await enter();
      await screen.findByText("Give up my place");
      expect(screen.queryByText("Close this room")).toBeNull();
    });
  });
});
