import { ChevronRight } from "lucide-react";
import type { GamePhase } from "@saywell/contract/constants";
import type { ReplyOf } from "../../../lib/api-client";
import { formatDay } from "../../../lib/dates";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { Tag } from "../../../ui/tag";
import { inThrees } from "../model/in-threes";

type ListedGame = ReplyOf<"GET /api/class-games">["games"][number];

const stands: Readonly<Record<GamePhase, string>> = {
  WAITING: "Not started",
  QUESTION: "Running",
  REVEAL: "Running",
  FINISHED: "Played",
};

/** A teacher's games: those that can still be joined first. */
export function ClassGameList({ games }: { games: readonly ListedGame[] }) {
  const open = games.filter(({ code }) => code !== null);
  const closed = games.filter(({ code }) => code === null);
  return (
    <ul
      aria-label="My games"
      className="divide-y divide-rule overflow-hidden rounded-xl border border-rule bg-surface shadow-lift"
    >
      {[...open, ...closed].map((game) => (
        <li key={game.id}>
          <Link
            to={linkTo("/class-games/:gameId", { gameId: game.id })}
            className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 hover:bg-primary-wash focus-visible:-outline-offset-3 sm:px-5"
          >
            <span className="min-w-0 flex-1 basis-56">
              <span className="block font-semibold break-words">{game.title}</span>
              <span className="block text-sm text-muted-foreground">{detailsOf(game)}</span>
            </span>
            {game.code === null ? (
              <span className="font-semibold text-primary">See results</span>
            ) : (
              <>
                <Tag tone={game.phase === "WAITING" ? "outline" : "primary"}>
                  {stands[game.phase]}
                </Tag>
                <span className="figures text-xl">
                  <span className="sr-only">Code </span>
                  {inThrees(game.code)}
                </span>
              </>
            )}
            <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function detailsOf(game: ListedGame): string {
  const { playerCount, questionCount, matches, createdAt, closesAt } = game;
  return [
    `${playerCount} joined`,
    questionCount === 1 ? "1 question" : `${questionCount} questions`,
    matches === 0 ? "not played yet" : matches === 1 ? "played once" : `played ${matches} times`,
    closesAt === null ? formatDay(createdAt) : `open until ${formatDay(closesAt)}`,
  ].join(" · ");
}
