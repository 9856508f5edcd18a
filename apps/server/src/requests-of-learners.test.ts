import { loadContent } from "@saywell/content/answers";
import { openKnownEnglish, readRequest, type Request } from "@saywell/tutor";
import { describe, expect, test } from "vitest";
import { requestsOfLearners } from "./testing/requests-of-learners";

const content = loadContent();
const known = await openKnownEnglish(content, () => Promise.resolve(null))("", []);

/** A request as the table names it. */
function nameOf(request: Request | null): string {
  if (request === null) return "nothing";
  switch (request.kind) {
    case "exercise":
      if (request.topic !== null) return `exercise ${request.topic.id}`;
      return { grammar: "exercise", quiz: "quiz", words: "words", mistakes: "mistakes-exercise" }[
        request.of
      ];
    case "english": {
      const { question } = request;
      if (question.kind === "grammar") return `explain ${question.topic.id}`;
      return question.kind === "form" ? `form ${question.form}` : question.kind;
    }
    case "situation":
      return `situation ${request.situations[0]?.id}`;
    case "word":
      return request.about;
    case "follow":
      return `follow ${request.wish}`;
    case "mistakes":
      return request.topic === null ? "mistakes" : `mistakes ${request.topic.id}`;
    case "role-play":
      return request.scene === null ? "role-play" : `role-play ${request.scene}`;
    case "beyond":
      return `beyond ${request.what}`;
    default:
      return request.kind;
  }
}

describe("what learners ask a teacher for, in their own English, is understood", () => {
  const rows = Object.entries(requestsOfLearners).flatMap(([wanted, messages]) =>
    messages.map((message) => [message, wanted] as const),
  );
  test.each(rows)("%j wants: %s", (message, wanted) => {
    expect(nameOf(readRequest(message, known))).toBe(wanted);
  });

  test("the table is long enough to say something", () => {
    expect(rows.length).toBeGreaterThanOrEqual(250);
  });
});
