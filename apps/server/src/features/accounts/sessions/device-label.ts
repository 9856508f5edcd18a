import { parse } from "bowser";

/** What a browser says of itself that is longer than this is not looked at. */
const longest = 500;

/** What a device is called to its owner, as "Firefox on Windows". Null where the browser does not say. */
export function deviceLabel(userAgent: string | undefined): string | null {
  if (userAgent === undefined || userAgent === "" || userAgent.length > longest) return null;
  const { browser, os } = parse(userAgent);
  const parts = [browser.name, os.name].filter((name) => name !== undefined && name !== "");
  return parts.length === 0 ? null : parts.join(" on ").slice(0, 100);
}
