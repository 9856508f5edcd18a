import { formatMoment } from "../../../lib/dates";
import type { ReplyOf } from "../../../lib/api-client";
import { sanctionSentence } from "@saywell/moderation/sanction-sentence";
import { useId, useState } from "react";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Tag } from "../../../ui/tag";
import { nameOf, sanctionWords } from "../model/moderation-words";

export type ListedSanction = ReplyOf<"GET /api/moderation/sanctions">[number];
export type SanctionStep = "LIFT" | "ACCEPT" | "REFUSE";

interface SanctionCardProps {
  sanction: ListedSanction;
  timeZone: string;
  onStep: (step: SanctionStep) => void;
}

/** One mute or ban: whose, where, until when and why; the appeal against it. */
export function SanctionCard({ sanction, timeZone, onStep }: SanctionCardProps) {
  const { kind, user, room, by, appeal, endsAt, liftedAt } = sanction;
  const titleId = useId();
  const [openedAt] = useState(() => Date.now());
  const isOver = liftedAt !== null || (endsAt !== null && Date.parse(endsAt) <= openedAt);
  return (
    <article aria-labelledby={titleId}>
      <Card className="gap-3 p-5 sm:p-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Tag tone={isOver ? "outline" : kind === "BAN" ? "wrong" : "warning"}>
            {sanctionWords[kind]}
          </Tag>
          <h3 id={titleId} className="min-w-0 font-semibold break-words">
            {user.name}
          </h3>
          {isOver ? (
            <span className="text-muted-foreground">
              {room ? `in ${room.name}` : "in all rooms"}, ended
            </span>
          ) : null}
        </div>
        {isOver ? null : (
          <p className="break-words">
            {sanctionSentence({ ...sanction, who: user.name }, timeZone)}
          </p>
        )}
        <p className="break-words whitespace-pre-wrap">{sanction.reason}</p>
        <p className="text-sm text-muted-foreground">
          By {nameOf(by)} on {formatMoment(sanction.createdAt, timeZone)}
        </p>
        {appeal ? (
          <div className="grid gap-1 rounded-lg bg-muted px-4 py-3">
            <p className="text-sm font-semibold">
              {appeal.state === "OPEN" ? `${user.name} asks you to look at it again:` : "Appeal:"}
            </p>
            <p className="break-words whitespace-pre-wrap">{appeal.text}</p>
            {appeal.answer ? (
              <p className="text-sm break-words text-muted-foreground">Refused: {appeal.answer}</p>
            ) : null}
          </div>
        ) : null}
        <div className="grid grid-cols-1 gap-2 sm:flex">
          {appeal?.state === "OPEN" ? (
            <>
              <Button className="px-4" aria-describedby={titleId} onClick={() => onStep("ACCEPT")}>
                Accept appeal
              </Button>
              <Button
                variant="outline"
                className="px-4"
                aria-describedby={titleId}
                onClick={() => onStep("REFUSE")}
              >
                Refuse appeal
              </Button>
            </>
          ) : null}
          {isOver ? null : (
            <Button
              variant="outline"
              className="px-4"
              aria-describedby={titleId}
              onClick={() => onStep("LIFT")}
            >
              Lift
            </Button>
          )}
        </div>
      </Card>
    </article>
  );
}
