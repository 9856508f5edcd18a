import { deniesPlainly, formOf, isSureForm } from "./form-of-clause";
import { isOfOwnKind, isSupposed, opinion, saysWhatWas } from "./kind-of-clause";
import type { Chat } from "../types";
import { asksAnything, isOpinion } from "./kinds";
import { placeOf } from "./match-pattern";
import { matterAsked } from "./matter";
import { hasName, isPersonNoun, personAt } from "./people";
import { laughs, shows } from "./read-answer";
import type { Clause } from "./read-clause";
import type { Line } from "./read-lines";
import { sameMatter } from "./same-matter";
import { small } from "./small-words";
import type { Talking } from "./talking";
import { isGrave, topicOf } from "./topics";

/** Small kinds of talk are used up soon. */
export const longestRun = (topic: string): number =>
  isOpinion(topic)
    ? 12
    : asksAnything.has(topic)
      ? 6
      : topicOf(topic).patterns.length === 0
        ? 2
        : topicOf(topic).tone === "bad"
          ? 3
          : 4;

/** "I am fine": nothing but how or what somebody is, without a topic. */
export const isState = ({ clauses, chat }: Talking): boolean =>
  /^(?:i'm |i am |im )?(?:very |so |quite |pretty )?(?:fine|good|well|ok|okay|great|not bad|all right)(?: too)?[,!. ]*(?:thanks|thank you)?[!. ]*$/.test(
    chat.plain,
  ) ||
  (clauses.length === 1 &&
    clauses.every(
      ({ who, topic, words }) =>
        who === "I" &&
        topic === null &&
        words.length <= 5 &&
        words.some(({ forms }) => forms.has("be") || forms.has("feel")) &&
        !words.some(({ pos }) => pos === "VERB"),
    ));

/** News that is neither good nor bad where somebody feels both. */
const mayBeMixed = /^(?:some-|nervous|afraid|stressed|tired|happy)/;

const vagueNews = new Set(["sad", "some-trouble", "some-annoyance", "tired", "stressed"]);

const felt = new Set(
  "sad lonely angry tired stressed afraid nervous pain illness sleepless bored".split(" "),
);

/** "Broke my leg": told of oneself without an "I". */
const isOfSpeaker = ({ words }: Clause): boolean =>
  words.some(({ lower }) => /^(?:i|my|me|we|us|our|mine)$/.test(lower));

const isAlwaysSad = new Set(["death", "disaster", "accident", "illness", "breakup", "no-job"]);

