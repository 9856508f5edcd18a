import { rotate } from "../text";
import type { Responder } from "../types";
import { bandOf } from "./level-band";
import { talkAbout } from "./talk-about";

/** "And you?" behind something said, or alone. */
const andYou =
  /(?:^|[.,!?;]\s*|\s)(?:and|what about|how about|but)\s+(?:you|yours?|your \w+)(?: iris)?\s*\?*\s*$|^you\s*\?\s*$|[.!?,]\s*(?:do|are|have|can|did|would) you\s*\?+\s*$/;
const opinion =
  /^(?:so |and |iris,? )*(?:what do you think|what's your opinion|what is your opinion|do you agree|don't you think)(?: about (?:it|that|this))?(?: too| so)?\s*\?*$|[.!?,]\s*(?:what do you think|do you agree)(?: about (?:it|that|this))?\s*\?*$/;
const taste =
  /^(?:and |so |iris,? )*(?:do you (?:also )?(?:like|love|enjoy|eat|drink|sleep|play|read|cook|dance|sing|travel|watch|listen|dream|work|have (?:a |an |any )?(?:family|mother|father|parents|husband|wife|friends?|pets?|dog|cat|children|kids|brothers?|sisters?|hobby|hobbies|favou?rite))|have you (?:ever|got)|are you (?:happy|sad|tired|hungry|married|bored|ok|fine|well|busy|lonely)|what(?:'s| is| are) your (?:favou?rite|hobby|hobbies)|what do you (?:like|do|eat|think (?:about|of))|where do you live|where are you from)\b[^.!]*\?*$/;
const whyAsked = /^(?:but )?why(?: do you (?:ask|want to know)(?: (?:me )?(?:that|this))?)?\s*\?+$/;

/** What a program can honestly say of its tastes and its life. */
const answers: readonly (readonly [about: RegExp, say: readonly string[]])[] = [
  [
    /\b(?:eat|drink|food|pizza|pasta|coffee|tea|cook|cake|chocolate|fruit|meat|fish|rice|soup|hungry)\b/,
    [
      "I am a program, so I live on words and need no kitchen.",
      "I have never tasted anything, but I have read many recipes.",
    ],
  ],
  [
    /\b(?:family|children|kids|brothers?|sisters?|married|friends?|lonely)\b/,
    [
      "I am a program, so I have no family, but I have many learners to talk to.",
      "I have no relatives, unless you count a calculator.",
    ],
  ],
  [
    /\b(?:sport|football|tennis|run|swim|dance|play|walk|sing|travel)\b/,
    [
      "I have no legs and no hands, so I only play with words.",
      "I am a program, so the only thing that I move is the conversation.",
    ],
  ],
  [
    /\b(?:read|books?|films?|movies?|music|songs?|series|watch|listen)\b/,
    [
      "I am a program and cannot see or hear, but I like every well-made sentence.",
      "I know such things only from words, and words are my favourite thing.",
    ],
  ],
  [
    /\b(?:live|from|home|house|city|country)\b/,
    [
      "I live in a computer, where there is little to see from the window.",
      "I come from a computer, so I have no home town to show you.",
    ],
  ],
  [
    /\b(?:sleep|tired|dream|busy|work|day|weekend|holiday|do)\b/,
    [
      "I am a program, so I have no days off and I never get tired.",
      "I never sleep, which gives me a lot of time for your sentences.",
    ],
  ],
  [
    /\b(?:pets?|dogs?|cats?|animals?)\b/,
    [
      "The only animal in my life is the mouse beside your computer, perhaps.",
      "I am a program, so no dog can be expected to love me.",
    ],
  ],
];
const anyAnswers = [
  "I am a program, so I have no life of my own to tell you about.",
  "Honestly, I have no tastes: I am a program that likes to ask.",
  "I cannot say much about myself, because I am only a program.",
  "A program like me has no days like yours, so I would rather hear about them.",
];
const opinions = [
  "I am a program without opinions, but I like to hear a good reason.",
  "I can see more than one side, and I am not the one who has to live with it.",
  "I leave opinions to people: your view is the interesting one here.",
];
const reasons = [
  "I ask because you learn most when you talk about your own life.",
  "I want to hear more English from you, that is my reason.",
];

/** Questions back to Iris: answered honestly and shortly, and then it is the learner's turn again. */
export const askedBack: Responder = (chat) => {
  const { plain, lastReply, lesson } = chat;
  const isAside = andYou.test(plain);
  const isOpinion = opinion.test(plain);
  const isWhy = lastReply !== null && whyAsked.test(plain);
  // In a lesson such questions are led back to it.
  if (!isAside && !isOpinion && !isWhy && (lesson !== null || !taste.test(plain))) return null;
  const about = `${plain} ${isAside ? (lastReply ?? "").toLowerCase() : ""}`;
  const known = answers.find(([pattern]) => pattern.test(about))?.[1] ?? [];
  const said = isWhy ? reasons : isOpinion ? opinions : [...known, ...anyAnswers];
  const rest = plain.replace(isOpinion ? opinion : andYou, "").trim();
  const next = talkAbout(
    { ...chat, message: isAside || isOpinion ? rest : "" },
    bandOf(chat.level),
    "question",
  );
  return rotate(said, 0).map((answer) => `${answer} ${next.text}`);
};
