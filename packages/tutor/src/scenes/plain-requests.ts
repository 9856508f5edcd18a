import { answerForm, expandContractions } from "@saywell/english";

const requests = [
  "help(?: me)?|hint|clue|tip|an? (?:hint|clue|tip|example)",
  "(?:i have )?no idea|i am (?:stuck|lost)",
  "i (?:do not|dont) (?:know|understand)(?: (?:that|it|you|this|the question|what (?:to|i can|i should) (?:say|write|do|answer)))?",
  "i did not (?:understand|get|catch|hear)(?: (?:that|it|you|this))?",
  "(?:i need|give me|can i have|can you give me) (?:some |a |an )?(?:help|hint|example|tip|idea)",
  "(?:can|could|will) you help(?: me)?",
  "what (?:can|should|do|must|could) i (?:say|write|answer)(?: now| here)?",
  "(?:what|pardon|repeat|again|come again|once more)(?: that| it)?",
  "(?:can|could) you (?:repeat|say)(?: (?:that|it|this))?(?: again)?",
  "what (?:does (?:it|that|this)|do you) mean|what did you (?:say|ask|mean)",
];
const request = new RegExp(
  `^(?:(?:sorry|excuse me|please|oh|hm|well|ok)[,. ]+)*(?:${requests.join("|")})(?:[, ]+please)?$`,
);

const now =
  "(?: (?:it|this|that|now|here|please|playing|any ?more|the|scene|game|role ?play|conversation))*";
const ends = [
  `(?:stop|quit|exit|cancel|end|finish|leave)${now}`,
  `i do not want to (?:play|continue|go on|talk|do (?:this|it|that)|be here)${now}`,
  `i (?:want|would like|have) to (?:stop|quit|finish|end|leave|exit)${now}`,
  `(?:let us|can we|could we|shall we|we can) (?:stop|quit|finish|end)${now}`,
  "no more|enough|i do not like (?:it|this|this game|this scene)|(?:another|a different|a new) scene(?: please)?",
  "(?:(?:can|could) we |let us |i want to )?do something else(?: please)?",
];
const end = new RegExp(
  `^(?:(?:sorry|please|ok|no|oh)[,. ]+)*(?:${ends.join("|")})(?:[, ]+(?:please|thanks))?$`,
);
const endWithOpening = new RegExp(
  `^(?:(?:sorry|please|ok|no|oh|actually|well|thanks|thank you|that is|great|so)[,. ]+)*(?:${ends.join("|")})(?:[, ]+(?:please|thanks))?$`,
);
const plain = (message: string): string =>
  answerForm(expandContractions(answerForm(message)))
    .replace(/\bdont\b/g, "do not")
    .replace(/\blet's\b/g, "let us");

/** Whether somebody wants to play no longer. */
export const asksToStop = (message: string): boolean => end.test(plain(message));

/** What stands behind "Let's stop that." in the same message; empty else. */
function behindStop(message: string): string {
  const [, first = "", rest = ""] = /^([^.!?]+)[.!?]\s+(.+)$/s.exec(message.trim()) ?? [];
  return rest !== "" && endWithOpening.test(plain(first)) ? rest : "";
}

const wish =
  "(?:(?:can|could|will|would) (?:you|i|we) (?:please )?(?:give me|make me|have|do|get|try|tell me|start|begin|play)|(?:please )?(?:give|make|tell|show) me|(?:let us|we) (?:do|have|try|play|start|begin)|i (?:want|need|would like|wanna)(?: to (?:do|have|try|play|start|begin|hear))?)";
/** What a teacher has and no scene: at the gym somebody may want "some exercise". */
const others = [
  `^(?:\\w+ ){0,4}?${wish} (?:(?:an?|another|the|some|more|one more|\\d+|next) )*(?:(?:grammar|vocabulary|english|short|little|quick|easy|funny|different|new|other|writing|word) )*(?:exercises|quiz(?:zes)?|role ?-?plays?|scenes?|word games?|(?:grammar )?practice|jokes?)\\b`,
  `^(?:\\w+ ){0,4}?${wish} (?:an?|another|one more|the next) (?:\\w+ )?exercise\\b`,
  "^(?:(?:please|ok|now) )*(?:quiz|test|ask) me (?:on|about|with) (?:\\w+ ){0,3}(?:verbs?|tenses?|grammar|vocabulary|words|articles?|prepositions?|english)\\b",
  "^(?:\\w+ ){0,3}?tell me (?:an? )?(?:\\w+ )?(?:story|joke)(?: please)?$",
  "\\b(?:give me|i need|i want) (?:some |more )?practice(?: please)?$",
  "^(?:\\w+ ){0,4}?(?:give|make) me exercise\\b",
  "^(?:please |now )?(?:an? |another )?(?:grammar |vocabulary )?(?:exercise|quiz|role ?-?play)(?: please)?$",
];
const other = new RegExp(others.join("|"));

/**
 * What somebody wants instead of the scene that is played: what stands behind "Let's stop that.", an
 * exercise, a quiz, another scene. Empty where they play on.
 */
export function wantedInstead(message: string): string {
  const rest = behindStop(message);
  if (rest !== "") return rest;
  const isOther = /^let['’]?s play: /i.test(message.trim()) || other.test(plain(message));
  return isOther ? message.trim() : "";
}

const stopAlone = new RegExp(
  `^(?:(?:sorry|please|ok|no|oh)[,. ]+)*(?:stop|quit|exit)${now}(?:[, ]+(?:please|thanks))?$`,
);

/** Whether somebody says just the word that ends a scene: no name, whatever is asked for. */
export const saysStop = (message: string): boolean => stopAlone.test(plain(message));

/** Whether somebody asks for help, or for the question once more, and says nothing else. */
export const isNothingButRequest = (message: string): boolean => request.test(plain(message));

const goals =
  /\bmy (?:goals?|tasks?|missions?|aims?|objectives?)\b|^(?:sorry |ok |please )?(?:what|which|show|tell me|list|how many)(?: are| is|'s)? (?:me )?(?:the |all the |all )?(?:goals?|tasks?|aims?)\b/;
const asks =
  /^(?:(?:sorry|ok|please|and|so)[, ]+)*(?:what|which|show|tell|list|how|can|could|where)\b/;

/** Whether somebody asks for the goals of the scene. */
export const asksForGoals = (message: string): boolean => {
  const text = plain(message);
  return goals.test(text) && (asks.test(text) || text.split(" ").length <= 3);
};

const task = new RegExp(
  [
    "^(?:(?:sorry|ok|please|and|so)[, ]+)*(?:what (?:do|must) i (?:have to |need to |must )?do(?: now| next| here| in this scene)?",
    "what (?:am i|i am) (?:supposed|meant|expected) to do.*",
    "what (?:is left|comes next|is next|else (?:do|must) i (?:have to )?do)(?: to do| for me)?)$",
  ].join("|"),
);

/** Whether somebody asks what to do, which may be a question of the scene too. */
export const asksForTask = (message: string): boolean => task.test(plain(message));
