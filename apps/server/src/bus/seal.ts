import { createHash } from "node:crypto";

/** For keys in Redis that hold addresses and emails, which are nobody's to read there. */
export const seal = (key: string): string => createHash("sha256").update(key).digest("base64url");
