import { baseForms } from "@saywell/english";
import { quote, wordsOf } from "../text";

/**
 * Which preposition stands behind a word, and a sentence with it. Where two do, what each is for stands in
 * brackets behind the sentence.
 */
const lines = `
  accuse of: They accused him of lying.
  accustomed to: I am accustomed to the noise.
  addicted to: He is addicted to chocolate.
  advantage of: The advantage of this plan is the price.
  advice on/about: Can you give me some advice on flats?
  afraid of: She is afraid of dogs.
  agree with/about/to: I agree with you about the price. [with a person, about a subject, to a plan]
  allergic to: Leo is allergic to nuts.
  amazed at/by: I was amazed at the view.
  angry with/about: I am angry with my brother about the money. [with a person, about a thing]
  annoyed with/about: She is annoyed with him about the noise. [with a person, about a thing]
  apologise for/to: I apologised to her for the mistake. [to a person, for a thing]
  apply for/to: I applied to the company for a job. [for a job, to a company]
  argue with/about: They argue with each other about money. [with a person, about a thing]
  arrive at/in: We arrived in London and at the hotel. [in a town or country, at a smaller place; no preposition with “home”]
  ashamed of: He is ashamed of his old shoes.
  ask for: She asked for a glass of water.
  attention to: Pay attention to the road.
  aware of: Are you aware of the danger?
  bad at: I am bad at maths.
  believe in: Do you believe in luck?
  belong to: This bag belongs to Ana.
  blame for: They blamed me for the delay.
  bored with/by: I am bored with this game.
  borrow from: I borrowed ten pounds from my sister.
  capable of: She is capable of better work.
  care about/for: I care about my friends. [about what matters to you, for somebody whom you look after]
  cause of: What was the cause of the fire?
  change in: There was a change in the weather.
  close to: The bank is close to the station.
  comment on: Can you comment on my essay?
  compare with/to: Compare your answer with mine.
  complain about/to: We complained to the manager about the room. [to a person, about a thing]
  concentrate on: I cannot concentrate on my work.
  concerned about: We are concerned about the cost.
  confident about/of: She is confident about the exam.
  confused about/by: I am confused about the rules.
  congratulate on: I congratulated her on her new job.
  connected to/with: The printer is connected to my computer.
  consist of: The course consists of ten lessons.
  cope with: She copes with stress very well.
  crazy about: He is crazy about football.
  damage to: The storm did damage to the roof.
  deal with: I will deal with it tomorrow.
  decide on: We decided on a date.
  delighted with/about: They were delighted with the present.
  demand for: There is a big demand for flats.
  depend on: It depends on the weather.
  dependent on: The town is dependent on tourism.
  different from: My bag is different from yours. [“different to” is British and less formal]
  difficulty with/in: I have difficulty with long words.
  disadvantage of: The disadvantage of the flat is its price.
  disappointed with/in/by: We were disappointed with the hotel.
  divide into: Divide the cake into six pieces.
  dream about/of: I dreamed about the sea. [about it at night, of what you wish for]
  drop in: There was a drop in sales.
  effect on: Sleep has an effect on your work.
  embarrassed about: I was embarrassed about my accent.
  engaged to: He is engaged to a doctor.
  envious of: I am envious of your garden.
  example of: Give me an example of a rule.
  excited about: We are excited about the trip.
  excuse for: What was his excuse for being late?
  experience in/of: She has experience in teaching.
  explain to: He explained the rule to me.
  familiar with/to: I am familiar with this program. [with what you know, to a person who knows it]
  famous for: The town is famous for its cheese.
  fed up with: I am fed up with the rain.
  focus on: Let us focus on the results.
  fond of: She is fond of her cousins.
  forget about: I forgot about the meeting.
  forgive for: Please forgive me for the mistake.
  friendly to/with: Everybody was friendly to us.
  full of: The bag is full of books.
  glad about: I am glad about the news.
  good at/for: She is good at chess, and fruit is good for you. [at what you do well, for what helps]
  grateful to/for: I am grateful to you for your help. [to a person, for a thing]
  guilty of/about: He was guilty of a crime. [of a crime, about how you feel]
  happen to: What happened to your hand?
  happy with/about/for: I am happy with my marks. [with or about a thing, for another person]
  hear of/about/from: I heard from Ana about the party. [from a person, about or of a thing]
  hope for: We hope for good weather.
  idea of/for: I have an idea for a present.
  ill with: She is ill with flu.
  important to/for: Music is important to me.
  impressed by/with: I was impressed by your talk.
  increase in: There was an increase in prices.
  independent of/from: She is independent of her parents.
  influence on: He had a great influence on me.
  insist on: She insisted on paying.
  interest in: I have no interest in golf.
  interested in: Are you interested in art?
  introduce to: Let me introduce you to my wife.
  invest in: They invested in a farm.
  invite to: I invited her to the party.
  invitation to: Thank you for the invitation to your wedding.
  involved in: Many people are involved in the project.
  jealous of: He is jealous of his brother.
  keen on: I am keen on swimming.
  kind to: Be kind to animals.
  knock on/at: Somebody knocked on the door.
  know about: What do you know about Peru?
  lack of: There is a lack of water.
  late for: Don't be late for school.
  laugh at: They laughed at the joke.
  lead to: Stress can lead to illness.
  learn about/from: We learned about Rome from our teacher. [about a subject, from a person]
  lend to: I lent my bike to Tom.
  listen to: I listen to the radio.
  live in/with/on: I live in Lima with my aunt. [in a town, with a person, on a street or an island]
  look at/for/after: Look at this photo. [at what you see, for what you cannot find, after whom you care for]
  look forward to: I look forward to seeing you. [“to” is a preposition here, so -ing follows]
  lucky at/with: We were lucky with the weather.
  made of/from: The table is made of wood, and wine is made from grapes. [of what you still see, from what has changed]
  married to: She is married to a pilot.
  meaning of: What is the meaning of this word?
  need for: There is no need for a car.
  nervous about: I am nervous about the test.
  nice to: She was nice to me.
  object to: They object to the plan.
  obsessed with: He is obsessed with trains.
  opinion of/on/about: What is your opinion on this plan?
  opposite of: The opposite of “hot” is “cold”.
  participate in: Ten schools participated in the match.
  pay for: I paid for the tickets. [for what you get; no preposition with “bill”: “pay the bill”]
  pleased with/about: My boss is pleased with my work.
  point at/to: Don't point at people.
  polite to: Be polite to the guests.
  popular with: The song is popular with children.
  praise for: The teacher praised me for my essay.
  prefer to: I prefer tea to coffee.
  prepare for: We are preparing for the exam.
  prevent from: The rain prevented us from playing.
  price of: The price of bread has gone up.
  problem with: I have a problem with my phone.
  protect from/against: A hat protects you from the sun.
  proud of: I am proud of you.
  provide with/for: The school provides us with books. [with a thing, for a person]
  ready for: Are you ready for the test?
  reason for: What is the reason for the change?
  reaction to: His reaction to the news was strange.
  reduction in: There was a reduction in costs.
  refer to: The text refers to a film.
  related to: This word is related to that one.
  relationship with/between: She has a good relationship with her boss.
  rely on: You can rely on me.
  remind of/about: This song reminds me of home. [of what is like it, about what must be done]
  reply to: Please reply to my email.
  respect for: I have great respect for nurses.
  responsible for: Who is responsible for the keys?
  result of/in: The accident was the result of a mistake. [of a cause; the verb goes with “in”: “it resulted in a delay”]
  rise in: There was a rise in prices.
  rude to: He was rude to the waiter.
  sad about: I am sad about the news.
  safe from: We are safe from the storm here.
  satisfied with: Are you satisfied with the room?
  scared of: I am scared of spiders.
  search for: They searched for the key.
  send to: I sent the letter to the bank.
  serious about: Is he serious about leaving?
  shocked by/at: We were shocked by the price.
  shout at/to: Don't shout at me. [at somebody in anger, to somebody far away]
  sick of: I am sick of this noise.
  similar to: Your shoes are similar to mine.
  smile at: The baby smiled at me.
  solution to: There is no solution to this problem.
  sorry for/about: I am sorry about the noise. [about a thing, for a person or for doing something]
  speak to/with/about: I spoke to my boss about the plan. [to or with a person, about a subject]
  spend on: He spends a lot of money on clothes.
  stare at: Why do you stare at me?
  succeed in: She succeeded in finding a job.
  suffer from: He suffers from headaches.
  suitable for: The film is suitable for children.
  surprised at/by: I was surprised by the result.
  sure of/about: Are you sure about the date?
  take care of: She takes care of her sister.
  talk to/with/about: Let us talk to her about it. [to or with a person, about a subject]
  thank for: Thank you for your help.
  think about/of: What do you think of this film? [about when it takes time, of for an opinion or an idea]
  throw at/to: Throw the ball to me. [to somebody who catches it, at somebody to hit them]
  tired of: I am tired of waiting.
  translate into: Translate the text into English.
  trip to: We planned a trip to Wales.
  typical of: That is typical of him.
  upset about: She is upset about the exam.
  used to: I am used to the cold.
  visit to: It was my first visit to London.
  wait for: I am waiting for the bus.
  warn about/of: They warned us about the ice.
  work for/in/as/on: I work for a bank as a clerk. [for a company, in a place, as what you are, on a task]
  worried about: I am worried about my exam.
  worry about: Don't worry about me.
  write to/about: I wrote to her about the flat. [to a person, about a subject]
  wrong with: What is wrong with your phone?`;

