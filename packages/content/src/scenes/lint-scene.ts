import { isWhole, sentencesOf, wordsIn } from "@saywell/english";
import type { Finding } from "../finding";
import type { SceneSource } from "./scene-schema";

/** At most this many words in a sentence of the partner. */
const longestSentence: Readonly<Record<SceneSource["level"], number>> = {
  A1: 12,
  A2: 12,
  B1: 18,
  B2: 18,
  C1: 25,
  C2: 25,
};
const mostGoals = 6;
const fewestGoals = 3;
/** Slots that every scene has, and what lines may say besides. */
const builtIn = ["number", "time", "day", "date", "price", "name", "place", "email", "yes", "no"];

/** What is wrong with a scene beyond its form, as far as it shows without playing it. */
export function lintScene(scene: SceneSource): Finding[] {
  return [...ids(scene), ...goals(scene), ...conditions(scene), ...lines(scene), ...prices(scene)];
}

function* ids({ steps }: SceneSource): Generator<Finding> {
  const seen = new Set<string>();
  for (const [at, { id, after }] of steps.entries()) {
    if (seen.has(id)) yield { path: ["steps", at, "id"], reason: `the id "${id}" is used twice` };
    for (const each of after)
      if (!seen.has(each))
        yield { path: ["steps", at, "after"], reason: `"${each}" is no step before this one` };
    seen.add(id);
  }
}

function* goals({ steps }: SceneSource): Generator<Finding> {
  const count = steps.filter(({ goal }) => goal !== undefined).length;
  if (count < fewestGoals || count > mostGoals)
    yield { path: ["steps"], reason: `has ${count} goals, not ${fewestGoals} to ${mostGoals}` };
  for (const [at, step] of steps.entries()) {
    const path = ["steps", at];
    const hears = [step.hear, step.answer, ...step.also.filter(({ fulfils }) => fulfils)];
    if (hears.every((each) => Array.isArray(each) && each.length === 0))
      yield { path, reason: "nothing that is said can fulfil it" };
    if (step.goal === undefined) continue;
    if (step.onlyIf !== undefined)
      yield { path: [...path, "onlyIf"], reason: "a goal is for everybody: leave out onlyIf" };
    if (step.begin === undefined || step.model === undefined)
      yield { path, reason: "a goal needs a beginning and a model sentence" };
  }
}

function* conditions(scene: SceneSource): Generator<Finding> {
  const known = new Set([
    ...Object.keys(scene.slots),
    ...builtIn,
    ...scene.steps.flatMap(({ id, also }) => [id, ...also.flatMap(({ as }) => as ?? [])]),
  ]);
  for (const { path, text } of conditionsOf(scene))
    for (const each of text.split(/\s+and\s+/)) {
      const [name = "", values] = each.replace(/^!/, "").split("=");
      if (!known.has(name.trim())) yield { path, reason: `there is no slot or step "${name}"` };
      for (const value of values?.split("|") ?? [])
        if (scene.slots[name] !== undefined && !(value.trim() in scene.slots[name]))
          yield { path, reason: `{${name}} has no value "${value}"` };
    }
}

function* conditionsOf(scene: SceneSource): Generator<Placed> {
  for (const [at, { onlyIf }] of scene.steps.entries())
    if (onlyIf !== undefined) yield { path: ["steps", at, "onlyIf"], text: onlyIf };
  for (const { path, text } of allTexts(scene, [])) if (path.at(-1) === "if") yield { path, text };
}

interface Placed {
  path: (string | number)[];
  text: string;
}

function* allTexts(value: unknown, path: (string | number)[]): Generator<Placed> {
  if (typeof value === "string") yield { path, text: value };
  else if (typeof value === "object" && value !== null)
    for (const [name, each] of Object.entries(value))
      yield* allTexts(each, [...path, Array.isArray(value) ? Number(name) : name]);
}

/** All that the partner may say. */
function spokenIn({ open, facts, steps, end }: SceneSource): Placed[] {
  const spoken = {
    open,
    facts: facts.map(({ say }) => ({ say })),
    steps: steps.map(({ ask, say, also, refused, back, model }) => ({
      ask,
      say,
      also: also.map((each) => ({ say: each.say })),
      refused,
      back,
      model,
    })),
    end,
  };
  return [...allTexts(spoken, [])].filter(({ path }) => path.at(-1) !== "if");
}

function* lines(scene: SceneSource): Generator<Finding> {
  const known = new Set(["total", ...builtIn, ...Object.keys(scene.slots)]);
  const seen = new Map<string, string>();
  const most = longestSentence[scene.level];
  for (const { path, text } of spokenIn(scene)) {
    const before = seen.get(text);
    if (before !== undefined) yield { path, reason: `says the same as ${before}` };
    seen.set(text, path.join("."));
    if (!isWhole(text)) yield { path, reason: "is no whole sentence" };
    for (const sentence of sentencesOf(text)) {
      const words = wordsIn(sentence).length;
      if (words > most)
        yield {
          path,
          reason: `has a sentence of ${words} words, more than ${most} at ${scene.level}`,
        };
    }
    for (const [, name = ""] of text.matchAll(/\{([^{}]+)\}/g)) {
      const slot = name.replace(/^price of /, "");
      if (!known.has(slot.charAt(0).toLowerCase() + slot.slice(1)))
        yield { path, reason: `there is no slot {${name}}` };
    }
  }
  for (const [at, { ask }] of scene.steps.entries())
    if (ask.every((each) => each.includes("{")))
      yield { path: ["steps", at, "ask"], reason: "one question must do without slots" };
}

function* prices({ prices, slots }: SceneSource): Generator<Finding> {
  const values = new Set(Object.values(slots).flatMap((each) => Object.keys(each)));
  for (const value of Object.keys(prices))
    if (!values.has(value))
      yield { path: ["prices", value], reason: `no slot has the value "${value}"` };
}
