import { scorePercent } from "@saywell/lesson";
import type { CompletionResult } from "@saywell/contract";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { DrawnTick } from "../../../ui/drawn-tick";
import { CircledScore } from "./circled-score";
import { praise } from "../model/praise";
import { splitAtName } from "../model/split-at-name";

export interface CompletionCardProps {
  result: CompletionResult;
  lessonTitle: string;
  /** What the learner is called in the lesson. */
  name: string;
  badgeArtwork: (name: string) => string;
}

/** What the lesson brought, in the server's figures. */
export function CompletionCard(props: CompletionCardProps) {
  const { result, lessonTitle, name, badgeArtwork } = props;
  const percent = scorePercent(result.quizScore, result.quizMaxScore);
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
        <CircledScore percent={percent} />
        <p className="font-semibold">Quiz score</p>
        <p className="-rotate-2 font-hand text-3xl font-semibold text-success">
          {splitAtName(praise(percent, name), name).map(({ text, isName }) =>
            isName ? <bdi key="name">{text}</bdi> : text,
          )}
        </p>
      </div>
      <dl className="grid w-full max-w-sm grid-cols-2 gap-4">
        <Reward name="XP">+{result.xpAwarded}</Reward>
        <Reward name="Coins">+{result.coinsAwarded}</Reward>
      </dl>
      {result.isReplay ? <p className="max-w-sm text-muted-foreground">{result.message}</p> : null}
      {result.badgesAwarded.map((badge) => (
        <Gain key={badge} title="New Badge" words={badge}>
          <img src={badgeArtwork(badge)} alt="" width={72} height={72} className="size-18" />
        </Gain>
      ))}
      {result.leveledUp ? (
        <Gain title="Level Up" words={`You are on level ${result.level} now`}>
          <span className="tabular grid size-18 shrink-0 place-items-center rounded-full border-3 border-primary font-heading text-3xl font-semibold text-primary">
            {result.level}
          </span>
        </Gain>
      ) : null}
      <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
        <Button asChild size="lg">
          <Link to="/student-dashboard">Dashboard</Link>
        </Button>
        <Button asChild size="lg" variant="outline">
          <Link to="/student-dashboard">More Lessons</Link>
        </Button>
      </div>
    </Card>
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

const Reward = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-col-reverse rounded-xl bg-accent-wash p-4 text-accent-ink">
    <dt className="text-sm font-semibold">{name}</dt>
    <dd className="tabular text-2xl font-bold">{children}</dd>
  </div>
);