/** Something sad, or else something glad, that is said to be so. */
export function newsIn({ clauses, asked, chat, band, visited }: Talking): Clause | null {
  // "I was nervous, but it went well", "haha": what is over or laughed about needs no comfort.
  const isLight =
    /\bhaha|\blol\b|[:;]-?\)|😂|\bbut\b[^.!?]{0,25}\b(?:well|fine|ok|okay|better|great|happy|relieved|not|isn't|wasn't)\b/.test(
      chat.plain,
    );
  const feelings = new Set(clauses.flatMap(({ feeling }) => feeling ?? []));
  // How somebody died is part of the same sad news.
  const isAfterDeath = visited.has("death") && asked !== null && isGrave(asked.topic);
  const isNews = (clause: Clause, tone: "bad" | "good"): boolean =>
    clause.topic !== null &&
    topicOf(clause.topic).tone === tone &&
    !clause.isNegated &&
    !clause.isIf &&
    clause.who !== "you" &&
    !(
      tone === "bad" &&
      clause.who === null &&
      clause.words.length > 3 &&
      felt.has(clause.topic) &&
      !isOfSpeaker(clause)
    ) &&
    !(
      isAfterDeath &&
      (clause.topic === "illness" || clause.topic === "accident" || clause.topic === "pain")
    ) &&
    !(tone === "bad" && clause.who === null && namesAsked(clause, asked)) &&
    !(tone === "bad" && isLight && !isAlwaysSad.has(clause.topic)) &&
    // "My wife says it is too loud" is no news of her.
    !(
      (clause.topic === "some-annoyance" || clause.topic === "some-trouble") &&
      /\b(?:says?|said|thinks?|thought) (?:that )?(?:it|this|that)\b/.test(chat.plain)
    ) &&
    // "Our dog runs away when I play" tells of no dog that is lost.
    !(
      clause.topic === "lost-pet" &&
      /\b(?:when|whenever|if|always|often|sometimes)\b/.test(chat.plain)
    ) &&
    // "Our dogs are our babies, haha"
    !(
      clause.topic === "baby" &&
      (laughs.test(chat.message) || /\b(?:dog|cat|pupp|kitten)/.test(chat.plain))
    ) &&
    !(tone === "bad" && laughs.test(chat.message) && clause.topic !== "death") &&
    !((feelings.size > 1 || feelings.has("mixed")) && mayBeMixed.test(clause.topic)) &&
    !(
      (clause.who === null || clause.who === "thing" || clause.who === "it") &&
      clause.person === null &&
      (opinion.test(chat.plain) || (band !== "easy" && !isOfSpeaker(clause) && isArgued(chat)))
    ) &&
    !(tone === "good" && (isSupposed(clause) || isWished(clause))) &&
    !(clause.topic === "death" && isFeared(clause, chat.plain)) &&
    !(tone === "bad" && vagueNews.has(clause.topic ?? "") && saysWhatWas.test(chat.plain)) &&
    !(
      band !== "easy" &&
      clauses.length > 1 &&
      isPolite.test(clause.words.map(({ lower }) => lower).join(" "))
    ) &&
    !(tone === "bad" && (isPraised(clause) || likesThat.test(chat.plain))) &&
    (clause.topic !== asked?.topic || clause.hasVerb);
  return (
    clauses.find((clause) => clause.topic === "better-again" && isNews(clause, "good")) ??
    // "I cry because I miss them": what lies behind it says more.
    clauses.find((clause) => isNews(clause, "bad") && isGraveNews(clause)) ??
    clauses.find((clause) => isNews(clause, "bad") && !vagueNews.has(clause.topic ?? "")) ??
    clauses.find((clause) => isNews(clause, "bad")) ??
    // "I have great news, I passed": what it is says more.
    clauses.find(
      (clause) =>
        isNews(clause, "good") && clause.topic !== asked?.topic && clause.topic !== "happy",
    ) ??
    clauses.find((clause) => isNews(clause, "good") && clause.topic !== asked?.topic) ??
    null
  );
}

const isGraveNews = ({ topic }: Clause): boolean =>
  topic !== null && isGrave(topic) && !vagueNews.has(topic);

/** "Maybe he die": nobody has died yet. */
const isFeared = ({ words }: Clause, plain: string): boolean =>
  words.some(({ lower }) =>
    /^(?:maybe|perhaps|might|may|could|can|will|would|going|dying|if|not)$/.test(lower),
  ) ||
  /\b(?:afraid|scared|fear|worried|worry) (?:that |of )?(?:\w+ ){1,4}(?:die|dies|dying|death)\b/.test(
    plain,
  );

/** What is wished for is no good news yet: "we want a baby". */
const isWished = ({ words }: Clause): boolean =>
  /\b(?:want|wants|wish|wishes|would like|would love|hope for|hoping for|try for|trying for|try to have|trying to have|dream of|dreams of)\b/.test(
    words.map(({ lower }) => lower).join(" "),
  );

/** "Sad music" to "What music do you like?" is an answer. */
export const namesAsked = ({ words }: Clause, asked: Line | null): boolean =>
  asked !== null &&
  topicOf(asked.topic).tone === "plain" &&
  topicOf(asked.topic).patterns.some((pattern) => placeOf(pattern, words) !== -1);

/** "That song is the bomb", "I bombed my exam": a bomb that hurts nobody. */
const isIdiom =
  /\b(?:is|are|was|were) (?:so |the |da )?bomb$|\b(?:bath|photo|seed|water|stink|glitter) bombs?\b|\bbomb(?:ed|s|ing)? (?:\w+ ){0,2}(?:exam|test|interview|quiz|audition)\b|\b(?:film|movie|show|joke|album) (?:\w+ )?bombed\b/;

