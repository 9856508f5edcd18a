import type { RoomMessage, ServerMessage } from "@saywell/contract";

/** Stored messages of one room, in order: everything shown after one number up to another. */
export interface RoomBatch {
  after: number;
  upTo: number;
  messages: RoomMessage[];
}

/** Where stored messages are read again by whoever missed them. */
export interface RoomHistory {
  /** The number of the latest message of each of these rooms; rooms that are gone are left out. */
  lastSeqs(roomIds: readonly string[]): Promise<Map<string, number>>;
  /** Messages that are shown, oldest first. */
  readAfter(roomId: string, after: number, limit: number): Promise<RoomMessage[]>;
}

export const newMessage = (roomId: string, message: RoomMessage) =>
  ({ type: "NEW_MESSAGE", message, roomId, seq: message.seq }) satisfies ServerMessage;
