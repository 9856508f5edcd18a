import { randomUUID } from "node:crypto";
import type { Bus } from "./bus";
import type { RedisLink } from "./redis-link";

/** The bus over Redis or Valkey, by publish and subscribe. */
export function createRedisBus({ commands, listener, isUp, onRestored, prefix }: RedisLink): Bus {
  /** Marks what this process said itself, which Redis brings back to it too. */
  const self = `${randomUUID()} `;
  const hearers = new Map<string, Set<(payload: string) => void>>();
  const channelOf = (topic: string): string => `${prefix}:bus:${topic}`;
  const quietly = (promise: Promise<unknown>): void => void promise.catch(() => {});

  listener.on("message", (channel: string, text: string) => {
    if (text.startsWith(self)) return;
    const payload = text.slice(self.length);
    for (const hear of hearers.get(channel) ?? []) hear(payload);
  });

  return {
    publish(topic, payload) {
      quietly(commands.publish(channelOf(topic), self + payload));
    },
    listen(topic, hear) {
      const channel = channelOf(topic);
      const heard = hearers.get(channel);
      if (heard === undefined) {
        hearers.set(channel, new Set([hear]));
        quietly(listener.subscribe(channel));
      } else heard.add(hear);
      return () => {
        const left = hearers.get(channel);
        if (!left?.delete(hear) || left.size > 0) return;
        hearers.delete(channel);
        quietly(listener.unsubscribe(channel));
      };
    },
    state: () => (isUp() ? "connected" : "lost"),
    onRestored,
    close: () => Promise.resolve(),
  };
}