/** "Offices are noisy" behind an opinion of offices is one more reason. */
const isArgued = ({ history }: Chat): boolean =>
  history
    .filter(({ sender }) => sender === "user")
    .slice(-3)
    .some(({ text }) => opinion.test(text.toLowerCase()));

/** "I can't help, I'm afraid" is polite where somebody's English is good. */
const isPolite = /^i am afraid(?: (?:i|we|it|that|not|so)\b.*)?$/;

const likesThat = /\bi (?:\w+ )?(?:like|love|enjoy) (?:that|when|how|it when|the fact)\b/;

/** "I like to be alone", "a thriller about a murder": nothing to be sorry for. */
const isPraised = ({ words }: Clause): boolean => {
  const text = words.map(({ lower }) => lower).join(" ");
  return (
    /^(?:\w+ ){0,2}(?:i|we) (?:really |still |do |also |always |just )*(?:like|love|enjoy|enjoyed|loved|liked|prefer)\b/.test(
      text,
    ) ||
    /\b(?:film|book|novel|stor(?:y|ie)|series|documentary|movie|song|article|podcast|news|play)s? (?:is |was |are |were )?(?:about|on|where|in which|called)\b/.test(
      text,
    ) ||
    /\bin (?:the|a|an|this|that|my) (?:\w+ )?(?:film|movie|book|novel|series|episode|game|level|cartoon)\b/.test(
      text,
    ) ||
    isIdiom.test(text)
  );
};

/** "I have two brothers" is a subject, whatever was asked; a sister who is only named is none. */
const tellsOwn = ({ rank, hasVerb, who, words }: Clause): boolean =>
  rank === 1 && hasVerb && (who === "I" || who === "we") && words.length >= 4;

/** "Before I go" joins what follows to something; "before the children I was a nurse" tells something. */
const isJoined = ([first, second]: Clause["words"]): boolean =>
  joined.test(first!.lower) &&
  (!/^(?:before|after|since|until)$/.test(first!.lower) ||
    /^(?:i|you|he|she|it|we|they)$/.test(second?.lower ?? ""));
const joined = /^(?:because|so|before|after|when|although|though|while|since|until)$/;
/** "I clean the rooms" where a job is talked about. */
export const belongsTo = ({ topic }: Clause, asked: Line | null, run: number): boolean =>
  asked !== null &&
  topic !== null &&
  run < 3 &&
  // What speaks against a plan still belongs to the plan.
  (/^(?:weighing-up|wanting|hoping)$/.test(asked.topic) ||
    sameMatter[asked.topic]?.includes(topic) === true);

