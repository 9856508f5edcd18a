import type { QueryClient } from "@tanstack/react-query";
import { callApi, onNotSignedIn } from "../../../lib/api-client";
import { live } from "../../../lib/live";
import { onOtherTabs, tellOtherTabs } from "../../../lib/other-tabs";
import { removeToast } from "../../../ui/use-toast";
import { sessionEnd } from "../model/session-end";
import { changeUser, forgetReads, renewSession, sessionQuery } from "./session-queries";

/** However many refusals come at once, it is asked once. */
let looking: Promise<void> | null = null;

/**
 * Asks again who is here, where this page shows somebody with an account, or did. Where their
 * session is over, everything of theirs leaves the page. Answers false where there is only a guest,
 * or nobody.
 */
export async function lookAgain(client: QueryClient): Promise<boolean> {
  const believed = client.getQueryData(sessionQuery.queryKey)?.user;
  const isSomebody = believed && !believed.isGuest;
  if (!isSomebody && sessionEnd.getState().ended === null) return false;
  looking ??= look(client).finally(() => (looking = null));
  await looking;
  return true;
}

async function look(client: QueryClient): Promise<void> {
  // Whoever logs in, or is on the way out, changes the session: it counts as they leave it.
  await mutationsDone(client);
  const { queryKey } = sessionQuery;
  const before = client.getQueryData(queryKey);
  const session = await callApi("GET /api/session");
  if (client.isMutating() > 0) return await look(client);
  if (client.getQueryData(queryKey) !== before || sessionEnd.getState().isLeaving) return;

  const { user, isSuspended, ...here } = session;
  if (user && !user.isGuest) {
    if (user.id === before?.user?.id) client.setQueryData(queryKey, session);
    else changeUser(client, { ...here, user });
  } else if (before?.user) {
    // The page goes first: it would read anew what is taken from it.
    sessionEnd.setState({ ended: { userId: before.user.id, isSuspended: isSuspended === true } });
    live.stop();
    client.setQueryData(queryKey, { ...here, user: null });
    client.getMutationCache().clear();
    forgetReads(client.getQueryCache());
    removeToast();
    tellOtherTabs("look-again");
  }
}

const mutationsDone = (client: QueryClient): Promise<void> =>
  new Promise((done) => {
    if (client.isMutating() === 0) return done();
    const stop = client.getMutationCache().subscribe(() => {
      if (client.isMutating() > 0) return;
      stop();
      done();
    });
  });

/** Looks again whenever something says that the session may be over, until the function that comes back is called. */
export function watchSession(client: QueryClient): () => void {
  // Without an answer, the next refusal asks again.
  const doubt = () => void lookAgain(client).catch(() => {});
  let { status } = live.store.getState();
  const stops = [
    onNotSignedIn(doubt),
    onOtherTabs("look-again", doubt),
    onOtherTabs("account-changed", () => void renewSession(client).catch(() => {})),
    live.store.subscribe(() => {
      const before = status;
      ({ status } = live.store.getState());
      if (status === "ended" && status !== before) doubt();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
