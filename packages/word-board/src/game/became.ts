import { heldOf } from "./held-time";
import {
  isPlaying,
  type Person,
  type WordBoardEvent,
  type WordBoardPlayer,
  type WordBoardState,
} from "./state";

/**
 * A guest has logged in: what was theirs is the account's. Until that comes in by itself it is away,
 * unless it is here already. Where it has a seat of its own, the guest's is given up.
 */
export function became(
  state: WordBoardState,
  { id, as, at }: Extract<WordBoardEvent, { type: "became" }>,
): WordBoardState {
  const { people, players, turns, end } = state;
  const account = people.find((each) => each.id === as);
  const left =
    account === undefined
      ? people.map((each) =>
          each.id === id ? { id: as, isAway: true, awaySince: each.awaySince ?? at } : each,
        )
      : people.filter((each) => each.id !== id);
  if (players.some((each) => each.id === as)) {
    const giveUp = (player: WordBoardPlayer): WordBoardPlayer =>
      player.id === id ? { ...player, presence: "left", awaySince: null } : player;
    return { ...state, people: left, players: isPlaying(state) ? players.map(giveUp) : players };
  }
  return {
    ...state,
    people: left,
    players: players.map((player) =>
      player.id === id
        ? { ...player, id: as, ...presenceAs(player, { state, account, at }) }
        : player,
    ),
    turns: turns.map((turn) => ({
      ...turn,
      ...(turn.by === id ? { by: as } : {}),
      ...(turn.kind === "played" && turn.challengedBy === id ? { challengedBy: as } : {}),
    })),
    end: end === null ? null : { ...end, adjustments: end.adjustments.map(renamed) },
  };

  function renamed<Of extends { id: string }>(each: Of): Of {
    return each.id === id ? { ...each, id: as } : each;
  }
}

/** Whether an account that takes over a seat is at the table: it may have watched the game until now. */
function presenceAs(
  player: WordBoardPlayer,
  { state, account, at }: { state: WordBoardState; account: Person | undefined; at: number },
): Pick<WordBoardPlayer, "presence" | "awaySince" | "held"> {
  const { presence, awaySince, held } = player;
  if (presence === "left") return { presence, awaySince, held };
  if (account === undefined || account.isAway) {
    return { presence: "away", awaySince: awaySince ?? at, held };
  }
  return { presence: "here", awaySince: null, held: heldOf(player, state, at) };
}
