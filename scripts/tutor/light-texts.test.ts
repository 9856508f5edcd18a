import { expect, test } from "vitest";
import { loadContent } from "@saywell/content/answers";
import { talkWithIris } from "./talk-with-iris";

const content = loadContent();

test.each([
  "Tell me a joke",
  "Give me a tongue twister",
  "Do you know a riddle?",
  "Tell me a short story",
])("%j gets one, and another one each time", async (message) => {
  const say = talkWithIris("B1", content);
  const first = await say(message);
  const second = await say(message);
  expect(first.topic).toBe("offer");
  expect(second.response).not.toBe(first.response);
});

test("it is as hard as the learner reads", async () => {
  const easy = await talkWithIris("A1", content)("Tell me a story");
  const hard = await talkWithIris("B2", content)("Tell me a story");
  expect(easy.response).toContain("umbrella");
  expect(hard.response).toContain("clock");
});
