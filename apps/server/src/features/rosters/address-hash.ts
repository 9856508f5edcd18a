import { hash } from "node:crypto";

/**
 * By which an address is known again in one class, when it is forgotten itself. Of another class it is
 * another, so that nobody is followed from class to class by it.
 */
export const addressHash = (classId: string, email: string): string =>
  hash("sha256", `${classId}\n${email}`, "hex");
