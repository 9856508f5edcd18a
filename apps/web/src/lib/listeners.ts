type Listener<Message> = (message: Message) => void;

/** Those who hear what comes. One that fails at a message takes it from nobody else. */
export function createListeners<Message>() {
  const listeners = new Set<Listener<Message>>();
  return {
    /** Hears each message until the function that comes back is called. */
    listen(listener: Listener<Message>): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Returns what failed: to be thrown once the message has counted. */
    tell(message: Message): unknown[] {
      const failures: unknown[] = [];
      for (const listener of listeners) {
        try {
          listener(message);
        } catch (error) {
          failures.push(error);
        }
      }
      return failures;
    },
  };
}
