import { z } from "zod";
import { call } from "../call";
import { gameTypes } from "../constants";
import { id, instant } from "../fields";

export const game = z.object({
  id,
  roomId: id,
  gameType: z.enum(gameTypes),
  mode: z.literal("COMPETITIVE"),
  createdAt: instant,
});

export const gameCalls = [
  call("POST /api/games", {
    summary: "Open the game of a room, or answer the one already open.",
    area: "Games",
    access: "session",
    body: game.pick({ roomId: true, gameType: true, mode: true }),
    reply: game,
    errors: ["not-signed-in", "forbidden", "not-found"],
  }),
  call("GET /api/games/{roomId}", {
    summary: "The open game of a room.",
    area: "Games",
    access: "session",
    params: z.object({ roomId: id }),
    reply: game,
    errors: ["not-signed-in", "forbidden", "not-found"],
  }),
] as const;
