import type { JoinedGame, Role } from "@saywell/contract";
import { inOneLine, isNameOfStaff, withoutUnseen } from "@saywell/moderation";
import type { Clock } from "../../../adapters/clock";
import type { Db } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { asUuid } from "../../../db/uuid";
import { commonRefusal, ok, refuse, type Result } from "../../../refusal";
import type { CardReads, HostedGames, ReadName } from "../class-games-needs";
import * as store from "../class-games.store";
import { isAddressOf, keepAddress } from "./game-addresses.store";
import type { Guesser, WrongCodes } from "./wrong-codes";

interface Deps {
  db: Db;
  clock: Clock;
  hosted: Pick<HostedGames, "admit" | "checkSeat" | "isFull" | "nameOf" | "playersOf" | "stateFor">;
  findCard: CardReads;
  readName: ReadName;
  wrongCodes: WrongCodes;
  /** Keeps that the teacher has a new child on the screen. */
  keepLook: (teacher: { id: string }, accountIds: readonly string[]) => Promise<void>;
}

interface Joiner {
  id: string;
  isGuest: boolean;
  needsConsent?: boolean | undefined;
}

const noGame = refuse("not-found", "No game has this code. Look at the screen again.");
const notJoined = refuse("not-found", "Join the game with its code first.");
const ownGame = refuse("conflict", "This is your own game. Open it among your class games.");

const nameOfTeacher = refuse("invalid-input", "This is your teacher's name. Please give your own.");

const tooManyWrong = (retryAfter: number) =>
  refuse(
    "too-many-requests",
    "Too many wrong codes came from here. Please wait a little and try again.",
    { retryAfter },
  );

export type JoiningService = ReturnType<typeof createJoiningService>;

/** How a class comes into its teacher's game: by the code on the screen. */
export function createJoiningService(deps: Deps) {
  const { db, clock, hosted, findCard, readName, wrongCodes, keepLook } = deps;

  /**
   * The open game of a code. Wrong ones are counted, and after too many none is looked at; but where a
   * game is played its own code is on the screen, and nobody's wrong ones keep a class out.
   */
  async function find(code: string, guesser: Guesser): Promise<Result<store.StoredClassGame>> {
    const game = await store.findByCode(db, code);
    if (game !== undefined && (await isAddressOf(db, game.id, guesser.address))) return ok(game);
    const before = await wrongCodes.waitFor(guesser);
    if (before > 0) return tooManyWrong(before);
    // Of many that are tried at once, a right one must not be told by being answered otherwise.
    const wait = await (game === undefined
      ? wrongCodes.count(guesser)
      : wrongCodes.waitFor(guesser));
    if (wait > 0) return tooManyWrong(wait);
    return game === undefined ? noGame : ok(game);
  }

  const teacherOf = async ({ ownerId }: store.StoredClassGame): Promise<string> =>
    (await findCard(db, ownerId))?.shown_name ?? "Your teacher";

  return {
    async look(code: string, guesser: Guesser) {
      const game = await find(code, guesser);
      if (!game.ok) return game;
      const { id: gameId, title } = game.value;
      const [teacherName, isFull] = await Promise.all([
        teacherOf(game.value),
        hosted.isFull(db, gameId),
      ]);
      return ok({ gameId, title, teacherName, isFull });
    },

    /**
     * Takes somebody into the game of a code.
     *
     * @param enter who joins, who may have to be made a guest first: asked for when there is a seat
     */
    async join(
      { code, name, address }: { code: string; name: string; address: string },
      caller: Joiner | null,
      enter: () => Promise<Result<Joiner>>,
    ): Promise<Result<{ gameId: string; userName: string }>> {
      const found = await find(code, { address, accountId: caller?.id ?? null });
      if (!found.ok) return found;
      const { id: gameId, ownerId } = found.value;
      if (caller?.id === ownerId) return ownGame;
      if (caller?.needsConsent === true) {
        return { ok: false, refusal: commonRefusal("consent-needed") };
      }
      const had = caller === null ? undefined : await hosted.nameOf(db, gameId, caller.id);
      if (had !== undefined) return ok({ gameId, userName: had });
      const read = await readName(db, inOneLine(withoutUnseen(name)), "LEARNER");
      if (!read.ok) return read;
      // The demo's teachers are nobody of the school, and are not passed off as in their games either.
      if (isNameOfStaff(read.value, await teacherOf(found.value))) return nameOfTeacher;
      const seat = await hosted.checkSeat(db, { gameId, name: read.value, now: clock.now() });
      if (!seat.ok) return seat;
      const joiner = caller === null ? await enter() : ok(caller);
      if (!joiner.ok) return joiner;
      const { id: accountId, isGuest } = joiner.value;
      const player = { gameId, accountId, name: read.value, now: clock.now() };
      const admitted = await inTransaction(db, (tx) => hosted.admit(tx, player));
      if (!admitted.ok) return admitted;
      await keepAddress(db, gameId, address);
      if (!isGuest) await keepLook({ id: ownerId }, [accountId]);
      return ok({ gameId, userName: admitted.value });
    },

    /** A game that somebody has joined, as they may see it. */
    async read(caller: { id: string; role: Role }, game: string): Promise<Result<JoinedGame>> {
      const id = asUuid(game);
      const found = id === null ? undefined : await store.findGame(db, id);
      if (id === null || found === undefined) return notJoined;
      const userName = await hosted.nameOf(db, id, caller.id);
      if (userName === undefined) return notJoined;
      const state = await hosted.stateFor(caller.id, id);
      if (!state.ok) return state;
      // They are numbers to each other; of the staff it is kept all the same whose names they read.
      const shown = caller.role === "LEARNER" ? [] : await hosted.playersOf(db, id);
      return ok(
        {
          gameId: id,
          title: found.title,
          teacherName: await teacherOf(found),
          userName,
          isOpen: found.code !== null,
          state: state.value,
        },
        shown,
      );
    },
  };
}
