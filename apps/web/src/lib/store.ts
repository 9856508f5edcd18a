/** Something that changes, and tells those who listen that it has. */
export interface Store<State> {
  getState: () => State;
  /** Changes parts of the state, and keeps the others. */
  setState: (change: Partial<State>) => void;
  replaceState: (next: State) => void;
  /** Hears of each change until the function that comes back is called. */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  function replaceState(next: State): void {
    if (Object.is(next, state)) return;
    state = next;
    for (const listener of listeners) listener();
  }
  return {
    getState: () => state,
    setState: (change) => replaceState({ ...state, ...change }),
    replaceState,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
