// @vitest-environment jsdom
import type { Friend, FriendRequest, Room, SessionUser } from "@saywell/contract";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { freeSubscription } from "../../../testing/billing";
import { makeAccount } from "../../../testing/account";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { guest } from "../../../testing/learning";
import { createFakeLive, type FakeLive, makeRoom } from "../../../testing/live";
import { renderApp } from "../../../testing/render-app";
import { removeToast } from "../../../ui/use-toast";
import RoomsPage from "./rooms-page";

let server: FakeServer;
let live: FakeLive;

beforeEach(() => {
  server = createFakeServer();
  live = createFakeLive();
  server.on("GET /api/stripe/subscription/{userId}", () => freeSubscription);
});
afterEach(() => {
  cleanup();
  removeToast();
  live.stop();
  vi.unstubAllGlobals();
});

interface World {
  user?: SessionUser;
  rooms?: Room[];
  friends?: Friend[];
  requests?: FriendRequest[];
  /** Whether this is a demonstration. */
  demo?: boolean;
}

function visit(world: World = {}) {
  const { user = guest, rooms = [], friends = [], requests = [], demo = true } = world;
  server.on("GET /api/session", () => ({ user, demo }));
  server.on("GET /api/rooms", ({ query }) =>
    rooms.filter(({ type }) => query["type"] === undefined || query["type"] === type),
  );
  server.on("GET /api/rooms/my-rooms/{userId}", () => rooms.filter(({ isMember }) => isMember));
  server.on("GET /api/friends", () => friends);
  server.on("GET /api/friends/requests", () => requests);
  server.on("GET /api/blocks", () => []);
  renderApp({ "/rooms": <RoomsPage /> }, "/rooms");
}
describe("a child for whom nobody has agreed", () => {
  const mia = { ...guest, ageBand: "UNDER_13" as const, needsConsent: true };
  beforeEach(() =>
    server.on("GET /api/account/{userId}/consent", () => ({
      needsConsent: true,
      state: null,
      who: null,
      isUndelivered: false,
      until: null,
    })),
  );

  it("is told kindly what to do, and no room is asked for", async () => {
    visit({ user: mia });
    expect(await screen.findByText("Ask a parent first")).toBeTruthy();
    expect(await screen.findByLabelText("Your parent's email")).toBeTruthy();
    expect(server.calls("GET /api/rooms")).toEqual([]);
    expect(live.isAsked()).toBe(false);
  });

  it("is told so at once when a parent takes the agreement back meanwhile", async () => {
    visit({ user: { ...mia, needsConsent: false } });
    await screen.findByText("All available rooms");
    live.open();
    server.on("GET /api/session", () => ({ user: mia, demo: true }));
    act(() => live.socket().hangUp(4403));
    expect(await screen.findByText("Ask a parent first")).toBeTruthy();
  });
});

const card = (name: string) =>
  within(
    screen
      .getAllByText(name, { selector: "h3 *" })
      .at(-1)!
      .closest<HTMLElement>(".shadow-lift, div[class*=rounded-xl]")!,
  );
const buttonOf = async (name: string) => {
  await screen.findAllByText(name, { selector: "h3 *" });
  return card(name).getByRole("button") as HTMLButtonElement;
};
const words = (button: HTMLElement) => button.firstChild?.textContent;

