import type { ClientMessage, ServerMessage } from "@saywell/contract";

/** A WebSocket whose other end is the test. */
export class FakeSocket extends EventTarget {
  readyState = 0;
  readonly sent: ClientMessage[] = [];
  /** Sees what is sent, as the server would. */
  onSent: (message: ClientMessage) => void = () => {};

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    this.sent.push(message);
    this.onSent(message);
  }
  /** The client hangs up; nothing more is heard of it. */
  close(): void {
    this.readyState = 3;
  }

  accept(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  say(message: ServerMessage): void {
    this.sayRaw(JSON.stringify(message));
  }
  sayRaw(data: string): void {
    if (this.readyState === 1) this.dispatchEvent(new MessageEvent("message", { data }));
  }
  hangUp(code = 1006): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
  sentTypes(): string[] {
    return this.sent.map(({ type }) => type);
  }
  sentOf<T extends ClientMessage["type"]>(type: T): Extract<ClientMessage, { type: T }>[] {
    return this.sent.filter((each) => each.type === type) as Extract<ClientMessage, { type: T }>[];
  }
}

/** A message of a room; say what matters. */
export const makeMessage = (
  seq: number,
  parts: Partial<Extract<ServerMessage, { type: "NEW_MESSAGE" }>["message"]> = {},
) => ({
  id: `message-${seq}`,
  userId: "anna",
  userName: "Anna Berg",
  content: `Message ${seq}`,
  createdAt: "2026-03-02T09:05:00.000Z",
  isModerated: 0 as const,
  seq,
  isBot: false,
  ...parts,
});
