import type { Tx } from "../database";

/** Labelled as what they are wherever they appear; the server plays them. */
export const demoPracticePartners = [
  { id: "5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0201", name: "Leo (practice partner)", level: "A2" },
  { id: "5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0202", name: "Maya (practice partner)", level: "B1" },
  { id: "5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0203", name: "Sam (practice partner)", level: "B2" },
] as const;

export async function seedDemoPracticePartners(tx: Tx): Promise<void> {
  await tx
    .insertInto("account")
    .values(
      demoPracticePartners.map((practicePartner) => ({
        ...practicePartner,
        age_band: "ADULT" as const,
        is_bot: true,
        is_demo: true,
      })),
    )
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