describe("the lobby", () => {
  it("is headed Chat & Game Rooms, with Find Friends and the way back", async () => {
    visit();
    expect((await screen.findByText("Find Friends")).closest("button")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Chat & Game Rooms");
    const back = screen.getByText("Back to Dashboard").closest("a");
    expect(back?.getAttribute("href")).toBe("/student-dashboard");
  });

  it("of a demonstration says that it is one and that nobody watches it; a school's does not", async () => {
    const words = /This is a demonstration, and nobody watches its rooms/;
    visit();
    expect(await screen.findByText(words)).toBeTruthy();
    cleanup();
    visit({ demo: false });
    await screen.findByText("No rooms available. Check back later!");
    expect(screen.queryByText(words)).toBeNull();
  });

  it("says Loading rooms... until they are there, and what to do when there are none", async () => {
    visit();
    expect(screen.getByText("Loading rooms...")).toBeTruthy();
    expect(await screen.findByText("No rooms available. Check back later!")).toBeTruthy();
  });

  it("asks for all rooms, chat rooms or game rooms", async () => {
    visit({ rooms: [makeRoom(), makeRoom({ id: "g", name: "Football quiz", type: "GAME" })] });
    await screen.findByText("Football quiz");
    const tabs = screen.getAllByRole("tab");
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      "All Rooms",
      "Chat Rooms",
      "Game Rooms",
    ]);
    fireEvent.mouseDown(tabs[2]!);
    await waitFor(() => expect(screen.queryByText("Coffee corner")).toBeNull());
    expect(screen.getByText("Football quiz")).toBeTruthy();
    await waitFor(() =>
      expect(server.calls("GET /api/rooms").map(({ query }) => query["type"])).toEqual([
        undefined,
        "GAME",
      ]),
    );
  });

  it("a card shows name, description, category, type, members of places, and that a room is private", async () => {
    visit({ rooms: [makeRoom({ isPrivate: 1, isInvited: true, category: "IELTS_PREP" })] });
    await buttonOf("Coffee corner");
    const room = card("Coffee corner");
    for (const text of ["Private:", "Small talk for everybody.", "IELTS prep", "Chat", "Invited"]) {
      expect(room.getByText(text)).toBeTruthy();
    }
    expect(room.getByText("Members:").parentElement?.textContent).toBe("Members: 4/20");
  });

  it("rooms to go into in which somebody is come first, and a practice partner is named", async () => {
    const practicePartner = { userId: "leo", userName: "Leo (practice partner)" };
    visit({
      rooms: [
        makeRoom({ id: "empty", name: "Match day", memberCount: 0, practicePartner }),
        makeRoom({ id: "busy" }),
        makeRoom({ id: "private", name: "Ward round", isPrivate: 1, mayEnter: false }),
      ],
    });
    await buttonOf("Coffee corner");
    const names = screen.getAllByRole("heading", { level: 3 }).map((each) => each.textContent);
    expect(names).toEqual(["Coffee corner", "Match day", "Private: Ward round"]);
    expect(card("Match day").getByText(/talks with you/).textContent).toBe(
      "Leo, practice partner, talks with you",
    );
    expect(card("Coffee corner").queryByText(/talks with you/)).toBeNull();
  });

  it("a room stays where it is when somebody comes into another one, and a new one comes last", async () => {
    const rooms = [makeRoom({ id: "busy" }), makeRoom({ id: "quiet", name: "Books" })];
    rooms[1]!.memberCount = 0;
    visit({ rooms });
    await buttonOf("Coffee corner");
    live.open();
    rooms[0]!.memberCount = 0;
    rooms[1]!.memberCount = 3;
    rooms.unshift(makeRoom({ id: "new", name: "Chess" }));
    live.say({ type: "ROOM_LEFT", roomId: "elsewhere" });
    await buttonOf("Chess");
    const names = screen.getAllByRole("heading", { level: 3 }).map((each) => each.textContent);
    expect(names).toEqual(["Coffee corner", "Books", "Chess"]);
    expect(card("Books").getByText("Members:").parentElement?.textContent).toBe("Members: 3/20");
  });

  it.each([
    ["a stranger of a private room", { isPrivate: 1, mayEnter: false, mayAsk: true }, true],
    ["an invited one", { isPrivate: 1, isInvited: true }, false],
    ["who looks after it", { isPrivate: 1, mayEnter: true, closing: "WITH_REASON" }, false],
    ["whose it is", { isPrivate: 1, mayEnter: true, closing: "OWN" }, false],
    ["a member", { isPrivate: 1, isMember: true }, false],
    ["anybody of an open room", {}, false],
  ] as const)("for %s (%o) the card says By invitation: %s", async (_, parts, isSaid) => {
    visit({ rooms: [makeRoom(parts)] });
    await buttonOf("Coffee corner");
    expect(card("Coffee corner").queryByText("By invitation") !== null).toBe(isSaid);
  });

  it.each([
    ["one who may only ask", { mayEnter: false, mayAsk: true }, "Ask for a place"],
    ["one who has asked", { mayEnter: false, mayAsk: true, hasAsked: true }, "Asked"],
    ["a teacher who may go in", {}, "Join Room"],
    ["anybody where nobody can answer", { mayEnter: false }, undefined],
  ] as const)("for %s a private room's button reads %s: %s", async (_, parts, text) => {
    visit({ rooms: [makeRoom({ isPrivate: 1, ...parts })] });
    await screen.findByText("Coffee corner", { selector: "h3 *" });
    const button = card("Coffee corner").queryByRole("button");
    expect(button?.textContent?.trim()).toBe(text);
  });

  it.each([
    ["WITH_REASON", "You look after this room"],
    ["OWN", "Your room"],
  ] as const)(
    "a private room into which one may go says why, closing %s: %s",
    async (closing, why) => {
      visit({ rooms: [makeRoom({ isPrivate: 1, closing })] });
      await buttonOf("Coffee corner");
      expect(card("Coffee corner").getByText(why)).toBeTruthy();
    },
  );

  it("shows a category it does not know as it is, in grey", async () => {
    visit({ rooms: [makeRoom({ category: "CHESS_AND_TEA" })] });
    expect((await screen.findByText("CHESS_AND_TEA")).className).toContain("bg-muted");
  });

  it.each([
    ["Enter Room", { isMember: true, memberCount: 20 }, false],
    ["Join Room", { memberCount: 19 }, false],
    ["Room Full", { memberCount: 20 }, true],
  ] as const)("the button reads %s for %o", async (text, parts, isDisabled) => {
    visit({ rooms: [makeRoom(parts)] });
    const button = await buttonOf("Coffee corner");
    expect(words(button)).toBe(text);
    expect(button.disabled).toBe(isDisabled);
  });

  it("joins, reading Joining... meanwhile, and goes to the room", async () => {
    visit({ rooms: [makeRoom()] });
    let join: (room: Room) => void = () => {};
    server.on(
      "POST /api/rooms/{roomId}/join",
      () => new Promise<Room>((resolve) => (join = resolve)),
    );
    fireEvent.click(await buttonOf("Coffee corner"));
    await screen.findByText("Joining...");
    const [call] = server.calls("POST /api/rooms/{roomId}/join");
    expect([call?.params, call?.body]).toEqual([{ roomId: "room-1" }, { userId: guest.id }]);
    join(makeRoom({ isMember: true }));
    expect((await screen.findByTestId("elsewhere")).textContent).toBe("/room/room-1");
  });

  it("a game room leads to the game", async () => {
    visit({ rooms: [makeRoom({ type: "GAME", isMember: true })] });
    fireEvent.click(await buttonOf("Coffee corner"));
    expect((await screen.findByTestId("elsewhere")).textContent).toBe("/game/room-1");
  });

  it("a room that cannot be joined is logged, and the server says why", async () => {
    visit({ rooms: [makeRoom()] });
    const logged = vi.spyOn(console, "warn").mockReturnValue();
    server.on("POST /api/rooms/{roomId}/join", () =>
      refusal(409, "This room is full.", "room-full"),
    );
    fireEvent.click(await buttonOf("Coffee corner"));
    expect(await screen.findByText("This room is full.", { selector: "li *" })).toBeTruthy();
    expect(screen.getByText("Error", { selector: "li *" })).toBeTruthy();
    expect(logged).toHaveBeenCalledOnce();
  });

  it("counts my rooms, and what is written in them while I look on", async () => {
    visit({ rooms: [makeRoom({ isMember: true, lastSeq: 7, unreadCount: 1 })] });
    expect((await screen.findByText(/^My Rooms/)).textContent).toBe("My Rooms (1)");
    live.open();
    await screen.findAllByText("1");
    live.say({ type: "ROOM_ACTIVITY", roomId: "room-1", seq: 9 });
    await waitFor(() =>
      expect(screen.getAllByText("new messages")[0]?.parentElement?.textContent).toBe(
        "3 new messages",
      ),
    );
  });

  it("an invitation comes up as it is sent, says by whom, and can be accepted or declined", async () => {
    const rooms: Room[] = [];
    visit({ rooms });
    await screen.findByText("No rooms available. Check back later!");
    live.open();
    const den = makeRoom({ id: "den", name: "The den", isPrivate: 1, isInvited: true });
    rooms.push({ ...den, invitedBy: "Anna Berg" });
    live.say({
      type: "ROOM_INVITED",
      roomId: "den",
      roomName: "The den",
      roomType: "CHAT",
      userId: "anna",
      userName: "Anna Berg",
    });
    await screen.findByText("Anna Berg invites you to The den.", { selector: "li *" });
    const invitations = within(await screen.findByRole("region", { name: "Invitations (1)" }));
    expect(invitations.getByText("Invited by Anna Berg")).toBeTruthy();
    expect(invitations.getByText("Join Room")).toBeTruthy();
    server.on("POST /api/rooms/{roomId}/leave", () => {
      rooms.pop();
      return { ok: true };
    });
    fireEvent.click(invitations.getByText("Decline"));
    await waitFor(() => expect(screen.queryByText("Invitations (1)")).toBeNull());
    expect(server.calls("POST /api/rooms/{roomId}/leave")[0]?.params).toEqual({ roomId: "den" });
    expect(document.activeElement?.textContent).toBe("All available rooms");
  });

  it("only who teaches may create a room", async () => {
    visit();
    await screen.findByText("Find Friends");
    expect(screen.queryByText("Create room")).toBeNull();
    cleanup();
    live.stop();
    visit({ user: { ...guest, role: "TEACHER" } });
    fireEvent.click(await screen.findByText("Create room"));
    const name = await screen.findByLabelText("Name");
    expect(screen.getByRole<HTMLOptionElement>("option", { name: "Game" }).disabled).toBe(false);
    server.on("POST /api/rooms", () => makeRoom({ id: "new-room", isMember: true }));
    fireEvent.change(name, { target: { value: "Tea time" } });
    fireEvent.click(screen.getByText("Create room", { selector: "[type=submit]" }));
    expect((await screen.findByTestId("elsewhere")).textContent).toBe("/room/new-room");
    expect(server.calls("POST /api/rooms")[0]?.body).toMatchObject({ name: "Tea time" });
  });

  it("a game room is created for a quiz or a word board", async () => {
    visit({ user: { ...guest, role: "TEACHER" } });
    fireEvent.click(await screen.findByText("Create room"));
    fireEvent.change(await screen.findByLabelText("Name"), { target: { value: "Slow words" } });
    expect(screen.queryByLabelText("Which game?")).toBeNull();
    fireEvent.change(screen.getByLabelText("Type"), { target: { value: "GAME" } });
    fireEvent.change(screen.getByLabelText("Which game?"), { target: { value: "WORD_BOARD" } });
    server.on("POST /api/rooms", () => makeRoom({ id: "new", type: "GAME", isMember: true }));
    fireEvent.click(screen.getByText("Create room", { selector: "[type=submit]" }));
    expect((await screen.findByTestId("elsewhere")).textContent).toBe("/game/new");
    expect(server.calls("POST /api/rooms")[0]?.body).toMatchObject({
      type: "GAME",
      game: "WORD_BOARD",
    });
  });

  it("the card of a room with a word board says so", async () => {
    visit({ rooms: [makeRoom({ type: "GAME", game: "WORD_BOARD" })] });
    expect(await screen.findByText("Word board")).toBeTruthy();
  });

  it("a word board by correspondence that waits for one is listed, and told as it begins to", async () => {
    const dueAt = new Date(Date.now() + 5 * 60 * 60_000).toISOString();
    const turns = [{ roomId: "slow", roomName: "Slow words", dueAt }];
    server.on("GET /api/games/my-turns", () => turns);
    visit();
    const link = await screen.findByRole("link", { name: /^Your turn in Slow words/ });
    expect(link.getAttribute("href")).toBe("/game/slow");
    expect(link.textContent).toMatch(/The turn passes (in [45] hours|tomorrow)/);
    live.open();
    turns.push({ roomId: "letters", roomName: "Letters", dueAt });
    live.say({ type: "TURN_WAITING", roomId: "letters", roomName: "Letters", dueAt });
    await screen.findByText("It is your turn in Letters.", { selector: "li *" });
    await screen.findByRole("link", { name: /^Your turn in Letters/ });
    fireEvent.click(screen.getByText("Open"));
    expect((await screen.findByTestId("elsewhere")).textContent).toBe("/game/letters");
  });

  it("says so when too many connections are open, with a way to try again", async () => {
    visit();
    await screen.findByText("No rooms available. Check back later!");
    live.open();
    live.socket().hangUp(4429);
    fireEvent.click(await screen.findByText("Connect again"));
    live.open();
    await waitFor(() => expect(screen.queryByText("Connect again")).toBeNull());
  });
});

