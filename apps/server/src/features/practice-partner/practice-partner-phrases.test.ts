import { cefrLevels, roomCategories, roomMessageMaxLength } from "@saywell/contract";
import { loadContent } from "@saywell/content/answers";
import { judgeMessage } from "@saywell/moderation";
import { practicePartnerGreeting, practicePartnerReply } from "@saywell/tutor";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

const { practicePartner } = loadContent();
const english = {
  words: [],
  pairs: [],
  opposites: [],
  topics: [],
  situations: [],
  wordHelp: [],
  scenes: [],
  names: [],
  entries: new Map(),
};

function allTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(allTexts) : [];
}

/** What somebody might say to anything. */
const told = [
  "I like to swim in the sea with my sister.",
  "My brother plays the guitar every evening",
  "Yes, I think so too, most of the time",
  "No",
  "I was very happy about it",
  "I have been so tired for weeks",
  "We went to the beach with our dog last summer",
  "Because it is good for the team and for me",
  "I don't know",
  "I would like to learn it one day",
  "Maybe, but it is expensive where we are",
  "I can cook rice and fish quite well",
];

describe.each(cefrLevels)("at %s", (level) => {
  const phrases = practicePartner[level];
  const texts = allTexts(phrases);

  test.each(roomCategories)("twenty messages in a %s room bring no phrase twice", (category) => {
    const chances = fc.infiniteStream(
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    );
    const messages = fc.array(fc.constantFrom(...told), { minLength: 19, maxLength: 19 });
    fc.assert(
      fc.property(messages, chances, (all, stream) => {
        const room = { category, maxLength: roomMessageMaxLength };
        const scene = { phrases, ...room, practicePartner: "Leo", person: "Ana" };
        const chance = (): number => stream.next().value;
        const said = [practicePartnerGreeting({ ...scene, said: [], chance })];
        const history: { sender: "user" | "avatar"; text: string }[] = [];
        for (const message of all) {
          const ask = {
            message,
            help: null,
            corrections: [],
            mayEcho: true,
            isAlone: true,
            english,
          };
          const { response } = practicePartnerReply({ ...scene, ...ask, history, said, chance });
          expect(response.length).toBeLessThanOrEqual(roomMessageMaxLength);
          history.push({ sender: "user", text: message }, { sender: "avatar", text: response });
          said.push(response);
        }
        expect(new Set(said).size).toBe(20);
        const pieces = said.flatMap((each) => [...new Set(piecesOf(each))]);
        const repeated = pieces.filter((piece, at) => pieces.indexOf(piece) !== at);
        expect(repeated.filter((piece) => texts.includes(piece))).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });

  test("moderation has nothing against any phrase, in a room with children", () => {
    for (const text of texts) {
      const verdict = judgeMessage(text, {
        author: { ageBand: "ADULT" },
        audienceHasMinors: true,
        recent: [],
        now: 0,
      });
      expect(verdict, text).toMatchObject({ action: "allow", content: text });
    }
  });
});

/** Every run of whole sentences in a text. */
function piecesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?…]["”]?) /);
  return sentences.flatMap((_, from) =>
    sentences.slice(from).map((__, length) => sentences.slice(from, from + length + 1).join(" ")),
  );
}
