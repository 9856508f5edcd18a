import type { QuizGameState } from "@saywell/contract";
import { X } from "lucide-react";
import { Button } from "../../../../ui/button";
import { cn } from "../../../../ui/class-names";
import { JoinCode } from "./join-code";
import { stageText } from "./stage-text";

interface LobbyProps {
  title: string;
  code: string;
  people: QuizGameState["people"];
  onRemove: (player: QuizGameState["people"][number]) => void;
}

/** Names that stand below a large code on one screen. */
const many = 8;

/** Before a game: how to come in, and who is here. */
export function Lobby({ title, code, people, onRemove }: LobbyProps) {
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <h1 tabIndex={-1} className={cn("font-heading font-semibold", stageText.title)}>
        {title}
      </h1>
      <JoinCode code={code} isAmongMany={people.length > many} />
      <output className={cn("font-semibold", stageText.option)}>
        {people.length === 1 ? "1 player" : `${people.length} players`}
      </output>
      {people.length === 0 ? null : (
        <ul aria-label="Who has joined" className="flex flex-wrap gap-2 sm:gap-3">
          {people.map((player) => (
            <li
              key={player.userId}
              className="flex max-w-full animate-appear items-center rounded-xl border border-rule bg-surface pl-4 shadow-lift"
            >
              <span className={cn("min-w-0 py-2 font-semibold break-words", stageText.name)}>
                {player.userName}
              </span>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove ${player.userName}`}
                title={`Remove ${player.userName}`}
                className="text-muted-foreground"
                onClick={() => onRemove(player)}
              >
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
