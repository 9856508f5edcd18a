import type { CefrLevel, WordBoardAnalysis } from "@saywell/contract";
import type { WordBoardPreset } from "@saywell/contract/constants";
import { setImmediate } from "node:timers/promises";
import {
  type AnalysedTurn,
  analyseGame,
  type Lexicon,
  newWordBoard,
  type ShownPlay,
  replayWordBoard,
  type Turn,
} from "@saywell/word-board";
import type { Db } from "../../../db/database";
import { asUuid } from "../../../db/uuid";
import { ok, refuse, type Result } from "../../../refusal";
import { findMatch } from "../ending/results.store";

interface Deps {
  db: Db;
  lexiconOf: (preset: WordBoardPreset) => Lexicon;
  /** The level of somebody's English, or the lowest usual one. */
  levelOf: (accountId: string) => Promise<CefrLevel>;
}

const noGame = refuse("not-found", "There is no such game.");

export type AnalysisService = ReturnType<typeof createAnalysisService>;

/** What somebody's turns in a word board could have been, once it is over. */
export function createAnalysisService({ db, lexiconOf, levelOf }: Deps) {
  return {
    async analyse({ id }: { id: string }, matchId: string): Promise<Result<WordBoardAnalysis>> {
      const found = asUuid(matchId);
      const match = found === null ? undefined : await findMatch(db, found);
      if (match?.kind !== "WORD_BOARD") return noGame;
      const end = replayWordBoard(newWordBoard(match.setting), match.events);
      if (!end.players.some((player) => player.id === id)) return noGame;
      const level = await levelOf(id);
      // As it was played: who starts a game may choose another way.
      const lexicon = lexiconOf(end.setting.preset);
      const turns: AnalysedTurn[] = [];
      for (const turn of analyseGame(match, id, { lexicon, level })) {
        turns.push(turn);
        await setImmediate();
      }
      const words = new Set(end.turns.flatMap(wordsOf));
      return ok({
        level,
        turns: turns.map(({ turn, rack, taken, analysis }) => ({
          turn,
          rack,
          kind: kindOf(taken),
          word: taken.kind === "played" ? taken.words[0]!.word : null,
          score: taken.score,
          best: shown(analysis.mostPoints),
          bestOfLevel: shown(analysis.bestKnown),
        })),
        // What nobody challenged may be none.
        words: [...words]
          .filter(lexicon.has)
          .map((word) => ({ word, level: lexicon.levelOf(word) })),
      });
    },
  };
}

const wordsOf = (turn: Turn): string[] =>
  turn.kind === "played" && turn.isWithdrawn !== true ? turn.words.map(({ word }) => word) : [];

const kindOf = (turn: Turn) =>
  turn.kind === "played"
    ? turn.isWithdrawn === true
      ? "WITHDRAWN"
      : "PLAYED"
    : turn.kind === "exchanged"
      ? "EXCHANGED"
      : "PASSED";

const shown = (play: ShownPlay | null) =>
  play && {
    word: play.word,
    score: play.score,
    placedTiles: play.placed.map(({ row, col, letter, isBlank }) => ({
      row,
      col,
      letter,
      isBlank,
    })),
  };
