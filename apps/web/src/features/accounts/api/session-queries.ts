import { deviceTimeZone } from "../../../lib/device-time-zone";
import { type Query, type QueryCache, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { SessionUser } from "@saywell/contract";
import { callApi, type ReplyOf } from "../../../lib/api-client";
import { readQuery } from "../../../lib/query-client";
import { clearTab } from "../../../lib/forget-learner";
import { tellOtherTabs } from "../../../lib/other-tabs";
import { sessionEnd } from "../model/session-end";
import { accountQuery } from "./account-query";

/** Who is here, and whether the demo school is open. */
export const sessionQuery = readQuery("GET /api/session", {});

/** Makes a guest where the session has nobody. However many screens ask at once, it happens once. */
export const guestQuery = (client: QueryClient) =>
  queryOptions({
    queryKey: ["guest"],
    queryFn: () => ensureGuest(client),
  });

async function ensureGuest(client: QueryClient): Promise<SessionUser> {
  const session = await client.fetchQuery(sessionQuery);
  if (session.user) return session.user;
  const entered = await callApi("POST /api/session/guest", {
    body: { timeZone: deviceTimeZone() },
  });
  client.setQueryData(sessionQuery.queryKey, { demo: session.demo, ...entered });
  return entered.user;
}

/** What the server answers to whoever enters: who they are, and what they may here. */
type Entered = ReplyOf<"POST /api/session/log-in">;

/** Puts a person into the session. What was read for somebody else is forgotten. */
export function changeUser(client: QueryClient, entered: Entered): void {
  const { ended } = sessionEnd.getState();
  // What somebody had begun waits for nobody else.
  if (ended && ended.userId !== entered.user.id) clearTab();
  const session = client.getQueryData<ReplyOf<"GET /api/session">>(sessionQuery.queryKey);
  client.setQueryData(sessionQuery.queryKey, { demo: session?.demo ?? false, ...entered });
  // A guest who signs up stays the same person, and has an email now.
  if (session?.user?.id === entered.user.id) return renewAccount(client, entered.user);
  forgetReads(client.getQueryCache(), session?.user?.id);
  if (ended === null) return;
  sessionEnd.setState({ ended: null });
  tellOtherTabs("look-again");
}

/** Reads again who is here: a link in a mail, or somebody else, has changed the account. */
export async function renewSession(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  const userId = client.getQueryData(sessionQuery.queryKey)?.user?.id;
  if (userId === undefined) return;
  await client.invalidateQueries({ queryKey: accountQuery(userId).queryKey });
}

function renewAccount(client: QueryClient, user: SessionUser): void {
  const { queryKey } = accountQuery(user.id);
  client.setQueryData(
    queryKey,
    (account) => account && { ...account, user: { ...account.user, ...user } },
  );
  void client.invalidateQueries({ queryKey });
}

/**
 * Forgets what was read. Where a screen still shows what is of the earlier person by name, that goes
 * when the screen lets go of it: sooner, the screen would read it anew, in the name of the next.
 */
export function forgetReads(cache: QueryCache, userId?: string): void {
  const shown = new Set<Query>();
  for (const query of cache.getAll()) {
    const address = query.queryKey.join("/");
    if (address === sessionQuery.queryKey.join("/")) continue;
    const isOfPerson = userId !== undefined && address.includes(userId);
    if (isOfPerson && query.getObserversCount() > 0) shown.add(query);
    else cache.remove(query);
  }
  if (shown.size === 0) return;
  const stop = cache.subscribe(({ type, query }) => {
    if (type !== "observerRemoved" || !shown.has(query) || query.getObserversCount() > 0) return;
    shown.delete(query);
    cache.remove(query);
    if (shown.size === 0) stop();
  });
}
