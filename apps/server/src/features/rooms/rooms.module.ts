import type { RoomMessage } from "@saywell/contract";
import type { GrammarChecker } from "../../adapters/grammar-checker";
import { limitSizeOf } from "../../config";
import type { After } from "../../adapters/after";
import type { Db, Tx } from "../../db/database";
import { inPublishingTransaction } from "../../events";
import { createGatheredReading } from "../../shared-reads/gathered-reading";
import type { HelpPlaceOf } from "../../help-place";
import type { Connection } from "../../live/connection";
import type { Live } from "../../live/live";
import type { SharedCounter } from "../../limits/shared-counter";
import type { Core, Module } from "../../module";
import { createChatChannels } from "./chat/chat-channels";
import type { MessageClassifier } from "../../adapters/message-classifier";
import { type ChatLimits, chatLimits } from "./chat/chat-limits";
import { createChatLive } from "./chat/chat.live";
import { createChatService } from "./chat/chat.service";
import type { Unheard } from "./chat/in-memory/room-activity";
import { type ChatNeeds, createChatStore, lastSeqs, membersOf, peopleOf } from "./chat/chat.store";
import { createLastMessages } from "./chat/last-messages.store";
import { countSaid } from "./chat/count-said.store";
import { createRecentMessages } from "./chat/in-memory/recent-messages";
import { freePlaces, listPlaces, roomsOf } from "./chat/places.store";
import { createRoomPlaces } from "./chat/room-places";
import { createRoomPresence } from "./chat/room-presence";
import { createShownMessages } from "./chat/shown-messages.store";
import type { FilterAlert, LaterReview } from "./chat/storing.service";
import { createStaffLooks } from "./chat/staff-looks";
import { createTakeDowns } from "./chat/take-downs";
import { createHistoryService } from "./history/history.service";
import { createHistoryStore } from "./history/history.store";
import {
  type AskToInvite,
  type RaiseCry,
  type Closing,
  createRoomMakingService,
} from "./making/room-making.service";
import { createRoomRequests, type MayInviteAmong } from "./making/room-requests.service";
import { createPracticePartnerRooms } from "./practice-partner-rooms";
import { createRecheckAfterClass } from "./recheck-rooms";
import { listCompany } from "./recheck-rooms.store";
import { findRoomOfClass, openRoomOfClass } from "./class-rooms.store";
import { createDoorService, type Sanction } from "./door.service";
import { audienceOf, findRoomSubject, keepRoom, roomCards, roomNames } from "./room-cards.store";
import { roomsRoutes } from "./rooms.routes";
import { roomOverviews } from "./room-overview.store";
import { createRoomsService, type RoomsDeps } from "./rooms.service";
import { createRoomReads, type RoomNeeds } from "./room-reads.store";

/** Where rooms limit otherwise than usual, as for measuring. */
export type RoomLimits = Partial<ChatLimits>;

interface Needs {
  reads: RoomNeeds;
  accounts: {
    /** Holds back others who would change this account until the transaction ends. */
    lock: (tx: Tx, accountId: string) => Promise<unknown>;
  };
  classes: {
    /** The newest class that somebody teaches, or else is a student of. */
    newestClassOf: (db: Db | Tx, accountId: string) => Promise<string | null>;
  };
  live: Live;
  after: After;
  sharedCounter: SharedCounter;
  limits: RoomLimits;
  grammar: Pick<GrammarChecker, "checkAndWait">;
  /** Whose words must not reach an account, and the same for many, in their order. */
  hiddenFor: (db: Db | Tx, accountId: string) => Promise<string[]>;
  hiddenForAll: (db: Db, accountIds: readonly string[]) => Promise<readonly (readonly string[])[]>;
  /** Whom the words of these authors must not reach, with whose. */
  unheard: (db: Db, authorIds: readonly string[]) => Promise<readonly Unheard[]>;
  /** Mutes and bans that nobody has lifted, to join. */
  unlifted: ChatNeeds["unlifted"];
  /** Mutes and bans in force. */
  sanctionsOf: (
    db: Db | Tx,
    accountIds: readonly string[],
    now: Date,
  ) => Promise<ReadonlyMap<string, readonly Sanction[]>>;
  askToInvite: AskToInvite;
  mayInviteAmong: MayInviteAmong;
  /** Blocks aside: a button that is missing would tell of them. */
  mayEverInvite: RoomsDeps["mayEverInvite"];
  /** Where somebody is who writes as if they may be in danger, which is then put before the staff. */
  raiseCry: RaiseCry;
  /** Lets a teacher see what the filter found. */
  raiseAlert: (tx: Tx, alert: FilterAlert) => Promise<void>;
  /** Has every message read again, once it is stored; undefined where nobody has to. */
  review: LaterReview | undefined;
  classifier: MessageClassifier | undefined;
  helpPlaceOf: HelpPlaceOf;
  /** Whether learners may create rooms in this school. */
  learnersCreateRooms: () => boolean;
  /** Keeps in the audit log that somebody of the staff looked at the children among these. */
  keepLook: (
    caller: { id: string },
    accountIds: readonly string[],
    by: "JOIN_ROOM",
  ) => Promise<void>;
  /** Keeps in the audit log that somebody closed another's room. */
  recordClosing: (tx: Tx, closing: Closing) => Promise<void>;
}

