import { scorePercent } from "@saywell/lesson";
import type { CompletionResult } from "@saywell/contract";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { DrawnTick } from "../../ui/drawn-tick";
import { CircledScore } from "./circled-score";

export interface CompletionCardProps {
  result: CompletionResult;
  lessonTitle: string;
  badgeArtwork: (name: string) => string;
  dashboard: string;
}

/** What the lesson brought, in the server's figures. */
export function CompletionCard({ result, lessonTitle, badgeArtwork, dashboard }: CompletionCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);

  return (
    <Card className="items-center gap-6 px-5 py-8 text-center sm:px-8">
      <div className="grid justify-items-center gap-2">
        <DrawnTick className="size-20 [&_path]:[animation-duration:500ms]" />
        <h2 ref={heading} tabIndex={-1} className="font-heading text-3xl font-semibold">
          {result.isReplay ? "Lesson Replayed" : "Lesson Complete"}
        </h2>
        <p className="text-muted-foreground">{lessonTitle}</p>
      </div>
      <div className="grid justify-items-center gap-1">
        <CircledScore percent={scorePercent(result.quizScore, result.quizMaxScore)} />
        <p className="font-semibold">Quiz score</p>
      </div>
      <dl className="grid w-full max-w-sm grid-cols-2 gap-4">
        <Reward name="XP">+{result.xpAwarded}</Reward>
        <Reward name="Coins">+{result.coinsAwarded}</Reward>
      </dl>
      {result.badgesAwarded.map((name) => (
        <div key={name} className="flex items-center gap-4 text-left">
          <img src={badgeArtwork(name)} alt="" width={88} height={88} className="size-22" />
          <p>
            <span className="block text-sm text-muted-foreground">New Badge</span>
            <span className="font-heading text-xl font-semibold">{name}</span>
          </p>
        </div>
      ))}
      {result.leveledUp ? (
        <p>
          <span className="font-heading text-xl font-semibold">Level Up</span>
          <span className="block text-muted-foreground">You are on level {result.level} now.</span>
        </p>
      ) : null}
      <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
        <Button asChild size="lg">
          <Link to={dashboard}>Dashboard</Link>
        </Button>
        <Button asChild size="lg" variant="outline">
          <Link to={dashboard}>More Lessons</Link>
        </Button>
      </div>
    </Card>
  );
}

const Reward = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-col-reverse rounded-xl bg-accent-wash p-4 text-accent-ink">
    <dt className="text-sm font-semibold">{name}</dt>
    <dd className="tabular text-2xl font-bold">{children}</dd>
  </div>
);
