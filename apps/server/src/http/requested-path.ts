/**
 * The path that a request asks for, as the router reads it: decoded, and without the query and the
 * host that a client may write around it. Other places must not judge the address as it was sent.
 */
export function requestedPath({ url = "" }: { url?: string | undefined }): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, "").split(/[?#]/, 1)[0]!;
  try {
    return decodeURI(path);
  } catch {
    // The router refuses it.
    return path;
  }
}
