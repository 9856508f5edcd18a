import type { ClassGame } from "@saywell/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { sayFailed } from "../../../../lib/say-failed";
import { cn } from "../../../../ui/class-names";
import { Confirm } from "../../../../product-ui/confirm";
import { saveResults, useCloseClassGame } from "../../api/class-game-queries";
import { nextStep } from "../model/next-step";
import type { useFullScreen } from "../model/use-full-screen";
import { useHostKeys } from "../model/use-host-keys";
import { useHostedGame } from "../model/use-hosted-game";
import { useSettled } from "../model/use-settled";
import { AnswersSoFar } from "./answers-so-far";
import { AskedQuestion } from "./asked-question";
import { HostControls } from "./host-controls";
import { HostEnd } from "./host-end";
import { HostLeaderboard, type TeamNames, TeamScores } from "./host-leaderboard";
import { HostNext } from "./host-next";
import { Lobby } from "./lobby";
import { stageText } from "./stage-text";

interface HostStageProps {
  /** A game that is open. */
  classGame: ClassGame & { code: string };
  teamNames: TeamNames;
  fullScreen: ReturnType<typeof useFullScreen>;
  onResults: () => void;
  /** It was closed, here or elsewhere. */
  onClosed: () => void;
}

interface Player {
  userId: string;
  userName: string;
}

/** A game on the screen of a classroom, from its lobby to its end. */
export function HostStage(props: HostStageProps) {
  const { classGame, teamNames, fullScreen, onResults, onClosed } = props;
  const { game, table } = useHostedGame(classGame);
  const { state, endsAt, isIn, closed } = table;
  const close = useCloseClassGame(classGame.id);
  /** The question after which the leaderboard is looked at. */
  const [boardAt, setBoardAt] = useState<string | null>(null);
  const [seesAnswers, setSeesAnswers] = useState(false);
  const [removing, setRemoving] = useState<Player | null>(null);
  const [isClosing, setClosing] = useState(false);
  const { phase, question, showsLeaderboard } = state;
  const step = `${state.match} ${state.round}`;
  const isBoardShown = phase === "REVEAL" && showsLeaderboard && boardAt === step;
  const next = nextStep(state, isBoardShown);
  const isSettled = useSettled(`${step} ${phase} ${isBoardShown}`);

  const tellClosed = useEffectEvent(onClosed);
  useEffect(() => {
    if (closed !== null) tellClosed();
  }, [closed]);

  function goOn(): void {
    if (!isSettled()) return;
    if (next.kind === "board") return setBoardAt(step);
    if (next.kind === "on") return game.goOn();
    if (phase !== "WAITING" || state.people.length > 0) game.start();
  }
  const setLeaderboard = (isShown: boolean) => game.showLeaderboard(isShown);
  useHostKeys({
    // A key pressed once too often begins no game anew.
    onGoOn: () => (phase === "FINISHED" ? undefined : goOn()),
    onLeaderboard: () => setLeaderboard(!showsLeaderboard),
    onFullScreen: () => fullScreen.toggle?.(),
  });

  const isRunning = phase === "QUESTION" || phase === "REVEAL";
  return (
    <div
      className={cn(
        "flex flex-col gap-5",
        fullScreen.isFull ? "min-h-[calc(100dvh-1.25rem)]" : "min-h-[calc(100dvh-5.5rem)]",
      )}
    >
      <HostControls
        classGame={classGame}
        showsCode={phase !== "WAITING"}
        showsLeaderboard={showsLeaderboard}
        onLeaderboard={setLeaderboard}
        seesAnswers={isRunning ? seesAnswers : null}
        onSeeAnswers={setSeesAnswers}
        fullScreen={fullScreen}
        onClose={() => setClosing(true)}
      />
      <div className="min-w-0 flex-1">
        {phase === "WAITING" ? (
          <Lobby
            title={classGame.title}
            code={classGame.code}
            people={state.people}
            onRemove={setRemoving}
          />
        ) : isBoardShown ? (
          <div className="grid grid-cols-1 gap-5">
            <h1 tabIndex={-1} className={cn("font-heading font-semibold", stageText.title)}>
              Leaderboard
            </h1>
            <TeamScores teams={state.teams} teamNames={teamNames} />
            <HostLeaderboard seats={state.seats} most={10} />
          </div>
        ) : isRunning && question !== null ? (
          <AskedQuestion key={question.id} state={state} question={question} endsAt={endsAt} />
        ) : phase === "FINISHED" ? (
          <HostEnd key={state.match} state={state} teamNames={teamNames} />
        ) : null}
      </div>
      {isRunning && seesAnswers ? <AnswersSoFar state={state} onRemove={setRemoving} /> : null}
      <HostNext
        next={next}
        waitsFor={
          phase === "WAITING" && state.people.length === 0
            ? "Wait until somebody has joined."
            : null
        }
        isConnected={isIn}
        canFillScreen={fullScreen.toggle !== null}
        onNext={goOn}
        results={
          phase === "FINISHED"
            ? {
                onSee: onResults,
                onSave: () =>
                  void saveResults(classGame, state.match).catch(
                    sayFailed("The file could not be made. Please try again."),
                  ),
              }
            : null
        }
      />
      {removing === null ? null : (
        <Confirm
          title={`Remove ${removing.userName}?`}
          description="They are out of this game at once, and cannot come back into it."
          submitLabel="Remove"
          failure="The connection is lost. Please try again in a moment."
          onSubmit={() => {
            if (!game.remove(removing.userId)) throw new Error("The line is cut.");
          }}
          onClose={() => setRemoving(null)}
        />
      )}
      {isClosing ? (
        <Confirm
          title="Close this game?"
          description="The code opens nothing any more, and everybody is out. The results stay here for you."
          submitLabel="Close game"
          onSubmit={close}
          onClose={() => setClosing(false)}
        />
      ) : null}
    </div>
  );
}
