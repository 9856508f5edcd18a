import type { QuizGameState, SessionUser } from "@saywell/contract";
import type { GameMode } from "@saywell/contract/constants";
import { Play } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/button";
import { SegmentedControl } from "../../../ui/segmented-control";

interface QuizIntroProps {
  state: Pick<QuizGameState, "people" | "seconds" | "mode">;
  user: Pick<SessionUser, "id">;
  /** A drawing of what the game is about. */
  picture: ReactNode;
  isConnected: boolean;
  onStart: (mode: GameMode) => void;
}

const ways = [
  ["COMPETITIVE", "Each for themselves"],
  ["TEAM", "Two teams"],
] as const;

/** Before a game: what it is, who is here, and the button that begins it for everybody. */
export function QuizIntro({ state, user, picture, isConnected, onStart }: QuizIntroProps) {
  const [mode, setMode] = useState<GameMode>(state.mode);
  const others = state.people.filter(({ userId }) => userId !== user.id);
  return (
    <div className="grid justify-items-center gap-5 py-4 text-center sm:py-8">
      {picture}
      <h2 className="font-heading text-3xl font-semibold">Ready to Play?</h2>
      <p className="max-w-[34rem] text-muted-foreground">
        Five questions, {state.seconds} seconds for each. A quick right answer is worth up to 100
        points.
      </p>
      <p className="max-w-[34rem]">
        {others.length === 0
          ? "You are the only one here, so bots play with you."
          : `Here with you: ${others.map(({ userName }) => userName).join(", ")}.`}
      </p>
      <SegmentedControl label="How to play" value={mode} onChange={setMode} options={ways} />
      <Button size="lg" disabled={!isConnected} onClick={() => onStart(mode)}>
        <Play aria-hidden /> Start Game
      </Button>
    </div>
  );
}
