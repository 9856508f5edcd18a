/** What badges are awarded for, counted from stored facts. */
export interface BadgeFacts {
  readonly lessonsCompleted: number;
  /** Different lessons whose quiz was answered with full marks. */
  readonly perfectQuizzes: number;
  /** Completed lessons by topic, and by tag. A lesson has one topic and any number of tags. */
  readonly completedByTopic: Readonly<Record<string, number>>;
  readonly completedByTag: Readonly<Record<string, number>>;
  /** Study days in the longest streak. */
  readonly longestStreak: number;
  readonly roomMessages: number;
  readonly gamesWon: number;
}

/** Badge ids in the order in which they are shown and awarded. Their words are content. */
export const badgeIds = [
  "first-talk",
  "grammar-master",
  "city-explorer",
  "polite-speaker",
  "everyday-english-hero",
  "traveller",
  "hard-worker",
  "home-star",
  "social-speaker",
  "game-champion",
] as const;
export type BadgeId = (typeof badgeIds)[number];

type CountName = {
  [K in keyof BadgeFacts]: BadgeFacts[K] extends number ? K : never;
}[keyof BadgeFacts];

/** A badge is due once what it counts has reached the number needed. */
type BadgeRule = { readonly need: number } & (
  | { readonly count: CountName }
  | { readonly topic: string }
  | { readonly tag: string }
);

export const badgeRules: Readonly<Record<BadgeId, BadgeRule>> = {
  "first-talk": { need: 1, count: "lessonsCompleted" },
  "grammar-master": { need: 5, count: "perfectQuizzes" },
  "city-explorer": { need: 3, tag: "city" },
  "polite-speaker": { need: 2, tag: "polite" },
  "everyday-english-hero": { need: 5, topic: "everyday" },
  traveller: { need: 3, topic: "travel" },
  "hard-worker": { need: 7, count: "longestStreak" },
  "home-star": { need: 2, tag: "home" },
  "social-speaker": { need: 20, count: "roomMessages" },
  "game-champion": { need: 3, count: "gamesWon" },
};

export interface BadgeProgress {
  /** Never above `need`. */
  have: number;
  need: number;
}

/** How far a learner has come towards a badge. */
export function progressTo(badge: BadgeId, facts: BadgeFacts): BadgeProgress {
  const rule = badgeRules[badge];
  return { have: Math.min(counted(rule, facts), rule.need), need: rule.need };
}

/** Badges that the facts have earned and the learner does not hold yet, in order. */
export function badgesDue(facts: BadgeFacts, alreadyHeld: Iterable<string>): BadgeId[] {
  const held = new Set(alreadyHeld);
  return badgeIds.filter((badge) => {
    const { have, need } = progressTo(badge, facts);
    return have >= need && !held.has(badge);
  });
}

function counted(rule: BadgeRule, facts: BadgeFacts): number {
  if ("count" in rule) return facts[rule.count];
  if ("topic" in rule) return facts.completedByTopic[rule.topic] ?? 0;
  return facts.completedByTag[rule.tag] ?? 0;
}
