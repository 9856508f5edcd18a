import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const inTheOpen = "open:";
/** How an encrypted secret begins. */
export const sealed = "sealed:";
const lengths = { iv: 12, tag: 16 } as const;

export interface SecretBox {
  /** How a secret of an account is stored. */
  close(secret: string, accountId: string): string;
  /** The secret; undefined where it was closed with another key, or for another account. */
  open(stored: string, accountId: string): string | undefined;
  /** Whether it was stored before there was a key. */
  isOutdated(stored: string): boolean;
}

/**
 * Keeps secrets from whoever reads the database, or a copy of it, and not the environment: AES-256-GCM
 * under a key made of the product's own. Without one they are stored as they are.
 */
export function createSecretBox(secretKey: string | undefined): SecretBox {
  const key =
    secretKey === undefined
      ? undefined
      : Buffer.from(hkdfSync("sha256", secretKey, "", "saywell second factor", 32));

  return {
    close(secret, accountId) {
      if (key === undefined) return inTheOpen + secret;
      const iv = randomBytes(lengths.iv);
      const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(accountId));
      const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return sealed + Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64");
    },

    open(stored, accountId) {
      if (stored.startsWith(inTheOpen)) return stored.slice(inTheOpen.length);
      if (key === undefined) return undefined;
      const bytes = Buffer.from(stored.slice(sealed.length), "base64");
      const text = lengths.iv + lengths.tag;
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, lengths.iv))
          .setAAD(Buffer.from(accountId))
          .setAuthTag(bytes.subarray(lengths.iv, text));
        return Buffer.concat([decipher.update(bytes.subarray(text)), decipher.final()]).toString();
      } catch {
        return undefined;
      }
    },

    isOutdated: (stored) => key !== undefined && stored.startsWith(inTheOpen),
  };
}
