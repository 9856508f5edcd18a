import type { ServerMessage } from "@saywell/contract";
import type { Connection } from "../live/connection";

/** A live connection without a socket, which writes down what it is sent. */
export function listeningConnection(accountId: string) {
  const heard: ServerMessage[] = [];
  const connection = {
    caller: { id: accountId, name: accountId },
    session: `session of ${accountId}`,
    isOpen: () => true,
    isBehind: () => false,
    drained: () => Promise.resolve(),
    send: (message: ServerMessage) => heard.push(message),
    write(frames: Buffer) {
      for (const text of textsIn(frames)) heard.push(JSON.parse(text) as ServerMessage);
    },
  } as unknown as Connection;
  return { connection, heard, types: () => heard.map(({ type }) => type) };
}

/** The texts in whole frames of less than 64 kB, as a server writes them. */
function textsIn(frames: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < frames.length;) {
    const short = frames[at + 1]!;
    const [size, begin] = short < 126 ? [short, at + 2] : [frames.readUInt16BE(at + 2), at + 4];
    texts.push(frames.subarray(begin, begin + size).toString());
    at = begin + size;
  }
  return texts;
}
