import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi, fetchFile, type RequestOf } from "../../../lib/api-client";
import { readAnew, readQuery } from "../../../lib/query-client";
import { saveFile } from "../../../lib/save-file";
import { fileNameOf } from "../model/file-name";

export type NewClassGame = RequestOf<"POST /api/class-games">["body"];

const gamesQuery = () => ({ ...readQuery("GET /api/class-games", {}), ...readAnew });
const gameQuery = (gameId: string) => ({
  ...readQuery("GET /api/class-games/{gameId}", { params: { gameId } }),
  ...readAnew,
});

export const useClassGames = () => useQuery(gamesQuery());
export const useClassGame = (gameId: string) => useQuery(gameQuery(gameId));

export function useMakeClassGame() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewClassGame) => callApi("POST /api/class-games", { body }),
    onSuccess(game) {
      client.setQueryData(gameQuery(game.id).queryKey, game);
    },
  });
}

/** Ends a game for good; throws where it is refused. */
export function useCloseClassGame(gameId: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const closed = await callApi("POST /api/class-games/{gameId}/close", { params: { gameId } });
    client.setQueryData(gameQuery(gameId).queryKey, closed);
  };
}

/** What everybody answered; the last game that was played, unless it says which. */
export const useGameResults = (gameId: string, match: number | undefined) =>
  useQuery({
    ...readQuery("GET /api/class-games/{gameId}/results", {
      params: { gameId },
      query: match === undefined ? {} : { match },
    }),
    ...readAnew,
  });

export async function saveResults(
  game: { id: string; title: string },
  match: number | undefined,
): Promise<void> {
  const file = await fetchFile("GET /api/class-games/{gameId}/results.csv", {
    params: { gameId: game.id },
    query: match === undefined ? {} : { match },
  });
  saveFile(file, fileNameOf(`${game.title} results`));
}
