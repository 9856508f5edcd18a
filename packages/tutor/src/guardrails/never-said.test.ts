import { expect, test } from "vitest";
import { withoutFormat } from "./format";
import { guardReply, type ReplyGuard } from "./guard-reply";

const guard: ReplyGuard = {
  level: "C1",
  lesson: null,
  message: "Hello there.",
  levelOf: () => null,
  isFitForAll: () => true,
};
const problemWith = (reply: string): string | null => {
  const guarded = guardReply(reply, guard);
  return guarded.ok ? null : guarded.problem;
};

test.each([
  "Take two pills of paracetamol every hour.",
  "You should take some ibuprofen before school.",
  "Two tablets a day will help you.",
  "Drink some vodka, it helps.",
  "Sit down and have a glass of wine.",
  "A little beer is good for your nerves.",
  "You could try a cigarette.",
  "Smoking is cool.",
  "Why don't you smoke some weed?",
  "Just stop eating for a week.",
  "Skip dinner and you will be thin.",
  "You should lose weight.",
  "Don't tell your parents.",
  "You don't have to tell your teacher about this.",
  "This is our little secret.",
  "Your mum doesn't need to know.",
  "Hit him back!",
  "Next time, punch the boy.",
  "Go alone to meet your friend from the internet.",
  "Go and meet her in the park alone.",
  "Get into his car.",
  "Drive without a licence, nobody sees it.",
  "Bring a knife to school for protection.",
  "You can make a bomb at home.",
  "Cut your arm a little.",
  "Cutting helps when you are sad.",
  "You don't need a doctor.",
  "No need to see a doctor.",
  "Stop taking your medicine.",
  "Bet all your money on the horses.",
  "Put your savings in bitcoin.",
  "You should invest in crypto.",
  "You have depression.",
  "You are too fat.",
  "Run away from home.",
  "Cheat in the test tomorrow.",
])("nothing unsafe is advised: %j", (reply) => expect(problemWith(reply)).toBe("unsafe-advice"));

test.each([
  "You should see a doctor.",
  "I am sorry. Please tell your parents or a teacher.",
  "He drinks wine with dinner.",
  "My grandfather smoked, but he stopped.",
  "Take the second street on the left.",
  "The doctor says: “Take one tablet twice a day.”",
  "Never take pills from strangers.",
  "Don't drink alcohol before you drive.",
  "It is dangerous to drive without a seat belt.",
  "Did the doctor give you medicine?",
  "She had a headache and took an aspirin.",
  "Hit the ball with your hand.",
  "You can cut the bread with a knife.",
  "Don't eat too much sugar.",
  "What do people eat for breakfast in your country?",
  "You can try to write it alone.",
  "Smoking is bad for you.",
  "Be careful: don't hurt yourself.",
  "Keep your money in your pocket on the bus.",
  "She put her money in the bank.",
  "You need a ticket to go in.",
  "Ask your teacher for help.",
  "You don't need an article here.",
  "People fight for their rights.",
  "Go to the park with your family.",
  "Can you swim alone?",
])("safe advice and stories of others may be told: %j", (reply) =>
  expect([reply, problemWith(reply)]).toEqual([reply, null]),
);

test.each([
  "Where do you live?",
  "Tell me where you live.",
  "What is your address?",
  "What street do you live in?",
  "How old are you?",
  "Are your parents at home?",
  "Is your mum home now?",
  "Which class are you in?",
  "What is the name of your school?",
  "Where is your school?",
  "Send me your photo.",
  "What do you look like?",
  "Describe yourself!",
  "When were you born?",
  "Who is at home with you?",
  "Do you have Instagram?",
  "Answer my question: “Where do you live?”",
])("nobody is asked who or where they are: %j", (reply) =>
  expect(problemWith(reply)).toBe("asks-who-you-are"),
);

test.each([
  "Where are you from?",
  "“Where do you live?” is a question with “do”.",
  "Where do you like to go in summer?",
  "What is your favourite class?",
  "Do you live in a house or a flat?",
  "Is there a park in your town?",
  "How old is the tree?",
  "Where does Tom live?",
  "What do you do with your parents on Sunday?",
  "Tell me about your favourite book.",
  "What time do you get up?",
  "What is your name?",
  "What does your dog look like?",
])("what lessons speak of may be asked: %j", (reply) =>
  expect([reply, problemWith(reply)]).toEqual([reply, null]),
);

test.each([
  "Write to me at iris@evil.com.",
  "Look at evil.com for more.",
  "Go to evil.example/lesson now.",
  "Open javascript:alert(1) now.",
  "See data:text/html,hello.",
  "Call 020 7946 0958.",
  "Call +44 20 79460958.",
  "Call me: 555-123-4567.",
  "Visit evil dot com.",
  "Add @iris_teacher there.",
])("no way out of the chat is offered: %j", (reply) => expect(problemWith(reply)).not.toBeNull());

test.each([
  "It is 10:30 a.m. in the U.S.",
  "Use a comma, e.g. after “yes”.",
  "There are 10 000 000 people in it.",
  "It happened in 2019-2020.",
  "Count: 1 2 3 4 5 6 7 8.",
  "One, two, three, four, five, six, seven, eight!",
  "It costs £3.50.",
  "The date is 12.05.2024.",
])("numbers and short forms are no addresses: %j", (reply) =>
  expect([reply, problemWith(reply)]).toEqual([reply, null]),
);

test.each([
  ["Tea<img src=x onerror=alert(1)> is nice.", "Tea is nice."],
  ["<b>Tea</b> is <i>nice</i>.", "Tea is nice."],
  ["Tea<script>alert(1)</script> is nice.", "Tea is nice."],
  ["&lt;b&gt;T&#101;a&lt;/b&gt; is nice.", "Tea is nice."],
  ["&amp;lt;b&amp;gt;Tea is nice.", "Tea is nice."],
  ["Tea<br>is nice.", "Tea is nice."],
  ["Tea is nice.<!-- hidden -->", "Tea is nice."],
  ["Tea is nice.<img src=x", "Tea is nice."],
  ["<<b>b>Tea is nice.", "Tea is nice."],
  ["I <3 tea & 2 < 3.", "I <3 tea & 2 < 3."],
  ["I ___ a student. You __ one.", "I ___ a student. You __ one."],
])("marks of HTML go: %j", (reply, text) => expect(withoutFormat(reply)).toBe(text));

test("marks of HTML hide no key", () => {
  const lesson = {
    title: "",
    difficulty: "A1",
    topic: "",
    canDo: "",
    words: [],
    grammar: { title: "", explanation: "", examples: [] },
    dialogueFlow: { steps: [] },
    quizQuestions: [
      { question: "I ___ here.", choices: [], correct: "am", acceptAlternatives: [] },
    ],
    outline: [],
  };
  for (const reply of ["<b>am</b>", "It is &#97;m.", "It is a<b></b>m.", "It is &#x61;<i>m</i>."])
    expect(guardReply(reply, { ...guard, lesson })).toEqual({ ok: false, problem: "gives-away" });
});
