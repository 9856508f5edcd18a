import { randomUUID } from "node:crypto";
import type { Bus } from "./bus";
import type { RedisLink } from "./redis-link";

/** The bus over Redis or Valkey, by publish and subscribe. */
export function createRedisBus({ commands, listener, isUp, onRestored, prefix }: RedisLink): Bus {
  /** Marks what this process said itself, which Redis brings back to it too. */
  const self = `${randomUUID()} `;
  const handlers = new Map<string, Set<(payload: string) => void>>();
  const channelOf = (topic: string): string => `${prefix}:bus:${topic}`;
  const quietly = (promise: Promise<unknown>): void => void promise.catch(() => {});

  listener.on("message", (channel: string, text: string) => {
    if (text.startsWith(self)) return;
    const payload = text.slice(self.length);
    for (const handler of handlers.get(channel) ?? []) handler(payload);
  });

  return {
    publish(topic, payload) {
      quietly(commands.publish(channelOf(topic), self + payload));
    },
    listen(topic, handler) {
      const channel = channelOf(topic);
      const known = handlers.get(channel);
      if (known === undefined) {
        handlers.set(channel, new Set([handler]));
        quietly(listener.subscribe(channel));
      } else known.add(handler);
      return () => {
        const left = handlers.get(channel);
        if (!left?.delete(handler) || left.size > 0) return;
        handlers.delete(channel);
        quietly(listener.unsubscribe(channel));
      };
    },
    state: () => (isUp() ? "connected" : "lost"),
    onRestored,
    close: () => Promise.resolve(),
  };
}
