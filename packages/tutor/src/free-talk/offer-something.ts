import { taskFor } from "../practice";
import { quote, rotate } from "../text";
import type { Chat } from "../types";
import type { SaidBefore } from "./said-before";
import type { Talk } from "./types";

/** Plainly, and without blaming anybody. */
const sorry = [
  "I am sorry, I did not understand that.",
  "I do not understand that sentence yet. That is my limit, not your mistake.",
  "Excuse me, I could not follow you there.",
  "I am only a program, and that was too difficult for me.",
  "That went past me, I am afraid.",
  "I am not sure what you mean, and I do not want to guess.",
  "I read your sentence twice, and I still do not understand it.",
];

/** A thing to do, and the words that ask for it. */
interface Offer {
  readonly say: string;
  readonly suggestion: string;
}

const withThe =
  /^(?:present|past|future|passive|first|second|third|zero|imperative|infinitive|gerund)\b/;

/** Says that something was not understood, and offers two things that exist. */
export function offerSomething(chat: Chat, said: SaidBefore): Talk {
  const excuse =
    rotate(sorry, chat.turn).find((each) => !said.has(each)) ?? sorry[chat.turn % sorry.length]!;
  const [one, other] = offersFor(chat);
  const offers = [one, other].filter((offer) => offer !== undefined);
  const text = `${excuse} ${offers.length === 2 ? `${one!.say}. Or ${lower(other!.say)}.` : "Can you say it in a short sentence, with easy words?"}`;
  return { text, suggestions: offers.map(({ suggestion }) => suggestion) };
}

const lower = (text: string): string =>
  /^I\b/.test(text) ? text : text[0]!.toLowerCase() + text.slice(1);

const describing: Offer = {
  say: "Describe a thing, and I find its name",
  suggestion: "What do you call a person who fixes cars?",
};

function offersFor({ lesson, scenes, english, level, turn }: Chat): Offer[] {
  if (lesson !== null) {
    const [word] = rotate(lesson.words, turn);
    return [
      ...(word === undefined
        ? []
        : [{ say: taskFor(word.word), suggestion: `What does ${word.word} mean?` }]),
      { say: "I can explain the grammar of this lesson", suggestion: "Explain the grammar" },
    ];
  }
  const wanted = level ?? "A1";
  const scene = rotate(ofLevel(scenes, wanted), turn)[0];
  const topic = rotate(ofLevel(english.topics, wanted), turn)[0];
  const name = topic?.names[0];
  const play: Offer[] =
    scene === undefined
      ? []
      : [{ say: `We can play ${quote(scene.title)}`, suggestion: `Let's play: ${scene.title}` }];
  const learn: Offer[] =
    name === undefined
      ? []
      : [
          turn % 2 === 0
            ? {
                say: `I can give you an exercise about ${quote(name)}`,
                suggestion: `Give me an exercise about ${name}`,
              }
            : {
                say: `I can explain ${quote(name)} to you`,
                suggestion: `Explain ${withThe.test(name) ? "the " : ""}${name}`,
              },
        ];
  const offers = [...play, ...learn, describing];
  return turn % 3 === 2 ? [...play, describing, ...learn] : offers;
}

/** Those of the level, or all where it has none. */
function ofLevel<Offered extends { readonly level?: string | undefined }>(
  list: readonly Offered[],
  level: string,
): readonly Offered[] {
  const fitting = list.filter((each) => each.level === level);
  return fitting.length > 0 ? fitting : list;
}
