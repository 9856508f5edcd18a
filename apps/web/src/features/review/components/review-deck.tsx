import type { ReviewCard, ReviewGrade, ReviewSession } from "@saywell/contract";
import { useEffect, useRef, useState } from "react";
import { ApiError, sentenceOf } from "../../../lib/api-client";
import { newId } from "../../../lib/new-id";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { DrawnTick } from "../../../ui/drawn-tick";
import { Progress } from "../../../ui/progress";
import { Skeleton } from "../../../ui/skeleton";
import { toast } from "../../../ui/use-toast";
import { choicesOf } from "./card-sides";
import { CardTurn, type CardTurnProps } from "./card-turn";
import { ChoiceTurn } from "./choice-turn";
import { useGradeCard } from "../api/review-queries";
import { sayNext } from "../../../lib/dates";

export interface ReviewDeckProps extends Pick<CardTurnProps, "renderListen" | "renderMarks"> {
  session: ReviewSession;
  /** When the session was read, as milliseconds. */
  readAt: number;
  /** Whether it is being read what is due after a sitting. */
  isReading: boolean;
  timeZone: string;
  /** A sitting has begun: until it is finished, nothing else may give its answers away. */
  onBegun: () => void;
  /** All cards of a sitting are graded. */
  onFinished: () => void;
}

/** A sitting as it was begun: what becomes due meanwhile waits for the next. */
interface Sitting {
  cards: readonly ReviewCard[];
  /** The card in front of the learner, and the name under which its grade counts once. */
  at: number;
  reviewId: string;
  graded: number;
  /** What it was graded with, when it graded itself and the learner still looks at it. */
  chosen: { grade: ReviewGrade; isSent: boolean } | null;
}

/** What is due today, card after card. Where there is no card yet, its place says how one comes. */
export function ReviewDeck(props: ReviewDeckProps) {
  const { session, onBegun, onFinished, renderListen, renderMarks } = props;
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const grading = useGradeCard();
  const card = sitting?.cards[sitting.at];

  function begin() {
    setSitting({ cards: session.cards, at: 0, reviewId: newId(), graded: 0, chosen: null });
    onBegun();
  }

  function goOn(from: Sitting, graded: number) {
    const at = from.at + 1;
    setSitting({ ...from, at, reviewId: newId(), graded, chosen: null });
    if (at === from.cards.length) onFinished();
  }

  function grade(from: Sitting, { id: cardId }: ReviewCard, grade: ReviewGrade, then = goOn) {
    if (grading.isPending) return;
    grading.mutate(
      { cardId, grade, reviewId: from.reviewId },
      {
        onSuccess: ({ isCounted }) => then(from, from.graded + (isCounted ? 1 : 0)),
        onError: (error) => {
          // A word that was taken out meanwhile has no card any more.
          if (error instanceof ApiError && error.status === 404) then(from, from.graded);
          else sayFailed(error);
        },
      },
    );
  }

  /** An answer that grades itself counts as it is given; its card stays until it has been looked at. */
  function gradeAtOnce(from: Sitting, of: ReviewCard, each: ReviewGrade) {
    const chosen = { grade: each, isSent: false };
    setSitting({ ...from, chosen });
    grade(from, of, each, (_, graded) =>
      setSitting({ ...from, graded, chosen: { ...chosen, isSent: true } }),
    );
  }

  function leaveGraded(from: Sitting, of: ReviewCard) {
    if (from.chosen === null) return;
    if (from.chosen.isSent) goOn(from, from.graded);
    // It did not arrive before: once more, under the same name.
    else grade(from, of, from.chosen.grade);
  }

  if (!sitting || !card) {
    return <Rest {...props} graded={sitting?.graded ?? null} onBegin={begin} />;
  }
  const place = `${sitting.at + 1} of ${sitting.cards.length}`;
  const turn = {
    card,
    place,
    isBusy: grading.isPending,
    renderListen,
    onMarked: (each: ReviewGrade) => gradeAtOnce(sitting, card, each),
    onNext: () => leaveGraded(sitting, card),
  };
  return (
    <section aria-labelledby="review">
      <Card className="gap-5 p-5 sm:p-8">
        <div className="grid gap-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="review" className="font-semibold">
              Review
            </h2>
            <span className="figures text-muted-foreground">{place}</span>
          </div>
          <Progress value={sitting.at} max={sitting.cards.length} label="Cards reviewed" />
        </div>
        {choicesOf(card).length > 0 ? (
          <ChoiceTurn {...turn} key={sitting.reviewId} />
        ) : (
          <CardTurn
            {...turn}
            key={sitting.reviewId}
            onGrade={(each) => grade(sitting, card, each)}
            renderMarks={renderMarks}
          />
        )}
      </Card>
    </section>
  );
}

const sayFailed = (error: Error) =>
  void toast({
    variant: "destructive",
    title: "Your answer did not arrive",
    description: sentenceOf(error, "Something went wrong. Please try again."),
  });

interface RestProps extends ReviewDeckProps {
  /** How many cards the last sitting counted; null before the first. */
  graded: number | null;
  onBegin: () => void;
}

/** Before a sitting and after it: how much is due, and when the next comes. */
function Rest({ session, readAt, isReading, timeZone, graded, onBegin }: RestProps) {
  const { dueCount, nextDueAt } = session;
  const heading = useRef<HTMLHeadingElement>(null);
  const hasFinished = graded !== null;
  useEffect(() => {
    if (hasFinished) heading.current?.focus();
  }, [hasFinished]);

  if (!hasFinished && dueCount === 0 && nextDueAt === null) {
    return (
      <Card className="min-h-32 justify-center p-5 text-muted-foreground sm:p-6">
        <p>Save a word in a lesson, and it comes back here.</p>
      </Card>
    );
  }
  const next =
    nextDueAt === null
      ? null
      : `The next card comes ${sayNext(new Date(nextDueAt), new Date(readAt), timeZone)}.`;
  return (
    <section aria-labelledby="review">
      <Card className="p-5 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          {hasFinished ? <DrawnTick className="size-10" /> : null}
          <div className="min-w-0 flex-1 basis-56">
            <h2
              id="review"
              ref={heading}
              tabIndex={-1}
              className="font-heading text-2xl font-semibold"
            >
              {hasFinished
                ? `You reviewed ${graded} ${graded === 1 ? "card" : "cards"}.`
                : dueCount > 0
                  ? `${dueCount} to review today`
                  : "Nothing to review now"}
            </h2>
            <output className="block min-h-[1.6em] text-muted-foreground">
              {hasFinished && isReading
                ? ""
                : dueCount === 0
                  ? next
                  : hasFinished
                    ? `${dueCount} more to review today.`
                    : "Words and mistakes come back when you are about to forget them."}
            </output>
          </div>
          {dueCount > 0 && !(hasFinished && isReading) ? (
            <Button size="lg" className="max-sm:w-full" onClick={onBegin}>
              {hasFinished ? "Go on" : "Start"}
            </Button>
          ) : null}
        </div>
      </Card>
    </section>
  );
}

export const ReviewDeckSkeleton = () => <Skeleton className="h-32 rounded-xl" />;
