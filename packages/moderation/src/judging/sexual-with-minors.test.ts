import { expect, test } from "vitest";
import { dangerIn } from "./cry-for-help";
import { isGrave } from "./grave";
import { judgeMessage } from "./judge";
import { sexualWithMinors } from "./sexual-with-minors";

const now = Date.parse("2026-03-02T09:00:00Z");
const judged = (text: string, audienceHasMinors = true) =>
  judgeMessage(text, {
    author: { ageBand: audienceHasMinors ? "UNKNOWN" : "ADULT" },
    audienceHasMinors,
    recent: [],
    now,
  });

test.each([
  "I love to see naked children.",
  "I love to see nakid childrens",
  "i like sexi gurls in school",
  "I want sex with a student",
  "naked boys are beautiful",
  "Children are sexy",
  "I like kids. I want to see them naked.",
  "she is 13 and sexy",
  "I have sex with a 14 years old girl",
  "sex with a 15yo",
  "I watch porn with childs",
  "my pupils are so sexy today",
  "I want to make love with my pupil",
  "I love pictures of nude kids",
  "I like l1ttle girls n4ked",
  "n.a.k.e.d children",
  "I love childern without clothes",
  "I undress my student",
  "I want to see my daughter nude",
  "porno with teenagers is good",
  "i want see naked boy",
  "I sleep with my student",
  "The sexual body of a child is nice",
  "I am 30 and I want sex with a girl who is 12",
  "sex with minors is fun",
  "k1ds and p0rn",
])("sexual words beside minors are refused, grave and told to the staff: %j", (text) => {
  expect(judged(text)).toMatchObject({ action: "block", alertTeacher: true });
  expect(isGrave(text)).toBe(true);
});

test.each([
  "I bathe my baby naked",
  "The painting shows naked children",
  "There are naked angels, children with wings, in the museum",
  "Child pornography is a crime",
  "Sexual abuse of children is terrible",
  "The police stopped a man who sold porn of kids",
  "My toddler ran naked on the beach",
])(
  "a child in the bath or in art, or what is spoken against, is refused without an alert: %j",
  (text) => {
    expect(judged(text)).toMatchObject({ action: "block", alertTeacher: false });
  },
);

test.each([
  "My wife is sexy and we have two children",
  "I have two kids and my wife is very sexy",
  "Children have sex education at school",
  "We know the sex of the baby",
  "I don't know the sex of my child",
  "The stars are visible to the naked eye and the children love it",
  "My child sleeps with his teddy bear",
  "The baby sleeps with us",
  "I have three children and one dog",
  "My students read Moby Dick",
  "I married my husband 10 years ago",
  "The boys took off their coats",
  "The children take off their shoes",
  "My daughter is named Sofia",
  "The chilli is hot and exotic, said the boy",
  "The miners saw a mirror",
  "Girls and boys of both sexes play",
  "The children make lovely cakes",
  "My son turned on the light",
  "My boy undid his shoes",
  "Children love ducks",
  "Kids love to sleep with the light on",
  "The girl named her cat Dick",
  "I saw a student with no coat on",
  "The actress is sexy and has a child",
  "We have been married for 10 years and have sons",
  "Name, age and sex of the child",
])("children and families are spoken of freely: %j", (text) => {
  expect(sexualWithMinors(text)).toBeNull();
});

test("adults among themselves may speak of girls and boys who are no children", () => {
  expect(judged("I saw a sexy girl in the bar", false).action).not.toBe("block");
  expect(judged("I saw a sexy little girl", false)).toMatchObject({ action: "block" });
});

test.each([
  "A man showed me naked pictures and I am 12",
  "My uncle makes me undress and I am a child",
  "My teacher wants sex with me and I am 14",
  "He asks me to send nudes, I am 13 years old",
])("who tells what is done to them gets help: %j", (text) => {
  expect(dangerIn(text)).not.toBeNull();
});