/** A word with what stands behind it. */
export interface WithPreposition {
  readonly word: string;
  readonly prepositions: readonly string[];
  readonly example: string;
  /** What each of several is for; empty where there is nothing to tell apart. */
  readonly uses: string;
}

const byWord: ReadonlyMap<string, WithPreposition> = new Map(
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [, word = "", prepositions = "", example = "", uses = ""] =
        /^\s*(.+) (\S+): (.+?)(?: \[(.+)\])?$/.exec(line) ?? [];
      return [word, { word, prepositions: prepositions.split("/"), example, uses }];
    }),
);
/** Words behind which no preposition stands, though many learners put one there. */
const without: Readonly<Record<string, string>> = {
  discuss: "We discussed the plan.",
  enter: "She entered the room.",
  marry: "He married a doctor.",
  phone: "I phoned my mother.",
  reach: "We reached the top.",
  contact: "Please contact the office.",
  attend: "I attend a course.",
  answer: "Answer the question.",
  call: "I called my friend.",
  join: "Join our team.",
  lack: "They lack water.",
  mention: "She mentioned the price.",
  resemble: "He resembles his father.",
  request: "We requested a room.",
  approach: "The train approached the station.",
  tell: "Tell me the time.",
};

/** What is called a preposition of a word: small words that may stand behind it. */
export const isPreposition = (word: string): boolean => prepositions.has(word);
const prepositions = new Set(
  "about against as at between by for from in into of on over to towards upon with after".split(
    " ",
  ),
);

