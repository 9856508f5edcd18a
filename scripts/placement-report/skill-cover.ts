import {
  credibleInterval,
  type Item,
  skillEstimates,
  skillWidening,
  type TestPlan,
  testSkills,
  type TestState,
} from "@saywell/adaptive-test";
import type { Learner } from "@saywell/adaptive-test/simulation";

/** How often the interval of a skill, as shown, holds the truth: shares of the skills asked. */
export interface SkillCover {
  bySkill: Readonly<Record<string, number>>;
  all: number;
  width: number;
  /** Of people with one weak skill: that one, and the others. Null for people without. */
  weak: number | null;
  others: number | null;
}

export function skillCover({ prior }: TestPlan) {
  const counts = new Map<string, { covered: number; asked: number }>();
  let width = 0;
  const count = (key: string, isCovered: boolean) => {
    const before = counts.get(key) ?? { covered: 0, asked: 0 };
    counts.set(key, { covered: before.covered + (isCovered ? 1 : 0), asked: before.asked + 1 });
  };
  const share = (key: string) => {
    const found = counts.get(key);
    return found === undefined ? null : found.covered / found.asked;
  };

  return {
    add(
      state: TestState,
      items: readonly Item[],
      { ability, skillDeviations, weakSkill }: Learner,
    ) {
      const answers = state.answers.map(({ score }, index) => ({
        item: items[index]!,
        score,
        curve: state.curves[index],
      }));
      const own = skillEstimates(answers, testSkills, prior);
      const added = skillWidening(state);
      for (const skill of testSkills) {
        const found = own[skill]!;
        if (found.answers === 0) continue;
        const deviation = skillDeviations[skill] ?? 0;
        const { low, high } = credibleInterval(found.posterior, added);
        const isCovered = low <= ability + deviation && ability + deviation <= high;
        count(skill, isCovered);
        count("all", isCovered);
        width += high - low;
        if (weakSkill !== null) count(skill === weakSkill ? "weak" : "others", isCovered);
      }
    },
    result: (): SkillCover => ({
      bySkill: Object.fromEntries(testSkills.map((skill) => [skill, share(skill) ?? 0])),
      all: share("all") ?? 0,
      width: width / (counts.get("all")?.asked ?? 1),
      weak: share("weak"),
      others: share("others"),
    }),
  };
}
