import type { Room, SessionUser, WordBoardState } from "@saywell/contract";
import {
  type ChallengeRule,
  type WordBoardClock,
  wordBoardClocks,
  type WordBoardPreset,
  wordBoardRules,
  wordBoards,
  type WordBotId,
  wordBots,
} from "@saywell/contract/constants";
import { Play, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ActionBar } from "../../../ui/action-bar";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { RadioGroup, RadioOption } from "../../../ui/radio-group";
import { SegmentedControl } from "../../../ui/segmented-control";
import { Select } from "../../../ui/select";
import type { BoardChoice } from "../model/board-table";
import {
  boardNames,
  challengeHints,
  challengeNames,
  clockNames,
  presetNames,
} from "../model/rule-words";

interface BoardIntroProps {
  state: WordBoardState;
  room: Pick<Room, "isPrivate" | "members">;
  user: Pick<SessionUser, "id">;
  /** A drawing of what the room is about. */
  picture: ReactNode;
  isConnected: boolean;
  /** Why a game could not begin. */
  refusal: string | null;
  onStart: (choice: BoardChoice) => void;
}

const presets = [
  ["STARTER", "Short common words. Put the letters of one word in a line."],
  ["CLASSIC", "Words cross, as in a crossword."],
] as const;
const clockHints: Partial<Record<WordBoardClock, string>> = {
  GAME: "Each minute over it costs 10 points.",
  DAY: "You get a notice when it is your turn.",
};
const botLines: Readonly<Record<WordBotId, string>> = {
  "bot:dot": "plays short and easy words",
  "bot:comma": "plays common words",
  "bot:dash": "plays well, with some slips",
  "bot:bracket": "knows many words",
  "bot:ampersand": "plays the best word it finds",
};

/** Before a game: what it is, by which rules it is played, and the button that begins it for everybody. */
export function BoardIntro(props: BoardIntroProps) {
  const { state, room, user, picture, isConnected, refusal, onStart } = props;
  const isPrivate = room.isPrivate === 1;
  const [choice, setChoice] = useState<BoardChoice>({
    preset: state.preset,
    board: state.preset === "CLASSIC" ? state.board : "STANDARD",
    challenge: state.challenge,
    clock: state.clock === "DAY" && !isPrivate ? "NONE" : state.clock,
    bot: state.bot,
  });
  const change = (part: Partial<BoardChoice>) => setChoice((before) => ({ ...before, ...part }));
  const others = state.people.filter(({ userId }) => userId !== user.id);
  const isAlone = others.length === 0;
  const isByDays = choice.clock === "DAY";
  const here = new Set(state.people.map(({ userId }) => userId));
  // Where all of a room have a seat, a game that goes on for days begins without them too.
  const absent =
    isByDays && room.members.length <= wordBoardRules.mostSeats
      ? room.members.filter(({ userId }) => userId !== user.id && !here.has(userId))
      : [];
  const isClassic = choice.preset === "CLASSIC";
  return (
    <div className="grid justify-items-center gap-5 py-4 text-center sm:py-8">
      {picture}
      <h2 className="font-heading text-3xl font-semibold">Ready to Play?</h2>
      <p className="max-w-[34rem] text-muted-foreground">
        Make words with your letters on the board. Every letter gives points.
      </p>
      <p className="max-w-[34rem]">
        {absent.length > 0
          ? `These people play too, each when it is their turn: ${namesOf([...others, ...absent])}.`
          : isAlone
            ? isByDays
              ? "Somebody must play with you. Invite them to this room, or wait until they are here."
              : "You are the only one here, so a bot plays with you."
            : `Here with you: ${namesOf(others)}.`}
      </p>
      <RadioGroup
        aria-label="Rules"
        value={choice.preset}
        onValueChange={(preset) => change({ preset: preset as WordBoardPreset })}
        className="w-full max-w-xl text-left sm:grid-cols-2"
      >
        {presets.map(([value, line]) => (
          <RadioOption key={value} value={value}>
            <strong className="block">{presetNames[value]}</strong>
            <span className="text-sm text-muted-foreground">{line}</span>
          </RadioOption>
        ))}
      </RadioGroup>
      <ActionBar className="grid justify-items-center gap-3">
        <Button
          size="lg"
          className="max-sm:w-full"
          disabled={!isConnected}
          onClick={() => onStart(choice)}
        >
          <Play aria-hidden /> Start Game
        </Button>
        <div role="alert" className={refusal === null ? "absolute" : undefined}>
          {refusal === null ? null : (
            <p className="flex items-start gap-2 text-left font-semibold text-destructive">
              <TriangleAlert aria-hidden className="mt-1 size-5 shrink-0" /> {refusal}
            </p>
          )}
        </div>
      </ActionBar>
      <details className="w-full max-w-xl text-left">
        <summary className="mx-auto flex min-h-11 w-fit items-center rounded-lg px-4 font-semibold text-primary underline decoration-1 underline-offset-4">
          More choices
        </summary>
        <div className="mt-2 grid gap-4 rounded-xl border border-rule bg-surface p-4">
          {isClassic ? (
            <>
              <div className="grid gap-1.5">
                <p className="font-semibold">Board</p>
                <SegmentedControl
                  label="Board"
                  value={choice.board}
                  onChange={(board) => change({ board })}
                  options={wordBoards.map((value) => [value, boardNames[value]] as const)}
                />
              </div>
              <Field label="Challenges" hint={challengeHints[choice.challenge]}>
                {(control) => (
                  <Select
                    {...control}
                    value={choice.challenge}
                    onChange={({ target }) => change({ challenge: target.value as ChallengeRule })}
                  >
                    {Object.entries(challengeNames).map(([value, name]) => (
                      <option key={value} value={value}>
                        {name}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            </>
          ) : null}
          <Field label="Clock" hint={clockHints[choice.clock]}>
            {(control) => (
              <Select
                {...control}
                value={choice.clock}
                onChange={({ target }) => change({ clock: target.value as WordBoardClock })}
              >
                {wordBoardClocks
                  .filter((value) => value !== "DAY" || isPrivate)
                  .map((value) => (
                    <option key={value} value={value}>
                      {clockNames[value]}
                    </option>
                  ))}
              </Select>
            )}
          </Field>
          {isAlone && !isByDays ? (
            <Field label="Play with">
              {(control) => (
                <Select
                  {...control}
                  value={choice.bot ?? ""}
                  onChange={({ target }) =>
                    change({ bot: wordBots.find(({ id }) => id === target.value)?.id ?? null })
                  }
                >
                  <option value="">A bot for my level</option>
                  {wordBots.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {`${name}: ${botLines[id]}`}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ) : null}
        </div>
      </details>
    </div>
  );
}

const namesOf = (people: readonly { userName: string }[]): string =>
  people.map(({ userName }) => userName).join(", ");
