import type { ClassGame } from "@saywell/contract";
import { useEffect, useState } from "react";
import { live } from "../../../../lib/live";
import { useStore } from "../../../../lib/use-store";
import { toast } from "../../../../ui/use-toast";
import { createHostedGame, type HostedGame, type HostedTable } from "./hosted-game";

/** A game that this page leads as long as it is there. */
export function useHostedGame({ id: gameId, state: first }: Pick<ClassGame, "id" | "state">): {
  game: HostedGame;
  table: HostedTable;
} {
  const [game] = useState(() =>
    createHostedGame({
      live,
      gameId,
      first,
      now: () => performance.now(),
      onRefused: (description) =>
        void toast({ variant: "destructive", title: "Error", description }),
    }),
  );
  useEffect(() => game.enter(), [game]);
  // What was read by the call may be later than what the line has told so far.
  useEffect(() => game.take(first), [game, first]);
  return { game, table: useStore(game.store) };
}
