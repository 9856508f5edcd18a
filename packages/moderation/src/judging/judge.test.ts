import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AgeBand } from "../contact/age-policy";
import { judgeMessage } from "./judge";
import {
  blockedMessages,
  innocentSentences,
  maskedMessages,
  warnedMessages,
} from "../testing/corpora";
import type { MessageContext } from "./verdict";

const NOW = Date.UTC(2026, 4, 4, 12);

function among(
  ageBand: AgeBand,
  audienceHasMinors: boolean,
  recent: string[] = [],
): MessageContext {
  // A second apart, the last one a second ago.
  const sent = recent.map((text, i) => ({ text, at: NOW - 1000 * (recent.length - i) }));
  return { author: { ageBand }, audienceHasMinors, recent: sent, now: NOW };
}
const adults = among("ADULT", false);

describe("contact details", () => {
  const text = "my email is maria@example.com";
  test.each([
    ["UNKNOWN", false, "mask"],
    ["UNDER_13", false, "mask"],
    ["AGE_13_TO_17", false, "mask"],
    ["ADULT", true, "mask"],
    ["ADULT", false, "allow"],
  ] as const)("of %s, with minors among the readers: %s → %s", (ageBand, minors, action) => {
    expect(judgeMessage(text, among(ageBand, minors)).action).toBe(action);
  });
});

describe("among adults", () => {
  test.each(["fuck this exam", "boobs", "what a cunt"])(
    "%s is posted with the word hidden",
    (text) => {
      const verdict = judgeMessage(text, adults);
      expect(verdict).toMatchObject({ action: "warn", isModerated: 1, alertTeacher: false });
      expect(verdict.content).toContain("****");
    },
  );

  test.each(["niggers", "I will kill you", "send nudes", "kill yourself", "you are a whore"])(
    "%s is still blocked",
    (text) => expect(judgeMessage(text, adults).action).toBe("block"),
  );

  test("asking for a photo is their own affair", () => {
    expect(judgeMessage("send me a photo of you", adults).action).toBe("allow");
  });
});

describe("a cry for help", () => {
  test.each(["I want to kill myself", "my father beats me every day"])(
    "%s is not posted, brings kind help, and a teacher is told",
    (text) => {
      for (const context of [adults, among("UNKNOWN", true)]) {
        const verdict = judgeMessage(text, context);
        expect(verdict).toMatchObject({ action: "block", content: "", alertTeacher: true });
        expect(verdict.message).toMatch(
          /your emergency number.*findahelpline.com.*not your fault.*look after this school/s,
        );
      }
    },
  );

  test("is answered with help even when it comes with swearing, shouting or too fast", () => {
    const recent = ["a", "b", "c", "d", "e", "f", "g"];
    const text = "FUCK EVERYTHING I WANT TO DIE AND I HATE ALL OF YOU SO MUCH";
    const verdict = judgeMessage(text, among("UNKNOWN", true, recent));
    expect(verdict.reasons[0]).toBe("self-harm");
    expect(verdict.message).toContain("findahelpline.com");
  });
});

describe("who is told", () => {
  test.each([
    ["I will kill you", true],
    ["send nudes", true],
    ["are you home alone?", true],
    ["jews are vermin", true],
    ["kill yourself", true],
    ["what a load of bullshit", false],
    ["you are stupid", false],
    ["call me on 07700 900123", false],
  ])("%s: a teacher %s", (text, alertTeacher) => {
    expect(judgeMessage(text, among("UNKNOWN", true)).alertTeacher).toBe(alertTeacher);
  });
});

describe("a word sent letter by letter", () => {
  test.each([
    [["s", "h", "i"], "t", "block"],
    [["hello", "n", "i", "g", "g", "e"], "r", "block"],
    [["h", "e", "l", "l"], "o", "allow"],
    // Another message between makes another word.
    [["s", "h", "see you", "i"], "t", "allow"],
  ])("%j and then %s → %s", (recent, text, action) => {
    const context = {
      ...among("ADULT", false, recent),
      limits: { perFiveSeconds: 9, perMinute: 99 },
    };
    expect(judgeMessage(text, context).action).toBe(action);
  });
});

