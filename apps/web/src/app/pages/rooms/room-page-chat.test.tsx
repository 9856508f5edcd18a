// @vitest-environment jsdom
import type { RoomMessage } from "@saywell/contract";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { makeMessage } from "../../../testing/fake-socket";
import { guest } from "../../../testing/learning";
import {
  server,
  live,
  roomId,
  me,
  member,
  visit,
  enter,
  say,
  write,
  sendButton,
  sent,
  row,
  setUpRoomScreen,
  anna,
} from "../../../testing/room-screen";

setUpRoomScreen();
afterEach(() => void vi.restoreAllMocks());

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
        makeMessage(3, { userName: "Leo (AI)", content: "Hi there", isBot: true }),
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

  it("the sign of the filter says in words what it means, by touch and by keyboard", async () => {
    await enter({ history: [makeMessage(1, { isModerated: 1 })] });
    const list = await screen.findByLabelText("Messages");
    list.focus();
    fireEvent.keyDown(list, { key: "ArrowUp" });
    const sign = document.activeElement as HTMLElement;
    expect(sign.textContent).toBe("Changed or marked by the filter");
    fireEvent.click(sign);
    const reason = await screen.findByRole("dialog", { name: "Changed or marked by the filter" });
    expect(reason.textContent).toContain("it hid contact details, a link or a rude word");
    expect(reason.contains(document.activeElement)).toBe(true);
    fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(sign);
  });

  it("two of one name are told apart by the order in which they came, wherever they are named", async () => {
    const [anaOne, anaTwo] = ["ana-1", "ana-2"].map((userId) => ({ userId, userName: "Ana" }));
    const members = [me, anaOne!, anaTwo!].map((each) => ({ ...each, role: "LEARNER" as const }));
    await enter({
      room: { ...member, members },
      history: [
        makeMessage(1, { ...anaTwo, content: "I came second" }),
        makeMessage(2, { ...anaOne, content: "I came first" }),
        makeMessage(3, { userId: "gone", userName: "Ana", content: "I was here" }),
      ],
    });
    await screen.findByText("I was here");
    expect(within(row("I came first")).getByText("Ana")).toBeTruthy();
    expect(within(row("I came second")).getByText("Ana (2)")).toBeTruthy();
    expect(within(row("I was here")).getByText("Ana (3)")).toBeTruthy();
    const list = within(screen.getByRole("complementary", { name: "Members" }));
    expect(list.getByText("Ana")).toBeTruthy();
    expect(list.getByText("Ana (2)")).toBeTruthy();
    live.say({ type: "TYPING", roomId, ...anaTwo! });
    expect(await screen.findByText("Ana (2) is typing…")).toBeTruthy();
    live.say({ type: "USER_JOINED", userId: "ana-4", userName: "Ana" });
    expect(await screen.findByText("Ana (4) joined the room")).toBeTruthy();
  });

  it("practice partners and teachers of the course have their faces, others only a name", async () => {
    const leo = "5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0201";
    await enter({
      history: [
        makeMessage(1),
        makeMessage(2, { userId: leo, userName: "Leo (AI)", content: "Hi there", isBot: true }),
      ],
    });
    await screen.findByText("Hi there");
    expect(row("Hi there").querySelectorAll("[aria-hidden].rounded-full")).toHaveLength(1);
    expect(row("Message 1").querySelectorAll("[aria-hidden].rounded-full")).toHaveLength(0);
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
    expect(document.querySelectorAll("main li img, main li a")).toHaveLength(1);
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

  it("what is new and below the edge is not told as seen before the reader has come to it", async () => {
    vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(2000);
    vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(400);
    await enter({
      room: { ...member, unreadCount: 2, lastSeq: 3 },
      history: [makeMessage(1), makeMessage(2), makeMessage(3)],
    });
    const list = (await screen.findByText("New messages")).closest("section")!;
    say(4);
    await screen.findByText("Message 4");
    expect(live.socket().sentOf("READ_UP_TO")).toEqual([]);

    list.scrollTop = 1600;
    fireEvent.scroll(list);
    await waitFor(() =>
      expect(live.socket().sentOf("READ_UP_TO").at(-1)).toEqual({ type: "READ_UP_TO", seq: 4 }),
    );
  });

  it("a message that is taken down goes", async () => {
    await enter({ history: [makeMessage(1), makeMessage(2)] });
    await screen.findByText("Message 2");
    live.say({ type: "MESSAGE_HIDDEN", roomId, id: "message-2", seq: 2 });
    expect(screen.queryByText("Message 2")).toBeNull();
  });

  it("a message that is shown again stands where it was", async () => {
    const [first, second, third] = [makeMessage(1), makeMessage(2), makeMessage(3)];
    await enter({ history: [first, second, third] });
    await screen.findByText("Message 2");
    live.say({ type: "MESSAGE_HIDDEN", roomId, id: second.id, seq: 2 });
    expect(screen.queryByText("Message 2")).toBeNull();
    server.on("GET /api/rooms/{id}/messages", () => [second]);
    live.say({ type: "MESSAGE_RESTORED", roomId, id: second.id, seq: 2 });
    const back = await screen.findByText("Message 2");
    const follows = back.compareDocumentPosition(screen.getByText("Message 3"));
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
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

  it("who leaves an open room takes their place along, and nothing is read again for it", async () => {
    await enter();
    const aside = within(screen.getByLabelText("Members", { selector: "aside" }));
    const calls = () => server.calls("GET /api/rooms/{id}").length;
    const before = calls();
    live.say({ type: "USER_LEFT", ...anna });
    expect(await aside.findByText("Members (1)")).toBeTruthy();
    expect(aside.queryByText("Anna Berg")).toBeNull();
    // Somebody of the staff who only looked in.
    live.say({ type: "USER_LEFT", userId: "staff", userName: "Ms Cook" });
    expect(aside.getByText("Members (1)")).toBeTruthy();
    expect(calls()).toBe(before);
    live.say({ type: "USER_JOINED", ...anna });
    expect(await aside.findByText("Members (2)")).toBeTruthy();
    expect(calls()).toBe(before + 1);
    live.say({ type: "USER_JOINED", ...anna });
    expect(calls()).toBe(before + 1);
  });

  it("who has another name is called so at once, by what they said and among the members", async () => {
    await enter({ history: [makeMessage(1, { ...anna, content: "I was Anna" })] });
    await screen.findByText("I was Anna");
    live.say({ type: "TYPING", roomId, ...anna });
    live.say({ type: "USER_RENAMED", roomId, userId: anna.userId, userName: "Hanna" });
    expect(await screen.findByText("Hanna is typing…")).toBeTruthy();
    expect(within(row("I was Anna")).getByText("Hanna")).toBeTruthy();
    const aside = within(screen.getByLabelText("Members", { selector: "aside" }));
    expect(aside.getByText("Hanna")).toBeTruthy();
    expect(screen.queryByText("Anna Berg")).toBeNull();
  });

  it("who leaves a private room stays its member", async () => {
    await enter({ room: { ...member, isPrivate: 1 } });
    const aside = within(screen.getByLabelText("Members", { selector: "aside" }));
    live.say({ type: "USER_LEFT", ...anna });
    expect(await aside.findByText("Members (2)")).toBeTruthy();
    expect(aside.getByText("Anna Berg")).toBeTruthy();
  });

  it("a practice partner types by name alone, and is not counted among the members", async () => {
    const leo = { userId: "leo", userName: "Leo (practice partner)" };
    visit({ room: { ...member, practicePartner: leo } });
    await waitFor(() => expect(live.isAsked()).toBe(true));
    live.open([], [me, { ...leo, isBot: true }]);
    const aside = within(await screen.findByLabelText("Members", { selector: "aside" }));
    expect(aside.getByText("Members (2)")).toBeTruthy();
    expect(aside.getByText("Also in this room")).toBeTruthy();
    expect(aside.getAllByText("Leo")).toHaveLength(1);
    live.say({ type: "TYPING", roomId, ...leo });
    expect(await screen.findByText("Leo is typing…")).toBeTruthy();
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
