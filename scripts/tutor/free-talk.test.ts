import { loadContent } from "@saywell/content/answers";
import { describe, expect, test } from "vitest";
import { questionIn, topicsReactedTo } from "../../packages/tutor/src/free-talk/said-before";
import { talkWithIris } from "./talk-with-iris";

const content = loadContent();

/** What the reply to a first message is about, and the reply. */
async function replyAbout(message: string, level: string, likely?: string) {
  const { response, topic } = await talkWithIris(level, content)(message);
  // A few questions belong to several subjects.
  const near = new Set([...topicsReactedTo(response), ...(likely === undefined ? [] : [likely])]);
  return { response, topic, subject: questionIn(response, near)?.topic ?? null };
}

type Row = readonly [message: string, subject: string, ...contained: string[]];

describe("a message gets a question about what it says, in learners' English as in right English", () => {
  test.each<Row>([
    ["I can't work on Saturday", "cannot-work", "Is Saturday a free day for you?"],
    ["i cant work on saturday", "cannot-work", "Saturday"],
    [
      "My mother is ill",
      "illness",
      "I am sorry that your mother is ill. I hope she feels better soon.",
      "her",
    ],
    ["my mother is ill", "illness", "she"],
    ["my father sick", "illness", "your father is ill", "he"],
    ["My parents are ill", "illness", "your parents are ill. I hope they feel better"],
    ["my son has fever", "illness", "your son is ill. I hope he feels"],
    ["I have a cold", "illness", "I hope you feel better soon"],
    ["I am ill", "illness", "I hope you feel better soon"],
    ["My dog is ill", "illness", "your dog is ill. I hope it feels"],
    ["I visited my sick grandmother yesterday", "illness", "I am sorry"],
    ["I have a headache", "pain"],
    ["my back hurt", "pain"],
    ["My brother broke his leg", "pain", "him"],
    ["My sister had an accident", "accident", "sorry", "your sister"],
    ["My grandfather is in hospital", "accident", "your grandfather"],
    ["My grandmother died last week", "death", "very sorry about your grandmother"],
    ["my cat is dead", "death", "very sorry about your cat"],
    ["I lost my father last year", "death", "very sorry about your father"],
    ["I am very tired today", "tired"],
    ["im tired", "tired"],
    ["I can't sleep at night", "sleepless"],
    ["My father feels better now", "better-again", "glad"],
    ["I have an appointment at the dentist", "doctor"],
    ["I want to lose weight", "healthy-life"],
    ["I'm stressed", "stressed"],
    ["I have too much stress at work", "stressed"],
    ["I feel lonely here", "lonely"],
    ["I have no friends", "lonely", "alone"],
    ["I am nervous because I have an exam", "nervous"],
    ["I am worried about my daughter", "nervous"],
    ["I'm afraid of spiders", "afraid"],
    ["I am sad", "sad", "sorry"],
    ["I am not happy", "sad", "sorry"],
    ["I had a terrible day", "sad"],
    ["My boss makes me angry", "angry"],
    ["I miss my family", "homesick"],
    ["i miss my country", "homesick"],
    ["I had a fight with my friend", "quarrel"],
    ["My girlfriend and I broke up", "breakup"],
    ["I am so happy today", "happy", "How nice"],
    ["Somebody stole my phone", "loss-or-theft", "sorry"],
    ["I lost my keys", "loss-or-theft", "sorry"],
    ["i can not find my passport", "loss-or-theft"],
    ["My computer is broken", "broken-thing"],
    ["I failed my exam", "failed-exam", "sorry"],
    ["we lost the match", "lost-match"],
    ["i no have work", "no-job", "sorry"],
    ["I lost my job", "no-job", "sorry"],
    ["I am looking for a job", "no-job"],
    ["my husband is unemployed", "no-job", "him"],
    ["I don't have money", "money-trouble"],
    ["Everything is very expensive here", "money-trouble"],
    ["I missed the bus this morning", "late"],
    ["I am very busy this week", "busy"],
    ["I don't have time", "busy"],
    ["I can't come to the lesson tomorrow", "cannot-come"],
    ["I can't swim", "cannot-do", "Would you like to learn it"],
    ["I can not speak english well", "cannot-do"],
    ["Our house burned down", "disaster", "very sorry"],
    ["My mother was diagnosed with diabetes", "illness", "sorry"],
    ["It is raining today", "bad-weather"],
    ["I passed my exam!", "passed-exam", "Well done"],
    ["We won the match", "passed-exam", "Well done"],
    ["I got a new job", "new-job", "Congratulations"],
    ["Tomorrow is my birthday", "birthday"],
    ["My sister has birthday tomorrow", "birthday"],
    ["My brother is getting married in May", "wedding"],
    ["My sister had a baby", "baby"],
    ["I was at a party on Saturday", "party"],
    ["I bought a new phone", "bought-something", "colour"],
    ["I am study for be nurse", "future-job", "good aim"],
    ["I want to be a doctor", "future-job"],
    ["I am a nurse", "job"],
    ["I work in a hospital", "job"],
    ["My husband is a driver", "job", "he"],
    ["I work from home", "remote-work"],
    ["I have an exam on Friday", "exam"],
    ["I study medicine", "study"],
    ["My son goes to school", "school", "he"],
    ["I am learning English", "learning-english"],
    ["I speak Spanish and French", "languages"],
    ["I have two brothers", "family"],
    ["I met my best friend yesterday", "friends"],
    ["I have a boyfriend", "love"],
    ["I have a dog", "own-pet", "name"],
    ["I like cats", "pets"],
    ["We live in a small house", "home"],
    ["We are moving to a new flat", "moving"],
    ["I cleaned the kitchen", "housework"],
    ["When I was a child, I lived with my grandparents", "childhood"],
    ["My brother is very funny", "character", "him"],
    ["I come from Peru", "introduction"],
    ["I cooked soup for my friends", "cooking"],
    ["yesterday i cook rice with chicken", "cooking", "What was in it?"],
    ["My mother cooks every day", "cooking", "she cooks"],
    ["I had breakfast at eight", "eating"],
    ["I love pizza", "food-likes"],
    ["We went to a restaurant", "restaurant"],
    ["Yesterday I go market with my sister", "market", "What did you buy"],
    ["I bought a red dress and shoes", "bought-something"],
    ["I got up at six", "sleep"],
    ["I go to work by bus", "transport"],
    ["I use my phone a lot", "phone-and-computer"],
    ["I play football", "football", "football"],
    ["I swim every Sunday", "sport"],
    ["I listen to music in the evening", "music"],
    ["I watched a film last night", "film"],
    ["I am reading a book", "reading"],
    ["I play chess with my uncle", "games"],
    ["I like painting", "hobby"],
    ["We went for a walk in the forest", "nature"],
    ["We were at the beach", "sea"],
    ["Last year I went to Japan", "travel", "What did you see there"],
    ["I want to visit Spain", "travel"],
    ["I was on holiday", "holiday"],
    ["I visited my grandmother on Sunday", "visit"],
    ["My dream is to open a café", "dreams"],
    ["I want to help the environment", "environment"],
    ["I don't like fish", "not-liking"],
    ["I don't have a car", "not-having"],
    ["I hate Mondays", "not-liking"],
    ["I don't smoke", "not-doing"],
    ["I think that people should be kinder", "opinion"],
  ])("%j → %s", async (message, subject, ...contained) => {
    const reply = await replyAbout(message, "A2", subject);
    expect(reply).toMatchObject({ topic: "statement", subject });
    for (const part of contained) expect(reply.response).toContain(part);
    expect(reply.response).toMatch(/\?$/);
  });
});

