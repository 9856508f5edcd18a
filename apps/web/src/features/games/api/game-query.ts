import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Room } from "@saywell/contract";
import { callApi } from "../../../lib/api-client";
import { readAnew } from "../../../lib/query-client";

/** The game of a room. Opening it again is reading it, so whoever comes first opens it for all. */
const gameQuery = ({ id: roomId, type }: Pick<Room, "id" | "type">) =>
  queryOptions({
    queryKey: ["/api", "games", roomId],
    queryFn: () =>
      callApi("POST /api/games", {
        body: {
          roomId,
          gameType: type === "GAME" ? "VOCABULARY_BATTLE" : "TRIVIA",
          mode: "COMPETITIVE",
        },
      }),
    ...readAnew,
  });

export const useGame = (room: Pick<Room, "id" | "type">) => useQuery(gameQuery(room));
