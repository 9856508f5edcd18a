import { z } from "zod";
import {
  answerMaxLength,
  challengeRules,
  gameModes,
  gamePhases,
  gameUpdateActions,
  mostRackTiles,
  nameMaxLength,
  roomTypes,
  wordBoardClocks,
  wordBoardPresets,
  wordBoards,
  wordBotIds,
} from "./constants";
import { askedQuestion, gameState } from "./calls/games";
import { count, id, instant, token, plainText } from "./fields";
import { roomMessage } from "./calls/rooms";

/** Messages on `/ws`: JSON objects with `type` and the payload's keys beside it. */

/** The message says where help is: its author, or somebody they know, may be in danger. */
const isHelp = z.literal(true).optional();
const userNamed = { userId: id, userName: plainText(nameMaxLength) };
const gameAction = { type: z.literal("GAME_ACTION"), gameId: id };
/**
 * What of a word board is before the sender's eyes: the number of the match, and how many turns were
 * taken in it. What is meant for one turn is done in no other; left out, it is done now.
 */
const seenTurn = { match: count.optional(), turns: count.optional() };

export const gameActionMessage = z.discriminatedUnion("action", [
  /**
   * The teacher of a class game shows the answer, or asks the next question. What the teacher has on
   * the screen goes with it, so that a step which is sent twice is taken once. Left out, it is taken for
   * the step that the server was at when the message came.
   */
  z.object({
    ...gameAction,
    action: z.literal("GO_ON"),
    data: z.object({ match: count, round: count, phase: z.enum(gamePhases) }).optional(),
  }),
  z.object({
    ...gameAction,
    action: z.literal("SHOW_LEADERBOARD"),
    data: z.object({ isShown: z.boolean() }),
  }),
  /** The teacher takes somebody out of a class game. */
  z.object({ ...gameAction, action: z.literal("REMOVE_PLAYER"), data: z.object({ playerId: id }) }),
  z.object({
    ...gameAction,
    action: z.literal("START_GAME"),
    /**
     * Without a mode the game is played as the one before, or as it was opened; so is a word board with
     * what of its rules is left out. With the number of the last match it starts the next one, and none
     * after that.
     */
    data: z
      .object({
        mode: z.enum(gameModes).optional(),
        match: count.optional(),
        preset: z.enum(wordBoardPresets).optional(),
        board: z.enum(wordBoards).optional(),
        challenge: z.enum(challengeRules).optional(),
        clock: z.enum(wordBoardClocks).optional(),
        /** Which bot plays with somebody who is alone; null for one of their level. */
        bot: z.enum(wordBotIds).nullable().optional(),
      })
      .optional(),
  }),
  z.object({
    ...gameAction,
    action: z.literal("SUBMIT_ANSWER"),
    data: z.object({
      questionId: id,
      /** A letter, or an option as it was shown; empty where the time ran out. */
      answer: plainText(answerMaxLength),
      /** What a client claims. The server has its own clock, and its own points. */
      timeToAnswer: z.number().optional(),
      score: z.number().optional(),
    }),
  }),
  z.object({
    ...gameAction,
    action: z.literal("END_GAME"),
    /** With the number of a match it ends no other. */
    data: z.object({ results: z.unknown().optional(), match: count.optional() }).optional(),
  }),
  z.object({
    ...gameAction,
    action: z.literal("SUBMIT_TURN"),
    data: z.object({
      /** What a client claims. The server reads the board, and counts itself. */
      word: plainText(20).optional(),
      score: z.number().optional(),
      turnScore: z.number().optional(),
      placedTiles: z
        .array(
          z.object({
            /** From 0 at the top left. */
            row: z.int(),
            col: z.int(),
            letter: plainText(1),
            /** The letter is that for which a blank stands. */
            isBlank: z.boolean().optional(),
          }),
        )
        .max(20),
      ...seenTurn,
    }),
  }),
  /** Lets one's turn pass; where the last tiles are laid, agrees to them. */
  z.object({ ...gameAction, action: z.literal("PASS_TURN"), data: z.object(seenTurn).optional() }),
  z.object({
    ...gameAction,
    action: z.literal("EXCHANGE_TILES"),
    /** The letters of the tiles that are given back, `?` for a blank. */
    data: z.object({ tiles: plainText(mostRackTiles), ...seenTurn }),
  }),
  /** Doubts the last play, where the rules of the game allow it. */
  z.object({
    ...gameAction,
    action: z.literal("CHALLENGE_PLAY"),
    data: z.object(seenTurn).optional(),
  }),
]);

/** A name that a client gives to what it sends, so that a repeated send is known as such. */
const clientId = token(64);
const seq = z.int().min(0);
const roomId = id;

/**
 * What a client may send. What is optional here is ours: a client that does
 * not know it chats all the same.
 */
export const clientMessage = z.union([
  z.discriminatedUnion("type", [
    z.object({ type: z.literal("CONNECT_USER"), ...userNamed }),
    z.object({ type: z.literal("DISCONNECT_USER") }),
    z.object({
      type: z.literal("JOIN_ROOM"),
      roomId,
      ...userNamed,
      /** Resume: send what came after this number first. */
      afterSeq: seq.optional(),
    }),
    z.object({ type: z.literal("LEAVE_ROOM") }),
    /** Into a class game that the client has joined by its code, or made. */
    z.object({ type: z.literal("JOIN_GAME"), gameId: id }),
    /** Out of it for good; who only closes the page is on the way back. */
    z.object({ type: z.literal("LEAVE_GAME") }),
    z.object({
      type: z.literal("SEND_MESSAGE"),
      /** What cannot be stored is refused with a sentence, as all that may not be said is. */
      content: z.string(),
      /** The same one sent again is acknowledged again and stored once. */
      clientId: clientId.optional(),
    }),
    z.object({ type: z.literal("TYPING") }),
    z.object({ type: z.literal("READ_UP_TO"), seq }),
    z.object({ type: z.literal("PING") }),
  ]),
  gameActionMessage,
]);
export type ClientMessage = z.output<typeof clientMessage>;

