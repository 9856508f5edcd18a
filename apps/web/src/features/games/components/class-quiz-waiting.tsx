import { Button } from "../../../ui/button";
import { DrawnTick } from "../../../ui/drawn-tick";

interface ClassQuizWaitingProps {
  /** What the learner is called in the game. */
  userName: string;
  onExit: () => void;
}

/** Before a class game: the learner is in, and looks at the teacher's screen. */
export const ClassQuizWaiting = ({ userName, onExit }: ClassQuizWaitingProps) => (
  <div className="grid justify-items-center gap-4 pt-10 text-center">
    <DrawnTick />
    <h2 className="font-heading text-2xl font-semibold text-balance break-words">
      You are in, {userName}. Look at the screen.
    </h2>
    <p className="max-w-[24rem] text-muted-foreground">
      Keep this page open. The questions come here by themselves.
    </p>
    <Button variant="ghost" onClick={onExit}>
      Leave the game
    </Button>
  </div>
);