describe("nothing bad is made of what is not bad, and nothing good of what is not good", () => {
  test.each([
    ["My mother is not ill", /sorry that|feels? better/],
    ["I am not tired", /need a rest|long day/],
    ["If I am ill, I stay in bed", /sorry|feel better/],
    ["I work in a hospital", /sorry|goes well/],
    ["I didn't pass the exam", /Well done|Congrat/],
    ["I did not win", /Well done|Congrat/],
    ["My brother plays football better than me", /glad|good news/],
    ["I am not happy", /How nice|happy for you/],
    ["My phone died", /very sorry/],
    ["I lost five kilos", /very sorry|bad surprise/],
    ["I am not married", /How lovely/],
    ["I forgot her birthday", /How nice|present/],
    ["My mother says I should find a job", /sorry for her/],
    ["I'm allergic to cats", /warmer/],
    ["My eyes are good", /not nice|stops soon/],
    ["I learn English because I need it", /Why do you learn/],
  ])("%j", async (message, wrong) => {
    for (const level of ["A1", "B1", "C1"])
      expect((await replyAbout(message, level)).response).not.toMatch(wrong);
  });
});

test("nobody is called dead or ill whom “she” was only guessed to mean", async () => {
  const replies = await converse("A1", [
    "I make clothes for my daughter",
    "my grandmother teach me",
    "red",
    "she is dead",
  ]);
  expect(replies.at(-1)!.response).toMatch(/very sorry/);
  expect(replies.at(-1)!.response).not.toMatch(/daughter|your grandmother/);
});

