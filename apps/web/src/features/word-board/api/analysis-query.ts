import { useQuery } from "@tanstack/react-query";
import { readQuery } from "../../../lib/query-client";

/** One's own turns of a game that is over, beside what they could have been. */
export const useAnalysis = (matchId: string) =>
  useQuery(readQuery("GET /api/games/matches/{matchId}/analysis", { params: { matchId } }));
