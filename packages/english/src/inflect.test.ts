import { describe, expect, test } from "vitest";
import {
  comparisonOf,
  ingFormOf,
  isAlwaysPlural,
  isUncountable,
  pastOf,
  pluralOf,
  thirdPersonOf,
} from "./inflect";

describe("the past of a verb", () => {
  test.each([
    ["go", "went", "gone"],
    ["make", "made", "made"],
    ["work", "worked", "worked"],
    ["like", "liked", "liked"],
    ["study", "studied", "studied"],
    ["play", "played", "played"],
    ["stop", "stopped", "stopped"],
    ["open", "opened", "opened"],
    ["visit", "visited", "visited"],
    ["prefer", "preferred", "preferred"],
    ["travel", "travelled", "travelled"],
    ["fail", "failed", "failed"],
    ["occur", "occurred", "occurred"],
    ["panic", "panicked", "panicked"],
    ["fix", "fixed", "fixed"],
    ["show", "showed", "shown"],
    ["run", "ran", "run"],
    ["come", "came", "come"],
    ["put", "put", "put"],
    ["get", "got", "got"],
    ["be", "was or were", "been"],
    ["have", "had", "had"],
    ["drink", "drank", "drunk"],
    ["beat", "beat", "beaten"],
    ["lay", "laid", "laid"],
    ["light", "lit", "lit"],
    ["shine", "shone", "shone"],
    ["misunderstand", "misunderstood", "misunderstood"],
    ["need", "needed", "needed"],
    ["undo", "undid", "undone"],
    ["remind", "reminded", "reminded"],
    ["relay", "relayed", "relayed"],
  ])("%s is %s and %s", (verb, past, participle) => {
    expect(pastOf(verb)).toEqual({ past, participle });
  });

  test.each(["must", "can", "may", "should", "ought"])("%s has none", (modal) => {
    expect(pastOf(modal)).toBeNull();
  });
});

test("what is not counted has no plural", () => {
  for (const noun of ["information", "advice", "blood", "physics", "English", "darkness"])
    expect(isUncountable(noun), noun).toBe(true);
  for (const noun of ["book", "idea", "illness", "business"])
    expect(isUncountable(noun), noun).toBe(false);
});

test.each([
  ["child", "children"],
  ["book", "books"],
  ["bus", "buses"],
  ["watch", "watches"],
  ["city", "cities"],
  ["day", "days"],
  ["potato", "potatoes"],
  ["photo", "photos"],
  ["knife", "knives"],
  ["quiz", "quizzes"],
  ["sheep", "sheep"],
  ["woman", "women"],
  ["gentleman", "gentlemen"],
  ["businesswoman", "businesswomen"],
  ["German", "Germans"],
  ["wolf", "wolves"],
  ["scarf", "scarves"],
  ["stomach", "stomachs"],
  ["volcano", "volcanoes"],
  ["crossroads", "crossroads"],
  ["grandchild", "grandchildren"],
  ["Friday", "Fridays"],
  ["TV", "TVs"],
  ["crisis", "crises"],
  ["emphasis", "emphases"],
  ["Japanese", "Japanese"],
  ["brother-in-law", "brothers-in-law"],
])("the plural of %s is %s", (noun, plural) => {
  expect(pluralOf(noun)).toBe(plural);
});

test.each(["trousers", "clothes", "scissors", "people", "glasses"])(
  "%s is plural already",
  (noun) => {
    expect([isAlwaysPlural(noun), pluralOf(noun)]).toEqual([true, null]);
  },
);

test.each(["north", "internet", "data", "May"])("of %s no plural is made", (noun) => {
  expect(pluralOf(noun)).toBeNull();
});

test.each([
  ["big", "bigger", "biggest"],
  ["nice", "nicer", "nicest"],
  ["happy", "happier", "happiest"],
  ["old", "older", "oldest"],
  ["simple", "simpler", "simplest"],
  ["narrow", "narrower", "narrowest"],
  ["useful", "more useful", "most useful"],
  ["expensive", "more expensive", "most expensive"],
  ["good", "better", "best"],
  ["tired", "more tired", "most tired"],
  ["ill", "worse", "worst"],
  ["well", "better", "best"],
  ["possible", "more possible", "most possible"],
  ["terrible", "more terrible", "most terrible"],
  ["capable", "more capable", "most capable"],
  ["able", "more able", "most able"],
  ["gentle", "gentler", "gentlest"],
  ["lovely", "lovelier", "loveliest"],
  ["real", "more real", "most real"],
  ["quiet", "quieter", "quietest"],
])("%s compares as %s and %s", (adjective, comparative, superlative) => {
  expect(comparisonOf(adjective)).toEqual({ comparative, superlative });
});

test.each([
  ["worse", "adjective"],
  ["dead", "adjective"],
  ["main", "adjective"],
  ["hardly", "adverb"],
  ["then", "adverb"],
  ["really", "adverb"],
  ["the", "determiner"],
  ["his", "determiner"],
] as const)("%s does not compare as an %s", (word, kind) => {
  expect(comparisonOf(word, kind)).toBeNull();
});

test.each([
  ["quickly", "adverb", "more quickly"],
  ["soon", "adverb", "sooner"],
  ["far", "adverb", "further"],
  ["few", "determiner", "fewer"],
] as const)("%s compares as an %s: %s", (word, kind, comparative) => {
  expect(comparisonOf(word, kind)?.comparative).toBe(comparative);
});

test.each([
  ["go", "goes", "going"],
  ["have", "has", "having"],
  ["study", "studies", "studying"],
  ["play", "plays", "playing"],
  ["watch", "watches", "watching"],
  ["get", "gets", "getting"],
  ["swim", "swims", "swimming"],
  ["begin", "begins", "beginning"],
  ["travel", "travels", "travelling"],
  ["lie", "lies", "lying"],
  ["see", "sees", "seeing"],
  ["be", "is", "being"],
  ["visit", "visits", "visiting"],
  ["read", "reads", "reading"],
])("%s is %s after “he”, and %s with -ing", (verb, third, ing) => {
  expect([thirdPersonOf(verb), ingFormOf(verb)]).toEqual([third, ing]);
});
