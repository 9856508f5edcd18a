import type { CompiledScene } from "./compile-scene";
import { asksTeacher } from "./asks-teacher";
import { holds } from "./conditions";
import { deniedIn, findReaction } from "./find-reaction";
import {
  type Heard,
  hearMessage,
  requests,
  saidOf,
  segmentOf,
  spanOf,
  valuesOf,
} from "./hear-message";
import { saysGoodbye } from "./says-goodbye";
import { isCourtesy } from "./is-courtesy";
import { helpWith, leadBackTo } from "./lead-back";
import type { Hit } from "./pattern-set";
import {
  asksForGoals,
  asksForTask,
  asksToStop,
  saysStop,
  isNothingButRequest,
  wantedInstead,
} from "./plain-requests";
import { createSlotMemory } from "./slot-memory";
import { answerTo, questionsIn } from "./scene-questions";
import { createSpeaker, joined } from "./speak";
import type { PlayedScene, PlayedTurn, Scene, SceneAlso, SceneStep } from "./types";

/** A scene that is being played. */
export interface Run {
  readonly hear: (message: string) => void;
  readonly played: () => PlayedScene;
}

/** So often something beside a goal is reacted to; after that it fits nothing any more. */
const mostOfOne = 3;
/** At most this many reactions in one reply. */
const mostReactions = 3;

