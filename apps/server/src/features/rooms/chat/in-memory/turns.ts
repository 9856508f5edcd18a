interface Turn<Answer> {
  /** Undefined while nobody knows. */
  answers: readonly Answer[] | undefined;
}

/** Answers to many questions at once, each asker's in the order of the questions. */
export function createTurns<Asker extends object, Answer>(
  send: (asker: Asker, answer: Answer) => void,
) {
  const waiting = new WeakMap<Asker, Turn<Answer>[]>();

  return {
    /** Takes a turn; answers how to say what it came to, which is sent once those before it are. */
    take(asker: Asker): (answers: readonly Answer[]) => void {
      const turns = waiting.get(asker) ?? [];
      waiting.set(asker, turns);
      const turn: Turn<Answer> = { answers: undefined };
      turns.push(turn);
      return (answers) => {
        turn.answers = answers;
        while (turns[0]?.answers !== undefined) {
          for (const answer of turns.shift()!.answers!) send(asker, answer);
        }
      };
    },
  };
}
