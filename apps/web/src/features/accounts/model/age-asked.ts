import { createStore } from "../../../lib/store";
import { useStore } from "../../../lib/use-store";

const keyOf = (userId: string): string => `saywell.age-asked.${userId}`;

/** Counts what was kept, so that an open question goes. */
const changes = createStore({ count: 0 });

function isAgeAsked(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    // Where nothing can be kept, nobody is asked again and again.
    return true;
  }
}

/** Whether somebody was asked for their age on this device, and did not want to say it. */
export const useAgeAsked = (userId: string): boolean => {
  useStore(changes);
  return isAgeAsked(userId);
};

export function keepAgeAsked(userId: string): void {
  try {
    localStorage.setItem(keyOf(userId), "not now");
  } catch {
    // It counts as asked anyway.
  }
  changes.setState({ count: changes.getState().count + 1 });
}
