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
    I understand.
    Thank you for your answer.
    Ah, I see.
    Thanks for telling me that.
    Now I know a little more about you.
    OK, I understand.
    Now I know.
    I hear you.
    Thank you, I understand.`),
  mid: lines(`I see.
    Thank you for telling me.
    I see what you mean.
    I understand.
    Ah, I see.
    Thanks for telling me that.
    Right, I understand.
    Now I know a little more about you.
    I hear you.
    Thank you for explaining it.
    I can picture that.
    Thank you, I understand.`),
  high: lines(`I see.
    I see what you mean.
    Thank you for telling me.
    I understand.
    That gives me a clearer picture.
    I can follow you there.
    Right, I understand.
    Thank you for putting it so openly.
    I hear you.
    I can picture that.
    Ah, I see.
    Thank you for explaining it.`),
};

/** Fits an answer to just this kind of question. */
export const answersTo: Readonly<Partial<Record<Expected, readonly string[]>>> = {
  where: lines(`Good, now I know where.`),
  when: lines(`So now I know when.`),
  why: lines(`I understand the reason.
    I see why.
    That explains it.
    Now I understand why.
    Thank you, that explains it well.
    So that is the reason.`),
};

export const afterYes: readonly string[] = lines(`Good to know.
  All right, so yes.
  I see.
  Ah, I see.
  Thank you, now I know.
  I understand.`);

export const afterNo: readonly string[] = lines(`That is fine.
  All right.
  I see.
  No problem.
  All right, I understand.
  OK, so no.`);

export const afterMaybe: readonly string[] = lines(`I see, it is not always the same.
  All right, it depends.
  I see, a little of both.
  That is an honest answer.`);

/** To whatever is said of something sad. */
export const inSadness: readonly string[] = lines(`Thank you for telling me.
  I understand.
  Thank you for telling me so openly.
  It is good that you can talk about it.
  I am listening.
  I understand that.
  I am glad that you tell me.
  Take your time.`);

/** To whatever makes something sad even harder. */
export const inDeeperSadness: readonly string[] = lines(`I am sorry. That makes it even harder.
  That must be hard.
  I am sorry that it is like that.
  Oh, that is not easy for you.
  I am really sorry.
  I can understand that it hurts.
  That is a lot to carry.`);

/** To something good in the middle of something sad. */
export const inRelief: readonly string[] = lines(`That is good, at least.
  I am glad about that.
  It is good that there is that, too.
  I am glad to read that.`);

export const gladly: readonly string[] = lines(`That sounds good.
  How nice!
  I am glad to hear that.
  That sounds lovely.
  I like that.
  Great!
  That is good to hear.
  That makes me smile.`);

export const sorrily: readonly string[] = lines(`I am sorry to hear that.
  That does not sound easy.
  I understand, that can be hard.
  Oh, that is a pity.
  Oh, I am sorry.
  That sounds difficult.`);

export const mixed: readonly string[] = lines(`I see, it has two sides.
  So there is something good and something bad in it.
  I understand, a little of both.`);

/** To whoever would like to talk. */
export const withPleasure: readonly string[] = lines(`With pleasure, let us talk.
  Good, I like to talk.`);

/** Leads to another subject. */
export const changes: readonly string[] = lines(`May I ask you something else?
  I have another question for you, too.
  I would like to ask you something different.
  Here is another question for you.
  I would like to know another thing.
  And now a different question.
  There is something else that I would like to ask.
  Let me ask you something quite different.
  I am curious about another thing, too.
  Let us talk about something else for a moment.`);

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

/** To whoever would rather not talk about something. */
export const letBe: readonly string[] = lines(`That is all right. We need not talk about it.
  Of course. You only tell me what you want to tell me.
  That is fine. I will leave that.`);

/** To whoever was misunderstood. */
export const misunderstood: readonly string[] =
  lines(`I am sorry, I understood you wrongly. Can you say it in other words?
  Excuse me, that was my mistake. Can you tell me once more, in a short sentence?
  I am sorry, I did not read that well. How would you say it?
  Sorry, I was wrong there. What is right?`);

/** The same where it was said what is right, or all of the above was said. */
export const putRight: readonly string[] = lines(`I am sorry, that was my mistake.
  Thank you for putting me right. I am sorry.
  Sorry, I did not read that well.`);

/** To whoever was asked what they had told. */
export const saidAlready: readonly string[] = lines(`You are right, you told me that. I am sorry.
  Yes, you said that. Sorry for asking.
  That is true, you told me. Excuse me, please.`);

/** To whoever only joked. */
export const tookSeriously: readonly string[] =
  lines(`Ah, it was a joke! Programs like me miss them sometimes.
  A joke, I see! I took it too seriously.`);

/** To whoever laughs. */
export const amused: readonly string[] = lines(`That made me smile.
  I can almost hear you laugh.
  That is funny.`);

/** To whoever says that something has not happened yet. */
export const stillToCome: readonly string[] = lines(`Ah, so it is still to come. I was too quick.
  I see, it has not happened yet. Thank you for putting me right.`);

/** To what is said of Iris. */
export const aboutIris: readonly string[] =
  lines(`You are talking about me. I am a program, so there is not much to tell.
  That is about me, I think. I am only a program, but I like to listen.
  I am a program, so I leave the interesting life to you.
  Thank you for thinking of me. I would rather hear about you.`);

/** Fits whatever was said last, and takes nothing for granted. */
export const openQuestions: Readonly<Record<Band, readonly string[]>> = {
  easy: lines(`What would you like to tell me about it?
    What do you want to say about it?
    Can you tell me how it is?`),
  mid: lines(`What would you like to tell me about it?
    What should I know about it?
    How would you put it in your own words?`),
  high: lines(`What would you like me to know about it?
    How would you put it in your own words?
    What did I miss?`),
};

/** Gives a question back to whoever asked it. */
export const yourTurn: readonly string[] = lines(`And what about you?
  And how is that with you?`);
