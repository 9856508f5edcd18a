import type { QuizQuestion } from "@saywell/quiz";
import type { QuizBank } from "./games-needs";

const question = (
  id: string,
  text: string,
  answer: string,
  wrong: readonly string[],
  explanation: string,
): QuizQuestion => ({ id, question: text, answer, wrong, explanation });

const general: readonly QuizQuestion[] = [
  question(
    "first-1",
    "I ___ coffee every morning.",
    "drink",
    ["drinks", "drinking", "drank to"],
    "After I, you, we and they the verb has no s.",
  ),
  question(
    "first-2",
    "What is the opposite of “early”?",
    "late",
    ["soon", "slow", "last"],
    "You come late when you come after the time.",
  ),
  question(
    "first-3",
    "She ___ to Spain last year.",
    "went",
    ["goes", "go", "going"],
    "Last year is in the past: go, went.",
  ),
  question(
    "first-4",
    "We sat ___ the table and ate.",
    "at",
    ["in", "to", "of"],
    "People sit at a table when they eat.",
  ),
  question(
    "first-5",
    "Which word is a room in a house?",
    "kitchen",
    ["garage door", "chicken", "chimney"],
    "You cook in the kitchen.",
  ),
  question(
    "first-6",
    "There isn't ___ milk in the fridge.",
    "any",
    ["some", "many", "a"],
    "In sentences with not we use any.",
  ),
  question(
    "first-7",
    "My brother is ___ than me.",
    "taller",
    ["tall", "more tall", "tallest"],
    "Short words get -er when we compare.",
  ),
  question(
    "first-8",
    "“How much is it?” asks for the ___.",
    "price",
    ["time", "size", "place"],
    "The price is the money that you pay.",
  ),
  question(
    "first-9",
    "Can you help me, please? “Of ___!”",
    "course",
    ["cause", "curse", "core"],
    "Of course means yes, I am happy to.",
  ),
  question(
    "first-10",
    "It is raining. Take your ___.",
    "umbrella",
    ["sandals", "sunglasses", "picnic"],
    "An umbrella keeps you dry.",
  ),
];

/** Enough to play with, while the bank of the content is not handed in. */
export const firstQuestions: QuizBank = {
  of: (category, level) => (category === "GENERAL" && level === "A2" ? general : []),
};
