import { createHash, randomInt } from "node:crypto";
import { codeDigits, recoveryCodeCount } from "@saywell/contract/constants";
import { verifySync } from "otplib";

/** Seconds that one code is shown for. */
const step = 30;

/**
 * Of which step a code is, the one now or one next to it, since clocks differ a little; null where
 * it is of none, or of one not after the latest that was used.
 */
export function stepOf(
  code: string,
  { secret, now, lastStep }: { secret: string; now: Date; lastStep: number },
): number | null {
  const epoch = Math.floor(now.getTime() / 1000);
  // Our clock was wrong when a step was used that is still to come: it must not shut its owner out.
  const isUsable = lastStep <= Math.floor(epoch / step) + 1;
  const found = verifySync({
    secret,
    token: code,
    epoch,
    epochTolerance: step,
    ...(isUsable && { afterTimeStep: lastStep }),
  });
  return found.valid && "timeStep" in found ? found.timeStep : null;
}

export const isPhoneCode = (typed: string): boolean =>
  typed.length === codeDigits && /^\d+$/.test(typed);

/** What is left of a code when spaces and dashes are gone, in the one way that it is held against. */
export const bareCode = (typed: string): string => typed.replaceAll(/[\s-]/g, "").toUpperCase();

/** Without letters and digits that look alike. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const groups = 4;
const groupLength = 4;

/** Codes for whoever has lost the phone: 80 random bits each, in groups to write down. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: groups }, () =>
      Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(""),
    ).join("-"),
  );

/** Enough for what nobody can guess: a slow hash is for passwords that people choose. */
export const hashRecoveryCode = (code: string): Buffer =>
  createHash("sha256").update(bareCode(code)).digest();
