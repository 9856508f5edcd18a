import { plainText, sentencesOf, wordsOf } from "../text";

/** Whether a message speaks to the practice partner by its name. */
export function isNamed(message: string, practicePartner: string): boolean {
  const words = ` ${wordsOf(message).join(" ")} `;
  return [practicePartner, "practice partner"].some((name) =>
    words.includes(` ${wordsOf(name).join(" ")} `),
  );
}

/** A message without the practice partner's name where it only calls: "Leo, what is a goal?" */
export function withoutCall(message: string, practicePartner: string): string {
  const name = practicePartner.replace(/[^\p{L}\p{N} ]/gu, ".");
  const before = new RegExp(
    `^\\s*((?:hi|hello|hey|ok|so|and)\\s+)?@?${name}(?!\\p{L})\\s*[,:!.-]*\\s*`,
    "iu",
  );
  const behind = new RegExp(`[,\\s]+@?${name}\\s*([?!.]*)\\s*$`, "iu");
  const rest = message.replace(before, "$1").replace(behind, "$1").trim();
  return rest === message || /\p{L}/u.test(rest) ? rest : "";
}

const asking =
  /^(?:(?:and|but|so|please|ok|well) )*(?:what(?!ever| a\b| an\b)|who|whose|where|when(?= (?:do|did|is|are|was|were|will|can|should)\b)|why|how|which|do you|did you|can you|could you|would you|will you|are you|have you|is (?:it|this|that|there)|does|tell me|explain)\b/;

/** Whether a message asks something, at its end or throughout. */
export function isQuestion(message: string): boolean {
  const last = sentencesOf(message).at(-1) ?? message;
  return /\?\s*[)\p{Emoji_Presentation}\s]*$/u.test(message) || asking.test(plainText(last));
}

/** Whether somebody would like to be asked something, or something else. */
export const asksForTopic = (message: string): boolean =>
  /\b(?:what|something) (?:can|could|shall|should|do) we (?:talk|speak|chat)\b|\bask me\b|(?<!\b(?:he|she|they|teachers?|that) )\b(?:give|show|send) (?:me|us) (?:an? |some |another |more |the )?(?:exercises?|quiz(?:zes)?|tasks?)\b|^(?:(?:ok|please|so|and|now),? )*(?:give|make) (?:an? |some |another |more )?(?:exercises?|quiz(?:zes)?|tasks?)\b|\bi (?:want|need|would like|'d like) (?:to do )?(?:an? |some |another |more )?(?:exercises?|quiz(?:zes)?|tasks?)(?: please)?\W*$|\b(?:can|could|shall|may) (?:we|i|you) (?:please )?(?:do|have|make|get|give) (?:an? |some |another |more |the )?(?:exercises?|quiz(?:zes)?|tasks?)\b|\b(?:another|new|next|different|other) (?:topic|question|subject)\b|\blet(?:'s|s| us) talk\b(?! about)|\btalk about something\b|\bchange the (?:topic|subject)\b/.test(
    plainText(message),
  );

/** Whether a question is about the one who is asked; what they should do is another matter. */
export const asksAboutYou = (message: string): boolean => {
  const last = plainText(sentencesOf(message).at(-1) ?? message);
  const wish =
    /\b(?:can|could|will|would) you (?:please )?(?:correct|teach|explain|tell|give|show|check|translate|write|send|repeat|read|say)\b/;
  return /\b(?:you|your|yours|yourself|u)\b/.test(last) && !wish.test(last);
};

/** Whether somebody wants to know what they are talking to. */
export const asksWhatYouAre = (message: string): boolean =>
  /\b(?:who|what) are you\b|\bare (?:you|u) (?:really |just |only |even )?(?:an? )?(?:real|human|person|people|robot|bot|chatbot|ai|computer|machine|program|programme|software|chatgpt|alive|man|woman|girl|boy|teacher)\b|\byou(?:'re| are) (?:not (?:a )?(?:real|human|person)|an? (?:robot|bot|ai|program|machine|computer))\b|\bam i (?:talking|speaking|chatting) (?:to|with) (?:an? )?(?:robot|bot|person|human|machine|computer|ai)\b|\bis (?:this|it|that|he|she|\w+) (?:an? )?(?:robot|bot|real person|human|ai)\b|\bwhat(?:'s| is) your name\b/.test(
    plainText(message),
  );

const own = /\b(?:i|i'm|im|i've|my|me|we|our)\b/;
const notNow = /\b(?:if|when|whenever|patients?|some people)\b/;
const sad =
  /\b(?:sad|lonely|worried|nervous|anxious|homesick|upset|unhappy|ill|sick|died|dead|death|funeral|hurts?|pain|headache|afraid|scared|stressed|depressed|crying|cried|divorced?|heartbroken|exhausted|tired|failed|lost my)\b|(?:\bnot|n't|\bnever) (?:very |so |really |feeling |feel )*(?:happy|good|well|great|fine|ok|okay)\b/;
const glad =
  /\b(?:happy|great|wonderful|amazing|excited|won|passed|fun|enjoy(?:ed)?|love|loved|beautiful|fantastic|birthday|proud|lovely|delighted|thrilled)\b/;

/** How somebody seems to feel about what they tell of themselves. */
export function moodOf(message: string): "plain" | "glad" | "sad" {
  const told = sentencesOf(message)
    .map(plainText)
    .filter((sentence) => own.test(sentence) && !notNow.test(sentence));
  if (told.some((sentence) => sad.test(sentence))) return "sad";
  const isGlad = (sentence: string): boolean =>
    glad.test(sentence) && !/\b(?:not|never|no)\b|n't\b/.test(sentence);
  return told.some(isGlad) ? "glad" : "plain";
}

/** Whether somebody tells who or where they are: nothing to ask on about. */
export const tellsWhoTheyAre = (message: string): boolean =>
  /\bmy (?:full |first |last )?(?:name|address|phone|number|e-?mail|school|birthday|age|password)\b|\bi(?:'m| am)? (?:live|living|come from|from|go to school|study at|work (?:at|in|for)|was born)\b|\bi(?:'m| am) \d+\b|\bmy \w+ (?:is|are) called\b/.test(
    plainText(message),
  );
