// Reference: `ws` and nothing else. What one client sends goes to all in its room, stored nowhere.
import { createServer } from "node:http";
import { randomUUID } from "node:crypto";
import { WebSocketServer } from "ws";

const rooms = new Map();
const server = createServer((_request, response) => response.end());
new WebSocketServer({ server, perMessageDeflate: false }).on("connection", (socket) => {
  let room;
  let userId;
  let seq = 0;
  socket.on("message", (data) => {
    const message = JSON.parse(String(Buffer.from(data)));
    if (message.type === "JOIN_ROOM") {
      userId = message.userId;
      room = rooms.get(message.roomId) ?? new Set();
      rooms.set(message.roomId, room.add(socket));
      socket.send(JSON.stringify({ type: "ROOM_JOINED", roomId: message.roomId }));
      return;
    }
    if (message.type === "LEAVE_ROOM") {
      room?.delete(socket);
      return;
    }
    seq += 1;
    const text = JSON.stringify({
      type: "NEW_MESSAGE",
      message: {
        id: randomUUID(),
        userId,
        userName: "Student",
        content: message.content,
        createdAt: new Date().toISOString(),
        isModerated: 0,
        seq,
        isBot: false,
      },
      roomId: "00000000-0000-0000-0000-000000000000",
      seq,
    });
    for (const member of room) member.send(text);
  });
  socket.on("close", () => room?.delete(socket));
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));
process.once("SIGTERM", () => process.exit(0));
