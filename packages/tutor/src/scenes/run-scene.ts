import type { CompiledScene } from "./compile-scene";
import { holds } from "./conditions";
import {
  type Heard,
  hearMessage,
  meaningAsked,
  requests,
  saidOf,
  segmentOf,
  spanOf,
  valuesOf,
} from "./hear-message";
import type { Hit } from "./pattern-set";
import { sceneLines } from "./scene-lines";
import { createSpeaker, listed } from "./speak";
import type { PlayedScene, PlayedTurn, Scene, SceneLine, SceneStep } from "./types";

/** A scene that is being played. */
export interface Run {
  readonly hear: (message: string) => void;
  readonly played: () => PlayedScene;
}

interface Reaction {
  readonly step: SceneStep;
  readonly hit: Hit;
  readonly lines: readonly SceneLine[];
  readonly fulfils: boolean;
  /** What conditions may call it later. */
  readonly as: string | null;
}

/** At most this many reactions in one reply. */
const mostReactions = 3;

/** Begins a scene. */
export function createRun(compiled: CompiledScene): Run {
  const { scene } = compiled;
  const heard = new Map<string, string[]>();
  const done = new Set<string>();
  /** Steps that the partner has left, done or not. */
  const passed = new Set<string>();
  const speaker = createSpeaker(scene, { heard, done });
  const turns: PlayedTurn[] = [];
  let current: SceneStep | null = null;
  let timesLost = 0;
  let timesHelped = 0;
  let isOver = false;
  let asksMeaning: string | null = null;

  const isOpen = (step: SceneStep) => !done.has(step.id) && !passed.has(step.id);
  const isDue = (step: SceneStep) =>
    step.after.every((id) => done.has(id) || passed.has(id)) &&
    (step.onlyIf === null || holds(step.onlyIf, { heard, done }));
  const isAllDone = () => scene.steps.every(({ id, goal }) => goal === null || done.has(id));
  /** With every goal reached nothing is left to ask by the way either. */
  const nextStep = (): SceneStep | null =>
    isAllDone() ? null : (scene.steps.find((step) => isOpen(step) && isDue(step)) ?? null);

  /** The next question; or the end, where there is none. */
  function goOn(): string {
    const next = nextStep();
    if (next !== current) [timesLost, timesHelped] = [0, 0];
    current = next;
    if (next !== null) return speaker.ask(next.ask);
    isOver = true;
    return speaker.choose(isAllDone() ? scene.end.done : scene.end.open);
  }

  const opening = [speaker.choose(scene.open), goOn()].filter(Boolean).join(" ");

  function rememberNamed(hit: Hit, from: Heard): void {
    for (const { slot, value } of valuesOf(from, hit)) {
      if (!(slot in scene.slots)) continue;
      const before = heard.get(slot) ?? [];
      if (!before.includes(value)) heard.set(slot, [...before, value]);
    }
  }

  function remember(hit: Hit, from: Heard, isInstead = false): void {
    for (const { slot, value } of valuesOf(from, hit)) {
      const isNamed = slot in scene.slots;
      const before = isNamed && !isInstead ? (heard.get(slot) ?? []) : [];
      heard.set(slot, before.includes(value) ? before : [...before, value]);
    }
  }

  /** Questions that the scene's own facts answer, with the first word of each. */
  function questionsIn(from: Heard): { hit: Hit; index: number }[] {
    return scene.facts.flatMap((_, index) =>
      saidOf(from, `fact:${index}`)
        .slice(0, 1)
        .map((hit) => ({ hit, index })),
    );
  }

  /** What it means for a step; null where it means nothing for it. */
  function reactionOf(
    step: SceneStep,
    from: Heard,
    isAllowed: (hit: Hit) => boolean,
  ): Reaction | null {
    const at = scene.steps.indexOf(step);
    const first = (owner: string) => saidOf(from, owner).find(isAllowed);
    const also = step.also
      .map((each, index) => ({ each, hit: first(`also:${at}:${index}`) }))
      .filter(({ each, hit }) => hit !== undefined && (each.fulfils || step === current));
    const better = also.find(({ each }) => each.fulfils);
    if (better)
      return { step, hit: better.hit!, lines: better.each.say, fulfils: true, as: better.each.as };
    const hit = first(`hear:${at}`) ?? (step === current ? first(`answer:${at}`) : undefined);
    const other = also.find((each) => hit === undefined || saysMore(each.hit!, hit));
    if (hit && !other) return { step, hit, lines: step.say, fulfils: true, as: null };
    return other
      ? { step, hit: other.hit!, lines: other.each.say, fulfils: false, as: other.each.as }
      : null;
  }

  function react(
    text: string,
    from: Heard,
  ): Pick<PlayedTurn, "fulfilled" | "isLost"> & { say: string } {
    const parts: string[] = [];
    const fulfilled: PlayedTurn["fulfilled"][number][] = [];
    const questions = [...questionsIn(from), ...priceQuestions(from)];
    /** Where something is asked, only what says the question itself can be a step of the scene. */
    const isAllowed = (hit: Hit): boolean =>
      questions.every(
        (question) =>
          segmentOf(from, question.hit) !== segmentOf(from, hit) ||
          question.hit.literal.length === 0 ||
          hit.used.includes(question.hit.literal[0]!),
      );
    const taken = new Set<number>();
    for (const step of scene.steps) {
      if (done.has(step.id) || !isDue(step)) continue;
      const reaction = reactionOf(step, from, isAllowed);
      if (reaction === null) continue;
      if (!reaction.fulfils && parts.length > 0) continue;
      remember(reaction.hit, from);
      for (const hit of saidOf(from, reaction.hit.owner).filter(isAllowed))
        rememberNamed(hit, from);
      for (const hit of saidOf(from, reaction.hit.owner)) taken.add(segmentOf(from, hit));
      if (reaction.as !== null) done.add(reaction.as);
      if (reaction.fulfils) {
        done.add(step.id);
        if (step.goal !== null) fulfilled.push({ id: step.id, ...spanOf(from, reaction.hit) });
      }
      if (parts.length < mostReactions) parts.push(speaker.choose(reaction.lines));
    }
    if (fulfilled.length === 0) parts.push(changeOfMind(from, isAllowed));
    for (const question of questions) {
      if (taken.has(segmentOf(from, question.hit))) continue;
      if (parts.length < mostReactions) parts.push(answerTo(question, from));
    }
    const said = parts.filter(Boolean);
    // A reaction that asks something itself needs no other question.
    const isAsked =
      fulfilled.length === 0 && nextStep() === current && said.at(-1)?.endsWith("?") === true;
    if (said.length > 0)
      return { say: join(...said, isAsked ? "" : goOn()), fulfilled, isLost: false };
    // A step may have been reached without a word to it.
    if (fulfilled.length > 0 || nextStep() !== current)
      return { say: goOn(), fulfilled, isLost: false };
    return { ...otherwise(text, from), fulfilled };
  }

  /** "A coffee instead", or "and a cake, please", after the step that it belongs to. */
  function changeOfMind(from: Heard, isAllowed: (hit: Hit) => boolean): string {
    for (const [at, step] of scene.steps.entries()) {
      if (!done.has(step.id)) continue;
      const hit = saidOf(from, `hear:${at}`).find(isAllowed);
      const named = hit?.heard.find(
        ({ slot, value }) => slot in scene.slots && !(heard.get(slot) ?? []).includes(value),
      );
      if (hit === undefined || named === undefined) continue;
      const isInstead = saidOf(from, "intent:change").length > 0;
      remember(hit, from, isInstead);
      return speaker.choose(isInstead ? sceneLines.changed : sceneLines.added, {
        value: named.value,
      });
    }
    return "";
  }

  /** What costs something is on offer, so a scene with prices answers for it. */
  function priceQuestions(from: Heard): { hit: Hit; index: number }[] {
    if (Object.keys(scene.prices).length === 0) return [];
    const hit = saidOf(from, "intent:price")[0] ?? saidOf(from, "intent:have")[0];
    const isAnswered = questionsIn(from).some(
      (question) => hit !== undefined && segmentOf(from, question.hit) === segmentOf(from, hit),
    );
    return hit === undefined || isAnswered ? [] : [{ hit, index: -1 }];
  }

  function answerTo({ hit, index }: { hit: Hit; index: number }, from: Heard): string {
    const segment = segmentOf(from, hit);
    const named = from.slots.filter(
      ({ slot, start }) => slot in scene.slots && from.message.tokens[start]?.segment === segment,
    );
    const more = Object.fromEntries(named.map(({ slot, value }) => [slot, value]));
    if (index >= 0) return speaker.choose(scene.facts[index]!.say, more);
    const onOffer = named.map(({ value }) => value).filter((value) => value in scene.prices);
    if (hit.owner === "intent:price") {
      const value = onOffer[0];
      if (value !== undefined)
        return speaker.choose(sceneLines.price, { value, price: scene.prices[value]! });
      return speaker.choose(sceneLines.total) || priceList();
    }
    if (onOffer.length > 0)
      return speaker.choose(sceneLines.have, { value: listed(onOffer, "and") });
    return speaker.choose(sceneLines.haveNot, { list: offer() });
  }
  const offer = () => listed(Object.keys(scene.prices).slice(0, 5), "and");
  const priceList = () => {
    const [value = "", price = ""] = Object.entries(scene.prices)[0] ?? [];
    return speaker.choose(sceneLines.price, { value, price });
  };

  /** What nothing in the scene waits for: served as in every scene, or led back. */
  function otherwise(text: string, from: Heard): { say: string; isLost: boolean } {
    const served = (...words: string[]) => ({ say: join(...words), isLost: false });
    asksMeaning = meaningAsked(text);
    if (asksMeaning !== null) return served(speaker.choose(sceneLines.meaning), goOn());
    const isShort = from.message.tokens.length <= 3;
    if (requests(from, "stop")) {
      isOver = true;
      return served(speaker.choose(sceneLines.stopped));
    }
    if (requests(from, "help")) return served(help());
    if (requests(from, "repeat") || (isShort && /^\W*(?:sorry|what|huh|eh)\W*$/i.test(text)))
      return served(speaker.choose(sceneLines.repeat), goOn());
    const denied = deniedIn(from);
    if (denied !== null) return served(denied, goOn());
    if (requests(from, "no") && current !== null) {
      passed.add(current.id);
      return served(
        speaker.choose(current.refused.length > 0 ? current.refused : sceneLines.refused),
        goOn(),
      );
    }
    if (requests(from, "bye")) {
      isOver = true;
      return served(speaker.choose(sceneLines.bye));
    }
    if (requests(from, "howAreYou")) return served(speaker.choose(sceneLines.howAreYou), goOn());
    if (requests(from, "hello")) return served(speaker.choose(sceneLines.hello), goOn());
    if (requests(from, "thanks")) return served(speaker.choose(sceneLines.thanks), goOn());
    return { say: leadBack(from), isLost: true };
  }

  /** Where only what is not wanted was named. */
  function deniedIn(from: Heard): string | null {
    if (current === null) return null;
    const at = scene.steps.indexOf(current);
    const hit = [
      ...(from.hits.get(`hear:${at}`) ?? []),
      ...(from.hits.get(`answer:${at}`) ?? []),
    ].find(({ isDenied }) => isDenied);
    const named = hit?.heard.find(({ slot }) => slot in scene.slots);
    if (named === undefined) return null;
    return speaker.choose(sceneLines.denied, { denied: named.value });
  }

  function help(): string {
    if (current === null) return goOn();
    timesHelped += 1;
    const { begin, model, back } = current;
    if (timesHelped === 1 && begin !== null) return speaker.choose(sceneLines.begin, { begin });
    if (model !== null) return speaker.choose(sceneLines.model, { model });
    return speaker.choose([back]);
  }

  /** First a question that says what one could do, then a beginning, then a sentence; then it goes on. */
  function leadBack(from: Heard): string {
    if (current === null) return goOn();
    timesLost += 1;
    const { begin, model, back } = current;
    const ladder = [
      () => {
        const isQuestion = from.message.tokens.some(({ segment }) =>
          from.message.isQuestion(segment),
        );
        return join(isQuestion ? speaker.choose(sceneLines.unknown) : "", speaker.choose([back]));
      },
      ...(begin === null ? [] : [() => speaker.choose(sceneLines.begin, { begin })]),
      ...(model === null ? [] : [() => speaker.choose(sceneLines.model, { model })]),
    ];
    const rung = ladder[timesLost - 1];
    if (rung !== undefined) return rung();
    passed.add(current.id);
    return join(speaker.choose(sceneLines.moveOn), goOn());
  }

  const hear = (text: string): void => {
    asksMeaning = null;
    if (isOver) {
      turns.push({
        said: text,
        fulfilled: [],
        isLost: false,
        reply: speaker.choose(sceneLines.afterEnd),
      });
      return;
    }
    const { say, ...turn } = react(text, hearMessage(compiled, text));
    turns.push({ said: text, ...turn, reply: say });
  };

  const played = (): PlayedScene => ({
    say: turns.at(-1)?.reply ?? opening,
    goals: goalsOf(scene).map(({ id, goal }) => ({ id, text: goal, isDone: done.has(id) })),
    isOver,
    isLost: turns.at(-1)?.isLost ?? false,
    heard: Object.fromEntries(heard),
    asksMeaning,
    turns,
  });
  return { hear, played };
}

/** "I lost the receipt" says more than "receipt". */
const saysMore = (one: Hit, other: Hit): boolean =>
  one.used.length > other.used.length && other.used.every((at) => one.used.includes(at));

const join = (...parts: readonly string[]): string => parts.filter(Boolean).join(" ");

/** The steps that have a goal to tick off. */
export const goalsOf = (scene: Scene): (SceneStep & { goal: string })[] =>
  scene.steps.filter((step): step is SceneStep & { goal: string } => step.goal !== null);
