import type { ClassDetails } from "@saywell/contract";
import { classLimits, classNameMaxLength } from "@saywell/contract/constants";
import { type FormEvent, useRef, useState } from "react";
import { ApiError, sentenceOf } from "../../../lib/api-client";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { Switch } from "../../../ui/switch";
import { Textarea } from "../../../ui/textarea";
import { toast } from "../../../ui/use-toast";
import { useClassCall } from "../api/use-class-call";
import { changedSettings, lessonsOf, type Settings } from "../model/changed-settings";
import { LevelField } from "./level-field";
import { NameRuleField } from "./name-rule-field";
import { MessageRuleField } from "./message-rule-field";

interface ClassSettingsFormProps {
  schoolClass: ClassDetails;
  /** A co-teacher was quicker, and this one wants to see it: what was typed here goes. */
  onShowNow: () => void;
}

/** What the teachers of a class set, saved as one. */
export function ClassSettingsForm({ schoolClass, onShowNow }: ClassSettingsFormProps) {
  /** As it was when this teacher began, or saved; it may be read anew meanwhile. */
  const [seen, setSeen] = useState<Settings>(schoolClass);
  const [name, setName] = useState(schoolClass.name);
  const [level, setLevel] = useState(schoolClass.level);
  const [goals, setGoals] = useState(schoolClass.goals);
  const [lessons, setLessons] = useState(String(schoolClass.weeklyLessons ?? ""));
  const [hasLeaderboard, setHasLeaderboard] = useState(schoolClass.hasLeaderboard);
  const [names, setNames] = useState(schoolClass.names);
  const [messages, setMessages] = useState(schoolClass.messages);
  const [wrong, setWrong] = useState<"name" | "lessons" | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const lessonsField = useRef<HTMLInputElement>(null);
  const change = useClassCall("PUT /api/classes/{classId}");

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const weeklyLessons = lessonsOf(lessons);
    const first = name.trim() === "" ? "name" : weeklyLessons === undefined ? "lessons" : null;
    setWrong(first);
    if (first !== null) return (first === "name" ? nameField : lessonsField).current?.focus();
    setIsBusy(true);
    setProblem(null);
    try {
      const wish = {
        name: name.trim(),
        level,
        goals: goals.trim(),
        weeklyLessons: weeklyLessons ?? null,
        hasLeaderboard,
        messages,
        names,
      };
      const saved = await change({ params: { classId: schoolClass.id }, body: wish });
      toast({ title: "Settings saved", description: changedSettings(seen, wish) });
      setSeen(saved);
    } catch (error) {
      setProblem(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-6">
      <Card className="gap-5 p-5 sm:p-6">
        <Field label="Name" error={wrong === "name" ? "Give the class a name." : ""}>
          {(control) => (
            <Input
              {...control}
              ref={nameField}
              autoComplete="off"
              maxLength={classNameMaxLength}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <LevelField level={level} onChange={setLevel} />
        <Field label="Goals" hint="What the class works towards. Students read it.">
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              maxLength={classLimits.goalsMaxLength}
              value={goals}
              onChange={({ target }) => setGoals(target.value)}
            />
          )}
        </Field>
        <Field
          label="Lessons each week"
          hint="How many lessons each student sets out to finish in a week. Leave it empty for no such goal."
          error={
            wrong === "lessons" ? `Write a number from 1 to ${classLimits.weeklyLessons}.` : ""
          }
        >
          {(control) => (
            <Input
              {...control}
              ref={lessonsField}
              inputMode="numeric"
              autoComplete="off"
              className="tabular max-w-32"
              value={lessons}
              onChange={({ target }) => setLessons(target.value)}
            />
          )}
        </Field>
        <Switch
          label="Leaderboard of the class"
          hint="Students see who of the class earned how much XP."
          isOn={hasLeaderboard}
          onChange={setHasLeaderboard}
        />
        {hasLeaderboard ? <NameRuleField rule={names} onChange={setNames} /> : null}
        <MessageRuleField rule={messages} onChange={setMessages} />
      </Card>
      {problem === null ? null : (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="font-semibold text-destructive">
            {sentenceOf(problem, "The settings could not be saved. Please try again.")}
          </p>
          {problem instanceof ApiError && problem.code === "conflict" ? (
            <Button variant="outline" onClick={onShowNow}>
              Show how it stands now
            </Button>
          ) : null}
        </div>
      )}
      <Button type="submit" className="w-fit" disabled={isBusy}>
        {isBusy ? "One moment…" : "Save settings"}
      </Button>
    </form>
  );
}