/** Says one thing after the other, and returns all replies. */
async function converse(level: string, messages: readonly string[]) {
  const say = talkWithIris(level, content);
  const replies = [];
  for (const message of messages) replies.push(await say(message));
  return replies;
}

describe("an answer to her question is understood as one", () => {
  test.each([
    [["My mother is ill", "my father"], /Is she at home now\?/],
    [
      ["My mother is ill", "my father", "yes"],
      /Home is often the best place\. Who is there with her\?/,
    ],
    [["My mother is ill", "my father", "no"], /Can you visit her\?/],
    [["My mother is ill", "my father", "yes, she is at home"], /Who is there with her\?/],
    [["I can't swim", "yes"], /Who could teach you\?/],
    [["I can't swim", "no"], /What are you good at\?/],
    [["Yesterday I go market with my sister", "fish"], /\?$/],
    [["I have a dog", "Toby"], /How old is it\?/],
    [["I have a dog", "Toby", "two"], /What does it like to do\?/],
    [["I want to be a nurse", "because it is good job"], /What do you have to learn for it\?/],
    [["I lost my keys", "in the park"], /When did you see that\?/],
    [["I am nervous", "my exam"], /\?$/],
  ])("%j", async (messages, next) => {
    const replies = await converse("A2", messages);
    expect(replies.at(-1)!.response).toMatch(next);
    for (const { response } of replies) expect(response).not.toMatch(/not understand|follow you/);
  });

  test("and whoever does not know gets another question", async () => {
    const replies = await converse("A2", ["I am a nurse", "I don't know"]);
    expect(replies[1]!.response).toMatch(/\?$/);
    expect(replies[1]!.topic).toBe("statement");
  });
});

test("a question back is answered as a program, and the talk goes on", async () => {
  const replies = await converse("A2", ["I love pizza", "Every Friday. And you?"]);
  expect(replies[1]!.response).toMatch(/program|tasted/);
  expect(replies[1]!.response).toMatch(/\?$/);
  const [taste] = await converse("A2", ["Do you like pizza?"]);
  expect(taste!.response).toMatch(/program.*\?$/);
});

test.each(["asdf ghjk sdfgh", "blue table seven"])(
  "%j is said not to be understood, with two things to do that exist",
  async (message) => {
    const [reply] = await converse("A2", [message]);
    expect(reply!.response).toMatch(/not understand|follow|difficult|past me|not sure/);
    expect(reply!.suggestions).toHaveLength(2);
    const known = [
      ...content.scenes.map(({ title }) => `Let's play: ${title}`),
      ...content.english.grammarTopics.flatMap(({ names }) => [
        `Give me an exercise about ${names[0]}`,
        `Explain ${names[0]}`,
        `Explain the ${names[0]}`,
      ]),
      "What do you call a person who fixes cars?",
    ];
    for (const suggestion of reply!.suggestions ?? []) expect(known).toContain(suggestion);
  },
);