describe("asking for a place in a private room", () => {
  const ward = makeRoom({
    id: "ward",
    name: "Ward round",
    isPrivate: 1,
    mayEnter: false,
    mayAsk: true,
  });
  const asked = () => server.calls("POST /api/rooms/{roomId}/requests").map(({ params }) => params);

  it("is done at once by an adult, and the card says so", async () => {
    const rooms = [ward];
    server.on("POST /api/rooms/{roomId}/requests", () => {
      rooms[0] = { ...ward, hasAsked: true };
      return { ok: true };
    });
    visit({ user: { ...guest, ageBand: "ADULT" }, rooms });
    const button = await screen.findByRole("button", { name: "Ask for a place" });
    button.focus();
    fireEvent.click(button);
    expect(await screen.findByRole("button", { name: "Asked" })).toBe(document.activeElement);
    fireEvent.click(button);
    expect(screen.getByText("You have asked for a place")).toBeTruthy();
    expect(asked()).toEqual([{ roomId: "ward" }]);
  });

  it("waits for the age of who has not said it, and goes on by itself", async () => {
    server.on("POST /api/rooms/{roomId}/requests", () => ({ ok: true }));
    server.on("PUT /api/account/{userId}", ({ body }) => makeAccount({ user: body as object }));
    visit({ rooms: [ward] });
    fireEvent.click(await screen.findByRole("button", { name: "Ask for a place" }));
    const dialog = within(await screen.findByRole("dialog", { name: "How old are you?" }));
    expect(asked()).toEqual([]);
    fireEvent.click(dialog.getByRole("button", { name: "18 or over" }));
    await waitFor(() => expect(asked()).toEqual([{ roomId: "ward" }]));
    expect(server.calls("PUT /api/account/{userId}").map(({ body }) => body)).toEqual([
      { ageBand: "ADULT" },
    ]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is not done by who does not say an age", async () => {
    visit({ rooms: [ward] });
    fireEvent.click(await screen.findByRole("button", { name: "Ask for a place" }));
    fireEvent.click(await screen.findByRole("button", { name: "Not now" }));
    expect(asked()).toEqual([]);
  });
});

describe("who finds few people", () => {
  const member = { ...guest, isGuest: false };
  const find = async (user: SessionUser) => {
    visit({ user });
    await screen.findByText("All available rooms");
    fireEvent.click(screen.getByRole("button", { name: "Find Friends" }));
    return within(await screen.findByRole("dialog"));
  };

  it("as a guest reads why, and signs up from there", async () => {
    const dialog = await find(guest);
    expect(
      dialog.getByText("As a guest you find teachers only. Sign up or log in to find friends."),
    ).toBeTruthy();
    fireEvent.click(dialog.getByRole("button", { name: "Sign up" }));
    expect(await screen.findByRole("dialog", { name: "Sign up" })).toBeTruthy();
  });

  it("without an age reads why, and says it there", async () => {
    server.on("PUT /api/account/{userId}", ({ body }) =>
      makeAccount({ user: { ...member, ...(body as object) } }),
    );
    const dialog = await find(member);
    expect(dialog.getByText(/^You find teachers only until we know your age/)).toBeTruthy();
    fireEvent.click(dialog.getByRole("button", { name: "18 or over" }));
    await waitFor(() => expect(dialog.queryByText(/until we know your age/)).toBeNull());
  });

  it("as a child reads why, and where friends are", async () => {
    const dialog = await find({ ...member, ageBand: "AGE_13_TO_17" });
    expect(dialog.getByText(/^Until you are 18 you find teachers only/)).toBeTruthy();
    expect(dialog.queryByRole("button", { name: "Sign up" })).toBeNull();
  });

  it("as an adult reads nothing of it", async () => {
    const dialog = await find({ ...member, ageBand: "ADULT" });
    expect(dialog.queryByText(/teachers only/)).toBeNull();
  });
});

describe("friends", () => {
  const anna: Friend = {
    id: "anna",
    name: "Anna Maria Berg",
    avatar: null,
    isOnline: 1,
    lastSeenAt: null,
    role: "TEACHER",
  };
  const hourAgo = () => new Date(Date.now() - 61 * 60_000).toISOString();
  const makeRequest = (parts: Partial<FriendRequest> = {}): FriendRequest => ({
    id: "ask",
    user: anna,
    direction: "INCOMING",
    awaitsApproval: false,
    createdAt: hourAgo(),
    ...parts,
  });
  const ben = (): Friend => ({
    ...anna,
    id: "ben",
    name: "ben",
    isOnline: 0,
    lastSeenAt: hourAgo(),
    role: "LEARNER",
  });
  const group = (name: string) => within(screen.getByRole("region", { name }));

  it("without any it says how to find some", async () => {
    visit();
    expect(await screen.findByText("No friends yet")).toBeTruthy();
    expect(screen.getByText("Search for users to send friend requests")).toBeTruthy();
  });

  it("stand in groups, with initials, when they were here, and whether they teach", async () => {
    visit({ friends: [anna, ben()] });
    await screen.findByText("Online (1)");
    const online = group("Online (1)");
    expect(online.getByText("AM")).toBeTruthy();
    expect(online.getByText("Online")).toBeTruthy();
    expect(online.getByText("Teacher")).toBeTruthy();
    const offline = group("Offline (1)");
    expect(offline.getByText("B")).toBeTruthy();
    expect(offline.getByText("1h ago")).toBeTruthy();
    expect(offline.queryByText("Teacher")).toBeNull();
  });

  it("the live connection says who is here, and tells of changes", async () => {
    visit({ friends: [anna, ben()] });
    await screen.findByText("Online (1)");
    live.open(["ben"]);
    expect(group("Online (1)").getByText("ben")).toBeTruthy();
    live.say({ type: "FRIEND_STATUS_CHANGE", userId: "anna", isOnline: true });
    await screen.findByText("Online (2)");
    live.say({ type: "FRIEND_STATUS_CHANGE", userId: "ben", isOnline: false });
    expect(group("Offline (1)").getByText("Just now")).toBeTruthy();
  });

  it("a request is shown with Accept and Decline, and answered", async () => {
    const requests: FriendRequest[] = [
      makeRequest({ id: "ask-1", direction: "INCOMING" }),
      makeRequest({ id: "ask-2", user: ben(), direction: "OUTGOING" }),
    ];
    visit({ requests });
    await screen.findByText("Friend requests (1)");
    server.on("POST /api/friends/requests/{requestId}/accept", () => {
      requests.shift();
      return { ok: true, status: "ACCEPTED" };
    });
    fireEvent.click(screen.getByRole("button", { name: /^Accept/ }));
    await waitFor(() => expect(screen.queryByText("Friend requests (1)")).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Friends"));
    expect(
      server.calls("POST /api/friends/requests/{requestId}/accept")[0]?.params["requestId"],
    ).toBe("ask-1");
  });

  it("who asked can be blocked and reported", async () => {
    visit({ requests: [makeRequest()] });
    server.on("POST /api/blocks", () => ({ ok: true }));
    server.on("POST /api/reports", () => ({ id: "report-1", help: null }));
    const choose = async (what: string) => {
      const more = await screen.findByLabelText("More about Anna Maria Berg");
      fireEvent.keyDown(more, { key: "Enter" });
      fireEvent.click(await screen.findByRole("menuitem", { name: what }));
    };
    await choose("Block");
    await waitFor(() =>
      expect(server.calls("POST /api/blocks").map(({ body }) => body)).toEqual([
        { userId: "anna", kind: "BLOCK" },
      ]),
    );
    await choose("Report");
    fireEvent.click(await screen.findByText("Send report"));
    expect(await screen.findByText("Report sent")).toBeTruthy();
    expect(server.calls("POST /api/reports")[0]?.body).toMatchObject({ userId: "anna" });
  });

  it("can be let go, muted, reported and blocked", async () => {
    visit({ friends: [anna] });
    server.on("POST /api/blocks", () => ({ ok: true }));
    server.on("POST /api/reports", () => ({ id: "report-1", help: null }));
    server.on("DELETE /api/friends/{userId}", () => ({ ok: true }));
    const choose = async (what: string) => {
      const more = await screen.findByLabelText("More about Anna Maria Berg");
      fireEvent.keyDown(more, { key: "Enter" });
      fireEvent.click(await screen.findByRole("menuitem", { name: what }));
    };
    await choose("Mute");
    await choose("Block");
    await waitFor(() =>
      expect(server.calls("POST /api/blocks").map(({ body }) => body)).toEqual([
        { userId: "anna", kind: "MUTE" },
        { userId: "anna", kind: "BLOCK" },
      ]),
    );
    await choose("Unfriend");
    await waitFor(() => expect(server.calls("DELETE /api/friends/{userId}")).toHaveLength(1));
    await choose("Report");
    fireEvent.click(await screen.findByText("Send report"));
    expect(await screen.findByText("Report sent")).toBeTruthy();
    expect(server.calls("POST /api/reports")[0]?.body).toEqual({
      userId: "anna",
      reason: "RUDE",
      note: "",
    });
  });
});
