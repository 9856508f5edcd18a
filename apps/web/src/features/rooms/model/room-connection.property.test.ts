import type { ServerMessage } from "@saywell/contract";
import * as fc from "fast-check";
import { expect, it, vi } from "vitest";
import { me } from "../../../testing/fake-line";
import type { FakeSocket } from "../../../testing/fake-socket";
import { createFakeRoomLine, newMessage, roomId, seqs } from "../testing/fake-room-line";

const { createRoom, reset, socket } = createFakeRoomLine();

it("whatever is lost and when, each said message is stored once and seen once, in order", () => {
  const deed = fc.constantFrom("say", "other", "lose", "lose-answers", "reload", "wait");
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
      reset();
      const stored: { seq: number; clientId: string }[] = [];
      /** Messages that the server loses with the line. */
      let isDeaf = false;
      const store = (clientId: string) => {
        const known = stored.find((each) => each.clientId === clientId);
        if (known) return known;
        const next = { seq: stored.length + 1, clientId };
        stored.push(next);
        socket().say(newMessage(next.seq));
        return next;
      };
      const serve = (line: FakeSocket) => {
        line.onSent = (message) => {
          if (message.type === "JOIN_ROOM") {
            for (const { seq } of stored) if (seq > message.afterSeq!) line.say(newMessage(seq));
            line.say({ type: "ROOM_JOINED", roomId, seq: stored.length, present: [] });
          }
          if (message.type !== "SEND_MESSAGE") return;
          if (isDeaf) line.readyState = 3;
          const { seq } = store(message.clientId!);
          line.say({ type: "MESSAGE_STORED", clientId: message.clientId!, id: `m${seq}`, seq });
        };
      };
      let seen: ServerMessage[] = [];
      const start = () => {
        const next = createRoom(serve);
        const heard: ServerMessage[] = [];
        seen = heard;
        next.room.listen((message) => heard.push(message));
        next.live.connectAs(me);
        next.room.enter(roomId, 0);
        socket().accept();
        return next;
      };
      const reconnect = () => {
        if (socket().readyState === 1) return;
        socket().hangUp();
        live.wake();
        socket().accept();
      };
      let { live, room } = start();
      let said = 0;
      for (const each of deeds) {
        if (each === "say") room.say(roomId, `Words ${(said += 1)}`);
        if (each === "other") store(`other-${stored.length}`);
        if (each === "lose") socket().readyState = 3;
        if (each === "lose-answers") {
          isDeaf = true;
          room.say(roomId, `Words ${(said += 1)}`);
          isDeaf = false;
        }
        if (each === "reload") {
          socket().readyState = 3;
          live.stop();
          ({ live, room } = start());
        }
        if (each === "wait") reconnect();
      }
      reconnect();
      expect(room.store.getState().outbox).toEqual([]);
      expect(stored.filter(({ clientId }) => clientId.startsWith("sent-"))).toHaveLength(said);
      expect(seqs(seen)).toEqual(stored.map(({ seq }) => seq));
      live.stop();
      vi.clearAllTimers();
    }),
    { numRuns: 200 },
  );
});