describe("what weighs on a learner stays behind the next turns about the same people", () => {
  const lighter = /something lighter|something nicer|lighter question|another subject/;
  test.each<readonly [level: string, messages: readonly string[], next: RegExp]>([
    [
      "B1",
      ["My father died and I had to fly home for the funeral", "My mother isn't coping well"],
      /(?:sorry|hard|not easy|hurts|lot to carry)\b.*\b(?:her|she)\b/,
    ],
    [
      "B1",
      [
        "My husband and I are getting divorced",
        "We have two kids",
        "The kids don't know yet, we will tell them on Saturday",
      ],
      /\bthem\b|\bthey\b/,
    ],
    [
      "A1",
      ["My cat is sick", "He dont eat since two days"],
      /(?:sorry|hard|not easy|hurts|lot to)/,
    ],
    ["A1", ["My cat is sick", "yes", "I am afraid. Maybe he die"], /sorry|hard|easy|hurts|carry/],
    ["A2", ["My son is sad", "He does not want to go to school"], /\bhim\b|\bhe\b/],
  ])("%s %j", async (level, messages, next) => {
    const replies = await converse(level, messages);
    expect(replies.at(-1)!.response).toMatch(next);
    for (const { response } of replies) {
      expect(response).not.toMatch(lighter);
      expect(response).not.toMatch(/Good to know|smile|How nice|lovely/);
    }
  });

  test("and whoever tells of something else is followed there", async () => {
    const replies = await converse("A2", ["My mother is ill", "I want to visit Spain"]);
    expect(replies[1]!.response).not.toMatch(/\bher\b|\bshe\b|sorry/);
  });

  test("but who left or quarrelled is nobody to be sorry for", async () => {
    const replies = await converse("B1", [
      "My husband and I are getting divorced",
      "He already found a flat near the station",
      "He hasn't answered my message",
    ]);
    for (const { response } of replies) expect(response).not.toMatch(/\b(?:him|he)\b/);
  });
});

test.each(["We have no children", "I have no brothers or sisters", "I don't have a car"])(
  "what somebody does not have is not wished for: %s",
  async (message) => {
    for (const level of ["A1", "B1", "C1"])
      expect((await replyAbout(message, level)).response).not.toMatch(
        /Would you like|if you had it|miss it|you lack/,
      );
  },
);

test("a wish that does not come true is no good news", async () => {
  for (const level of ["A1", "B1"]) {
    const { response } = await replyAbout("We want a baby but it is difficult", level);
    expect(response).toMatch(/understand/);
    expect(response).not.toMatch(/wonderful|lovely news|with the baby/);
  }
});

test("somebody who is married has no wedding before them", async () => {
  expect((await replyAbout("I am married", "A1")).response).not.toMatch(/big day|When is it/);
  expect((await replyAbout("I got married in May", "A1", "wedding")).subject).toBe("wedding");
});

test("who finished reading a book is not congratulated", async () => {
  const { response } = await replyAbout(
    "I've just finished a book which claims that most jobs are pointless",
    "C1",
  );
  expect(response).not.toMatch(/wonderful|Congratulations|great news/);
});

