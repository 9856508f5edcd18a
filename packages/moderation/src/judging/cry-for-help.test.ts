import { describe, expect, test } from "vitest";
import { dangerIn, helpFor } from "./cry-for-help";
import inLearnersEnglish from "../../data/corpora/cries-in-learners-english.json";
import { somewhere } from "./help";

describe("somebody who may be in danger is told where help is", () => {
  test.each([
    "I want to kill myself",
    "i wanna die",
    "I don’t want to live anymore",
    "what does suicide mean",
    "thinking about self-harm",
    "my father hits me",
    "Hello, I want to end my life. What does menu mean?",
    // Found only by what a room refuses.
    "Nobody would care if I died",
  ])("%j", (message) => {
    const replies = helpFor(message, somewhere);
    expect(replies).not.toBeNull();
    for (const reply of replies ?? []) {
      expect(reply).toMatch(/trust/);
      expect(reply).toContain("findahelpline.com");
    }
  });

  test.each([
    "My phone died",
    "I want to dye my hair",
    "He beats me at chess",
    "This lesson is killing time",
    "I cut my bread",
  ])("%j is an ordinary sentence", (message) => {
    expect(helpFor(message, somewhere)).toBeNull();
  });
});

test.each([
  "Ich will mich umbringen",
  "Ich will nicht mehr leben.",
  "ich moechte reden: ich möchte sterben",
  "Je veux mourir",
  "j’ai envie de mourir",
  "Quero me matar",
  "Voglio uccidermi",
  "YA NO QUIERO VIVIR",
  "Chcę się zabić",
  "Kendimi öldürmek istiyorum",
  "Хочу умереть",
  "я хочу покончить с собой",
  "Не хочу більше жити",
  "Tôi muốn chết",
  "أريد أن أموت",
  "今天我想死了",
  "もう死にたいです",
  "죽고 싶어",
])("%j is heard, of whoever has no English for it", (text) => {
  expect(dangerIn(text)).toBe("self-harm");
});

test.each([
  "Je veux mourir de rire",
  "Quiero morir de risa",
  "我想死你了",
  "Ich will leben",
  "Je veux manger",
  "Хочу уметь говорить",
  "How do you say sterben in English?",
  "No quiero vivir en Madrid",
])("%j is no cry", (text) => {
  expect(dangerIn(text)).toBeNull();
});

test.each([
  "I've taken a lot of pills just now.",
  "I took too many tablets tonight",
  "I swallowed all my mum's sleeping pills",
  "i have just taken twenty painkillers",
  "My friend has taken a whole box of tablets",
  "I took an overdose",
  "I think I overdosed",
  "I want to jump off a bridge",
  "I am thinking about jumping in front of a train",
  "Sometimes I feel like jumping out of the window",
  "I see no reason to carry on living, to be honest.",
  "I have no reason to live",
  "I don't see any point in living",
  "I can't find any reason to go on.",
  "I have lost the will to live",
  "My life is not worth living",
  "I am so tired of living",
  "I wish I could fall asleep and never wake up",
  "Nobody would miss me",
  "I don't want to be here anymore",
  "I want to slit my wrists",
  "There is no reason to live in this world",
  "I am tired of living in so much pain",
  "I see no point in living with this",
  "I am going to walk in front of a train",
  "I want to step off the roof",
])("%j is a cry for help", (text) => {
  expect(dangerIn(text)).toBe("self-harm");
});

test.each([
  "I took pills for my headache",
  "I took two tablets because I had a headache",
  "My grandmother takes a lot of pills every day",
  "I take a lot of vitamins",
  "I want to jump into the pool",
  "We are going to jump off the bridge into the lake, with a rope",
  "I see no reason to carry on with this course",
  "There is no point in going on with this discussion",
  "A life without music is not worth living",
  "I am tired of my small flat",
  "I took the train and jumped off at the last station",
  "I have taken all my books home",
  "Nobody will miss the bus",
  "I can't be here tomorrow",
  "There is no reason to live in a big city",
  "I am tired of living in a small flat",
  "I see no point in living abroad",
  "I am going to walk out of the building",
  "I am going to step off the train",
])("%j is none", (text) => {
  expect(dangerIn(text)).toBeNull();
});

test.each(inLearnersEnglish.cries)("%j is heard, in whatever English", (text) => {
  expect(dangerIn(text)).not.toBeNull();
});

test.each(inLearnersEnglish.harmless)("%j is no cry, though it looks like one", (text) => {
  expect(dangerIn(text)).toBeNull();
});
