import { useSyncExternalStore } from "react";
import type { Store } from "./store";

type Readable<State> = Pick<Store<State>, "getState" | "subscribe">;

/** What a store holds, or what is picked from it: the same object until it changes. */
export function useStore<State>(store: Readable<State>): State;
export function useStore<State, Picked>(
  store: Readable<State>,
  pick: (state: State) => Picked,
): Picked;
export function useStore<State>(
  { getState, subscribe }: Readable<State>,
  pick: (state: State) => unknown = (state) => state,
): unknown {
  const read = () => pick(getState());
  return useSyncExternalStore(subscribe, read, read);
}
