import type { ServerMessage } from "@saywell/contract";
import type { Db, Tx } from "../../db/database";
import type { Core, Module } from "../../module";
import { createBlocksService } from "./blocks/blocks.service";
import { createContact } from "./contact";
import { createFollowsService } from "./follows/follows.service";
import { countFollowers } from "./follows/follows.store";
import { friendsRoutes } from "./friends.routes";
import { createFriendsService } from "./friends.service";
import { type Accounts, createFriendProfilesStore } from "./friend-profiles.store";
import type { Classes } from "./relations.store";
import { createFriendApprovals } from "./requests/friend-approvals";
import { createWaiting } from "./requests/friend-approvals.store";
import { createFriendRequestsService } from "./requests/friend-requests.service";
import { friendStatusLive } from "./status/friend-status.live";
import { createFriendStatus } from "./status/friend-status.service";
import { createFriendStatusStore } from "./status/friend-status.store";

interface Needs {
  accounts: Accounts &
    Parameters<typeof createFollowsService>[0]["accounts"] &
    Parameters<typeof createWaiting>[0]["accounts"] & {
      /** Holds back others who would change this account until the transaction ends. */
      lock: (tx: Tx, accountId: string) => Promise<unknown>;
    };
  classes: Classes &
    Parameters<typeof createWaiting>[0]["classes"] &
    Pick<Parameters<typeof createFriendStatusStore>[0], "memberships"> & {
      /** Everybody in a class with an account. */
      classmatesOf: (db: Db | Tx, accountId: string) => Promise<string[]>;
      /** Who teach a class that both of these are students of. */
      teachersOfBoth: (db: Db | Tx, one: string, other: string) => Promise<string[]>;
    };
  live: {
    /** Which of these accounts have a live connection anywhere. */
    online: (accountIds: readonly string[]) => Promise<Set<string>>;
    toAccounts: (accountIds: readonly string[], message: ServerMessage) => void;
    /** Called when clients are gone, before the process ends. */
    afterHangUp: (farewell: () => Promise<void>) => void;
  };
  /** Ends the invitations to rooms of one of two by the other. */
  endInvitations: (tx: Tx, one: string, other: string) => Promise<void>;
  /** Whether two people are in one room. */
  shareRoom: (from: Db | Tx, one: string, other: string) => Promise<boolean>;
}

/** Who is whose friend, who follows and blocks whom, and so who may reach whom. */
export function friendsModule(
  core: Core,
  { accounts, classes, live, endInvitations, shareRoom }: Needs,
) {
  const { db, clock, events, log } = core;
  const { demo } = core.config;
  const { toAccounts } = live;
  const profiles = createFriendProfilesStore(accounts, accounts.lock);
  const contact = createContact(classes);
  const status = createFriendStatus({
    db,
    store: createFriendStatusStore({ cards: accounts.cards, memberships: classes.memberships }),
    events,
    connected: live.online,
    toAccounts,
    log,
  });
  live.afterHangUp(status.close);
  events.subscribe("friends-changed", ({ accountIds }) =>
    toAccounts([...accountIds], { type: "FRIENDS_CHANGED" }),
  );
  const blocks = createBlocksService({
    db,
    clock,
    events,
    accounts,
    profiles,
    contact,
    shareRoom,
    endInvitations,
    toAccounts,
  });
  const friends = createFriendsService({
    db,
    clock,
    contact,
    profiles,
    classmatesOf: classes.classmatesOf,
    online: status.online,
    toAccounts,
  });
  const approvals = createFriendApprovals({
    clock,
    contact,
    profiles,
    waiting: createWaiting({ accounts, classes }),
    teachersOfBoth: classes.teachersOfBoth,
  });
  const requests = createFriendRequestsService({
    db,
    clock,
    contact,
    profiles,
    approvals,
    toAccounts,
  });
  const follows = createFollowsService({ db, clock, contact, demo, accounts });

  return {
    routes: (app) => friendsRoutes(app, { friends, requests, blocks, follows }),
    live: friendStatusLive(status),
    exports: {
      /** Which of these accounts are here now. */
      online: status.online,
      scopeOf: friends.scopeOf,
      relationshipsWith: friends.relationshipsWith,
      contactWith: contact.with,
      contactWithoutBlocks: contact.withoutBlocks,
      contactAsked: contact.ask,
      hiddenFor: blocks.hiddenFor,
      hiddenForAll: blocks.hiddenForAll,
      unheard: blocks.unheard,
      blocksOf: blocks.blocksOf,
      hasBlocked: blocks.hasBlocked,
      followersOf: follows.followersOf,
      shareRoom,
      countFollowers: (db: Db, ids: readonly string[]) => countFollowers(accounts.cards, db, ids),
      listWaiting: approvals.listWaiting,
      decideWaiting: approvals.decide,
    },
  } satisfies Module;
}
