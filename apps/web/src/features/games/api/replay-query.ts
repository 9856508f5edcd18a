import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../lib/api-client";
import { readQuery } from "../../../lib/query-client";

/** A game that is over, by its id or by that of a link. */
export const useReplay = (replayId: string) =>
  useQuery(readQuery("GET /api/replays/{replayId}", { params: { replayId } }));

/** From then on the link shows nothing. */
export const takeLinkBack = (matchId: string): Promise<unknown> =>
  callApi("DELETE /api/games/matches/{matchId}/share", { params: { matchId } });

/** The whole address by which everybody can watch a game. */
export async function linkToGame(matchId: string): Promise<string> {
  const { path } = await callApi("POST /api/games/matches/{matchId}/share", {
    params: { matchId },
  });
  return window.location.origin + path;
}
