import { refuse, ok, type Result } from "../../../refusal";
import type { AnyCommand, AnyEvent, AnyState } from "../kinds/any-game";
import type { AnyKind, At } from "../kinds/game-kind";

/** What several commands come to that are decided one after another. */
export interface Decided {
  state: AnyState;
  events: readonly AnyEvent[];
  /** For each, in their order; with the game as all of them leave it. */
  results: readonly Result<AnyState>[];
  /** Whether one of them was refused, or changed nothing. */
  hasIdle: boolean;
}

/** Decides commands in their order, each on what the one before left. */
export function decideAll(
  kind: AnyKind,
  from: AnyState,
  commands: readonly { command: AnyCommand }[],
  at: At,
): Decided {
  let state = from;
  let hasIdle = false;
  const apply = kind.applier();
  const events: AnyEvent[] = [];
  const decided = commands.map(({ command }): Result<null> => {
    const decision = kind.decide(state, command, at, apply);
    hasIdle ||= !decision.ok || decision.events.length === 0;
    if (!decision.ok) return refuse("conflict", decision.refusal);
    events.push(...decision.events);
    state = decision.state;
    return ok(null);
  });
  const results = decided.map((each) => (each.ok ? ok(state) : each));
  return { state, events, results, hasIdle };
}
