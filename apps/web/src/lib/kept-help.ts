import { helpOf } from "./api-client";
import { createStore } from "./store";
import { useStore } from "./use-store";

/** Where the tab keeps it: until it is closed, also over a reload. What leaves the tab to others takes it away. */
const keyOf = (userId: string | null) => `saywell.help.${userId ?? "visitor"}`;

/** By its key; only where storage is blocked does more than a look at what changed depend on it. */
const shown = createStore<Readonly<Record<string, string | null>>>({});

function read(userId: string | null): string | null {
  const known = shown.getState()[keyOf(userId)] ?? null;
  try {
    return sessionStorage.getItem(keyOf(userId));
  } catch {
    return known;
  }
}

/** Keeps where help is for somebody who wrote as if they may be in danger; null where they have closed it. */
export function keepHelp(userId: string | null, text: string | null): void {
  const key = keyOf(userId);
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // It stays until the page is left.
  }
  shown.setState({ [key]: text });
}

/** Keeps it, where a call was refused that held a cry for help. */
export function keepHelpOf(userId: string | null, error: unknown): void {
  const help = helpOf(error);
  if (help !== null) keepHelp(userId, help);
}

/** Where help is, for somebody who has not closed it; a visitor has no id. */
export const useKeptHelp = (userId: string | null): string | null => {
  useStore(shown);
  return read(userId);
};
