import type { ServerMessage } from "@saywell/contract";
import * as ws from "ws";

interface FrameOptions {
  fin: boolean;
  opcode: number;
  mask: boolean;
  readOnly: boolean;
  rsv1: boolean;
}

/** `ws` exports its sender; its types do not say so. */
const { Sender } = ws as unknown as {
  Sender: { frame(data: Buffer, options: FrameOptions): Buffer[] };
};

const textFrame: FrameOptions = { fin: true, opcode: 1, mask: false, readOnly: true, rsv1: false };

/** A message as the bytes that go to every receiver alike: serialised and framed once. */
export const frameOf = (message: ServerMessage): Buffer =>
  Buffer.concat(Sender.frame(Buffer.from(JSON.stringify(message)), textFrame));

export const joinFrames = (frames: readonly Buffer[]): Buffer =>
  frames.length === 1 ? frames[0]! : Buffer.concat(frames);
