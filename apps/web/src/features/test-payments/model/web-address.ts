/**
 * An address that a page may lead to; null for one that is no page of the web, such as a script, which
 * a link would run.
 */
export function webAddress(text: string): string | null {
  const url = URL.parse(text, window.location.origin);
  return url !== null && ["http:", "https:"].includes(url.protocol) ? url.href : null;
}
