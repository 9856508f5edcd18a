import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { useWaitingTurns } from "../api/waiting-turns";

/** That games by correspondence wait for the reader, and the way there. Nothing where none does. */
export function TurnsLine() {
  const { data: turns = [] } = useWaitingTurns();
  const [first] = turns;
  if (first === undefined) return null;
  const isOne = turns.length === 1;
  return (
    <Link
      to={isOne ? linkTo("/game/:id", { id: first.roomId }) : "/rooms"}
      aria-label={isOne ? `Your turn in ${first.roomName}` : `Your turn in ${turns.length} games`}
      className="-my-1 flex min-h-11 shrink-0 items-center font-semibold text-primary underline underline-offset-4"
    >
      {isOne ? "Your turn" : `Your turn (${turns.length})`}
    </Link>
  );
}
