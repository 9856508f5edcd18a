import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import type { PasswordCost } from "../../../config";

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Whether the password is the one behind the hash. Without a hash it takes as
   * long and is false, so that time does not tell which emails have an account.
   */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

/** @param matches the library's check of a password against a hash */
export function createPasswords(cost: PasswordCost, matches = verify): Passwords {
  // The library's algorithm is argon2id unless told otherwise.
  const hashPassword = (password: string): Promise<string> => hash(password, cost);
  let decoy: Promise<string> | undefined;

  return {
    hash: hashPassword,
    async verify(passwordHash, password) {
      decoy ??= hashPassword(randomBytes(16).toString("hex"));
      const isRight = await matches(passwordHash ?? (await decoy), password);
      return isRight && passwordHash !== null;
    },
  };
}
