import { applyInSuccession } from "./apply";
import { type Standing, standings } from "./standing";
import {
  currentQuestion,
  type DrawnQuestion,
  newQuiz,
  type QuizEvent,
  type QuizPlayer,
  type QuizSetting,
  type QuizState,
} from "./state";

/** A question of a game that was asked to its end. */
export interface PlayedRound {
  question: DrawnQuestion;
  given: QuizState["given"];
  /** Who had a seat as the answer was shown, with what they had after it. */
  players: readonly QuizPlayer[];
  /** How all stood after it, best first. */
  standings: readonly Standing[];
}

export interface PlayedGame {
  rounds: readonly PlayedRound[];
  /** The game as it was at its end. */
  end: QuizState;
}

/**
 * A game that is over, round by round, from its part of the log: the same state that was played, since
 * the same events lead to it.
 */
export function playedRounds(setting: QuizSetting, log: Iterable<QuizEvent>): PlayedGame {
  const rounds: PlayedRound[] = [];
  const apply = applyInSuccession();
  let end = newQuiz(setting);
  for (const event of log) {
    const isHandedOver = event.type === "became" && !end.players.some(({ id }) => id === event.as);
    end = apply(end, event);
    if (isHandedOver) {
      for (const [place, round] of rounds.entries()) rounds[place] = asPlayedBy(round, event);
    }
    const question = currentQuestion(end);
    if (event.type !== "revealed" || question === undefined) continue;
    // Both stay as they are: what follows a reveal makes others.
    const { given, players } = end;
    rounds.push({ question, given, players, standings: standings(players) });
  }
  return { rounds, end };
}

/** A round that a guest played who has logged in since, as their account's. */
function asPlayedBy(
  { question, given, players, standings: places }: PlayedRound,
  { id: guest, as }: { id: string; as: string },
): PlayedRound {
  const rename = <Each extends { id: string }>(each: Each): Each =>
    each.id === guest ? { ...each, id: as } : each;
  const { [guest]: said, ...others } = given;
  return {
    question,
    given: said === undefined ? others : { ...others, [as]: said },
    players: players.map(rename),
    standings: places.map(rename),
  };
}

/** What stands under a letter of a question. */
export const optionUnder = (
  { options }: Pick<DrawnQuestion, "options">,
  letter: DrawnQuestion["right"],
): string => options[letter.codePointAt(0)! - "A".codePointAt(0)!]!;
