import { quizBots, quizRules, quizTeams } from "./quiz-facts";
import type { QuizPlayer, QuizState } from "./state";

type Seat = Pick<QuizPlayer, "id" | "isBot" | "team">;

/** Seats of a game against bots alone: two of them make it a game. */
const leastAgainstBots = 3;
const leastOfTeams = 4;

/**
 * Who plays the game that starts now: who started it, then who is here and had no seat in the last
 * game, then the others in the order in which they came, as far as seats go, and bots where people are too few or teams would be uneven. Nobody
 * whose line is cut is seated before who is here.
 */
export function seatPlayers(
  { people, players, setting }: Pick<QuizState, "people" | "players" | "setting">,
  { starter, isTeam }: { starter: string; isTeam: boolean },
): Seat[] {
  const played = new Set(people.length > setting.mostPlayers ? players.map(({ id }) => id) : []);
  const here = people
    .filter(({ isAway }) => !isAway)
    .map(({ id }) => id)
    .toSorted((a, b) => Number(played.has(a)) - Number(played.has(b)));
  const away = people.filter(({ isAway }) => isAway).map(({ id }) => id);
  const first = here.includes(starter) ? [starter] : [];
  const seated = [...new Set([...first, ...here, ...away])].slice(0, setting.mostPlayers);
  const bots = setting.hasBots ? botsFor(seated.length, isTeam) : 0;
  const all = [
    ...seated.map((id) => ({ id, isBot: false })),
    ...quizBots.slice(0, bots).map(({ id }) => ({ id, isBot: true })),
  ];
  return all.map((seat, place) => ({
    ...seat,
    team: isTeam ? quizTeams[place % quizTeams.length]! : null,
  }));
}

function botsFor(people: number, isTeam: boolean): number {
  if (people === 0) return 0;
  if (isTeam) return Math.max(leastOfTeams - people, people % 2);
  return people >= quizRules.leastSeats ? 0 : leastAgainstBots - people;
}
