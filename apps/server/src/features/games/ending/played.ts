import type { WordBoardPreset } from "@saywell/contract/constants";
import { optionUnder, playedRounds, standings } from "@saywell/quiz";
import { newWordBoard, replayWordBoard, wordBoardStandings } from "@saywell/word-board";
import type { MissedQuestion } from "../games-needs";
import type { PlayedBoard, PlayedMatch, PlayedQuiz } from "./results.store";

/** A question of a game that is over, as somebody answered it. */
interface PlayedAnswer {
  question: string;
  /** The option they chose; null for none. */
  said: string | null;
  right: string;
  points: number;
}

/** A play of a word board. */
interface LaidWord {
  word: string;
  points: number;
}

export interface PlayedSeat {
  id: string;
  score: number;
  rank: number;
  right: number;
  answered: number;
  /** What they did, as their results keep it. */
  answers: readonly (PlayedAnswer | LaidWord)[];
  missed: MissedQuestion[];
}

export interface MatchSummary {
  /** Questions that were asked to the end, or turns that were taken. */
  rounds: number;
  /** The people who had a seat. */
  seats: PlayedSeat[];
}

/** Whether the dictionary of a preset has a word. */
export type IsWord = (preset: WordBoardPreset, word: string) => boolean;

/** What everybody did in a game, from its part of the log. */
export const playedIn = (match: PlayedMatch, isWord: IsWord): MatchSummary =>
  match.kind === "QUIZ" ? playedQuiz(match) : playedBoard(match, isWord);

/** Plays of one game that are paid. */
const mostPaidPlays = 10;

/**
 * On a word board a play that stood counts as a right answer, up to ten of them, if all its words are
 * words: what nobody challenged has points on the board, and teaches nothing.
 */
function playedBoard({ setting: before, events }: PlayedBoard, isWord: IsWord): MatchSummary {
  const { setting, players, turns } = replayWordBoard(newWordBoard(before), events);
  const areWords = (words: readonly { word: string }[]): boolean =>
    words.every(({ word }) => isWord(setting.preset, word));
  const ranks = new Map(wordBoardStandings(players).map(({ id, rank }) => [id, rank]));
  const seats = players
    .filter(({ isBot }) => !isBot)
    .map(({ id, score }): PlayedSeat => {
      const own = turns.filter(({ by }) => by === id);
      const laid = own.flatMap((turn) =>
        turn.kind === "played" && turn.isWithdrawn !== true && areWords(turn.words)
          ? [{ word: turn.words[0]!.word, points: turn.score }]
          : [],
      );
      const right = Math.min(laid.length, mostPaidPlays);
      const rank = ranks.get(id)!;
      return { id, score, rank, right, answered: right, answers: laid, missed: [] };
    });
  return { rounds: turns.length, seats };
}

function playedQuiz({ setting, events }: PlayedQuiz): MatchSummary {
  const { rounds, end } = playedRounds(setting, events);
  const answers = new Map<string, PlayedAnswer[]>();
  const missed = new Map<string, MissedQuestion[]>();
  const listOf = <T>(of: Map<string, T[]>, id: string): T[] => {
    const list = of.get(id) ?? [];
    of.set(id, list);
    return list;
  };
  for (const { question: asked, given, players } of rounds) {
    const { bankId, question, explanation } = asked;
    const right = optionUnder(asked, asked.right);
    for (const { id, isBot, presence } of players) {
      if (isBot) continue;
      const own = given[id];
      const letter = own?.letter ?? null;
      // Who has left misses nothing any more.
      if (own === undefined && presence === "left") continue;
      const said = letter === null ? null : optionUnder(asked, letter);
      listOf(answers, id).push({ question, said, right, points: own?.points ?? 0 });
      if (letter === asked.right) continue;
      const wrong = asked.options.filter((option) => option !== right);
      listOf(missed, id).push({ bankId, question, answer: right, wrong, explanation });
    }
  }
  const ranks = new Map(standings(end.players).map(({ id, rank }) => [id, rank]));
  const seats = end.players
    .filter(({ isBot }) => !isBot)
    .map(({ id, score, right }) => ({
      id,
      score,
      rank: ranks.get(id)!,
      right,
      answered: listOf(answers, id).filter(({ said }) => said !== null).length,
      answers: listOf(answers, id),
      missed: listOf(missed, id),
    }));
  return { rounds: rounds.length, seats };
}