/** Begins a scene. */
export function createRun(compiled: CompiledScene): Run {
  const { scene } = compiled;
  const memory = createSlotMemory(scene);
  const { heard } = memory;
  const done = new Set<string>();
  /** Steps that the partner has left, done or not. */
  const passed = new Set<string>();
  /** Steps with a goal that were refused or not understood: they are asked for once more before the scene ends. */
  const left = new Set<string>();
  const askedAgain = new Set<string>();
  const speaker = createSpeaker(scene, { ...memory, done });
  const turns: PlayedTurn[] = [];
  const timesSaid = new Map<SceneAlso, number>();
  /** Whoever says "no" again and nothing else is not asked the same again. */
  const isWorn = (also: SceneAlso, from: Heard) =>
    (timesSaid.get(also) ?? 0) >= (isBareNo(from) ? also.say.length : mostOfOne);
  let current: SceneStep | null = null;
  let timesLost = 0;
  let timesHelped = 0;
  let isOver = false;
  let isForTeacher = false;

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
    const open = nextStep();
    const next = open ?? leftStep();
    if (next !== current || open === null) [timesLost, timesHelped] = [0, 0];
    current = next;
    if (next !== null) {
      const opener = open === null ? speaker.choose(speaker.common.refusedBefore) : "";
      return joined(opener, speaker.ask(next.ask));
    }
    isOver = true;
    return speaker.choose(isAllDone() ? scene.end.done : scene.end.open);
  }

  /** Goes on without a step; its goal is asked for once more before the end. */
  function leave(step: SceneStep): void {
    passed.add(step.id);
    if (step.goal !== null && !askedAgain.has(step.id)) left.add(step.id);
  }

  /** A goal that was left is open again, once; null where there is none. */
  function leftStep(): SceneStep | null {
    if (isAllDone()) return null;
    const step = scene.steps.find(({ id }) => left.has(id) && !done.has(id)) ?? null;
    if (step === null) return null;
    left.delete(step.id);
    passed.delete(step.id);
    askedAgain.add(step.id);
    return step;
  }

  const opening = [speaker.choose(scene.open), goOn()].filter(Boolean).join(" ");

  function react(
    text: string,
    from: Heard,
  ): Pick<PlayedTurn, "fulfilled" | "isLost"> & { say: string } {
    if (saysStop(text) || wantedInstead(text) !== "") return { ...stopped(), fulfilled: [] };
    const parts: string[] = [];
    const fulfilled: PlayedTurn["fulfilled"][number][] = [];
    const questions = questionsIn(scene, from);
    /** Where something is asked, only what says the question itself can be a step of the scene. */
    const request = requestIn(from);
    const isAllowed = (hit: Hit): boolean =>
      (request === null || request.literal.every((at) => hit.literal.includes(at))) &&
      questions.every(
        (question) =>
          segmentOf(from, question.hit) !== segmentOf(from, hit) ||
          question.hit.literal.length === 0 ||
          hit.used.includes(question.hit.literal[0]!),
      );
    const taken = new Set<number>();
    let isReached = false;
    for (const step of scene.steps) {
      if (done.has(step.id) || !isDue(step)) continue;
      const isCurrent = step === current;
      const reaction = findReaction({
        scene,
        step,
        isCurrent,
        from,
        isAllowed,
        isWorn: (also) => isWorn(also, from),
      });
      if (reaction === null) continue;
      if (!reaction.fulfils && parts.length > 0) continue;
      const { also } = reaction;
      if (also !== null) timesSaid.set(also, (timesSaid.get(also) ?? 0) + 1);
      memory.keep(reaction.hit, from, { isAside: also !== null });
      memory.add(saidOf(from, reaction.hit.owner).filter(isAllowed), from);
      // To any question that is asked, what is known is the better answer.
      const isAnyQuestion = reaction.hit.heard.some(({ slot }) => slot === "question");
      const isKnown =
        isAnyQuestion &&
        questions.some(({ hit }) => segmentOf(from, hit) === segmentOf(from, reaction.hit));
      if (!isKnown)
        for (const hit of saidOf(from, reaction.hit.owner)) taken.add(segmentOf(from, hit));
      if (reaction.as !== null) done.add(reaction.as);
      isReached ||= reaction.fulfils;
      if (reaction.fulfils) {
        done.add(step.id);
        if (step.goal !== null) fulfilled.push({ id: step.id, ...spanOf(from, reaction.hit) });
      }
      if (!isKnown && parts.length < mostReactions)
        parts.push(speaker.choose(reaction.lines, also === null ? {} : deniedBy(reaction.hit)));
    }
    if (!isReached) parts.push(changeOfMind(from, isAllowed));
    for (const question of questions) {
      if (taken.has(segmentOf(from, question.hit))) continue;
      if (parts.length < mostReactions) parts.push(answerTo(question, { scene, from, speaker }));
    }
    const said = parts.filter(Boolean);
    // A reaction that asks something itself needs no other question.
    const isAsked =
      fulfilled.length === 0 && nextStep() === current && said.at(-1)?.endsWith("?") === true;
    if (said.length > 0)
      return { say: joined(...said, isAsked ? "" : goOn()), fulfilled, isLost: false };
    // A step may have been reached without a word to it.
    if (fulfilled.length > 0 || nextStep() !== current)
      return { say: goOn(), fulfilled, isLost: false };
    return { ...otherwise(text, from), fulfilled };
  }

  /** Where somebody only asks for help, what else the words say by chance reaches nothing. */
  function requestIn(from: Heard): Hit | null {
    if (!isNothingButRequest(from.message.text)) return null;
    return saidOf(from, "intent:help")[0] ?? saidOf(from, "intent:repeat")[0] ?? null;
  }

  /** "A coffee instead", or "and a cake, please", after the step that it belongs to. */
  function changeOfMind(from: Heard, isAllowed: (hit: Hit) => boolean): string {
    for (const [at, step] of scene.steps.entries()) {
      if (!done.has(step.id)) continue;
      const hit = saidOf(from, `hear:${at}`).find(isAllowed);
      if (hit === undefined || hit.heard.some(({ isDenied }) => isDenied)) continue;
      const isInstead = saidOf(from, "intent:change").length > 0;
      const named = valuesOf(from, hit).find(
        ({ slot, value, count }) =>
          slot in scene.slots &&
          (!(heard.get(slot) ?? []).includes(value) ||
            (isInstead && count !== null && count !== memory.counts.get(value))),
      );
      if (named === undefined) continue;
      memory.keep(hit, from, { isInstead });
      return speaker.choose(isInstead ? speaker.common.changed : speaker.common.added, {
        value: named.value,
      });
    }
    return "";
  }

  function stopped(): { say: string; isLost: boolean } {
    isOver = true;
    return { say: speaker.choose(speaker.common.stopped), isLost: false };
  }

  /** What nothing in the scene waits for: served as in every scene, or led back. */
  function otherwise(text: string, from: Heard): { say: string; isLost: boolean } {
    const served = (...words: string[]) => ({ say: joined(...words), isLost: false });
    const isShort = from.message.tokens.length <= 3;
    if (asksToStop(text)) return stopped();
    if (asksForTask(text)) return served(goalsLeft());
    if (requests(from, "help")) return served(help());
    if (requests(from, "repeat") || (isShort && /^\W*(?:sorry|what|huh|eh)\W*$/i.test(text)))
      return served(speaker.choose(speaker.common.repeat), goOn());
    const denied = current === null ? null : deniedIn(scene, current, from);
    if (denied !== null) return served(speaker.choose(speaker.common.denied, { denied }), goOn());
    if (requests(from, "no") && current !== null) {
      const { refused: lines } = current;
      leave(current);
      return served(speaker.choose(lines.length > 0 ? lines : speaker.common.refused), goOn());
    }
    if (saysGoodbye(from)) {
      isOver = true;
      return served(speaker.choose(speaker.common.bye));
    }
    if (requests(from, "howAreYou"))
      return served(speaker.choose(speaker.common.howAreYou), goOn());
    if (requests(from, "hello") || isCourtesy(text))
      return served(speaker.choose(speaker.common.hello), goOn());
    if (requests(from, "thanks")) return served(speaker.choose(speaker.common.thanks), goOn());
    return { say: leadBack(from), isLost: true };
  }

  /** What is still to do, and the question that is open. */
  function goalsLeft(): string {
    const goals = goalsOf(scene)
      .filter(({ id }) => !done.has(id))
      .map(({ goal }) => goal)
      .join(" ");
    const question = current === null ? "" : speaker.ask(current.ask);
    return joined(speaker.choose(speaker.common.goals, { goals }), question);
  }

  function help(): string {
    if (current === null) return goOn();
    timesHelped += 1;
    return helpWith(current, timesHelped, speaker);
  }

  function leadBack(from: Heard): string {
    if (current === null) return goOn();
    timesLost += 1;
    const back = leadBackTo(current, timesLost, from, speaker);
    if (back !== null) return back;
    leave(current);
    return joined(speaker.choose(speaker.common.moveOn), goOn());
  }

  const hear = (text: string): void => {
    isForTeacher = false;
    if (isOver) {
      turns.push({
        said: text,
        fulfilled: [],
        isLost: false,
        reply: speaker.choose(speaker.common.afterEnd),
      });
      return;
    }
    if (asksForGoals(text)) {
      turns.push({ said: text, fulfilled: [], isLost: false, reply: goalsLeft() });
      return;
    }
    isForTeacher = wantedInstead(text) === "" && asksTeacher(text);
    const { say, ...turn } = isForTeacher
      ? {
          say: joined(speaker.choose(speaker.common.meaning), goOn()),
          fulfilled: [],
          isLost: false,
        }
      : react(text, hearMessage(compiled, text));
    turns.push({ said: text, ...turn, reply: say });
  };

  const played = (): PlayedScene => ({
    say: turns.at(-1)?.reply ?? opening,
    goals: goalsOf(scene).map(({ id, goal }) => ({ id, text: goal, isDone: done.has(id) })),
    isOver,
    isLost: turns.at(-1)?.isLost ?? false,
    heard: Object.fromEntries(heard),
    isForTeacher,
    turns,
  });
  return { hear, played };
}

/** What was named only to be denied, for the line that says so. */
const deniedBy = ({ heard }: Hit): Readonly<Record<string, string>> =>
  Object.fromEntries(
    heard.filter(({ isDenied }) => isDenied).map(({ slot, value }) => [slot, value]),
  );

const isBareNo = (from: Heard): boolean => requests(from, "no") && from.message.tokens.length <= 3;

/** The steps that have a goal to tick off. */
export const goalsOf = (scene: Scene): (SceneStep & { goal: string })[] =>
  scene.steps.filter((step): step is SceneStep & { goal: string } => step.goal !== null);
