const channelName = "saywell.logged-out";
/** This tab hears itself too. */
const self = Math.random();

/** Old browsers have none: other tabs then keep what they show. */
const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(channelName);

/** Tells the other tabs of this browser that nobody is logged in any more. */
export function tellOtherTabs(): void {
  const channel = open();
  channel?.postMessage(self);
  channel?.close();
}

/** Hears when another tab logs out, until the function that comes back is called. */
export function onLoggedOutElsewhere(listener: () => void): () => void {
  const channel = open();
  channel?.addEventListener("message", ({ data }) => {
    if (data !== self) listener();
  });
  return () => channel?.close();
}
