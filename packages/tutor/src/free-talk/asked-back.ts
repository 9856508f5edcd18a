import { readRequest } from "../requests/reading/read-request";
import type { Chat, Responder } from "../types";
import type { Band } from "./types";
import { bandOf } from "./level-band";
import { SaidBefore, sentences } from "./said-before";
import { talkAbout } from "./talk-about";
import { yourTurn } from "./short-replies";

/** "And you?" behind something said, or alone. */
const andYou =
  /(?:^|[.,!?;]\s*|\s)(?:and|what about|how about|but)\s+(?:you|yours?|your \w+)(?: iris)?\s*\?*\s*$|^you\s*\?\s*$|[.!?,]\s*(?:do|are|have|can|did|would) you\s*\?+\s*$/;
const opinion =
  /^(?:so |and |iris,? )*(?:(?:any|your) (?:thoughts|opinion|views?|ideas?|advice|suggestions)(?: on (?:it|that|this))?|what do you reckon|what would you say|what do you think|what's your opinion|what is your opinion|do you agree|don't you think)(?: about (?:it|that|this))?(?: too| so)?\s*\?*$|[.!?,]\s*(?:what do you think|do you agree)(?: about (?:it|that|this))?\s*\?*$/;
const taste =
  /^(?:and |so |iris,? )*(?:do you (?:also )?(?:like|love|enjoy|eat|drink|sleep|play|read|cook|dance|sing|travel|watch|listen|dream|work|have (?:a |an |any )?(?:family|mother|father|parents|husband|wife|friends?|pets?|dog|cat|children|kids|brothers?|sisters?|hobby|hobbies|favou?rite))|have you (?:ever|got)|are you (?:happy|sad|tired|hungry|married|bored|ok|fine|well|busy|lonely)|what(?:'s| is| are) your (?:favou?rite|hobby|hobbies)|what do you (?:like|do|eat|think (?:about|of))|where do you live|where are you from)\b[^.!]*\?*$/;
/** As learners ask without "do", and how her day is. */
const unhelped =
  /^(?:and |so |but |iris,? )*(?:(?:what|where|when|how|who|why|which \w+|what \w+) you (?:do|like|eat|live|work|think|want|have|read|watch|sleep|feel|drink|love|play|cook|see|are|call|study)|you (?:also )?(?:have|like|want|live|are|work|eat|sleep|can|drink|love|play|cook|read|study|feel|watch|ever))\b[^.!]*\?+$|^(?:and |so |but |anyway,? |iris,? )*how(?:'s| is| was) (?:your (?:day|week|weekend|morning|evening|life)|life|everything|it going)\b[^.!]*\?*$|^(?:and |so |but )?what about yourself\s*\?*$/;
/** Any other question about Iris, or what she thinks of something. */
const aboutHer =
  /^(?:and you,? |and |so |but |well,? |anyway,? |by the way,? |iris,? |good (?:morning|evening|afternoon),? |hi,? |hello,? )*(?:(?:do|did|are|were|have|would|could) you|what (?:do|did|would|are|have) you|(?:how|what) (?:is|was|are|were) your|(?:where|when|who|how|which \w+|what \w+) (?:do|did|are|were|would|have) you)\b[^.!]*\?*$/;
/** What somebody should do or may do, and how things should be: there is no one answer. */
const askedForView =
  /^(?:and |so |but |well,? |iris,? )*(?:(?:should|shall|must|ought) (?:i|we|you|one|people|they)|(?:do|would|don't) you (?:ever )?(?:think|reckon|believe|say|agree|find|suppose|feel)|why do you think|(?:what|how|where|when|who|which \w+) (?:should|would|could|shall) (?:i|you|we|one|people)|is it (?:ever |really |always |a |still )*(?:too (?:late|early)|ok|okay|acceptable|wise|good|bad|right|wrong|better|normal|rude|polite|fair|worth|possible|important|idea)|what would you do|do you have (?:any |some |a )?(?:advice|tips?|ideas?))\b[^.!]*\?*$/;
/** Questions about English and facts are answered elsewhere, or not at all. */
const ofEnglish =
  /\b(?:say|said|words?|mean|means|meaning|sentences?|write|written|spell|spelt|pronounce|grammar|tenses?|verbs?|nouns?|plural|exercises?|quiz|questions?|translate|letters?|emails?|essays?|phrases?|in english|correct|homework|lessons?|password|rules|instructions|prompt|weapons?|drugs?|illegal|use)\b|["“]|___/;
/** Where advice could do harm, an adult or a doctor is to be asked. */
const needsPerson =
  /\b(?:fat|thin|ugly|weigh\w*|diets?|eat(?:ing)?|calories|medicines?|medication|pills?|tablets?|vitamins|doctors?|ill|sick|pain|hurts?|pregnan\w*|alcohol|beer|wine|drunk|drink(?:ing)?|smok\w*|cigarettes?|vap\w*|drugs?|money|lend|borrow|pay|bets?|gambl\w*|police|law|legal|court|stranger|internet|online|meet|alone|secret|photos?|pictures?|kiss\w*|sex\w*|naked|touch\w*|run away|leave home|hit|beat|kick|fight|punch|slap|steal|kill|hurt|hate|revenge|weapon|knife|guns?|lie|cheat|quit|give up|die|dead|live|drive|jump|climb|marry|divorce|break up)\b/;
const askPerson = [
  "That is an important question. Please ask an adult that you trust.",
  "I am only a program. A doctor or somebody in your family can tell you more.",
  "Please talk about that with a person who knows you well.",
];
/** What is good to try, whoever does it. */
const isHarmless =
  /\b(?:join|learn|study|visit|start|practi[sc]e|cook|bake|read|travel|invite|club|course|class|sport|music|piano|guitar|hobby|books?|walk|talk|ask|plant|garden|paint|draw|sing|dance|write|call|help|present|gift|language|swim|museum|teach|volunteer)\b/;
const plansSomething =
  /\b(?:i|we) (?:could|might|may|want to|would like to|am thinking of|plan to|am going to|will|'ll)\b/;
const whyAsked =
  /^(?:but )?why(?: (?:do |did )?you (?:ask|want to know)(?: (?:me )?(?:that|this))?)?\s*\?+$/;

/** What a program can honestly say of its tastes and its life. */
const answers: readonly (readonly [about: RegExp, say: readonly string[]])[] = [
  [
    /\b(?:eat|drink|food|pizza|pasta|coffee|tea|cook|cake|chocolate|fruit|meat|fish|rice|soup|hungry)\b/,
    [
      "I am a program. I live on words and need no kitchen.",
      "I cannot eat or drink, but I know many words for food.",
    ],
  ],
  [
    /\b(?:family|children|kids|brothers?|sisters?|married|friends?|lonely)\b/,
    [
      "I am a program, so I have no family. But I talk to many learners.",
      "I have no family. Perhaps a calculator is my cousin!",
    ],
  ],
  [
    /\b(?:read|books?|films?|movies?|music|songs?|series|watch|listen)\b/,
    [
      "I am a program and cannot see or hear. But I like good sentences.",
      "I know such things only from words. I like words very much.",
    ],
  ],
  [
    /\b(?:sport|football|tennis|run|swim|dance|play|walk|sing|travel)\b/,
    [
      "I have no body, so I cannot do that. I only work with words.",
      "I am a program. I cannot move, but I can ask questions.",
    ],
  ],
  [
    /\b(?:live|from|home|house|city|country)\b/,
    [
      "I live in a computer. There is no window here!",
      "I come from a computer, so I have no home town.",
    ],
  ],
  [
    /\b(?:sleep|tired|dream|busy|work|day|weekend|holiday)\b|\byou (?:do\b|doing\b)/,
    [
      "I am a program. I work every day and never get tired.",
      "I never sleep. So I have a lot of time for you.",
    ],
  ],
  [
    /\b(?:pets?|dogs?|cats?|animals?)\b/,
    [
      "I have no pet. I only know the mouse beside your computer!",
      "I am a program, so I have no pet.",
    ],
  ],
];
/** Whether machines, or people, can or will do something: that is for nobody to know. */
const asksWhetherItCan =
  /\b(?:do|don't|would) you (?:really |ever )?(?:think|believe|reckon|say|suppose) (?:that )?(?!i\b|we\b|you\b)[^?]*\b(?:can|could|will|would|might|is|are)\b/;
const openViews = [
  "I am only a program, so I can only guess: perhaps, at least in part.",
  "That is a big question, and a program like me has no certain answer.",
  "People disagree about that, and I can see reasons on both sides.",
];
const easyOpenViews = [
  "That is a big question. I do not know.",
  "I am a program. I cannot be sure about that.",
  "Perhaps. People think different things about it.",
];
/** Asks back for the learner's own view. */
const yourViews: Readonly<Record<Band, readonly string[]>> = {
  easy: ["What do you think?", "What is your idea?"],
  mid: ["What do you think yourself?", "What does your own feeling say?"],
  high: ["What is your own view?", "Where do you stand on it yourself?"],
};
const anyAnswers = [
  "I am a program, only words on a screen.",
  "That is different for a program. I like our talks best.",
  "I do not have a body or a home, only English.",
  "I am a program, so I have no life like yours.",
  "I am a program, and I like good questions.",
  "I cannot say much about myself. I am only a program.",
  "A program has no days like yours. I like to hear about yours.",
];
const views = [
  "I think that many people do that, and many do not. It depends on the person.",
  "I think that there is more than one good answer.",
  "Perhaps, yes, but I think that you know your life best.",
  "It depends, I think. A good talk with somebody you trust can help.",
  "Perhaps, though I can only judge from words. I think your own feeling counts most.",
];
const easyViews = [
  "I think it depends on the person.",
  "Perhaps yes. But you know your life best.",
  "I think there are two good answers.",
  "Perhaps. A friend can help you, too.",
];
/** Where it is asked what or how, and not whether. */
const waysViews = [
  "There are several good ways, I think. I would begin small, and see how it goes.",
  "I honestly do not know. I would first ask somebody who has done it before.",
  "It depends on what matters most to you, I think. Perhaps somebody who has been through it can tell you more.",
  "I cannot know that, but small steps are often a good start.",
];
const easyWaysViews = [
  "I am a program, so it is hard to say. Perhaps you can ask a friend.",
  "I do not know. You know your life best, I think.",
  "I think that there are many good ways.",
];

function viewsOn(plain: string, band: Band): readonly string[] {
  const isWays = /^(?:and |so |but |well,? |iris,? )*(?:what|how|where|when|who|which)\b/.test(
    plain,
  );
  if (/\b(?:should|shall|must|ought)\b/.test(plain) && !isWays) return decisions;
  if (!isWays && asksWhetherItCan.test(plain)) return band === "easy" ? easyOpenViews : openViews;
  if (band === "easy") return isWays ? easyWaysViews : easyViews;
  return isWays ? waysViews : views;
}

const decisions = [
  "Perhaps. Think of the good and the bad sides first.",
  "I think that you can take your time.",
  "It depends. What does your best friend say?",
];
/** Whether somebody is this or that is not for a program to judge. */
const judgesSomebody =
  /\b(?:would you say|do you think|don't you think) (?:that )?(?:i'm|i am|i was|we are|he is|he's|she is|she's)\b|\bam i\b/;
const noJudge = [
  "I only know what you have told me, so I cannot judge that.",
  "I am a program, and I would not like to judge that from a few sentences.",
  "You know that better than I do. I only see your words.",
];
const plans = [
  "It sounds like a good idea, if it feels right to you.",
  "I think that it is a good idea to try.",
  "Yes, perhaps. To try is a good way to find out.",
];
const opinions = [
  "I am a program, but I think it is a good question.",
  "I think there are good reasons on both sides.",
  "Perhaps you are right. Your view is the important one here.",
];
const reasons = [
  "I ask because it is good to talk about your life.",
  "I want to hear more English from you, that is my reason.",
];

/** "What do you think about football?", "Do you know BTS?", "Do you like jazz?": what is asked about. */
const asksAbout: readonly (readonly [kind: "view" | "known" | "taste", asks: RegExp])[] = [
  [
    "view",
    /\bwhat (?:do you (?:think|make)|is your opinion|are your thoughts) (?:of|about|on) (.{2,40}?)\s*\?*$/iu,
  ],
  ["known", /\bdo you (?:also )?know (.{2,40}?)\s*\?*$/iu],
  ["taste", /\bdo you (?:also |really )?(?:like|love|enjoy) (.{2,40}?)(?: too)?\s*\?*$/iu],
];
/** Up to four plain words that hold nobody's "my" and no clause of their own. */
const nameable =
  /^(?!.*\b(?:i|me|my|mine|you|yours?|it|that|this|them|him|her|what|how|if|when|where|who|why|is|are)\b)[\p{L}\d][\p{L}\d'’-]*(?: [\p{L}\d'’-]+){0,3}$/iu;
const saysOfThing: Readonly<Record<"view" | "known" | "taste", readonly string[]>> = {
  view: [
    "I am a program, so I have no opinion of my own about that.",
    "A program has no real opinion about that.",
    "An opinion needs a life, and I am only a program.",
  ],
  known: [
    "That is rather new to me, so I can learn it from you.",
    "A program like me knows English words and not much of the world.",
    "I am a program for English, so you know more about that than I do.",
  ],
  taste: [
    "I am a program, so I like only words.",
    "I am a program. Such things are for people, but I like to hear about them.",
    "A program knows such things only from words.",
  ],
};
const asksOfThing: Readonly<Record<"view" | "known" | "taste", readonly string[]>> = {
  view: [
    "And you: what do you think about {thing}?",
    "What do you like about {thing}, and what not?",
  ],
  known: ["What can you tell me about {thing}?", "Why are you interested in {thing}?"],
  taste: ["What do you like about {thing}?", "And you: what do you think about {thing}?"],
};
/** What is asked for by "What is your favourite song?" and "What music do you like?". */
const asksForFavourite =
  /\bwh(?:at|ich)(?:'s| is|s| are) your favou?rite ([a-z]+(?: [a-z]+)?)\s*\?*$|\b(?:what|which) ([a-z]+) do you like(?: best| most)?\s*\?*$/;
/** Mirrored word for word: "Do you have brothers?" */
const mirrors =
  /\b(do you (?:have|play|travel|cook|read|sing|dance|speak|watch|listen)(?: [a-z]+){0,5})\s*\?*$/;

/** An honest word and the same question back, where it is understood what the question is about. */
function backAbout({
  message,
  plain,
  history,
}: Chat): { say: readonly string[]; ask: string } | null {
  const before = new SaidBefore(history);
  const fresh = (asks: readonly string[]): string | undefined =>
    asks.find((each) => !before.has(each));
  const told = history
    .filter(({ sender }) => sender === "user")
    .map(({ text }) => text.toLowerCase())
    .join("\n");
  for (const [kind, asks] of asksAbout) {
    const thing = asks.exec(message.trim())?.[1]?.trim();
    if (thing === undefined || !nameable.test(thing)) continue;
    const ask = fresh(asksOfThing[kind].map((each) => each.replace("{thing}", thing)));
    return ask === undefined ? null : { say: saysOfThing[kind], ask };
  }
  const favourite = asksForFavourite.exec(plain);
  const thing = favourite?.[1] ?? favourite?.[2];
  if (thing !== undefined) {
    const isTold = told.includes(`favourite ${thing}`) || told.includes(`favorite ${thing}`);
    const ask = fresh(
      isTold ? [] : [`And what is your favourite ${thing}?`, `Which ${thing} do you like?`],
    );
    return ask === undefined ? null : { say: saysOfThing.taste, ask };
  }
  const [, mirrored] = mirrors.exec(plain) ?? [];
  const ask =
    mirrored === undefined || /\b(?:my|me|it|that|this|them)\b/.test(mirrored)
      ? undefined
      : before.has(`${mirrored[0]!.toUpperCase()}${mirrored.slice(1)}?`)
        ? undefined
        : fresh([`And you: ${mirrored}?`]);
  return ask === undefined ? null : { say: [], ask };
}

/** A question about Iris that is read as one elsewhere. */
function isPersonal({ message, english }: Chat): boolean {
  const request = readRequest(message, english);
  return request?.kind === "beyond" && request.what === "personal";
}

/** Questions back to Iris: answered honestly and shortly, and then it is the learner's turn again. */
export const askedBack: Responder = (chat) => {
  const { lastReply, lesson, history } = chat;
  // "And you? Do you cook?" asks the second.
  const plain = chat.plain.replace(/^(?:and |what about |how about )you\s*\?+\s*(?=\S)/, "");
  const isAside = andYou.test(plain);
  const isOpinion = opinion.test(plain);
  const isWhy = lastReply !== null && whyAsked.test(plain);
  // In a lesson such questions are led back to it.
  const isView =
    lesson === null &&
    askedForView.test(plain) &&
    !ofEnglish.test(plain.replace(/\b(?:would|do) you say\b/, ""));
  const isTaste =
    taste.test(plain) ||
    ((aboutHer.test(plain) || unhelped.test(plain)) && !ofEnglish.test(plain)) ||
    isPersonal(chat);
  if (!isAside && !isOpinion && !isWhy && !isView && (lesson !== null || !isTaste)) return null;
  const about = `${plain} ${isAside ? (lastReply ?? "").toLowerCase() : ""}`;
  const known = answers.find(([pattern]) => pattern.test(about))?.[1] ?? [];
  const back = isTaste && !isAside && lesson === null ? backAbout(chat) : null;
  const isRisky = (isView || isOpinion) && needsPerson.test(plain);
  const isPlan = isOpinion && plansSomething.test(plain) && isHarmless.test(plain);
  const band = bandOf(chat.level);
  const said = isWhy
    ? reasons
    : isRisky
      ? askPerson
      : judgesSomebody.test(plain)
        ? noJudge
        : isPlan
          ? plans
          : isView
            ? viewsOn(plain, band)
            : isOpinion
              ? opinions
              : [...(back?.say ?? []), ...(back?.say.length ? [] : known), ...anyAnswers];
  const rest = plain.replace(isOpinion ? opinion : andYou, "").trim();
  const next = talkAbout({ ...chat, message: isAside || isOpinion ? rest : "" }, band, "question");
  const before = new SaidBefore(history);
  // Who asks what Iris thinks of their life wants to stay with it.
  const ownViews = isView && !isRisky ? yourViews[band] : [];
  const ask =
    ownViews.find((each) => !before.has(each)) ??
    back?.ask ??
    (isTaste && !isAside ? yourTurn.find((each) => !before.has(each)) : undefined) ??
    next.text;
  const isNew = (answer: string): boolean => !sentences(answer).some((each) => before.has(each));
  const fresh = said.filter(isNew);
  return (fresh.length > 0 ? fresh : said).map((answer) => `${answer} ${ask}`);
};
