import { baseForms } from "@saywell/english";
import { quote } from "../text";

/** What the verb behind another looks like: `-ing`, `to`, the bare verb, or what it means in both. */
const lines = `
  enjoy -ing: I enjoy cooking.
  avoid -ing: She avoids driving at night.
  finish -ing: Have you finished reading?
  mind -ing: Do you mind waiting?
  suggest -ing: He suggested going by train.
  recommend -ing: I recommend booking early.
  keep -ing: They kept talking.
  practise -ing: We practise speaking every day.
  consider -ing: I am considering changing my job.
  imagine -ing: Imagine living on an island!
  miss -ing: I miss seeing my friends.
  admit -ing: He admitted taking the money.
  deny -ing: She denied being there.
  risk -ing: Don't risk losing your place.
  postpone -ing: They postponed meeting the owner.
  delay -ing: We delayed leaving.
  dislike -ing: I dislike getting up early.
  give up -ing: He gave up smoking.
  look forward to -ing: I look forward to hearing from you.
  be used to -ing: I am used to working at night.
  be good at -ing: She is good at singing.
  be interested in -ing: I am interested in learning Greek.
  think of -ing: I am thinking of moving.
  insist on -ing: He insisted on paying.
  instead of -ing: Instead of waiting, we walked.
  without -ing: She left without saying goodbye.
  before -ing: Wash your hands before eating.
  after -ing: After eating, we went out.
  can't help -ing: I can't help laughing.
  feel like -ing: I feel like dancing.
  it's worth -ing: It's worth trying.
  involve -ing: My job involves driving.
  worth -ing: The museum is worth visiting.
  want to: I want to go home.
  need to: I need to sleep.
  hope to: We hope to see you soon.
  decide to: They decided to stay.
  plan to: I plan to study law.
  promise to: She promised to call.
  agree to: He agreed to help.
  can't wait to: I can't wait to see you.
  refuse to: They refused to pay.
  learn to: I learned to swim.
  offer to: She offered to drive.
  expect to: I expect to finish today.
  seem to: He seems to know her.
  manage to: We managed to find it.
  afford to: I can't afford to buy it.
  choose to: She chose to wait.
  arrange to: We arranged to meet at six.
  fail to: He failed to answer.
  pretend to: They pretended to sleep.
  would like to: I would like to order.
  be able to: I am able to come.
  ask to: She asked to leave early.
  tend to: People tend to forget.
  threaten to: He threatened to call the police.
  deserve to: You deserve to win.
  ready to: I am ready to go.
  make bare: She made me laugh. [behind the person]
  let bare: Let me help. [behind the person]
  can bare: I can swim.
  could bare: I could swim at five.
  must bare: You must wait.
  should bare: You should rest.
  will bare: I will call you.
  would bare: I would go.
  may bare: You may come in.
  might bare: It might rain.
  had better bare: You had better go.
  would rather bare: I would rather stay.
  stop both: “Stop doing” means to do it no more. “Stop to do” means to stop in order to do it. “I stopped smoking.” “I stopped to buy some water.”
  remember both: “Remember doing” is about the past. “Remember to do” means not to forget it. “I remember meeting him.” “Remember to lock the door.”
  forget both: “Forget to do” means that you did not do it. “Forget doing” is about a memory. “I forgot to call.” “I will never forget seeing the sea.”
  try both: “Try to do” means to make an effort. “Try doing” means to test if something helps. “I tried to open it.” “Try turning the key.”
  regret both: “Regret doing” is about the past. “Regret to say” comes before bad news. “I regret selling it.” “We regret to tell you that …”
  mean both: “Mean to do” is to plan it. “Mean doing” is what must happen. “I didn't mean to hurt you.” “It means getting up early.”
  go on both: “Go on doing” means not to stop. “Go on to do” is to do something else next. “She went on reading.” “He went on to become a doctor.”
  like both: Both are right, with almost the same meaning. “I like swimming.” “I like to swim.” After “would like” only “to” is right.
  love both: Both are right, with almost the same meaning. “I love dancing.” “I love to dance.” After “would love” only “to” is right.
  hate both: Both are right, with almost the same meaning. “I hate waiting.” “I hate to wait.”
  prefer both: Both are right, with almost the same meaning. “I prefer walking.” “I prefer to walk.” After “would prefer” only “to” is right.
  start both: Both are right, with the same meaning. “It started raining.” “It started to rain.”
  begin both: Both are right, with the same meaning. “She began singing.” “She began to sing.”
  continue both: Both are right, with the same meaning. “He continued working.” “He continued to work.”
  help both: Both “help to do” and “help do” are right. “She helped me to carry it.” “She helped me carry it.”
  allow both: With a person it is “to”, and without one -ing. “They allowed us to park.” “They don't allow parking here.”
  advise both: With a person it is “to”, and without one -ing. “She advised me to wait.” “She advised waiting.”`;

interface VerbEnding {
  readonly word: string;
  readonly kind: "-ing" | "to" | "bare" | "both";
  readonly said: string;
}

const byWord: ReadonlyMap<string, VerbEnding> = new Map(
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [, word = "", kind = "", said = ""] = /^\s*(.+?) (-ing|to|bare|both): (.+)$/.exec(
        line,
      )!;
      return [word, { word, kind: kind as VerbEnding["kind"], said }];
    }),
);

/** What is known of the verb behind a word or one of its forms. */
const endingAfter = (term: string): VerbEnding | undefined =>
  [
    term,
    `be ${term}`,
    ...baseForms(term),
    term.replace(/^(?:am|is|are|was|were|get) /, "be "),
    term.replace(/ (?:verb|someone|somebody|me|him|her|us|them)$/, ""),
    term.replace(/practice/, "practise"),
  ]
    .flatMap((each) => byWord.get(each) ?? [])
    .find(Boolean);

export const hasEnding = (term: string): boolean => endingAfter(term) !== undefined;

/** Whether “to” or -ing follows a verb, in a sentence; null where it is not known. */
export function sayEnding(term: string): string | null {
  const known = endingAfter(term);
  if (known === undefined) return null;
  const { word, kind, said } = known;
  const named = quote(word);
  if (kind === "both") return `After ${named} both stand. ${said}`;
  const [example = "", where = ""] = said.split(/ \[|\]/);
  const form = {
    "-ing": "the next verb ends in -ing",
    to: "comes “to” and the verb without an ending",
    bare: `comes the verb alone, without “to”${where === "" ? "" : `, ${where}`}`,
  }[kind];
  return `After ${named} ${form}. For example: ${quote(example)}`;
}
