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

test("a message at the end of the longest conversation keeps nobody else waiting", async () => {
  const page = "My boss say that people in my class is nice and I go to the market. ".repeat(28);
  const long = Array.from({ length: 100 }, (_, at) =>
    at % 2 === 0 ? `${at} ${page}` : `I see ${at}. What do you do there?`,
  );
  await ask("I have a cat.", []);
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const before = process.cpuUsage();
    await ask("I have a cat.", long);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  // Milliseconds of the processor; it was 107.
  expect(Math.min(...times)).toBeLessThan(80);
});
