import type { Bus } from "../bus/bus";

interface Weather {
  /** From 0 to 1: how likely a word is lost, said twice, or late. */
  loss?: number;
  doubling?: number;
  delay?: number;
  /** Chance, from 0 to 1. */
  random?: () => number;
}

/** A bus that joins several apps of one test, as badly as it is told to. */
export function sharedBus({
  loss = 0,
  doubling = 0,
  delay = 0,
  random = Math.random,
}: Weather = {}) {
  const ends: { receive: (topic: string, payload: string) => void; restored: () => void }[] = [];
  let isCut = false;
  const late = new Set<NodeJS.Timeout>();

  function carry(deliver: () => void): void {
    if (isCut || random() < loss) return;
    if (random() < doubling) carry(deliver);
    const wait = random() < delay ? random() * 100 : 0;
    const timer = setTimeout(() => {
      late.delete(timer);
      deliver();
    }, wait);
    late.add(timer);
  }

  return {
    /** The bus as one more process has it. */
    join(): Bus {
      const handlers = new Map<string, Set<(payload: string) => void>>();
      const restorations: (() => void)[] = [];
      const end = {
        receive(topic: string, payload: string) {
          for (const handler of handlers.get(topic) ?? []) handler(payload);
        },
        restored() {
          for (const catchUp of restorations) catchUp();
        },
      };
      ends.push(end);
      return {
        publish(topic, payload) {
          for (const other of ends) if (other !== end) carry(() => other.receive(topic, payload));
        },
        listen(topic, handler) {
          handlers.set(topic, (handlers.get(topic) ?? new Set()).add(handler));
          return () => void handlers.get(topic)?.delete(handler);
        },
        state: () => (isCut ? "lost" : "connected"),
        onRestored: (catchUp) => void restorations.push(catchUp),
        close: () => Promise.resolve(),
      };
    },
    cut(): void {
      isCut = true;
    },
    restore(): void {
      isCut = false;
      for (const { restored } of ends) restored();
    },
    close(): void {
      for (const timer of late) clearTimeout(timer);
    },
  };
}
