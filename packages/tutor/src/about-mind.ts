import { plainText } from "./text";
import type { Chat, Responder } from "./types";

const polite =
  /^(?:(?:hi|hello|hey|so|and|but|ok|okay|iris|please|tell me|can you tell me|i want to know|i wonder|just curious|honestly)[\s,.!:]+)*/;

const model =
  /\b(?:chat ?gpt|gpt(?:-?\d\w*)?|open ?ai|gemini|claude|anthropic|llama|mistral|copilot|deep ?seek|bard|siri|alexa|language model|large language model|llm|neural network|machine learning)\b/;
const asksOfYou = /\b(?:you|your|iris|this (?:chat|app|bot|program|teacher|site|website))\b/;
const kind =
  /\b(?:which|what)(?: kind of| sort of| type of)? (?:ai|a\.i\.|artificial intelligence|bot|chat ?bot|program|software|technology|language model|model|llm|system)\b.*(?:\byou\b|\biris\b|\bthis\b|\bbehind\b)|\bwho (?:made|created|built|makes|programmed|developed|trained|wrote|owns|is behind) (?:you|iris|this)\b|\bhow (?:do|does|are|were|is) (?:you|iris|this (?:chat|app|bot)) (?:work|works|made|built|function|programmed|trained|created|think|know)\b|\bwhat are you (?:made of|based on|built on|running on)\b|\bwhere do you (?:run|get (?:your )?(?:answers|information|knowledge) from)\b|\bhow do you know (?:all )?(?:this|that|it|so much|english|everything)\b|\bare you (?:a |an )?(?:real |true )?(?:artificial intelligence|language model|chat ?bot|program|software)\b/;
const where =
  /\bwhere (?:do|does|go|goes|is|are|will)\b.*\b(?:my|our|this)\b.*\b(?:texts?|messages?|words|data|writing|chats?|answers?|go|goes|sent)\b|\b(?:is|are) (?:there )?(?:an? |any )?(?:humans?|persons?|people|somebody|someone|real teachers?)\b.*\b(?:reading|writing|answering|behind|listening|watching|read)\b/;
