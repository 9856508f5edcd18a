import { useQueryClient } from "@tanstack/react-query";
import { useLiveMessages } from "./live";

/** Milliseconds in which a list counts as read just now. */
const justRead = 3000;

/** Reads a list again when the live connection is back: what changed while it was away is not told. */
export function useRereadWhenBack(queryKey: readonly unknown[], reread: () => unknown): void {
  const client = useQueryClient();
  useLiveMessages(({ type }) => {
    const readAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? Infinity;
    if (type === "CONNECTED" && Date.now() - readAt > justRead) void reread();
  });
}
