import type { WordBoardState } from "@saywell/contract";
import type { ServerMessage } from "@saywell/contract";
import { buildWordGraph, createLexicon, type Lexicon } from "@saywell/word-board";
import type { TestUser } from "../../../testing/build-test-app";
import type { Line } from "../../../testing/dial";
import type { RoomTraits } from "../../../testing/factories";
import { openGames, playerNames } from "./open-games";

type Update = Omit<Extract<ServerMessage, { type: "GAME_UPDATE" }>, "state"> & {
  state?: WordBoardState;
};

/** A seat at a word board: what a client does and hears. */
export interface BoardPlayer {
  user: TestUser;
  line: Line;
  /** Everything that was ever said to it, as it went over the wire. */
  frames: string[];
  act(action: string, data?: object): void;
  /** Lays letters in a line from a cell on. */
  lay(letters: string, at: { row: number; col: number; isDown?: boolean }, more?: object): void;
  hears(action: Update["action"]): Promise<Update>;
  refused(): Promise<string>;
  /** Settles when what it knows is so. */
  sees(isSo: (state: WordBoardState) => boolean): Promise<WordBoardState>;
  state(): WordBoardState;
  /** The letters of its rack. */
  rack(): string;
}

/** All combinations of letters of two, three and four letters would be too many: these words suffice. */
const testWords = `
  aa ab act ae ai at ate axe be bed bee cat cats do dog eat eel en es fa go he hi ho id if in is it ka la
  li lo ma me mi mu na ne no nu od of oh on op or os ox pa pe pi re sat set sit so tab tea ten ti tin to
  toe un up us wo xi ya ye yo za`
  .trim()
  .split(/\s+/)
  .toSorted();

/** A few words, so that tests know them all. */
export function testLexicon(words: readonly string[] = testWords): Lexicon {
  return createLexicon({
    words,
    levels: new Uint8Array(words.length).fill(1),
    bands: new Uint8Array(words.length).fill(1),
    graph: buildWordGraph(words),
  });
}

/** Every word of two letters is one: whoever has a turn can always play. */
export const anyPair: readonly string[] = Array.from("abcdefghijklmnopqrstuvwxyz", (first) =>
  Array.from("abcdefghijklmnopqrstuvwxyz", (second) => first + second),
).flat();

export async function openBoards(options: Parameters<typeof openGames>[0] = {}) {
  const lexicon = testLexicon(anyPair);
  const games = await openGames({ lexiconOf: () => lexicon, ...options });

  async function enter(
    user: TestUser,
    roomId: string,
    gameId: string,
    port = games.port,
  ): Promise<BoardPlayer> {
    const line = await games.lines.join(port, user, roomId);
    const frames: string[] = [];
    let latest: WordBoardState | undefined;
    const note = (message: ServerMessage): void => {
      frames.push(JSON.stringify(message));
      if (message.type !== "GAME_UPDATE" || message.state?.kind !== "WORD_BOARD") return;
      if (latest === undefined || message.state.version >= latest.version) latest = message.state;
    };
    for (const message of line.inbox) note(message);
    line.socket.on("message", (data) =>
      note(JSON.parse((data as Buffer).toString()) as ServerMessage),
    );
    const player: BoardPlayer = {
      user,
      line,
      frames,
      act: (action, data) =>
        line.send({ type: "GAME_ACTION", gameId, action, ...(data && { data }) }),
      lay(letters, { row, col, isDown = false }, more = {}) {
        const placedTiles = Array.from(letters, (letter, place) => ({
          row: row + (isDown ? place : 0),
          col: col + (isDown ? 0 : place),
          letter,
        }));
        const claim = { word: letters, score: 9999, turnScore: 9999 };
        player.act("SUBMIT_TURN", { ...claim, placedTiles, ...more });
      },
      async hears(action) {
        for (;;) {
          const update = (await line.until("GAME_UPDATE")) as Update;
          if (update.action === action) return update;
        }
      },
      refused: async () => (await line.until("ERROR")).message,
      async sees(isSo) {
        for (;;) {
          if (latest !== undefined && isSo(latest)) return latest;
          await line.until("GAME_UPDATE");
        }
      },
      state: () => latest!,
      rack: () => latest!.mine.rack.map(({ letter }) => letter).join(""),
    };
    return player;
  }

  return {
    ...games,
    enterBoard: enter,
    /** People in a room with a word board in it. */
    async seatAtBoard(count: number, traits: RoomTraits = {}) {
      const users: TestUser[] = [];
      for (let index = 0; index < count; index++) {
        users.push(await games.app.signIn({ name: playerNames[index]!, ageBand: "ADULT" }));
      }
      const memberIds = users.map(({ id }) => id);
      const roomId = await games.makeGameRoom({ name: "Scrabble", memberIds, ...traits });
      const { body } = await games.openGame(users[0]!, roomId);
      const players: BoardPlayer[] = [];
      for (const user of users) {
        const player = await enter(user, roomId, body.id);
        players.push(player);
        await player.hears("GAME_STATE");
      }
      return { roomId, gameId: body.id, players };
    },
  };
}
