import type { Chat } from "../../types";
import { type Answer, answer, levelOf, rankOf } from "../answer";

type Kind = "joke" | "riddle" | "twister" | "story";

interface LightText {
  readonly kind: Kind;
  /** From which level on it is understood. */
  readonly level: string;
  readonly text: string;
  /** What one can do with it. */
  readonly task: string;
}

const light = (kind: Kind, level: string, text: string, task: string): LightText => ({
  kind,
  level,
  text,
  task,
});

/** Short texts to laugh at, to guess, to say fast and to read. Written by us, but for the old tongue twisters. */
const texts: readonly LightText[] = [
  light(
    "joke",
    "A1",
    "Teacher: “Where is your homework?” Tom: “My dog has it.” Teacher: “Did he eat it?” Tom: “No, but he is doing it now.”",
    "Do you have a pet? Tell me about it.",
  ),
  light(
    "joke",
    "A1",
    "“Doctor, I am so forgetful!” – “When did it begin?” – “When did what begin?”",
    "What do you often forget?",
  ),
  light(
    "joke",
    "A2",
    "A man goes to the library and says: “Fish and chips, please.” – “Sir, this is a library!” – “Oh, sorry,” he whispers. “Fish and chips, please.”",
    "Can you tell me why it is funny?",
  ),
  light(
    "joke",
    "A2",
    "“Waiter, this soup is cold!” – “Sir, that is the ice cream.”",
    "What would you say to the waiter?",
  ),
  light(
    "joke",
    "B1",
    "My neighbour knocked at my door at three in the morning. Luckily I was still up, practising the drums.",
    "What is the joke? Explain it in one sentence.",
  ),
  light(
    "joke",
    "B1",
    "I told my boss that three companies wanted me, so he raised my salary. He never asked which ones: the gas company, the water company and the phone company.",
    "Can you explain why the companies “wanted” him?",
  ),
  light(
    "joke",
    "B2",
    "I used to be indecisive. Now I'm not so sure.",
    "What does “indecisive” mean, do you think?",
  ),
  light(
    "riddle",
    "A1",
    "It has a face and two hands, but no eyes and no legs. What is it? (Turn your eyes away: it is a clock.)",
    "Can you make a riddle about a chair?",
  ),
  light(
    "riddle",
    "A2",
    "The more it dries, the wetter it gets. What is it? (Here it comes: a towel.)",
    "Can you make a riddle about an umbrella?",
  ),
  light(
    "riddle",
    "B1",
    "What belongs to you, but other people use it more than you do? (The answer is your name.)",
    "Can you make a riddle yourself?",
  ),
  light(
    "riddle",
    "B2",
    "You can hold it without using your hands, and you lose it when you are nervous. What is it? (It is your breath.)",
    "Which other things can one hold without hands?",
  ),
  light(
    "twister",
    "A1",
    "Say it fast, three times: “Red bus, blue bus.”",
    "Which sound is hard for you?",
  ),
  light(
    "twister",
    "A2",
    "Say it fast, three times: “She sells seashells by the seashore.”",
    "Which word is the hardest?",
  ),
  light(
    "twister",
    "B1",
    "Say it fast, three times: “Three free throws through the thick fog.”",
    "“Thr” is the hard part: put your tongue between your teeth first.",
  ),
  light(
    "twister",
    "B2",
    "Say it fast, three times: “Whether the weather is warm, whether the weather is hot, we have to put up with the weather, whether we like it or not.”",
    "Do you know the difference between “weather” and “whether”?",
  ),
  light(
    "story",
    "A1",
    "Lena has a small red umbrella. One day it rains, and an old man stands at the bus stop. He has no umbrella. Lena gives him hers and runs home. The next day the umbrella is at her door. In it are five oranges.",
    "Who put the oranges there? Write one or two sentences.",
  ),
  light(
    "story",
    "A2",
    "Every evening Mr Silva put a cup of tea on the empty chair beside him. His neighbour asked why. “It is for a friend,” he said. One cold night somebody rang at his door. It was a young woman who had lost her keys. “Come in,” he said. “Your tea is ready.”",
    "Why did he make two cups of tea every evening? What do you think?",
  ),
  light(
    "story",
    "B1",
    "When the lift stopped between two floors, the five people in it looked at their phones. There was no signal. After ten minutes somebody began to hum, and after twenty they all knew each other's names. When the door opened at last, nobody moved. “Just one more song,” said the man with the briefcase.",
    "Have you ever met somebody in an unusual place? Tell me about it.",
  ),
  light(
    "story",
    "B2",
    "The clock in the village square had been wrong for forty years, and everybody simply added seven minutes. Then a stranger repaired it overnight, as a gift. The next morning half the village missed the bus, the baker burnt his bread, and the priest rang the bell too early. By noon the mayor had climbed up with a screwdriver and put it right again, that is, wrong.",
    "What is the story about, beyond the clock?",
  ),
];

const named: readonly (readonly [Kind, RegExp])[] = [
  ["riddle", /\briddles?\b/],
  ["twister", /\btongue[ -]?twisters?\b/],
  ["story", /\b(?:stor(?:y|ies)|tales?|anecdotes?|texts?|read(?:ing)?)\b/],
  ["joke", /\bjokes?\b|\bfunny\b|\blaugh\b/],
];

/**
 * A joke, a riddle, a tongue twister or a story, as hard as the learner reads and another one each time; null
 * where none of these is asked for.
 */
export function lightText(chat: Chat): Answer | null {
  const kind = named.find(([, words]) => words.test(chat.plain))?.[0];
  if (kind === undefined) return null;
  const rank = rankOf(levelOf(chat));
  const ofKind = texts.filter((each) => each.kind === kind);
  const readable = ofKind.filter(({ level }) => rankOf(level) <= rank);
  const offered = readable.length > 0 ? readable : ofKind.slice(0, 1);
  // The hardest that is understood comes first.
  const inOrder = offered.toReversed();
  return answer(
    "offer",
    inOrder.map(({ text, task }) => `${text}\n\n${task}`),
    [
      kind === "story"
        ? "another story"
        : `another ${kind === "twister" ? "tongue twister" : kind}`,
      "role play",
    ],
  );
}
