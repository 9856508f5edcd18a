import type { CefrLevel, LevelTestResult } from "@saywell/contract";

export const cefrLevels = ["A1", "A2", "B1", "B2", "C1", "C2"] as const satisfies CefrLevel[];

export const cefrTexts: Readonly<Record<CefrLevel, { title: string; description: string }>> = {
  A1: {
    title: "Beginner",
    description:
      "You know some everyday words and phrases, and can use them when people speak slowly and help you.",
  },
  A2: {
    title: "Elementary",
    description:
      "You can talk in simple sentences about yourself, your family, shopping, work and other things near to you.",
  },
  B1: {
    title: "Intermediate",
    description:
      "You understand the main points about familiar things, and can manage most situations when you travel.",
  },
  B2: {
    title: "Upper-Intermediate",
    description:
      "You can follow longer texts and discussions, and say clearly what you think and why.",
  },
  C1: {
    title: "Advanced",
    description:
      "You use English easily and flexibly at work, in study and among friends, and understand what is not said directly.",
  },
  C2: {
    title: "Proficient",
    description:
      "You understand almost everything that you read or hear, and can say exactly what you mean.",
  },
};

type Skill = LevelTestResult["skills"][number]["skill"];

export const skillNames: Readonly<Record<Skill, string>> = {
  grammar: "Grammar",
  vocabulary: "Vocabulary",
  reading: "Reading Comprehension",
  listening: "Listening",
  writing: "Writing",
};

/** A skill's name; one that is not known is shown as it came. */
export const skillName = (skill: string): string =>
  (skillNames as Readonly<Record<string, string>>)[skill] ?? skill;
