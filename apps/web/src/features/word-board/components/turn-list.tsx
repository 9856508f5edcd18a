import type { TakenTurn, WordBoardSeat } from "@saywell/contract";
import { WordLink } from "./word-link";

interface TurnListProps {
  turns: readonly TakenTurn[];
  seats: readonly Pick<WordBoardSeat, "userId" | "userName">[];
  userId: string;
  onWord: (words: string[]) => void;
}

/** What was played so far, the latest first. Each word can be looked at. */
export function TurnList({ turns, seats, userId, onWord }: TurnListProps) {
  const nameOf = (id: string) =>
    id === userId ? "You" : (seats.find((seat) => seat.userId === id)?.userName ?? "Somebody");
  return (
    <section aria-labelledby="board-turns" className="grid grid-cols-1 gap-2">
      <h2 id="board-turns" className="font-heading text-lg font-semibold">
        Turns
      </h2>
      {turns.length === 0 ? (
        <p className="text-muted-foreground">No word is on the board yet.</p>
      ) : (
        // It scrolls by itself: with the keyboard too.
        <ol
          aria-labelledby="board-turns"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="max-h-80 divide-y divide-rule overflow-y-auto border-y border-rule"
        >
          {turns
            .map((turn, index) => ({ turn, number: index + 1 }))
            .toReversed()
            .map(({ turn, number }) => (
              <li key={number} className="flex min-h-12 flex-wrap items-center gap-x-1 pr-1">
                <span className="font-semibold">{nameOf(turn.userId)}:</span>
                <TurnWords turn={turn} onWord={onWord} />
              </li>
            ))}
        </ol>
      )}
    </section>
  );
}

export function TurnWords({
  turn,
  onWord,
}: {
  turn: TakenTurn;
  onWord: (words: string[]) => void;
}) {
  if (turn.kind !== "PLAYED") {
    return <span className="text-muted-foreground">{quietTurn(turn)}</span>;
  }
  return (
    <>
      {turn.words.map(({ word }, index) => (
        // A word may be made twice in one turn.
        // oxlint-disable-next-line react/no-array-index-key
        <WordLink key={index} word={word} onWord={onWord} />
      ))}
      <span className="figures ml-auto font-bold">{turn.score}</span>
    </>
  );
}

function quietTurn({ kind, exchangedCount, passReason, words }: TakenTurn): string {
  if (kind === "EXCHANGED") {
    return exchangedCount === 1 ? "exchanged 1 tile" : `exchanged ${exchangedCount} tiles`;
  }
  if (kind === "WITHDRAWN") return `${words[0]?.word ?? "a word"} was challenged and went back`;
  if (passReason === "LATE") return "ran out of time";
  return passReason === "PENALTY" ? "missed a turn" : "passed";
}
