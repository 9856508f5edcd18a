import { createStore } from "../../../lib/store";

/** Whose session ended without a word from this page. */
export interface EndedSession {
  userId: string;
  /** Whether the school shut them out. */
  isSuspended: boolean;
}

interface SessionEnd {
  /** Null while the session holds, and where nobody had one. */
  ended: EndedSession | null;
  /** Whether the person is on the way out by their own wish: then nobody has to be told. */
  isLeaving: boolean;
}

const holding: SessionEnd = { ended: null, isLeaving: false };

export const sessionEnd = createStore<SessionEnd>(holding);

/** Leaves for a page that is loaded afresh. */
export function leaveByWish(leave = () => window.location.assign("/")): void {
  sessionEnd.setState({ isLeaving: true });
  leave();
}

/** As on a page that was just loaded. */
export const beginAnew = (): void => sessionEnd.replaceState(holding);
