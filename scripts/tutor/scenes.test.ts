import { loadContent } from "@saywell/content/answers";
import { playRequest, sceneTurn, type Turn } from "@saywell/tutor";
import { describe, expect, test } from "vitest";
import { talkWithIris } from "./talk-with-iris";

const content = loadContent();
const { scenes } = content;

test.each(scenes.map((scene) => [scene.title, scene] as const))(
  "“%s” ends at “stop”, whatever is asked for first",
  (title) => {
    const begin = playRequest(title);
    const begun = sceneTurn(begin, [], scenes);
    const history: Turn[] = [
      { sender: "user", text: begin },
      { sender: "avatar", text: begun!.say },
    ];
    for (const word of ["stop", "Stop, please.", "quit"])
      expect(sceneTurn(word, history, scenes)?.played.isOver).toBe(true);
  },
);

describe("while a role play is on", () => {
  const inCafe = async (...messages: readonly string[]) => {
    const say = talkWithIris("B1", content);
    await say("Let's play: At the café");
    const replies = [];
    for (const message of messages) replies.push(await say(message));
    return replies;
  };

  test.each([
    ["I don't understand the difference of much and many", "countable|things we can count"],
    ["Give me synonyms for happy", "glad"],
    ["What preposition goes after interested?", "interested in"],
    ["What is the opposite of generous?", "greedy"],
    ["Can you give me some words about kitchen?", "oven"],
    ['Explain "used to" with examples please', "used to live"],
    ["what's a polite way to refuse an invitation", "I am sorry, but I can't"],
    ["I have a job interview tomorrow, can you help me prepare?", "strengths"],
  ])("%j is answered as by a teacher, and it goes on", async (message, part) => {
    const [aside, next] = await inCafe(message, "A tea, please");
    expect(aside?.response).toMatch(new RegExp(part));
    expect(aside?.response).toMatch(/\?$/);
    expect(next?.response).toContain("With milk?");
  });

  test.each([
    ["test me on irregular verbs", "1 of"],
    ["Can you give me exercise?", "1 of"],
    ["can we play another role play?", "Choose one"],
    ["Let's play: At the doctor's", "Role play: “At the doctor's”"],
    ["stop. Let's play: At the doctor's", "Role play: “At the doctor's”"],
    ["I always forget third person s, give me practice", "1 of"],
  ])("%j leaves it for good", async (message, part) => {
    const [other, next] = await inCafe(message, "A tea, please");
    expect(other?.response).toContain(part);
    expect(next?.response).not.toContain("With milk?");
  });

  test.each(["Can I have another coffee?", "I need some exercise", "Tell me the price"])(
    "%j belongs to it",
    async (message) => {
      const [reply] = await inCafe(message);
      expect(reply?.scene?.played.isOver).toBe(false);
    },
  );
});
