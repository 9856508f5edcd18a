import { foldText, wordsIn } from "@saywell/english";
import { isFiction, withoutIdioms } from "./idioms";
import { groupNouns } from "../lists/group-nouns";
import { sexualWithMinors } from "./sexual-with-minors";

/*
 * What a program must neither cheer nor say again, though people may speak of it: weapons, drugs,
 * crimes, violence and those who stand for it. A filter for messages is elsewhere: most of these
 * words are allowed in a room.
 */
const weapons =
  /\b(?:guns?|pistols?|rifles?|shotguns?|firearms?|grenades?|bombs?|bomb(?:ing|ed)|explosives?|ammo|ammunition)\b/;
const drugs =
  /\b(?:cocaine|heroin|marijuana|cannabis|hashish|meth|methamphetamine|ecstasy pills?|lsd|crack pipe|opium|fentanyl|drug deal(?:er|ers|ing)|dealing drugs|tak(?:e|es|ing) drugs|get(?:ting)? high on)\b|\bsmok(?:e|es|ed|ing) (?:weed|pot|crack|dope|a joint)\b/;
const killing =
  /\b(?:murder(?:s|ed|er|ers|ing)?|kill(?:s|ed|er|ers|ing)?|stab(?:s|bed|bing)?|kidnap(?:s|ped|ping)?|tortur(?:e|es|ed|ing))\b/;
const crimes =
  /\b(?:rap(?:e|es|ed|ist|ists|ing)|strangl(?:e|es|ed|ing)|massacre[ds]?|genocide|terroris(?:t|ts|m)|paedophiles?|pedophiles?|pa?edo|incest|molest(?:s|ed|ing)?)\b/;
const figures =
  /\b(?:hitler|heil|nazis?|nazism|goebbels|himmler|mengele|kkk|ku klux klan|isis|al[- ]?qaeda|taliban|third reich|holocaust|white power|aryan race)\b/;
const someone =
  "(?:wife|husband|girlfriend|boyfriend|brother|sister|son|daughter|mother|mum|father|dad|child|children|kids?|baby|friend|dog|cat|him|her|them|people|animals?)";
const hurting = new RegExp(
  `\\b(?:hit|hits|hitting|beat|beats|beating|hurt|hurts|hurting|punch\\w*|slap\\w*|kick\\w*|burn(?:ed|t|ing)?|whip\\w*) (?:(?:my|his|her|our|their|a|the|up) )*${someone}\\b(?!['’]s)`,
);
const stealing = /\bi (?:\w+ )?(?:steal|stole|rob|robbed|shoplift\w*)\b/;
const always = [drugs, crimes, figures, hurting, stealing];
/** In films, books and games there are all of these, and nobody dies. */
const inEarnest = [weapons, killing];

/** Whether a text speaks of something that no program should be glad of or say again. */
export function isGrave(text: string): boolean {
  const ofMinors = sexualWithMinors(text);
  if (ofMinors === "grave" || ofMinors === "young") return true;
  const plain = withoutIdioms(foldText(text));
  return [...always, ...(isFiction(plain) ? [] : inEarnest)].some((each) => each.test(plain));
}

const people = new Set([
  ...groupNouns.flatMap(({ single, several }) => [single, several]),
  "person",
  "people",
]);

/**
 * Whether two terms set people beside what they are not: "jews and rats". Two groups of people beside
 * each other, or two words that learners mix up, such as "woman" and "women", do not.
 */
export function setsPeopleBeside(one: string, other: string): boolean {
  const isPeople = (term: string): boolean =>
    wordsIn(foldText(term)).some((word) => people.has(word));
  return isPeople(one) !== isPeople(other);
}
