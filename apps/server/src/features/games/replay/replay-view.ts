import type { QuizReplay } from "@saywell/contract";
import {
  isToldOfOthers,
  type PlayedGame,
  shownOfMany,
  shownOption,
  teamScores,
} from "@saywell/quiz";

/** Who looks at a game that is over. */
export type ReplayViewer =
  /** Somebody who played in it, or led it. */
  | { kind: "insider"; id: string; nameOf: (id: string) => string }
  /** Whoever has a link. */
  | { kind: "outsider"; botNameOf: (id: string) => string };

/**
 * What of a game that is over may leave the server for one viewer, and nothing else: as much as while
 * it was played. Of a class those who did best are shown, where its leaderboard may be seen, and the
 * one who looks, without the accounts of the others. Who looks by a link is told of people by numbers
 * in the order of their seats: no id and no name of an account.
 */
export function replayView(
  { rounds, end }: PlayedGame,
  { endedAt, showsLeaderboard }: { endedAt: Date; showsLeaderboard: boolean },
  viewer: ReplayViewer,
): QuizReplay {
  const { setting } = end;
  const last = rounds.at(-1)?.standings ?? [];
  const rankOf = new Map(last.map(({ id, rank }) => [id, rank]));
  const me = viewer.kind === "insider" ? viewer.id : null;
  const players = end.players.filter(({ isRemoved }) => isRemoved !== true);
  const top = new Set(last.slice(0, showsLeaderboard ? shownOfMany : 0).map(({ id }) => id));
  const seesOthers = isToldOfOthers(setting, me);
  const shown = seesOthers ? players : players.filter(({ id }) => top.has(id) || id === me);
  const shownIds = new Set(shown.map(({ id }) => id));
  const people = players.filter(({ isBot }) => !isBot);
  const numbers = new Map(people.map(({ id }, index) => [id, index + 1]));
  const isNamed = viewer.kind === "insider" && seesOthers;
  const idOf = (id: string): string =>
    isNamed || id === me || !numbers.has(id) ? id : `player-${numbers.get(id)}`;
  const nameOf = (id: string): string =>
    viewer.kind === "insider"
      ? viewer.nameOf(id)
      : numbers.has(id)
        ? `Player ${numbers.get(id)}`
        : viewer.botNameOf(id);
  return {
    kind: "QUIZ",
    mode: setting.isTeam ? "TEAM" : "COMPETITIVE",
    endedAt: endedAt.toISOString(),
    isShared: viewer.kind === "outsider",
    playerCount: players.length,
    players: shown
      .map(({ id, isBot, team, score }) => ({
        userId: idOf(id),
        userName: nameOf(id),
        isBot,
        team,
        score,
        rank: rankOf.get(id) ?? players.length,
        isMe: id === me,
      }))
      .toSorted((a, b) => a.rank - b.rank),
    teams: teamScores(end),
    rounds: rounds.map(({ question, given, players: seated }) => {
      const here = seated.filter(({ id }) => shownIds.has(id));
      return {
        question: question.question,
        options: question.options.map((option, place) =>
          shownOption((["A", "B", "C", "D"] as const)[place]!, option),
        ),
        correctAnswer: question.right,
        explanation: question.explanation,
        answers: here.flatMap(({ id }) => {
          if (!seesOthers && id !== me) return [];
          const { letter = null, points = 0, elapsed } = given[id] ?? {};
          return {
            userId: idOf(id),
            answer: letter,
            isCorrect: letter === question.right,
            points,
            seconds: letter === null || elapsed === undefined ? null : Math.max(0, elapsed) / 1000,
          };
        }),
        scores: here.map(({ id, score }) => ({ userId: idOf(id), score })),
      };
    }),
  };
}
