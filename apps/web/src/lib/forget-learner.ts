/** Leaves nothing of a learner behind on this device, except light or dark. */
export function forgetLearner(): void {
  clear(() => localStorage);
  clear(() => sessionStorage);
}

/**
 * Leaves nothing behind in this tab, which may be somebody else's next. Answers to lessons stay on
 * the device until they can be sent.
 */
export const forgetTab = (): void => clear(() => sessionStorage);

function clear(open: () => Storage): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) {
      if (key.startsWith("saywell.")) storage.removeItem(key);
    }
  } catch {
    // Where storage is blocked, nothing was left.
  }
}
