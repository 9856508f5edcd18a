/** Names what is sent once. Not randomUUID: a school's own network may serve without TLS. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join("");

const hex = (byte: number): string => byte.toString(16).padStart(2, "0");