/** What a message is about: the clause of it that is understood best. */
export function subjectIn(talking: Talking): Clause | null {
  const { clauses, asked, short, chat, words, run, story, worry } = talking;
  const isSad = worry !== null;
  // "It" is what is talked about already, and so is a reason.
  const open = clauses.filter(
    ({ who, isIf, words }) =>
      who !== "you" &&
      !isIf &&
      (asked === null ||
        ((who !== "it" || asksAnything.has(asked.topic)) &&
          (!isJoined(words) || saysWhatWas.test(chat.plain)))),
  );
  const about = asked === null ? null : matterAsked(talking).person;
  const isSomebodyElse = ({ person }: Clause): boolean =>
    hasName(person) && person?.name !== about?.name;
  const isOpen = (clause: Clause): boolean => {
    const { topic, rank, isFirm, who, words } = clause;
    if (belongsTo(clause, asked, run) || belongsTo(clause, story, 0)) return false;
    // "Leaving my friends" answers; "football" names what somebody likes.
    if (asked !== null && topic !== asked.topic && who === null && words.length > 2) return false;
    return (
      topic !== null &&
      topicOf(topic).tone === "plain" &&
      (topic === asked?.topic ||
        (isFirm &&
          (asked === null || rank > 1 || tellsOwn(clause)) &&
          (!isSad ||
            (isSomebodyElse(clause) && isOnTheirOwn(clause, clauses)) ||
            leavesSadness(clause))))
    );
  };
  const turned = open.find(
    ({ words, feeling, hasVerb }, at) =>
      words[0]?.lower === "but" && feeling === null && hasVerb && open[at - 1]?.feeling === "good",
  );
  // "My boss is nice, but she expects too much": what stands behind the "but" is the news of it.
  if (turned !== undefined && turned.words.length >= 4 && turned.topic === null) return turned;
  const named = open.filter(isOpen).toSorted((a, b) => b.rank - a.rank)[0];
  if (named !== undefined) return named;
  const [first = null] = open;
  if (isOfOwnKind(chat.plain))
    return clauses.find(({ who }) => who === "I" || who === "we") ?? first;
  if (opinion.test(chat.plain) && words.length >= 5) return first;
  const formed = open.find(
    (clause) => formOf(clause) !== null && (!isSad || leavesSadness(clause)),
  );
  const isUsedUp = asked !== null && run >= longestRun(asked.topic);
  if (formed !== undefined && (asked === null || isUsedUp || isSureForm(formOf(formed))))
    return formed;
  if (asked !== null && (isUsedUp || (topicOf(asked.topic).rank < 2 && !asked.isOther))) {
    const somebody = open.find(
      (clause) => clause.hasVerb && clause.words.length >= 4 && isSomebodyElse(clause),
    );
    if (somebody !== undefined) return somebody;
  }
  // What was only answered at length is still about what was asked; a vague question is soon left for it.
  const isVagueAsked = asked === null || topicOf(asked.topic).patterns.length === 0;
  const denies = open.find((clause) => deniesDoing(clause) && deniesPlainly(clause));
  if (short !== null && asked === null) return null;
  if (short !== null) return denies ?? null;
  if (!isVagueAsked && (isSad || words.length < 4 || answersIt(talking))) return denies ?? null;
  const tells = open.filter((clause) => {
    const { who, hasVerb, person, words } = clause;
    const isOwn = who === "I" || who === "we";
    return (
      hasVerb &&
      words.length >= 3 &&
      !belongsTo(clause, asked, run) &&
      // "In December I go home" is a sentence all the same.
      (!fragment.test(words[0]!.lower) || (isOwn && words.length >= 5)) &&
      (asked === null || words.some(({ pos }) => pos === "VERB" || pos === "AUX")) &&
      (isOwn ||
        who === "it" ||
        who === "thing" ||
        (who === null && tellsOfThing(clause)) ||
        (who === "other" &&
          hasName(person) &&
          (isVagueAsked || !asksOfSomebody(asked) || !isPronounOnly(clause))))
    );
  });
  // "I am married. My husband is called Paulo": the first is understood.
  const told =
    tells.find(
      ({ who, topic, rank, isFirm, isNegated }) =>
        (who === "I" || who === "we") && topic !== null && rank === 1 && isFirm && !isNegated,
    ) ?? tells[0];
  if (asked !== null && !isVagueAsked)
    return told !== undefined && told.who !== "it"
      ? (formed ?? told)
      : (denies ?? movedOn(talking));
  if (asked !== null) {
    const isOnMatter =
      run < 2 &&
      !asksAnything.has(asked.topic) &&
      /\b(?:it|that|this|them|because|to|when|since)\b/.test(chat.plain);
    return words.length >= 4 && !isOnMatter ? (formed ?? told ?? first) : null;
  }
  const isClear = words.length >= 6 || (words.length >= 3 && first?.hasVerb === true);
  return formed ?? told ?? (isClear && looksEnglish(talking) ? first : null);
}

/** "It is on the migration of birds" where no "it" was asked about: what "it" is has changed. */
function movedOn({ asked, clauses, words, band, short }: Talking): Clause | null {
  if (asked === null || band === "easy" || short !== null || words.length < 5) return null;
  if (/\b(?:it|its|this|that|there|they|them)\b/.test(asked.text)) return null;
  return clauses.find(({ who, isIf }) => who === "it" && !isIf) ?? null;
}

