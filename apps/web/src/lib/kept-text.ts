import { useState } from "react";

const kept = new Map<string, string>();

/** Something that somebody has not finished writing: it waits while the page stays loaded. */
export const keepText = (key: string, text: string): void =>
  void (text === "" ? kept.delete(key) : kept.set(key, text));

/** As `useState`, but the text is there again for who comes back. The key says whose it is. */
export function useKeptText(key: string) {
  const [text, setText] = useState(() => kept.get(key) ?? "");
  const change = (next: string | ((before: string) => string)): void =>
    setText((before) => {
      const changed = typeof next === "string" ? next : next(before);
      keepText(key, changed);
      return changed;
    });
  return [text, change] as const;
}

export const forgetKeptTexts = (): void => kept.clear();
