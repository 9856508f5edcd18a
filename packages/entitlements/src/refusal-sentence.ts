import type { Entitlement, PlanLimit } from "./may";
import type { PlanType } from "./plans";

const whats: Readonly<Record<PlanLimit, string>> = {
  level: "This lesson is not part of your plan.",
  lessons: "You have begun all the lessons that your plan has this month.",
  "tutor-messages": "You have sent all the messages to the AI teacher that your plan has today.",
  "live-sessions": "Your plan has no live session left this month.",
  feature: "This is not part of your plan.",
};

const ofSeveral: Partial<Record<string, string>> = {
  [whats.level]: "The locked lessons are not part of your plan.",
};

/** A refusal as it is said once over several that it locks. */
export function refusalOfSeveral(sentence: string): string {
  const [one, several] =
    Object.entries(ofSeveral).find(([what]) => sentence.startsWith(what)) ?? [];
  return one === undefined ? sentence : `${several}${sentence.slice(one.length)}`;
}

/**
 * One sentence or two for who is refused: what their plan lacks, and the cheapest plan that has it.
 *
 * @param nameOf the name of a plan as the pricing page writes it
 */
export function refusalSentence(
  { limit, allowedBy }: Extract<Entitlement, { allowed: false }>,
  nameOf: (plan: PlanType) => string,
): string {
  const [cheapest] = allowedBy;
  return cheapest === undefined
    ? whats[limit]
    : `${whats[limit]} You can go on with ${nameOf(cheapest)}.`;
}
