import type { CompletionResult } from "@saywell/contract";
import { Lock } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "../lib/link";
import { linkTo } from "../lib/links";
import { playSound } from "../lib/sounds";
import { ActionBar } from "../ui/action-bar";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { CircledScore } from "./circled-score";
import { LockReason } from "./lock-reason";
import { isGoodScore, praise } from "./praise";
import { ShareCompletion } from "./share-completion";
import { splitAtName } from "./split-at-name";
import { TeacherAvatar } from "./teacher-avatar";

/** What a completion brought, in the server's figures. */
export type CompletionGain = Pick<
  CompletionResult,
  "xpAwarded" | "coinsAwarded" | "badgesAwarded" | "leveledUp" | "level" | "isReplay" | "message"
>;

export interface CompletionCardProps {
  lesson: { title: string; difficulty: string };
  gain: CompletionGain;
  /** Of the quiz; null in a player that has none. */
  scorePercent: number | null;
  /** What the learner is called in the lesson; empty where nobody knows. */
  name: string;
  badgeArtwork: (name: string) => string;
  /** What comes next in the course; null at its end, and while nobody knows. */
  nextLesson: {
    id: string;
    title: string;
    /** Why it is not open; null or nothing where it is. */
    lock?: string | null;
  } | null;
  /** Asks the quiz once more, after a score that is in pencil. */
  onQuizAgain?: (() => void) | undefined;
  /** What else is offered here. */
  children?: ReactNode;
}

/** A finished lesson, in both players: what it brought, and what comes next. */
export function CompletionCard(props: CompletionCardProps) {
  const { lesson, gain, scorePercent, name, badgeArtwork, children } = props;
  const isGood = scorePercent === null || isGoodScore(scorePercent);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasBadge = gain.badgesAwarded.length > 0;
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  useEffect(() => {
    playSound(hasBadge ? "stamp" : isGood ? "tick" : "scratch");
  }, [hasBadge, isGood]);

  return (
    <Card className="items-center gap-6 px-5 py-8 text-center sm:px-8">
      <div className="grid justify-items-center gap-2">
        <TeacherAvatar state={isGood ? "ticking" : "listening"} size={112} />
        <h2 ref={heading} tabIndex={-1} className="font-heading text-3xl font-semibold">
          {gain.isReplay ? "Lesson Replayed" : "Lesson Complete"}
        </h2>
        <p className="text-muted-foreground">{lesson.title}</p>
      </div>
      {scorePercent === null ? null : (
        <div className="grid justify-items-center gap-1">
          <CircledScore percent={scorePercent} isGood={isGood} />
          <p className="font-semibold">Quiz score</p>
          <p
            className={
              isGood
                ? "-rotate-2 font-hand text-3xl font-semibold text-success"
                : "font-hand text-3xl font-semibold text-muted-foreground"
            }
          >
            {splitAtName(praise(scorePercent, name), name).map(({ text, isName }) =>
              isName ? <bdi key="name">{text}</bdi> : text,
            )}
          </p>
        </div>
      )}
      <Rewards {...gain} />
      {gain.isReplay || gain.xpAwarded === 0 ? (
        <p className="max-w-sm text-muted-foreground">{gain.message}</p>
      ) : null}
      {gain.badgesAwarded.map((badge) => (
        <Gain key={badge} title="New Badge" words={badge}>
          <img
            src={badgeArtwork(badge)}
            alt=""
            width={72}
            height={72}
            className="size-18 animate-stamp"
          />
        </Gain>
      ))}
      {gain.leveledUp ? (
        <Gain title="Level Up" words={`You are on level ${gain.level} now`}>
          <span className="figures grid size-18 shrink-0 place-items-center rounded-full border-3 border-primary font-heading text-3xl font-semibold text-primary">
            {gain.level}
          </span>
        </Gain>
      ) : null}
      {children}
      <WaysOn {...props} isGood={isGood} />
      {isGood ? <ShareCompletion lesson={lesson} /> : null}
    </Card>
  );
}

interface WaysOnProps extends CompletionCardProps {
  isGood: boolean;
}

/** What to do next comes first: the next lesson, or the quiz again where it was too hard. */
function WaysOn({ isGood, nextLesson, onQuizAgain }: WaysOnProps) {
  const isAgainFirst = !isGood && onQuizAgain !== undefined;
  const next =
    nextLesson === null || typeof nextLesson.lock === "string" ? null : (
      <Button
        asChild
        size="lg"
        variant={isAgainFirst ? "outline" : "default"}
        className="h-auto w-full whitespace-normal"
      >
        <Link to={linkTo("/lesson-interactive/:id", { id: nextLesson.id })}>
          Next lesson: {nextLesson.title}
        </Link>
      </Button>
    );
  return (
    // On a phone the bar is at the end of the whole card.
    <div className="grid w-full max-w-sm gap-3 max-sm:contents">
      {isAgainFirst ? (
        <ActionBar>
          <Button size="lg" className="w-full" onClick={onQuizAgain}>
            Try the quiz again
          </Button>
        </ActionBar>
      ) : next === null ? null : (
        <ActionBar>{next}</ActionBar>
      )}
      {isAgainFirst ? next : null}
      {typeof nextLesson?.lock === "string" ? (
        <div className="grid gap-1 rounded-xl border border-dashed border-rule bg-muted p-4 text-left">
          <p className="flex items-center gap-2 font-semibold text-muted-foreground">
            <Lock aria-hidden className="size-4 shrink-0" />
            <span>
              Next lesson: {nextLesson.title} <span className="sr-only">(locked)</span>
            </span>
          </p>
          <LockReason>{nextLesson.lock}</LockReason>
        </div>
      ) : null}
      <div className="grid w-full grid-cols-2 gap-3">
        <Button asChild variant="outline" className="px-2">
          <Link to="/student-dashboard">Dashboard</Link>
        </Button>
        <Button asChild variant="outline" className="px-2">
          <Link to="/student-dashboard">More Lessons</Link>
        </Button>
      </div>
    </div>
  );
}

interface GainProps {
  title: string;
  words: string;
  children: ReactNode;
}

const Gain = ({ title, words, children }: GainProps) => (
  <div className="flex w-full max-w-sm items-center gap-4 rounded-xl border border-rule p-4 text-left">
    {children}
    <p>
      <span className="block text-sm font-semibold text-muted-foreground">{title}</span>
      <span className="font-heading text-xl font-semibold">{words}</span>
    </p>
  </div>
);

/** What it paid: a replay pays no coins, and may pay nothing. */
function Rewards({ xpAwarded, coinsAwarded }: CompletionGain) {
  const rewards = [
    { name: "XP", amount: xpAwarded },
    { name: "Coins", amount: coinsAwarded },
  ].filter(({ amount }) => amount > 0);
  if (rewards.length === 0) return null;
  return (
    <dl className="flex w-full max-w-sm justify-center gap-4">
      {rewards.map(({ name, amount }) => (
        <div
          key={name}
          className="flex max-w-1/2 flex-1 flex-col-reverse rounded-xl bg-accent-wash p-4 text-accent-ink"
        >
          <dt className="text-sm font-semibold">{name}</dt>
          <dd className="font-heading text-2xl font-bold">+{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
