import type { Tx } from "../database";
import { daysBefore } from "./demo-learners";
import { demoStudents } from "./demo-students";

const task = {
  kind: "WRITING",
  prompt:
    "Write about a place that you like. Where is it? When were you there last, and what did you do? Why would you go there again?",
  minWords: 60,
  maxWords: 120,
} as const;

/** What some students of the demo class wrote, with how many hours ago, the longest ago first. */
const texts = [
  [
    29,
    `My favourite place is a small village near to the sea. My grandparents lives there since twenty years. Last summer I go there with my two cousins and we stayed for a week. Every morning we swimmed before breakfast, and in the evening we walked to the harbour for buying fish. The people there are very friendly and they have always time. I would like to go back because nobody is in a hurry there.`,
  ],
  [
    20,
    `I like a park in my city the most. It is not big, but it has old trees and a lake with ducks. I was there last Sunday with my sister. We have taken a book and something to eat, and we sat under a tree for three hours. After the lunch it started to rain, so we runned to a little café. I will go there again in spring, because then the trees are full of flowers.`,
  ],
  [
    6,
    `The place that I like best is the library at my school. It sounds boring, but it is the most quiet room in the building. Two weeks ago I have found there an old book about maps, and I forgot the time completly. The librarian gave me a good advice: she said that I should read one page aloud every day. Since then I speak more better. I would go there again tomorrow if it would be open.`,
  ],
] as const;

/** Gives the demo class a text to write, and answers the ids of what some of its students handed in. */
export async function giveDemoWriting(
  tx: Tx,
  { classId, teacherId, now }: { classId: string; teacherId: string; now: Date },
): Promise<string[]> {
  const { id } = await tx
    .insertInto("assignment")
    .values({
      class_id: classId,
      kind: "WRITING",
      title: "A place that I like",
      level: "B1",
      task: JSON.stringify(task),
      opens_at: daysBefore(now, 6),
      created_by: teacherId,
      created_at: daysBefore(now, 6),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const handedIn = await tx
    .insertInto("submission")
    .values(
      texts.map(([hoursAgo, content], place) => {
        const at = new Date(now.getTime() - hoursAgo * 60 * 60 * 1000);
        return {
          assignment_id: id,
          account_id: demoStudents[place * 5]!.id,
          attempt: 1,
          state: "SUBMITTED" as const,
          content,
          saved_at: at,
          submitted_at: at,
        };
      }),
    )
    .returning("id")
    .execute();
  return handedIn.map((each) => each.id);
}
