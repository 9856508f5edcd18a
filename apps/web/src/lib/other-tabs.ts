const channelName = "saywell.session";
/** This tab hears itself too. */
const self = Math.random();

/** What tabs of one browser tell each other. */
type Word =
  /** Somebody has logged out: nobody stays. */
  | "logged-out"
  /** Somebody's session is over, or they are back: who is here has to be found out. */
  | "look-again"
  /** Somebody has changed what their pages show of them. */
  | "account-changed";

/** Old browsers have none: other tabs then keep what they show. */
const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(channelName);

export function tellOtherTabs(word: Word): void {
  const channel = open();
  channel?.postMessage({ from: self, word });
  channel?.close();
}

/** Hears when another tab says this, until the function that comes back is called. */
export function onOtherTabs(awaited: Word, listener: () => void): () => void {
  const channel = open();
  channel?.addEventListener("message", ({ data: { from, word } }) => {
    if (from !== self && word === awaited) listener();
  });
  return () => channel?.close();
}
