import { createStore } from "../../../lib/store";
import { useStore } from "../../../lib/use-store";

const key = "saywell.word-board-known";

/** Counts what was kept, so that a hint which is shown goes. */
const changes = createStore({ count: 0 });

function isKnown(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Whether somebody on this device has played a word, or did not want to be told how. */
export const useIsBoardKnown = (): boolean => {
  const { count } = useStore(changes);
  return count > 0 || isKnown();
};

export function keepBoardKnown(): void {
  try {
    localStorage.setItem(key, "1");
  } catch {
    // The hints come again with the next page.
  }
  changes.setState({ count: changes.getState().count + 1 });
}

/** For tests: as on a device that is new. */
export const forgetBoardKnown = (): void => changes.setState({ count: 0 });
