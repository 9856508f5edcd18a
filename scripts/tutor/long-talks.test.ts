import { loadContent } from "@saywell/content/answers";
import { describe, expect, test } from "vitest";
import { sentences } from "../../packages/tutor/src/free-talk/said-before";
import { longTalks } from "./long-talks";
import { talkWithIris } from "./talk-with-iris";

const content = loadContent();

describe.each(Object.entries(longTalks))("a long talk at %s", async (level, messages) => {
  const say = talkWithIris(level, content);
  const replies: Awaited<ReturnType<typeof say>>[] = [];
  for (const message of messages) replies.push(await say(message));

  test("has sixty turns", () => expect(messages.length).toBeGreaterThanOrEqual(60));

  test("says no sentence twice within twenty turns", () => {
    const repeated = replies.flatMap(({ response }, at) =>
      sentences(response).filter((sentence) =>
        replies
          .slice(Math.max(0, at - 20), at)
          .some((before) => sentences(before.response).includes(sentence)),
      ),
    );
    expect(repeated).toEqual([]);
  });

  test("says at less than one turn in twenty that it does not understand", () => {
    const refused = replies.filter(({ suggestions = [] }) => suggestions.length > 0);
    expect(refused.length / replies.length).toBeLessThan(0.05);
  });

  test("says no words of the learner's back", () => {
    // Titles of scenes are quoted where they are offered.
    for (const { response } of replies.filter(({ suggestions }) => suggestions === undefined))
      expect(response).not.toMatch(/You wrote|You said|“/);
  });

  test("asks something each time", () => {
    for (const { response } of replies.filter(({ suggestions }) => suggestions === undefined))
      expect(response).toMatch(/\?$/);
  });
});
