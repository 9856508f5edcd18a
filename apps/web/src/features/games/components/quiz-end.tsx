import type { GameSeat, QuizGameState } from "@saywell/contract";
import { quizTeamNames } from "@saywell/contract/constants";
import { LogOut, RotateCcw } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "../../../lib/link";
import { playSound } from "../../../lib/sounds";
import { Button } from "../../../ui/button";
import { cn } from "../../../ui/class-names";
import { DrawnTick } from "../../../ui/drawn-tick";
import { Tag } from "../../../ui/tag";
import { isTyping } from "../../../lib/is-typing";
import type { PastQuestion, QuizTable } from "../model/quiz-table";
import { WatchAgain } from "./watch-again";

interface QuizEndProps {
  table: QuizTable;
  userId: string;
  isConnected: boolean;
  /** Left out where somebody else begins the next game. */
  onPlayAgain?: () => void;
  onExit: () => void;
  /** Before what was missed. */
  children?: ReactNode;
}

/** The end of a game: one's own score and place, what it paid, and what to look at once more. */
export function QuizEnd(props: QuizEndProps) {
  const { table, userId, isConnected, onPlayAgain, onExit, children } = props;
  const { state, past, paid } = table;
  const own = state.seats.find((seat) => seat.userId === userId);
  const hasWon = own !== undefined && own.score > 0 && isFirst(own, state);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isTyping()) heading.current?.focus();
  }, []);
  useEffect(() => {
    if (hasWon) playSound("stamp");
  }, [hasWon]);
  const missed = past.filter(
    ({ reveal }) =>
      own !== undefined && !reveal.answers.some((each) => each.userId === userId && each.isCorrect),
  );
  return (
    <div className="grid grid-cols-1 content-start justify-items-center gap-5 py-2 text-center">
      {hasWon ? <DrawnTick /> : null}
      <h2 ref={heading} tabIndex={-1} className="font-heading text-3xl font-semibold outline-none">
        Game Complete!
      </h2>
      {hasWon ? <p className="text-lg">{winWords(own, state)}</p> : null}
      {own === undefined ? (
        <p className="text-muted-foreground">You watched this game. You play in the next one.</p>
      ) : (
        <dl className="grid w-full max-w-sm grid-cols-2 gap-3">
          <Figure name="Your Score">{own.score}</Figure>
          <Figure name="Rank">{`#${own.rank} of ${state.playerCount}`}</Figure>
          <Figure name="Right Answers" className="col-span-2">
            {`${state.mine.rightAnswers} of ${state.rounds}`}
          </Figure>
        </dl>
      )}
      <p className="min-h-8">
        {paid === null ? null : paid.xp + paid.coins > 0 ? (
          <Tag tone="reward">
            {[`+${paid.xp} XP`, ...(paid.coins > 0 ? [coinWords(paid.coins)] : [])].join(" · ")}
          </Tag>
        ) : null}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {onPlayAgain === undefined ? null : (
          <Button size="lg" disabled={!isConnected} onClick={onPlayAgain}>
            <RotateCcw aria-hidden /> Play Again
          </Button>
        )}
        <Button size="lg" variant="outline" onClick={onExit}>
          <LogOut aria-hidden /> Exit
        </Button>
      </div>
      {children}
      {missed.length > 0 ? <Missed missed={missed} /> : null}
      {own === undefined || state.matchId === null ? null : <WatchAgain matchId={state.matchId} />}
    </div>
  );
}

interface FigureProps {
  name: string;
  className?: string;
  children: string | number;
}

const Figure = ({ name, className, children }: FigureProps) => (
  <div
    className={cn("flex flex-col-reverse rounded-xl border border-rule bg-surface p-3", className)}
  >
    <dt className="text-sm text-muted-foreground">{name}</dt>
    <dd className="figures font-heading text-2xl font-bold">{children}</dd>
  </div>
);

/** What was answered wrong, with the right answer and why. */
function Missed({ missed }: { missed: readonly PastQuestion[] }) {
  return (
    <section aria-labelledby="missed" className="grid w-full gap-2 text-left">
      <h3 id="missed" className="font-heading text-lg font-semibold">
        Look at these once more
      </h3>
      <p>
        They wait in{" "}
        <Link to="/review" className="font-semibold text-primary underline underline-offset-4">
          your review
        </Link>
        .
      </p>
      <ul className="grid gap-3">
        {missed.map(({ question, reveal }) => (
          <li key={question.id} className="rounded-xl border border-rule bg-surface p-4">
            <p className="font-semibold">{question.question}</p>
            <p className="text-success">
              {question.options.find((option) => option.startsWith(reveal.correctAnswer))}
            </p>
            <p className="text-muted-foreground">{reveal.explanation}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether somebody, or their team, is before all others. */
function isFirst(own: GameSeat, { teams, mode }: QuizGameState): boolean {
  if (mode !== "TEAM") return own.rank === 1;
  const [best, second] = teams;
  return best !== undefined && best.team === own.team && best.score > (second?.score ?? 0);
}

function winWords(own: GameSeat, { mode, seats }: QuizGameState): string {
  if (mode === "TEAM" && own.team !== null)
    return `Your team wins. Well played, ${quizTeamNames[own.team]}.`;
  const isShared = seats.some(({ userId, rank }) => rank === 1 && userId !== own.userId);
  return isShared ? "You share the first place. Well played." : "You win. Well played.";
}

const coinWords = (coins: number): string => (coins === 1 ? "1 coin" : `${coins} coins`);
