import { expect, test, vi } from "vitest";
import { createStore } from "./store";

test("those who listen hear of each change until they stop, and of nothing that is no change", () => {
  const store = createStore({ name: "Ana", level: 1 });
  const heard = vi.fn();
  const stop = store.subscribe(heard);
  store.setState({ level: 2 });
  expect(store.getState()).toEqual({ name: "Ana", level: 2 });
  store.replaceState(store.getState());
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  store.replaceState({ name: "Leo", level: 1 });
  expect(store.getState()).toEqual({ name: "Leo", level: 1 });
  expect(heard).toHaveBeenCalledTimes(1);
});
