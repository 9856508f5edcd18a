import { expect, test } from "vitest";
import { learnerAt, openTutor } from "./open-tutor";

const tutor = openTutor({ grammar: { check: () => Promise.resolve([]) } });
const ask = (message: string, texts: readonly string[]) =>
  tutor.chat(learnerAt("A2"), {
    message,
    conversationHistory: texts.map((text, at) => ({
      sender: at % 2 === 0 ? ("user" as const) : ("avatar" as const),
      text,
    })),
    lessonId: null,
  });

/** The least that the processor had to do for a message in some tries, in milliseconds. */
async function leastWork(texts: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const before = process.cpuUsage();
    await ask("I have a cat.", texts);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

test("a message at the end of the longest conversation keeps nobody else waiting", async () => {
  const page = "My boss say that people in my class is nice and I go to the market. ".repeat(28);
  const conversation = (turns: number) =>
    Array.from({ length: turns }, (_, at) =>
      at % 2 === 0 ? `${at} ${page}` : `I see ${at}. What do you do there?`,
    );
  await ask("I have a cat.", []);
  const [short, long] = [await leastWork(conversation(4)), await leastWork(conversation(100))];
  // Of twenty-five times the pages the most is not read again: about 1.7 times the work.
  expect(long).toBeLessThan(short * 3);
});
