import type { CefrLevel } from "@saywell/contract";
import type { WordBoardPreset } from "@saywell/contract/constants";
import type { Lexicon } from "@saywell/word-board";
import { limitSizeOf } from "../../config";
import type { After } from "../../adapters/after";
import type { Db, Tx } from "../../db/database";
import type { SharedCounter } from "../../limits/shared-counter";
import type { Live } from "../../live/live";
import type { Core, Module } from "../../module";
import { createPayPlayers } from "./ending/pay-players";
import type { PayGame, PlayedRooms, PlayerCards, QuizBank, RecordMissed } from "./games-needs";
import { createAnalysisService } from "./board/analysis.service";
import { createWaitingTurns } from "./board/waiting-turns";
import { formerIdsOf, readNames } from "./former-guests.store";
import { gameLimits } from "./game-limits";
import { createGamesLive } from "./games.live";
import { gamesRoutes, replayRoutes, wordBoardRoutes } from "./games.routes";
import { createGamesService } from "./games.service";
import { gamesIn } from "./games.store";
import { createHostedGames } from "./hosted/hosted-games";
import { barredFrom, namesIn } from "./hosted/hosted.store";
import type { GameKinds } from "./kinds/game-kind";
import { quizKind } from "./kinds/quiz-kind";
import { wordBoardKind } from "./kinds/word-board-kind";
import { createAskedQuestions } from "./play/asked-questions";
import { createDrawQuestions, lowestOf } from "./play/draw-questions";
import { createGamePresence, type GamePresence } from "./play/game-presence";
import { findPlayers } from "./play/players.store";
import { createPlaying } from "./play/playing";
import { startSweep } from "./play/sweep";
import { createReplayService } from "./replay/replay.service";
import { channelOf, createGameChannels, type GameChannels } from "./telling/game-channels";
import { createPlayerNames } from "./telling/player-names";

interface Needs {
  live: Live;
  sharedCounter: SharedCounter;
  after: After;
  chance: () => number;
  bank: QuizBank;
  /** The words of each way to play the word board. */
  lexiconOf: (preset: WordBoardPreset) => Lexicon;
  cards: PlayerCards;
  /** Holds back others who would change an account; undefined where there is none any more. */
  lockAccount: (tx: Tx, accountId: string) => Promise<unknown>;
  rooms: PlayedRooms;
  hiddenForAll: (db: Db, accountIds: readonly string[]) => Promise<readonly (readonly string[])[]>;
  payGame: PayGame;
  recordMissed: RecordMissed;
}

/** Games beside the chat of rooms: the server plays them, on channels of their own. */
export function gamesModule(core: Core, needs: Needs) {
  const { db, clock, log, events, jobs } = core;
  const { live, after, chance, bank, cards, rooms } = needs;
  const calledIn = (gameId: string, people: readonly string[]) =>
    readNames(db, people, async (ids) => {
      const [found, called] = await Promise.all([
        findPlayers(db, cards, ids),
        namesIn(db, gameId, ids),
      ]);
      return found.map(({ id, name }) => ({ id, name: called.get(id) ?? name }));
    });
  const names = createPlayerNames(calledIn);
  const asked = createAskedQuestions({ db, cards, clock, log });
  const waitingTurns = createWaitingTurns({
    db,
    rooms,
    toAccounts: live.toAccounts,
    giveUpSeat: (roomId, accountId) => presence.shutOut(roomId, accountId),
    log,
  });
  const kinds: GameKinds = { QUIZ: quizKind, WORD_BOARD: wordBoardKind(needs.lexiconOf) };
  const playing = createPlaying({
    db,
    kinds,
    clock,
    after,
    chance,
    jobs,
    async tell(news) {
      for (const { told, state } of news.segments) asked.note(told, state);
      await channels.tell(news);
      await waitingTurns.note(news);
    },
    isWatched: (game) => channels.isWatched(channelOf(game)),
    absentFrom: (game) => presence.absentFrom(game),
    forgot: names.forget,
    log,
  });
  const channels: GameChannels = createGameChannels({
    live,
    db,
    clock,
    after,
    names,
    known: playing.known,
    changedElsewhere: ({ gameId, state, matchId }) =>
      playing.changedElsewhere(gameId, state, matchId),
    log,
  });
  const presence: GamePresence = createGamePresence({
    live,
    rooms: rooms.connections,
    channels,
    playing,
    names,
    gamesIn: (roomIds) => gamesIn(db, roomIds),
    hiddenForAll: (ids) => needs.hiddenForAll(db, ids),
    formerIdsOf: (ids) => formerIdsOf(db, ids),
    barredFrom: (gameId, ids) => barredFrom(db, gameId, ids),
    log,
  });
  const hosted = createHostedGames({ db, clock, playing, presence, channels });
  const draw = createDrawQuestions({ db, cards, bank, chance });
  const levelOf = async (ids: readonly string[]): Promise<CefrLevel> =>
    lowestOf((await findPlayers(db, cards, ids)).map(({ level }) => level));
  const games = createGamesService({
    db,
    clock,
    rooms,
    playing,
    presence,
    channels,
    bank,
    chance,
    levelOf,
    seenSettled: asked.settled,
    async draw(wish) {
      await asked.settled();
      return await draw(wish);
    },
  });
  const replays = createReplayService({
    db,
    clock,
    namesIn: calledIn,
    hiddenFor: async (id) => (await needs.hiddenForAll(db, [id]))[0] ?? [],
  });
  const analysis = createAnalysisService({
    db,
    lexiconOf: needs.lexiconOf,
    levelOf: (id) => levelOf([id]),
  });
  const { lockAccount, payGame, recordMissed } = needs;
  const { toAccounts } = live;
  const payPlayers = createPayPlayers({
    db,
    lockAccount,
    payGame,
    recordMissed,
    toAccounts,
    isWord: (preset, word) => needs.lexiconOf(preset).has(word),
  });
  jobs.handle("pay-game", ({ matchId }) => payPlayers(matchId));

  events.subscribe("room-left", ({ roomId, ...left }) => presence.leftRoom(roomId, left));
  events.subscribe("room-shut", ({ roomId, accountId }) => waitingTurns.shut(roomId, accountId));
  events.subscribe("guest-joined-account", ({ guestId, accountId }) =>
    presence.became(guestId, accountId),
  );
  events.subscribe("blocks-changed", ({ accountIds }) => presence.hiddenChanged(accountIds));
  events.subscribe("account-renamed", ({ accountId }) => presence.renamed(accountId));
  events.subscribe("account-erased", ({ accountId }) => presence.renamed(accountId));
  live.onRecheck(presence.recheck);
  const stopSweep = startSweep({ db, clock, after, tick: playing.tick, log });
  live.beforeHangUp(async () => {
    presence.stop();
    await stopSweep();
    await playing.stop();
    await asked.settled();
  });
  live.afterHangUp(presence.close);

  return {
    routes(app) {
      gamesRoutes(app, games);
      replayRoutes(app, replays);
      wordBoardRoutes(app, { analysis, waitingTurns });
    },
    live: createGamesLive({
      games,
      hosted,
      presence,
      limits: gameLimits[limitSizeOf(core.config)],
      sharedCounter: needs.sharedCounter,
      clock,
      log,
    }),
    exports: { hosted },
  } satisfies Module;
}
