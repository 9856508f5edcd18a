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

/** Whether somebody asks for help, or for the question once more, and says nothing else. */
export const isNothingButRequest = (message: string): boolean =>
  request.test(answerForm(expandContractions(answerForm(message))));