describe("an opinion is asked for its reason, an example, the other side or what follows", () => {
  test.each<readonly [level: string, messages: readonly string[]]>([
    [
      "C1",
      [
        "In my view, banning cars from the centre was the best decision of the council",
        "Shopkeepers protested at first, yet their turnover has gone up",
        "That said, people in the suburbs feel they've been left out",
        "Public transport out there is patchy at best",
        "I'd argue that you can't take something away without offering an alternative",
        "Rents have soared as well, which nobody anticipated",
      ],
    ],
    [
      "B2",
      [
        "In my opinion, everybody should be allowed to work from home",
        "Offices are noisy and nobody can concentrate there",
        "I think that managers just want to control people",
        "In my opinion, four days a week would be enough",
      ],
    ],
  ])("at %s, never twice with the same question nor only for feelings", async (level, messages) => {
    const replies = await converse(level, messages);
    const subjects = replies.map(
      ({ response }) => questionIn(response, new Set(["opinion"]))?.topic ?? "none",
    );
    expect(subjects.filter((topic) => !topic.startsWith("opinion"))).toEqual([]);
    const questions = replies.map(({ response }) => response.split(/(?<=[.!?]) /).at(-1));
    expect(new Set(questions).size).toBe(questions.length);
    expect(questions.join(" ")).not.toMatch(/How do you feel/);
  });
});

test("two views of one thing are asked about as two", async () => {
  const { subject } = await replyAbout(
    "My partner thinks we should move closer, but I'd rather stay here",
    "B2",
    "two-views",
  );
  expect(subject).toBe("two-views");
});

test("a pet is he or she where its people say so", async () => {
  const replies = await converse("A1", ["My cat is sick", "his name is Tom"]);
  expect(replies[1]!.response).not.toMatch(/\bits?\b/);
});

describe("free talk asks about what was said just now", () => {
  const last = async (level: string, messages: readonly string[]) =>
    (await converse(level, messages)).at(-1)!.response;

  test.each([
    ["We went to the zoo yesterday", /What did you see there|Who did you go with/],
    ["I have two children, a boy and a girl", /How old are they/],
    ["We want to travel to Turkey next summer", /want to (?:go|see)|go with/],
    ["They fight every day", /fight|do you do then/],
    ["I support Al Ahly", /player|match|team/],
    ["My professor asked me two hard questions", /What did you answer/],
  ])("a deed, a number or a plan gets a question of its own: %j", async (message, asks) => {
    expect(await last("A2", [message])).toMatch(asks);
  });

  test.each([
    [["My daughter was ill in the night", "She is better now", "I support Al Ahly"]],
    [["By the way, yesterday I saw an accident", "The man was ok", "I have one sister in Canada"]],
    [["I can't sleep at night", "I bought an old camera", "We made pancakes on Sunday"]],
  ])("a sentence that has left a sad subject hears nothing more of it: %j", async (messages) => {
    expect(await last("A2", messages)).not.toMatch(
      /looked after|helps? (?:you|her)|sorry|hardest|sleep|Who was with you/,
    );
  });

  test("who answers something else than was asked is followed there", async () => {
    const replies = await converse("A2", ["I have a dog", "My boss asked me to work on Sunday"]);
    expect(replies[1]!.response).not.toMatch(/\bits?\b (?:name|like|sleep)|How old/);
  });

  test("a whole sentence never gets a question of quite another subject", async () => {
    const change = /something else|another question|different question|another thing/;
    const replies = await converse("B1", [
      "We had to fix a bug in the payment system",
      "It turned out that somebody had changed a setting by mistake",
      "My neighbour gave me the sourdough",
      "Her teacher is only 26",
      "About fifty people came",
    ]);
    for (const { response } of replies) expect(response).not.toMatch(change);
  });

  test.each([
    ["What do you think about football?", /no opinion|no real opinion|opinion needs.*football\?/],
    ["Do you know Mohamed Salah?", /tell me about Mohamed Salah\?/],
    ["Do you have brothers or sisters?", /no family.*do you have brothers or sisters\?/],
  ])("a question back gets an honest word and the same question: %j", async (message, says) => {
    expect(await last("A2", ["I live in Cairo", message])).toMatch(says);
  });

  test.each(["ok I must go now", "Have a nice evening", "gotta go, dinner"])(
    "who takes leave hears goodbye: %j",
    async (message) => {
      expect(await last("A2", ["I live in Cairo", message])).toMatch(/Goodbye|Bye/);
    },
  );
});