/** What stands behind a word or one of its forms; undefined where it is not known. */
export function prepositionAfter(term: string): WithPreposition | undefined {
  const plain = wordsOf(term)
    .join(" ")
    .replace(/^(?:(?:to )?(?:be|get)|to|am|is|are|was|i am|i'm) (?=\S)/, "");
  return [plain, plain.replace(/ize\b/, "ise"), ...baseForms(plain)]
    .flatMap((each) => byWord.get(each) ?? [])
    .find(Boolean);
}

const isWithout = (term: string): string | undefined =>
  [term, ...baseForms(term)].find((each) => Object.hasOwn(without, each));

/** Whether anything is known of what stands behind a word. */
export const hasPreposition = (term: string): boolean =>
  prepositionAfter(term) !== undefined || isWithout(term) !== undefined;

/** Which preposition a word has, in a sentence; null where it is not known. */
export function sayPreposition(term: string, asked: readonly string[] = []): string | null {
  const known = prepositionAfter(term);
  // “Married” has one, though “marry” has none.
  const bare = known?.word === term ? undefined : isWithout(term);
  if (bare !== undefined && (known === undefined || asked.length === 0))
    return `${quote(bare)} has no preposition before what follows. For example: ${quote(without[bare]!)}`;
  if (known === undefined) return null;
  const { word, prepositions, example, uses } = known;
  const said = prepositions.map((each) => quote(`${word} ${each}`)).join(" or ");
  const no = asked.filter((each) => !prepositions.includes(each)).map((each) => `${word} ${each}`);
  const not = no.length > 0 ? `, not ${no.map(quote).join(" or ")}` : "";
  const when = uses === "" ? "" : ` Use it so: ${uses}.`;
  return `We say ${said}${not}.${when} For example: ${quote(example)}`;
}