const named = { userId: id.optional(), userName: z.string() };

/** What the server may send. */
export const serverMessage = z.discriminatedUnion("type", [
  z.object({ type: z.literal("CONNECTED"), onlineFriends: z.array(id) }),
  z.object({
    type: z.literal("FRIEND_STATUS_CHANGE"),
    userId: id,
    isOnline: z.boolean(),
    lastSeenAt: instant.optional(),
  }),
  /** The friends list or its requests changed: read them again. */
  z.object({ type: z.literal("FRIENDS_CHANGED") }),
  /** There is something new, or something gone, in the messages of a class: read them again. */
  z.object({ type: z.literal("CLASS_MESSAGES_CHANGED"), classId: id }),
  /** Somebody may be in danger: there is a report that waits for this teacher or admin. */
  z.object({ type: z.literal("SAFEGUARDING_ALERT") }),
  z.object({ type: z.literal("NEW_MESSAGE"), message: roomMessage, roomId, seq }),
  /** The message of this client id is stored, under this number. */
  z.object({ type: z.literal("MESSAGE_STORED"), clientId, id, seq }),
  z.object({
    type: z.literal("MESSAGE_BLOCKED"),
    message: z.string(),
    isHelp,
    clientId: clientId.optional(),
  }),
  z.object({
    type: z.literal("MESSAGE_WARNING"),
    message: z.string(),
    isHelp,
    clientId: clientId.optional(),
  }),
  /** A message was taken down. */
  z.object({ type: z.literal("MESSAGE_HIDDEN"), roomId, id, seq }),
  /** It is shown again: the room's messages have it. */
  z.object({ type: z.literal("MESSAGE_RESTORED"), roomId, id, seq }),
  /**
   * The answer to JOIN_ROOM: everything up to `seq` has been sent or was there
   * before `afterSeq`; who is in the room now.
   */
  z.object({
    type: z.literal("ROOM_JOINED"),
    roomId,
    seq,
    present: z.array(
      z.object({
        userId: id,
        userName: z.string(),
        /** The room's labelled practice partner, who is always here. */
        isBot: z.boolean().optional(),
      }),
    ),
  }),
  /** The room is closed to this client: removed, banned, or the room is gone. */
  z.object({ type: z.literal("ROOM_CLOSED"), roomId, message: z.string() }),
  /** I have no place in a room any more: I left it, or was away from an open one for too long. */
  z.object({ type: z.literal("ROOM_LEFT"), roomId }),
  /** Somebody invited me to a room. */
  z.object({
    type: z.literal("ROOM_INVITED"),
    roomId,
    roomName: z.string(),
    roomType: z.enum(roomTypes),
    /** Who invited. */
    userId: id,
    userName: z.string(),
  }),
  /** Somebody asks for a place in a private room of mine. */
  z.object({
    type: z.literal("ROOM_REQUESTED"),
    roomId,
    roomName: z.string(),
    roomType: z.enum(roomTypes),
    userId: id,
    userName: z.string(),
  }),
  /** Somebody wrote in a room of mine that I am not in. */
  z.object({ type: z.literal("ROOM_ACTIVITY"), roomId, seq }),
  z.object({ type: z.literal("USER_JOINED"), ...named }),
  z.object({ type: z.literal("USER_LEFT"), ...named }),
  /** Somebody of this room is called otherwise from now on; to themselves too. */
  z.object({ type: z.literal("USER_RENAMED"), roomId, userId: id, userName: z.string() }),
  z.object({ type: z.literal("TYPING"), roomId, userId: id, userName: z.string() }),
  z.object({
    type: z.literal("GAME_UPDATE"),
    action: z.enum(gameUpdateActions),
    gameId: id.optional(),
    roomId: roomId.nullable().optional(),
    userId: id.optional(),
    score: z.number().optional(),
    /** With GAME_STARTED: the question that begins. */
    question: askedQuestion.optional(),
    round: count.optional(),
    /** The whole game as the one who is told may see it. */
    state: gameState.optional(),
    /** With GAME_PAID. */
    xp: count.optional(),
    coins: count.optional(),
  }),
  /** It is my turn in a word board by correspondence. */
  z.object({ type: z.literal("TURN_WAITING"), roomId, roomName: z.string(), dueAt: instant }),
  /** A class game is closed to this client: its teacher has ended it, or taken them out. */
  z.object({ type: z.literal("GAME_CLOSED"), gameId: id, message: z.string() }),
  z.object({ type: z.literal("PONG") }),
  z.object({
    type: z.literal("ERROR"),
    message: z.string(),
    /** Which message of the client it is about. */
    clientId: clientId.optional(),
    /** Which room the client may not enter, and the sentence says why. */
    roomId: roomId.optional(),
    /** Which game refused an action. */
    gameId: id.optional(),
  }),
]);
export type ServerMessage = z.output<typeof serverMessage>;
