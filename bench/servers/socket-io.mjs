// Reference: Socket.IO, its rooms, nothing stored.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { Server } from "socket.io";

const server = createServer();
const io = new Server(server, { transports: ["websocket"], serveClient: false });
io.on("connection", (socket) => {
  let roomId;
  let userId;
  let seq = 0;
  socket.on("JOIN_ROOM", (message) => {
    ({ roomId, userId } = message);
    void socket.join(roomId);
    socket.emit("ROOM_JOINED", { roomId });
  });
  socket.on("LEAVE_ROOM", () => void socket.leave(roomId));
  socket.on("SEND_MESSAGE", ({ content }) => {
    seq += 1;
    io.to(roomId).emit("NEW_MESSAGE", {
      message: {
        id: randomUUID(),
        userId,
        userName: "Student",
        content,
        createdAt: new Date().toISOString(),
        isModerated: 0,
        seq,
        isBot: false,
      },
      roomId: "00000000-0000-0000-0000-000000000000",
      seq,
    });
  });
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));
process.once("SIGTERM", () => process.exit(0));
