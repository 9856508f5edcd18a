import { expect, test } from "vitest";
import { judgeMessage } from "./judge";
import { innocentSentences } from "../testing/corpora";

const amongMinors = {
  author: { ageBand: "UNKNOWN" },
  audienceHasMinors: true,
  recent: [],
  now: 0,
} as const;

test.each(innocentSentences)("an innocent sentence is left alone: %s", (sentence) => {
  expect(judgeMessage(sentence, amongMinors)).toEqual({
    action: "allow",
    content: sentence,
    isModerated: 0,
    reasons: [],
    message: null,
    alertTeacher: false,
  });
});
