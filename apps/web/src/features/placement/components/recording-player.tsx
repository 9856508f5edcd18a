import { FileText, Play, RotateCcw, Square } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useStore } from "../../../lib/use-store";
import { prefersStillness } from "../../../lib/preferences";
import {
  type TeacherVoice,
  useIsVoiceAvailable,
  useIsVoiceLooking,
  useMouth,
} from "../../../product-ui/teacher-voice";
import { Button } from "../../../ui/button";
import { cn } from "../../../ui/class-names";
import { TeacherAvatar } from "../../../product-ui/teacher-avatar";
import { createRecording, type RecordedLine } from "../model/recording";

export interface RecordingPlayerProps {
  voice: TeacherVoice;
  /** Tells this recording from others. */
  id: string;
  title: string;
  lines: readonly RecordedLine[];
  /** How often it was played. */
  plays: number;
  /** Whether its words have been on the screen: then they stay there. */
  isShown: boolean;
  onPlay: () => void;
  onShow: () => void;
}

/** As in most exams. */
const mostPlays = 2;

/** Something to hear, twice, with its words for those who cannot hear it. */
export function RecordingPlayer(props: RecordingPlayerProps) {
  const { voice, id, title, lines, plays, isShown, onPlay, onShow } = props;
  const [recording] = useState(() => createRecording(voice, id, lines));
  useEffect(() => recording.start(), [recording]);
  const { speaker } = useStore(recording.store);
  const isAvailable = useIsVoiceAvailable(voice);
  const isLooking = useIsVoiceLooking(voice);
  const wordsId = useId();
  // Only once it is sure that nothing can be heard: what is on the screen counts as help.
  const isSilent = !isAvailable && !isLooking;
  const isOpen = isShown || isSilent;
  useEffect(() => {
    if (isSilent && !isShown) onShow();
  }, [isSilent, isShown, onShow]);
  const mayPlay = isAvailable && plays < mostPlays;
  const play = () => {
    if (!mayPlay) return;
    onPlay();
    recording.play();
  };

  return (
    <div className="grid grid-cols-1 gap-4 rounded-xl border border-rule bg-background p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-4">
        <span className="size-18 shrink-0">
          <Reader voice={voice} isSpeaking={speaker !== null} />
        </span>
        <div className="grid min-w-0 flex-1 grid-cols-1 gap-1.5">
          <p className="font-semibold">{title}</p>
          <Speakers names={recording.speakers} current={speaker} />
          <p className="text-sm text-muted-foreground">
            {isLooking ? "The computer voice is getting ready…" : null}
            {isAvailable ? `A computer voice reads it. ${playsLeft[plays] ?? playsLeft[2]}` : null}
          </p>
        </div>
      </div>
      {isSilent ? (
        <p>There is no sound here, so read the words instead.</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          {speaker === null ? (
            <Button aria-disabled={!mayPlay || undefined} onClick={play}>
              {plays > 0 ? <RotateCcw aria-hidden /> : <Play aria-hidden />}
              {plays > 0 ? "Play again" : "Play"}
            </Button>
          ) : (
            <Button onClick={recording.stop}>
              <Square aria-hidden /> Stop
            </Button>
          )}
          {isShown ? null : (
            <Button
              variant="outline"
              className="text-left whitespace-normal max-sm:px-4"
              aria-expanded={false}
              aria-controls={wordsId}
              onClick={onShow}
            >
              <FileText aria-hidden /> I cannot hear it: show the words
            </Button>
          )}
        </div>
      )}
      <div id={wordsId} hidden={!isOpen} className="border-t border-rule pt-4">
        {isOpen ? <Words lines={lines} /> : null}
      </div>
    </div>
  );
}

const playsLeft = [
  "You can play it twice.",
  "You can play it once more.",
  "You have played it twice.",
] as const;

function Reader({ voice, isSpeaking }: { voice: TeacherVoice; isSpeaking: boolean }) {
  const mouth = useMouth(voice);
  return (
    <TeacherAvatar
      state={isSpeaking ? "speaking" : "idle"}
      mouth={isSpeaking && !prefersStillness() ? mouth : undefined}
    />
  );
}

/** Who speaks; the one who is speaking now is marked by more than a colour. */
function Speakers({ names, current }: { names: readonly string[]; current: string | null }) {
  return (
    <ul aria-label="Speakers" className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li
          key={name}
          className={cn(
            "rounded-md border px-2 py-0.5 text-sm font-semibold",
            name === current
              ? "border-primary bg-primary-wash text-primary"
              : "border-rule text-muted-foreground",
          )}
        >
          {name}
          {name === current ? " is speaking" : ""}
        </li>
      ))}
    </ul>
  );
}

function Words({ lines }: { lines: readonly RecordedLine[] }) {
  return (
    <dl className="grid max-w-[38rem] grid-cols-1 gap-2.5">
      {turnsOf(lines).map(({ speaker, says }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of a recording never move
        <div key={index}>
          <dt className="text-sm font-semibold text-muted-foreground">{speaker}</dt>
          {says.map((each) => (
            <dd key={each}>{each}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** Lines that one speaker says one after the other stand under one name. */
function turnsOf(lines: readonly RecordedLine[]): { speaker: string; says: string[] }[] {
  const turns: { speaker: string; says: string[] }[] = [];
  for (const { speaker, says } of lines) {
    const last = turns.at(-1);
    if (last?.speaker === speaker) last.says.push(says);
    else turns.push({ speaker, says: [says] });
  }
  return turns;
}
