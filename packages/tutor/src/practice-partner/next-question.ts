import { corrected } from "../mistakes";
import { contentWords, stemOf } from "../text";
import { askOn } from "./ask-on";
import { choosePhrase, freshPhrase, pick, wasSaid } from "./choose-phrase";
import { tellsWhoTheyAre } from "./read-message";
import type { PracticePartnerAsk, PracticePartnerQuestion, PracticePartnerScene } from "./types";

/** Where the chat goes when a room's own topic has nothing new left. */
const openTopics = ["CONVERSATION", "GENERAL"];
/** How often the practice partner asks about what the learner told, where it understands it. */
const often = 0.7;
const nowAndThen = 0.4;
/** Whether something said ends in a question. */
export const hasQuestion = (text: string): boolean => /\?["”]?\s*$/.test(text);

/** A question may be answered after a word or two about something else. */
const openFor = 3;

/**
 * What to ask next: the second half of the practice partner's last question, or something about what the
 * learner said, or a new question. A question comes again only when there is no other left.
 */
export function nextQuestion(ask: PracticePartnerAsk, { asksOn = true } = {}): string {
  const { phrases, said, chance } = ask;
  const all = Object.values(phrases.topics).flat();
  const asked = said.slice(-openFor).findLast(hasQuestion) ?? "";
  const begun = all.find((question) => asked.includes(question.ask));
  const second = begun !== undefined && !wasSaid(begun.next, said) ? begun.next : undefined;
  const isOfOther = begun !== undefined && tellsOfOther(begun.ask, asTold(ask));
  const wish = isOfOther || chance() < (second === undefined ? often : nowAndThen);
  return (wish && asksOn ? aboutWhatTheyTold(ask) : undefined) ?? second ?? newQuestion(ask);
}

/** Whether a message that is understood shares no word with what was asked: it tells of something else. */
function tellsOfOther(asked: string, message: string): boolean {
  const wanted = new Set(contentWords(asked).map(stemOf));
  return (
    askOn(message).length > 0 && !contentWords(message).some((word) => wanted.has(stemOf(word)))
  );
}

/** A question about what the learner told; undefined where it is not understood. */
export function aboutWhatTheyTold(ask: PracticePartnerAsk) {
  const { message, said, chance } = ask;
  return tellsWhoTheyAre(message) ? undefined : freshPhrase(askOn(asTold(ask)), said, chance);
}

/** What they meant to tell: "Yesterday I go" is about the past. */
const asTold = ({ message, corrections }: PracticePartnerAsk): string =>
  corrected(message, corrections ?? []);

/** The practice partner's own question that is still open, with what is right in an answer to it. */
export function openQuestion({
  phrases,
  said,
}: PracticePartnerScene): PracticePartnerQuestion | undefined {
  const last = said.at(-1) ?? "";
  return Object.values(phrases.topics)
    .flat()
    .find(({ ask }) => last.endsWith(ask));
}

/** A question to begin with, of the room's topic first; of another, the way there is said too. */
export function newQuestion({ phrases, category, said, chance }: PracticePartnerScene): string {
  const { topics } = phrases;
  const fresh = (topic: string): PracticePartnerQuestion | undefined =>
    pick(
      (topics[topic] ?? []).filter(({ ask, next }) => !wasSaid(ask, said) && !wasSaid(next, said)),
      chance,
    );
  const own = fresh(category);
  if (own !== undefined) return own.ask;
  for (const topic of [...openTopics, ...Object.keys(topics)]) {
    const other = fresh(topic);
    if (other === undefined) continue;
    const change = topics[category] && freshPhrase(phrases.changes, said, chance);
    return change === undefined ? other.ask : `${change} ${other.ask}`;
  }
  const all = Object.values(topics).flat();
  return choosePhrase(
    all.map(({ ask }) => ask),
    said,
    chance,
  );
}
