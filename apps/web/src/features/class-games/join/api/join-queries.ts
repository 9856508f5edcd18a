import { useMutation, useQuery } from "@tanstack/react-query";
import { callApi } from "../../../../lib/api-client";
import { deviceTimeZone } from "../../../../lib/device-time-zone";
import { readAnew, readQuery } from "../../../../lib/query-client";

/** Which game a code opens; nothing is asked before there is a whole one. */
export const useGameOfCode = (code: string | null) =>
  useQuery({
    ...readQuery("GET /api/join/{code}", { params: { code: code ?? "" } }),
    ...readAnew,
    enabled: code !== null,
  });

/** Takes a seat; who has no account is a guest from then on. */
export const useTakeSeat = (code: string) =>
  useMutation({
    mutationFn: (name: string) =>
      callApi("POST /api/join", { body: { code, name, timeZone: deviceTimeZone() } }),
  });

/** A game that this person has joined, read anew on each visit. */
export const useJoinedGame = (gameId: string, isSomebodyHere: boolean) =>
  useQuery({
    ...readQuery("GET /api/joined-games/{gameId}", { params: { gameId } }),
    ...readAnew,
    enabled: isSomebodyHere,
  });
