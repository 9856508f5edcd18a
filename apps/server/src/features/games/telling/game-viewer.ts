import { quizBots } from "@saywell/quiz";
import { wordBots } from "@saywell/word-board";

/** Who looks at a game, and what they are shown of others. */
export interface GameViewer {
  id: string;
  /** Whose names must not reach them. */
  hidden: ReadonlySet<string>;
}

export const somebody = "Somebody";

/** What programs are called that play along. */
export const botNames: ReadonlyMap<string, string> = new Map(
  [...quizBots, ...wordBots].map(({ id, name }) => [id, name]),
);

/** What a viewer reads for somebody's id. */
export const nameFor =
  ({ hidden }: Pick<GameViewer, "hidden">, names: ReadonlyMap<string, string>) =>
  (id: string): string =>
    botNames.get(id) ?? (hidden.has(id) ? somebody : (names.get(id) ?? somebody));
