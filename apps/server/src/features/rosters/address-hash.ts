import { hash } from "node:crypto";

/**
 * By which an address is known again in one class, or among the mails of one sender, when it is forgotten
 * itself. Of another class it is another, so that nobody is followed from class to class by it.
 */
export const addressHash = (ofId: string, email: string): string =>
  hash("sha256", `${ofId}\n${email}`, "hex");