test("a rude word in the middle does not part what is blocked", () => {
  expect(judgeMessage("kill shit muslims", among("UNKNOWN", true))).toMatchObject({
    action: "block",
    reasons: ["hate", "profanity"],
  });
});

test("both a rude word and an address are hidden, and both reasons given", () => {
  expect(judgeMessage("this shit is at maria@example.com", among("UNKNOWN", true))).toMatchObject({
    action: "mask",
    content: "this **** is at ***",
    reasons: ["profanity", "personal-data"],
  });
});

test("invisible marks and accents are hidden together with the word they belong to", () => {
  const { content } = judgeMessage("oh s\u0301h\u200Bi\u0308t\u0301 no", among("UNKNOWN", true));
  expect(content).toMatch(/^oh \*+ no$/);
});

describe("any text", () => {
  const known = [
    ...innocentSentences,
    ...[...blockedMessages, ...warnedMessages, ...maskedMessages].map(([text]) => text),
  ];
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 500 }),
    fc.string({ unit: "grapheme", maxLength: 200 }),
    // Lone surrogates too.
    fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
      .map((u) => String.fromCharCode(...u)),
    fc
      .array(fc.constantFrom(...known), { minLength: 1, maxLength: 4 })
      .map((some) => some.join(" ")),
    fc
      .array(fc.constantFrom(..."shit f*u.c@k_5$1! 07 9+(-)#\n"), { maxLength: 80 })
      .map((some) => some.join("")),
  );
  const context = fc.constantFrom(
    adults,
    among("UNKNOWN", true),
    among("ADULT", true, ["hi", "hi"]),
  );

  test("gets a verdict that holds together, and the same one again", () => {
    fc.assert(
      fc.property(text, context, (text, context) => {
        const verdict = judgeMessage(text, context);
        expect(judgeMessage(text, context)).toEqual(verdict);
        const allowed = verdict.action === "allow";
        expect(verdict.message === null).toBe(allowed);
        expect(verdict.reasons.length === 0).toBe(allowed);
        if (allowed) expect(verdict.content).toBe(text);
        if (verdict.action === "block") expect(verdict.content).toBe("");
        expect(verdict.isModerated).toBe(
          verdict.action === "warn" || verdict.action === "mask" ? 1 : 0,
        );
      }),
      { numRuns: 300 },
    );
  });

  test("is masked once and for all: judging the content again changes nothing", () => {
    fc.assert(
      fc.property(text, context, (text, context) => {
        const { action, content } = judgeMessage(text, context);
        if (action === "block") return;
        const again = judgeMessage(content, { ...context, recent: [] });
        expect(again.action).not.toBe("block");
        expect(again.content).toBe(content);
      }),
      { numRuns: 300 },
    );
  });

  test("does not grow when it is masked", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...known), { minLength: 1, maxLength: 4 }), (some) => {
        const text = some.join(" ");
        expect(judgeMessage(text, among("UNKNOWN", true)).content.length).toBeLessThanOrEqual(
          text.length,
        );
      }),
      { numRuns: 200 },
    );
  });
});

// Runaway backtracking would take minutes, and the test its time limit.
test("hostile repetition costs no more than the length of the text", () => {
  const bits = [
    "you ",
    "a.",
    "1 ",
    "@a",
    "my snap ",
    "i want to ",
    "(0",
    "f.",
    "12 a b c ",
    "zero ",
    "a-",
    "\u0301",
    "a dot ",
    "a*",
    "1234 ",
    "http://a.",
    "send me a photo ",
    "how old are you ",
    "we all and ",
    "you fat stupid ",
    "if you tell ",
    "🔪 ",
  ];
  for (const bit of bits) judgeMessage(bit.repeat(500 / bit.length), among("UNKNOWN", true));
});