/** Rooms: the lobby, rooms of one's own, and the chat in them. */
export function roomsModule(core: Core, needs: Needs) {
  const { db, clock, log, events } = core;
  const { demo } = core.config;
  const { live, after, sharedCounter, grammar, hiddenFor, sanctionsOf } = needs;
  const limits = { ...chatLimits[limitSizeOf(core.config)], ...needs.limits };
  const { toAccounts } = live;
  const hidden = createGatheredReading((ids: readonly string[]) => needs.hiddenForAll(db, ids));

  const { accounts, classes } = needs;
  const { cards } = needs.reads;
  const reads = createRoomReads(needs.reads);
  const written = createChatStore({ cards, unlifted: needs.unlifted });
  const shownMessages = createShownMessages({ cards });
  const recent = createRecentMessages();
  const looks = createStaffLooks({
    keepLook: (caller, accountIds) => needs.keepLook(caller, accountIds, "JOIN_ROOM"),
    peopleOf: (roomId) => peopleOf(db, roomId),
    log,
  });
  const channels = createChatChannels({
    came: looks.came,
    renamed: (accountId, userName) => presence.renamed(accountId, userName),
    live,
    history: {
      lastSeqs: (roomIds) => lastSeqs(db, roomIds),
      readAfter: (roomId, after, limit) => written.listAfter(db, roomId, after, limit),
    },
    hiddenForAll: (ids) => needs.hiddenForAll(db, ids),
    saidElsewhere(roomId, messages) {
      // What people here said through another process counts against floods on this one too.
      for (const { id, userId, content: text, createdAt } of messages) {
        if (live.connectionsOf(userId).length === 0) continue;
        recent.add(roomId, userId, { text, at: Date.parse(createdAt), clientId: id });
      }
    },
    log,
  });
  const closeRoomFor: typeof channels.closeRoomFor = (roomId, accountId, ...why) => {
    events.publish("room-shut", { roomId, accountId });
    channels.closeRoomFor(roomId, accountId, ...why);
  };
  const tellLeft = ({ roomId, accountId }: { roomId: string; accountId: string }): void =>
    toAccounts([accountId], { type: "ROOM_LEFT", roomId });
  const rooms = createRoomsService({
    db,
    reads,
    demo,
    hiddenFor,
    mayEverInvite: needs.mayEverInvite,
  });
  const door = createDoorService({
    db,
    clock,
    reads,
    rooms,
    demo,
    sanctionsOf,
    lockAccount: accounts.lock,
    companyOf: (from, roomIds) => listCompany(cards, from, roomIds),
    closeRoomFor,
    tellLeft,
  });
  const practicePartnerRooms = createPracticePartnerRooms({ db, clock, cards, demo });
  const places = createRoomPlaces({
    live,
    list: () => listPlaces(db),
    free: (gone) => freePlaces(db, gone),
    takeAgain: ({ roomId, accountId }) => door.join(accountId, roomId),
    freed: tellLeft,
    lookEvery: limits.lookForEmptyEvery,
    arriveWithin: limits.arriveWithin,
    clock,
    after,
    log,
  });
  const presence = createRoomPresence({
    live,
    channels,
    namesOf: (ids) => written.namesOf(db, ids),
    practicePartnerIn: async (roomId) =>
      (await practicePartnerRooms.find(roomId))?.practicePartner ?? null,
    release: places.release,
    left: (roomId, accountId, { isCutOff }) =>
      events.publish("room-left", { roomId, accountId, isCutOff }),
    returnGrace: limits.returnGrace,
    after,
    log,
  });
  const making = createRoomMakingService({
    db,
    clock,
    reads,
    rooms,
    demo,
    lockAccount: accounts.lock,
    newestClassOf: classes.newestClassOf,
    learnersCreateRooms: needs.learnersCreateRooms,
    askToInvite: needs.askToInvite,
    raiseCry: needs.raiseCry,
    hiddenFor,
    recordClosing: needs.recordClosing,
    toAccounts,
    presentIn: presence.presentIn,
    closeRoomFor,
  });
  const requests = createRoomRequests({
    db,
    clock,
    reads,
    door,
    cards,
    demo,
    lockAccount: accounts.lock,
    askToInvite: needs.askToInvite,
    mayInviteAmong: needs.mayInviteAmong,
    hiddenFor,
    toAccounts,
  });
  const history = createHistoryService({
    db,
    store: createHistoryStore({ cards }),
    door,
    grammar,
    hiddenFor,
  });
  const chat = createChatService({
    db,
    clock,
    written,
    log,
    limits,
    recent,
    admitAll: door.admitAll,
    takePlace: door.takePlace,
    sanctionsOf,
    raise: needs.raiseAlert,
    review: needs.review,
    classifier: needs.classifier,
    helpPlaceOf: needs.helpPlaceOf,
    unheard: (authorIds) => needs.unheard(db, authorIds),
    shownMessages,
    deliver(roomId, batch, authors) {
      channels.publish(roomId, batch);
      const messages: readonly RoomMessage[] = batch.entries;
      if (messages.length > 0) events.publish("message-stored", { roomId, messages, authors });
    },
    toMembers: (accountIds, roomId, message) =>
      toAccounts(accountIds, message, { notIn: channels.topicOf(roomId) }),
  });
  const insideHooks: ((connection: Connection, roomId: string) => void)[] = [];
  const chatLive = createChatLive({
    chat,
    channels,
    presence,
    inside: (connection, roomId) => {
      for (const hear of insideHooks) hear(connection, roomId);
    },
    entered: (roomId, accountId) => events.publish("room-entered", { roomId, accountId }),
    takeDowns: createTakeDowns({ db, clock }),
    sharedCounter,
    hiddenFor: async (accountId) => new Set(await hidden(accountId)),
    looks,
    limits,
    log,
  });
  live.onRecheck(chatLive.recheck);
  live.beforeHangUp(chatLive.stop);
  live.afterHangUp(async () => {
    channels.stopListening();
    await presence.close();
    // Whoever leaves frees a place.
    await places.close();
    await looks.settled();
  });

  events.subscribe("blocks-changed", ({ accountIds }) => channels.hiddenChanged(accountIds));
  events.subscribe("account-shut-out", ({ roomId, accountId, sentence }) =>
    closeRoomFor(roomId, accountId, sentence),
  );
  events.subscribe("account-renamed", async ({ accountId: userId }) => {
    const [found] = await written.namesOf(db, [userId]);
    if (found === undefined) return;
    const { userName } = found;
    for (const roomId of await roomsOf(db, userId)) {
      channels.tell(roomId, { type: "USER_RENAMED", roomId, userId, userName }, { by: userId });
    }
  });
  const recheckAfterClass = createRecheckAfterClass(needs.reads);
  events.subscribe("class-left", async ({ accountIds }) => {
    for (const accountId of accountIds) {
      await inPublishingTransaction(core, async (tx, happened) => {
        await accounts.lock(tx, accountId);
        await recheckAfterClass(tx, accountId, happened);
      });
    }
    // Staff are in rooms also without being members.
    await chatLive.closeAmong((connection) => accountIds.includes(connection.caller.id));
  });
  events.subscribe("messages-taken-down", ({ roomId, authorId, messages }) => {
    for (const message of messages) {
      channels.tell(roomId, { type: "MESSAGE_HIDDEN", roomId, ...message }, { by: authorId });
    }
  });
  events.subscribe("messages-restored", ({ roomId, authorId, messages }) => {
    for (const message of messages) {
      channels.tell(roomId, { type: "MESSAGE_RESTORED", roomId, ...message }, { by: authorId });
    }
  });

  return {
    routes: (app) => roomsRoutes(app, { rooms, door, making, requests, history }),
    live: chatLive.handlers,
    exports: {
      cards: roomCards,
      overviews: roomOverviews,
      /** Closes any room that is not of the demo, with a reason. */
      closeByStaff: making.closeByStaff,
      names: roomNames,
      findOfClass: findRoomOfClass,
      openOfClass: openRoomOfClass,
      keep: keepRoom,
      audienceOf,
      /** What is shown in rooms, for who judges it. */
      messages: shownMessages,
      /** Whether somebody may read what is said in a room. */
      mayRead: async (from: Db | Tx, account: { id: string }, roomId: string): Promise<boolean> =>
        (await door.admit(from, account, roomId)).ok,
      admit: door.admit,
      countSaid,
      /** Takes a message for a room; answers when it is certain what became of it. */
      say: chat.say,
      /** The people who are in a room now, over all processes. */
      presentIn: presence.presentIn,
      /** Tells those who are in a room, for as long as it is news. */
      tell: channels.tell,
      practicePartnerRooms,
      /** Which connections are in which room here, for what else goes on in it. */
      connections: {
        onInside: (hear: (connection: Connection, roomId: string) => void) =>
          void insideHooks.push(hear),
        onGone: channels.onGone,
        members: channels.members,
        roomOf: channels.of,
      },
      /** What a room is about, for what is played in it; undefined where there is none. */
      membersOf: async (from: Db | Tx, roomId: string) =>
        (await membersOf(from, [roomId])).get(roomId) ?? [],
      subjectOf: (from: Db | Tx, roomId: string) => findRoomSubject(from, roomId, demo),
      lastMessages: createLastMessages({ cards }),
    },
  } satisfies Module;
}
