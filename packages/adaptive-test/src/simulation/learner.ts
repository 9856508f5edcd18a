import { type ItemParameters, probabilityCorrect } from "../item";
import type { Prior } from "../posterior";
import type { Random } from "../random";
import { normalDraw } from "./draws";

export interface Learner {
  readonly ability: number;
  /** What is added to the ability in a skill. */
  readonly skillDeviations: Readonly<Record<string, number>>;
  /** The one that lies far below the others, of who has such a one. */
  readonly weakSkill: string | null;
  /** The chance of answering an item without looking, right only by luck. */
  readonly guesses: number;
  /** The chance of saying "I don't know" instead of guessing, where it is not known. */
  readonly declines: number;
  /** The chance of getting wrong what one knows. */
  readonly slips: number;
}

export const learnerStyles = ["regular", "guesser", "careless", "weak-skill", "declines"] as const;
export type LearnerStyle = (typeof learnerStyles)[number];

export interface LearnerOptions {
  readonly population: Prior;
  /** A given ability instead of one drawn from the population. */
  readonly ability?: number | undefined;
  readonly style?: LearnerStyle | undefined;
  readonly skills?: readonly string[] | undefined;
  /** Standard deviation of skill deviations. 0, the default: one ability for everything. */
  readonly skillSpread?: number | undefined;
}

/**
 * A learner to simulate. Guessers answer every fifth item blindly; careless ones get one in ten
 * wrong that they know; those with a weak skill lack one and a half units (more than a level) in
 * one skill, drawn by chance. Those who decline say "I don't know" each time that they don't.
 */
export function drawLearner(random: Random, options: LearnerOptions): Learner {
  const { population, style = "regular", skills = [], skillSpread = 0 } = options;
  const ability = options.ability ?? population.mean + population.sd * normalDraw(random);
  const deviations: Record<string, number> = {};
  if (skillSpread > 0) {
    for (const skill of skills) deviations[skill] = skillSpread * normalDraw(random);
  }
  const weakSkill =
    style === "weak-skill" ? (skills[Math.floor(random() * skills.length)] ?? null) : null;
  if (weakSkill !== null) deviations[weakSkill] = (deviations[weakSkill] ?? 0) - 1.5;
  return {
    ability,
    skillDeviations: deviations,
    weakSkill,
    declines: style === "declines" ? 1 : 0,
    guesses: style === "guesser" ? 0.2 : 0,
    slips: style === "careless" ? 0.1 : 0,
  };
}

/** A learner's answer, 1 right or 0 wrong, to an item as it really is. */
export function answerItem(
  learner: Learner,
  item: ItemParameters & { readonly skill: string },
  random: Random,
): 0 | 1 {
  const theta = learner.ability + (learner.skillDeviations[item.skill] ?? 0);
  // "I don't know" is kept as 0 (posterior.ts); what it takes away is the luck of a guess.
  const met = { ...item, c: item.c * (1 - learner.declines) };
  const whenLooking = probabilityCorrect(met, theta) * (1 - learner.slips);
  const chance = learner.guesses * item.c + (1 - learner.guesses) * whenLooking;
  return random() < chance ? 1 : 0;
}
