import { loadContent } from "@saywell/content/answers";
import { describe, expect, test } from "vitest";
import { playRequest, scenesToOffer, sceneTurn } from "./scene-talk";
import type { Turn } from "./types";

const { scenes } = loadContent();
const cafe = scenes.find(({ id }) => id === "cafe")!;

/** A conversation in which the learner says these things, with what Iris said to each. */
function talk(...messages: readonly string[]) {
  const history: Turn[] = [];
  let last: ReturnType<typeof sceneTurn> = null;
  for (const message of messages) {
    last = sceneTurn(message, history, scenes);
    history.push({ sender: "user", text: message });
    history.push({ sender: "avatar", text: last?.say ?? "Well." });
  }
  return { last, history };
}

describe("a role play begins", () => {
  test.each(scenes.map(({ title, id }) => [playRequest(title), id]))("with %j", (message, id) => {
    expect(talk(message).last?.scene.id).toBe(id);
  });

  test.each(["play the café scene", "I want a role play in the cafe", "can we play cafe please"])(
    "with %j",
    (message) => {
      expect(talk(message).last?.scene.id).toBe("cafe");
    },
  );

  test.each(["I play football", "At the café I drink tea.", "Let's play", "play a game"])(
    "not with %j",
    (message) => {
      expect(talk(message).last).toBeNull();
    },
  );

  test("with the learner's part and the partner's first words", () => {
    const { say } = talk(playRequest(cafe.title)).last!;
    expect(say).toMatch(/^Role play: “At the café”\. You are in a small café/);
    expect(say).toContain("Good morning!");
  });
});

test("it goes on with what was said since it began, and forgets what was said before", () => {
  const { last } = talk("Hello", "I like coffee", playRequest(cafe.title), "A tea, please");
  expect(last?.messages).toEqual(["A tea, please"]);
  expect(last?.played.goals.filter(({ isDone }) => isDone).map(({ id }) => id)).toEqual(["drink"]);
});

test("when it is over the conversation goes on without it", () => {
  const { last, history } = talk(playRequest(cafe.title), "stop");
  expect(last?.played.isOver).toBe(true);
  expect(sceneTurn("Hello again", history, scenes)).toBeNull();
});

test("offered are scenes of the learner's level first, others at each turn", () => {
  const offered = (turn: number) => scenesToOffer(scenes, "A1", turn);
  expect(offered(0)[0]!.level).toBe("A1");
  expect(offered(1)[0]).not.toBe(offered(0)[0]);
});
