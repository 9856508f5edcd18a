import type { ClassGame } from "@saywell/contract";
import {
  type GameMode,
  classGameCounts,
  classGameRules,
  classGameSeconds,
  quizLevels,
  type RoomCategory,
} from "@saywell/contract/constants";
import { Play } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { sentenceOf } from "../../../lib/api-client";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { SegmentedControl } from "../../../ui/segmented-control";
import { Select } from "../../../ui/select";
import { Switch } from "../../../ui/switch";
import { useMakeClassGame } from "../api/class-game-queries";
import { firstWish, type GameWish, newGameOf, titleOf } from "../model/game-wish";

interface NewGameFormProps {
  categories: Readonly<Record<RoomCategory, { label: string }>>;
  /** The teacher's own questions; undefined until they are read. */
  sets: readonly { id: string; title: string; questionCount: number }[] | undefined;
  onMade: (game: ClassGame) => void;
}

const sources = [
  ["bank", "From the bank"],
  ["set", "My own questions"],
] as const;
const modes = [
  ["COMPETITIVE", "Each for themselves"],
  ["TEAM", "Two teams"],
] as const satisfies ReadonlyArray<readonly [GameMode, string]>;

/** What a class plays. Everything is chosen already: a teacher in a hurry only creates it. */
export function NewGameForm({ categories, sets, onMade }: NewGameFormProps) {
  const [wish, setWish] = useState<GameWish>(firstWish);
  const [wasSent, setSent] = useState(false);
  const titleField = useRef<HTMLInputElement>(null);
  const making = useMakeClassGame();
  const change = (part: Partial<GameWish>) => setWish((before) => ({ ...before, ...part }));
  const chosen = sets?.find(({ id }) => id === wish.setId) ?? sets?.[0];
  const title = titleOf(wish, { category: categories[wish.category].label, set: chosen?.title });
  const isTitleMissing = title.trim() === "";
  const isWithoutSet = wish.from === "set" && chosen === undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (isTitleMissing) return titleField.current?.focus();
    if (isWithoutSet || making.isPending) return;
    making.mutate(newGameOf({ ...wish, title }, chosen?.id), { onSuccess: onMade });
  }

  return (
    <Card className="p-5 sm:p-6">
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
        <SegmentedControl
          label="Questions"
          value={wish.from}
          onChange={(from) => change({ from })}
          options={sources}
          className="w-full max-w-md"
        />
        {wish.from === "bank" ? (
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
            <Field label="About">
              {(control) => (
                <Select
                  {...control}
                  value={wish.category}
                  onChange={({ target }) => change({ category: target.value as RoomCategory })}
                >
                  {Object.entries(categories).map(([value, { label }]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label="Level">
              {(control) => (
                <Select
                  {...control}
                  value={wish.level}
                  onChange={({ target }) =>
                    change({ level: quizLevels.find((level) => level === target.value)! })
                  }
                >
                  {quizLevels.map((level) => (
                    <option key={level}>{level}</option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label="How many questions">
              {(control) => (
                <Select
                  {...control}
                  value={wish.count}
                  onChange={({ target }) =>
                    change({ count: classGameCounts.find((n) => n === Number(target.value))! })
                  }
                >
                  {classGameCounts.map((count) => (
                    <option key={count}>{count}</option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
        ) : isWithoutSet ? (
          <p>
            {sets === undefined ? (
              "Looking for your questions."
            ) : (
              <>
                You have no questions of your own yet.{" "}
                <Link
                  to={linkTo("/quiz-sets/:setId", { setId: "new" })}
                  className="font-semibold text-primary underline underline-offset-4"
                >
                  Write some, or import them
                </Link>
                .
              </>
            )}
          </p>
        ) : (
          <Field label="Which questions">
            {(control) => (
              <Select
                {...control}
                value={chosen?.id}
                onChange={({ target }) => change({ setId: target.value })}
              >
                {sets?.map((set) => (
                  <option key={set.id} value={set.id}>
                    {`${set.title} (${set.questionCount})`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Field
            label="Title"
            hint="Your class sees it as they join."
            error={wasSent && isTitleMissing ? "Write a title." : undefined}
          >
            {(control) => (
              <Input
                {...control}
                ref={titleField}
                maxLength={classGameRules.titleMaxLength}
                value={title}
                onChange={({ target }) => change({ title: target.value })}
              />
            )}
          </Field>
          <Field label="Seconds per question">
            {(control) => (
              <Select
                {...control}
                value={wish.seconds}
                onChange={({ target }) =>
                  change({ seconds: classGameSeconds.find((n) => n === Number(target.value))! })
                }
              >
                {classGameSeconds.map((seconds) => (
                  <option key={seconds}>{seconds}</option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
          <SegmentedControl
            label="How to play"
            value={wish.mode}
            onChange={(mode) => change({ mode })}
            options={modes}
          />
          <Switch
            label="Show the leaderboard"
            hint="You can switch it while you play."
            isOn={wish.showsLeaderboard}
            onChange={(showsLeaderboard) => change({ showsLeaderboard })}
          />
        </div>
        {making.isError ? (
          <p role="alert" className="font-semibold text-destructive">
            {sentenceOf(making.error, "The game could not be made. Please try again.")}
          </p>
        ) : null}
        <Button
          type="submit"
          size="lg"
          className="w-full sm:w-fit"
          disabled={making.isPending || isWithoutSet}
        >
          <Play aria-hidden /> {making.isPending ? "One moment…" : "Create game"}
        </Button>
      </form>
    </Card>
  );
}
