import type { OneTimeLinkPurpose } from "@saywell/contract/constants";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { hashSessionToken, newSessionToken } from "../sessions/session-token";
import * as store from "./one-time-links.store";

export type Link = store.LinkRow;
export type OneTimeLinks = ReturnType<typeof createOneTimeLinks>;

export interface NewLink {
  purpose: OneTimeLinkPurpose;
  /** Whose it is; null where there is no account yet. */
  accountId: string | null;
  /** Where it is sent to; null where it is handed over. */
  email: string | null;
  /** What else has to be known when it is used. */
  data?: object;
  /** Milliseconds. */
  lifetime: number;
}

const day = 24 * 60 * 60 * 1000;

/** Secrets that are mailed, or handed over, and open one thing once. */
export function createOneTimeLinks({ clock }: { clock: Clock }) {
  return {
    /** Makes a link and answers its token, which is stored nowhere. */
    async createLink(tx: Tx, { lifetime, data = {}, ...link }: NewLink): Promise<string> {
      const now = clock.now();
      const token = newSessionToken();
      await store.deleteLinksExpiredBefore(tx, new Date(now.getTime() - day));
      await store.insertLink(tx, {
        ...link,
        data,
        tokenHash: hashSessionToken(token),
        now,
        expiresAt: new Date(now.getTime() + lifetime),
      });
      return token;
    },

    /** Makes links of one kind, and answers their tokens in the same order. */
    async createLinks(
      tx: Tx,
      links: readonly Omit<NewLink, "lifetime">[],
      lifetime: number,
    ): Promise<string[]> {
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + lifetime);
      const tokens = links.map(() => newSessionToken());
      await store.insertLinks(
        tx,
        links.map(({ data = {}, ...link }, place) => ({
          ...link,
          data,
          tokenHash: hashSessionToken(tokens[place]!),
          now,
          expiresAt,
        })),
      );
      return tokens;
    },

    /** What a link would open. Undefined where it is used up, expired, or was never given out. */
    async readLink(
      from: Db | Tx,
      token: string,
      purpose: OneTimeLinkPurpose,
    ): Promise<Link | undefined> {
      return await store.findLink(from, hashSessionToken(token), purpose, clock.now());
    },

    /** How many links of a purpose were made since for this account, and to this mailbox. */
    countLinks: store.countLinks,

    /** The links of an account that were mailed to one address go on to open what they open. */
    async prolongLinks(
      tx: Tx,
      { lifetime, ...links }: Parameters<typeof store.prolongLinks>[1] & { lifetime: number },
    ): Promise<void> {
      await store.prolongLinks(tx, links, new Date(clock.now().getTime() + lifetime));
    },

    /** The links of an account that were mailed to one address open nothing any more. */
    endLinks: store.deleteMailedLinks,

    /** Uses a link up. Undefined where it is used up already, expired, or was never given out. */
    async useLink(tx: Tx, token: string, purpose: OneTimeLinkPurpose): Promise<Link | undefined> {
      return await store.takeLink(tx, hashSessionToken(token), purpose, clock.now());
    },
  };
}
