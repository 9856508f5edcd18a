import type { ClassGame } from "@saywell/contract";
import { ArrowLeft, Maximize, Minimize, Power } from "lucide-react";
import { Link } from "../../../../lib/link";
import { Button } from "../../../../ui/button";
import { Switch } from "../../../../ui/switch";
import type { useFullScreen } from "../model/use-full-screen";
import { JoinLine } from "./join-code";

interface HostControlsProps {
  classGame: ClassGame & { code: string };
  /** In one line, for who comes late. */
  showsCode: boolean;
  showsLeaderboard: boolean;
  onLeaderboard: (isShown: boolean) => void;
  /** Null while there is nothing to see. */
  seesAnswers: boolean | null;
  onSeeAnswers: (sees: boolean) => void;
  fullScreen: ReturnType<typeof useFullScreen>;
  onClose: () => void;
}

/** What a teacher can switch at any time, small at the upper edge. */
export function HostControls(props: HostControlsProps) {
  const { classGame, showsCode, showsLeaderboard, seesAnswers, fullScreen } = props;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule pb-3 text-sm">
      <div className="flex min-w-0 flex-wrap items-center gap-x-5">
        <Link
          to="/class-games"
          className="inline-flex min-h-11 items-center gap-2 rounded-md font-semibold text-primary underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden className="size-5" /> Class games
        </Link>
        {showsCode ? <JoinLine code={classGame.code} /> : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {seesAnswers === null ? null : (
          <Switch
            label="See answers"
            isOn={seesAnswers}
            onChange={props.onSeeAnswers}
            className="items-center"
          />
        )}
        <Switch
          label="Leaderboard"
          isOn={showsLeaderboard}
          onChange={props.onLeaderboard}
          className="items-center"
        />
        {fullScreen.toggle === null ? null : (
          <Button variant="ghost" size="sm" onClick={fullScreen.toggle}>
            {fullScreen.isFull ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
            {fullScreen.isFull ? "Leave full screen" : "Full screen"}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={props.onClose}>
          <Power aria-hidden /> Close game
        </Button>
      </div>
    </div>
  );
}
