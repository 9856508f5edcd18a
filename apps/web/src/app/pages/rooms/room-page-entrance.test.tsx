// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeAccount } from "../../../testing/account";
import { refusal } from "../../../testing/fake-server";
import { makeMessage } from "../../../testing/fake-socket";
import { guest } from "../../../testing/learning";
import { makeRoom } from "../../../testing/live";
import { removeToast } from "../../../ui/use-toast";
import {
  server,
  live,
  roomId,
  member,
  visit,
  enter,
  toastText,
  setUpRoomScreen,
  anna,
} from "../../../testing/room-screen";

setUpRoomScreen();

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

  it("an open room is left as by going back", async () => {
    await enter();
    fireEvent.click(await screen.findByText("Leave room"));
    expect((await screen.findByTestId("elsewhere")).textContent).toBe("/rooms");
    expect(live.socket().sentTypes().at(-1)).toBe("LEAVE_ROOM");
    expect(server.calls("POST /api/rooms/{roomId}/leave")).toHaveLength(0);
  });

  it("a membership of a private room ends after a second thought", async () => {
    await enter({ room: { ...member, isPrivate: 1 } });
    server.on("POST /api/rooms/{roomId}/leave", () => ({ ok: true }));
    fireEvent.click(await screen.findByText("Leave room"));
    expect(screen.getByText(/You need a new invitation to come back/)).toBeTruthy();
    expect(server.calls("POST /api/rooms/{roomId}/leave")).toHaveLength(0);
    fireEvent.click(screen.getByText("Leave"));
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

describe("a private room that shows itself", () => {
  const room = { isPrivate: 1, mayEnter: false, mayAsk: true } as const;
  const adult = { ...guest, ageBand: "ADULT" } as const;
  const asked = () => server.calls("POST /api/rooms/{roomId}/requests").map(({ params }) => params);
  afterEach(removeToast);

  it("is asked for a place in, not joined, and it is said that this was done", async () => {
    let hasAsked = false;
    visit({ user: adult, room: makeRoom(room) });
    server.on("GET /api/rooms/{id}", () => makeRoom({ ...room, hasAsked }));
    server.on("POST /api/rooms/{roomId}/requests", () => {
      hasAsked = true;
      return { ok: true };
    });
    fireEvent.click(await screen.findByText("Ask for a place"));
    await toastText("You have asked for a place");
    await screen.findByText("You have asked for a place. The owner can invite you now.");
    expect(screen.queryByText("Ask for a place")).toBeNull();
    expect(server.calls("POST /api/rooms/{roomId}/join")).toEqual([]);
  });

  it("asks the age of who has not said it before the owner is asked, as the lobby does", async () => {
    server.on("POST /api/rooms/{roomId}/requests", () => ({ ok: true }));
    server.on("PUT /api/account/{userId}", ({ body }) => makeAccount({ user: body as object }));
    visit({ room: makeRoom(room) });
    fireEvent.click(await screen.findByText("Ask for a place"));
    await screen.findByRole("dialog", { name: "How old are you?" });
    expect(asked()).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "18 or over" }));
    await waitFor(() => expect(asked()).toEqual([{ roomId }]));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("says why the owner could not be asked", async () => {
    visit({ user: adult, room: makeRoom(room) });
    server.on("POST /api/rooms/{roomId}/requests", () =>
      refusal(429, "You asked for this room today.", "too-many-requests"),
    );
    fireEvent.click(await screen.findByText("Ask for a place"));
    await toastText("You asked for this room today.");
  });
});

describe("the name of a guest", () => {
  const names = {
    name: "Blue Kite",
    isChosen: false,
    suggestions: [{ id: "5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0001", name: "Quiet Otter" }],
  };

  it("is one of a few to pick, asked once", async () => {
    visit();
    server.on("GET /api/session/guest-name", () => names);
    server.on("POST /api/session/guest-name", () => ({
      ...names,
      name: "Quiet Otter",
      isChosen: true,
    }));
    await screen.findByText("Blue Kite");
    expect(screen.queryByText("Quiet Otter")).toBeNull();
    fireEvent.click(screen.getByText("Change"));
    fireEvent.click(await screen.findByText("Quiet Otter"));
    await waitFor(() => expect(screen.queryByLabelText("Your name here")).toBeNull());
    expect(server.calls("POST /api/session/guest-name")[0]?.body).toEqual({
      id: names.suggestions[0]!.id,
    });
  });

  it("may be one's own, and why it is refused is said", async () => {
    visit();
    server.on("GET /api/session/guest-name", () => names);
    server.on("PUT /api/account/{userId}", () =>
      refusal(400, "Please choose another name. Everybody will read it.", "invalid-input"),
    );
    fireEvent.click(await screen.findByText("Change"));
    fireEvent.click(await screen.findByText("Write your own"));
    fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Teacher" } });
    fireEvent.click(screen.getByText("Save"));
    await screen.findByText("Please choose another name. Everybody will read it.");
    expect(server.calls("PUT /api/account/{userId}")[0]?.body).toEqual({ name: "Teacher" });
  });
});
