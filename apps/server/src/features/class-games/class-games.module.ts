import type { Core, Module } from "../../module";
import type { SharedCounter } from "../../limits/shared-counter";
import type { CardReads, HostedGames, QuizBank, ReadName } from "./class-games-needs";
import {
  classGamesRoutes,
  type EnterAsGuest,
  joiningRoutes,
  quizSetsRoutes,
} from "./class-games.routes";
import { createClassGamesService } from "./class-games.service";
import { createJoiningService } from "./joining/joining.service";
import { createWrongCodes } from "./joining/wrong-codes";
import { createQuizSetsService } from "./quiz-sets/quiz-sets.service";

interface Needs {
  hosted: HostedGames;
  bank: QuizBank;
  chance: () => number;
  sharedCounter: SharedCounter;
  isFitForAll: (text: string) => boolean;
  findCard: CardReads;
  readName: ReadName;
  enterAsGuest: EnterAsGuest;
  /** Keeps that somebody of the staff looked at the children among these accounts. */
  keepLook: (
    actor: { id: string },
    accountIds: readonly string[],
    by: "GET /api/class-games/{gameId}",
  ) => Promise<void>;
}

/** What teachers make for their classes: questions of their own, and games that are joined by a code. */
export function classGamesModule(core: Core, needs: Needs): Module {
  const { db, clock, jobs } = core;
  const { hosted, enterAsGuest, sharedCounter, keepLook, findCard, readName } = needs;
  const sets = createQuizSetsService({ db, clock, ...needs });
  const games = createClassGamesService({ db, clock, sets, ...needs });
  const joining = createJoiningService({
    db,
    clock,
    hosted,
    findCard,
    readName,
    wrongCodes: createWrongCodes(sharedCounter),
    keepLook: (teacher, ids) => keepLook(teacher, ids, "GET /api/class-games/{gameId}"),
  });
  jobs.handle("end-class-games", () => games.endOld());
  return {
    routes(app) {
      quizSetsRoutes(app, sets);
      classGamesRoutes(app, games);
      joiningRoutes(app, joining, enterAsGuest);
    },
    exports: {},
  };
}