/** Whether somebody who was asked who, where, when or how many says so, at whatever length. */
function answersIt({ asked, chat, clauses }: Talking): boolean {
  if (asked === null) return false;
  const { expects, text } = asked;
  if (expects === "who") return clauses.some(({ words }) => words.some(isPersonNoun));
  if (/\bwould you\b/.test(text) && /\b(?:i'd|would)\b/.test(chat.plain)) return true;
  return shows[expects]?.test(chat.plain) ?? false;
}

/** "My wife likes the garden" leaves what weighs on the learner; "my dad paid the lessons" belongs to it. */
export const isOnTheirOwn = ({ time, isNegated, words }: Clause, all: readonly Clause[]): boolean =>
  time !== "past" &&
  !isNegated &&
  !words.some(({ lower }) => /^(?:he|she|it|they|him|her|his|its|them|their)$/.test(lower)) &&
  !all.some((clause) => clause.words.some(({ lower }) => /^(?:i|me|us)$/.test(lower)));

/** "I have three children" behind something sad: told of oneself, now, and without whoever it was about. */
export const leavesSadness = (clause: Clause): boolean => {
  const { who, time, isNegated, hasVerb, words } = clause;
  return (
    (who === "I" || who === "we") &&
    hasVerb &&
    (time !== "past" || /^(?:began|liking|wanting)$/.test(formOf(clause) ?? "")) &&
    !isNegated &&
    words.length >= 3 &&
    !words.some(({ lower }) => /^(?:he|she|it|they|him|her|his|its|them|their)$/.test(lower))
  );
};

/** "One guest was angry", "the shop closes early": something else does or is something. */
export const tellsOfThing = ({ words }: Clause): boolean =>
  /^(?:the|an?|one|two|three|some|many|most|all|every|this|that|these|those|another) (?:\w+ ){1,2}(?:is|are|was|were|has|have|had|does|did|can|will|\w+ed) \w+/.test(
    words.map(({ lower }) => lower).join(" "),
  );

const asksOfSomebody = (asked: Line | null): boolean =>
  asked !== null &&
  (asked.isOther || /\b(?:its?|they|them|he|she|him|her|animals?|children)\b/.test(asked.text));

/** "They are called Tom and Jerry" goes on about whoever was asked about. */
const isPronounOnly = ({ words }: Clause): boolean =>
  words.every((_, at) => personAt(words, at) === null);

const deniesDoing = ({ isNegated, who, words }: Clause): boolean => {
  const has = (form: string): boolean => words.some(({ forms }) => forms.has(form));
  if (who !== "I" || words.length < 3 || has("yet")) return false;
  return (
    has("hate") ||
    (isNegated && !has("be") && (has("have") || words.some(({ pos }) => pos === "VERB")))
  );
};

const fragment = /^(?:in|at|on|to|from|with|by|for|near|about|because)$/;
const common =
  /^(?:about|after|again|also|any|as|back|be|because|been|before|by|came|can|come|could|day|did|every|first|from|get|go|good|got|had|has|he|her|him|his|home|how|if|into|it's|just|last|like|long|made|make|many|me|most|much|never|new|now|off|old|one|only|or|other|our|out|over|people|said|she|some|than|their|them|then|there|they|thing|things|time|two|up|us|want|was|went|were|what|when|where|which|who|will|would|year|years|your|i'm|don't|i've|that's|nobody|nothing|three|four|five|ten)$/;

/** Whether there is English in it; short answers may be names. */
export function looksEnglish({ words, clauses, asked }: Talking): boolean {
  // What is plainly another language was answered before.
  if (words.length <= 3 || (asked !== null && words.some((word) => common.test(word)))) return true;
  return (
    words.filter((word) => small.test(word)).length * 9 >= words.length ||
    words.some((word) => /(?:ing|ed|ly|tion|ness|ment)$/.test(word)) ||
    clauses.some(({ topic }) => topic !== null)
  );
}
