import { useEffect, useState } from "react";
import { live } from "../../../lib/live";
import { useStore } from "../../../lib/use-store";
import { createWayIn, type WayInState } from "./way-in";

/** Is in a game without a room as long as the page is there. */
export function useWayIn(gameId: string): WayInState {
  const [wayIn] = useState(() => createWayIn({ live, gameId }));
  useEffect(() => wayIn.enter(), [wayIn]);
  return useStore(wayIn.store);
}
