import { onOtherTabs, tellOtherTabs } from "./other-tabs";

/** Leaves nothing of a learner behind on this device, except light or dark. */
export function forgetLearner(): void {
  clear(() => localStorage);
  forgetTab();
}

/**
 * Leaves nothing behind in this tab, which may be somebody else's next, nor in the others of this
 * browser. Answers to lessons stay on the device until they can be sent.
 */
export function forgetTab(): void {
  clearTab();
  tellOtherTabs("logged-out");
}

/** Leaves nothing of the person behind who was in this tab. */
export const clearTab = (): void => clear(() => sessionStorage);

/** Leaves, with nothing behind, when another tab logs out: this one would go on showing a person. */
export const leaveWithOtherTabs = (leave: () => void): (() => void) =>
  onOtherTabs("logged-out", () => {
    clearTab();
    leave();
  });

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
