import type { AnyState } from "../kinds/any-game";

export type PlayerNames = ReturnType<typeof createPlayerNames>;

/** What the people of games are called. Games hold ids alone, so that who is erased has no name in them. */
export function createPlayerNames(
  read: (
    gameId: string,
    accountIds: readonly string[],
  ) => Promise<readonly { id: string; name: string }[]>,
) {
  const ofGame = new Map<string, Map<string, string>>();

  function namesOf(gameId: string): Map<string, string> {
    const found = ofGame.get(gameId) ?? new Map<string, string>();
    ofGame.set(gameId, found);
    return found;
  }

  return {
    of: (gameId: string): ReadonlyMap<string, string> => ofGame.get(gameId) ?? new Map(),
    /** Reads the names that are not known yet of a game's people. */
    async learn(gameId: string, state: AnyState): Promise<ReadonlyMap<string, string>> {
      const names = namesOf(gameId);
      const missing = idsOf(state).filter((id) => !names.has(id));
      if (missing.length === 0) return names;
      for (const { id, name } of await read(gameId, missing)) names.set(id, name);
      return names;
    },
    /** Names that came with word of another process. */
    add(gameId: string, heard: Readonly<Record<string, string>>): void {
      const names = namesOf(gameId);
      for (const [id, name] of Object.entries(heard)) names.set(id, name);
    },
    /** Somebody is called otherwise from now on, or is gone. */
    async renamed(accountId: string): Promise<void> {
      for (const [gameId, names] of ofGame) {
        if (!names.has(accountId)) continue;
        const [found] = await read(gameId, [accountId]);
        if (found === undefined) names.delete(accountId);
        else names.set(accountId, found.name);
      }
    },
    forget: (gameId: string): void => void ofGame.delete(gameId),
  };
}

/** The people of a game: who is here, and who has a seat. */
const idsOf = ({ people, players }: AnyState): string[] => [
  ...new Set([
    ...people.map(({ id }) => id),
    ...players.filter(({ isBot }) => !isBot).map(({ id }) => id),
  ]),
];
