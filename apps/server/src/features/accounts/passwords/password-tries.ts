import { createHash } from "node:crypto";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { refuse } from "../../../refusal";
import * as store from "./password-tries.store";

export type PasswordTries = ReturnType<typeof createPasswordTries>;

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** Ten passwords in an hour may be wrong; then each waits twice as long as the one before. */
const slowing: store.Slowing = {
  free: 10,
  memory: 60 * minute,
  firstWait: 5000,
  longestWait: 5 * minute,
};

/** A password that may be looked at, and how many were before it. */
export interface PasswordTry {
  key: Buffer;
  tries: number;
}

/**
 * Slows down who guesses the password of one account, from however many addresses, over all
 * processes: it is counted in the database. It counts what was typed, so it is the same whether or
 * not there is such an account.
 */
export function createPasswordTries({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** Undefined where the password must not be looked at yet. */
    async begin(of: string): Promise<PasswordTry | undefined> {
      const key = keyOf(of);
      const tries = await store.countTry(db, key, clock.now(), slowing);
      return tries === undefined ? undefined : { key, tries };
    },

    /** The password was right: this was no guess. */
    async takeBack({ key }: PasswordTry): Promise<void> {
      await store.takeBack(db, key);
    },

    /** Says when to come back. */
    async refusalOf(of: string, sentence = tooManyPasswords) {
      const now = clock.now().getTime();
      const until = (await store.findWait(db, keyOf(of)))?.getTime() ?? now;
      const seconds = Math.min(Math.max(1, Math.ceil((until - now) / 1000)), longestWaitInSeconds);
      return refuse("too-many-requests", sentence, { retryAfter: seconds });
    },

    /** Whether the owner has to be told now that somebody guesses: once a day. */
    async mayTell(tx: Tx, { key, tries }: PasswordTry): Promise<boolean> {
      if (tries < slowing.free) return false;
      const now = clock.now();
      return await store.mayTell(tx, key, now, new Date(now.getTime() - day));
    },

    async forgetOld(tx: Tx): Promise<void> {
      await store.deleteTriesBefore(tx, new Date(clock.now().getTime() - day));
    },
  };
}

const tooManyPasswords =
  "There were too many wrong passwords for this account. Please wait a moment and try again, or choose a new password by email.";

const longestWaitInSeconds = slowing.longestWait / 1000;

/** What is counted is nobody's to read in the database. */
const keyOf = (of: string): Buffer => createHash("sha256").update(of).digest();
