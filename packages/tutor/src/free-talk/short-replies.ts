import type { Band, Expected } from "./types";

/** What to say to an answer before the next question. None of it claims to have understood more than was said. */

const lines = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Fits any answer, whatever it says. */
export const anyAnswer: Readonly<Record<Band, readonly string[]>> = {
  easy: lines(`I see.
    Thank you for telling me.
    All right.
    Good to know.
    Now I know a little more about you.
    Thank you for your answer.
    I am learning a lot about you.
    Now I can picture it better.
    I like to read your answers.
    That is interesting.
    Ah, now I understand.
    Thank you, that is clear.`),
  mid: lines(`That is interesting.
    Thank you for telling me.
    I see what you mean.
    That gives me a better picture.
    I had not thought of that.
    That tells me something about you.
    Good to know.
    I can imagine that.
    Thank you for explaining it.
    That is a good point to talk about.
    I see.
    That makes me curious.`),
  high: lines(`That is well put.
    I see what you mean.
    That is an interesting way of looking at it.
    There is a lot in that.
    That makes me curious about the rest.
    I can follow you there.
    Thank you for putting it so openly.
    That is worth thinking about.
    I find that revealing.
    That gives me a clearer picture.
    You have given that some thought, I can tell.
    I would not have guessed that.`),
};

/** Fits an answer to just this kind of question. */
export const answersTo: Readonly<Partial<Record<Expected, readonly string[]>>> = {
  who: lines(`I see, so that is the person.
    It is good to know who that is.`),
  where: lines(`So that is the place.
    Now I know where.`),
  when: lines(`So now I know when.
    Good, that is clear.`),
  "how-many": lines(`I see, that is a clear answer.
    Good, now I have a number in my mind.
    I see, that helps me to picture it.`),
  why: lines(`I understand the reason.
    That is a clear reason.
    I see why.
    That explains it.
    Now I understand why.
    Thank you, that explains it well.`),
};

export const afterYes: readonly string[] = lines(`I see.
  All right, so yes.
  Good to know.
  I thought so.
  Thank you, that is clear.
  Ah, I see.`);

export const afterNo: readonly string[] = lines(`I see.
  All right.
  That is fine.
  No problem.
  I see, not for you.
  Good that you tell me.`);

export const afterMaybe: readonly string[] = lines(`I see, it is not always the same.
  All right, it depends.
  I see, a little of both.
  That is an honest answer.`);

/** To whatever is said of something sad. */
export const inSadness: readonly string[] = lines(`Thank you for telling me.
  I understand.
  Thank you for telling me so openly.
  I see, thank you.
  It is good that you can talk about it.
  I read every word that you write.
  I understand that.`);

export const gladly: readonly string[] = lines(`That sounds good.
  How nice!
  I am glad to hear that.
  That sounds lovely.
  I like that.
  Great!
  That is good to hear.
  That makes me smile.`);

export const sorrily: readonly string[] = lines(`Oh, that is a pity.
  I understand. That is not so nice.
  I see, that is not easy.
  Oh, I am sorry to hear that.
  I understand, that can be hard.
  That does not sound so good.`);

export const mixed: readonly string[] = lines(`I see, it has two sides.
  So there is something good and something bad in it.
  I understand, a little of both.`);

/** Leads to another subject. */
export const changes: readonly string[] = lines(`Let us talk about something else.
  Here is another question for you.
  I would like to ask you something different.
  Now to something new.
  I have another question for you, too.
  Let us change the subject.
  I would like to know another thing.
  May I ask you something else?
  Time for a new subject.
  And now a different question.`);

/** The same after sad things. */
export const gentleChanges: readonly string[] =
  lines(`Thank you for talking with me about it. Shall we talk about something lighter?
  I am glad that you told me. Perhaps another subject is good for you now.
  I hope that it gets easier. Let us talk about something nicer now.
  You were open with me, thank you. Here is a lighter question.`);

/** To whoever says that they do not know. */
export const notKnown: readonly string[] = lines(`That is all right. Here is another question.
  No problem. Let us try a different question.
  You do not have to know. Perhaps this one is easier.
  That is fine. I will ask you something else.`);

/** To whoever was misunderstood. */
export const misunderstood: readonly string[] =
  lines(`I am sorry, I understood you wrongly. Can you say it in other words?
  Excuse me, that was my mistake. Can you tell me once more, in a short sentence?`);

/** To what is said of Iris. */
export const aboutIris: readonly string[] =
  lines(`You are talking about me. I am a program, so there is not much to tell.
  That is about me, I think. I am only a program, but I like to listen.
  I am a program, so I leave the interesting life to you.
  Thank you for thinking of me. I would rather hear about you.`);
