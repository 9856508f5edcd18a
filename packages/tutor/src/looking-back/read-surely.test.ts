import { expect, test } from "vitest";
import { isReadSurely } from "./read-surely";

test.each([
  "It was very nice there.",
  "I went to the market with my friends.",
  "My father lost his job last year.",
  "Yesterday I played football and my brother watched us.",
  "In the morning I usually drink coffee.",
  "She likes music because it makes her happy.",
  "We don't have a car, so we take the bus.",
  "The old house was cold.",
  "My name is Sofia.",
  "I'm happy today.",
  "There are many parks in my city.",
  "Maria works in a bank.",
  "When I was a child, I lived in Spain.",
])("a sentence whose clauses have a subject and a verb may be praised: %j", (sentence) => {
  expect(isReadSurely(sentence)).toBe(true);
});

test.each([
  "I name is Sofia.",
  "I friend was here.",
  "He go to school every day.",
  "I is very happy here.",
  "Blue the running of table.",
  "They was at home all day.",
  "I like pizza because she go home.",
  "Me gusta mucho la playa hoy.",
  "Very nice in the city.",
  "I seen the film with them.",
  "I l1ke the city at night.",
])("a sentence that is not read surely gets no praise: %j", (sentence) => {
  expect(isReadSurely(sentence)).toBe(false);
});
