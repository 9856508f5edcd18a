import { followUps } from "../follow-ups";
import { corrected } from "../mistakes";
import { choosePhrase, freshPhrase, pick, wasSaid } from "./choose-phrase";
import { tellsWhoTheyAre } from "./read-message";
import type { PracticePartnerAsk, PracticePartnerQuestion, PracticePartnerScene } from "./types";

/** Where the chat goes when a room's own topic has nothing new left. */
const openTopics = ["CONVERSATION", "GENERAL"];
/** How often the practice partner asks about the learner's very words, where it understands them. */
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
export function nextQuestion(ask: PracticePartnerAsk, { mayEcho = ask.mayEcho } = {}): string {
  const { phrases, said, chance } = ask;
  const all = Object.values(phrases.topics).flat();
  const asked = said.slice(-openFor).findLast(hasQuestion) ?? "";
  const begun = all.find((question) => asked.includes(question.ask));
  const second = begun !== undefined && !wasSaid(begun.next, said) ? begun.next : undefined;
  const wish = chance() < (second === undefined ? often : nowAndThen);
  return (wish && mayEcho ? aboutTheirWords(ask) : undefined) ?? second ?? newQuestion(ask);
}

/** A question about what the learner said, in their words; undefined where it is not understood. */
export function aboutTheirWords({
  message,
  corrections,
  mayEcho,
  said,
  chance,
}: PracticePartnerAsk) {
  if (!mayEcho || tellsWhoTheyAre(message)) return undefined;
  const questions = followUps(corrected(message, corrections)).filter(
    (question) => !/^Thank you|\bwith\b.*\bwith\b/.test(question),
  );
  return freshPhrase(questions, said, chance);
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
