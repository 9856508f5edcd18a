import { isDeepStrictEqual } from "node:util";

/**
 * A reply of a call that is JSON already, because most of it never changes. It goes out as it is,
 * so whoever makes it answers for it: the sources, in development and in every test, hold each
 * against the contract, and only the bundle trusts it.
 */
export class ReadyJson<Reply> {
  /** Only for the compiler: of what this is the JSON. */
  declare readonly reply: Reply;
  constructor(readonly bytes: Buffer) {}
}

/** Throws unless it says exactly what the contract would let out. */
export function checkReadyJson(
  { bytes }: ReadyJson<unknown>,
  contract: { parse: (value: unknown) => unknown },
): void {
  const value: unknown = JSON.parse(bytes.toString());
  if (!isDeepStrictEqual(contract.parse(value), value))
    throw new Error("A reply that was made beforehand says more than its contract.");
}

/** Where a reply is held against the contract before it goes: everywhere but in the bundle. */
export const checksReadyJson = import.meta.url.endsWith(".ts");
