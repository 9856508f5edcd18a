import { describe, expect, test } from "vitest";
import { judgeMessage } from "./judge";
import {
  harmfulByKind,
  innocentByTopic,
  knownFalseAlarms,
  knownMisses,
  privateByShape,
  unseenHarmfulByKind,
  unseenInnocent,
  unseenPrivateByShape,
} from "../testing/corpora";
import { actions, type MessageContext } from "./verdict";

const amongMinors: MessageContext = {
  author: { ageBand: "AGE_13_TO_17" },
  audienceHasMinors: true,
  namesInRoom: ["Ana", "Ben Carter"],
  recent: [],
  now: 0,
};
const judge = (text: string) => judgeMessage(text, amongMinors);
const flat = <T>(byKind: Readonly<Record<string, readonly T[]>>) => Object.values(byKind).flat();

const harmful = [...flat(harmfulByKind), ...flat(unseenHarmfulByKind)];
const secrets = [...flat(privateByShape), ...flat(unseenPrivateByShape)];
const innocent = [...innocentByTopic, ...unseenInnocent];

describe("where people under 18 are", () => {
  test.each(harmful.filter(([text]) => !knownMisses.has(text)))(
    "%s meets at least: %s",
    (text, least) => {
      expect(actions.indexOf(judge(text).action)).toBeGreaterThanOrEqual(actions.indexOf(least));
    },
  );

  test.each(secrets.filter(([text]) => !knownMisses.has(text)))(
    "of %s nobody reads %s",
    (text, secret) => {
      const { action, content } = judge(text);
      expect(action).not.toBe("allow");
      expect(content).not.toContain(secret);
    },
  );

  test.each(innocent.filter((text) => !knownFalseAlarms.has(text)))(
    "an innocent sentence is left alone: %s",
    (text) => expect(judge(text)).toMatchObject({ action: "allow", content: text }),
  );
});

test("nothing that the rules have learnt is still listed as unknown to them", () => {
  const missed = new Set([
    ...harmful
      .filter(([text, least]) => actions.indexOf(judge(text).action) < actions.indexOf(least))
      .map(([text]) => text),
    ...secrets
      .filter(
        ([text, secret]) => judge(text).action === "allow" || judge(text).content.includes(secret),
      )
      .map(([text]) => text),
  ]);
  expect(missed).toEqual(knownMisses);
  expect(new Set(innocent.filter((text) => judge(text).action !== "allow"))).toEqual(
    knownFalseAlarms,
  );
});