const powers =
  /\b(?:company|companies|company's|firm|model|ai|technology|engine|software)\b.*\b(?:powers?|runs?|drives?|operates?|behind)\b.*\b(?:you|this|iris|it)\b/;
const offline =
  /\b(?:does|do|can|will|is) (?:it|this|you|iris|saywell)\b.*\b(?:offline|without (?:the |an? )?(?:internet|connection|network|wi-?fi))\b/;
const net =
  /\b(?:are you|do you|can you|does iris|is iris|do (?:they|we) need|you) (?:\w+ )?(?:need |use |using |have |search |go |get |look things up |connected |connect |work |work with |works |on |access |browse |google )?(?:\w+ ){0,3}(?:the )?(?:internet|online|offline|web|google|cloud|network|wi-?fi)\b/;
const data =
  /\b(?:(?:my|our|the|these) (?:own |personal )?(?:data|messages?|chats?|conversations?|words|texts?|sentences?|information|answers?|privacy|writing|talk)|what i (?:write|say|type|wrote|said|send)(?: (?:here|to you))?(?! (?:when|if|in|at|for)\b)|everything i (?:write|say)|this (?:chat|conversation|talk))\b.*\b(?:sent|send|sending|share[ds]?|sharing|sold|sell|store[ds]?|save[ds]?|kept|keep|record(?:ed|s)?|read|see|used?|go|goes|third part(?:y|ies)|company|companies|server|private|secret|safe|secure|confidential|leave|listen)\b|\b(?:do|does|will|did|are|can|is|who|where|what)\b.*\b(?:send|sent|share[ds]?|sell|sold|store[ds]?|save[ds]?|keep|kept|record(?:ed)?|read|see|give|pass|forward|transmit\w*|collect|remember|do with|happens? (?:to|with)|learn from)\b.*\b(?:my|our|this|these|what i) ?(?:data|messages?|chats?|conversations?|texts?|information|personal data|answers?|talks?|write|say|type|details)\b|\b(?:is|are) (?:this|it|our (?:chat|talk|conversation)|my (?:chat|messages?|data)) (?:chat )?(?:private|confidential|secret|safe|anonymous|secure)\b|\bdo you learn from (?:me|us|our|my|what)\b|\b(?:third party|third parties|another company|other companies)\b/;
const aboutOthers =
  /\b(?:my (?:boss|friend|sister|brother|teacher|mother|father|wife|husband|colleague|letter|e-?mail)|phrases?|exercises?|mean|means|meaning|difference|how do you say|how to say|(?:do|would) you call|word for|grammar|correct|spell|pronounce)\b/;

type Asked = "kind" | "net" | "data" | "model";
const setsModel =
  /\b(?:could|can|would|might|will|is it possible)\b.*\b(?:plug\w*|connect\w*|add\w*|switch\w*|replac\w*|install\w*|run|set up|hook\w*|integrat\w*|work with|use)\b/;

/** What somebody wants to know of the program behind Iris; null where they ask something else. */
function askedOf(message: string): Asked | null {
  if (message.length > longest) return null;
  const plain = plainText(message)
    .replace(polite, "")
    .replaceAll('"', "")
    .replaceAll(/\b(you)'re\b/g, "$1 are")
    .replaceAll(/n't\b/g, " not");
  const asks =
    /\?\s*$/.test(plain) ||
    /^(?:which|what|who|where|how|are|do|does|is|can|will|did)\b/.test(plain);
  if (!asks || aboutOthers.test(plain)) return null;
  if (model.test(plain) && setsModel.test(plain) && !/\bi\b/.test(plain)) return "model";
  if (data.test(plain) && (asksOfYou.test(plain) || /\b(?:my|our|this|i)\b/.test(plain)))
    return "data";
  if (
    net.test(plain) &&
    /\byou\b|\biris\b/.test(plain) &&
    !/\b(?:shop|buy|date|friends?|games?|films?|movies?|news|like|often)\b/.test(plain)
  )
    return "net";
  if (where.test(plain)) return "data";
  if (offline.test(plain)) return "net";
  if (kind.test(plain) || powers.test(plain)) return "kind";
  if (
    model.test(plain) &&
    /\b(?:are|is|based|use|using|behind|run|powered|talking to)\b/.test(plain) &&
    asksOfYou.test(plain)
  )
    return "kind";
  return null;
}
const longest = 160;

const ofModel = "A school can connect a language model to Saywell.";
const onBoard: Readonly<Record<Asked, readonly string[]>> = {
  model: [
    `Yes. ${ofModel} Here none is connected, so only my own rules and word lists answer you.`,
  ],
  kind: [
    "I am Iris, a program that was made for Saywell. I am not ChatGPT and no other large language model. I work with rules, word lists and grammar notes that people wrote, on the school's own computer. So I do not understand everything.",
    "No language model speaks here, only a program with rules and data about English. It runs on the school's own computer, without the internet.",
  ],
  net: [
    "No. I run on the school's own computer. To answer you I use no internet and no other service. All that I know of English is stored there.",
    "I need no internet to answer you. My rules and words are on the school's own computer.",
  ],
  data: [
    "No, your messages to me go to no other company. They are read by a program on the school's own computer, and I do not keep them. Only if a message sounds as if you may be in danger, the school is told.",
    "What you write to me stays with the school's own computer. I send it to nobody, and I do not learn from it. Only if you may be in danger, people at the school are told.",
  ],
};

/** Where a school has set a language model, that is said, too. */
const withModel: Readonly<Record<Asked, readonly string[]>> = {
  model: [
    `Yes. ${ofModel} This school has connected one. Which one it is, the school can tell you.`,
  ],
  kind: [
    "I am Iris, a program of Saywell. This school has connected a language model, which helps me to answer. Which one it is, the school can tell you. My grammar notes and marks come from Saywell itself.",
  ],
  net: [
    "That depends on the school. It has connected a language model, and your message may go to it through a network. I do not search the internet.",
  ],
  data: [
    "Your messages may go to the language model that this school has chosen. Names, numbers and addresses are hidden before. I keep nothing. Ask the school who runs the model.",
  ],
};

/** What kind of program answers here, whether it uses a network, and where messages go: told as it is. */
export const aboutMind: Responder = (chat: Chat) => {
  const asked = askedOf(chat.message);
  if (asked === null) return null;
  if (chat.hasModel === true) return withModel[asked];
  return /\b(?:learn|train)/.test(chat.plain) ? onBoard[asked].toReversed() : onBoard[asked];
};
