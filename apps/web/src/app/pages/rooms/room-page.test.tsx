// @vitest-environment jsdom
import type { Room, RoomMessage, Sanction, SessionUser } from "@saywell/contract";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { makeMessage } from "../../../testing/fake-socket";
import { guest } from "../../../testing/learning";
import { createFakeLive, type FakeLive, makeRoom } from "../../../testing/live";
import { renderApp } from "../../../testing/render-app";
import { removeToast } from "../../../ui/use-toast";
import RoomPage from "./room-page";

let server: FakeServer;
let live: FakeLive;
const roomId = "room-1";
const me = { userId: guest.id, userName: guest.name };
const anna = { userId: "anna", userName: "Anna Berg" };
const members = [me, anna].map((each) => ({ ...each, role: "LEARNER" as const }));
const member = makeRoom({ isMember: true, memberCount: 2, members });

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
    expect(screen.getByRole("alert").textContent).toContain("You were taken out of this room.");
    const back = screen.getByText("Back to Rooms");
    expect(document.activeElement).toBe(back);
    fireEvent.click(back);
    expect((await screen.findByTestId("elsewhere")).textContent).toBe("/rooms");
  });
});

describe("the chat", () => {
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

  it("an own message that is taken down before it came round goes too", async () => {
    await enter();
    write("Hello there");
    fireEvent.click(sendButton());
    const { clientId = "" } = sent()[0]!;
    live.say({ type: "MESSAGE_STORED", clientId, id: "message-7", seq: 7 });
    expect(screen.getByText("Hello there")).toBeTruthy();
    live.say({ type: "MESSAGE_HIDDEN", roomId, id: "message-7", seq: 7 });
    expect(screen.queryByText("Hello there")).toBeNull();
    say(7, { content: "Hello there" });
    say(8);
    await screen.findByText("Message 8");
    expect(screen.queryByText("Hello there")).toBeNull();
  });

  it("what was taken down while the reader was away goes when they are back", async () => {
    await enter({ history: [makeMessage(1), makeMessage(2)] });
    await screen.findByText("Message 2");
    live.socket().hangUp();
    fireEvent(window, new Event("online"));
    await waitFor(() => expect(live.socket().readyState).toBe(0));
    const back = live.socket();
    act(() => back.accept());
    expect(back.sentOf("JOIN_ROOM")).toMatchObject([{ roomId, afterSeq: 2 }]);
    live.say({ type: "MESSAGE_HIDDEN", roomId, id: "message-2", seq: 2 });
    live.say({ type: "ROOM_JOINED", roomId, seq: 2, present: [] });
    expect(screen.queryByText("Message 2")).toBeNull();
    expect(screen.getByText("Message 1")).toBeTruthy();
  });

  it("a page of the history that was read before a message was taken down does not bring it back", async () => {
    let answer: (messages: RoomMessage[]) => void = () => {};
    const history = Array.from({ length: 50 }, (_, at) => makeMessage(at + 51));
    await enter({ history });
    await screen.findByText("Message 100");
    const earlier = new Promise<RoomMessage[]>((done) => (answer = done));
    server.on("GET /api/rooms/{id}/messages", () => earlier);
    fireEvent.click(screen.getByText("Earlier messages"));
    live.say({ type: "MESSAGE_HIDDEN", roomId, id: "message-50", seq: 50 });
    await act(async () => answer([makeMessage(49), makeMessage(50)]));
    await screen.findByText("Message 49");
    expect(screen.queryByText("Message 50")).toBeNull();
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
    const practicePartner = { userId: "leo", userName: "Leo (practice partner)", isBot: true };
    visit({ room: { ...member, isOwner: true } });
    await waitFor(() => expect(live.isAsked()).toBe(true));
    live.open([], [me, practicePartner]);
    const members = await screen.findByLabelText("Members", { selector: "aside" });
    const place = (await within(members).findByText("Practice partner")).closest("li")!;
    expect(within(place).getByText("Leo")).toBeTruthy();
    expect(within(place).getByText("Here now")).toBeTruthy();
    expect(within(members).getAllByText("Practice partner")).toHaveLength(1);
    expect(within(place).queryByRole("button")).toBeNull();
    expect(within(members).getByLabelText("More about Anna Berg")).toBeTruthy();
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

describe("an invitation to another room", () => {
  const invited = (roomType: "CHAT" | "GAME") =>
    live.say({
      type: "ROOM_INVITED",
      roomId: "den",
      roomName: "The den",
      roomType,
      ...anna,
    });

  it.each([
    ["CHAT", "/room/den"],
    ["GAME", "/game/den"],
  ] as const)("to a %s room is told, and opens %s", async (roomType, path) => {
    await enter();
    invited(roomType);
    await toastText("Anna Berg invites you to The den.");
    server.on("GET /api/rooms/{id}", ({ params }) => makeRoom({ ...member, id: params["id"]! }));
    fireEvent.click(screen.getByText("Open"));
    if (roomType === "GAME") {
      expect((await screen.findByTestId("elsewhere")).textContent).toBe(path);
    } else {
      await waitFor(() => expect(live.socket().sentOf("JOIN_ROOM").at(-1)?.roomId).toBe("den"));
    }
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

  it("the words of an own one can be looked up once its marks are shown", async () => {
    await enter({ history: [makeMessage(1, { ...me, content: "She went home." })] });
    server.on("GET /api/rooms/{id}/messages/{messageId}/marks", () => ({
      content: "She went home.",
      corrections: [],
    }));
    const meaning = {
      partOfSpeech: "verb",
      meaning: "to move away",
      example: null,
      source: "COURSE" as const,
    };
    server.on("GET /api/words/{word}", () => ({ word: "go", meanings: [meaning] }));
    const text = await screen.findByText("She went home.");
    expect(screen.queryByText("Look up a word")).toBeNull();
    fireEvent.click(text);
    expect(await screen.findByText("The teacher found nothing to correct.")).toBeTruthy();

    // jsdom draws nothing, so the test says where the pointer is.
    const shown = document.querySelector("[data-own-text]")!;
    const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    const node = walker.nextNode()!;
    const box = new DOMRect(0, 0, 40, 20);
    const layout = { getClientRects: () => [box], getBoundingClientRect: () => box };
    Object.assign(Range.prototype, layout);
    Object.assign(document, { caretPositionFromPoint: () => ({ offsetNode: node, offset: 5 }) });
    fireEvent.click(node.parentElement!, { clientX: 5, clientY: 5 });
    expect(await screen.findByText("to move away")).toBeTruthy();
    expect(server.calls("GET /api/words/{word}")[0]?.params["word"]).toBe("went");
    expect(screen.getByText("Hide the teacher's marks")).toBeTruthy();
    for (const name of Object.keys(layout)) Reflect.deleteProperty(Range.prototype, name);
    Reflect.deleteProperty(document, "caretPositionFromPoint");

    fireEvent.click(screen.getByText("Look up a word"));
    fireEvent.click(await screen.findByText("home"));
    await waitFor(() =>
      expect(server.calls("GET /api/words/{word}").map(({ params }) => params["word"])).toEqual([
        "went",
        "home",
      ]),
    );
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
    const choice = screen.getByRole("dialog", { name: "Look up a word" });
    expect(choice.contains(document.activeElement)).toBe(true);
    fireEvent.click(screen.getByText("went"));
    const meaning = (await screen.findByText("to move away")).closest("[role=dialog]");
    expect(meaning?.contains(document.activeElement)).toBe(true);
    expect(screen.getByText("go")).toBeTruthy();
  });

  it("the owner takes a member out after a second thought, and invites people", async () => {
    await enter({ room: { ...member, isOwner: true } });
    server.on("DELETE /api/rooms/{roomId}/members/{userId}", () => ({ ok: true }));
    fireEvent.click(screen.getByLabelText("More about Anna Berg"));
    fireEvent.click(await screen.findByText("Remove from this room"));
    expect(server.calls("DELETE /api/rooms/{roomId}/members/{userId}")).toHaveLength(0);
    fireEvent.click(screen.getByText("Remove"));
    await toastText("Anna Berg is no longer in this room");
    expect(screen.getByText("Invite")).toBeTruthy();
  });

  describe("about a member who never wrote", () => {
    const openMenu = async (name = "Anna Berg") => {
      fireEvent.click(await screen.findByLabelText(`More about ${name}`));
      return within(await screen.findByRole("dialog", { name: `About ${name}` }));
    };
    const stands = (
      friendship: "NONE" | "REQUESTED" | "ASKED_ME" | "AWAITING_APPROVAL" | "FRIENDS",
      mayRequest = false,
    ) => server.on("GET /api/users/{userId}/standing", () => ({ friendship, mayRequest }));

    it("one can mute, block and report, and nobody can about oneself", async () => {
      await enter();
      stands("NONE");
      server.on("POST /api/shields", () => ({ ok: true }));
      server.on("POST /api/reports", () => ({ id: "report-1" }));
      fireEvent.click((await openMenu()).getByText("Mute Anna Berg"));
      fireEvent.click((await openMenu()).getByText("Block Anna Berg"));
      fireEvent.click((await openMenu()).getByText("Report Anna Berg"));
      fireEvent.click(await screen.findByText("Send report"));
      await toastText("Report sent");
      expect(server.calls("POST /api/shields").map(({ body }) => body)).toEqual([
        { userId: "anna", kind: "MUTE" },
        { userId: "anna", kind: "BLOCK" },
      ]);
      expect(server.calls("POST /api/reports")[0]?.body).toMatchObject({ userId: "anna" });
      expect(screen.queryByLabelText(`More about ${guest.name}`)).toBeNull();
    });

    it("the focus begins and stays at the top, at what is still being read or cannot be done", async () => {
      await enter();
      stands("NONE");
      const item = (await (await openMenu()).findByText("Add friend")).closest("button");
      await waitFor(() => expect(document.activeElement).toBe(item));
      await waitFor(() => expect(item?.textContent).toBe("Cannot be added as a friend"));
      expect(document.activeElement).toBe(item);
    });

    it("one can ask to be a friend where that may be", async () => {
      await enter();
      stands("NONE", true);
      server.on("POST /api/friends/request", () => ({ id: "ask-1", status: "PENDING" }));
      const add = await (await openMenu()).findByText("Add friend");
      await waitFor(() =>
        expect(add.closest("button")?.getAttribute("aria-disabled")).toBe("false"),
      );
      fireEvent.click(add);
      await toastText("Friend request sent");
      expect(server.calls("POST /api/friends/request")[0]?.body).toEqual({
        requesterId: guest.id,
        addresseeId: "anna",
      });
    });

    it.each([
      ["NONE", false, "Cannot be added as a friend", true],
      ["REQUESTED", false, "Friend request sent", true],
      ["AWAITING_APPROVAL", false, "Waiting for your teacher", true],
      ["FRIENDS", false, "You are friends", true],
      ["ASKED_ME", false, "Accept friend request", false],
      ["NONE", true, "Add friend", false],
    ] as const)(
      "who stands as %s (may be asked: %s) reads %s",
      async (friendship, mayRequest, text, isDisabled) => {
        await enter();
        stands(friendship, mayRequest);
        const item = (await (await openMenu()).findByText(text)).closest("button");
        await waitFor(() => expect(item?.getAttribute("aria-disabled")).toBe(String(isDisabled)));
      },
    );

    it("a teacher's profile is one step away, from the list and from a message; a learner has none", async () => {
      const long = { userId: "long", userName: "Mr Long", role: "TEACHER" as const };
      await enter({
        room: { ...member, members: [...members, long] },
        history: [makeMessage(1, long)],
      });
      stands("NONE");
      expect((await openMenu()).queryByText("View profile")).toBeNull();
      const profile = (await openMenu("Mr Long")).getByText("View profile").closest("a");
      expect(profile?.getAttribute("href")).toBe("/teacher/long");
      fireEvent.click(await screen.findByLabelText("More about the message of Mr Long"));
      const ofMessage = within(await screen.findByRole("dialog", { name: "Message of Mr Long" }));
      fireEvent.click(ofMessage.getByText("View profile"));
      expect((await screen.findByTestId("elsewhere")).textContent).toBe("/teacher/long");
    });
  });

  describe("closing the room", () => {
    const closing = "DELETE /api/rooms/{roomId}";

    it("is the owner's, who reads what is lost, may keep it, and is back in the lobby afterwards", async () => {
      await enter({ room: { ...member, isOwner: true, closing: "OWN" } });
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

    it("of somebody else takes words for why, and leads back to the lobby", async () => {
      await enter({ room: { ...member, closing: "WITH_REASON" } });
      expect(screen.getByText("Give up my place")).toBeTruthy();
      server.on("POST /api/rooms/{roomId}/close", () => ({ ok: true }));
      const closings = () => server.calls("POST /api/rooms/{roomId}/close");
      fireEvent.click(screen.getByText("Close this room"));
      fireEvent.click(await screen.findByText("Close the room"));
      expect(await screen.findByText("Write a few words.")).toBeTruthy();
      expect(closings()).toHaveLength(0);
      const why = () => screen.getByLabelText("Why do you close it?");
      expect(document.activeElement).toBe(why());
      const says = why().getAttribute("aria-describedby")?.split(" ") ?? [];
      expect(says.map((id) => document.getElementById(id)?.textContent)).toContain(
        "Write a few words.",
      );
      fireEvent.click(screen.getByText("Keep"));
      fireEvent.click(screen.getByText("Close this room"));
      await screen.findByText("Close the room");
      expect(screen.queryByText("Write a few words.")).toBeNull();
      fireEvent.change(why(), { target: { value: " Nothing but spam. " } });
      fireEvent.click(screen.getByText("Close the room"));
      expect((await screen.findByTestId("elsewhere")).textContent).toBe("/rooms");
      expect(closings().map(({ body }) => body)).toEqual([{ reason: "Nothing but spam." }]);
      expect(server.calls(closing)).toHaveLength(0);
    });

    it("that is refused says why, and the room stays", async () => {
      await enter({ room: { ...member, isOwner: true, closing: "OWN" } });
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
