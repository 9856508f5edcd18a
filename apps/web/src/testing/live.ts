import type { Room, ServerMessage } from "@saywell/contract";
import { vi } from "vitest";
import { act } from "@testing-library/react";
import { live } from "../lib/live";
import { FakeSocket } from "./fake-socket";

// jsdom lays nothing out, so there is nothing to scroll.
if (typeof Element !== "undefined") {
  Element.prototype.scrollTo ??= () => {};
  Element.prototype.scrollBy ??= () => {};
}

/** Stands in for the live connection's other end. Ask it to stop after each test. */
export function createFakeLive() {
  const sockets: FakeSocket[] = [];
  vi.stubGlobal(
    "WebSocket",
    class extends FakeSocket {
      constructor() {
        super();
        sockets.push(this);
      }
    },
  );
  const socket = () => {
    const last = sockets.at(-1);
    if (!last) throw new Error("Nobody has connected.");
    return last;
  };
  return {
    socket,
    isAsked: () => sockets.length > 0,
    /** Accepts the connection, greets, and lets in whoever asks for a room. */
    open(
      onlineFriends: string[] = [],
      present: Extract<ServerMessage, { type: "ROOM_JOINED" }>["present"] = [],
    ) {
      const line = socket();
      line.onSent = (message) => {
        if (message.type !== "JOIN_ROOM") return;
        const { roomId, afterSeq = 0 } = message;
        line.say({ type: "ROOM_JOINED", roomId, seq: afterSeq, present });
      };
      act(() => {
        line.accept();
        line.say({ type: "CONNECTED", onlineFriends });
      });
    },
    say: (message: Parameters<FakeSocket["say"]>[0]) => act(() => socket().say(message)),
    stop: () => live.stop(),
  };
}
export type FakeLive = ReturnType<typeof createFakeLive>;

/** A room as the lobby shows it; say what matters. */
export const makeRoom = (parts: Partial<Room> = {}): Room => ({
  id: "room-1",
  name: "Coffee corner",
  description: "Small talk for everybody.",
  type: "CHAT",
  category: "GENERAL",
  isPrivate: 0,
  memberCount: 4,
  maxParticipants: 20,
  members: [],
  audience: "EVERYONE",
  level: null,
  isMember: false,
  mayEnter: true,
  mayAsk: false,
  isInvited: false,
  invitedBy: null,
  isOwner: false,
  game: "QUIZ",
  closing: "NO",
  lastSeq: 0,
  unreadCount: 0,
  ...parts,
});
